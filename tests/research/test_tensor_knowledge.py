"""Observations hold all that a seat knows: another fact is another observation.

Facts of one position are grafted into another of the same game; where that makes a knowledge that can be, it must be
observed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from itertools import chain, islice, pairwise
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from conformance.walks import Setting, walk

from clubantique.core.outside import Chance
from clubantique.core.registry import AnyGame
from clubantique.core.state import State
from clubantique.games.adel.box import DETECTIVE, EXHIBITION
from clubantique.games.adel.game import Adel
from clubantique.games.adel.views import PHASES
from clubantique.games.lastwill.box import DECKS
from clubantique.games.lastwill.game import LastWill
from clubantique.research.observations import Field, Observer, fields
from research.tensors import SOME, largest, observation, smallest, tables

ENOUGH = 3
"""So many grafts of one fact are tried."""

Path = tuple[str | int, ...]
"""Where in the knowledge a fact stands."""
FOLLOWS: dict[str, list[Path]] = {
    "adel": [("memory", "unseen"), ("memory", "thieves"), ("asked",)],
    "lastwill": [("memory", "unseen")],
    "meisterdiebe": [],
}
"""These follow from the rest; tests of their own show it."""

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
    known["own"]["run"].sort()  # Last Will: put together in any order
    for name in ("final", "ranking", "points", "totals"):
        known.get(name, []).clear()
    for heir in known.get("heirs", []):
        heir["bankrupt"] = False
        for card in heir["board"]:
            card["value"] = None
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
    assert len({graft.path for graft in grafts(setting)}) > 8 * setting.seats
    unnoticed = {graft.path for graft in grafts(setting) if graft.before == graft.after}
    follows = FOLLOWS[setting.game]
    assert {path for path in unnoticed if path[:1] not in follows and path[:2] not in follows} == set()


@pytest.mark.parametrize(
    ("name", "field"),
    [
        *[("adel", field) for field in ("own_run", "quiet", "prison", "lord_1.action", "lord_1.place")],
        *[("meisterdiebe", field) for field in ("own_run", "drawers", "twist", "due", "crook_1.numbers")],
        *[("lastwill", field) for field in ("own_run", "offer", "start", "heir_1.errands", "heir_0.laid")],
    ],
)
def test_a_field_left_out_is_missed(name: str, field: str) -> None:
    """The grafts are fine enough to notice: some differ in this field only."""
    setting = smallest(name)
    layout = Observer(setting.load(), setting.seats, dict(setting.options)).fields
    found = next(each for each in layout if each.name == field)
    assert [graft for graft in grafts(setting) if blotted(graft.before, found) == blotted(graft.after, found)]


def blotted(seen: bytes, field: Field) -> bytes:
    return seen[: field.start] + seen[field.start + field.size :]


# --- in the right place --------------------------------------------------------------------------


def read(setting: Setting, state: State, seat: int, name: str) -> list[int]:
    """What stands in a field."""
    field = next(each for each in fields(setting.load(), state, seat) if each.name == name)
    return list(observation(setting.load(), state, seat)[field.start : field.start + field.size])


def test_cards_of_last_will_that_stand_nowhere_are_unseen() -> None:
    setting = largest("lastwill")
    box = LastWill().box
    others = [f"heir_{number}.open" for number in range(1, setting.seats)]
    boards = [f"heir_{number}.board" for number in range(setting.seats)]
    for play in islice(walk(setting, 7), 0, None, 20):
        for seat in range(setting.seats):
            unseen = Counter(dict(zip(box.cards, box.counts, strict=True)))
            for name in ["own_hand", "own_aside", "seen", *others, *boards]:
                unseen.subtract(dict(zip(box.cards, read(setting, play.state, seat, name), strict=True)))
            unseen.subtract(box.cards[card - 1] for card in read(setting, play.state, seat, "offer") if card)
            hidden = {
                card: count for card, count in unseen.items() if box.deck[box.card_numbers[card]] < DECKS
            }
            assert +Counter(hidden) == Counter(chain(*play.game.knowledge(play.state, seat).memory.unseen))


def test_who_is_asked_in_adel_follows_from_what_lies_open() -> None:
    setting = largest("adel")
    everybody = list(range(setting.seats))
    for play in islice(walk(setting, 9), 0, None, 3):
        phase = PHASES[read(setting, play.state, 0, "phase").index(1)]
        due = read(setting, play.state, 0, "due")
        exhibit = EXHIBITION - DETECTIVE
        shows = [seat for seat in everybody if read(setting, play.state, 0, f"lord_{seat}.action")[exhibit]]
        by_phase = {"where": everybody, "what": everybody, "both": everybody, "show": shows}
        assert play.state.asked == by_phase.get(phase, [seat for seat in everybody if due[seat]])


def test_a_thief_of_adel_that_is_not_in_prison_is_with_its_colour() -> None:
    setting = largest("adel")
    box = Adel().box
    for play in islice(walk(setting, 9), 0, None, 20):
        prison = read(setting, play.state, 0, "prison")
        for seat, known in enumerate(play.game.knowledge(play.state, 0).memory.thieves):
            colour = read(setting, play.state, 0, f"lord_{seat}.colour").index(1)
            free = [thief for thief in box.thieves[colour] if not prison[thief - box.first_thief]]
            assert known == [box.values[thief] for thief in free]


@pytest.mark.parametrize(
    ("name", "field", "attribute"),
    [("adel", "lord_1.space", "pawn"), ("meisterdiebe", "crook_1.minus_diamonds", "minus_diamonds")],
)
def test_seats_are_counted_from_the_viewer_on(name: str, field: str, attribute: str) -> None:
    setting = largest(name)
    *_, play = walk(setting, 8)
    values = getattr(play.state, attribute)
    seen = [read(setting, play.state, seat, field)[0] for seat in range(setting.seats)]
    assert len(set(values)) > 1
    assert seen == [*values[1:], values[0]]
