"""Phase I, where (A-10, A-14), and the places of the two-player variants (A-70, A-71)."""

from __future__ import annotations

from typing import Final

from clubantique.core.outside import Outside
from clubantique.games.adel.box import AUCTION, CASTLE
from clubantique.games.adel.events import PlaceRevealed
from clubantique.games.adel.state import CONFRONTATION, SURPRISE, WHERE, Lords

BOTH: Final[list[int]] = [CASTLE, AUCTION]
CASTLE_ONLY: Final[list[int]] = [CASTLE]


def ask_places(state: Lords, outside: Outside) -> None:
    """Ask for the places, unless the rules set them."""
    state.phase = WHERE
    if state.house_closed():
        set_places(state, CASTLE, outside)
    elif state.variant == CONFRONTATION:
        set_places(state, AUCTION if state.round % 2 else CASTLE, outside)
    elif state.variant != SURPRISE:
        state.ask(list(range(state.seats)))


def possible_places(state: Lords, seat: int) -> list[int]:
    """A-14: the auction house needs a cheque or a free thief."""
    return BOTH if state.cheques[seat] or state.thieves[seat] else CASTLE_ONLY


def set_places(state: Lords, place: int, outside: Outside) -> None:
    """Everybody is at the same place."""
    for seat in range(state.seats):
        reveal_place(state, seat, place, outside)


def reveal_places(state: Lords, outside: Outside) -> None:
    """A-10: all places together."""
    for seat in range(state.seats):
        reveal_place(state, seat, state.runs[seat][0], outside)


def reveal_place(state: Lords, seat: int, place: int, outside: Outside) -> None:
    state.place[seat] = place
    if outside.watched:
        outside.tell(PlaceRevealed(seat, state.names[place]))
