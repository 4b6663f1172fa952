"""Whoever brings a hostile box is told in words what is wrong with it, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from clubantique.texts import LANGUAGES, Words

from .club import Club, on_disk, opened, two_friends
from .hostile import HOUSE, hostile
from .kills import SOAK

pytestmark = pytest.mark.asyncio

COUNT = 500 if SOAK else 40
REFUSALS = {400, 413}
ALWAYS_REFUSED = {
    *((kind, game) for kind in ("too_deep", "garbage") for game in HOUSE),
    ("endless", "adel"),
    ("endless", "meisterdiebe"),  # heirs run out of money at last, however many rounds they have
}


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """A room of our own: whoever shares it would wait for its workers."""
    with opened(on_disk(tmp_path)) as found:
        yield found


async def play_until(club: Club, enough: asyncio.Event) -> int:
    """Others play one game after the other meanwhile; returns how many."""
    games = 0
    while not enough.is_set():
        async with two_friends(club, "adel", "lord") as people:
            await asyncio.gather(*[person.play() for person in people])
        games += 1
    return games


async def test_a_hostile_box_is_refused_in_words_and_costs_nobody_anything(club: Club) -> None:
    words = [Words(language) for language in LANGUAGES]
    enough = asyncio.Event()
    others = asyncio.create_task(play_until(club, enough))
    async with club.http() as http:
        for number in range(COUNT):
            kind, game, file = hostile(number)
            answer = await http.post("/api/boxes", content=as_body(game, file))
            if answer.status_code == 201:
                assert (kind, game) not in ALWAYS_REFUSED, number
                continue
            assert answer.status_code in REFUSALS, (number, kind, answer.text)
            problem = answer.json()
            said = [each(problem["key"], **problem["facts"]) for each in words]
            assert len(set(said)) == len(LANGUAGES), said
        enough.set()
        assert await others > 0
        reported = (await http.get("/metrics")).text
    assert 'key="error-went-wrong"' not in reported


def as_body(game: str, file: str) -> bytes:
    """Also what no text can be: half a surrogate pair."""
    return json.dumps({"game": game, "file": file}).encode()
