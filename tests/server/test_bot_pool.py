"""Bots of a real club room: each answers for itself, however many others think, hang, stumble or die."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from clubantique.bots import names
from clubantique.core import registry
from clubantique.core.record import Record, decode
from clubantique.server.bot_pool import lower, think

from .club import PLENTY, Person
from .hosted import Anew, Hosted, hosted, left_of, metrics_of

ODD = (str(Path(__file__).with_name("odd_bots.py")),)
SLOW = (str(Path(__file__).with_name("slow_bots.py")),)
LIMIT = 120.0
MANY = 160
ELSEWHERE = "198.51.100.7"
WORKER = "multiprocessing.spawn"
IN_ORDER = "SELECT table_id, seat, message FROM entries ORDER BY rowid"
FREE = ("--requests", PLENTY, "--messages", PLENTY, "--log", "json")


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(LIMIT):
        while not condition():
            await asyncio.sleep(0.2)


async def table_of_bots(http: httpx.AsyncClient, game: str, *bots: str) -> str:
    """Only bots play: one of them stands in for the host."""
    chairs = [{"bot": bot} for bot in bots[1:]]
    wanted = {"game": game, "name": "Ann", "chairs": chairs}
    seat = (await http.post("/api/tables", json=wanted)).raise_for_status().json()
    headers = {"Authorization": f"Bearer {seat['token']}"}
    path = f"/api/tables/{seat['table']}/stand-in"
    (await http.post(path, json={"seat": 0, "bot": bots[0]}, headers=headers)).raise_for_status()
    return str(seat["table"])


async def thoughts(club: Hosted) -> float:
    return (await metrics_of(club))["bot_thinking_seconds_count"]


def fallbacks(club: Hosted) -> list[tuple[str, str, str]]:
    """Which bot could not answer, why, and who did."""
    found = [line for line in club.lines() if line["event"] == "bot-fallback"]
    return [(line["bot"], line["reason"], line.get("by", "random")) for line in found]


# --- crowds --------------------------------------------------------------------------------------


async def test_many_tables_of_bots_cost_nobody_their_bot(tmp_path: Path) -> None:
    """All of them wait longer than they may think; and somebody's bot at another table has its turn soon."""
    with hosted(tmp_path, "--bot-seconds", "4", *FREE, program=ODD) as club:
        async with club.http() as http:
            http.headers["X-Forwarded-For"] = ELSEWHERE
            tables = [await table_of_bots(http, "adel", "patient", "patient") for _ in range(MANY)]
            del http.headers["X-Forwarded-For"]
            wanted = {"game": "adel", "name": "Bea", "chairs": [{"bot": "patient"}]}
            seat = (await http.post("/api/tables", json=wanted)).raise_for_status().json()
        bea = Person(club, seat["table"], seat["token"])
        await bea.come()
        begun = await thoughts(club)
        async with asyncio.timeout(LIMIT):
            await answer(bea, 6)
            while await thoughts(club) < begun + MANY:
                await asyncio.sleep(0.2)
        await bea.leave()
        assert fallbacks(club) == []
        found = await metrics_of(club)
        assert found['bot_waiting_seconds_bucket{le="5.0"}'] < found["bot_waiting_seconds_count"]
        assert club.end(signal.SIGTERM) == 0
    with closing(sqlite3.connect(club.file)) as database:
        rows = database.execute(IN_ORDER).fetchall()
    assert len({row[0] for row in rows}) == len(tables) + 1
    assert max(others_before_the_bot(rows, seat["table"])) < MANY / 4


async def answer(person: Person, times: int) -> None:
    """Answers with whatever comes first, and waits for what the others say."""
    answered: list[Any] = []
    while len(answered) < times:
        await person.hear()
        decision = person.update.get("decision")
        if person.update.get("options") and decision not in answered:
            answered.append(decision)
            await person.choose(person.update["options"][0])


def others_before_the_bot(rows: list[tuple[str, int | None, str | None]], table: str) -> list[int]:
    """How many answers were stored elsewhere between what the person at a table said and what its bot said."""
    counts: list[int] = []
    since: int | None = None
    for here, (each, _, message) in enumerate(rows):
        if each == table and message is not None:
            since = here
        elif each == table and since is not None:
            counts.append(here - since - 1)
            since = None
    return counts


async def test_a_bot_that_is_crowded_out_leaves_its_answer_to_the_next_lower_one(tmp_path: Path) -> None:
    with hosted(tmp_path, "--bot-seconds", "2", "--workers", "1", *FREE, program=ODD) as club:
        async with club.http() as http:
            for _ in range(30):
                await table_of_bots(http, "adel", "ponderous", "ponderous")
        await until(lambda: len(fallbacks(club)) >= 20)
        assert set(fallbacks(club)) == {("ponderous", "crowded", "squire")}
        assert (await metrics_of(club))['bot_fallbacks_total{reason="crowded"}'] >= 20


