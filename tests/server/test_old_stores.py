"""A store and a backup of commit f1e47e0: every table is as it was, its people come back, and play on to the end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from clubantique.core.play import replay
from clubantique.core.record import decode
from clubantique.server.backups import restore

from . import old_stores, stored
from .club import PATIENCE, Club, Person
from .old_stores import BACKUP, TABLES
from .postgres import postgres

pytestmark = pytest.mark.asyncio

NOW_PLAYING = [each for each in TABLES if each["status"] in ("playing", "paused")]


@pytest.fixture(params=["sqlite", "postgresql"])
def club(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Club]:
    """Not open yet; its store is empty."""
    with ExitStack() as at_last:
        of_file = f"sqlite:///{tmp_path / 'club.db'}"
        yield Club(of_file if request.param == "sqlite" else at_last.enter_context(postgres()).url)


@pytest.mark.parametrize("kept_as", ["store", "backup"])
async def test_everybody_comes_back_to_an_old_store_and_plays_on(club: Club, kept_as: str) -> None:
    if kept_as == "store":
        await old_stores.put(club.database, "0002")
    else:
        await restore(club.database, BACKUP, replace=False)
    club.start()
    try:
        for each in TABLES:
            await check_as_it_was(club, each)
        await check_whose_turn_it_is(club)
        for each in NOW_PLAYING if kept_as == "store" else NOW_PLAYING[:1]:
            await play_to_the_end(club, each)
    finally:
        club.stop()


async def check_as_it_was(club: Club, each: dict[str, Any]) -> None:
    """Its status, its chat, and what everybody who sat there sees."""
    path = f"/api/tables/{each['table']}"
    async with club.http() as http:
        info = (await http.get(path)).raise_for_status().json()
        assert (info["status"], info["game"]) == (each["status"], each["game"])
        if each["entries"] is not None:
            record = decode((await http.get(f"{path}/record")).raise_for_status().content)
            assert len(record.entries) == each["entries"]
            play = replay(record)
            assert play.over == (each["status"] == "over")
            assert "ranking" not in each or play.game.places(play.state) == each["ranking"]
        if "code" in each:  # nobody knows any more to whom the seat belonged when it was made
            answer = await http.post("/api/pass", json={"code": each["code"]})
            assert answer.json()["key"] == "error-pass"
    lines = len(await stored.lines(club.database, each["table"]))
    decisions = []
    for number, token in enumerate(each["tokens"]):
        person = Person(club, each["table"], token)
        await person.come()
        while not person.update or (lines and not any(heard["kind"] == "chat" for heard in person.received)):
            await person.hear()
        assert person.update["mine"] == seats_of(each)[number]
        decisions.append(person.update.get("decision"))
        await person.leave()
    if each.get("part"):  # of an answer: the rest of it is asked for, and nothing else
        assert any(decision and decision[1] for decision in decisions)


def seats_of(each: dict[str, Any]) -> list[list[int]]:
    return [[0, 1], [2]] if each["case"] == "shared" else [[0], [1]]


async def check_whose_turn_it_is(club: Club) -> None:
    """In one's own list, as soon as the room has had time to look at its old tables."""
    cookies = {f"seat-{each['table']}": each["tokens"][0] for each in NOW_PLAYING}
    wanted = {each["table"]: each["due"] for each in NOW_PLAYING}
    async with asyncio.timeout(PATIENCE), club.http() as http:
        http.cookies.update(cookies)
        while True:
            mine = (await http.get("/api/mine")).raise_for_status().json()
            assert {table["id"] for table in mine} == set(wanted)
            if {table["id"]: table["due"] for table in mine} == wanted:
                break
            await asyncio.sleep(0.2)


async def play_to_the_end(club: Club, each: dict[str, Any]) -> None:
    async with club.http() as http:
        headers = {"Authorization": f"Bearer {each['tokens'][0]}"}
        if each["status"] == "paused":
            (await http.post(f"/api/tables/{each['table']}/resume", headers=headers)).raise_for_status()
    seats = [
        (seat, token) for token, mine in zip(each["tokens"], seats_of(each), strict=True) for seat in mine
    ]
    people = [Person(club, each["table"], token, seat) for seat, token in seats]
    for person, (seat, _) in zip(people, seats, strict=True):
        person.said = 1000 * (seat + 1)  # under other ids than those that the old room has heard
        await person.come(seat)
    ends = await asyncio.gather(*[person.play() for person in people])
    for person in people:
        await person.leave()
    async with club.http() as http:
        record = decode((await http.get(f"/api/tables/{each['table']}/record")).raise_for_status().content)
    play = replay(record)
    assert play.over
    assert all(end["view"]["ranking"] == play.game.places(play.state) for end in ends)
