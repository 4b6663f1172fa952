"""Observations hold all that a seat knows: another fact is another observation.

Facts of one position are grafted into another of the same game; where that makes a knowledge that can be, it must be
observed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from brought import law, laws
from conformance.walks import Setting, walk

from clubantique.core.outside import Chance
from clubantique.core.registry import AnyGame, names
from clubantique.core.state import State
from clubantique.research.observations import Field, Observer
from research.tensors import SOME, observation, smallest, tables

ENOUGH = 3
"""So many grafts of one fact are tried."""

Path = tuple[str | int, ...]
"""Where in the knowledge a fact stands."""

every_table = pytest.mark.parametrize("setting", tables(), ids=str)


class Graft(NamedTuple):
    """Two states of which a seat knows the same but for one fact, and what it observes."""

    path: Path
    before: bytes
    after: bytes


def told(game: AnyGame, state: State, seat: int) -> dict[str, Any]:
    """What the seat knows, without what an observation leaves out on purpose, and what follows from the rest."""
    known: dict[str, Any] = msgspec.to_builtins(game.knowledge(state, seat))
    known["step"] = 0  # counts questions
    known["ranking"].clear()
    law(game.id, "left_out", lambda known: None)(known)
    return known


def facts(known: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every single fact, and every list as a whole."""
    if isinstance(known, list):
        yield path, known
    if isinstance(known, list | dict):
        for name, part in known.items() if isinstance(known, dict) else enumerate(known):
            yield from facts(part, (*path, name))
    else:
        yield path, known


def grafted(known: dict[str, Any], path: Path, fact: Any) -> dict[str, Any]:
    changed = deepcopy(known)
    place: Any = changed
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = fact
    return changed


@cache
def grafts(setting: Setting) -> list[Graft]:
    """Some positions of a random game, each with single facts of the one before: those that can be so."""
    game = setting.load()
    rng = Random(4)
    states = [play.state.clone() for play in walk(setting, 4) if rng.random() < SOME]
    tried: Counter[Path] = Counter()
    found: list[Graft] = []
    for before, state in pairwise(states):
        seat = int(rng.random() * setting.seats)
        known, donor = told(game, state, seat), dict(facts(told(game, before, seat)))
        for path, fact in facts(known):
            if donor.get(path, fact) != fact and tried[path] < ENOUGH:
                tried[path] += 1
                other = imagined(game, grafted(known, path, donor[path]), seat)
                if other is not None:
                    found.append(Graft(path, observation(game, state, seat), observation(game, other, seat)))
    return found


def imagined(game: AnyGame, known: dict[str, Any], seat: int) -> State | None:
    """A state of which the seat knows exactly this; None if there cannot be one."""
    view = type(game.knowledge(game.setup(game.fewest, {}, Chance(Random(0))), 0))
    try:
        state = game.sample(msgspec.convert(known, view), Random(6))
        return state if told(game, state, seat) == known else None
    except (IndexError, ValueError, KeyError):
        return None


@every_table
def test_whoever_knows_something_else_observes_something_else(setting: Setting) -> None:
    assert len({graft.path for graft in grafts(setting)}) > 4 * setting.seats
    unnoticed = {graft.path for graft in grafts(setting) if graft.before == graft.after}
    follows = law(setting.game, "FOLLOWS", [])
    assert {path for path in unnoticed if path[:1] not in follows and path[:2] not in follows} == set()


@pytest.mark.parametrize(
    ("name", "field"), [(name, field) for name in names() for field in laws(name).MISSED]
)
def test_a_field_left_out_is_missed(name: str, field: str) -> None:
    """The grafts are fine enough to notice: some differ in this field only."""
    setting = smallest(name)
    layout = Observer(setting.load(), setting.seats, dict(setting.options)).fields
    found = next(each for each in layout if each.name == field)
    assert [graft for graft in grafts(setting) if blotted(graft.before, found) == blotted(graft.after, found)]


def blotted(seen: bytes, field: Field) -> bytes:
    return seen[: field.start] + seen[field.start + field.size :]
