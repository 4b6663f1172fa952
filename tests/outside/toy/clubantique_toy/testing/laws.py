"""What must hold in every state."""

from __future__ import annotations

from collections import Counter

from clubantique_toy.state import ToyState

MOST_DECISIONS = 500
FOLLOWS = [("bank",), ("memory", "in_bag"), ("asked",), ("phase",)]
"""What an observation leaves out because it follows from the rest."""
NOT_OBSERVED = {"step", "asked", "phase", "bag", "bank"}
"""Fields of the state that it leaves out, for the same reason."""
MISSED = ("own_run", "coin", "player_1.pebbles")
"""Fields of an observation that would be missed."""


def inventory(state: ToyState) -> Counter[str]:
    """Every coin and every pebble, wherever it is."""
    coins = [*state.bag, *(coin for purse in state.purses for coin in purse), state.coin]
    found = Counter(f"coin {coin}" for coin in coins if coin)
    found["pebble"] = sum(state.pebbles) + state.bank
    return found


def holds(state: ToyState) -> None:
    assert min(state.pebbles) >= 0
    assert all(purse == sorted(purse) for purse in state.purses)
