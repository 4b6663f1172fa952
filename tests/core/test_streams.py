"""Random streams are the same everywhere."""

from __future__ import annotations

import random

from clubantique.arena.simulation import Plan, simulate
from clubantique.core.streams import stream


def test_a_stream_is_the_same_on_every_machine() -> None:
    assert [int(stream(7, 12, "chance").random() * 1000) for _ in range(2)] == [176, 176]


def test_streams_of_other_seeds_games_and_purposes_differ() -> None:
    paths: list[tuple[int, int | str, str]] = [
        (0, 0, "chance"),
        (1, 0, "chance"),
        (0, 1, "chance"),
        (0, 0, "seat 0"),
    ]
    assert len({stream(*path).random() for path in paths}) == len(paths)


def test_nothing_uses_the_global_generator() -> None:
    random.seed(1)
    before = random.getstate()
    plan = Plan("adel", None, {}, ["random", "lord"], games=3, seed=0)
    first = simulate(plan).summary()["digest"]
    assert random.getstate() == before
    random.seed(2)
    assert simulate(plan).summary()["digest"] == first
