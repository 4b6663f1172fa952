"""Properties: buying and selling (L-60 to L-63, L-92)."""

from __future__ import annotations

from clubantique.games.lastwill.box import NOTHING
from clubantique.games.lastwill.codes import BUY, INSTEAD, SELL
from clubantique.games.lastwill.estate import Estate
from clubantique.games.lastwill.laid import Laid, freshly_laid, removed, value_of, without
from clubantique.games.lastwill.uses import Use, finish, pay_actions

TRADE_ACTIONS = 1


def prices(estate: Estate, type_: int, value: int, leaving: int) -> list[int]:
    """L-60, L-62: value and modifier, L-92: with what helpers may change; never below 0. Ascending."""
    found = [value + estate.market[type_]]
    for place, card in enumerate(estate.board):
        if place != leaving:
            for changes in estate.box.price_changes[card.kind][type_]:
                found = sorted({*found, *[price + change for price in found for change in changes]})
    return [max(found[0], 0)] if len(found) == 1 else sorted({max(price, 0) for price in found})


# --- buying ------------------------------------------------------------------------------------


def can_buy(estate: Estate, card: int) -> bool:
    """L-45: on a free space, or in the place of a card that is not a property."""
    if estate.is_bankrupt():
        return False  # L-63: at no price
    if not estate.is_full():
        return is_affordable(estate, card, NOTHING)
    return bool(rooms(estate, card))


def is_affordable(estate: Estate, card: int, leaving: int) -> bool:
    """L-60: an action or a helper that saves it; L-63: the price at most the money in hand."""
    box = estate.box
    type_ = box.type_of[card]
    if estate.actions < TRADE_ACTIONS and not estate.savers(box.trade_savers[type_], leaving):
        return False
    return prices(estate, type_, box.ladder[card][0], leaving)[0] <= estate.money


def rooms(estate: Estate, card: int) -> list[int]:
    """The places of the cards that can leave so that this one can still be bought."""
    return [place for place in estate.replaceable() if is_affordable(estate, card, place)]


def buying_prices(estate: Estate, card: int, leaving: int) -> list[int]:
    possible = prices(estate, estate.box.type_of[card], estate.box.ladder[card][0], leaving)
    return [price for price in possible if price <= estate.money]


def purchase(estate: Estate, run: list[int]) -> Use:
    """L-60: one action in all; on a full board a card that makes room is said first."""
    codes = estate.box.codes
    use = Use(BUY, codes.what[run[0]])
    use.saving = estate.box.trade_savers[estate.box.type_of[use.card]]
    rest = run[1:]
    if rest and codes.verb[rest[0]] == INSTEAD:
        use.leaving = estate.place(rest[0])
        rest = rest[1:]
    elif estate.is_full():
        places = rooms(estate, use.card)
        use.amounts = sorted({price for each in places for price in buying_prices(estate, use.card, each)})
        finish(use, estate, rest, TRADE_ACTIONS, codes.spend)
        use.steps = [estate.code(place, codes.instead) for place in places]
        return use
    use.amounts = buying_prices(estate, use.card, use.leaving)
    finish(use, estate, rest, TRADE_ACTIONS, codes.spend)
    return use


def buy(estate: Estate, use: Use) -> None:
    """L-60: the value marker begins at the top; L-45: a helper that leaves may serve for the last time before."""
    pay_actions(estate, use)
    if use.leaving != NOTHING:
        estate.board = removed(estate.board, use.leaving)
    estate.money -= use.amount
    estate.hand = without(estate.hand, use.card)
    estate.board = estate.board + [freshly_laid(use.card)]


# --- selling -----------------------------------------------------------------------------------


def can_sell(estate: Estate, card: Laid) -> bool:
    """L-62: an action, or a helper that saves it."""
    type_ = estate.box.type_of[card.kind]
    if type_ == NOTHING:
        return False
    return estate.actions >= TRADE_ACTIONS or bool(estate.savers(estate.box.trade_savers[type_], NOTHING))


def selling_prices(estate: Estate, card: Laid) -> list[int]:
    return prices(estate, estate.box.type_of[card.kind], value_of(estate.box, card), NOTHING)


def sale(estate: Estate, run: list[int]) -> Use:
    place = estate.place(run[0])
    card = estate.board[place]
    use = Use(SELL, card.kind)
    use.place = place
    use.saving = estate.box.trade_savers[estate.box.type_of[card.kind]]
    use.amounts = selling_prices(estate, card)
    finish(use, estate, run[1:], TRADE_ACTIONS, estate.box.codes.get)
    return use


def sell(estate: Estate, use: Use) -> None:
    """L-62: the card leaves, its markers go back."""
    pay_actions(estate, use)
    estate.board = removed(estate.board, use.place)
    estate.money += use.amount
