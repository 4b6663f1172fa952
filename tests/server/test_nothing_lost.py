"""Servers are killed again and again while people play: everything that was acknowledged is there, nothing twice."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from clubantique.core.play import replay
from clubantique.core.record import decode
from clubantique.core.registry import names
from clubantique.server.seats import hashed

from . import stored
from .broker import broker
from .club import Club, Stubborn, on_disk
from .crashing import ask_until_answered
from .kills import SOAK, Tally
from .postgres import postgres
from .restless import Restless
from .stored import Said

pytestmark = pytest.mark.asyncio

KILLS = 150 if SOAK else 5  # in each of the two tests
PROGRESS = 25
GAMES = names()
RESTARTS_EVERY = 10 if SOAK else 2


async def test_a_killed_server_loses_nothing(tmp_path: Path, tally: Tally) -> None:
    await play_and_kill([on_disk(tmp_path)], GAMES * (2 if SOAK else 1), [], tally)


async def test_of_several_servers_one_after_the_other_is_killed_and_nothing_is_lost(tally: Tally) -> None:
    """Their store crashes, too, and recovers; and their broker, which has nothing to recover."""
    with postgres() as store, broker() as between:

        def store_crashes() -> None:
            store.stop()
            store.start()

        def broker_crashes() -> None:
            between.kill()
            between.start()

        clubs = [Club(store.url, between.url) for _ in range(2)]
        await play_and_kill(clubs, GAMES, [store_crashes, broker_crashes], tally)


async def play_and_kill(
    clubs: list[Club], games: list[str], crashes: list[Callable[[], None]], tally: Tally
) -> None:
    """At so many tables at once; each person plays on a process of their own, if there are several."""
    with ExitStack() as at_last:
        for club in clubs:
            club.start()
            at_last.callback(club.stop)
        enough = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            group.create_task(kill_again_and_again(clubs, crashes, enough, tally))
            tables = [
                group.create_task(game_after_game(clubs, game, tally.seed + 1000 * number, enough))
                for number, game in enumerate(games)
            ]
        finished = [person for table in tables for person in table.result()]
        tally.add(games=len(finished) // 2)
        for person in finished:
            await count_and_check(person, tally)


async def kill_again_and_again(
    clubs: list[Club], crashes: list[Callable[[], None]], enough: asyncio.Event, tally: Tally
) -> None:
    """Any of them, at any moment, also while it opens; it comes back under the same address."""
    rng = Random(tally.seed)
    for kill in range(1, KILLS + 1):
        await asyncio.sleep(0.1 + 1.2 * rng.random())
        if crashes and kill % RESTARTS_EVERY == 0:
            await asyncio.to_thread(crashes[kill // RESTARTS_EVERY % len(crashes)])
            tally.add(restarts=1)
        club = rng.choice(clubs)
        club.kill()
        await asyncio.to_thread(club.start)
        tally.add(kills=1)
        if kill % PROGRESS == 0:
            tally.say(f"{len(clubs)} servers: {kill} of {KILLS} kills")
    enough.set()


async def game_after_game(clubs: list[Club], game: str, seed: int, enough: asyncio.Event) -> list[Restless]:
    """As long as servers are being killed, there is somebody playing; returns all who finished a game."""
    finished: list[Restless] = []
    rng = Random(seed)
    while not finished or not enough.is_set():
        people = await sit_down_whatever_happens(clubs, game, rng)
        await asyncio.gather(*[person.play() for person in people])
        finished += people
    return finished


async def sit_down_whatever_happens(clubs: list[Club], game: str, rng: Random) -> list[Restless]:
    """Everybody asks until they are answered, and has one chair then."""
    wanted = {"game": game, "name": "Ann", "chairs": [{}, {"bot": "random"}]}
    ann = await sat_down(clubs[0], "/api/tables", rng, **wanted)
    bob = await sat_down(clubs[-1], f"/api/tables/{ann['table']}/sit", rng, name="Bob")
    chairs = await stored.chairs(clubs[0].database, ann["table"])
    assert chairs[:2] == [("Ann", hashed(ann["token"])), ("Bob", hashed(bob["token"]))]
    seats = zip((clubs[0], clubs[-1]), (ann, bob), strict=True)
    return [Restless(club, ann["table"], each["token"], rng.getrandbits(32)) for club, each in seats]


async def sat_down(club: Club, path: str, rng: Random, **wanted: Any) -> dict[str, Any]:
    key = f"{rng.getrandbits(128):032x}"
    found: dict[str, Any] = (await ask_until_answered(club, path, key, **wanted)).raise_for_status().json()
    return found


async def count_and_check(person: Restless, tally: Tally) -> None:
    """Of everything that was said."""
    url, seat = person.club.database, person.update["seat"]
    said = await stored.entries(url, person.table)
    lines = await stored.lines(url, person.table)
    answers = {message: entries for who, message, entries in said if who == seat}
    talk = {message: text for who, message, text in lines if who == seat}
    there = Counter(message for who, message, _ in [*said, *lines] if who == seat)
    tally.add(acknowledged=len(person.done), lost=sum(each not in there for each in person.done))
    tally.add(doubled=sum(number > 1 for number in there.values()))
    tally.add(refused_though_stored=sum(each in there for each in person.refused))
    assert not [each for each in person.refused if each in there]
    unheard = {person.pending["id"]} if person.pending else set()
    assert set(person.done) <= set(there) <= set(person.done) | unheard
    for message, wanted in person.done.items():
        if wanted["kind"] == "chat":
            assert talk[message] == wanted["text"]
        else:
            assert answers[message][0] == [seat, *wanted.get("choices", [None])]
    if person.update["over"]:
        await check(person, said)


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
