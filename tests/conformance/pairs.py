"""Positions of random games, each with a twin for every viewer: another game that is the same to them."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

from brought import brought

from clubantique.core.events import Viewer
from clubantique.core.play import Play, replay
from conformance.walks import SOAK, Setting, walk

VIEWS = 0.3
"""How many views are compared for each choice of a game, on average; every viewer gets a share."""

ENOUGH, MOST_GAMES = 20, 60
"""Of small games more are walked through, until there are so many pairs for each viewer."""


class Pair(NamedTuple):
    """Two plays that are one and the same to this viewer."""

    viewer: Viewer
    true: Play
    twin: Play


@cache
def pairs(setting: Setting) -> list[Pair]:
    make_twin = brought(setting.game, "twin").twin
    rng = Random(20)
    found: list[Pair] = []
    for seed in range(MOST_GAMES):
        if seed >= 2 * SOAK and len(found) >= ENOUGH * (setting.seats + 1):
            break
        cuts = [play.record() for play in walk(setting, seed) if rng.random() * (setting.seats + 1) < VIEWS]
        for cut in cuts:
            for viewer in [None, *range(setting.seats)]:
                other = make_twin(cut, viewer, rng)
                if other is not None:
                    found.append(Pair(viewer, replay(cut), other))
    return found
