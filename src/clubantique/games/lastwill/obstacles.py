"""What lies before an heir and cannot be chosen now, and what it lacks: were that there, it could be."""

from __future__ import annotations

from clubantique.core.facts import Lack, Obstacle
from clubantique.games.lastwill.black import PUT_ACTIONS, activation_savers, basic_amounts, ways_to_put
from clubantique.games.lastwill.box import BLACK, NOTHING, ORDINARY, WHITE
from clubantique.games.lastwill.codes import UNKNOWN
from clubantique.games.lastwill.decks import available
from clubantique.games.lastwill.errands import open_decks, opera_price, placed_boys
from clubantique.games.lastwill.estate import Estate
from clubantique.games.lastwill.flow import LastWillState
from clubantique.games.lastwill.laid import Laid
from clubantique.games.lastwill.property import TRADE_ACTIONS, prices
from clubantique.games.lastwill.state import ACT, BLOCK, ERRAND, PLAN
from clubantique.games.lastwill.white import animal_spaces, lowering_steps

SPACE, MONEY, ACTIONS = "space", "money", "actions"


def obstacles(state: LastWillState, seat: int) -> list[Obstacle]:
    """Of a question whose answer has not been begun."""
    if seat not in state.due or state.runs[seat]:
        return []
    if state.phase == ACT:
        estate = state.estate(seat)
        return in_hand(estate) + on_board(estate)
    if state.phase in (PLAN, BLOCK):
        return closed_plans(state)
    return closed_spots(state, seat) if state.phase == ERRAND else []


def missing(of: str, needed: int, there: int) -> list[Lack]:
    return [Lack(of, needed, there)] if there < needed else []


# --- cards in hand -------------------------------------------------------------------------------


def in_hand(estate: Estate) -> list[Obstacle]:
    """L-41, L-45, L-63; L-51: companions are never played alone."""
    box, codes = estate.box, estate.box.codes
    found: list[Obstacle] = []
    for card in dict.fromkeys(estate.hand):
        if box.frame[card] == WHITE:
            code, lacks = codes.play[card], lacks_to_play(estate, card)
        elif box.frame[card] != BLACK:
            continue
        elif box.type_of[card] == NOTHING:
            code, lacks = codes.lay[card], lacks_to_lay(estate, card)
        else:
            code, lacks = codes.buy[card], lacks_to_buy(estate, card)
        if lacks:
            found.append(Obstacle(codes.names[code], lacks))
    return found


def lacks_to_play(estate: Estate, card: int) -> list[Lack]:
    """L-44: of the option that lacks least; L-91: and something for the card to do."""
    box = estate.box
    there = estate.actions + estate.white_actions()
    options = [
        missing(ACTIONS, actions, there) + missing(MONEY, money, estate.limit())
        for actions, money in zip(box.option_actions[card], box.option_money[card], strict=True)
    ]
    lacks = min(options, key=len)
    if box.animals[card] and not animal_spaces(estate, []):
        lacks = [*lacks, Lack("animal")]
    if box.steps_down[card] and not lowering_steps(estate, card, []):
        lacks = [*lacks, Lack("house")]
    return lacks


def lacks_to_lay(estate: Estate, card: int) -> list[Lack]:
    return missing(ACTIONS, estate.box.place_actions[card], estate.actions) + lack_of_space(estate)


def lack_of_space(estate: Estate) -> list[Lack]:
    """L-45: a card that is not property would make room."""
    full = estate.is_full() and not estate.replaceable()
    return [Lack(SPACE, len(estate.board) + 1, estate.spaces)] if full else []


def lacks_to_buy(estate: Estate, card: int) -> list[Lack]:
    """L-60, L-63; on a full board with whichever card leaving lacks least."""
    leaving = (estate.replaceable() if estate.is_full() else []) or [NOTHING]
    return min([lacks_of_trade(estate, card, place) for place in leaving], key=len) + lack_of_space(estate)


def lacks_of_trade(estate: Estate, card: int, leaving: int) -> list[Lack]:
    box = estate.box
    type_ = box.type_of[card]
    saved = bool(estate.savers(box.trade_savers[type_], leaving))
    lacks = [] if saved else missing(ACTIONS, TRADE_ACTIONS, estate.actions)
    price = prices(estate, type_, box.ladder[card][0], leaving)[0]
    least = price if estate.owns_property() else max(price, 1)  # L-63: at no price without money
    return lacks + missing(MONEY, least, estate.money)


