"""One's own cards: those on the board with what they can still do, and those in hand with what they show."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from clubantique.games.lastwill.views import Table
from clubantique.terminal.boards.lastwill_faces import face, laid, still
from clubantique.terminal.boards.lastwill_material import BOLD, FAINT, FREE_SPACE, Material, inked

GAP = "   "


def flow(pieces: Iterable[Text], width: int, gap: str = GAP) -> list[Text]:
    """Pieces one after the other, on as many lines as they need."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(gap) + piece.cell_len <= width:
            lines[-1].append(gap).append_text(piece)
        else:
            lines.append(piece.copy())
    return lines


@dataclass(frozen=True)
class Hand:
    """Cards in hand; with their faces as long as these need no more lines than there are."""

    material: Material
    view: Table
    most: int

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.view.own is None:
            return
        cards = counted(self.view.own.hand)
        lines = flow([self.card(*each, faces=True) for each in cards.items()], options.max_width)
        if len(lines) > self.most:
            lines = flow([self.card(*each, faces=False) for each in cards.items()], options.max_width)
        yield from lines or [inked(self.material.words("board-no-card"), FAINT)]

    def card(self, card: str, count: int, *, faces: bool) -> Text:
        said = Text(f"{self.material.sign(card)} ")
        said.append(self.material.short(card) if faces else self.material.words.named(card), BOLD)
        said.append(f" {face(self.material, card)}".rstrip() if faces else "")
        return said.append(f" ×{count}" if count > 1 else "")


def counted(cards: list[str]) -> dict[str, int]:
    return {card: cards.count(card) for card in cards}


@dataclass(frozen=True)
class OwnBoard:
    """One line for each card on one's board."""

    material: Material
    view: Table

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.view.seat is None:
            return
        heir = self.view.heirs[self.view.seat]
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for card in heir.board:
            said = Text(laid(self.material, card)).append(f" {still(self.material, card)}", FAINT)
            grid.add_row(said)
        if heir.board:
            yield grid
        free = heir.spaces - len(heir.board)
        if free:
            yield inked(f"{FREE_SPACE * free} {self.material.words('board-free', count=free)}", FAINT)
