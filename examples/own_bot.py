"""A bot of one's own for Adel verpflichtet, measured against chance: `python examples/own_bot.py [GAMES]`.

Registered bots can be named wherever ours can: in the arena, as here, or in `LoneSeat("adel", bots="collector")`.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from typing import ClassVar

from clubantique.arena.simulation import Plan, simulate
from clubantique.bots import Bot, register
from clubantique.bots.bot import Sight
from clubantique.games.adel.views import Table

PLAYERS = 4
ENOUGH = 7  # cards, for an exhibition that is hard to beat
LIKINGS = {"castle": 0.5, "exhibit": 2, "thief": 1, "detective": 0, "show": 1, "done": 0}


@register("adel")
class Collector(Bot):
    """Buys until the collection is large, then shows as much of it as it can."""

    name: ClassVar[str] = "collector"
    sees: ClassVar[Sight] = "table"  # or "knowledge": all that a perfect memory could know

    def choose(self, view: Table, options: list[int], rng: Random) -> int:
        """The option that we like best; its text says what it is."""
        return max(options, key=lambda code: self.liking(self.game.name(code), view))

    def liking(self, option: str, view: Table) -> float:
        """For example of `auction`, `bid 24` or `show B1660`."""
        what, _, which = option.partition(" ")
        if what == "auction" and view.own is not None:
            return len(view.own.cards) < ENOUGH
        if what == "bid":
            return int(which)
        return LIKINGS.get(what, 0)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    width = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - width) / (1 + z * z / games), (middle + width) / (1 + z * z / games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=400)
    games = max(1, parser.parse_args().games)
    bots = ["collector"] + ["random"] * (PLAYERS - 1)
    plan = Plan("adel", components=None, options={}, bots=bots, games=games, seed=7, rotate=True)
    wins = simulate(plan).wins_by_bot["collector"]
    low, high = wilson(wins, games)
    print(
        f"collector: wins {wins / games:.3f} of {games} games against random "
        f"(95 % interval {low:.3f} to {high:.3f}, fair share {1 / PLAYERS:.3f})"
    )


if __name__ == "__main__":
    main()
