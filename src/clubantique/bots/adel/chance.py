"""Probabilities and choices by chance, in plain arithmetic that gives the same on every machine."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random


def clamp(value: float) -> float:
    """The nearest probability."""
    if value <= 0.0:
        return 0.0
    if value >= 1.0:
        return 1.0
    return value


def larger(size: float, than: float) -> float:
    """How likely a block of about this size beats the other: surely, if it has two cards more."""
    lead = size - than
    if lead >= 2.0:
        return 1.0
    if lead <= -2.0:
        return 0.0
    return 0.5 + 0.25 * lead


def payment(size: float, rivals: Sequence[float], best: float, second: float) -> float:
    """What a block of this size earns on average beside others of about these sizes (A-34, A-81)."""
    none_above, one_above = 1.0, 0.0
    for rival in rivals:
        above = larger(rival, size)
        one_above += above * (none_above - one_above)
        none_above *= 1.0 - above
    return best * none_above + second * one_above


def leaning(values: Sequence[float], whim: float) -> list[float]:
    """How much each value attracts: the best most, one that is worse by `whim` not at all."""
    floor = max(values) - whim
    return [(value - floor) * (value - floor) if value > floor else 0.0 for value in values]


def total(values: Sequence[float]) -> float:
    """The plain sum: the built-in one rounds differently since Python 3.12."""
    found = 0.0
    for value in values:
        found += value
    return found


def pick(values: Sequence[float], whim: float, rng: Random) -> int:
    """The number of one of the values, drawn by how much they attract; without a whim, of the best."""
    weights = leaning(values, whim)
    left = rng.random() * total(weights)
    for number, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return number
    return values.index(max(values))
