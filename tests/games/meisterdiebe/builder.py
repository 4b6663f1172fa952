"""Lays positions in a few words, so that a rule's test reads like the rulebook.

    table = crooks(3, drawers={"top-front": "2D 1S / 1D"}, cards={"thief": [6, 1, 8]})
    table.reveal("thief", "jeweller", "detective")
    table.turn("open top-left", "put sapphire", "flip")

The crooks are ann, bob, cid and so on by seat, and their cards bear 1, 2, 3 and so on unless told otherwise. A drawer
is written as what lies in its upper and lower compartment, `2D 1S / 1D`; the cube is otherwise as it is at the start,
large drawers in front (a ruby above in the secret compartment) and at the back (a ruby below).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from clubantique.core.play import Play
from clubantique.core.record import Chair
from clubantique.games.meisterdiebe.box import CHARACTERS
from clubantique.games.meisterdiebe.cube import LARGE, new_cube
from clubantique.games.meisterdiebe.flow import MeisterdiebeState
from clubantique.games.meisterdiebe.game import Meisterdiebe
from games.common import Croupier

from .boxes import meisterdiebe
from .table import DRAWERS, NAMES, Crooks, counted

SECRET = {"": (0, 0), "above": (1, 0), "below": (0, 1)}


def placing(
    seats: int,
    *,
    first: str = "ann",
    cards: Mapping[str, Sequence[int]] | None = None,
    names: Sequence[str] = (),
    open_cube: str = "",
    game: Meisterdiebe | None = None,
) -> Crooks:
    """A table at which the ten diamonds are about to be placed."""
    game = game or meisterdiebe()
    sitting = list(names) or NAMES[:seats]
    croupier = Croupier([*deal_of(seats, cards or {}), sitting.index(first) if first in sitting else 0])
    options = {"open_cube": open_cube} if open_cube else {}
    return Crooks(game, Play(game, [Chair(name) for name in sitting], options, croupier), sitting)


def crooks(
    seats: int,
    *,
    drawers: Mapping[str, str] | None = None,
    secrets: Mapping[str, str] | None = None,
    minus: Mapping[str, str] | None = None,
    plus: Mapping[str, str] | None = None,
    cards: Mapping[str, Sequence[int]] | None = None,
    names: Sequence[str] = (),
    open_cube: str = "",
    game: Meisterdiebe | None = None,
) -> Crooks:
    """A table at the start of its first round; `secrets` says of large drawers where the ruby is, if not as ever."""
    table = placing(seats, cards=cards, names=names, open_cube=open_cube, game=game)
    while table.phase != "choose":
        table.turn("open top-front", "stay")
    lay_cube(table.state, drawers or {}, secrets or {})
    for name, heap in (minus or {}).items():
        lay_minus(table, name, heap)
    for name, heap in (plus or {}).items():
        lay_plus(table, name, heap)
    return table


def deal_of(seats: int, cards: Mapping[str, Sequence[int]]) -> list[int]:
    """The draws of the deal: character by character, seat by seat."""
    numbers: list[int] = []
    for character in CHARACTERS:
        numbers += cards.get(character, range(1, seats + 1))
    return numbers


def lay_cube(state: MeisterdiebeState, drawers: Mapping[str, str], secrets: Mapping[str, str]) -> None:
    """The cube as at the start, with these gems in it instead of the ten diamonds."""
    box = state.box
    cube = new_cube(box.large_sides, box.rubies_upper, box.rubies_lower)
    for place, contents in drawers.items():
        upper, _, lower = contents.partition("/")
        drawer = cube[DRAWERS.index(place)]
        heaps = [*counted(upper.strip())[:2], *counted(lower.strip())[:2]]
        cube[DRAWERS.index(place)] = [drawer[LARGE], *heaps, *drawer[5:]]
    for place, where in secrets.items():
        drawer = cube[DRAWERS.index(place)]
        assert drawer[LARGE], f"{place} has no secret compartment"
        cube[DRAWERS.index(place)] = [*drawer[:5], *SECRET[where]]
    state.cube = cube


def lay_minus(table: Crooks, name: str, heap: str) -> None:
    state, seat = table.state, table.names.index(name)
    state.minus_diamonds[seat], state.minus_sapphires[seat], _ = counted(heap)


def lay_plus(table: Crooks, name: str, heap: str) -> None:
    state, seat = table.state, table.names.index(name)
    state.plus_diamonds[seat], state.plus_sapphires[seat], state.plus_rubies[seat] = counted(heap)


def random_choices(state: MeisterdiebeState, seed: int) -> Iterator[tuple[int, int]]:
    """Some legal choice of somebody who is due, until the game is over; a different game for each seed."""
    while state.due:
        seed = (seed * 1103515245 + 12345) % 2**31
        seat = state.due[seed // 7 % len(state.due)]
        options = state.legal(seat)
        yield seat, options[seed // 64 % len(options)]
