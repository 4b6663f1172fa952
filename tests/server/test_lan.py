"""A room for friends in the local network: addresses that work, and pages under each of them may play."""

from __future__ import annotations

import json
import signal
import socket
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from clubantique.server.lan import lan_address, of_interfaces

from .hosted import Hosted, hosted

ON_A_NETWORK = (str(Path(__file__).with_name("on_a_network.py")),)
ALL = ("--host", "0.0.0.0")
STRANGER = {"X-Forwarded-For": "203.0.113.9"}


def rest_of_what_it_said(club: Hosted) -> list[str]:
    """After the first line, which says where the room is."""
    assert club.end(signal.SIGTERM) == 0
    assert club.process is not None
    assert club.process.stdout is not None
    return club.process.stdout.read().splitlines()


async def address_told(club: Hosted, **headers: str) -> str:
    async with club.http() as http:
        return str((await http.get("/api/house", headers=headers)).raise_for_status().json()["address"])


async def test_a_room_on_all_addresses_says_where_friends_find_it(tmp_path: Path) -> None:
    with hosted(tmp_path, *ALL, program=ON_A_NETWORK) as club:
        friends = f"http://192.168.1.5:{club.port}"
        assert await address_told(club) == friends
        assert await address_told(club, **STRANGER) == "", "a network is nobody's business outside it"
        assert rest_of_what_it_said(club) == [
            f"For friends in your network: {friends}",
            "(Only for this machine: --host 127.0.0.1, or make play HOST=127.0.0.1)",
        ]


def has_ipv6() -> bool:
    with suppress(OSError), socket.create_server(("::1", 0), family=socket.AF_INET6):
        return True
    return False


async def test_the_address_that_is_printed_first_works_on_this_machine(tmp_path: Path) -> None:
    hosts = [("0.0.0.0", "127.0.0.1"), ("::", "[::1]")]
    for host, own in hosts if has_ipv6() else hosts[:1]:
        with hosted(tmp_path, "--host", host, program=ON_A_NETWORK) as club:
            assert club.opened_at == f"http://{own}:{club.port}"
            async with httpx.AsyncClient(timeout=60) as http:
                assert (await http.get(f"{club.opened_at}/healthz")).status_code == 200


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
async def test_a_room_for_this_machine_only_has_no_address_for_friends(tmp_path: Path, host: str) -> None:
    with hosted(tmp_path, "--host", host, program=ON_A_NETWORK) as club:
        assert await address_told(club) == ""
        assert rest_of_what_it_said(club) == []


async def test_in_a_container_nobody_is_sent_to_its_inner_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("container", "podman")
    with hosted(tmp_path, *ALL) as club:
        assert await address_told(club) == ""
        assert rest_of_what_it_said(club) == []


async def test_with_a_public_address_everybody_is_told_that_one(tmp_path: Path) -> None:
    with hosted(tmp_path, *ALL, "--public-url", "https://club.example", program=ON_A_NETWORK) as club:
        assert await address_told(club) == "https://club.example"
        assert await address_told(club, **STRANGER) == "https://club.example"
        assert rest_of_what_it_said(club) == []


async def test_pages_under_either_address_play_and_others_do_not(tmp_path: Path) -> None:
    with hosted(tmp_path, *ALL, program=ON_A_NETWORK) as club:
        here, friends, evil = club.address, f"192.168.1.5:{club.port}", "evil.example"
        wanted = {"game": "adel", "name": "Ann", "chairs": [{}]}
        found = {}
        async with club.http() as http:
            for host in (here, friends):
                for page in (here, friends, evil):
                    headers = {"Host": host, "Origin": f"http://{page}"}
                    made = await http.post("/api/tables", json=wanted, headers=headers)
                    found[host, page] = made.status_code
        assert made_by(found) == {(here, here), (friends, friends)}
        async with club.http() as http:
            made = await http.post("/api/tables", json=wanted)
        path = f"/api/tables/{made.json()['table']}/socket"
        with socket.create_connection(("127.0.0.1", club.port)) as friend:
            url, origin = f"ws://{friends}{path}", Origin(f"http://{friends}")
            async with connect(url, sock=friend, origin=origin) as page_of_a_friend:
                assert json.loads(await page_of_a_friend.recv())["kind"] == "waiting"
        with pytest.raises(InvalidStatus):
            await connect(f"ws://{here}{path}", origin=Origin(f"http://{friends}"))


def made_by(found: dict[tuple[str, str], int]) -> set[tuple[str, str]]:
    assert set(found.values()) <= {201, 403}
    return {pair for pair, code in found.items() if code == 201}


# --- this machine --------------------------------------------------------------------------------------


@pytest.mark.parametrize("family", [socket.AF_INET, socket.AF_INET6])
def test_the_address_in_the_network_is_one_of_this_machine(family: socket.AddressFamily) -> None:
    """Or there is none: a machine may be on no network at all."""
    found = lan_address(family)
    assert not found or not ip_address(found).is_loopback
    if found:
        with socket.socket(family, socket.SOCK_STREAM) as own:
            own.bind((found, 0))


def test_interfaces_tell_their_addresses() -> None:
    """On Linux, where there is always the one by which a machine speaks to itself."""
    found = list(of_interfaces())
    assert all(ip_address(each).version == 4 for each in found)
    assert "127.0.0.1" in found or not Path("/proc/net/dev").exists()
