"""Adel verpflichtet as the house knows it: options, set-up, views and belief over one component file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

import msgspec

from clubantique.core.choices import Choices
from clubantique.core.errors import BadOption
from clubantique.core.events import Viewer
from clubantique.core.facts import Facts, Obstacle
from clubantique.core.game import Game
from clubantique.core.outside import Outside
from clubantique.games.adel import outlook
from clubantique.games.adel.belief import sample
from clubantique.games.adel.box import Box
from clubantique.games.adel.components import Components, judge, pack
from clubantique.games.adel.flow import AdelState
from clubantique.games.adel.setup import lay_out
from clubantique.games.adel.state import STANDARD
from clubantique.games.adel.tensor import observe
from clubantique.games.adel.view import everything, knowledge_view, table_view
from clubantique.games.adel.views import VARIANTS, Everything, Table


class Adel(Game[AdelState, Table, Box]):
    """2 to 5 lords; two of them play one of two variants (A-01)."""

    id: ClassVar[str] = "adel"
    rules_version: ClassVar[int] = 1
    shape: ClassVar[type[msgspec.Struct]] = Components
    tensor_version: ClassVar[int] = 1
    observe = staticmethod(observe)
    option_values: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "variant": ("surprise", "confrontation"),
        "memory_aids": ("off", "on"),
    }
    option_players: ClassVar[Mapping[str, tuple[int, int]]] = {"variant": (2, 2)}
    memory_option: ClassVar[str] = "memory_aids"
    closing: ClassVar[tuple[str, ...]] = ("done",)

    def unpack(self) -> None:
        components = self.parsed(Components)
        judge(components)
        self.box = pack(components)
        self.choices = Choices(self.box.names)
        self.fewest, self.most = components.players

    def pieces(self) -> int:
        return len(self.box.cards)

    def things(self) -> Sequence[str]:
        return self.box.cards

    def setup(self, seats: int, options: Mapping[str, str], outside: Outside) -> AdelState:
        settings = self.settings(options)
        state = AdelState()
        state.variant = self.variant(self.seats(seats), settings)
        state.aids = settings.get("memory_aids") == "on"
        lay_out(state, self.box, seats, outside)
        state.begin_round(outside)
        state.go_on(outside)
        return state

    def variant(self, seats: int, settings: Mapping[str, str]) -> int:
        """A-01: variants are for two, and two always play one: the surprise, unless they say otherwise."""
        if seats == 2:
            return VARIANTS.index(settings.get("variant", "surprise"))
        if "variant" in settings:
            raise BadOption(option=f"variant={settings['variant']}", possible="--players 2")
        return STANDARD

    def knowledge(self, state: AdelState, viewer: Viewer) -> Table:
        return knowledge_view(state, viewer)

    def table(self, state: AdelState, viewer: Viewer) -> Table:
        return table_view(state, viewer)

    def sample(self, knowledge: Table, rng: Random) -> AdelState:
        return sample(self.box, knowledge, rng)

    def everything(self, state: AdelState) -> Everything:
        return everything(state)

    def option(self, state: AdelState, seat: int, run: list[int], code: int) -> Facts:
        return outlook.option(state, seat, run, code)

    def outlook(self, state: AdelState, viewer: Viewer, run: list[int]) -> Facts:
        return outlook.outlook(state, viewer, run)

    def obstacles(self, state: AdelState, seat: int) -> list[Obstacle]:
        return outlook.obstacles(state, seat)

    def places(self, state: AdelState) -> list[int]:
        return state.ranking.copy()

    def standing(self, state: AdelState) -> list[int]:
        return state.pawn.copy()
