"""Judges collections: how large their blocks are, and which exhibitions can be shown of them."""

from __future__ import annotations

from collections.abc import Sequence

from clubantique.games.adel.box import Box
from clubantique.games.adel.exhibition import is_gap


def counted(box: Box, names: Sequence[str]) -> list[int]:
    """How many of these cards each series has, from the first series to the last."""
    counts = [0] * (box.series[-1] + 1)
    for name in names:
        counts[box.series[box.card_numbers[name]]] += 1
    return counts


def largest(counts: Sequence[int]) -> int:
    """The number of cards in the largest unbroken block (A-81)."""
    best = block = last = 0
    for series, count in enumerate(counts):
        if count:
            block = count if is_gap(last, series) else block + count
            last = series
            if block > best:
                best = block
    return best


def with_one(counts: Sequence[int], series: int, more: int) -> list[int]:
    """The same collection with one card more (or, with -1, fewer) in a series."""
    changed = list(counts)
    changed[series] += more
    return changed


def windows(box: Box, cards: list[int], run: list[int]) -> list[list[int]]:
    """Exhibitions worth considering that begin with the cards of a run: neighbours in the sorted collection.

    They never have a gap. There are others, but of every possible size there is a window.
    """
    starts = [cards.index(run[0])] if run else range(len(cards))
    shortest = max(box.exhibition_min, len(run))
    return [
        cards[start:end]
        for start in starts
        if cards[start : start + len(run)] == run
        for end in range(start + shortest, end_of_block(box, cards, start) + 1)
    ]


def end_of_block(box: Box, cards: list[int], start: int) -> int:
    """Where the first gap after this card is (A-30)."""
    series_of = box.series
    series = series_of[cards[start]]
    for position in range(start + 1, len(cards)):
        following = series_of[cards[position]]
        if is_gap(series, following):
            return position
        series = following
    return len(cards)
