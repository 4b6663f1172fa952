"""Last Will as the house knows it: options, set-up, views and belief over one component file."""

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
from clubantique.games.lastwill import outlook
from clubantique.games.lastwill.belief import sample
from clubantique.games.lastwill.box import Box
from clubantique.games.lastwill.components import Components
from clubantique.games.lastwill.ending import total
from clubantique.games.lastwill.flow import LastWillState
from clubantique.games.lastwill.judge import judge
from clubantique.games.lastwill.obstacles import obstacles
from clubantique.games.lastwill.pack import pack
from clubantique.games.lastwill.setup import lay_out
from clubantique.games.lastwill.tensor import observe
from clubantique.games.lastwill.view import everything, knowledge_view, table_view
from clubantique.games.lastwill.views import Everything, Table

MOST_MONEY = 999


class LastWill(Game[LastWillState, Table, Box]):
    """2 to 5 heirs; the inheritance is 70 pounds, another amount, or that of a random Last Will card (L-05)."""

    id: ClassVar[str] = "lastwill"
    rules_version: ClassVar[int] = 1
    shape: ClassVar[type[msgspec.Struct]] = Components
    tensor_version: ClassVar[int] = 1
    observe = staticmethod(observe)
    option_values: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "will": ("70", "random"),
        "memory_aids": ("off", "on"),
    }
    memory_option: ClassVar[str] = "memory_aids"
    closing: ClassVar[tuple[str, ...]] = ("done", "enough")
    additions: ClassVar[tuple[str, ...]] = ("effect",)

    def unpack(self) -> None:
        if "effect" not in self.components:  # as in files of the first version
            self.components["effect"] = self.built_in_components()["effect"]
        components = self.parsed(Components)
        judge(components)
        self.box = pack(components)
        self.effects = {row.id: row for row in components.effect}
        self.choices = Choices(self.box.codes.names)
        self.fewest, self.most = components.players

    def settings(self, options: Mapping[str, str]) -> dict[str, str]:
        """Any amount can be left, not only those of the cards."""
        others = {name: value for name, value in options.items() if name != "will"}
        checked = super().settings(others)
        if "will" in options:
            checked["will"] = self.will(options["will"])
        return dict(sorted(checked.items()))

    def will(self, value: str) -> str:
        if value == "random":
            return value
        if not (
            value.isascii() and value.isdecimal() and 1 <= int(value[:4]) <= MOST_MONEY and len(value) <= 3
        ):
            raise BadOption(option=f"will={value}", possible=f"will=1–{MOST_MONEY}, will=random")
        return str(int(value))

    def pieces(self) -> int:
        return sum(int(card["count"]) for card in self.components["card"])

    def things(self) -> Sequence[str]:
        return [str(card["id"]) for card in self.components["card"]]

    def setup(self, seats: int, options: Mapping[str, str], outside: Outside) -> LastWillState:
        settings = self.settings(options)
        will = settings.get("will", str(self.box.start_money))
        state = LastWillState()
        state.aids = settings.get("memory_aids") == "on"
        lay_out(state, self.box, self.seats(seats), 0 if will == "random" else int(will), outside)
        state.begin_round(outside)
        return state

    def knowledge(self, state: LastWillState, viewer: Viewer) -> Table:
        return knowledge_view(state, viewer)

    def table(self, state: LastWillState, viewer: Viewer) -> Table:
        return table_view(state, viewer)

    def sample(self, knowledge: Table, rng: Random) -> LastWillState:
        return sample(self.box, knowledge, rng)

    def everything(self, state: LastWillState) -> Everything:
        return everything(state)

    def option(self, state: LastWillState, seat: int, run: list[int], code: int) -> Facts:
        return outlook.option(state, seat, run, code)

    def outlook(self, state: LastWillState, viewer: Viewer, run: list[int]) -> Facts:
        return outlook.outlook(state, viewer, run)

    def obstacles(self, state: LastWillState, seat: int) -> list[Obstacle]:
        return obstacles(state, seat)

    def places(self, state: LastWillState) -> list[int]:
        return state.ranking.copy()

    def standing(self, state: LastWillState) -> list[int]:
        return [total(state, seat) for seat in range(state.seats)]
