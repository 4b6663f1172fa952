"""A small search through the own action turn: nothing hidden matters there, so it is exact as far as it goes."""

from __future__ import annotations

from clubantique.bots.lastwill.estate import Estate
from clubantique.bots.lastwill.outlook import Outlook
from clubantique.bots.lastwill.uses import Use, uses

WIDTH = 5  # how many estates are followed up
DEPTH = 7  # how many uses


def best_use(outlook: Outlook, first: list[Use]) -> tuple[Use | None, float]:
    """The first of the uses that lead to the best estate, and its value; None to do nothing more."""
    idle = outlook.taste.idle
    best: Use | None = None
    most = outlook.value(outlook.own)
    seen = {outlook.own.key()}
    beam = fresh(outlook, [(use, use.estate) for use in first], seen)
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
        for _, place in ranked[:WIDTH]:
            use, estate = beam[place]
            followed += [(use, after.estate) for after in uses(outlook, estate)]
        beam = fresh(outlook, followed, seen)
    return best, most


def fresh(
    outlook: Outlook, found: list[tuple[Use, Estate]], seen: set[tuple[object, ...]]
) -> list[tuple[Use, Estate]]:
    """Without what was reached before in another order."""
    kept: list[tuple[Use, Estate]] = []
    for use, estate in found:
        key = estate.key()
        if key not in seen:
            seen.add(key)
            kept.append((use, estate))
    return kept
