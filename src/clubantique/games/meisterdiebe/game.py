"""Meisterdiebe as the house knows it: options, set-up, views and belief over one component file."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

import msgspec

from clubantique.core.choices import Choices
from clubantique.core.events import Viewer
from clubantique.core.facts import Facts, Obstacle
from clubantique.core.game import Game
from clubantique.core.outside import Outside
from clubantique.games.meisterdiebe import outlook
from clubantique.games.meisterdiebe.belief import sample
from clubantique.games.meisterdiebe.box import Box
from clubantique.games.meisterdiebe.components import Components, judge, pack
from clubantique.games.meisterdiebe.ending import points
from clubantique.games.meisterdiebe.flow import MeisterdiebeState
from clubantique.games.meisterdiebe.setup import lay_out
from clubantique.games.meisterdiebe.tensor import observe
from clubantique.games.meisterdiebe.view import everything, knowledge_view, table_view
from clubantique.games.meisterdiebe.views import Everything, Table


class Meisterdiebe(Game[MeisterdiebeState, Table, Box]):
    """2 to 8 crooks (M-10)."""

    id: ClassVar[str] = "meisterdiebe"
    rules_version: ClassVar[int] = 1
    shape: ClassVar[type[msgspec.Struct]] = Components
    tensor_version: ClassVar[int] = 1
    observe = staticmethod(observe)
    option_values: ClassVar[Mapping[str, tuple[str, ...]]] = {"open_cube": ("off", "on")}
    memory_option: ClassVar[str] = "open_cube"
    closing: ClassVar[tuple[str, ...]] = ("enough",)

    def unpack(self) -> None:
        components = self.parsed(Components)
        judge(components)
        self.box = pack(components)
        self.choices = Choices(self.box.names)
        self.fewest, self.most = components.players

    def pieces(self) -> int:
        gems = self.components["gems"]
        stones = sum(gem.get("total", 0) for gem in gems.values())
        return int(stones) + len(self.box.numbers) * len(self.box.characters)

    def setup(self, seats: int, options: Mapping[str, str], outside: Outside) -> MeisterdiebeState:
        settings = self.settings(options)
        state = MeisterdiebeState()
        state.open_cube = settings.get("open_cube") == "on"
        lay_out(state, self.box, self.seats(seats), outside)
        state.next_turn(outside)
        return state

    def knowledge(self, state: MeisterdiebeState, viewer: Viewer) -> Table:
        return knowledge_view(state, viewer)

    def table(self, state: MeisterdiebeState, viewer: Viewer) -> Table:
        return table_view(state, viewer)

    def sample(self, knowledge: Table, rng: Random) -> MeisterdiebeState:
        return sample(self.box, knowledge, rng)

    def everything(self, state: MeisterdiebeState) -> Everything:
        return everything(state)

    def option(self, state: MeisterdiebeState, seat: int, run: list[int], code: int) -> Facts:
        return outlook.option(state, seat, run, code)

    def details(self, state: MeisterdiebeState, seat: int, run: list[int], code: int) -> Facts:
        return outlook.details(state, seat, run, code)

    def outlook(self, state: MeisterdiebeState, viewer: Viewer, run: list[int]) -> Facts:
        return outlook.outlook(state, viewer, run)

    def obstacles(self, state: MeisterdiebeState, seat: int) -> list[Obstacle]:
        return outlook.obstacles(state, seat)

    def places(self, state: MeisterdiebeState) -> list[int]:
        return state.ranking.copy()

    def standing(self, state: MeisterdiebeState) -> list[int]:
        return [points(state, seat) for seat in range(state.seats)]
