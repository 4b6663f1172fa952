"""Positions of random games, each with a twin for every viewer: another game that is the same to them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from random import Random
from typing import NamedTuple

from clubantique.core.events import Viewer
from clubantique.core.play import Play, replay
from conformance.walks import SOAK, Setting, walk

VIEWS = 0.3
"""How many views are compared for each choice of a game, on average; every viewer gets a share."""


class Pair(NamedTuple):
    """Two plays that are one and the same to this viewer."""

    viewer: Viewer
    true: Play
    twin: Play


@cache
def pairs(setting: Setting) -> list[Pair]:
    make_twin = import_module(f"games.{setting.game}.twin").twin
    rng = Random(20)
    found: list[Pair] = []
    for seed in range(2 * SOAK):
        cuts = [play.record() for play in walk(setting, seed) if rng.random() * (setting.seats + 1) < VIEWS]
        for cut in cuts:
            for viewer in [None, *range(setting.seats)]:
                other = make_twin(cut, viewer, rng)
                if other is not None:
                    found.append(Pair(viewer, replay(cut), other))
    return found