# --- cards on the board --------------------------------------------------------------------------


def on_board(estate: Estate) -> list[Obstacle]:
    codes = estate.box.codes
    found: list[Obstacle] = []
    for place, card in enumerate(estate.board):
        for first, lacks in (
            (codes.put, lacks_to_put(estate, card)),
            (codes.activate, lacks_to_activate(estate, card)),
            (codes.sell, lacks_to_sell(estate, card)),
        ):
            if lacks:
                found.append(Obstacle(codes.names[estate.code(place, first)], lacks))
    return found


def lacks_to_put(estate: Estate, card: Laid) -> list[Lack]:
    """L-47; where all spaces are filled there is nothing to put."""
    if card.markers >= len(estate.box.slots[card.kind]):
        return []
    lacks = [] if ways_to_put(estate, card) else [Lack("companion")]
    return lacks + missing(ACTIONS, PUT_ACTIONS, estate.actions)


def lacks_to_activate(estate: Estate, card: Laid) -> list[Lack]:
    """L-46: once a round; L-63: an amount that may be spent; L-90: and is not nothing."""
    needed = estate.box.activate_actions[card.kind]
    if needed == NOTHING:
        return []
    lacks = [Lack("round")] if card.activated else []
    if not estate.savers(activation_savers(estate, card), NOTHING):
        lacks += missing(ACTIONS, needed, estate.actions)
    amounts = basic_amounts(estate, card)
    return lacks + (missing(MONEY, amounts[0], estate.limit()) if amounts else [Lack("amount")])


def lacks_to_sell(estate: Estate, card: Laid) -> list[Lack]:
    type_ = estate.box.type_of[card.kind]
    if type_ == NOTHING or estate.savers(estate.box.trade_savers[type_], NOTHING):
        return []
    return missing(ACTIONS, TRADE_ACTIONS, estate.actions)


# --- plans and errands ---------------------------------------------------------------------------


def closed_plans(state: LastWillState) -> list[Obstacle]:
    """L-20: one marker for each; L-22: blocked."""
    codes = state.box.codes
    first = codes.plan if state.phase == PLAN else codes.block
    plans = len(state.box.sides_for(state.seats).cards)
    closed = [plan for plan in range(plans) if plan in state.plan or plan in state.blocked]
    return [
        Obstacle(codes.names[first + plan], [Lack("blocked" if plan in state.blocked else "taken")])
        for plan in closed
    ]


def closed_spots(state: LastWillState, seat: int) -> list[Obstacle]:
    """L-31 to L-37: what lies there and has no free spot, and what costs too much."""
    codes, sides, estate = state.box.codes, state.box.sides_for(state.seats), state.estate(seat)
    possible, placed = state.legal(seat), placed_boys(state)
    cards = [
        Obstacle(codes.names[codes.take + space.slot], [Lack("spot")])
        for number, space in enumerate(sides.spaces)
        if state.offer[number] != NOTHING and codes.take + space.slot not in possible
    ]
    places = [
        (codes.take_wild, sides.wild_spots, missing("wild", 1, state.wilds)),
        (codes.extension, sides.extension_spots, missing("extension", 1, state.extensions)),
        (codes.market, sides.market_spots, []),
        (codes.opera, sides.opera_spots, missing(MONEY, opera_price(estate), estate.limit())),
    ]
    found = [
        Obstacle(codes.names[code], missing("spot", placed.count(code) + 1, spots) + lacks)
        for code, spots, lacks in places
        if code not in possible
    ]
    return cards + found + closed_decks(state, seat)


def closed_decks(state: LastWillState, seat: int) -> list[Obstacle]:
    """L-35: once a round, from a deck that has cards."""
    codes, possible = state.box.codes, open_decks(state, seat)
    if not state.box.unknown_spots:
        return []
    sent = [Lack("round")] if any(codes.verb[code] == UNKNOWN for code in state.errands[seat]) else []
    return [
        Obstacle(codes.names[codes.unknown + deck], sent + ([] if available(state, deck) else [Lack("deck")]))
        for deck in range(ORDINARY)
        if codes.unknown + deck not in possible
    ]
