"""A small search through the own action turn: nothing hidden matters there, so it is exact as far as it goes."""

from __future__ import annotations

from collections.abc import Hashable

from clubantique.bots.lastwill.outlook import Outlook
from clubantique.bots.lastwill.uses import Use, uses
from clubantique.games.lastwill.estate import Estate
from clubantique.games.lastwill.laid import identity

WIDTH = 5  # how many estates are followed up
NARROW = 2  # ... when it is only to be known what a turn may bring
DEPTH = 7  # how many uses


def fortune(outlook: Outlook, estate: Estate) -> float:
    """What the coming turn makes of an estate."""
    return best_use(outlook, uses(outlook, estate), estate, NARROW)[1]


def best_use(
    outlook: Outlook, first: list[Use], start: Estate, width: int = WIDTH
) -> tuple[Use | None, float]:
    """The first of the uses that lead to the best estate, and its value; None to do nothing more."""
    idle = outlook.taste.idle
    best: Use | None = None
    most = outlook.value(start)
    seen = {key(start)}
    beam = fresh([(use, use.estate) for use in first], seen)
    for _ in range(DEPTH):
        if not beam:
            break
        ranked: list[tuple[float, int]] = []
        for place, (use, estate) in enumerate(beam):
            value = outlook.value(estate)
            if value > most:
                best, most = use, value
            ranked.append((-value - idle * min(estate.actions, 6), place))
        ranked.sort()
        followed: list[tuple[Use, Estate]] = []
        for _, place in ranked[:width]:
            use, estate = beam[place]
            followed += [(use, after.estate) for after in uses(outlook, estate)]
        beam = fresh(followed, seen)
    return best, most


def key(estate: Estate) -> Hashable:
    """What tells estates of one turn apart."""
    return estate.money, estate.actions, tuple(estate.hand), identity(estate.board)


def fresh(found: list[tuple[Use, Estate]], seen: set[Hashable]) -> list[tuple[Use, Estate]]:
    """Without what was reached before in another order."""
    kept: list[tuple[Use, Estate]] = []
    for use, estate in found:
        which = key(estate)
        if which not in seen:
            seen.add(which)
            kept.append((use, estate))
    return kept
