"""Adel verpflichtet on a terminal: the track, the auction house, the lords and one's own cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from clubantique.core.registry import AnyGame
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

    def question(self, view: Table) -> str:
        if view.phase != "show" or view.own is None:
            return super().question(view)
        count = len(view.own.run)
        missing = max(0, self.material.enough - count)
        return self.words("board-how-to-show", question=super().question(view), count=count, missing=missing)

    def aim(self, view: Table) -> str:
        return self.words("board-aim") if view.round == 1 else ""

    def run(self, view: Table, run: Sequence[str]) -> str:
        if view.phase != "show":
            return super().run(view, run)
        return self.words("board-run", count=len(run), cards=cards_of(run))

    def closes(self, choice: str) -> bool:
        return choice == "done"

    def facts(self, view: Table, choice: str) -> dict[str, object]:
        verb, _, what = choice.partition(" ")
        if verb in ("show", "steal"):
            return self._card_facts(view, what)
        if verb == "buy":
            return self._card_facts(view, view.piles[what == "right"].top or "")
        return self._place_facts(view)

    def _card_facts(self, view: Table, card: str) -> dict[str, object]:
        material = self.material
        held = view.own.cards if view.own else []
        owner = next((seat for seat, lord in enumerate(view.lords) if card in lord.exhibition), None)
        return {
            "card": card,
            "theme": material.theme(card),
            "year": str(material.year(card)),
            "fitting": len(material.fitting(held, card)),
            "victim": "" if owner is None else self.players[owner],
            "most": self._most(view, card),
        }

    def _most(self, view: Table, card: str) -> int:
        """How many cards the exhibition can have if this one comes next."""
        if view.own is None:
            return 0
        number = self.material.box.card_numbers
        later = [each for each in self.material.fitting(view.own.cards, card) if number[each] > number[card]]
        return len(view.own.run) + 1 + len(later)

    def _place_facts(self, view: Table) -> dict[str, object]:
        held = view.own.cards if view.own else []
        run = view.own.run if view.own else []
        return {
            **self._pair(view),
            "able": "yes" if self.material.largest(held) >= self.material.enough else "no",
            "cards": [pile.top for pile in view.piles if pile.top],
            "shown": cards_of(run),
            "cheques": len(view.own.cheques) if view.own else 0,
            "place": own_place(view),
            "rank": self.material.place_in_race(view),
            "count": len(run),
        }

    def result(self, view: Any, seat: int) -> str:
        cards = view.final[seat] if view.final else []
        return self.words("board-result", space=view.lords[seat].space, count=len(cards), cards=cards)


def cards_of(run: Sequence[str]) -> list[str]:
    """The cards of an exhibition that is being chosen."""
    return [choice.partition(" ")[2] for choice in run]


def own_place(view: Table) -> str:
    """Where the viewer goes or is: revealed, or chosen in secret just now."""
    if view.seat is None or view.own is None:
        return ""
    return view.lords[view.seat].place or (view.own.run[0] if view.own.run else "")


BOARD = AdelBoard
