"""How large the games are, measured by random play: `python tools/game_sizes.py [GAME …] [--games N] [--seed S]`.

Those of the house, unless some are named. Prints a table in Markdown, for the fewest, a middle and the largest number
of players of each game.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from math import log10
from statistics import fmean
from typing import Any, cast

from msgspec import Struct

from clubantique.core.finding import is_outside, part
from clubantique.core.outside import Chance, Outside
from clubantique.core.registry import AnyGame, load, names
from clubantique.core.streams import stream
from clubantique.research.observations import Observer

COLUMNS = {
    "game": "",
    "players": "",
    "decisions": "choices of all seats in a game: mean (fewest–most)",
    "questions": "that the rules ask in a game; many want several choices, or answers of several seats",
    "draws": "of chance in a game, those of the set-up included",
    "options": "to choose from at a decision: mean (most)",
    "together": "share of decisions at questions that were put to several seats at once",
    "tree": "log10 of the product of all options and all outcomes of draws along a game, mean",
    "codes": "size of the action space",
    "bytes": "of an observation",
    "hidden": "bits that the seat which decides does not know, mean: log2 of the layouts of cards or numbers that its "
    "knowledge allows, without sealed choices and without the order of piles; an upper bound where what players "
    "did rules layouts out, or where cards are alike",
}


def hidden_bits(game: AnyGame) -> Callable[[AnyGame, Any], float] | None:
    """What a game says about how much a seat does not know, in its `hidden.py`; without one nothing is measured."""
    found = part(game.id, "hidden")
    return None if found is None else cast(Callable[[AnyGame, Any], float], found.hidden_bits)


# --- one game ------------------------------------------------------------------------------------


class Sizes(Struct):
    """What was counted in one game."""

    decisions: int = 0
    questions: int = 0
    draws: int = 0
    options: int = 0
    most_options: int = 0
    together: int = 0
    tree: float = 0.0
    hidden: float = 0.0


class CountedChance(Outside):
    """Chance, with its draws counted."""

    def __init__(self, chance: Chance, sizes: Sizes) -> None:
        self.chance = chance
        self.sizes = sizes

    def draw(self, pool: list[int]) -> int:
        self.sizes.draws += 1
        self.sizes.tree += log10(len(set(pool)))
        return self.chance.draw(pool)


def played(game: AnyGame, players: int, seed: int, number: int) -> Sizes:
    """The sizes of one game in which everybody chooses by chance."""
    sizes, rng = Sizes(), stream(seed, number, "choices")
    chance = CountedChance(Chance(stream(seed, number, "chance")), sizes)
    state = game.setup(players, {}, chance)
    hidden = hidden_bits(game)
    while state.due:
        seat = state.due[0]
        options = state.legal(seat)
        sizes.decisions += 1
        sizes.options += len(options)
        sizes.most_options = max(sizes.most_options, len(options))
        sizes.together += len(state.asked) > 1
        sizes.tree += log10(len(options))
        if hidden is not None:
            sizes.hidden += hidden(game, game.knowledge(state, seat))
        state.take(seat, options[int(rng.random() * len(options))], chance)
    sizes.questions = state.step
    return sizes


# --- the table -----------------------------------------------------------------------------------


def row(game: AnyGame, players: int, all_sizes: list[Sizes]) -> list[str]:
    """What is printed of the games of so many players."""
    lengths = [sizes.decisions for sizes in all_sizes]
    decisions = sum(lengths)
    options = sum(sizes.options for sizes in all_sizes) / decisions
    most = max(sizes.most_options for sizes in all_sizes)
    return [
        game.id,
        str(players),
        f"{fmean(lengths):.0f} ({min(lengths)}–{max(lengths)})",
        f"{fmean(sizes.questions for sizes in all_sizes):.0f}",
        f"{fmean(sizes.draws for sizes in all_sizes):.0f}",
        f"{options:.1f} ({most})",
        f"{sum(sizes.together for sizes in all_sizes) / decisions:.0%}",
        f"{fmean(sizes.tree for sizes in all_sizes):.0f}",
        str(len(game.choices)),
        str(Observer(game, players, {}).size),
        f"{sum(sizes.hidden for sizes in all_sizes) / decisions:.1f}" if hidden_bits(game) else "",
    ]


def tables(wanted: Sequence[str]) -> Iterator[tuple[AnyGame, int]]:
    for game in map(load, wanted or [name for name in names() if not is_outside(name)]):
        for players in (game.fewest, (game.fewest + game.most + 1) // 2, game.most):
            yield game, players


def page(wanted: Sequence[str], games: int, seed: int) -> str:
    rows = [list(COLUMNS), ["---"] * len(COLUMNS)]
    for game, players in tables(wanted):
        print(f"{game.id}, {players} players", file=sys.stderr)
        rows.append(row(game, players, [played(game, players, seed, number) for number in range(games)]))
    lines = [f"| {' | '.join(cells)} |" for cells in rows]
    notes = [f"- **{column}**: {words}." for column, words in COLUMNS.items() if words]
    return "\n".join([*lines, "", f"Random play, {games} games a row, seed {seed}.", "", *notes])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", choices=[[], *names()])
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    if wanted.games < 1:
        parser.error("--games must be at least 1")
    print(page(wanted.game, wanted.games, wanted.seed))


if __name__ == "__main__":
    main()
