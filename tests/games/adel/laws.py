"""What must hold in every state of Adel verpflichtet."""

from __future__ import annotations

from collections import Counter

from clubantique.games.adel.box import NOTHING
from clubantique.games.adel.flow import AdelState

MOST_DECISIONS = 20_000
NOT_OBSERVED = {"step", "asked", "thieves", "final", "ranking"}
"""Fields that an observation leaves out, for they follow from the rest or are of no use."""


def inventory(state: AdelState) -> Counter[str]:
    """Every collection card, cheque and thief, wherever it is."""
    box = state.box
    cards = [card for held in state.cards for card in held]
    cards += state.pool + [card for card in state.top if card != NOTHING]
    pieces = [code for held in [*state.cheques, *state.thieves] for code in held]
    pieces += state.cash + state.prison
    return Counter([box.cards[card] for card in cards] + [box.names[code] for code in pieces])


def holds(state: AdelState) -> None:
    """What no inventory shows."""
    assert sum(state.size) == len(state.pool) + sum(card != NOTHING for card in state.top)
    assert all(set(seen) <= set(held) for seen, held in zip(state.seen, state.cards, strict=True))
    assert all(held == sorted(held) for held in [*state.cards, *state.seen, *state.cheques, *state.thieves])
    assert len(state.prison) <= state.seats
    assert [seat for seat in state.asked if seat in state.due] == state.due
