"""The server is killed again and again while people play: everything that was acknowledged is there, nothing twice."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from pathlib import Path
from random import Random

import httpx
import pytest

from clubantique.core.play import replay
from clubantique.core.record import decode

from .club import Club, Stubborn, on_disk

pytestmark = pytest.mark.asyncio

KILLS = 1000 if os.environ.get("CLUBANTIQUE_SOAK") else 5
GAMES = ["adel", "meisterdiebe", "lastwill"]


async def table_of_two(club: Club, game: str, seed: int) -> list[Stubborn]:
    async with club.http() as http:
        wanted = {"game": game, "name": "Ann", "chairs": [{}, {"bot": "random"}]}
        ann = (await http.post("/api/tables", json=wanted)).raise_for_status().json()
        bob = (
            (await http.post(f"/api/tables/{ann['table']}/sit", json={"name": "Bob"}))
            .raise_for_status()
            .json()
        )
    return [Stubborn(club, ann["table"], each["token"], seed + n) for n, each in enumerate((ann, bob))]


async def kill_again_and_again(club: Club, enough: asyncio.Event) -> None:
    rng = Random(1)
    for _ in range(KILLS):
        await asyncio.sleep(0.5 + rng.random())
        club.kill()
        await asyncio.to_thread(club.start)
    enough.set()


async def game_after_game(club: Club, game: str, seed: int, enough: asyncio.Event) -> list[Stubborn]:
    """As long as the server is being killed, there is somebody playing; returns all who finished a game."""
    finished: list[Stubborn] = []
    while not finished or not enough.is_set():
        try:
            people = await table_of_two(club, game, seed + len(finished))
        except httpx.HTTPError:
            await asyncio.sleep(0.1)  # killed while the table was set up: set up another one
            continue
        await asyncio.gather(*[person.play() for person in people])
        finished += people
    return finished


def stored(file: Path, table: str) -> list[tuple[int, str, list[object]]]:
    """Who said what under which id, as it lies on the disk."""
    with sqlite3.connect(file) as connection:
        rows = connection.execute(
            "SELECT seat, message, entries FROM entries WHERE table_id = ? ORDER BY number", (table,)
        ).fetchall()
    connection.close()
    return [(seat, message, json.loads(entries)) for seat, message, entries in rows]


async def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    club = on_disk(tmp_path)
    club.start()
    try:
        enough = asyncio.Event()
        killing = asyncio.create_task(kill_again_and_again(club, enough))
        games = [game_after_game(club, game, 1000 * seed, enough) for seed, game in enumerate(GAMES * 2)]
        finished = await asyncio.gather(*games)
        await killing
        for person in [person for people in finished for person in people]:
            await check(club, tmp_path / "club.db", person, person.update["view"]["ranking"])
    finally:
        club.stop()


async def check(club: Club, file: Path, person: Stubborn, ranking: list[int]) -> None:
    said = stored(file, person.table)
    seat = person.update["seat"]
    mine = {message: entries for who, message, entries in said if who == seat}
    assert len(mine) == sum(who == seat for who, _, _ in said)
    assert set(person.acknowledged) <= set(mine)
    for message, choices in person.acknowledged.items():
        assert [entry[1] for entry in mine[message] if isinstance(entry, list)] == choices
    async with club.http() as http:
        record = decode((await http.get(f"/api/tables/{person.table}/record")).raise_for_status().content)
    assert json.loads(record.encoded())["entries"] == [entry for _, _, entries in said for entry in entries]
    play = replay(record)
    assert play.game.places(play.state) == ranking
