"""Which drawer to open, for every character."""

from __future__ import annotations

from typing import Final

from clubantique.bots.meisterdiebe.outlook import KEPT, Compartment, Outlook, imitations
from clubantique.games.meisterdiebe.box import CHARACTERS, MASTER_THIEF, SMUGGLER, THIEF, WIFE

THIEVES: Final = [CHARACTERS[THIEF], CHARACTERS[MASTER_THIEF]]


def drawer_values(outlook: Outlook) -> list[float]:
    """What opening each drawer is worth to the character that was played; nothing is worth leaving all shut."""
    character = outlook.played(outlook.me)
    if character == THIEF:
        return outlook.loot(KEPT)
    if character == MASTER_THIEF:
        return outlook.treasure(KEPT)
    if character <= SMUGGLER and ends_badly(outlook):
        return [-1.0] * len(outlook.sides[KEPT])
    return put_values(outlook, character)


def ends_badly(outlook: Outlook) -> bool:
    """Whether the last imitation would go while somebody else is ahead."""
    return imitations(outlook.own) == 1 and outlook.lead() < -1


def put_values(outlook: Outlook, character: int) -> list[float]:
    """An imitation is got rid of unless something falls; and where it lies it is there for somebody to steal."""
    claim = own_claim(outlook) - rival_claim(outlook)
    risks = outlook.risks(KEPT)
    fails = 0.0 if character == WIFE else 1.0  # M-41: she is never caught
    spoils = outlook.taste.spoils if outlook.detectives() else 0.0  # M-32: what falls goes to rivals
    values: list[float] = []
    for place, above in enumerate(outlook.sides[KEPT]):
        gain = 1.0 + later(outlook, above, claim)
        if character == SMUGGLER:
            gain += above[1] * outlook.taste.burden
        values.append(gain * (1.0 - risks[place] * fails) - risks[place] * spoils)
    return values


def later(outlook: Outlook, above: Compartment, claim: float) -> float:
    """What a gem on top of these makes easier for thieves: for one's own, or for those of others."""
    worth, gems, _, ruby = above
    bait = outlook.taste.bait if ruby and not gems else 0.0  # a gem before a ruby lets a Master thief at it
    return claim * (outlook.taste.claim * worth + bait)


def own_claim(outlook: Outlook) -> float:
    """Which thieves are still in the own hand."""
    return 1.0 * len([name for name in outlook.own.hand if name in THIEVES])


def rival_claim(outlook: Outlook) -> float:
    """How many thieves a rival has, in hand or still to act in this round."""
    total = 0.0
    for seat in outlook.rivals():
        crook = outlook.view.crooks[seat]
        total += len([name for name in crook.hand if name in THIEVES])
        if crook.character in THIEVES and seat in outlook.view.order:
            total += 2.0
    return total / (outlook.seats - 1)


def place_values(outlook: Outlook) -> list[float]:
    """M-14: before the game a diamond is best where a ruby lies behind and nothing yet before it."""
    return [ruby - min(gems, 1.0) for _, gems, _, ruby in outlook.sides[KEPT]]
