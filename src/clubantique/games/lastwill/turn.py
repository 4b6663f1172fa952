"""Phase 4: the action turn, one use of a card after the other (L-39 to L-51)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.lastwill.black import (
    activate,
    activation,
    can_activate,
    can_lay,
    can_put,
    lay,
    laying,
    put,
    putting,
)
from clubantique.games.lastwill.box import BLACK, NOTHING, WHITE
from clubantique.games.lastwill.codes import ACTIVATE, BUY, DONE, LAY, PLAY, PUT, SELL
from clubantique.games.lastwill.decks import discard, known_no_longer
from clubantique.games.lastwill.estate import Estate
from clubantique.games.lastwill.events import TurnEnded
from clubantique.games.lastwill.money import watch_for_bankruptcy
from clubantique.games.lastwill.property import buy, can_buy, can_sell, purchase, sale, sell
from clubantique.games.lastwill.state import ACT, Heirs
from clubantique.games.lastwill.telling import tell_use
from clubantique.games.lastwill.uses import Use
from clubantique.games.lastwill.white import can_play, play, playing


def begin_actions(state: Heirs) -> None:
    """L-40: the plan's number, and one more for each helper of that kind."""
    actions = state.box.sides_for(state.seats).actions
    state.phase = ACT
    state.queue = state.order
    state.actions = [
        actions[state.plan[seat]] + state.benefit(seat, state.box.turn_actions) for seat in range(state.seats)
    ]


# --- what is possible ----------------------------------------------------------------------------


def turn_steps(state: Heirs, seat: int, run: list[int]) -> list[int]:
    if not run:
        return possible_uses(state.estate(seat))
    if state.box.codes.verb[run[0]] == DONE:
        return []
    return use_of(state.estate(seat), run).steps


def possible_uses(estate: Estate) -> list[int]:
    """L-40: any of these, in any order and number; or the end of the turn."""
    return [estate.box.codes.done] + uses_of_hand(estate) + uses_of_board(estate)


def uses_of_hand(estate: Estate) -> list[int]:
    """L-39: how a card is used depends on its frame; L-51: companions are never played alone."""
    box = estate.box
    uses: list[int] = []
    before = NOTHING
    for card in estate.hand:
        if card == before:
            continue
        before = card
        frame = box.frame[card]
        if frame == WHITE:
            if can_play(estate, card):
                uses.append(box.codes.play[card])
        elif frame == BLACK:
            if box.type_of[card] != NOTHING:
                if can_buy(estate, card):
                    uses.append(box.codes.buy[card])
            elif can_lay(estate, card):
                uses.append(box.codes.lay[card])
    return uses


def uses_of_board(estate: Estate) -> list[int]:
    codes = estate.box.codes
    uses: list[int] = []
    for place, card in enumerate(estate.board):
        if can_put(estate, card):
            uses.append(estate.code(place, codes.put))
        if can_activate(estate, card):
            uses.append(estate.code(place, codes.activate))
        if can_sell(estate, card):
            uses.append(estate.code(place, codes.sell))
    return uses


# --- one use of a card ---------------------------------------------------------------------------


def use_of(estate: Estate, run: list[int]) -> Use:
    """What has been said, as a value."""
    verb = estate.box.codes.verb[run[0]]
    if verb == PLAY:
        return playing(estate, run)
    if verb == ACTIVATE:
        return activation(estate, run)
    if verb == LAY:
        return laying(estate, run)
    if verb == BUY:
        return purchase(estate, run)
    if verb == SELL:
        return sale(estate, run)
    return putting(estate, run)


def after(estate: Estate, use: Use) -> Estate:
    """The estate that it leads to."""
    other = estate.copy()
    verb = use.verb
    if verb == PLAY:
        play(other, use)
    elif verb == ACTIVATE:
        activate(other, use)
    elif verb == LAY:
        lay(other, use)
    elif verb == BUY:
        buy(other, use)
    elif verb == SELL:
        sell(other, use)
    elif verb == PUT:
        put(other, use)
    return other


def use_card(state: Heirs, outside: Outside) -> None:
    """Carry out one use; L-71: it may make a player bankrupt."""
    seat = state.queue[0]
    run = state.runs[seat]
    if state.box.codes.verb[run[0]] == DONE:
        end_turn(state, seat, outside)
        return
    estate = state.estate(seat)
    use = use_of(estate, run)
    state.settle(seat, after(estate, use))
    put_away(state, seat, estate, use)
    if outside.watched:
        tell_use(seat, estate, use, outside)
    watch_for_bankruptcy(state, seat, estate, outside)


def put_away(state: Heirs, seat: int, estate: Estate, use: Use) -> None:
    """L-43, L-45, L-62: where the cards go, before everybody's eyes."""
    for card in use.companions:
        known_no_longer(state, seat, card)
        discard(state, card)
    if use.leaving != NOTHING:
        discard(state, estate.board[use.leaving].kind)
    if use.place == NOTHING:
        known_no_longer(state, seat, use.card)
    if use.verb in (PLAY, SELL):
        discard(state, use.card)


def end_turn(state: Heirs, seat: int, outside: Outside) -> None:
    """L-40: unused actions are lost."""
    if outside.watched:
        outside.tell(TurnEnded(seat, state.actions[seat], state.money[seat]))
    state.actions[seat] = 0
    state.queue = state.queue[1:]
