"""A real nginx with the limits of deploy/nginx.conf before a real room."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path

import httpx
import pytest

from clubantique.server.seats import COOKIE
from clubantique.server.settings import (
    READS_AT_ONCE,
    REQUESTS_AT_ONCE,
    SOCKETS_AGAIN,
    Settings,
)

from .club import Person, sit_down
from .doorstep import FRIEND, STRANGER, closed, http_from, raw
from .hosted import hosted
from .nginx import CONF, nginx

FLOOD = 2000
PLENTY = ("--reads", "1000000", "--requests", "1000000")
REAL_IP = "set_real_ip_from 127.0.0.1; real_ip_header X-Real-IP;"
HALF_A_HEAD = b"GET /api/games HTTP/1.1\r\nHost: club\r\nX-More: "


def test_the_limits_are_those_of_the_room() -> None:
    settings, text = Settings(), CONF.read_text()
    rates = dict(re.findall(r"zone=(\w+):10m +rate=(\d+)r/s", text))
    bursts = dict(re.findall(r"limit_req +zone=(\w+) +burst=(\d+)", text))
    most = dict(re.findall(r"limit_conn (\w+) (\d+);", text))
    wanted = {
        "club_reads": (settings.reads, settings.reads * READS_AT_ONCE),
        "club_requests": (settings.requests, settings.requests * REQUESTS_AT_ONCE),
        "club_openings": (settings.sockets / SOCKETS_AGAIN, settings.sockets),
    }
    assert {name: (float(rates[name]), float(bursts[name])) for name in rates} == wanted
    assert most == {"club_connections": "1000", "club_sockets": str(settings.sockets)}


async def test_people_play_through_nginx(tmp_path: Path) -> None:
    with hosted(tmp_path) as room, nginx(tmp_path, room) as club:
        table, (token, _) = await sit_down(club, club, "lastwill", will="5")
        ann = Person(club, table, token)
        await ann.come()
        await ann.say(kind="chat", text="Good evening")
        await ann.hear_of("done")
        await ann.leave()
        async with club.http() as http:
            stranger = {"Origin": "http://evil.example"}
            assert (await http.post(f"/api/tables/{table}/sit", json={}, headers=stranger)).status_code == 403
            assert (await http.get("/metrics")).status_code == 404
            assert (await http.head("/api/games")).status_code == 200


async def test_the_cookies_of_many_tables_pass(tmp_path: Path) -> None:
    names = [f"{COOKIE}{number:022}" for number in range(120)]
    cookies = "; ".join(f"{name}={'t' * 43}" for name in names)
    assert len(cookies) > 8192
    with hosted(tmp_path) as room, nginx(tmp_path, room) as club:
        async with club.http() as http:
            assert (await http.get("/api/mine", headers={"Cookie": cookies})).json() == []


async def begin(http: httpx.AsyncClient, address: str = "") -> httpx.Response:
    return await http.post("/api/tables/no/begin", headers={"X-Real-IP": address} if address else {})


async def until_refused(http: httpx.AsyncClient, addresses: Iterator[str]) -> httpx.Response:
    """The first answer that is not the room's."""
    for address in addresses:
        if (answer := await begin(http, address)).status_code != 404:
            return answer
    pytest.fail("nobody was refused")


async def test_a_flood_of_one_address_is_refused_by_nginx_and_nobody_else(tmp_path: Path) -> None:
    """The room behind it would let much more through."""
    with hosted(tmp_path, *PLENTY) as room, nginx(tmp_path, room) as club:
        async with http_from(STRANGER, club) as stranger, http_from(FRIEND, club) as friend:
            refused = await until_refused(stranger, repeat("", FLOOD))
            assert (refused.status_code, refused.headers["retry-after"]) == (429, "5")
            assert refused.json() == {"key": "error-too-much", "facts": {"seconds": 5}}
            assert (await begin(friend)).status_code == 404
            assert (await friend.get("/readyz")).status_code == 200


async def test_an_ipv6_network_of_64_bits_is_one_visitor_to_nginx(tmp_path: Path) -> None:
    with hosted(tmp_path, *PLENTY) as room, nginx(tmp_path, room, REAL_IP) as club:
        async with club.http() as http:
            addresses = (f"2001:db8:0:a::{number:x}" for number in range(1, FLOOD))
            assert (await until_refused(http, addresses)).status_code == 429
            for other in ("2001:db8:0:b::1", "203.0.113.5"):
                assert (await begin(http, other)).status_code == 404


async def test_half_a_request_is_not_waited_for(tmp_path: Path) -> None:
    with hosted(tmp_path) as room, nginx(tmp_path, room) as club:
        reader, writer = await raw(STRANGER, club, HALF_A_HEAD)
        assert b"200" not in await closed(reader)
        writer.close()
        async with http_from(FRIEND, club) as friend:
            answer = await friend.get("/readyz")
        assert json.loads(answer.text)["store"]
