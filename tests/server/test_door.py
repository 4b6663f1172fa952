"""Load from outside: what one address does shuts nobody else out, and forty people behind one are never refused."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from .doorstep import (
    FRIEND,
    LONG,
    STRANGER,
    Crowd,
    close_code,
    closed,
    greeted,
    http_from,
    new_table,
    raw,
    socket_from,
)
from .hosted import Hosted, hosted, metrics_of

GOLDEN = Path(__file__).parents[1] / "playthroughs" / "golden" / "adel-2.json"
HALF_A_HEAD = b"GET /api/games HTTP/1.1\r\nHost: club\r\nX-More: "
HALF_A_BODY = b"POST /api/tables HTTP/1.1\r\nHost: club\r\nContent-Length: 1000\r\n\r\n{"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: club\r\n\r\n"
SOCKETS = 400  # of one address, as docs/operating.md has it
MANY = 5000
MOST_LINES = 100
TABLES, PEOPLE, DEVICES, ASSETS = 10, 40, 2, 10


# --- who is one visitor ----------------------------------------------------------------------------


async def test_addresses_of_one_network_share_their_limits(tmp_path: Path) -> None:
    with hosted(tmp_path, "--requests", "0.1") as club:
        async with club.http() as http:
            codes = [await sit(http, f"2001:db8:1:2::{number:x}") for number in range(1, 91)]
            other = await sit(http, "2001:db8:1:3::1")
    assert codes[0] == other == 404
    assert codes[-1] == 429


async def sit(http: httpx.AsyncClient, address: str) -> int:
    headers = {"X-Forwarded-For": address}
    return (await http.post("/api/tables/no/sit", json={"name": "Ann"}, headers=headers)).status_code


# --- sockets -----------------------------------------------------------------------------------------


async def test_too_many_sockets_of_one_address_are_refused_and_nobody_else(tmp_path: Path) -> None:
    many = SOCKETS + 50
    with hosted(tmp_path, "--log", "json") as club:
        async with http_from(FRIEND, club) as http, Crowd(club, STRANGER) as crowd:
            tables = [(await new_table(http))["table"] for _ in range(10)]
            await crowd.all_come(*[tables[number % 10] for number in range(many)])
            assert (await http.get("/readyz")).status_code == 200
            friend = await socket_from(FRIEND, club, tables[0])
            assert await greeted(friend) == "waiting"
            assert len(crowd.open) + len(crowd.refused) == many
            assert len(crowd.open) <= SOCKETS
            answers = [error.response for error in crowd.refused]
            assert {answer.status_code for answer in answers} == {429}
            assert json.loads(answers[0].body or b"")["key"] == "error-too-much"
            assert int(answers[0].headers["Retry-After"]) >= 1
            assert (await metrics_of(club))['sockets_refused_total{reason="limit"}'] == len(answers)
            await friend.close()
        assert not [line for line in club.lines() if line["level"] not in ("debug", "info")]


async def test_who_closes_a_socket_may_open_another(tmp_path: Path) -> None:
    with limited(tmp_path, sockets="40") as club:
        async with http_from(FRIEND, club) as http, Crowd(club, STRANGER) as crowd:
            table = (await new_table(http))["table"]
            await crowd.all_come(*[table] * 41)
            assert (len(crowd.open), len(crowd.refused)) == (40, 1)
            await crowd.open.pop().close()
            async with asyncio.timeout(LONG):
                while len(crowd.open) < 40:
                    await asyncio.sleep(0.2)  # who hammers at the door is not even answered
                    await crowd.come(table)


async def test_one_table_has_so_many_onlookers_and_always_its_players(tmp_path: Path) -> None:
    with limited(tmp_path, onlookers="10") as club:
        async with http_from(FRIEND, club) as http, Crowd(club, STRANGER) as crowd:
            ann = await new_table(http)
            await crowd.all_come(*[ann["table"]] * 10)
            assert len(crowd.open) == 5, "half of them of one address"
            async with Crowd(club, "127.0.0.4") as others:
                await others.all_come(*[ann["table"]] * 5)
                assert len(others.open) == 5
                async with Crowd(club, "127.0.0.5") as late:
                    await late.come(ann["table"])
                    headers = {"Authorization": f"Bearer {ann['token']}"}
                    await late.come(ann["table"], additional_headers=headers)
                    assert [error.response.status_code for error in late.refused] == [429]
                    assert await greeted(late.open[0]) == "waiting"


# --- the forty -----------------------------------------------------------------------------------------


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A browser client of one page and ten assets."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    for number in range(ASSETS):
        (folder / "assets" / f"{number}.js").write_text("play()")
    return folder


async def reload(http: httpx.AsyncClient, table: str) -> list[int]:
    """What a browser asks for a page, one connection after the other."""
    assets = [f"/assets/{number}.js" for number in range(ASSETS)]
    paths = [f"/t/{table}", *assets, "/api/games", "/api/mine", f"/api/tables/{table}"]
    return [(await http.get(path)).status_code for path in paths]


async def test_forty_people_behind_one_address_are_never_refused(tmp_path: Path, client: Path) -> None:
    record = json.loads(GOLDEN.read_text())
    with hosted(tmp_path, "--client", str(client)) as club:
        async with http_from(STRANGER, club) as http, Crowd(club, STRANGER) as crowd:
            hosts = [await new_table(http) for _ in range(TABLES)]
            tables = [host["table"] for host in hosts]
            for table in tables:
                (await http.post(f"/api/tables/{table}/sit", json={"name": "Bob"})).raise_for_status()
            devices = [tables[number % TABLES] for number in range(PEOPLE * DEVICES)]
            await crowd.all_come(*devices)
            reloads = await asyncio.gather(*[reload(http, table) for table in devices])
            await crowd.all_come(*devices)  # the old ones are still open
            records = await asyncio.gather(*[http.post("/api/records", json=record) for _ in range(PEOPLE)])
            assert {code for codes in reloads for code in codes} == {200}
            assert {answer.status_code for answer in records} == {201}
            assert not crowd.refused
            for socket in crowd.open:
                await socket.send('{"kind": "hello"}')
            assert {await greeted(socket) for socket in crowd.open} <= {"update", "waiting"}


# --- requests ------------------------------------------------------------------------------------------


async def test_endless_reads_of_one_address_are_refused_and_nobody_else(tmp_path: Path) -> None:
    with limited(tmp_path, reads="0.1") as club:
        async with http_from(STRANGER, club) as http, http_from(FRIEND, club) as friend:
            answers = [await http.get("/api/games") for _ in range(100)]
            assert answers[0].status_code == 200
            refused = [answer for answer in answers if answer.status_code == 429]
            assert refused
            assert refused[0].json()["key"] == "error-too-much"
            assert int(refused[0].headers["retry-after"]) >= 1
            assert "content-security-policy" in refused[0].headers
            assert (await friend.get("/api/games")).status_code == 200


async def test_to_begin_counts_as_a_request(tmp_path: Path) -> None:
    with limited(tmp_path, requests="0.1") as club:
        async with http_from(STRANGER, club) as http:
            codes = [(await http.post("/api/tables/nowhere/begin")).status_code for _ in range(90)]
    assert codes[0] == 404
    assert codes[-1] == 429


async def test_bytes_are_counted_over_http_and_sockets(tmp_path: Path) -> None:
    with limited(tmp_path, kilobytes="1", messages="1000000") as club:
        async with http_from(STRANGER, club) as http, http_from(FRIEND, club) as friend:
            table = (await new_table(friend))["table"]
            codes = [(await http.post("/api/records", content=b" " * 60_000)).status_code for _ in range(20)]
            assert codes[0] == 400
            assert 429 in codes
            socket = await socket_from(STRANGER, club, table)
            flooding = asyncio.create_task(flood(socket, " " * 60_000))
            assert await close_code(socket) == 1013
            await flooding
            assert (await friend.post("/api/records", content=b" " * 60_000)).status_code == 400


@contextmanager
def limited(folder: Path, **limits: str) -> Iterator[Hosted]:
    """A room with limits in its environment: one that does not know them starts all the same."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in limits.items():
            patch.setenv(f"CLUBANTIQUE_{name.upper()}", value)
        with hosted(folder, "--log", "json") as club:
            yield club


