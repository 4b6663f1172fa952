"""What a board will spend in later rounds, and what its properties will still count in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clubantique.bots.lastwill.estate import Board, Laid
from clubantique.bots.lastwill.facts import Facts
from clubantique.games.lastwill.effects import (
    CARRIAGE_PLUS_1,
    CUTLERY_PLUS_1,
    DRAW_PLUS_2,
    DRAW_PLUS_3_COMPANION,
    DRAW_PLUS_3_EVENT,
    FARM,
    FARM_ACTIVATE_FREE,
    FARM_PRICE_MINUS_2,
    FARM_TRADE_FREE_1,
    HELM_WINE_PLUS_2,
    HOUSE_ACTIVATE_FREE,
    HOUSE_PRICE_PM_2,
    HOUSE_TRADE_FREE_2,
    KEEP_2_MORE,
    MASK_OPERA_PLUS_3,
    NOTHING,
    PLUS_ACTION,
    PLUS_ACTION_WHITE,
    PRICE_STEP,
)

if TYPE_CHECKING:
    from clubantique.bots.lastwill.outlook import Outlook

# By effect: what a helper brings in a round, beside what it does for the cards that lie there.
SERVICE = {
    FARM_TRADE_FREE_1: 0.4,
    FARM_PRICE_MINUS_2: 0.3,
    HOUSE_TRADE_FREE_2: 1.2,
    HOUSE_PRICE_PM_2: 0.9,
    FARM_ACTIVATE_FREE: 0.2,
    HOUSE_ACTIVATE_FREE: 0.5,
    CUTLERY_PLUS_1: 0.3,
    CARRIAGE_PLUS_1: 0.3,
    MASK_OPERA_PLUS_3: 1.2,
    HELM_WINE_PLUS_2: 0.8,
    PLUS_ACTION: 3.2,
    PLUS_ACTION_WHITE: 2.0,
    DRAW_PLUS_2: 2.0,
    DRAW_PLUS_3_EVENT: 2.4,
    DRAW_PLUS_3_COMPANION: 1.5,
    KEEP_2_MORE: 1.2,
}


def service(effects: list[int]) -> float:
    found = 0.0
    for effect in effects:
        found += SERVICE.get(effect, 0.0)
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
            found += left * (max(gain, 0.0) + service(box.effects[card.kind]))
        elif type_ == FARM:
            found += left * max(0.0, amount - taste.action)
            farm = max(farm, min(float(amount), taste.action))
        else:
            steady = max(0, left - (len(box.ladder[card.kind]) - 1 - card.step))
            found += steady * max(0.0, amount - taste.action)
            house = max(house, min(amount - 1.5, taste.action))
    if facts.counts[FARM_ACTIVATE_FREE]:
        found += left * farm
    if facts.counts[HOUSE_ACTIVATE_FREE]:
        found += left * house
    return found


def chance_of_company(outlook: Outlook, card: Laid) -> float:
    """A companion may still come to the topmost free space."""
    return outlook.taste.company * max(0.0, gain_of_company(outlook, card, outlook.left))


def gain_of_company(outlook: Outlook, card: Laid, rounds: float) -> float:
    """What the next marker on this card brings in so many rounds, less the action to put it."""
    box, taste = outlook.box, outlook.taste
    amounts = box.amounts[card.kind]
    if card.markers + 1 >= len(amounts):
        return 0.0
    before = amounts[card.markers]
    uses = rounds if box.type_of[card.kind] == NOTHING else 0.6 * rounds
    gain = (amounts[card.markers + 1] - before) * uses - taste.action
    if card.markers + 2 < len(amounts):  # or the one after it
        both = 0.5 * ((amounts[card.markers + 2] - before) * uses - 2.0 * taste.action)
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
    trades = taste.trades * left + 2.0 * facts.counts[HOUSE_TRADE_FREE_2]
    if not outlook.sure and facts.owned > trades:
        found += taste.rush * (facts.owned - trades)
    return found


def sale(outlook: Outlook, facts: Facts, type_: int, value: int) -> float:
    """What a later sale brings in, and the action that it costs."""
    taste = outlook.taste
    farm = type_ == FARM
    cheaper = facts.counts[FARM_PRICE_MINUS_2 if farm else HOUSE_PRICE_PM_2] * PRICE_STEP
    free = facts.counts[FARM_TRADE_FREE_1 if farm else HOUSE_TRADE_FREE_2] > 0
    price = value + outlook.price(type_) - cheaper
    return max(0.0, price) + (0.3 * taste.action if free else taste.action)
