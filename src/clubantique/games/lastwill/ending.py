"""Phase 5: the end of a round, and of the game (L-71 to L-73, L-80 to L-82)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.lastwill.box import NOTHING
from clubantique.games.lastwill.decks import give_back_wilds
from clubantique.games.lastwill.events import HouseDecayed, PlayerPlaced
from clubantique.games.lastwill.laid import NO_CARDS, Laid, can_fall, value_of
from clubantique.games.lastwill.offer import clear_offer
from clubantique.games.lastwill.planning import clear_plans
from clubantique.games.lastwill.state import KEEP, OVER, Heirs


def is_last(state: Heirs) -> bool:
    """L-71: somebody is bankrupt, or all rounds are played."""
    return state.last or state.round == state.box.rounds


def ask_what_to_keep(state: Heirs) -> bool:
    """L-80: wild companions go back first; L-71: skipped in the last round. Whether anybody is asked."""
    for seat in range(state.seats):
        give_back_wilds(state, seat)
    holders = [seat for seat in range(state.seats) if state.hand[seat]]
    if is_last(state) or not holders:
        return False
    state.phase = KEEP
    state.ask(holders)
    return True


def close_round(state: Heirs, outside: Outside) -> None:
    """L-81, L-82."""
    for seat in range(state.seats):
        state.board[seat] = [weathered(state, seat, card, outside) for card in state.board[seat]]
    clear_offer(state)


def weathered(state: Heirs, seat: int, card: Laid, outside: Outside) -> Laid:
    """L-81: a house that was not maintained loses one step of value; L-82: cards are reset."""
    falls = not card.activated and can_fall(state.box, card)
    if not falls and not card.activated and not card.uses:
        return card
    reset = card.copy()
    reset.activated = False
    reset.uses = NO_CARDS
    if falls:
        reset.step += 1
        if outside.watched:
            outside.tell(HouseDecayed(seat, state.box.cards[card.kind], value_of(state.box, reset)))
    return reset


def prepare_next_round(state: Heirs) -> None:
    """L-82: markers and boys return, the start-player marker passes to the left."""
    clear_plans(state)
    state.errands = [NO_CARDS] * state.seats
    state.order = []
    state.start = (state.start + 1) % state.seats


# --- the end -----------------------------------------------------------------------------------


def total(state: Heirs, seat: int) -> int:
    """L-72: money and, for each property, its current value and a penalty; neither modifiers nor helpers count."""
    worth = state.money[seat]
    for card in state.board[seat]:
        if state.box.type_of[card.kind] != NOTHING:
            worth += value_of(state.box, card) + state.box.property_penalty
    return worth


def rank(state: Heirs, outside: Outside) -> None:
    """L-72: the lowest total wins; L-73: a tie goes to whose plan was further left."""
    seats = sorted(range(state.seats), key=lambda seat: (total(state, seat), state.plan[seat]))
    state.ranking = [seats.index(seat) + 1 for seat in range(state.seats)]
    state.phase = OVER
    state.queue = []
    if outside.watched:
        for seat in seats:
            outside.tell(PlayerPlaced(seat, state.ranking[seat], total(state, seat)))
    state.end()
