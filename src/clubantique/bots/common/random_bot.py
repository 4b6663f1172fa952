"""Plays anything that is possible, with equal chance."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from clubantique.bots.bot import Bot, Sight


class RandomBot(Bot):
    """The yardstick that every other bot is measured by."""

    name: ClassVar[str] = "random"
    sees: ClassVar[Sight] = "nothing"

    def choose(self, view: Any, options: list[int], rng: Random) -> int:
        return options[int(rng.random() * len(options))]


BOT = RandomBot
