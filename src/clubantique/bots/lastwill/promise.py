"""What a board will spend in later rounds, and what its properties will still count in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clubantique.bots.lastwill.facts import Facts, basic_amount
from clubantique.games.lastwill.box import FARM, NOTHING, Box
from clubantique.games.lastwill.laid import Board, Laid, with_marker

if TYPE_CHECKING:
    from clubantique.bots.lastwill.outlook import Outlook

# By effect: what a helper brings in a round, beside what it does for the cards that lie there.
SERVICE = {
    "farm_trade_free_1": 0.4,
    "farm_price_minus_2": 0.3,
    "house_trade_free_2": 1.2,
    "house_price_pm_2": 0.9,
    "farm_activate_free": 0.2,
    "house_activate_free": 0.5,
    "cutlery_plus_1": 0.3,
    "carriage_plus_1": 0.3,
    "mask_opera_plus_3": 1.2,
    "helm_wine_plus_2": 0.8,
    "plus_action": 3.2,
    "plus_action_white": 2.0,
    "draw_plus_2": 2.0,
    "draw_plus_3_event": 2.4,
    "draw_plus_3_companion": 1.5,
    "keep_2_more": 1.2,
}


def service(box: Box, kind: int) -> float:
    found = 0.0
    for effect in box.effects[kind]:
        found += SERVICE.get(box.effect_names[effect], 0.0)
    return found


def promise(outlook: Outlook, board: Board, facts: Facts) -> float:
    """In all later rounds, as far as they are expected."""
    box, taste, left = outlook.box, outlook.taste, outlook.left
    farm, house, found = 0.0, 0.0, 0.0
    for place, card in enumerate(board):
        type_ = box.type_of[card.kind]
        amount = facts.amounts[place]
        found += chance_of_company(outlook, card)
        if type_ == NOTHING:
            gain = amount - taste.action * box.activate_actions[card.kind] if amount else 0.0
            found += left * (max(gain, 0.0) + service(box, card.kind))
        elif type_ == FARM:
            found += left * max(0.0, amount - taste.action)
            farm = max(farm, min(float(amount), taste.action))
        else:
            steady = max(0, left - (len(box.ladder[card.kind]) - 1 - card.step))
            found += steady * max(0.0, amount - taste.action)
            house = max(house, min(amount - 1.5, taste.action))
    if facts.helpers.free_upkeep[FARM]:
        found += left * farm
    if max(facts.helpers.free_upkeep[FARM + 1 :]):
        found += left * house
    return found


def chance_of_company(outlook: Outlook, card: Laid) -> float:
    """A companion may still come to the topmost free space."""
    return outlook.taste.company * max(0.0, gain_of_company(outlook, card, outlook.left))


def gain_of_company(outlook: Outlook, card: Laid, rounds: float) -> float:
    """What the next marker on this card brings in so many rounds, less the action to put it."""
    box, taste, own = outlook.box, outlook.taste, outlook.own
    spaces = len(box.slots[card.kind]) - card.markers
    if spaces <= 0:
        return 0.0
    before, one_more = basic_amount(own, card), with_marker(card)
    uses = rounds if box.type_of[card.kind] == NOTHING else 0.6 * rounds
    gain = (basic_amount(own, one_more) - before) * uses - taste.action
    if spaces > 1:  # or the one after it
        both = 0.5 * ((basic_amount(own, with_marker(one_more)) - before) * uses - 2.0 * taste.action)
        gain = max(gain, both)
    return gain


def burden(outlook: Outlook, board: Board, facts: Facts) -> float:
    """L-72: what properties count at the end; before that, what they are going to be sold for."""
    if not facts.owned:
        return 0.0
    box, taste, left, risk = outlook.box, outlook.taste, outlook.left, outlook.risk
    found = 0.0
    for card in board:
        type_ = box.type_of[card.kind]
        if type_ == NOTHING:
            continue
        ladder = box.ladder[card.kind]
        falls = 0 if card.activated else 1
        kept = ladder[min(card.step + falls, len(ladder) - 1)] + box.property_penalty
        found += risk * kept
        if risk < 1.0:
            found += (1.0 - risk) * sale(
                outlook, facts, type_, ladder[min(card.step + left - 1 + falls, len(ladder) - 1)]
            )
    trades = taste.trades * left + max(facts.helpers.free_trades[FARM + 1 :])
    if not outlook.sure and facts.owned > trades:
        found += taste.rush * (facts.owned - trades)
    return found


def sale(outlook: Outlook, facts: Facts, type_: int, value: int) -> float:
    """What a later sale brings in, and the action that it costs."""
    taste = outlook.taste
    price = value + outlook.price(type_) - facts.helpers.cheaper[type_]
    return max(0.0, price) + (0.3 * taste.action if facts.helpers.free_trades[type_] else taste.action)
