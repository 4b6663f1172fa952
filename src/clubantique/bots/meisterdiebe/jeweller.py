"""A jeweller who keeps the cube in mind, as far as its memory goes."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from clubantique.bots.bot import Bot, Sight
from clubantique.bots.meisterdiebe.actions import action
from clubantique.bots.meisterdiebe.casting import character_value
from clubantique.bots.meisterdiebe.drawers import drawer_values, place_values
from clubantique.bots.meisterdiebe.memory import Memory
from clubantique.bots.meisterdiebe.outlook import Outlook
from clubantique.bots.meisterdiebe.taste import Taste
from clubantique.bots.meisterdiebe.twisting import twist
from clubantique.core.events import Event
from clubantique.core.registry import AnyGame
from clubantique.games.meisterdiebe.box import DETECTIVE, FIRST_DRAWER, SHUT, STAY, Box
from clubantique.games.meisterdiebe.cube import PLACES

PERFECT = "perfect"


class JewellerBot(Bot):
    """Knows of the cube what it has heard and not forgotten, and of the rest what anybody can count."""

    name: ClassVar[str] = "jeweller"
    usual: ClassVar[bool] = True
    sees: ClassVar[Sight] = "table"
    setting_values: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "memory": (PERFECT, *(str(drawers) for drawers in range(1, PLACES + 1)))
    }

    def __init__(self, game: AnyGame, taste: Taste | None = None) -> None:
        super().__init__(game)
        self.box: Box = game.box
        self.taste = taste or Taste()
        self.memory = Memory(self.box, None)

    def set(self, setting: str, value: str) -> None:
        """`memory`: perfect, or how many drawers it remembers."""
        self.memory = Memory(self.box, None if value == PERFECT else int(value))

    def hear(self, event: Event) -> None:
        self.memory.hear(event)

    def choose(self, view: Any, options: list[int], rng: Random) -> int:
        if len(options) == 1:
            return options[0]
        outlook = Outlook(self.box, self.taste, self.memory, view)
        first = options[0]
        if first <= DETECTIVE:
            return self.play(outlook, options, rng)
        if first <= SHUT:
            return self.open(outlook, options, rng)
        if first == STAY:
            return twist(outlook, rng)
        return action(outlook, options)

    def play(self, outlook: Outlook, options: list[int], rng: Random) -> int:
        """A character, with a little chance so that it cannot be read."""
        whim = self.taste.whim
        values = [character_value(outlook, code) + whim * rng.random() for code in options]
        return options[values.index(max(values))]

    def open(self, outlook: Outlook, options: list[int], rng: Random) -> int:
        """One of the best drawers; none if none is worth it."""
        values = drawer_values(outlook) if SHUT in options else place_values(outlook)
        drawers = [code for code in options if code != SHUT]
        best = max([values[code - FIRST_DRAWER] for code in drawers])
        if best <= 0.0 and SHUT in options:
            return SHUT
        equals = [code for code in drawers if values[code - FIRST_DRAWER] == best]
        return equals[int(rng.random() * len(equals))]


BOT = JewellerBot
