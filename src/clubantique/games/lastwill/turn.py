"""Phase 4: the action turn, one use of a card after the other (L-39 to L-51)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.lastwill.black import (
    activate_card,
    activate_steps,
    can_activate,
    can_lay,
    can_put,
    lay_card,
    lay_steps,
    put_companion,
    put_steps,
)
from clubantique.games.lastwill.box import BLACK, WHITE
from clubantique.games.lastwill.codes import ACTIVATE, BUY, DONE, LAY, PLAY, PUT, SELL
from clubantique.games.lastwill.effects import NOTHING, PLUS_ACTION
from clubantique.games.lastwill.events import TurnEnded
from clubantique.games.lastwill.money import is_bankrupt, watch_for_bankruptcy
from clubantique.games.lastwill.property import buy, buy_steps, can_buy, can_sell, sell, sell_steps
from clubantique.games.lastwill.state import ACT, Heirs, benefits
from clubantique.games.lastwill.white import can_play, play_card, play_steps


def begin_actions(state: Heirs) -> None:
    """L-40: the plan's number, and one more for each helper of that kind."""
    actions = state.box.sides_for(state.seats).actions
    state.phase = ACT
    state.queue = state.order
    state.actions = [
        actions[state.plan[seat]] + benefits(state.box, state.board[seat], PLUS_ACTION)
        for seat in range(state.seats)
    ]


def turn_steps(state: Heirs, seat: int, run: list[int]) -> list[int]:
    """What may follow in the use of a card; L-39: how it is used depends on its frame."""
    if not run:
        return possible_uses(state, seat)
    verb = state.box.codes.verb[run[0]]
    if verb == PLAY:
        return play_steps(state, seat, run)
    if verb == ACTIVATE:
        return activate_steps(state, seat, run)
    if verb == LAY:
        return lay_steps(state, seat, run)
    if verb == BUY:
        return buy_steps(state, seat, run)
    if verb == SELL:
        return sell_steps(state, seat, run)
    return put_steps(state, seat, run) if verb == PUT else []


def possible_uses(state: Heirs, seat: int) -> list[int]:
    """L-40: any of these, in any order and number; or the end of the turn."""
    return [state.box.codes.done] + uses_of_hand(state, seat) + uses_of_board(state, seat)


def uses_of_hand(state: Heirs, seat: int) -> list[int]:
    """L-51: companions are never played alone."""
    box = state.box
    uses: list[int] = []
    before = NOTHING
    for card in state.hand[seat]:
        if card == before:
            continue
        before = card
        frame = box.frame[card]
        if frame == WHITE:
            if can_play(state, seat, card):
                uses.append(box.codes.play[card])
        elif frame == BLACK:
            if box.type_of[card] != NOTHING:
                if can_buy(state, seat, card):
                    uses.append(box.codes.buy[card])
            elif can_lay(state, seat, card):
                uses.append(box.codes.lay[card])
    return uses


def uses_of_board(state: Heirs, seat: int) -> list[int]:
    codes = state.box.codes
    uses: list[int] = []
    for index, card in enumerate(state.board[seat]):
        if can_put(state, seat, card):
            uses.append(state.code_on_board(seat, index, codes.put))
        if can_activate(state, seat, card):
            uses.append(state.code_on_board(seat, index, codes.activate))
        if can_sell(state, seat, card):
            uses.append(state.code_on_board(seat, index, codes.sell))
    return uses


def use_card(state: Heirs, outside: Outside) -> None:
    """Carry out one use; L-71: it may make a player bankrupt."""
    seat = state.queue[0]
    run = state.runs[seat]
    verb = state.box.codes.verb[run[0]]
    before = is_bankrupt(state, seat)
    if verb == PLAY:
        play_card(state, seat, run, outside)
    elif verb == ACTIVATE:
        activate_card(state, seat, run, outside)
    elif verb == LAY:
        lay_card(state, seat, run, outside)
    elif verb == BUY:
        buy(state, seat, run, outside)
    elif verb == SELL:
        sell(state, seat, run, outside)
    elif verb == PUT:
        put_companion(state, seat, run, outside)
    elif verb == DONE:
        end_turn(state, seat, outside)
    watch_for_bankruptcy(state, seat, before, outside)


def end_turn(state: Heirs, seat: int, outside: Outside) -> None:
    """L-40: unused actions are lost."""
    if outside.watched:
        outside.tell(TurnEnded(seat, state.actions[seat], state.money[seat]))
    state.actions[seat] = 0
    state.queue = state.queue[1:]
