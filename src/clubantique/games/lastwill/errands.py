"""Phase 3: errand boys (L-30 to L-37)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.lastwill.box import DECK_NAMES, NOTHING, ORDINARY, TYPES
from clubantique.games.lastwill.codes import EXTENSION, MARKET, OPERA, TAKE, UNKNOWN
from clubantique.games.lastwill.decks import available, draw, take_openly
from clubantique.games.lastwill.estate import Estate
from clubantique.games.lastwill.events import (
    CardsSeen,
    ErrandImpossible,
    ExtensionTaken,
    MarketChanged,
    OfferTaken,
    OperaVisited,
    UnknownDrawn,
    WildTaken,
)
from clubantique.games.lastwill.money import additions, sums, watch_for_bankruptcy
from clubantique.games.lastwill.planning import turn_order
from clubantique.games.lastwill.state import ERRAND, Heirs


def begin_errands(state: Heirs) -> None:
    """L-30: in turn order one boy each, then the second boys."""
    boys = state.box.sides_for(state.seats).boys
    state.phase = ERRAND
    state.order = turn_order(state)
    state.queue = state.order + [seat for seat in state.order if boys[state.plan[seat]] > 1]


def next_boy(state: Heirs, outside: Outside) -> bool:
    """Ask for the next boy; L-31: one with no open spot is not placed. Whether there was one."""
    while state.queue:
        seat = state.queue[0]
        spots = open_spots(state, seat)
        if spots:
            state.ask_for(seat, spots)
            return True
        state.queue = state.queue[1:]
        if outside.watched:
            outside.tell(ErrandImpossible(seat))
    return False


# --- spots -------------------------------------------------------------------------------------


def placed_boys(state: Heirs) -> list[int]:
    """The spots of all boys, as codes."""
    placed: list[int] = []
    for errands in state.errands:
        placed += errands
    return placed


def shared_boys(state: Heirs, placed: list[int]) -> int:
    """L-32: the boys on spots that several cards share."""
    sides = state.box.sides_for(state.seats)
    count = 0
    if sides.shared_spots:
        for space in sides.spaces:
            if space.shared:
                count += placed.count(state.box.codes.take + space.slot)
    return count


def open_spots(state: Heirs, seat: int) -> list[int]:
    """L-31: the spots that this player's boy may be sent to, as codes."""
    codes = state.box.codes
    sides = state.box.sides_for(state.seats)
    placed = placed_boys(state)
    spots = open_offer(state, placed)
    if state.wilds and placed.count(codes.take_wild) < sides.wild_spots:
        spots.append(codes.take_wild)
    if state.extensions and placed.count(codes.extension) < sides.extension_spots:
        spots.append(codes.extension)
    if placed.count(codes.market) < sides.market_spots:
        spots.append(codes.market)
    if placed.count(codes.opera) < sides.opera_spots and can_pay_opera(state.estate(seat)):
        spots.append(codes.opera)
    return spots + open_decks(state, seat)


def open_offer(state: Heirs, placed: list[int]) -> list[int]:
    """L-32: every card that lies there; those that share spots as long as one of these is free."""
    first = state.box.codes.take
    sides = state.box.sides_for(state.seats)
    closed = sides.shared_spots > 0 and shared_boys(state, placed) >= sides.shared_spots
    spots: list[int] = []
    for number, space in enumerate(sides.spaces):
        if state.offer[number] != NOTHING and not (closed and space.shared):
            spots.append(first + space.slot)
    return spots


def open_decks(state: Heirs, seat: int) -> list[int]:
    """L-35: once per round each, from a deck that has cards."""
    codes = state.box.codes
    if not state.box.unknown_spots:
        return []
    for code in state.errands[seat]:
        if codes.verb[code] == UNKNOWN:
            return []
    return [codes.unknown + deck for deck in range(ORDINARY) if available(state, deck)]


# --- the run: a spot, and what is to be decided there ------------------------------------------


def errand_steps(state: Heirs, seat: int, run: list[int]) -> list[int]:
    if not run:
        return open_spots(state, seat)
    codes = state.box.codes
    if run[0] == codes.market:
        return market_steps(state, run)
    if run[0] == codes.opera and len(run) == 1:
        amounts = opera_amounts(state.estate(seat))
        return [codes.spend + amount for amount in amounts] if len(amounts) > 1 else []
    return []


