"""Which decks promise most, and how many cards to draw from each."""

from __future__ import annotations

from clubantique.bots.lastwill.outlook import Outlook
from clubantique.games.lastwill.box import (
    BLACK,
    COMPANION,
    EVENT,
    HELPER_EXPENSE,
    NOTHING,
    ORDINARY,
    PROPERTY,
    WHITE,
)
from clubantique.games.lastwill.codes import EXTRA

SCARCE = 0.2  # a card that cannot be used now
POOR = 12  # with no more money than this there is no buying


def mix(outlook: Outlook, options: list[int], run: list[int]) -> int:
    """Extra cards are always welcome; then as many of each deck as seem useful."""
    codes = outlook.box.codes
    for code in options:
        if codes.verb[code] == EXTRA:
            return code
    number = outlook.view.plans[codes.what[run[0]]].cards + outlook.box.extra_cards[0] * run.count(
        codes.extra
    )
    wanted = shares(outlook, number)
    first = options[0]
    for deck in range(ORDINARY):
        if codes.draw[deck] <= first and (deck + 1 == ORDINARY or first < codes.draw[deck + 1]):
            return max([code for code in options if codes.what[code] <= wanted[deck]], default=first)
    return first


def shares(outlook: Outlook, number: int) -> list[int]:
    """One card after the other from the deck that promises most; each further one promises less."""
    likes = liking(outlook)
    wanted = [0] * ORDINARY
    for _ in range(number):
        deck = likes.index(max(likes))
        wanted[deck] += 1
        likes[deck] *= outlook.taste.variety
    return wanted


def liking(outlook: Outlook) -> list[float]:
    """By deck: what its first card promises now."""
    box, own, taste = outlook.box, outlook.own, outlook.taste
    rounds = 0 if outlook.sure else outlook.left + 1
    whites = blacks = houses = friends = open_spaces = 0
    for card in own.hand:
        if box.frame[card] == WHITE:
            whites += 1
            open_spaces += any(box.listed[card])
        elif box.frame[card] == BLACK:
            houses += box.type_of[card] != NOTHING
            blacks += box.type_of[card] == NOTHING
            open_spaces += len(box.slots[card])
        else:
            friends += 1
    for laid in own.board:
        open_spaces += len(box.slots[laid.kind]) - laid.markers
    room = own.spaces - len(own.board) - houses - blacks
    likes = [SCARCE] * ORDINARY
    likes[EVENT] = taste.like_event / (1.0 + 0.4 * whites)
    if room > 0:
        likes[HELPER_EXPENSE] = taste.like_helper * rounds / (1.0 + 0.5 * blacks)
    if room > 0 and own.money > POOR:
        likes[PROPERTY] = taste.like_property * (rounds - 1) / (1.0 + 0.5 * houses)
    likes[COMPANION] = taste.like_companion * min(open_spaces, 4) / (1.0 + friends)
    return likes
