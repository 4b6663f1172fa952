"""The property market as an heir would like it (L-34)."""

from __future__ import annotations

from clubantique.bots.lastwill.outlook import Outlook
from clubantique.games.lastwill.box import NOTHING, TYPES


def stakes(outlook: Outlook) -> list[float]:
    """By type: what a pound more of its modifier brings; that counts what is to be bought, less what is to be sold."""
    box, own = outlook.box, outlook.own
    found = [0.0] * len(TYPES)
    soon = outlook.sure or outlook.left <= 1
    for card in own.hand:
        type_ = box.type_of[card]
        if type_ != NOTHING and box.ladder[card][0] <= own.money and not outlook.sure:
            found[type_] += 0.4 if soon else 0.8
    for laid in own.board:
        type_ = box.type_of[laid.kind]
        if type_ != NOTHING:
            low = laid.step + 1 >= len(box.ladder[laid.kind])
            found[type_] -= 0.9 if soon else 0.6 if low else 0.3
    return found


def best_market(outlook: Outlook) -> list[int]:
    """The modifiers by type: the highest where most is to be bought, the lowest where most is to be sold."""
    wanted = stakes(outlook)
    ranked = sorted(range(len(TYPES)), key=lambda type_: (wanted[type_], outlook.modifiers[type_]))
    found = [0] * len(TYPES)
    for type_, modifier in zip(ranked, sorted(outlook.modifiers), strict=True):
        found[type_] = modifier
    return found


def market_value(outlook: Outlook) -> float:
    wanted = stakes(outlook)
    value = 0.0
    for type_, modifier in enumerate(best_market(outlook)):
        value += wanted[type_] * (modifier - outlook.modifiers[type_])
    return value


def set_modifier(outlook: Outlook, options: list[int], run: list[int]) -> int:
    """The next type's modifier, or the nearest one that is left."""
    values = sorted(set(outlook.box.modifiers))
    wanted = best_market(outlook)[len(run) - 1]
    what = outlook.box.codes.what
    return min(options, key=lambda code: abs(values[what[code]] - wanted))
