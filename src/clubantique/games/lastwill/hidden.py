"""How much a seat does not know."""

from __future__ import annotations

from typing import Any

from clubantique.core.layouts import deal_bits
from clubantique.games.lastwill.views import Heir, Table


def hidden_bits(game: Any, known: Table) -> float:
    """Deck by deck: which unseen cards the other heirs have in hand, and which ones they put aside."""
    assert known.memory is not None
    others = [seat for seat in range(len(known.heirs)) if seat != known.seat]
    bits = 0.0
    for deck, pile in enumerate(known.piles):
        hands = [known.heirs[seat].hand.get(pile.deck, 0) for seat in others]
        shown = [open_cards(game, known.heirs[seat]).count(deck) for seat in others]
        asides = [known.memory.asides[seat][deck] for seat in others]
        unknown = [hand - seen for hand, seen in zip(hands, shown, strict=True)]
        bits += deal_bits(known.memory.unseen[deck], unknown + asides)
    return bits


def open_cards(game: Any, heir: Heir) -> list[int]:
    """The decks of those cards in a hand that everybody knows."""
    return [game.box.deck[game.box.card_numbers[card]] for card in heir.open]
