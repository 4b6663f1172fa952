"""Several processes serve the same tables over one real PostgreSQL."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator

import pytest

from .club import Club, Person
from .postgres import started

pytestmark = pytest.mark.asyncio


@pytest.fixture(scope="module")
def clubs() -> Iterator[list[Club]]:
    server = started()
    found = [Club(server.url), Club(server.url)]
    try:
        for club in found:
            club.start()
        yield found
        for club in found:
            club.stop()
    finally:
        server.stop()
        shutil.rmtree(server.folder, ignore_errors=True)


async def people_at(clubs: list[Club], game: str, **options: str) -> list[Person]:
    """Ann on one process, Bob on the other, and a bot."""
    async with clubs[0].http() as one, clubs[1].http() as other:
        wanted = {"game": game, "name": "Ann", "chairs": [{}, {"bot": "random"}], "options": options}
        ann = (await one.post("/api/tables", json=wanted)).raise_for_status().json()
        bob = (
            (await other.post(f"/api/tables/{ann['table']}/sit", json={"name": "Bob"}))
            .raise_for_status()
            .json()
        )
    return [Person(club, ann["table"], each["token"]) for club, each in zip(clubs, (ann, bob), strict=True)]


async def test_clients_of_one_table_on_different_processes_finish_a_game(clubs: list[Club]) -> None:
    people = await people_at(clubs, "lastwill", will="3")
    for person in people:
        await person.come()
    ends = await asyncio.gather(*[person.play() for person in people])
    for person in people:
        await person.leave()
    assert ends[0]["view"]["ranking"] == ends[1]["view"]["ranking"]
    assert not [each for person in people for each in person.received if each["kind"] == "refused"]
    records = []
    for club in clubs:
        async with club.http() as http:
            records.append(
                (await http.get(f"/api/tables/{people[0].table}/record")).raise_for_status().content
            )
    assert records[0] == records[1]
