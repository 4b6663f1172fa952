"""The players: their supplies and hands, and the order of turns in this round with the red cloth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.style import Style
from rich.text import Text

from clubantique.games.meisterdiebe.box import CHARACTERS
from clubantique.games.meisterdiebe.views import Table
from clubantique.terminal.boards.meisterdiebe_material import BOLD, FAINT, ORDER, Material, heap, inked

COLUMNS = ("plus", "minus", "hand")
SEAT = 2  # the number of a seat and the gap after it
WIDER = 3  # the most that columns grow where there is room
GAP = "  "
DONE, NOW, GONE, UNKNOWN = "✓", "▶", "·", "?"


@dataclass(frozen=True)
class Crooks:
    """One line a player: supplies, and the characters still in hand."""

    material: Material
    view: Table

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        rows = [self.cells(seat) for seat in range(len(self.view.crooks))]
        columns = self.columns(rows, options.max_width)
        yield row("", self.titles(), columns, FAINT)
        for seat, cells in enumerate(rows):
            yield row(str(seat), cells, columns, BOLD if seat == self.view.seat else Style())

    def titles(self) -> dict[str, str]:
        return {name: self.material.words("board-column", column=name) for name in ("name", *COLUMNS)}

    def cells(self, seat: int) -> dict[str, str]:
        crook = self.view.crooks[seat]
        return {
            "name": self.material.named(self.view, seat),
            "plus": heap(crook.plus),
            "minus": heap(crook.minus),
            "hand": hand(self.view, seat),
        }

    def columns(self, rows: list[dict[str, str]], width: int) -> dict[str, int]:
        """Every column as wide as its longest word; long names get what is left."""
        cells = [self.titles(), *rows]
        widths = {name: max(cell_len(each[name]) for each in cells) for name in ("name", *COLUMNS)}
        left = width - SEAT - sum(widths[name] + 1 for name in COLUMNS)
        spare = max(0, min(WIDER, (left - widths["name"]) // len(widths)))
        return {name: each + spare for name, each in widths.items()} | {
            "name": min(left, widths["name"] + spare)
        }


def row(start: str, cells: Mapping[str, str], columns: Mapping[str, int], style: Style) -> Text:
    line = inked(start.ljust(SEAT), FAINT)
    for name, width in columns.items():
        cell = inked(cells[name], style)
        cell.truncate(width, overflow="ellipsis", pad=True)
        line.append_text(cell).append(" ")
    line.rstrip()
    line.no_wrap = True
    return line


def hand(view: Table, seat: int) -> str:
    """The six characters, a dot for each that is not in hand; with the open cube the numbers that were seen."""
    held = view.crooks[seat].hand
    signs = [ORDER[each] if name in held else GONE for each, name in enumerate(CHARACTERS)]
    if view.memory is None:
        return "".join(signs)
    known = view.memory.numbers[seat]
    return " ".join(f"{sign}{number or UNKNOWN}" for sign, number in zip(signs, known, strict=True))


# --- this round ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Turns:
    """Who has a turn when, as whom; and the red cloth."""

    material: Material
    view: Table

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        seats = self.material.turns(self.view)
        said = {seat: doing(self.material, self.view, seat) for seat in seats}
        room = options.max_width - max(map(cell_len, said.values())) - 3
        for seat in seats:
            name = inked(self.material.players[seat], BOLD if seat == self.view.turn else Style())
            name.truncate(room, overflow="ellipsis", pad=True)
            line = Text(f"{mark(self.view, seat)} ", no_wrap=True).append_text(name)
            yield line.append(f" {said[seat]}")
        yield Text(self.material.words("board-cloth", gems=heap(self.view.cloth)), no_wrap=True)


def mark(view: Table, seat: int) -> str:
    """Whether a seat's turn is over, is now, or is still to come."""
    if view.phase == "over":
        return " "
    if view.phase == "choose":
        return " " if seat in view.due else DONE
    if seat == view.turn:
        return NOW
    return DONE if view.round and seat not in view.order else " "


def doing(material: Material, view: Table, seat: int) -> str:
    """The character of this round with its number, or what a player is about."""
    crook = view.crooks[seat]
    if view.phase == "over":
        return material.words("board-points", points=view.points[seat])
    if crook.character is not None:
        sign = ORDER[CHARACTERS.index(crook.character)]
        return f"{sign} {material.character(crook.character)} {crook.number}"
    if view.phase == "choose":
        return material.words("board-choosing" if seat in view.due else "board-ready")
    return material.words("board-hides") if seat == view.turn else ""


@dataclass(frozen=True)
class Cards:
    """The cards with one's own numbers, on as many lines as they need; those that were played in brackets."""

    material: Material
    view: Table

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for each in self.material.box.characters:
            card = own_card(self.material, self.view, each)
            if line and line.cell_len + len(GAP) + card.cell_len > options.max_width:
                yield line
                line = Text()
            line = line.append(GAP if line else "").append_text(card)
        yield line


def own_card(material: Material, view: Table, each: int) -> Text:
    name = CHARACTERS[each]
    said = f"{ORDER[each]} {material.character(name)}"
    if view.own is None or view.seat is None:
        return Text(said)
    said = f"{said} {view.own.numbers[each]}"
    crook = view.crooks[view.seat]
    if name in crook.hand:
        return inked(said, BOLD)
    return Text(f"{NOW} {said}") if name == crook.character else inked(f"({said})", FAINT)
