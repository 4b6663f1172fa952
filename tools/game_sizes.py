"""How large the games are, measured by random play: `python tools/game_sizes.py [--games N] [--seed S]`.

Prints a table in Markdown, for the fewest, a middle and the largest number of players of each game.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from math import comb, log2, log10, perm
from statistics import fmean
from typing import Any

from msgspec import Struct

from clubantique.core.outside import Chance, Outside
from clubantique.core.registry import AnyGame, load, names
from clubantique.core.streams import stream
from clubantique.games.adel import views as adel
from clubantique.games.lastwill import views as lastwill
from clubantique.games.meisterdiebe import views as meisterdiebe
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


# --- what is hidden from a seat ------------------------------------------------------------------


def adel_bits(_game: AnyGame, known: adel.Table) -> float:
    """Which of the cards that it never saw each other lord has; any other one lies in the piles."""
    assert known.memory is not None
    others = [seat for seat in range(len(known.lords)) if seat != known.seat]
    hands = [known.lords[seat].cards - len(known.memory.cards[seat]) for seat in others]
    return deal_bits(known.memory.unseen, hands)


def lastwill_bits(game: AnyGame, known: lastwill.Table) -> float:
    """Deck by deck: which unseen cards the other heirs have in hand, and which ones they put aside."""
    assert known.memory is not None
    others = [seat for seat in range(len(known.heirs)) if seat != known.seat]
    bits = 0.0
    for deck, pile in enumerate(known.piles):
        hands = [known.heirs[seat].hand.get(pile.deck, 0) for seat in others]
        shown = [open_cards(game, known.heirs[seat]).count(deck) for seat in others]
        asides = [known.memory.asides[seat][deck] for seat in others]
        unknown = [hand - seen for hand, seen in zip(hands, shown, strict=True)]
        bits += deal_bits(known.memory.unseen[deck], unknown + asides)
    return bits


def open_cards(game: Any, heir: lastwill.Heir) -> list[int]:
    """The decks of those cards in a hand that everybody knows."""
    return [game.box.deck[game.box.card_numbers[card]] for card in heir.open]


def meisterdiebe_bits(game: Any, known: meisterdiebe.Table) -> float:
    """Character by character: which of the numbers that are left each other crook has who never showed it."""
    assert known.memory is not None
    assert known.own is not None
    others = [numbers for seat, numbers in enumerate(known.memory.numbers) if seat != known.seat]
    bits = 0.0
    for character in range(len(known.own.numbers)):
        never_shown = [numbers[character] for numbers in others].count(None)
        left = len(game.box.numbers) - 1 - len(others) + never_shown
        bits += log2(perm(left, never_shown))
    return bits


HIDDEN: dict[str, Callable[[Any, Any], float]] = {
    "adel": adel_bits,
    "lastwill": lastwill_bits,
    "meisterdiebe": meisterdiebe_bits,
}


def deal_bits(cards: list[str], hands: list[int]) -> float:
    """log2 of the ways to deal hands of these sizes; exact if no two cards are alike, else never too low."""
    copies = tuple(sorted(Counter(cards).values()))
    return min(all_different_bits(len(cards), hands), sum(log2(hand_count(copies, hand)) for hand in hands))


def all_different_bits(left: int, hands: list[int]) -> float:
    """As if every card could be told from all others."""
    bits = 0.0
    for hand in hands:
        bits += log2(comb(left, hand))
        left -= hand
    return bits


@cache
def hand_count(copies: tuple[int, ...], size: int) -> int:
    """How many different hands of this size there are if each card is there so often."""
    ways = [1] + [0] * size  # by number of cards
    for most in copies:
        ways = [sum(ways[max(0, cards - most) : cards + 1]) for cards in range(size + 1)]
    return ways[size]


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
    hidden = HIDDEN[game.id]
    while state.due:
        seat = state.due[0]
        options = state.legal(seat)
        sizes.decisions += 1
        sizes.options += len(options)
        sizes.most_options = max(sizes.most_options, len(options))
        sizes.together += len(state.asked) > 1
        sizes.tree += log10(len(options))
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
        f"{sum(sizes.hidden for sizes in all_sizes) / decisions:.1f}",
    ]


def tables() -> Iterator[tuple[AnyGame, int]]:
    for game in map(load, names()):
        for players in (game.fewest, (game.fewest + game.most + 1) // 2, game.most):
            yield game, players


def page(games: int, seed: int) -> str:
    rows = [list(COLUMNS), ["---"] * len(COLUMNS)]
    for game, players in tables():
        print(f"{game.id}, {players} players", file=sys.stderr)
        rows.append(row(game, players, [played(game, players, seed, number) for number in range(games)]))
    lines = [f"| {' | '.join(cells)} |" for cells in rows]
    notes = [f"- **{column}**: {words}." for column, words in COLUMNS.items() if words]
    return "\n".join([*lines, "", f"Random play, {games} games a row, seed {seed}.", "", *notes])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    if wanted.games < 1:
        parser.error("--games must be at least 1")
    print(page(wanted.games, wanted.seed))


if __name__ == "__main__":
    main()
