"""What an heir keeps of its hand, at the beginning and at the end of a round."""

from __future__ import annotations

from clubantique.bots.lastwill.outlook import Outlook
from clubantique.bots.lastwill.worth import card_worth


def keep(outlook: Outlook, options: list[int], run: list[int]) -> int:
    """The cards with the most worth, in the order in which they are asked for."""
    codes = outlook.box.codes
    wanted = best_cards(outlook)
    chosen = [codes.what[code] for code in run]
    for code in options:
        if code != codes.enough:
            card = codes.what[code]
            if wanted.count(card) > chosen.count(card):
                return code
    return codes.enough if codes.enough in options else options[0]


def best_cards(outlook: Outlook) -> list[int]:
    box = outlook.box
    first = outlook.view.phase == "inherit"
    rounds = outlook.left + 1 if first else outlook.left
    most = box.start_keep
    if not first:
        most = box.hand_limit + outlook.facts(outlook.own.board).helpers.kept_more
    ranked = sorted([(-card_worth(outlook, card, rounds), card) for card in outlook.own.hand])
    return sorted([card for _, card in ranked[:most]])
