"""Builds views, and makes a state of one again."""

from __future__ import annotations

from random import Random

from clubantique.core.events import Viewer
from clubantique_toy.state import ToyState
from clubantique_toy.views import PHASES, Everything, Memory, Own, Player, Table


def build(state: ToyState, viewer: Viewer, *, remembers: bool) -> Table:
    state.check_viewer(viewer)
    return Table(
        seat=viewer,
        step=state.step,
        round=state.round,
        phase=PHASES[state.phase],
        asked=state.asked.copy(),
        due=state.due.copy(),
        coin=state.coin,
        bank=state.bank,
        players=[Player(state.pebbles[seat], len(state.purses[seat])) for seat in range(state.seats)],
        own=None if viewer is None else own(state, viewer),
        memory=Memory(state.purses.copy(), state.bag.copy()) if remembers else None,
        ranking=[] if state.due else places(state),
    )


def own(state: ToyState, seat: int) -> Own:
    return Own(state.purses[seat], [state.names[code] for code in state.runs[seat]])


def everything(state: ToyState) -> Everything:
    hands = [own(state, seat) for seat in range(state.seats)]
    return Everything(build(state, None, remembers=True), hands, state.chapter)


def places(state: ToyState) -> list[int]:
    """T-07: the richest is first, and equals share a place."""
    worth = [sum(purse) for purse in state.purses]
    return [1 + sum(other > each for other in worth) for each in worth]


def sample(names: list[str], bids: list[int], seen: Table, rng: Random) -> ToyState:
    """T-90: only sealed answers are hidden; each is guessed, uniform over the steps that lead to a whole one."""
    assert seen.memory is not None, "a table view does not know enough to sample from"
    state = ToyState()
    state.begin(names, len(seen.players))
    state.bids, state.aids = bids, False
    state.step, state.round, state.phase = seen.step, seen.round, PHASES.index(seen.phase)
    state.asked, state.due = seen.asked.copy(), seen.due.copy()
    state.coin, state.bank, state.bag = seen.coin, seen.bank, seen.memory.in_bag.copy()
    state.pebbles = [player.pebbles for player in seen.players]
    state.purses = seen.memory.coins.copy()
    for seat in state.asked:
        if seat == seen.seat and seen.own is not None:
            state.runs[seat] = [names.index(text) for text in seen.own.run]
        elif seat not in state.due:
            state.runs[seat] = guessed(state, seat, rng)
    return state


def guessed(state: ToyState, seat: int, rng: Random) -> list[int]:
    run: list[int] = []
    while not run or not state.complete(seat, run):
        options = state.options(seat, run)
        run = [*run, options[int(rng.random() * len(options))]]
    return run