# --- messages --------------------------------------------------------------------------------------------


async def flood(socket: ClientConnection, message: str) -> None:
    with suppress(ConnectionClosed):
        for _ in range(MANY):
            await socket.send(message)


async def test_onlookers_do_not_share_what_they_may_say(tmp_path: Path) -> None:
    with hosted(tmp_path, "--messages", "1") as club:
        async with http_from(FRIEND, club) as http:
            table = (await new_table(http))["table"]
            for _ in range(10):  # one after the other: their buckets have no time to fill up again
                onlooker = await socket_from(STRANGER, club, table)
                for _ in range(3):
                    await onlooker.send("{}")
                    assert await problem_of(onlooker) == "error-garbled"
                await onlooker.close()


async def problem_of(socket: ClientConnection) -> str:
    while (message := json.loads(await asyncio.wait_for(socket.recv(), LONG)))["kind"] != "refused":
        pass
    key: str = message["problem"]["key"]
    return key


async def test_a_large_message_costs_more_than_a_small_one(tmp_path: Path) -> None:
    with hosted(tmp_path, "--messages", "1") as club:
        async with http_from(FRIEND, club) as http:
            socket = await socket_from(STRANGER, club, (await new_table(http))["table"])
            problems = []
            for _ in range(3):
                await socket.send(" " * 60_000)
                problems.append(await problem_of(socket))
            assert problems[0] == "error-garbled"
            assert "error-too-much" in problems
            await socket.close()


