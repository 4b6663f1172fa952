"""How many layouts of unseen cards there are, in bits: what a seat does not know, for whoever measures games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from math import comb, log2


def deal_bits(cards: Sequence[str], hands: Sequence[int]) -> float:
    """log2 of the ways to deal hands of these sizes; exact if no two cards are alike, else never too low."""
    copies = tuple(sorted(Counter(cards).values()))
    return min(all_different_bits(len(cards), hands), sum(log2(hand_count(copies, hand)) for hand in hands))


def all_different_bits(left: int, hands: Sequence[int]) -> float:
    """As if every card could be told from all others."""
    bits = 0.0
    for hand in hands:
        bits += log2(comb(left, hand))
        left -= hand
    return bits


@cache
def hand_count(copies: tuple[int, ...], size: int) -> int:
    """How many different hands of this size there are if each card is there so often."""
    ways = [1] + [0] * size  # by number of cards
    for most in copies:
        ways = [sum(ways[max(0, cards - most) : cards + 1]) for cards in range(size + 1)]
    return ways[size]
