"""A miser, who never bids more than the least."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from clubantique.bots.bot import Bot, Sight
from clubantique_toy.views import Table


class MiserBot(Bot):
    """Bids the lowest that is possible, and stops as soon as it may."""

    name: ClassVar[str] = "miser"
    sees: ClassVar[Sight] = "table"
    usual: ClassVar[bool] = True

    def choose(self, view: Any, options: list[int], rng: Random) -> int:
        seen: Table = view
        return options[-1] if seen.own and seen.own.run else options[0]


BOT = MiserBot
