"""What whoever runs the room relies on: numbers, logs without secrets, and an orderly end."""

from __future__ import annotations

import asyncio
import logging
import signal
import sqlite3
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from clubantique.server.addresses import allowed
from clubantique.server.errors import NoTable
from clubantique.server.logs import JsonLines, TextLines

from .club import PATIENCE, Person, two_friends
from .hosted import Anew, Hosted, hosted, metrics_of

NAME = "Zebedee Quill"
SAID = "the candlestick is under the piano"
SLOW = Path(__file__).with_name("slow_bots.py")


# --- numbers -------------------------------------------------------------------------------------


async def test_a_played_game_is_seen_in_the_metrics_and_names_nobody(tmp_path: Path) -> None:
    with hosted(tmp_path) as club:
        async with two_friends(club, "adel", "random", "random") as people:
            await people[0].say(kind="choose", decision=[99, 0], choices=["castle"])
            assert (await metrics_of(club))["connections"] == 3
            await asyncio.gather(*[person.play() for person in people])
        found = await metrics_of(club)
        async with club.http() as http:
            text = (await http.get("/metrics")).text
    with sqlite3.connect(club.file) as database:
        ((answers,),) = database.execute("SELECT count(*) FROM entries").fetchall()
        ((seed,),) = database.execute("SELECT seed FROM tables").fetchall()
    database.close()
    assert found["store_write_seconds_count"] == answers + 1  # the table was set up, too
    assert found["bot_thinking_seconds_count"] > 0
    assert found['tables{status="over"}'] == found['games_over_total{game="adel"}'] == 1
    assert found['refusals_total{key="error-stale"}'] == 1
    assert found["messages_received_total"] > 10
    assert found["messages_sent_total"] > found["messages_received_total"]
    assert found["watch_failures_total"] == 0
    assert found["bus_connected"] == 1
    assert "process_resident_memory_bytes" in found
    secrets = [people[0].table, people[0].token or "", people[1].token or "", seed, "Ann", "Bob"]
    assert not [each for each in secrets if each in text]


async def test_metrics_are_for_those_who_run_the_room(tmp_path: Path) -> None:
    with hosted(tmp_path) as club:
        async with club.http() as http:
            assert (await http.get("/metrics")).status_code == 200
            seen = await http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
        assert seen.status_code == 404
        assert seen.json() == {"key": "error-nothing-here", "facts": {}}


@pytest.mark.parametrize(
    ("address", "networks", "expected"),
    [
        ("10.1.2.3", "127.0.0.1, 10.0.0.0/8", True),
        ("11.1.2.3", "127.0.0.1, 10.0.0.0/8", False),
        ("::1", "127.0.0.1,::1", True),
        ("10.1.2.3", "", False),
        ("10.1.2.3", "*", True),
        ("somewhere", "10.0.0.0/8", False),
    ],
)
def test_who_may_read_the_metrics(address: str, networks: str, expected: bool) -> None:
    assert allowed(address, networks) == expected


# --- logs ----------------------------------------------------------------------------------------


async def play_and_stumble(club: Hosted) -> list[str]:
    """A game with everything that could be written down by mistake; returns the secrets."""
    async with club.http() as http:
        wanted = {"game": "adel", "name": NAME, "chairs": [{"bot": "random"}, {"bot": "lord"}]}
        seat = (await http.post("/api/tables", json=wanted)).raise_for_status().json()
        person = Person(club, seat["table"], seat["token"])
        await person.come()
        await person.say(kind="chat", text=SAID)
        await person.say(kind="choose", decision=[0, 0], choices=["open sesame"])
        await person.play()
        await person.leave()
        await http.get(f"/t/{seat['table']}?secret=swordfish")
        await http.get(f"/nowhere/{seat['table']}?secret=swordfish")
        await http.post(f"/api/tables/{seat['table']}/sit", content=b'{"name": "Zebedee Quill", "x": 1')
        await without_its_store(
            club, http, f"/api/tables/{seat['table']}/record?secret=swordfish", seat["token"]
        )
    with pytest.raises(InvalidStatus):
        await connect(
            f"ws://{club.address}/api/tables/{seat['table']}/socket?s=swordfish",
            origin=Origin("http://evil.example"),
        )
    with sqlite3.connect(club.file) as database:
        ((seed,),) = database.execute("SELECT seed FROM tables").fetchall()
    database.close()
    return [seat["table"], seat["token"], seed, NAME, "Zebedee", SAID, "candlestick", "swordfish", "sesame"]


async def without_its_store(club: Hosted, http: httpx.AsyncClient, path: str, token: str) -> None:
    """For a while the store lacks what it needs: the watch and a request fail."""
    database = sqlite3.connect(club.file, timeout=PATIENCE)
    database.execute("ALTER TABLE tables RENAME TO away")
    while "watch-failed" not in club.log.read_text():
        assert (await http.get(path, headers={"Authorization": f"Bearer {token}"})).status_code in (200, 500)
        await asyncio.sleep(0.2)
    await http.get("/api/tables", headers={"Authorization": f"Bearer {token}"})
    database.execute("ALTER TABLE away RENAME TO tables")
    database.close()


