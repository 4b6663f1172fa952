"""What a bot is: it hears events, sees a view and is offered choices. It never gets a state."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Literal

from clubantique.core.events import Event
from clubantique.core.registry import AnyGame

Sight = Literal["nothing", "table", "knowledge"]


class Bot:
    """One bot in one seat of one game."""

    name: ClassVar[str]
    sees: ClassVar[Sight]
    usual: ClassVar[bool] = False  # whether it takes empty chairs: one bot of a game does
    setting_values: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # every setting with its values

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def set(self, setting: str, value: str) -> None:
        """One of the settings that the bot has, before the game begins."""

    def hear(self, event: Event) -> None:
        """A fact that this seat may know; most bots need only look."""

    def choose(self, view: Any, options: list[int], rng: Random) -> int:
        """One of the options (never empty). `view` is what `sees` promises."""
        raise NotImplementedError
