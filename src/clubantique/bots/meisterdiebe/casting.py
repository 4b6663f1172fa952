"""Which character to be: what each is likely to bring, against what it brings on a usual day."""

from __future__ import annotations

from clubantique.bots.meisterdiebe.outlook import FLIPPED, KEPT, Outlook, imitations
from clubantique.games.meisterdiebe.box import (
    DETECTIVE,
    JEWELLER,
    MASTER_THIEF,
    SMUGGLER,
    THIEF,
    WIFE,
)

CYCLE = 6  # rounds until all characters are in hand again


def character_value(outlook: Outlook, character: int) -> float:
    """How much better than waiting for a better day; near the end there is no better day."""
    value = brings(outlook, character) + closes(outlook, character)
    return value - outlook.taste.usual[character] * patience(outlook)


def brings(outlook: Outlook, character: int) -> float:
    """The points that are likely to come of it."""
    if character == JEWELLER:
        return 1.0 - min(outlook.risks(KEPT) + outlook.risks(FLIPPED))
    if character == WIFE:
        return min(1.0 + outlook.expected(DETECTIVE), imitations(outlook.own) * 1.0)
    if character == SMUGGLER:
        found = taken(outlook.contraband(KEPT), outlook.contraband(FLIPPED), before(outlook, SMUGGLER))
        return 1.0 + outlook.taste.burden * found
    if character == THIEF:
        return taken(outlook.loot(KEPT), outlook.loot(FLIPPED), before(outlook, THIEF))
    if character == MASTER_THIEF:
        return taken(outlook.treasure(KEPT), outlook.treasure(FLIPPED), before(outlook, MASTER_THIEF))
    return reward(outlook)


def before(outlook: Outlook, character: int) -> float:
    """How many good drawers rivals are likely to have plundered before this character's turn."""
    first = (outlook.view.own.numbers[character] - 1) / len(outlook.box.numbers) if outlook.view.own else 0.0
    total = outlook.expected(character) * first
    for earlier in range(SMUGGLER, character):
        total += outlook.expected(earlier)
    return total * outlook.taste.respect


def taken(kept: list[float], flipped: list[float], gone: float) -> float:
    """The best drawer that is left, whichever way up the cube will be."""
    return (left(kept, gone) + left(flipped, gone)) / 2


def left(drawers: list[float], gone: float) -> float:
    """The best of these drawers when so many better ones are gone (between two of them if it is a fraction)."""
    best = sorted(drawers, reverse=True)
    rank = min(int(gone), len(best) - 2)
    return best[rank] + (best[rank + 1] - best[rank]) * min(1.0, gone - rank)


def reward(outlook: Outlook) -> float:
    """What is likely to fall for a Detective: as often as rivals were seen to let things fall."""
    below = outlook.sides[FLIPPED] + outlook.sides[KEPT]
    full = worth = 0.0
    for compartment in below:
        full += compartment[2]
        worth += compartment[0]
    heap = worth / full if full else 0.0
    colleagues = outlook.expected(DETECTIVE)
    return (len(outlook.rivals()) - colleagues) * carelessness(outlook) * heap / (1.0 + colleagues)


def carelessness(outlook: Outlook) -> float:
    """How often something falls when a rival opens a drawer, as far as that is remembered."""
    falls, openings = outlook.taste.careless
    for seat, fell in outlook.memory.openings:
        if seat != outlook.me:
            openings += 1.0
            falls += 1.0 if fell else 0.0
    return falls / openings


def patience(outlook: Outlook) -> float:
    """From 1 to 0 as the end comes nearer."""
    fewest = min([imitations(crook) for crook in outlook.view.crooks])
    rubies = outlook.box.rubies
    for crook in outlook.view.crooks:
        rubies -= crook.plus.rubies
    rounds = min(fewest * CYCLE / outlook.taste.pace, rubies * 2.0 * CYCLE)
    return min(1.0, rounds / CYCLE, (outlook.box.most_rounds - outlook.view.round) / CYCLE)


def closes(outlook: Outlook, character: int) -> float:
    """Whether this character may empty the own supply, and whether that is wanted."""
    most = 2 if character == WIFE else 1
    if character > SMUGGLER or imitations(outlook.own) > most:
        return 0.0
    return outlook.taste.closing if outlook.lead() >= 0 else -outlook.taste.closing
