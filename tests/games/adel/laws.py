"""What must hold in every state of Adel verpflichtet."""

from __future__ import annotations

from collections import Counter
from typing import Any

from clubantique.games.adel.box import NOTHING
from clubantique.games.adel.flow import AdelState

MOST_DECISIONS = 20_000
NOT_OBSERVED = {"step", "asked", "thieves", "final", "ranking"}
"""Fields that an observation leaves out, for they follow from the rest or are of no use."""
FOLLOWS = [("memory", "unseen"), ("memory", "thieves"), ("asked",)]
"""What an observation leaves out because it follows from the rest: tests of the observation show it."""
MISSED = ("own_run", "quiet", "prison", "lord_1.action", "lord_1.place")
"""Fields of an observation that would be missed."""


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


def dealt(state: AdelState) -> object:
    """What is hidden in hands."""
    return state.cards


def left_out(known: dict[str, Any]) -> None:
    """What is not observed on purpose: it is known when the game is over, and nobody chooses any more."""
    known["final"].clear()