# --- bots that hang, stumble or die --------------------------------------------------------------


async def test_a_bot_that_hangs_takes_nothing_from_the_others(tmp_path: Path) -> None:
    with hosted(tmp_path, "--bot-seconds", "4", *FREE, program=ODD) as club:
        async with club.http() as http:
            tables = [await table_of_bots(http, "adel", "lord", "lord", "lord") for _ in range(6)]
            await table_of_bots(http, "adel", "hermit", "hermit")
        await until(lambda: len(fallbacks(club)) >= 2)
        assert set(fallbacks(club)) == {("hermit", "late", "ponderous")}
        assert club.end(signal.SIGTERM) == 0
    checked = [check_answers(club, table, "lord") for table in tables]
    assert sum(checked) > 10


def check_answers(club: Hosted, table: str, bot: str) -> int:
    """What the bots at a table said is what they think; returns how many answers there are (not all are looked at)."""
    with closing(sqlite3.connect(club.file)) as database:
        wanted = "SELECT game, rules, components, options, seed FROM tables WHERE id = ?"
        ((game, rules, components, options, seed),) = database.execute(wanted, (table,)).fetchall()
    rows = club.stored(table)
    head = {"format": "clubantique-record-1", "game": game, "rules": rules, "components": components}
    seats = [{"name": str(seat)} for seat in range(3)]
    head |= {"options": json.loads(options), "seats": seats, "entries": []}
    record: Record = decode(json.dumps(head).encode())
    for seat, _, entries in rows[:60]:
        said = [entry[1] for entry in entries if isinstance(entry, list)]
        if seat is not None:
            assert said == think(record.encoded(), bot, seat, seed)
        record.entries += [tuple(entry) if isinstance(entry, list) else entry for entry in entries]  # type: ignore[misc]
    return len(rows)


@pytest.mark.parametrize(
    ("bot", "steps"),
    [
        ("clumsy", [("clumsy", "failed", "clumsy"), ("clumsy", "failed", "random")]),
        ("mortal", [("mortal", "died", "clumsy"), ("clumsy", "failed", "random")]),
    ],
)
async def test_a_table_goes_on_whatever_becomes_of_its_bot(
    tmp_path: Path, bot: str, steps: list[tuple[str, str, str]]
) -> None:
    with hosted(tmp_path, *FREE, program=ODD) as club:
        async with club.http() as http:
            table = await table_of_bots(http, "meisterdiebe", bot, bot)
        await until(lambda: len(club.stored(table)) >= 3)
        await until(lambda: len(fallbacks(club)) >= 4)
        assert fallbacks(club)[:4] == steps * 2
        found = await metrics_of(club)
        counted = sum(each for name, each in found.items() if name.startswith("bot_fallbacks_total"))
        assert counted >= 4


@pytest.mark.parametrize("game", [game for game in registry.names() if len(names(game)) > 1])
def test_random_is_below_nobody(game: str) -> None:
    known = names(game)
    own = [name for name in known if name != "random"]
    assert lower(game, own[0]) == []
    assert lower(game, "random") == []
    assert lower(game, "a-bot-of-yesterday") == own[::-1]


# --- beginning and end ---------------------------------------------------------------------------


def workers_of(club: Hosted) -> list[str]:
    assert club.process is not None
    return [line for line in left_of(club.process.pid) if WORKER in line]


async def test_bots_are_awake_before_anybody_plays(tmp_path: Path) -> None:
    with hosted(tmp_path, "--workers", "3") as club:
        await until(lambda: len(workers_of(club)) == 3)
        assert await thoughts(club) == 0


@pytest.mark.parametrize("program", [ODD, SLOW], ids=["quick", "thinking"])
def test_nothing_is_left_of_a_room_that_was_killed(tmp_path: Path, program: tuple[str, ...]) -> None:
    """Only the server is killed, its workers and what looks after them are not."""
    with hosted(tmp_path, "--bot-seconds", "3000", *FREE, program=program, kind=Anew) as club:
        assert club.process is not None
        with httpx.Client(base_url=f"http://{club.address}", timeout=LIMIT) as http:
            wanted = {"game": "adel", "name": "Ann", "chairs": [{"bot": "random"}]}
            http.post("/api/tables", json=wanted).raise_for_status()
        begun = time.monotonic()
        while not workers_of(club):
            assert time.monotonic() - begun < LIMIT
            time.sleep(0.1)
        os.kill(club.process.pid, signal.SIGKILL)
        club.process.wait(LIMIT)
        while left := left_of(club.process.pid):
            assert time.monotonic() - begun < LIMIT, left
            time.sleep(0.1)
