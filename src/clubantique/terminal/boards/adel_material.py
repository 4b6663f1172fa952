"""The material of Adel verpflichtet as a board needs it: cards, pairs, pawns. All of it lies open."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from clubantique.core.registry import AnyGame
from clubantique.games.adel.box import Box
from clubantique.games.adel.components import Castle, Components
from clubantique.games.adel.exhibition import blocks, pair, scoring_space
from clubantique.games.adel.views import Table
from clubantique.texts.words import Words

PAWNS = "●▲■◆★"
"""The shape of a pawn, by seat: colours never speak alone."""

PLACES = ("castle", "auction")
ACTIONS = ("detective", "exhibit", "bid", "thief")

PAINTS = {
    "beige": Style(color="#201808", bgcolor="#d9c397", bold=True),
    "blue": Style(color="#ffffff", bgcolor="#2a5db0", bold=True),
    "green": Style(color="#ffffff", bgcolor="#256b45", bold=True),
    "purple": Style(color="#ffffff", bgcolor="#7a3e9d", bold=True),
    "red": Style(color="#ffffff", bgcolor="#b3332a", bold=True),
}
OTHER_PAINT = Style(reverse=True, bold=True)
BOLD = Style(bold=True)
FAINT = Style(dim=True)
STRONG = Style(reverse=True, bold=True)


class Material:
    """One component file, in one language, at one table."""

    def __init__(self, game: AnyGame, words: Words, players: Sequence[str]) -> None:
        self.words = words
        self.players = list(players)
        self.box: Box = game.box
        self.components = game.parsed(Components)
        self.enough = self.components.deal.exhibition_min

    # --- cards -------------------------------------------------------------------------------

    def letter(self, card: str) -> str:
        return card[0]

    def year(self, card: str) -> int:
        return self.box.year[self.box.card_numbers[card]]

    def theme(self, card: str) -> str:
        """What the series is about, translated where it is one that we know."""
        name = self.components.series[self.letter(card)].theme
        return self.words("board-theme", theme=name.replace(" ", "-"), name=name)

    def blocks(self, cards: list[str]) -> list[list[str]]:
        """Cards in order, split where their series have a gap: each block could be shown together."""
        numbers = sorted(self.box.card_numbers[card] for card in cards)
        return [[self.box.cards[card] for card in block] for block in blocks(self.box, numbers)]

    def largest(self, cards: list[str]) -> int:
        """How many of these cards could be exhibited together."""
        return max((len(block) for block in self.blocks(cards)), default=0)

    # --- the track ---------------------------------------------------------------------------

    @property
    def castles(self) -> list[Castle]:
        return self.components.track.castles

    def pair(self, view: Table) -> tuple[int, int]:
        """What the best and the second-best exhibition advance now."""
        return pair(self.box, [lord.space for lord in view.lords])

    def scoring_space(self, view: Table) -> int:
        """Beside which these numbers stand."""
        return scoring_space(self.box.table, [lord.space for lord in view.lords])

    # --- lords -------------------------------------------------------------------------------

    def chip(self, view: Table, seat: int, after: str = "") -> Text:
        """A pawn in its colour."""
        paint = PAINTS.get(view.lords[seat].colour, OTHER_PAINT)
        return inked(PAWNS[seat % len(PAWNS)] + after, paint)

    def action_cards(self) -> list[str]:
        """All action cards that anybody can play, as choices."""
        return [choice for choice in self.box.names if choice.partition(" ")[0] in ACTIONS]

    def owner(self, view: Table, thief: int) -> int | None:
        """The seat of the colour that this thief belongs to."""
        for seat, lord in enumerate(view.lords):
            if thief in self.components.colours[lord.colour].thieves:
                return seat
        return None

    def short(self, choice: str) -> str:
        """A place or an action card in a word or two."""
        verb, _, what = choice.partition(" ")
        return self.words("board-short", verb=verb, what=what)


def inked(text: str, style: Style) -> Text:
    """A piece of text; what is appended to it does not inherit its style."""
    return Text().append(text, style)
