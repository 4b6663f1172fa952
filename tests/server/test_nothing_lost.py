"""Servers are killed again and again while people play: everything that was acknowledged is there, nothing twice."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest

from clubantique.core.play import replay
from clubantique.core.record import decode

from .broker import broker
from .club import ENTRIES, Club, Stubborn, on_disk, sit_down
from .postgres import postgres

pytestmark = pytest.mark.asyncio

SOAK = bool(os.environ.get("CLUBANTIQUE_SOAK"))
KILLS = 500 if SOAK else 5  # in each of the two tests
PROGRESS = 50
GAMES = ["adel", "meisterdiebe", "lastwill"]

Said = tuple[int | None, str | None, list[object]]  # who said what under which id
Reader = Callable[[str], Awaitable[list[Said]]]
Tell = Callable[[str], None]


@pytest.fixture
def tell(capfd: pytest.CaptureFixture[str]) -> Tell:
    """In a long run one wants to see that it goes on."""

    def line(text: str) -> None:
        if SOAK:
            with capfd.disabled():
                print(text, file=sys.stderr, flush=True)

    return line


async def test_a_killed_server_loses_nothing(tmp_path: Path, tell: Tell) -> None:
    club = on_disk(tmp_path)

    async def stored(table: str) -> list[Said]:
        return club.stored(table)

    await play_and_kill([club], GAMES * 2, stored, tell)


async def test_of_several_servers_one_after_the_other_is_killed_and_nothing_is_lost(tell: Tell) -> None:
    with postgres() as server, broker() as between:

        async def stored(table: str) -> list[Said]:
            connection = await asyncpg.connect(server.url)
            try:
                rows = await connection.fetch(ENTRIES.replace("?", "$1"), table)
            finally:
                await connection.close()
            return [(seat, message, json.loads(entries)) for seat, message, entries in rows]

        clubs = [Club(server.url, between.url) for _ in range(2)]
        await play_and_kill(clubs, GAMES, stored, tell)


async def play_and_kill(clubs: list[Club], games: list[str], stored: Reader, tell: Tell) -> None:
    """At so many tables at once; each person plays on a process of their own, if there are several."""
    with ExitStack() as at_last:
        for club in clubs:
            club.start()
            at_last.callback(club.stop)
        enough = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            group.create_task(kill_again_and_again(clubs, enough, tell))
            tables = [
                group.create_task(game_after_game(clubs, game, 1000 * seed, enough))
                for seed, game in enumerate(games)
            ]
        finished = [person for table in tables for person in table.result()]
        for person in finished:
            await check(person, await stored(person.table))
    checked = sum(len(person.acknowledged) for person in finished)
    tell(f"{len(clubs)} servers: {KILLS} kills, {len(finished) // 2} games, {checked} acknowledged choices")


async def kill_again_and_again(clubs: list[Club], enough: asyncio.Event, tell: Tell) -> None:
    """Any of them, at any moment, also while it opens; it comes back under the same address."""
    rng = Random(1)
    for kill in range(1, KILLS + 1):
        await asyncio.sleep(0.1 + 1.2 * rng.random())
        club = rng.choice(clubs)
        club.kill()
        await asyncio.to_thread(club.start)
        if kill % PROGRESS == 0:
            tell(f"{len(clubs)} servers: {kill} of {KILLS} kills")
    enough.set()


async def game_after_game(clubs: list[Club], game: str, seed: int, enough: asyncio.Event) -> list[Stubborn]:
    """As long as servers are being killed, there is somebody playing; returns all who finished a game."""
    finished: list[Stubborn] = []
    while not finished or not enough.is_set():
        try:
            table, tokens = await sit_down(clubs[0], clubs[-1], game, "random")
        except httpx.HTTPError:
            await asyncio.sleep(0.1)  # killed while the table was set up: set up another one
            continue
        ann, bob = tokens
        first = seed + len(finished)
        people = [Stubborn(clubs[0], table, ann, first), Stubborn(clubs[-1], table, bob, first + 1)]
        await asyncio.gather(*[person.play() for person in people])
        finished += people
    return finished


async def check(person: Stubborn, said: list[Said]) -> None:
    seat = person.update["seat"]
    mine = {message: entries for who, message, entries in said if who == seat}
    assert len(mine) == sum(who == seat for who, _, _ in said)
    assert set(person.acknowledged) <= set(mine)
    for message, choices in person.acknowledged.items():
        assert [entry[1] for entry in mine[message] if isinstance(entry, list)] == choices
    async with person.club.http() as http:
        record = decode((await http.get(f"/api/tables/{person.table}/record")).raise_for_status().content)
    assert json.loads(record.encoded())["entries"] == [entry for _, _, entries in said for entry in entries]
    play = replay(record)
    assert play.game.places(play.state) == person.update["view"]["ranking"]