async def test_who_goes_on_when_refused_is_not_read_for_ever(tmp_path: Path) -> None:
    with hosted(tmp_path, "--messages", "0.2") as club:
        async with http_from(FRIEND, club) as http:
            socket = await socket_from(STRANGER, club, (await new_table(http))["table"])
            told, code = 0, None
            try:
                for _ in range(200):  # one at a time: what waits for a slow reader is another limit
                    await socket.send("{}")
                    await problem_of(socket)
                    told += 1
            except ConnectionClosed as error:
                code = error.rcvd.code if error.rcvd else None
            assert (told < 200, code) == (True, 1013)


async def test_who_only_pings_is_cut_off(tmp_path: Path) -> None:
    with hosted(tmp_path) as club:
        async with http_from(FRIEND, club) as http:
            socket = await socket_from(STRANGER, club, (await new_table(http))["table"])
            with suppress(ConnectionClosed):
                for _ in range(MANY):
                    await socket.ping()
            assert await close_code(socket) is not None
            assert (await http.get("/readyz")).status_code == 200


# --- connections -----------------------------------------------------------------------------------------


async def trickle(writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while not writer.is_closing():
            writer.write(b"a")
            await writer.drain()
            await asyncio.sleep(0.5)


async def cut_off(club: Hosted, said: bytes) -> None:
    """Whether they say nothing more, or a little now and then; what was asked before is answered."""
    silent, one = await raw(STRANGER, club, said)
    trickling, other = await raw(STRANGER, club, said)
    going_on = asyncio.create_task(trickle(other) if said else asyncio.sleep(0))
    answers = await asyncio.gather(closed(silent), closed(trickling))
    assert [answer.count(b"200 OK") for answer in answers] == [said.count(WHOLE)] * 2
    one.close()
    other.close()
    await going_on


async def test_who_does_not_finish_a_request_is_cut_off_and_sockets_stay(tmp_path: Path) -> None:
    with hosted(tmp_path, "--log", "json") as club:
        async with http_from(FRIEND, club) as http:
            socket = await socket_from(FRIEND, club, (await new_table(http))["table"])
            await greeted(socket)
            unfinished = [b"", HALF_A_HEAD, HALF_A_BODY, WHOLE + HALF_A_HEAD]
            await asyncio.gather(*[cut_off(club, said) for said in unfinished])
            await socket.send('{"kind": "hello"}')
            assert await greeted(socket) == "waiting"
            await socket.close()
        assert not [line for line in club.lines() if line["level"] not in ("debug", "info")]


async def test_a_body_that_is_refused_is_not_read_for_ever(tmp_path: Path) -> None:
    with hosted(tmp_path) as club:
        head = b"POST /api/tables HTTP/1.1\r\nHost: club\r\nContent-Length: 1000000000\r\n\r\n"
        reader, writer = await raw(STRANGER, club, head)
        assert b" 413 " in await asyncio.wait_for(reader.readline(), LONG)
        with suppress(OSError):
            for _ in range(MANY):
                writer.write(b" " * 65536)
                await writer.drain()
        await closed(reader)
        assert writer.transport.is_closing()


async def test_one_address_has_so_many_connections_and_nobody_else_suffers(tmp_path: Path) -> None:
    with limited(tmp_path, sockets="20") as club:
        held = [await raw(STRANGER, club, HALF_A_HEAD) for _ in range(80)]
        async with http_from(FRIEND, club) as http:
            assert (await http.get("/readyz")).status_code == 200
        for _, writer in held:
            with suppress(OSError):
                writer.write(b"\r\nConnection: close\r\n\r\n")
        answers = await asyncio.gather(*[closed(reader) for reader, _ in held])
        assert 1 <= len([answer for answer in answers if b"200 OK" in answer]) <= 50
        for _, writer in held:
            writer.close()
        assert {line["event"] for line in club.lines()} == {"migrated", "started"}


class Poor(Hosted):
    """On a machine that gives the process few descriptors, and no more."""

    limit = "ulimit -n 600"

    def command(self) -> list[str]:
        return ["sh", "-c", f'{self.limit}; exec "$@"', "sh", *super().command()]


async def test_few_descriptors_are_never_used_up(tmp_path: Path) -> None:
    club = Poor(tmp_path, "--log", "json")
    club.start()
    try:
        async with http_from(FRIEND, club) as http:
            table = (await new_table(http))["table"]
            friend = await socket_from(FRIEND, club, table)
            await greeted(friend)
            strangers = [f"127.0.2.{1 + number % 8}" for number in range(800)]
            held = [await raw(stranger, club, HALF_A_HEAD) for stranger in strangers]
            await friend.send('{"kind": "hello"}')
            assert await greeted(friend) == "waiting"
            await asyncio.gather(*[closed(reader) for reader, _ in held])
            assert (await http.get("/readyz")).json()["store"]
            await friend.close()
            for _, writer in held:
                writer.close()
        assert not [line for line in club.lines() if "accept" in str(line)]
        assert len(club.lines()) < MOST_LINES
    finally:
        club.kill()


async def test_the_process_takes_as_many_descriptors_as_it_may_have(tmp_path: Path) -> None:
    class Modest(Poor):
        limit = "ulimit -S -n 256"

    club = Modest(tmp_path)
    club.start()
    try:
        found = await metrics_of(club)
        assert found["process_max_fds"] > 256
    finally:
        club.kill()


# --- the log -----------------------------------------------------------------------------------------------


async def test_strangers_cannot_multiply_lines_of_the_log(tmp_path: Path) -> None:
    with hosted(tmp_path, "--log", "json") as club:
        async with http_from(FRIEND, club) as http, Crowd(club, STRANGER) as crowd:
            table = (await new_table(http))["table"]
            await crowd.all_come(*["nowhere"] * 100)
            assert len(crowd.refused) == 100
            await crowd.all_come(*[table] * 80)
            for socket in crowd.open:
                await socket.send(b"\xff\xfe", text=True)
            assert {await close_code(socket) for socket in crowd.open} == {1007}
            for _ in range(50):
                reader, writer = await raw(STRANGER, club, b"\0 nonsense\r\n\r\n")
                assert b"400" in await closed(reader)
                writer.close()
        lines = club.lines()
        refused = [line for line in lines if line["event"] == "socket-refused"]
        assert 1 <= len(refused) < 100
        assert len(lines) < MOST_LINES


# --- HEAD --------------------------------------------------------------------------------------------------------


async def test_head_is_answered_wherever_get_is(tmp_path: Path, client: Path) -> None:
    (client / "icon.svg").write_text("<svg/>")
    with hosted(tmp_path, "--client", str(client)) as club:
        async with http_from(FRIEND, club) as http:
            schema = (await http.get("/schema")).json()
            laid_out = (await http.post("/api/records", json=json.loads(GOLDEN.read_text()))).json()
            api = [path for path, methods in schema["paths"].items() if "get" in methods]
            pages = ["/", "/seat", "/t/{table_id}", "/t/{table_id}/replay", "/icon.svg", "/assets/1.js"]
            others = ["/schema", "/nowhere", "/metrics"]
            paths = [path.replace("{table_id}", laid_out["id"]) for path in [*api, *pages, *others]]
            assert len(paths) > 15
            for path in paths:
                got, head = await http.get(path), await http.head(path)
                assert (head.status_code, head.content) == (got.status_code, b""), path
                assert told(head) == told(got), path
                assert head.headers["content-length"] == str(len(got.content)), path
            reader, writer = await raw(
                FRIEND, club, b"HEAD / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
            )
            assert (await closed(reader)).endswith(b"\r\n\r\n")
            writer.close()
            assert (await http.delete("/api/games")).status_code == 405


def told(answer: httpx.Response) -> dict[str, str]:
    return {name: value for name, value in answer.headers.items() if name != "date"}
