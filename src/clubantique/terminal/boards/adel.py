"""Adel verpflichtet on a terminal: the track, the auction house, the lords and one's own cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from clubantique.core.registry import AnyGame
from clubantique.games.adel.views import Table
from clubantique.terminal.boards.adel_house import house
from clubantique.terminal.boards.adel_lords import lords, own
from clubantique.terminal.boards.adel_material import Material
from clubantique.terminal.boards.adel_spoken import spoken
from clubantique.terminal.boards.adel_track import track
from clubantique.terminal.boards.board import Board, Part
from clubantique.texts.words import Words


class AdelBoard(Board):
    """Knows the material of one component file, and what a lord wants to know of it."""

    def __init__(self, game: AnyGame, words: Words, players: Sequence[str]) -> None:
        super().__init__(game, words, players)
        self.material = Material(game, words, players)

    def parts(self, view: Table, width: int, *, roomy: bool) -> list[Part]:
        title = self.words
        return [
            Part("top", title("board-track"), track(self.material, view, width)),
            Part("left", title("board-lords"), lords(self.material, view, roomy=roomy)),
            Part("right", title("board-house"), house(self.material, view, roomy=roomy)),
            Part("own", title("board-own"), own(self.material, view) if view.own else Text()),
        ]

    def spoken(self, view: Table) -> list[str]:
        return spoken(self.material, view)

    def summary(self, view: Table) -> str:
        return own(self.material, view).plain if view.own else ""

    # --- the question ------------------------------------------------------------------------

    def question(self, view: Table) -> str:
        asked = super().question(view)
        return self.words("board-how-to-show", question=asked) if view.phase == "show" else asked

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
        }

    def _place_facts(self, view: Table) -> dict[str, object]:
        best, second = self.material.pair(view)
        held = view.own.cards if view.own else []
        return {
            "best": best,
            "second": second,
            "able": "yes" if self.material.largest(held) >= self.material.enough else "no",
            "cards": [pile.top for pile in view.piles if pile.top],
            "cheques": len(view.own.cheques) if view.own else 0,
            "place": own_place(view),
            "rank": self.material.place_in_race(view),
            "count": len(view.own.run) if view.own else 0,
        }

    def result(self, view: Any, seat: int) -> str:
        cards = view.final[seat] if view.final else []
        return self.words("board-result", space=view.lords[seat].space, count=len(cards), cards=cards)


def own_place(view: Table) -> str:
    """Where the viewer goes or is: revealed, or chosen in secret just now."""
    if view.seat is None or view.own is None:
        return ""
    return view.lords[view.seat].place or (view.own.run[0] if view.own.run else "")


BOARD = AdelBoard
