"""People finish their games over networks that lose, delay and repeat: what was acknowledged is stored once."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random

import pytest

from .club import Stubborn, on_disk, opened, sit_down
from .proxy import Cutter, Meddler
from .test_nothing_lost import GAMES, check

pytestmark = pytest.mark.asyncio

TABLES = 100 if os.environ.get("CLUBANTIQUE_SOAK") else 1


@pytest.mark.parametrize("network", [Cutter, Meddler])
async def test_games_are_finished_over_a_bad_network(
    tmp_path: Path, network: type[Cutter] | type[Meddler]
) -> None:
    with opened(on_disk(tmp_path)) as club:
        between = network(club, Random(1))
        async with between.listening() as detour:
            tables = [await sit_down(club, club, game, "random") for game in GAMES * TABLES]
            seats = [(table, token) for table, tokens in tables for token in tokens]
            people = [Stubborn(detour, *seat, seed) for seed, seat in enumerate(seats)]
            await asyncio.gather(*[person.play() for person in people])
        assert between.cuts > len(people)
        assert between.repeats > len(people) or isinstance(between, Cutter)
        for person in people:
            assert person.acknowledged
            person.club = club  # what is stored is asked for directly
            await check(person, club.stored(person.table))
