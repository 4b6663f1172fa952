"""What single cards are worth to an heir before they are used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clubantique.bots.lastwill.facts import Facts, amount, basic_amount, raised
from clubantique.bots.lastwill.promise import gain_of_company, sale, service
from clubantique.games.lastwill.box import BLACK, COMPANIONS, NOTHING, WHITE
from clubantique.games.lastwill.laid import freshly_laid

if TYPE_CHECKING:
    from clubantique.bots.lastwill.outlook import Outlook


def hand_worth(outlook: Outlook, hand: list[int], facts: Facts) -> float:
    """What can be kept of a hand (L-80)."""
    if not hand or outlook.sure:
        return 0.0
    most = outlook.box.hand_limit + facts.helpers.kept_more
    which = most, tuple(hand)
    known = outlook.hands.get(which)
    if known is not None:
        return known
    values = sorted([held_worth(outlook, card) for card in hand])
    found = 0.0
    for value in values[-most:]:
        found += value
    found *= outlook.taste.held
    outlook.hands[which] = found
    return found


def held_worth(outlook: Outlook, card: int) -> float:
    """A card kept for later rounds, judged by the board as it was at the beginning."""
    found = outlook.held.get(card)
    if found is None:
        found = card_worth(outlook, card, outlook.left)
        outlook.held[card] = found
    return found


def card_worth(outlook: Outlook, card: int, rounds: int) -> float:
    """What a card in hand gets rid of in so many rounds, less its actions."""
    box = outlook.box
    if card == box.wild:
        return 0.0
    if rounds <= 0:
        return 0.0
    facts = outlook.facts(outlook.own.board)
    if box.frame[card] == WHITE:
        return white_worth(outlook, card)
    if box.frame[card] != BLACK:
        return companion_worth(outlook, box.companion_of[card], rounds)
    if box.type_of[card] != NOTHING:
        return property_worth(outlook, card, rounds, facts)
    return laid_worth(outlook, card, rounds)


def white_worth(outlook: Outlook, card: int) -> float:
    box, taste = outlook.box, outlook.taste
    best = 0.2
    more = float(raised(box, card, outlook.own.board))
    for companion in range(len(COMPANIONS)):
        if box.listed[card][companion]:
            here = box.companion[companion] in outlook.own.hand
            more += (0.7 if here else taste.company) * box.adds[card][companion]
    for needed, money in zip(box.option_actions[card], box.option_money[card], strict=True):
        best = max(best, money + more - taste.action * needed + 1.0)
    if box.animals[card]:
        best += 2.0
    if box.steps_down[card]:
        best += max(0.0, falls(outlook, box.steps_down[card]) - taste.action)
    if box.gained[card]:
        best += box.gained[card] * taste.action - 1.0
    return best


def falls(outlook: Outlook, count: int) -> float:
    """What the best steps down are worth now: time brings some of them anyway."""
    box = outlook.box
    steps: list[int] = []
    for card in outlook.own.board:
        ladder = box.ladder[card.kind]
        last = len(ladder) - 1
        steps += [
            ladder[step] - ladder[step + 1] for step in range(min(card.step + outlook.left, last), last)
        ]
    steps.sort()
    found = 0.0
    for step in steps[-count:]:
        found += step
    return found


def companion_worth(outlook: Outlook, companion: int, rounds: int) -> float:
    """The best place for a companion: a space on the board, or beside a white card in hand."""
    box, taste = outlook.box, outlook.taste
    best = taste.spare
    for card in outlook.own.board:
        slots = box.slots[card.kind]
        if card.markers < len(slots) and slots[card.markers] == companion:
            best = max(best, gain_of_company(outlook, card, rounds))
    for kind in outlook.own.hand:
        if box.frame[kind] == WHITE:
            if box.listed[kind][companion]:
                best = max(best, 0.8 * box.adds[kind][companion])
        elif box.frame[kind] == BLACK and box.slots[kind] and box.slots[kind][0] == companion:
            best = max(best, 0.6 * gain_of_company(outlook, freshly_laid(kind), rounds))
    return best


def property_worth(outlook: Outlook, card: int, rounds: int, facts: Facts) -> float:
    """Bought high, sold low."""
    box, taste = outlook.box, outlook.taste
    type_ = box.type_of[card]
    ladder = box.ladder[card]
    price = ladder[0] + taste.settled * outlook.modifiers[type_]
    price += facts.helpers.dearer[type_]
    sold = sale(outlook, facts, type_, ladder[min(rounds - 1, len(ladder) - 1)])
    basic = basic_amount(outlook.own, freshly_laid(card))
    extra = basic + raised(box, card, outlook.own.board) - taste.action
    free = facts.helpers.free_upkeep[type_]
    upkeep = 0.5 * rounds * (extra + (taste.action if free else 0.0)) if basic else 0.0
    return max(0.0, price - taste.action - sold + max(upkeep, 0.0)) if price <= outlook.own.money else 0.0


def laid_worth(outlook: Outlook, card: int, rounds: int) -> float:
    """An expense or a helper on the board for so many rounds."""
    box, taste = outlook.box, outlook.taste
    fresh = freshly_laid(card)
    spent = float(amount(outlook.own.with_on_board(fresh), fresh))
    if spent:
        spent = max(0.0, spent - taste.action * box.activate_actions[card])
    found = rounds * (spent + service(box, card)) - taste.action * box.place_actions[card]
    company = gain_of_company(outlook, fresh, rounds)
    if company > 0.0:
        here = box.companion[box.slots[card][0]] in outlook.own.hand
        found += company * (0.8 if here else taste.company)
    return max(0.0, found)
