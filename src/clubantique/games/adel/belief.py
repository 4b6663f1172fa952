"""Belief: a state that a seat's knowledge allows, with everything hidden guessed fairly."""

from __future__ import annotations

from random import Random
from typing import Final

from clubantique.games.adel.box import AUCTION, EXHIBITION, FIRST_BID, NOTHING, Box
from clubantique.games.adel.exhibition import can_exhibit
from clubantique.games.adel.flow import AdelState
from clubantique.games.adel.setup import clear_table
from clubantique.games.adel.state import BUY, STEAL
from clubantique.games.adel.theft import line_up_thieves
from clubantique.games.adel.views import PHASES, VARIANTS, Memory, Own, Table
from clubantique.games.adel.what import possible_actions

TRIES: Final = 10_000


class NoLayout(Exception):
    """No layout of the unseen cards was found that agrees with what was revealed."""


def sample(box: Box, knowledge: Table, rng: Random) -> AdelState:
    """Uniform over the layouts that revealed facts allow, then each hidden choice uniform over the legal ones."""
    assert knowledge.memory is not None, "a table view does not know enough to sample from"
    state = visible(box, knowledge, knowledge.memory)
    if knowledge.phase != "over":
        deal_unseen(state, knowledge, rng)
        guess_actions(state, rng)
        guess_answers(state, knowledge, rng)
    return state


def visible(box: Box, seen: Table, memory: Memory) -> AdelState:
    """The state as far as it is known; only known cards are in hands, all others in the pool."""
    state = AdelState()
    state.begin(box.names, len(seen.lords))
    state.box = box
    state.step, state.round, state.chapter, state.quiet = seen.step, seen.round, seen.round, seen.quiet
    state.variant = VARIANTS.index(seen.variant)
    state.aids = False
    state.phase = PHASES.index(seen.phase)
    state.asked, state.due = seen.asked.copy(), seen.due.copy()
    place_pieces(state, seen)
    place_hands(state, memory)
    if seen.own is not None and seen.seat is not None:
        place_own(state, seen.seat, seen.own)
    return state


def place_own(state: AdelState, seat: int, own: Own) -> None:
    """What only the seat itself sees."""
    codes = codes_of(state.box)
    state.cards[seat] = numbers(state.box, own.cards)
    state.runs[seat] = [codes[text] for text in own.run]
    if own.action is not None:
        state.action[seat] = codes[own.action]


def place_pieces(state: AdelState, seen: Table) -> None:
    """What lies open on the table."""
    box = state.box
    codes = codes_of(box)
    clear_table(state)
    for seat, lord in enumerate(seen.lords):
        if lord.place is not None:
            state.place[seat] = codes[lord.place]
        if lord.action is not None:
            state.action[seat] = codes[lord.action]
            state.revealed[seat] = True
        state.show[seat] = numbers(box, lord.exhibition)
    state.colour = [box.colours.index(lord.colour) for lord in seen.lords]
    state.pawn = [lord.space for lord in seen.lords]
    state.size = [pile.size for pile in seen.piles]
    state.top = [NOTHING if p.top is None else box.card_numbers[p.top] for p in seen.piles]
    state.cash = [bid_of(box, value) for value in seen.cash]
    state.prison = [thief_of(box, years) for years in seen.prison]
    state.final = [numbers(box, cards) for cards in seen.final]
    state.ranking = seen.ranking.copy()
    if state.phase == STEAL:
        line_up_rest(state)


def line_up_rest(state: AdelState) -> None:
    """The thieves that act after the one who is choosing now."""
    line_up_thieves(state)
    state.burglars = state.burglars[state.burglars.index(state.asked[0]) + 1 :]


def place_hands(state: AdelState, memory: Memory) -> None:
    box = state.box
    state.cheques = [[bid_of(box, value) for value in held] for held in memory.cheques]
    state.thieves = [[thief_of(box, years) for years in held] for held in memory.thieves]
    state.seen = [numbers(box, cards) for cards in memory.cards]
    state.cards = state.seen.copy()
    state.pool = numbers(box, memory.unseen)


def deal_unseen(state: AdelState, seen: Table, rng: Random) -> None:
    """A layout of the unseen cards: drawn anew until everybody who played the exhibition can exhibit."""
    known = state.cards.copy()
    missing = [lord.cards - len(known[seat]) for seat, lord in enumerate(seen.lords)]
    exhibitors = [
        seat
        for seat in range(state.seats)
        if state.revealed[seat] and state.action[seat] == EXHIBITION and not state.show[seat]
    ]
    unseen = state.pool
    for _ in range(TRIES):
        state.pool = unseen.copy()
        for seat, count in enumerate(missing):
            state.cards[seat] = sorted(known[seat] + drawn(state.pool, count, rng))
        if all(can_exhibit(state, seat) for seat in exhibitors):
            return
    raise NoLayout(seen)


def drawn(pool: list[int], count: int, rng: Random) -> list[int]:
    return [pool.pop(int(rng.random() * len(pool))) for _ in range(count)]


def guess_actions(state: AdelState, rng: Random) -> None:
    """Action cards that lie face down at the castle during phase III."""
    if state.phase != BUY:
        return
    for seat in range(state.seats):
        if state.action[seat] == NOTHING and state.place[seat] != AUCTION:
            options = possible_actions(state, seat, state.place[seat])
            state.action[seat] = options[int(rng.random() * len(options))]


def guess_answers(state: AdelState, seen: Table, rng: Random) -> None:
    """Sealed answers of the others, choice by choice; whoever is still due has not begun."""
    for seat in state.asked:
        if seat not in state.due and seat != seen.seat:
            run: list[int] = []
            while not run or not state.complete(seat, run):
                options = state.options(seat, run)
                run = run + [options[int(rng.random() * len(options))]]
            state.runs[seat] = run


def numbers(box: Box, names: list[str]) -> list[int]:
    return [box.card_numbers[name] for name in names]


def bid_of(box: Box, value: int) -> int:
    return box.values.index(value, FIRST_BID, box.first_thief)


def thief_of(box: Box, years: int) -> int:
    return box.values.index(years, box.first_thief)


def codes_of(box: Box) -> dict[str, int]:
    return {name: code for code, name in enumerate(box.names)}
