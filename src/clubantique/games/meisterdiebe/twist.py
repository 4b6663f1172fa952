"""Turning and flipping at the end of a turn (M-60)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.meisterdiebe.box import (
    FIRST_FLIP_TURN,
    FIRST_TURN,
    FIRST_TURN_FLIP,
    FLIP,
    STAY,
)
from clubantique.games.meisterdiebe.cube import flipped, turned
from clubantique.games.meisterdiebe.events import Twisted
from clubantique.games.meisterdiebe.state import TWIST, Quarter


def ask_twist(state: Quarter) -> None:
    """M-60: everybody may, at the end of their own turn, whatever happened in it."""
    state.phase = TWIST
    state.ask([state.turn])


def twist(state: Quarter, outside: Outside) -> None:
    """One of the fourteen possibilities."""
    code = state.runs[state.turn][0]
    state.twist = code
    state.twister = state.turn
    state.cube = twisted(state.cube, code)
    if outside.watched:
        outside.tell(Twisted(state.turn, state.names[code]))


def twisted(cube: list[list[int]], code: int) -> list[list[int]]:
    """Turn then flip and flip then turn differ: another layer is on top."""
    if code == STAY:
        return cube
    if code == FLIP:
        return flipped(cube)
    if code < FIRST_TURN_FLIP:
        return turned_as(cube, code - FIRST_TURN)
    if code < FIRST_FLIP_TURN:
        return flipped(turned_as(cube, code - FIRST_TURN_FLIP))
    return turned_as(flipped(cube), code - FIRST_FLIP_TURN)


def turned_as(cube: list[list[int]], turn: int) -> list[list[int]]:
    """Turns 0 and 1 are of the top layer, 2 and 3 of the top two; even ones to the left."""
    return turned(cube, turn // 2 + 1, turn % 2 == 1)