def market_steps(state: Heirs, run: list[int]) -> list[int]:
    """L-34: a modifier for each type, as long as there is a choice."""
    type_ = len(run) - 1
    if type_ + 1 >= len(TYPES):
        return []
    values = sorted(set(state.box.modifiers))
    left = modifiers_left(state, run)
    return [state.box.codes.set[type_] + values.index(value) for value in sorted(set(left))]


def modifiers_left(state: Heirs, run: list[int]) -> list[int]:
    values = sorted(set(state.box.modifiers))
    left = state.box.modifiers.copy()
    for code in run[1:]:
        left.remove(values[state.box.codes.what[code]])
    return left


def opera_price(estate: Estate) -> int:
    """L-36: what a visit costs at least."""
    return estate.box.opera_money


def can_pay_opera(estate: Estate) -> bool:
    """L-63."""
    return opera_price(estate) <= estate.limit()


def opera_amounts(estate: Estate) -> list[int]:
    """L-36; L-93: a tailor may make it dearer."""
    added = additions(estate.box, estate.board, estate.box.opera_raised_by)
    return sums([opera_price(estate)], added, estate.limit())


# --- what a boy does ---------------------------------------------------------------------------


def run_errand(state: Heirs, outside: Outside) -> None:
    """L-30: the boy is placed and the errand done at once."""
    seat = state.queue[0]
    run = state.runs[seat]
    code = run[0]
    verb = state.box.codes.verb[code]
    if verb == TAKE:
        take_from_offer(state, seat, code, outside)
    elif verb == EXTENSION:
        take_extension(state, seat, outside)
    elif verb == MARKET:
        change_market(state, seat, run, outside)
    elif verb == OPERA:
        visit_opera(state, seat, run, outside)
    elif verb == UNKNOWN:
        draw_unknown(state, seat, state.box.codes.what[code], outside)
    state.errands[seat] = state.errands[seat] + [code]
    state.queue = state.queue[1:]


def take_from_offer(state: Heirs, seat: int, code: int, outside: Outside) -> None:
    """L-32: a card of the offer; L-37: or a wild companion."""
    codes = state.box.codes
    if code == codes.take_wild:
        state.wilds -= 1
        take_openly(state, seat, state.box.wild)
        if outside.watched:
            outside.tell(WildTaken(seat))
        return
    slots = [space.slot for space in state.box.sides_for(state.seats).spaces]
    number = slots.index(codes.what[code])
    card = state.offer[number]
    state.offer[number] = NOTHING
    take_openly(state, seat, card)
    if outside.watched:
        outside.tell(OfferTaken(seat, state.box.cards[card]))


def take_extension(state: Heirs, seat: int, outside: Outside) -> None:
    """L-33: one more space for the rest of the game."""
    state.extensions -= 1
    state.spaces[seat] += 1
    if outside.watched:
        outside.tell(ExtensionTaken(seat, state.spaces[seat]))


def change_market(state: Heirs, seat: int, run: list[int], outside: Outside) -> None:
    """L-34: the four modifiers as chosen; the last type gets what is left."""
    values = sorted(set(state.box.modifiers))
    chosen = [values[state.box.codes.what[code]] for code in run[1:]]
    state.modifier = chosen + modifiers_left(state, run)
    if outside.watched:
        outside.tell(MarketChanged(seat, *state.signed_modifiers()))


def visit_opera(state: Heirs, seat: int, run: list[int], outside: Outside) -> None:
    """L-36: this may make a player bankrupt (L-71)."""
    money = state.box.codes.what[run[1]] if len(run) > 1 else opera_amounts(state.estate(seat))[0]
    before = state.estate(seat)
    state.money[seat] -= money
    if outside.watched:
        outside.tell(OperaVisited(seat, money))
    watch_for_bankruptcy(state, seat, before, outside)


def draw_unknown(state: Heirs, seat: int, deck: int, outside: Outside) -> None:
    """L-35: everybody sees from which deck, nobody else sees the card."""
    drawn = draw(state, seat, deck, 1, outside)
    if outside.watched:
        outside.tell(UnknownDrawn(seat, DECK_NAMES[deck]))
        outside.tell(CardsSeen(seat, state.names_of(drawn)))
