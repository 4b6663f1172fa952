"""Opening a drawer (M-30 to M-33)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.meisterdiebe.box import FIRST_DRAWER, NOTHING, SHUT, WIFE
from clubantique.games.meisterdiebe.cube import (
    LOWER_DIAMONDS,
    LOWER_SAPPHIRES,
    UPPER_DIAMONDS,
    UPPER_SAPPHIRES,
    emptied_below,
    with_gems,
)
from clubantique.games.meisterdiebe.events import DrawerOpened, GemsKept, NothingOpened, PlayerCaught
from clubantique.games.meisterdiebe.state import OPEN, Quarter


def ask_to_open(state: Quarter) -> None:
    """M-30: any drawer, or none."""
    state.phase = OPEN
    state.ask([state.turn])


def open_or_not(state: Quarter, outside: Outside) -> bool:
    """Open what was chosen; whether the character may act now (M-31)."""
    code = state.runs[state.turn][0]
    if code == SHUT:
        if outside.watched:
            outside.tell(NothingOpened(state.turn))
        return False
    open_drawer(state, code - FIRST_DRAWER, outside)
    caught = state.fallen_diamonds + state.fallen_sapphires > 0 and can_be_caught(state, state.turn)
    if caught and outside.watched:
        outside.tell(PlayerCaught(state.turn))
    return not caught


def can_be_caught(state: Quarter, seat: int) -> bool:
    """M-31: everybody by what falls out, but the Jeweller's wife; M-14: nobody before the first round."""
    return state.character[seat] not in (WIFE, NOTHING)


def open_drawer(state: Quarter, place: int, outside: Outside) -> None:
    """M-33: everybody sees what lies above and what falls; M-32: that is dealt with at once."""
    drawer = state.cube[place]
    state.opened = place
    state.fallen_diamonds = drawer[LOWER_DIAMONDS]
    state.fallen_sapphires = drawer[LOWER_SAPPHIRES]
    state.cube[place] = emptied_below(drawer)
    if outside.watched:
        tell_opened(state, drawer, outside)
    if state.fallen_diamonds + state.fallen_sapphires > 0:
        keep_fallen(state, outside)


def keep_fallen(state: Quarter, outside: Outside) -> None:
    """M-32: on the red cloth if there is a Detective, else into the upper compartment."""
    diamonds, sapphires = state.fallen_diamonds, state.fallen_sapphires
    cloth = state.detectives() > 0
    if cloth:
        state.cloth_diamonds += diamonds
        state.cloth_sapphires += sapphires
    else:
        state.cube[state.opened] = with_gems(state.drawer(), diamonds, sapphires)
    if outside.watched:
        outside.tell(GemsKept(diamonds, sapphires, "cloth" if cloth else "drawer"))


def tell_opened(state: Quarter, drawer: list[int], outside: Outside) -> None:
    outside.tell(
        DrawerOpened(
            state.turn,
            state.names[FIRST_DRAWER + state.opened],
            drawer[UPPER_DIAMONDS],
            drawer[UPPER_SAPPHIRES],
            state.fallen_diamonds,
            state.fallen_sapphires,
        )
    )
