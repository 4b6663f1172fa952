"""Properties: buying and selling (L-60 to L-63, L-92)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.lastwill.black import (
    chosen_saver,
    finishing_steps,
    make_room,
    put_on_board,
    replaceable,
    save_action,
    savers,
)
from clubantique.games.lastwill.codes import GET, INSTEAD, SPEND
from clubantique.games.lastwill.decks import discard
from clubantique.games.lastwill.effects import (
    FARM,
    FARM_PRICE_MINUS_2,
    FARM_TRADE_FREE_1,
    HOUSE_PRICE_PM_2,
    HOUSE_TRADE_FREE_2,
    NOTHING,
    PRICE_STEP,
)
from clubantique.games.lastwill.events import PropertyBought, PropertySold
from clubantique.games.lastwill.state import Heirs, Laid

TRADE_ACTIONS = 1


def trade_effect(type_: int) -> int:
    """L-92: the effect that saves the action of a trade."""
    return FARM_TRADE_FREE_1 if type_ == FARM else HOUSE_TRADE_FREE_2


def prices(state: Heirs, seat: int, type_: int, value: int, leaving: int) -> list[int]:
    """L-60, L-62: value and modifier, L-92: with what helpers may change; never below 0. Ascending."""
    base = value + state.modifier[type_]
    effect = FARM_PRICE_MINUS_2 if type_ == FARM else HOUSE_PRICE_PM_2
    changes = 0
    for index, card in enumerate(state.board[seat]):
        if index != leaving:
            changes += state.box.effects[card.kind].count(effect)
    if changes == 0:
        return [max(base, 0)]
    highest = base if type_ == FARM else base + PRICE_STEP * changes
    possible = range(base - PRICE_STEP * changes, highest + 1, PRICE_STEP)
    return sorted({max(price, 0) for price in possible})


# --- buying ------------------------------------------------------------------------------------


def can_buy(state: Heirs, seat: int, card: int) -> bool:
    """L-45: on a free space, or in the place of a card that is not a property."""
    if state.money[seat] <= 0 and not state.owns_property(seat):
        return False  # L-63: at no price
    if not state.board_is_full(seat):
        return is_affordable(state, seat, card, NOTHING)
    return bool(rooms(state, seat, card))


def is_affordable(state: Heirs, seat: int, card: int, leaving: int) -> bool:
    """L-60: an action or a helper that saves it; L-63: the price at most the money in hand."""
    type_ = state.box.type_of[card]
    if state.actions[seat] < TRADE_ACTIONS and not savers(state, seat, trade_effect(type_), leaving):
        return False
    return prices(state, seat, type_, state.box.ladder[card][0], leaving)[0] <= state.money[seat]


def rooms(state: Heirs, seat: int, card: int) -> list[int]:
    """The cards that can leave so that this one can still be bought; as codes."""
    instead = state.box.codes.instead
    return [state.code_on_board(seat, index, instead) for index in leaving_cards(state, seat, card)]


def leaving_cards(state: Heirs, seat: int, card: int) -> list[int]:
    """The same, as places on the board."""
    return [index for index in replaceable(state, seat) if is_affordable(state, seat, card, index)]


def buying_prices(state: Heirs, seat: int, card: int, leaving: int) -> list[int]:
    type_ = state.box.type_of[card]
    possible = prices(state, seat, type_, state.box.ladder[card][0], leaving)
    return [price for price in possible if price <= state.money[seat]]


def leaving_card(state: Heirs, seat: int, run: list[int]) -> int:
    """The card that makes room, or NOTHING."""
    if len(run) > 1 and state.box.codes.verb[run[1]] == INSTEAD:
        return state.place_on_board(seat, run[1])
    return NOTHING


def buy_steps(state: Heirs, seat: int, run: list[int]) -> list[int]:
    codes = state.box.codes
    card = codes.what[run[0]]
    if len(run) == 1 and state.board_is_full(seat):
        return rooms(state, seat, card)
    leaving = leaving_card(state, seat, run)
    helpers = savers(state, seat, trade_effect(state.box.type_of[card]), leaving)
    amounts = [codes.spend + price for price in buying_prices(state, seat, card, leaving)]
    rest = run[1:] if leaving == NOTHING else run[2:]
    return finishing_steps(state, rest, state.actions[seat] >= TRADE_ACTIONS, helpers, amounts)


def buy(state: Heirs, seat: int, run: list[int], outside: Outside) -> None:
    """L-60: one action in all; the value marker begins at the top."""
    codes = state.box.codes
    card = codes.what[run[0]]
    effect = trade_effect(state.box.type_of[card])
    leaving = leaving_card(state, seat, run)
    rest = run[1:] if leaving == NOTHING else run[2:]
    helpers = savers(state, seat, effect, leaving)
    saver = chosen_saver(state, rest, state.actions[seat] >= TRADE_ACTIONS, helpers)
    said = codes.verb[run[-1]] == SPEND
    price = codes.what[run[-1]] if said else buying_prices(state, seat, card, leaving)[0]
    pay_for_trade(state, seat, saver, effect)
    if leaving != NOTHING:
        make_room(state, seat, run[1], outside)
    state.money[seat] -= price
    put_on_board(state, seat, card)
    if outside.watched:
        outside.tell(PropertyBought(seat, state.box.cards[card], price))


def pay_for_trade(state: Heirs, seat: int, saver: int, effect: int) -> None:
    if saver == NOTHING:
        state.actions[seat] -= TRADE_ACTIONS
    else:
        save_action(state, seat, saver, effect)


# --- selling -----------------------------------------------------------------------------------


def can_sell(state: Heirs, seat: int, card: Laid) -> bool:
    """L-62: an action, or a helper that saves it."""
    type_ = state.box.type_of[card.kind]
    if type_ == NOTHING:
        return False
    return state.actions[seat] >= TRADE_ACTIONS or bool(savers(state, seat, trade_effect(type_), NOTHING))


def selling_prices(state: Heirs, seat: int, card: Laid) -> list[int]:
    return prices(state, seat, state.box.type_of[card.kind], state.value(card), NOTHING)


def sell_steps(state: Heirs, seat: int, run: list[int]) -> list[int]:
    card = state.board[seat][state.place_on_board(seat, run[0])]
    helpers = savers(state, seat, trade_effect(state.box.type_of[card.kind]), NOTHING)
    amounts = [state.box.codes.get + price for price in selling_prices(state, seat, card)]
    return finishing_steps(state, run[1:], state.actions[seat] >= TRADE_ACTIONS, helpers, amounts)


def sell(state: Heirs, seat: int, run: list[int], outside: Outside) -> None:
    """L-62: the card is discarded, its markers go back."""
    codes = state.box.codes
    index = state.place_on_board(seat, run[0])
    card = state.board[seat][index]
    effect = trade_effect(state.box.type_of[card.kind])
    helpers = savers(state, seat, effect, NOTHING)
    saver = chosen_saver(state, run[1:], state.actions[seat] >= TRADE_ACTIONS, helpers)
    price = codes.what[run[-1]] if codes.verb[run[-1]] == GET else selling_prices(state, seat, card)[0]
    pay_for_trade(state, seat, saver, effect)
    state.remove(seat, index)
    discard(state, card.kind)
    state.money[seat] += price
    if outside.watched:
        outside.tell(PropertySold(seat, state.box.cards[card.kind], price))
