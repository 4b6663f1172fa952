"""Phase 1: cards are laid on the offer (L-10, L-11); phase 5 clears it (L-82)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.lastwill.box import NOTHING, SPECIAL
from clubantique.games.lastwill.decks import discard, take, take_special
from clubantique.games.lastwill.events import OfferLaid
from clubantique.games.lastwill.state import Heirs


def lay_offer(state: Heirs, outside: Outside) -> None:
    """L-10: a card of the deck that the space shows for this round; L-11: with none left it stays empty."""
    offer: list[int] = []
    for space in state.box.sides_for(state.seats).spaces:
        deck = space.decks[state.round]
        offer.append(take_special(state, outside) if deck == SPECIAL else take(state, deck, outside))
    state.offer = offer
    if outside.watched:
        outside.tell(OfferLaid(state.names_of([card for card in offer if card != NOTHING])))


def clear_offer(state: Heirs) -> None:
    """L-82: what is left is discarded; wild companions stay."""
    for card in state.offer:
        if card != NOTHING:
            discard(state, card)
    state.offer = [NOTHING] * len(state.offer)
