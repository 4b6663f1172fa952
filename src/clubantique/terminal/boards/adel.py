"""Adel verpflichtet on a terminal: the track, the auction house, the lords and one's own cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from clubantique.core.registry import AnyGame
from clubantique.games.adel.facts import OwnOutlook
from clubantique.games.adel.views import Table
from clubantique.terminal.boards.adel_house import house
from clubantique.terminal.boards.adel_lords import COLUMNS, WITH_COLOUR, Lords
from clubantique.terminal.boards.adel_material import Material
from clubantique.terminal.boards.adel_own import DRAWN, SPOKEN, own
from clubantique.terminal.boards.adel_spoken import spoken
from clubantique.terminal.boards.adel_track import WIDE, track
from clubantique.terminal.boards.board import Board, Part, Room
from clubantique.texts.words import Words

SIGNS = ("pairs", "lords", "house", "own")
"""What is explained, in the order of the parts."""

AIDED_HEIGHT, AIDED_LINES = 24, 4  # memory aids need so many lines, and so many more for each lord


class AdelBoard(Board):
    """Knows the material of one component file, and what a lord wants to know of it."""

    def __init__(self, game: AnyGame, words: Words, players: Sequence[str]) -> None:
        super().__init__(game, words, players)
        self.material = Material(game, words, players)

    # --- the table ---------------------------------------------------------------------------

    def parts(self, view: Table, room: Room) -> list[Part]:
        material, said = self.material, self.words
        pairs, lords, house_, own_ = self.signs(view)
        return [
            Part("top", said("board-track"), track(material, view, room.width), pairs),
            Part("left", said("board-lords"), self.lords(view, room), lords),
            Part("right", said("board-house"), house(material, view, roomy=room.roomy), house_),
            Part("own", said("board-own"), own(material, view, DRAWN) if view.own else Text(), own_),
        ]

    def lords(self, view: Table, room: Room) -> Lords:
        aided = view.memory is not None and room.height >= AIDED_HEIGHT + AIDED_LINES * len(view.lords)
        return Lords(
            self.material, view, WITH_COLOUR if room.width >= WIDE else COLUMNS, room.roomy and aided
        )

    def signs(self, view: Table) -> list[str]:
        return [self.words(f"board-sign-{name}", **self._pair(view)) for name in SIGNS]

    def heading(self, view: Table) -> str:
        return " · ".join([super().heading(view), self.words("board-pays", **self._pair(view))])

    def _pair(self, view: Table) -> dict[str, object]:
        best, second = self.material.pair(view)
        return {"best": best, "second": second}

    def spoken(self, view: Table) -> list[str]:
        return spoken(self.material, view)

    def summary(self, view: Table) -> str:
        return own(self.material, view, SPOKEN).plain if view.own else ""

    # --- the question ------------------------------------------------------------------------

    def question(self, view: Table, outlook: Any) -> str:
        asked = super().question(view, outlook)
        if view.phase != "show" or not isinstance(outlook, OwnOutlook):
            return asked
        count = len(outlook.shown)
        return self.words("board-how-to-show", question=asked, count=count, missing=outlook.missing)

    def aim(self, view: Table) -> str:
        return self.words("board-aim") if view.round == 1 else ""

    def run(self, view: Table, run: Sequence[str]) -> str:
        if view.phase != "show":
            return super().run(view, run)
        return self.words("board-run", count=len(run), cards=cards_of(run))

    def phrases(self, facts: Any) -> dict[str, object]:
        card = getattr(facts, "card", None)
        return (
            {}
            if card is None
            else {"theme": self.material.theme(card), "year": str(self.material.year(card))}
        )

    def result(self, view: Any, seat: int) -> str:
        cards = view.final[seat] if view.final else []
        return self.words("board-result", space=view.lords[seat].space, count=len(cards), cards=cards)


def cards_of(run: Sequence[str]) -> list[str]:
    """The cards of an exhibition that is being chosen."""
    return [choice.partition(" ")[2] for choice in run]


BOARD = AdelBoard
