"""How much a seat does not know."""

from __future__ import annotations

from typing import Any

from clubantique.core.layouts import deal_bits
from clubantique.games.adel.views import Table


def hidden_bits(_game: Any, known: Table) -> float:
    """Which of the cards that it never saw each other lord has; any other one lies in the piles."""
    assert known.memory is not None
    others = [seat for seat in range(len(known.lords)) if seat != known.seat]
    hands = [known.lords[seat].cards - len(known.memory.cards[seat]) for seat in others]
    return deal_bits(known.memory.unseen, hands)
