"""The toy as the house knows it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

import msgspec

from clubantique.core.choices import Choices
from clubantique.core.events import Viewer
from clubantique.core.facts import NOTHING_KNOWN, Facts, Lack, Obstacle
from clubantique.core.game import Game
from clubantique.core.outside import Outside
from clubantique.core.tensor import Pen
from clubantique_toy.components import STOP, Components, choice_names, judge
from clubantique_toy.facts import BidFacts
from clubantique_toy.state import BID, ToyState
from clubantique_toy.view import build, everything, places, sample
from clubantique_toy.views import Everything, Table


def observe(state: ToyState, viewer: int, pen: Pen) -> None:
    """T-91 as numbers: seats are counted from the viewer on."""
    pen.one_of("seat", viewer, state.seats)
    pen.number("round", state.round)
    pen.seats_of("due", state.due, viewer, state.seats)
    pen.number("coin", state.coin)
    pen.set_of("own_run", state.runs[viewer], len(state.names))
    for number in range(state.seats):
        seat = (viewer + number) % state.seats
        pen.under("player", number)
        pen.number("pebbles", state.pebbles[seat])
        pen.row("coins", state.purses[seat], 8)


class Toy(Game[ToyState, Table, Components]):
    """2 to 4 players."""

    id: ClassVar[str] = "toy"
    rules_version: ClassVar[int] = 1
    tensor_version: ClassVar[int] = 1
    observe = staticmethod(observe)
    option_values: ClassVar[Mapping[str, tuple[str, ...]]] = {"memory_aids": ("off", "on")}
    memory_option: ClassVar[str] = "memory_aids"
    shape: ClassVar[type[msgspec.Struct]] = Components
    closing: ClassVar[tuple[str, ...]] = (STOP,)

    def unpack(self) -> None:
        self.box = self.parsed(Components)
        judge(self.box)
        self.choices = Choices(choice_names(self.box))
        self.fewest, self.most = self.box.players

    def pieces(self) -> int:
        return len(self.box.coins) + self.box.pebbles * self.most

    def setup(self, seats: int, options: Mapping[str, str], outside: Outside) -> ToyState:
        state = ToyState()
        state.begin(self.choices.names, self.seats(seats))
        state.bids = self.box.bids
        state.aids = self.settings(options).get("memory_aids") == "on"
        state.bag = sorted(self.box.coins)
        state.pebbles = [self.box.pebbles] * seats
        state.purses = [[] for _ in range(seats)]
        state.phase, state.coin, state.bank = BID, 0, 0
        state.lay_coin(outside)
        return state

    def knowledge(self, state: ToyState, viewer: Viewer) -> Table:
        return build(state, viewer, remembers=True)

    def table(self, state: ToyState, viewer: Viewer) -> Table:
        return build(state, viewer, remembers=state.aids or not state.due)

    def sample(self, knowledge: Table, rng: Random) -> ToyState:
        return sample(self.choices.names, self.box.bids, knowledge, rng)

    def everything(self, state: ToyState) -> Everything:
        return everything(state)

    def option(self, state: ToyState, seat: int, run: list[int], code: int) -> Facts:
        total = state.total([*run, code])
        return BidFacts(total, state.pebbles[seat] - total)

    def outlook(self, state: ToyState, viewer: Viewer, run: list[int]) -> Facts:
        if viewer is None or not run:
            return NOTHING_KNOWN
        return BidFacts(state.total(run), state.pebbles[viewer] - state.total(run))

    def obstacles(self, state: ToyState, seat: int) -> list[Obstacle]:
        """Bids that would be possible with more pebbles."""
        if seat not in state.due or state.runs[seat]:
            return []
        there = state.pebbles[seat]
        dear = [(code, bid) for code, bid in enumerate(state.bids) if bid > there]
        return [Obstacle(state.names[code], [Lack("pebbles", bid, there)]) for code, bid in dear]

    def places(self, state: ToyState) -> list[int]:
        return [] if state.due else places(state)

    def standing(self, state: ToyState) -> list[int]:
        return [sum(purse) for purse in state.purses]
