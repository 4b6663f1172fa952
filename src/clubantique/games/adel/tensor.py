"""What a seat knows, as numbers for learners: all of A-91 but for the exhibitions of the final scoring.

A card that stands nowhere in an observation has never been seen; a thief that is not in prison is with its colour; who
is asked follows from the phase and from what lies open.
"""

from __future__ import annotations

from typing import Final

from clubantique.core.tensor import Pen
from clubantique.games.adel.box import AUCTION, DETECTIVE, FIRST_BID
from clubantique.games.adel.flow import AdelState
from clubantique.games.adel.state import CONFRONTATION, OVER

PLACES: Final = AUCTION + 1
PHASES: Final = OVER + 1
VARIANTS: Final = CONFRONTATION + 1


def observe(state: AdelState, viewer: int, pen: Pen) -> None:
    """The table, the viewer's own hand, and what a perfect memory adds."""
    write_table(state, viewer, pen)
    write_own(state, viewer, pen)
    for number in range(state.seats):
        pen.under("lord", number)
        write_lord(state, (viewer + number) % state.seats, pen)


def write_table(state: AdelState, viewer: int, pen: Pen) -> None:
    box = state.box
    cards, bids = len(box.cards), box.first_thief - FIRST_BID
    pen.one_of("seat", viewer, state.seats)
    pen.one_of("variant", state.variant, VARIANTS)
    pen.one_of("phase", state.phase, PHASES)
    pen.number("round", state.round)
    pen.number("quiet", state.quiet)
    pen.seats_of("due", state.due, viewer, state.seats)
    pen.one_of("left_top", state.top[0], cards)
    pen.one_of("right_top", state.top[1], cards)
    pen.number("left_size", state.size[0])
    pen.number("right_size", state.size[1])
    pen.set_of("cash", state.cash, bids, FIRST_BID)
    pen.places_of("prison", state.prison, box.first_show - box.first_thief, box.first_thief)


def write_own(state: AdelState, viewer: int, pen: Pen) -> None:
    box = state.box
    pen.set_of("own_cards", state.cards[viewer], len(box.cards))
    pen.one_of("own_action", state.action[viewer] - DETECTIVE, box.first_show - DETECTIVE)
    pen.set_of("own_run", state.runs[viewer], len(box.names))


def write_lord(state: AdelState, seat: int, pen: Pen) -> None:
    box = state.box
    cards = len(box.cards)
    pen.one_of("colour", state.colour[seat], len(box.colours))
    pen.number("space", state.pawn[seat])
    pen.one_of("place", state.place[seat], PLACES)
    revealed = state.action[seat] - DETECTIVE if state.revealed[seat] else -1
    pen.one_of("action", revealed, box.first_show - DETECTIVE)
    pen.number("cards", len(state.cards[seat]))
    pen.set_of("seen", state.cards[seat] if state.phase == OVER else state.seen[seat], cards)
    pen.set_of("show", state.show[seat], cards)
    pen.set_of("cheques", state.cheques[seat], box.first_thief - FIRST_BID, FIRST_BID)
