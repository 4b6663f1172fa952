"""How much a seat does not know."""

from __future__ import annotations

from math import log2, perm
from typing import Any

from clubantique.games.meisterdiebe.views import Table


def hidden_bits(game: Any, known: Table) -> float:
    """Character by character: which of the numbers that are left each other crook has who never showed it."""
    assert known.memory is not None
    assert known.own is not None
    others = [numbers for seat, numbers in enumerate(known.memory.numbers) if seat != known.seat]
    bits = 0.0
    for character in range(len(known.own.numbers)):
        never_shown = [numbers[character] for numbers in others].count(None)
        left = len(game.box.numbers) - 1 - len(others) + never_shown
        bits += log2(perm(left, never_shown))
    return bits
