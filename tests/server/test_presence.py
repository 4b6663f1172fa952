"""Who is there is the same on every process: after somebody came or went, and after a process was killed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .club import Club, Person, sit_down
from .outside import WITH_BUS, WITHOUT_BUS, info, two_rooms, until

pytestmark = pytest.mark.asyncio


@pytest.fixture(scope="module", params=[WITH_BUS, WITHOUT_BUS])
def clubs(request: pytest.FixtureRequest) -> Iterator[list[Club]]:
    with two_rooms(request.param) as found:
        yield found


async def until_all_know(clubs: list[Club], table: str, *present: bool) -> None:
    for club in clubs:

        async def known(club: Club = club) -> bool:
            return [chair["present"] for chair in (await info(club, table))["chairs"][:2]] == list(present)

        await until(known)


async def until_shown(person: Person, *present: bool) -> None:
    """Nobody has to ask: whoever is at the table is shown who comes and goes."""
    while not person.update or [each["present"] for each in person.update["table"]["chairs"][:2]] != list(
        present
    ):
        await person.hear()


async def test_everybody_sees_who_is_there_on_either_process(clubs: list[Club]) -> None:
    here, there = clubs
    table, [ann, bob] = await sit_down(here, there, "adel", "random")
    onlooker, one, other = Person(there, table, None), Person(here, table, ann), Person(there, table, bob)
    await onlooker.come()
    await until_all_know(clubs, table, False, False)
    await one.come()
    await until_all_know(clubs, table, True, False)
    await until_shown(onlooker, True, False)
    await other.come()
    await until_all_know(clubs, table, True, True)
    await until_shown(one, True, True)
    await until_shown(other, True, True)
    await one.leave()
    await until_all_know(clubs, table, False, True)
    await until_shown(other, False, True)
    again = Person(there, table, ann)  # the same person may come to another process
    await again.come()
    await until_all_know(clubs, table, True, True)
    for person in (again, other, onlooker):
        await person.leave()
    await until_all_know(clubs, table, False, False)


async def test_who_is_on_two_processes_at_once_is_there_until_both_are_left(clubs: list[Club]) -> None:
    here, there = clubs
    table, [ann, _] = await sit_down(here, there, "adel", "random")
    one, other = Person(here, table, ann), Person(there, table, ann)
    await one.come()
    await other.come()
    await until_all_know(clubs, table, True, False)
    await one.leave()
    watching = Person(here, table, None)
    await watching.come()
    await until_shown(watching, True, False)
    await other.leave()
    await until_shown(watching, False, False)
    await watching.leave()


@pytest.mark.parametrize("bus", [WITH_BUS, WITHOUT_BUS])
async def test_who_was_on_a_process_that_was_killed_is_gone_and_comes_back(bus: str) -> None:
    with two_rooms(bus) as clubs:
        here, there = clubs
        table, [ann, bob] = await sit_down(here, there, "adel", "random")
        one, other = Person(here, table, ann), Person(there, table, bob)
        await one.come()
        await other.come()
        await until_all_know(clubs, table, True, True)
        there.kill()
        await until_all_know([here], table, True, False)
        await until_shown(one, True, False)
        there.start()
        await until_all_know([there], table, True, False)
        again = Person(there, table, bob)
        await again.come()
        await until_all_know(clubs, table, True, True)
        await one.leave()
        await again.leave()
