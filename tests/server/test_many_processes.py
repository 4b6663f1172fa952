"""Several processes serve the same tables over one real PostgreSQL and one real broker."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from clubantique.server.database import Database
from clubantique.server.rows import Change
from clubantique.server.store import Store
from clubantique.server.writes import Conflict

from .broker import Broker, broker
from .club import PATIENCE, Club, Person, opened, sit_down, two_friends
from .postgres import postgres
from .test_store import later, table

pytestmark = pytest.mark.asyncio

BLIND = Path(__file__).with_name("blind_server.py")


class Blind(Club):
    """Does not look at the store by itself: what it knows of the other processes it was told."""

    def command(self) -> list[str]:
        program, _, _, *serve = super().command()
        return [program, str(BLIND), *serve]


@pytest.fixture(scope="module")
def between() -> Iterator[Broker]:
    with broker() as found:
        yield found


@pytest.fixture(scope="module")
def clubs(between: Broker) -> Iterator[list[Club]]:
    with postgres() as server, ExitStack() as at_last:
        found = [Club(server.url, between.url), Club(server.url, between.url)]
        for club in found:
            club.start()
            at_last.callback(club.stop)
        yield found


@pytest.fixture
def blind(clubs: list[Club]) -> Iterator[list[Club]]:
    with ExitStack() as at_last:
        found: list[Club] = [Blind(club.database, club.bus) for club in clubs]
        for club in found:
            at_last.enter_context(opened(club))
        yield found


@asynccontextmanager
async def people_at(clubs: list[Club], game: str, *bots: str, **options: str) -> AsyncIterator[list[Person]]:
    """Ann on one process, Bob on the other, and at each somebody who looks on."""
    table, [ann, bob] = await sit_down(clubs[0], clubs[1], game, *bots, clock=None, **options)
    tokens = [ann, bob, None, None]
    people = [Person(club, table, token) for club, token in zip(clubs * 2, tokens, strict=True)]
    try:
        for person in people:
            await person.come()
        yield people
    finally:
        for person in people:
            await person.leave()


async def until_bus(clubs: list[Club], connected: bool) -> None:
    async with asyncio.timeout(PATIENCE):
        for club in clubs:
            async with club.http() as http:
                while (await http.get("/readyz")).raise_for_status().json()["bus"] != connected:
                    await asyncio.sleep(0.05)


async def until_waiting_for_ann(person: Person, waiting: bool) -> None:
    while not person.update or (0 in person.update["view"]["due"]) != waiting:
        await person.hear()


async def all_know(people: list[Person], changes: int) -> None:
    """Ann chooses and takes it back, again and again: after each change, wait until the last one knows of it."""
    ann = people[0]
    while not ann.update.get("decision"):
        await ann.hear()
    for _ in range(changes):
        decision, options = ann.update["decision"], ann.update["options"]
        what = {"kind": "withdraw"} if decision[1] else {"kind": "choose", "choices": options[:1]}
        await ann.say(decision=decision, **what)
        await ann.hear_of("done")
        await asyncio.gather(*[until_waiting_for_ann(each, what["kind"] == "withdraw") for each in people])
        assert [0 in each.update["view"]["due"] for each in people] == [what["kind"] == "withdraw"] * len(
            people
        )


async def test_clients_of_one_table_on_different_processes_finish_a_game(clubs: list[Club]) -> None:
    async with people_at(clubs, "lastwill", "random", will="3") as people:
        ends = await asyncio.gather(*[person.play() for person in people])
    assert all(end["view"]["ranking"] == ends[0]["view"]["ranking"] for end in ends)
    assert not [each for person in people for each in person.received if each["kind"] == "refused"]
    records = []
    for club in clubs:
        async with club.http() as http:
            records.append(
                (await http.get(f"/api/tables/{people[0].table}/record")).raise_for_status().content
            )
    assert records[0] == records[1]


async def test_a_seat_that_has_moved_is_lost_in_every_process(clubs: list[Club]) -> None:
    async with people_at(clubs, "adel", "random") as people:
        bob = people[1]
        await bob.hear_of("update")
        headers = {"Authorization": f"Bearer {bob.token}"}
        async with clubs[0].http() as http:
            passed = await http.post(f"/api/tables/{bob.table}/pass", json={"seat": 1}, headers=headers)
            (await http.post("/api/pass", json={"code": passed.json()["code"]})).raise_for_status()
        with suppress(ConnectionClosed):  # the room may have closed it already
            await bob.choose("castle")
            answer = await bob.hear_of("refused")
            assert answer["problem"]["key"] == "error-not-yours"
        assert not [message for message in bob.received if message["kind"] == "done"]


async def test_what_is_said_in_one_process_is_heard_in_the_other(clubs: list[Club]) -> None:
    async with people_at(clubs, "adel", "random") as people:
        await people[0].say(kind="chat", text="Good evening")
        for person in people:
            assert (await person.hear_of("chat"))["lines"][-1]["text"] == "Good evening"


async def test_a_hint_is_enough_also_after_the_broker_was_away(blind: list[Club], between: Broker) -> None:
    """Nobody here looks at the store by themselves: without a hint they would wait for an hour."""
    await until_bus(blind, connected=True)
    async with people_at(blind, "adel", "random") as people:
        await all_know(people, 9)
        between.kill()
        await until_bus(blind, connected=False)
        between.start()
        await until_bus(blind, connected=True)
        await all_know(people, 9)


async def test_while_the_broker_is_away_everybody_stays_current(clubs: list[Club], between: Broker) -> None:
    await until_bus(clubs, connected=True)
    async with people_at(clubs, "adel", "random") as people:
        await all_know(people, 2)
        between.kill()
        await all_know(people, 4)
        await until_bus(clubs, connected=False)
        between.start()
        await all_know(people, 2)
        await until_bus(clubs, connected=True)
        await all_know(people, 4)


async def test_processes_that_write_to_the_same_tables_do_not_wait_for_each_other(clubs: list[Club]) -> None:
    databases = [Database(club.database) for club in clubs]
    one, other = [Store(database) for database in databases]
    tables = [table(f"both-{number:02}") for number in range(40)]
    await asyncio.gather(*[one.write(Change(None, each)) for each in tables])
    for _ in range(5):
        writes = [one.write(Change(each, later(each))) for each in tables]
        writes += [other.write(Change(each, later(each))) for each in reversed(tables)]
        found = await asyncio.gather(*writes, return_exceptions=True)
        assert [
            each for each in found if isinstance(each, BaseException) and not isinstance(each, Conflict)
        ] == []
        tables = [each for each in [await one.row(each.id) for each in tables] if each is not None]
    for database in databases:
        await database.close()


async def test_a_room_opens_without_its_broker(tmp_path: Path) -> None:
    club = Club(f"sqlite:///{tmp_path / 'club.db'}", Broker().url)
    club.start()
    try:
        async with club.http() as http:
            found = await http.get("/readyz")
        assert (found.status_code, found.json()) == (200, {"store": True, "bus": False})
        async with two_friends(club, "adel", "random") as people:
            await all_know(people, 2)
    finally:
        club.stop()