async def test_the_log_tells_what_happens_and_no_secret(tmp_path: Path) -> None:
    with hosted(tmp_path, "--log", "json", "--log-level", "debug") as club:
        secrets = await play_and_stumble(club)
        assert club.end(signal.SIGTERM) == 0
    text = club.log.read_text()
    assert not [each for each in secrets if each in text]
    events = [line["event"] for line in club.lines()]
    wanted = [
        "migrated",
        "started",
        "table-begun",
        "table-over",
        "watch-failed",
        "went-wrong",
        "socket-refused",
    ]
    assert [event for event in wanted if event not in events] == []
    assert events[-1] == "stopped"
    begun, over = [next(line for line in club.lines() if line["event"] == event) for event in wanted[2:4]]
    assert begun["table"] == over["table"]
    wrong = next(line for line in club.lines() if line["event"] == "went-wrong")
    assert wrong["error"] == "OperationalError: no such table: tables"
    assert any(place.startswith("store.py:") for place in wrong["where"])


def logged(error: Exception, kind: type[logging.Formatter]) -> str:
    try:
        raise error
    except Exception:
        record = logging.LogRecord(
            "clubantique.x", logging.ERROR, "", 0, "it-failed: %s", (error,), sys.exc_info()
        )
    record.facts = {"game": "adel"}
    return kind().format(record)


@pytest.mark.parametrize("kind", [TextLines, JsonLines])
def test_an_error_is_logged_without_what_may_stand_in_it(kind: type[logging.Formatter]) -> None:
    assert "it-failed" in logged(KeyError("a token"), kind)
    assert "KeyError" in logged(KeyError("a token"), kind)
    assert "adel" in logged(KeyError("a token"), kind)
    assert "a token" not in logged(KeyError("a token"), kind)
    assert "a token" not in logged(ExceptionGroup("a token", [NoTable(table="a token")]), kind)
    assert "error-no-table" in logged(ExceptionGroup("a token", [NoTable(table="a token")]), kind)
    assert "No such file" in logged(FileNotFoundError(2, "No such file"), kind)


async def test_a_bot_that_is_late_is_replaced_noted_and_counted(tmp_path: Path) -> None:
    with hosted(tmp_path, "--bot-seconds", "2", "--log", "json", program=(str(SLOW),)) as club:
        async with club.http() as http:
            wanted = {"game": "adel", "name": "Ann", "chairs": [{"bot": "random"}]}
            (await http.post("/api/tables", json=wanted)).raise_for_status()
            while not (found := await metrics_of(club)).get('bot_fallbacks_total{reason="late"}'):
                await asyncio.sleep(0.2)
        assert found["store_write_seconds_count"] >= 1
        assert club.end(signal.SIGTERM) == 0
        late = next(line for line in club.lines() if line["event"] == "bot-fallback")
        assert (late["level"], late["game"], late["bot"], late["reason"]) == (
            "warning",
            "adel",
            "random",
            "late",
        )


# --- the end -------------------------------------------------------------------------------------


async def close_code(person: Person) -> int | None:
    try:
        while True:
            await person.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize(("how", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
async def test_a_room_with_a_thinking_bot_and_a_client_that_does_not_read_closes_promptly(
    tmp_path: Path, how: signal.Signals, code: int
) -> None:
    with hosted(tmp_path, "--bot-seconds", "3000", program=(str(SLOW),), kind=Anew) as club:
        async with two_friends(club, "adel", "random") as people:
            for person in people[:2]:  # until only the bot is due, which thinks for an hour
                await person.hear_of("update")
                await person.choose(person.update["options"][0])
            while not (await metrics_of(club))["tables_thinking"]:
                await asyncio.sleep(0.1)
            deaf = await connect(f"ws://{club.address}/api/tables/{people[0].table}/socket", max_queue=1)
            for _ in range(50):
                await deaf.send('{"kind": "hello"}')
            watching = [asyncio.create_task(close_code(person)) for person in people]
            await asyncio.sleep(0.5)
            assert await asyncio.to_thread(club.end, how) == code
            assert await asyncio.gather(*watching) == [1012] * 3
            deaf.transport.abort()


async def test_what_is_being_said_when_the_room_closes_is_stored_or_refused(tmp_path: Path) -> None:
    """Everybody talks while the room closes: whatever was acknowledged is there when it opens again."""
    with hosted(tmp_path, kind=Anew) as club:
        async with two_friends(club, "adel") as people:
            for number in range(40):
                await people[number % 2].say(kind="chat", text=f"line {number}", id=f"c{number}")
            await people[0].hear_of("done")  # and the others are on their way
            closing = asyncio.create_task(asyncio.to_thread(club.end, signal.SIGTERM))
            await asyncio.gather(*[close_code(person) for person in people])
            assert await closing == 0
            done = {each["id"] for person in people for each in person.received if each["kind"] == "done"}
        with sqlite3.connect(club.file) as database:
            stored = {row[0] for row in database.execute("SELECT message FROM chats")}
        database.close()
        assert done
        assert done <= stored
