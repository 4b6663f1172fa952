"""The uses of cards worth trying in an action turn, each with the estate that it leads to."""

from __future__ import annotations

from typing import NamedTuple

from clubantique.bots.lastwill.estate import (
    NO_USES,
    Board,
    Estate,
    Laid,
    changed,
    code_of,
    removed,
    serves,
    without,
)
from clubantique.bots.lastwill.facts import Facts
from clubantique.bots.lastwill.outlook import Outlook
from clubantique.bots.lastwill.whites import plays
from clubantique.games.lastwill.box import BLACK, WHITE, Box
from clubantique.games.lastwill.effects import (
    FARM,
    FARM_ACTIVATE_FREE,
    FARM_PRICE_MINUS_2,
    FARM_TRADE_FREE_1,
    HOUSE_ACTIVATE_FREE,
    HOUSE_PRICE_PM_2,
    HOUSE_TRADE_FREE_2,
    NOTHING,
    PLUS_ACTION,
    PRICE_STEP,
)


class Use(NamedTuple):
    """How it is said: the first choice, and what is wanted after it; and what it leads to."""

    code: int
    wants: tuple[int, ...]
    estate: Estate


def uses(outlook: Outlook, estate: Estate) -> list[Use]:
    """All that costs an action, or saves one. What is free comes last, by itself."""
    box = outlook.box
    facts = outlook.facts(estate.board)
    if estate.actions <= 0 and not facts.white and not any(facts.savers):
        return []
    found: list[Use] = []
    before = NOTHING
    for card in estate.hand:
        if card == before:
            continue
        before = card
        frame = box.frame[card]
        if frame == WHITE:
            found += [Use(*each) for each in plays(outlook, estate, facts, card)]
        elif frame == BLACK:
            if box.type_of[card] != NOTHING:
                found += buy(outlook, estate, facts, card)
            else:
                found += lay(outlook, estate, card)
    for index, laid in enumerate(estate.board):
        found += on_board(box, estate, facts, index, laid)
        if box.type_of[laid.kind] != NOTHING:
            found += sell(outlook, estate, facts, index, laid)
    return found


# --- cards of the hand -------------------------------------------------------------------------


def lay(outlook: Outlook, estate: Estate, card: int) -> list[Use]:
    box = outlook.box
    cost = box.place_actions[card]
    if cost > estate.actions:
        return []
    room = rooms(outlook, estate)
    if room is None:
        return []
    board, wants = room
    actions = estate.actions - cost + box.effects[card].count(PLUS_ACTION)
    after = (*board, Laid(card, 0, 0, False, NO_USES))
    hand = without(estate.hand, card)
    return [Use(box.codes.lay[card], wants, Estate(estate.money, actions, hand, after, estate.spaces))]


def rooms(outlook: Outlook, estate: Estate) -> tuple[Board, tuple[int, ...]] | None:
    """L-45: the board with room for one more card, and which card leaves for it: the least useful."""
    if not estate.full():
        return estate.board, ()
    box = outlook.box
    best: tuple[Board, tuple[int, ...]] | None = None
    most = 0.0
    for index, laid in enumerate(estate.board):
        if box.type_of[laid.kind] == NOTHING:
            rest = removed(estate.board, index)
            facts = outlook.facts(rest)
            value = facts.free + facts.promise - facts.burden
            if best is None or value > most:
                best, most = (rest, (code_of(estate.board, index, box.codes.instead),)), value
    return best


def buy(outlook: Outlook, estate: Estate, facts: Facts, card: int) -> list[Use]:
    """L-60, at the highest price that can be paid."""
    box = outlook.box
    if estate.money <= 0 and not facts.owned:
        return []
    room = rooms(outlook, estate)
    if room is None:
        return []
    board, wants = room
    type_ = box.type_of[card]
    farm = type_ == FARM
    if wants:
        facts = outlook.facts(board)
    saver = FARM_TRADE_FREE_1 if farm else HOUSE_TRADE_FREE_2
    free = facts.savers[saver] > 0
    if not free and estate.actions < 1:
        return []
    price = best_price(outlook, facts, type_, box.ladder[card][0], True, estate.money)
    if price > estate.money:
        return []
    board = saved(box, board, saver) if free else board
    board = (*board, Laid(card, 0, 0, False, NO_USES))
    actions = estate.actions if free else estate.actions - 1
    hand = without(estate.hand, card)
    return [
        Use(box.codes.buy[card], wants, Estate(estate.money - price, actions, hand, board, estate.spaces))
    ]


