"""Phase I, where (A-10, A-14), and the places of the two-player variants (A-70, A-71)."""

from __future__ import annotations

from typing import Final

from clubantique.core.outside import Outside
from clubantique.games.adel.box import AUCTION, CASTLE
from clubantique.games.adel.events import PlaceRevealed
from clubantique.games.adel.state import CONFRONTATION, SURPRISE, WHERE, Lords

CASTLE_OR_AUCTION: Final[list[int]] = [CASTLE, AUCTION]
CASTLE_ONLY: Final[list[int]] = [CASTLE]


def ask_places(state: Lords, outside: Outside) -> None:
    """Ask for the places, unless the rules set them (A-63, A-71) or leave them for later (A-70)."""
    state.phase = WHERE
    if state.house_closed():
        reveal_places(state, [CASTLE] * state.seats, outside)
    elif state.variant == CONFRONTATION:
        reveal_places(state, [AUCTION if state.round % 2 else CASTLE] * state.seats, outside)
    elif state.variant != SURPRISE:
        state.ask(list(range(state.seats)))


def possible_places(state: Lords, seat: int) -> list[int]:
    """A-14: the auction house needs a cheque or a free thief."""
    return CASTLE_OR_AUCTION if state.cheques[seat] or state.thieves[seat] else CASTLE_ONLY


def reveal_places(state: Lords, places: list[int], outside: Outside) -> None:
    """A-10: all places together."""
    state.place = places
    if outside.watched:
        for seat, place in enumerate(places):
            outside.tell(PlaceRevealed(seat, state.names[place]))


def chosen_places(state: Lords) -> list[int]:
    """A place is always what a run begins with."""
    return [run[0] for run in state.runs]
