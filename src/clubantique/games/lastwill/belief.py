"""Belief: a state that a seat's knowledge allows, with everything hidden guessed fairly."""

from __future__ import annotations

from random import Random

from clubantique.games.lastwill.box import DECK_NAMES, DECKS, NOTHING, TYPES, Box
from clubantique.games.lastwill.flow import LastWillState
from clubantique.games.lastwill.laid import as_seen, without
from clubantique.games.lastwill.setup import clear_table
from clubantique.games.lastwill.views import PHASES, Heir, Memory, Table


def sample(box: Box, knowledge: Table, rng: Random) -> LastWillState:
    """Uniform over the layouts of the unseen cards, then each sealed answer choice by choice."""
    assert knowledge.memory is not None, "a table view does not know enough to sample from"
    state = LastWillState()
    clear_table(state, box, len(knowledge.heirs))
    state.aids = False
    place_public(state, knowledge)
    for seat, heir in enumerate(knowledge.heirs):
        place_heir(state, seat, heir)
    if knowledge.own is not None and knowledge.seat is not None:
        state.hand[knowledge.seat] = numbers(box, knowledge.own.hand)
        state.runs[knowledge.seat] = codes_of(box, knowledge.own.run)
    deal_unseen(state, knowledge, knowledge.memory, rng)
    guess_answers(state, knowledge, rng)
    return state


# --- what is known -----------------------------------------------------------------------------


def place_public(state: LastWillState, seen: Table) -> None:
    box = state.box
    state.step, state.round, state.chapter = seen.step, seen.round, seen.round
    state.phase = PHASES.index(seen.phase)
    state.asked, state.due = seen.asked.copy(), seen.due.copy()
    state.start, state.order, state.queue = seen.start, seen.order.copy(), seen.queue.copy()
    state.last = seen.last
    state.will = NOTHING if seen.will is None else box.card_numbers[seen.will]
    state.wills = box.wills if state.will == NOTHING else without(box.wills, state.will)
    state.modifier = [seen.modifiers[name] for name in TYPES]
    state.offer = [NOTHING if space.card is None else box.card_numbers[space.card] for space in seen.offer]
    state.blocked = [plan.number - 1 for plan in seen.plans if plan.blocked]
    state.wilds, state.extensions = seen.wilds, seen.extensions
    state.ranking = seen.ranking.copy()


def place_heir(state: LastWillState, seat: int, heir: Heir) -> None:
    """The hand holds what everybody knows of it; the rest is dealt later."""
    state.money[seat] = heir.money
    state.actions[seat] = heir.actions
    state.plan[seat] = NOTHING if heir.plan is None else heir.plan - 1
    state.spaces[seat] = heir.spaces
    state.board[seat] = [as_seen(state.box, card) for card in heir.board]
    state.open[seat] = numbers(state.box, heir.open)
    state.hand[seat] = state.open[seat]
    state.errands[seat] = codes_of(state.box, heir.errands)


# --- what is guessed ---------------------------------------------------------------------------


def deal_unseen(state: LastWillState, seen: Table, memory: Memory, rng: Random) -> None:
    """Each deck's unseen cards to the other hands, to what the others put aside, and the rest into the deck."""
    box = state.box
    if seen.seat is not None:
        state.aside[seen.seat] = numbers(box, memory.aside)
    for deck in range(DECKS):
        unseen = numbers(box, memory.unseen[deck])
        for seat, heir in enumerate(seen.heirs):
            if seat != seen.seat:
                known = [box.deck[card] for card in state.open[seat]].count(deck)
                missing = heir.hand.get(DECK_NAMES[deck], 0) - known
                state.hand[seat] = sorted(state.hand[seat] + dealt(unseen, missing, rng))
                aside = dealt(unseen, memory.asides[seat][deck], rng)
                state.aside[seat] = sorted(state.aside[seat] + aside)
        state.deck[deck] = unseen
        state.seen[deck] = numbers(box, memory.seen[deck])
        aside = [card for cards in state.aside for card in cards if box.deck[card] == deck]
        state.discard[deck] = sorted(state.seen[deck] + aside)


def dealt(pool: list[int], count: int, rng: Random) -> list[int]:
    return [pool.pop(int(rng.random() * len(pool))) for _ in range(count)]


def guess_answers(state: LastWillState, seen: Table, rng: Random) -> None:
    """Sealed answers of the others, choice by choice; whoever is still due has not begun."""
    for seat in state.asked:
        if seat not in state.due and seat != seen.seat:
            run: list[int] = []
            while not state.complete(seat, run):
                options = state.options(seat, run)
                run = run + [options[int(rng.random() * len(options))]]
            state.runs[seat] = run


def numbers(box: Box, names: list[str]) -> list[int]:
    return [box.card_numbers[name] for name in names]


def codes_of(box: Box, texts: list[str]) -> list[int]:
    return [box.codes.names.index(text) for text in texts]
