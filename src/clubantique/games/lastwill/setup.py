"""Before the first round (L-01 to L-07)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.lastwill.box import DECKS, HELPER_EXPENSE, NOTHING, PROPERTY, Box
from clubantique.games.lastwill.decks import draw
from clubantique.games.lastwill.events import CardsSeen, MarketSet, StartPlayerChosen, WillRead
from clubantique.games.lastwill.laid import NO_CARDS
from clubantique.games.lastwill.state import INHERIT, Heirs


def clear_table(state: Heirs, box: Box, seats: int) -> None:
    """An empty table with all cards in their decks."""
    state.begin(box.codes.names, seats)
    state.box = box
    state.phase = INHERIT
    state.start = 0
    state.will = NOTHING
    state.wills = box.wills
    state.modifier = box.modifiers
    state.offer = []
    state.wilds = box.counts[box.wild]
    state.extensions = box.extensions
    state.blocked = []
    state.order = []
    state.queue = []
    state.last = False
    state.ranking = []
    state.deck = box.decks.copy()
    state.discard = [NO_CARDS] * DECKS
    state.seen = [NO_CARDS] * DECKS
    state.money = [0] * seats
    state.actions = [0] * seats
    state.hand = [NO_CARDS] * seats
    state.open = [NO_CARDS] * seats
    state.aside = [NO_CARDS] * seats
    state.board = [[] for _ in range(seats)]
    state.spaces = [box.board_spaces] * seats
    state.plan = [NOTHING] * seats
    state.errands = [NO_CARDS] * seats


def lay_out(state: Heirs, box: Box, seats: int, money: int, outside: Outside) -> None:
    """L-03 to L-07; without an amount of money a Last Will card is drawn."""
    clear_table(state, box, seats)
    modifiers = [box.modifiers.index(each) for each in box.modifiers]
    state.modifier = [box.modifiers[outside.draw(modifiers)] for _ in box.modifiers]
    inherit(state, money or read_will(state, outside), outside)
    for seat in range(seats):
        dealt = draw(state, seat, HELPER_EXPENSE, box.start_helpers, outside)
        dealt += draw(state, seat, PROPERTY, box.start_properties, outside)
        if outside.watched:
            outside.tell(CardsSeen(seat, state.names_of(dealt)))
    state.start = outside.draw(list(range(seats)))  # L-07
    if outside.watched:
        outside.tell(MarketSet(*state.signed_modifiers()))
        outside.tell(StartPlayerChosen(state.start))


def read_will(state: Heirs, outside: Outside) -> int:
    """L-05: the amount of one random Last Will card."""
    wills = state.wills.copy()
    state.will = outside.draw(wills)
    state.wills = wills
    return state.box.will_money[state.will]


def inherit(state: Heirs, money: int, outside: Outside) -> None:
    state.money = [money] * state.seats
    if outside.watched:
        outside.tell(WillRead(money))
