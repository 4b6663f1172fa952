"""The signs, colours and words of Meisterdiebe, and what the last turn or flip did to each drawer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from clubantique.core.registry import AnyGame
from clubantique.games.meisterdiebe.box import CHARACTERS, Box
from clubantique.games.meisterdiebe.cube import LAYER_NAMES, SIDE_NAMES, SIDES
from clubantique.games.meisterdiebe.ending import title
from clubantique.games.meisterdiebe.facts import Move
from clubantique.games.meisterdiebe.outlook import moved
from clubantique.games.meisterdiebe.views import Supply, Table
from clubantique.texts.words import Words

ORDER = "①②③④⑤⑥"
"""The characters in the order of their turns."""

DIAMOND, SAPPHIRE, RUBY, NONE = "◇", "◆", "●", "–"
BOLD = Style(bold=True)
FAINT = Style(dim=True)
STRONG = Style(reverse=True, bold=True)


@dataclass(frozen=True)
class Moved:
    """What a turn or flip did: the place where each drawer was before, and whether all are upside down now."""

    before: list[int]
    flipped: bool

    def side(self, place: int) -> str | None:
        """The side that the drawer here came from; None if it kept its side."""
        side = self.before[place] % SIDES
        return None if side == place % SIDES else SIDE_NAMES[side]

    def layer(self, layer: int) -> str | None:
        """The layer that this one was before; None if it was this one. Layers always move as a whole."""
        before = self.before[layer * SIDES] // SIDES
        return None if before == layer else LAYER_NAMES[before]

    def goes(self) -> dict[str, str]:
        """By side: where the drawers of the top layer are now, as long as it is the top layer still."""
        return {SIDE_NAMES[self.before[place] % SIDES]: SIDE_NAMES[place] for place in range(SIDES)}


class Material:
    """One component file, in one language, at one table."""

    def __init__(self, game: AnyGame, words: Words, players: Sequence[str]) -> None:
        self.words = words
        self.players = list(players)
        self.box: Box = game.box

    # --- the cube ----------------------------------------------------------------------------

    def moved(self, twist: str) -> Moved:
        """As the rules move the drawers."""
        moves = moved(self.box, self.box.names.index(twist))
        came = {move.to: place for place, move in enumerate(moves)}
        return Moved([came[move.place] for move in moves], moves[0].over)

    def side(self, name: str) -> str:
        return self.words("board-side", side=name)

    def layer(self, name: str) -> str:
        return self.words("board-layer", layer=name)

    def place(self, name: str) -> str:
        """A drawer's place in words."""
        return self.words.choice(f"open {name}")

    def move(self, move: Move) -> str:
        """Where a front drawer goes."""
        layer = self.layer(move.place.partition(" ")[2].partition("-")[0])
        return self.words("board-move", **{"from": layer, "to": self.words.choice(move.to)})

    # --- gems --------------------------------------------------------------------------------

    def gems(self, supply: Supply) -> str:
        """A heap in words."""
        return self.words(
            "board-gems", diamonds=supply.diamonds, sapphires=supply.sapphires, rubies=supply.rubies
        )

    # --- people ------------------------------------------------------------------------------

    def named(self, view: Table, seat: int) -> str:
        return self.words("board-you" if seat == view.seat else "board-other", name=self.players[seat])

    def character(self, name: str) -> str:
        """A character in a word or two."""
        return self.words("board-character", character=name)

    def turns(self, view: Table) -> list[int]:
        """Seats in the order of turns; before characters are revealed, by seat."""
        return sorted(range(len(view.crooks)), key=lambda seat: order_of(view, seat))

    def title(self, view: Table, seat: int) -> str:
        return title(self.box, view.ranking[seat], view.crooks[seat].plus.rubies)


def order_of(view: Table, seat: int) -> tuple[int, int]:
    crook = view.crooks[seat]
    return (0, seat) if crook.character is None else (CHARACTERS.index(crook.character), crook.number or 0)


def own_character(view: Table) -> str:
    """Who the viewer is this round, once it is revealed."""
    return "none" if view.seat is None else view.crooks[view.seat].character or "none"


def heap(supply: Supply) -> str:
    """A heap in signs."""
    pairs = [(DIAMOND, supply.diamonds), (SAPPHIRE, supply.sapphires), (RUBY, supply.rubies)]
    return "".join(f"{sign}{count}" for sign, count in pairs if count) or NONE


def inked(text: str, style: Style) -> Text:
    """A piece of text; what is appended to it does not inherit its style."""
    return Text().append(text, style)
