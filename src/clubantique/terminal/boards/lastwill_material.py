"""The signs and names of Last Will, and what one viewer's table says about cards, people and prices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from rich.style import Style
from rich.text import Text

from clubantique.core.registry import AnyGame
from clubantique.games.lastwill.box import BLACK, COMPANIONS, NOTHING, TYPES, WHITE
from clubantique.games.lastwill.game import LastWill
from clubantique.games.lastwill.views import Heir, Table
from clubantique.terminal.boards.lastwill_effects import effects
from clubantique.texts.words import Words

ACTION, BOY, CARD, POUND = "▸", "♟", "▤", "£"
WHITE_CARD, BLACK_CARD, GREY_CARD, PROPERTY = "□", "■", "◦", "⌂"
FREE_SPACE, FREE_SPOT, START, NOW, DONE = "▫", "○", "⚑", "▶", "✓"
MINUS = "−"
BOLD = Style(bold=True)
FAINT = Style(dim=True)
STRONG = Style(reverse=True, bold=True)


class Material:
    """One component file, in one language, at one table."""

    def __init__(self, game: AnyGame, words: Words, players: Sequence[str]) -> None:
        self.words = words
        self.players = list(players)
        self.box = cast("LastWill", game).box
        self.rows = list(cast("LastWill", game).effects.values())
        names, codes = self.box.codes.names, self.box.codes
        self.take_wild = names[codes.take_wild]

    # --- cards -------------------------------------------------------------------------------

    def number(self, card: str) -> int:
        return self.box.card_numbers[card]

    def type_of(self, card: str) -> int:
        """The type of a property, else NOTHING."""
        return self.box.type_of[self.number(card)]

    def short(self, card: str) -> str:
        """A name without the label that tells equal names apart: what the card shows stands beside it."""
        return self.words.named(card).partition(" (")[0]

    def sign(self, card: str) -> str:
        """How a card is used: once, on a board, as property, or with others."""
        if self.type_of(card) != NOTHING:
            return PROPERTY
        frame = self.box.frame[self.number(card)]
        return WHITE_CARD if frame == WHITE else BLACK_CARD if frame == BLACK else GREY_CARD

    def companion(self, companion: int) -> str:
        return self.words("board-companion", companion=COMPANIONS[companion])

    def effects(self, card: str) -> list[str]:
        """What a card does beyond spending."""
        return effects(self.words, [self.rows[effect] for effect in self.box.effects[self.number(card)]])

    def symbols(self, kind: int) -> list[str]:
        """Those that helpers look for; wheel and wine go together."""
        return list(dict.fromkeys("helm" if name == "wine" else name for name in self.box.symbols[kind]))

    def type_name(self, name: str) -> str:
        return self.words("board-type", type=name)

    # --- the market --------------------------------------------------------------------------

    def modifiers(self, modifiers: Mapping[str, int]) -> list[str]:
        return [f"{self.type_name(name)} {modifiers[name]:+}" for name in TYPES]

    # --- people ------------------------------------------------------------------------------

    def named(self, view: Table, seat: int) -> str:
        return self.words("board-you" if seat == view.seat else "board-other", name=self.players[seat])

    def spot(self, errand: str) -> str:
        """Where a boy stands, in a word."""
        verb, _, what = errand.partition(" ")
        if verb == "take" and what != "wild":
            return what
        return self.words("board-spot", spot="wild" if what == "wild" else verb)

    def backs(self, heir: Heir) -> list[str]:
        """How many cards of each deck are in a hand."""
        held: dict[str, int] = {}
        for deck, count in heir.hand.items():
            name = self.deck(deck)
            held[name] = held.get(name, 0) + count
        return [f"{name} {count}" for name, count in held.items()]

    def deck(self, deck: str) -> str:
        return self.words("board-deck", deck=deck.partition("_")[0] if "special" in deck else deck)


def cards_in_hand(heir: Heir) -> int:
    return sum(heir.hand.values())


def money(amount: int) -> str:
    """A sum in pounds; debts with their sign before the pound."""
    return f"{MINUS if amount < 0 else ''}{POUND}{abs(amount)}"


def signed(amount: int) -> str:
    return f"{MINUS if amount < 0 else ''}{abs(amount)}"


def several(amounts: Sequence[int]) -> str:
    """Amounts to choose from."""
    return "/".join(map(str, amounts))


def inked(text: str, style: Style) -> Text:
    """A piece of text; what is appended to it does not inherit its style."""
    return Text().append(text, style)