def best_price(outlook: Outlook, facts: Facts, type_: int, value: int, dear: bool, most: int) -> int:
    """L-92: as dear as can be paid, or as cheap as possible."""
    farm = type_ == FARM
    base = value + outlook.modifiers[type_]
    changes = facts.counts[FARM_PRICE_MINUS_2 if farm else HOUSE_PRICE_PM_2]
    lowest = base - PRICE_STEP * changes
    if not dear:
        return max(lowest, 0)
    price = base if farm else base + PRICE_STEP * changes
    while price > most and price - PRICE_STEP >= lowest:
        price -= PRICE_STEP
    return max(price, 0)


# --- cards on the board ------------------------------------------------------------------------


def on_board(box: Box, estate: Estate, facts: Facts, index: int, laid: Laid) -> list[Use]:
    """L-46, L-47: companions, and activations that cost an action."""
    found: list[Use] = []
    board = estate.board
    slots = box.slots[laid.kind]
    if estate.actions > 0 and laid.markers < len(slots):
        companion = slots[laid.markers]
        card, way = box.companion[companion], box.codes.with_ + companion
        if box.wild in estate.hand:  # it cannot be kept, so it goes first
            card, way = box.wild, box.codes.wild_as + companion
        if card in estate.hand:
            after = changed(board, index, laid._replace(markers=laid.markers + 1))
            rest = Estate(estate.money, estate.actions - 1, without(estate.hand, card), after, estate.spaces)
            found.append(Use(code_of(board, index, box.codes.put), (way,), rest))
    needed = box.activate_actions[laid.kind]
    if needed > 0 and not laid.activated:
        found += activate(box, estate, facts, index, laid)
    return found


def activate(box: Box, estate: Estate, facts: Facts, index: int, laid: Laid) -> list[Use]:
    needed = box.activate_actions[laid.kind]
    type_ = box.type_of[laid.kind]
    board = estate.board
    free = False
    if type_ != NOTHING:
        saver = FARM_ACTIVATE_FREE if type_ == FARM else HOUSE_ACTIVATE_FREE
        free = facts.savers[saver] > 0
        board = saved(box, board, saver) if free else board
    amount = facts.amounts[index]
    if facts.owned and amount > estate.money:
        amount = estate.money if estate.money >= box.amounts[laid.kind][0] else 0
    if amount <= 0 or (not free and needed > estate.actions):
        return []
    after = changed(board, index, board[index]._replace(activated=True))
    actions = estate.actions if free else estate.actions - needed
    rest = Estate(estate.money - amount, actions, estate.hand, after, estate.spaces)
    return [Use(code_of(board, index, box.codes.activate), (), rest)]


def sell(outlook: Outlook, estate: Estate, facts: Facts, index: int, laid: Laid) -> list[Use]:
    """L-62, at the lowest price."""
    box = outlook.box
    type_ = box.type_of[laid.kind]
    saver = FARM_TRADE_FREE_1 if type_ == FARM else HOUSE_TRADE_FREE_2
    free = facts.savers[saver] > 0
    if not free and estate.actions < 1:
        return []
    price = best_price(outlook, facts, type_, box.ladder[laid.kind][laid.step], False, 0)
    code = code_of(estate.board, index, box.codes.sell)
    board = removed(saved(box, estate.board, saver) if free else estate.board, index)
    actions = estate.actions if free else estate.actions - 1
    return [Use(code, (), Estate(estate.money + price, actions, estate.hand, board, estate.spaces))]


def saved(box: Box, board: Board, effect: int) -> Board:
    """The board once a helper has saved an action."""
    for index, card in enumerate(board):
        if serves(box, card, effect) > 0:
            return changed(board, index, card._replace(uses=tuple(sorted((*card.uses, effect)))))
    return board
