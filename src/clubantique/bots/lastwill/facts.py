"""What can be read off a board: what it spends by itself, what its helpers do."""

from __future__ import annotations

from clubantique.bots.lastwill.estate import Board, Laid, serves
from clubantique.games.lastwill.box import DOG, HORSE, Box
from clubantique.games.lastwill.effects import (
    EFFECTS,
    FARM,
    FARM_ACTIVATE_FREE,
    FARM_TRADE_FREE_1,
    HOUSE_ACTIVATE_FREE,
    HOUSE_TRADE_FREE_2,
    MORE_MONEY,
    NOTHING,
    PLUS_ACTION_WHITE,
    SPEND_1_PER_FARM_AND_1_PER_DOG_ON_FARMS,
    SPEND_2_PER_FARM,
    SPEND_2_PER_HORSE_ON_FARMS,
)


class Facts:
    """One board, judged once. The value is filled in by the outlook."""

    __slots__ = ("amounts", "burden", "counts", "farms", "free", "owned", "promise", "savers", "white")

    counts: list[int]  # by effect: how many helpers have it
    savers: list[int]  # by effect: how often it can still serve this round
    owned: int  # properties
    farms: int
    white: int  # actions that only pay for white cards
    amounts: list[int]  # by card: the most that its activation spends now
    free: int  # what the cards spend that cost no action and have not been used
    promise: float  # what the board will spend in later rounds
    burden: float  # what its properties will still count


SERVING = (FARM_TRADE_FREE_1, HOUSE_TRADE_FREE_2, FARM_ACTIVATE_FREE, HOUSE_ACTIVATE_FREE, PLUS_ACTION_WHITE)


def read(box: Box, board: Board) -> Facts:
    facts = Facts()
    facts.counts = [0] * len(EFFECTS)
    facts.savers = [0] * len(EFFECTS)
    facts.owned = facts.farms = facts.free = 0
    for card in board:
        for effect in box.effects[card.kind]:
            facts.counts[effect] += 1
            if effect in SERVING:
                facts.savers[effect] += serves(box, card, effect)
        type_ = box.type_of[card.kind]
        if type_ != NOTHING:
            facts.owned += 1
            facts.farms += type_ == FARM
    facts.white = facts.savers[PLUS_ACTION_WHITE]
    facts.amounts = [amount(box, board, card, facts) for card in board]
    for place, card in enumerate(board):
        if not card.activated and box.activate_actions[card.kind] == 0:
            facts.free += facts.amounts[place]
    return facts


def raised(box: Box, kind: int, facts: Facts) -> int:
    """What helpers add to the use of this card (L-92, L-93)."""
    more = 0
    for effect in box.raised_by[kind]:
        more += MORE_MONEY[effect] * facts.counts[effect]
    return more


def amount(box: Box, board: Board, card: Laid, facts: Facts) -> int:
    """The most that this card spends when it is activated; 0 if it cannot be."""
    kind = card.kind
    if box.activate_actions[kind] == NOTHING:
        return 0
    most = max(box.amounts[kind][: card.markers + 1])
    for effect in box.effects[kind]:
        if effect == SPEND_2_PER_FARM:
            most += 2 * facts.farms
        elif effect == SPEND_2_PER_HORSE_ON_FARMS:
            most += 2 * on_farms(box, board, HORSE)
        elif effect == SPEND_1_PER_FARM_AND_1_PER_DOG_ON_FARMS:
            most += facts.farms + on_farms(box, board, DOG)
    return most + raised(box, kind, facts) if most else 0


def on_farms(box: Box, board: Board, companion: int) -> int:
    """L-90: markers of this companion on the farms."""
    count = 0
    for card in board:
        if box.type_of[card.kind] == FARM:
            count += box.slots[card.kind][: card.markers].count(companion)
    return count
