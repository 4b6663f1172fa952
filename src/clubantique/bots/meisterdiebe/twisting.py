"""How to leave the cube: which way up for those who come next, and turned so that nobody follows easily."""

from __future__ import annotations

from random import Random

from clubantique.bots.meisterdiebe.outlook import FLIPPED, KEPT, Outlook
from clubantique.games.meisterdiebe.box import (
    AFTER_TURNS,
    CHARACTERS,
    FIRST_TURN,
    FIRST_TURN_FLIP,
    FLIP,
    MASTER_THIEF,
    SMUGGLER,
    STAY,
    THIEF,
)


def twist(outlook: Outlook, rng: Random) -> int:
    """The better way up, with any turn: to a good memory all turns are the same."""
    kept, flipped = rating(outlook, KEPT), rating(outlook, FLIPPED)
    keep = kept > flipped if kept != flipped else rng.random() < 0.5
    first, after = (FIRST_TURN, FIRST_TURN_FLIP) if keep else (FIRST_TURN_FLIP, AFTER_TURNS)
    possible = outlook.box.twists
    turns = [code for code in possible if first <= code < after]
    unturned = [code for code in possible if code == (STAY if keep else FLIP)]
    wanted = turns or unturned or possible
    return wanted[int(rng.random() * len(wanted))]


def rating(outlook: Outlook, side: int) -> float:
    """What the own seat gains from this way up, less what the others do: the sooner a turn, the more it counts."""
    rated, weight = 0.0, 1.0
    for seat in outlook.view.order:
        rated -= weight * prospect(outlook, outlook.played(seat), side)
        weight *= outlook.taste.near
    return rated + weight * tomorrow(outlook, side)


def prospect(outlook: Outlook, character: int, side: int) -> float:
    """The best that a character can find."""
    if character == SMUGGLER:
        return outlook.taste.burden * max(outlook.contraband(side))
    if character == THIEF:
        return max(outlook.loot(side))
    if character == MASTER_THIEF:
        return max(outlook.treasure(side))
    return 0.0


def tomorrow(outlook: Outlook, side: int) -> float:
    """What the thieves in the own hand could find in the next round, less what those of the others could."""
    loot, treasure = max(outlook.loot(side)), max(outlook.treasure(side))
    rated = 0.0
    for seat, crook in enumerate(outlook.view.crooks):
        share = 1.0 if seat == outlook.me else -1.0 / (outlook.seats - 1)
        rated += share * loot if CHARACTERS[THIEF] in crook.hand else 0.0
        rated += share * treasure if CHARACTERS[MASTER_THIEF] in crook.hand else 0.0
    return rated / len(CHARACTERS)
