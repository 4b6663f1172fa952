"""The lords, one line each, with their exhibitions and with what is remembered of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.padding import Padding
from rich.style import Style
from rich.text import Text

from clubantique.games.adel.views import Table
from clubantique.terminal.boards.adel_material import BOLD, FAINT, PLACES, Material, inked
from clubantique.terminal.boards.adel_own import hand_facts

COLUMNS = ("space", "place", "action", "cards", "hand")
WITH_COLOUR = ("colour", *COLUMNS)
PAWN = 2  # a pawn and the gap after it
WIDER = 3  # the most that columns grow where there is room
INDENT = (0, 0, 0, PAWN)


@dataclass(frozen=True)
class Lords:
    """One line a lord, a second one for an exhibition on show, a third one for memory aids where there is room."""

    material: Material
    view: Table
    names: tuple[str, ...]
    aided: bool

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = self.columns(options.max_width)
        yield headings(self.material, columns)
        for seat, lord in enumerate(self.view.lords):
            yield lord_line(self.material, self.view, seat, columns)
            if lord.exhibition:
                yield Padding(Text(self.material.words("board-shows", cards=lord.exhibition)), INDENT)
            if self.aided:
                yield Padding(Text(remembered(self.material, self.view, seat), FAINT), INDENT)

    def columns(self, width: int) -> dict[str, int]:
        """Every column as wide as its longest word needs, or a little wider; long names get what is left."""
        widths = {name: max(map(cell_len, entries(self.material, name))) for name in self.names}
        longest = max(map(cell_len, people(self.material, self.view)))
        left = width - PAWN - sum(widths.values()) - len(widths)
        spare = max(0, min(WIDER, (left - longest) // (1 + len(widths))))
        return {"lord": min(left, longest + spare)} | {name: each + spare for name, each in widths.items()}


def entries(material: Material, column: str) -> list[str]:
    """All that can stand in a column, in this language."""
    words, colours = material.words, material.components.colours
    found = {
        "colour": [words("colour", colour=colour) for colour in colours],
        "space": [str(material.box.table)],
        "place": [material.short(place) for place in PLACES],
        "action": [*map(material.short, material.action_cards()), *waiting(material)],
    }
    return [words("board-column", column=column), *found.get(column, [])]


def waiting(material: Material) -> list[str]:
    return [material.words("board-choosing"), material.words("board-face-down")]


def people(material: Material, view: Table) -> list[str]:
    heading = material.words("board-column", column="lord")
    return [heading, *(named(material, view, seat) for seat in range(len(view.lords)))]


def headings(material: Material, columns: Mapping[str, int]) -> Text:
    titles = {name: material.words("board-column", column=name) for name in columns}
    return row(Text(" " * PAWN), titles, columns, FAINT)


def lord_line(material: Material, view: Table, seat: int, columns: Mapping[str, int]) -> Text:
    """Pawn, name, space, place, action, number of collection cards and of action cards."""
    lord = view.lords[seat]
    cells = {
        "lord": named(material, view, seat),
        "colour": material.words("colour", colour=lord.colour),
        "space": str(lord.space),
        "place": "–" if lord.place is None else material.short(lord.place),
        "action": action(material, view, seat),
        "cards": str(lord.cards),
        "hand": str(lord.hand),
    }
    start = material.chip(view, seat).append(" ")
    return row(start, cells, columns, BOLD if seat == view.seat else Style())


def row(start: Text, cells: Mapping[str, str], columns: Mapping[str, int], style: Style) -> Text:
    for name, width in columns.items():
        cell = inked(cells[name], style)
        cell.truncate(width, overflow="ellipsis", pad=True)
        start.append_text(cell).append(" ")
    start.rstrip()
    start.no_wrap = True
    return start


def named(material: Material, view: Table, seat: int) -> str:
    key = "board-you" if seat == view.seat else "board-other"
    return material.words(key, name=material.players[seat], colour=view.lords[seat].colour)


def action(material: Material, view: Table, seat: int) -> str:
    """The revealed action card; else that one still lies face down, or that its player is choosing."""
    lord = view.lords[seat]
    if lord.action is not None:
        return material.short(lord.action)
    if seat in view.due:
        return material.words("board-choosing")
    laid = seat in view.asked or (view.phase == "buy" and lord.place == "castle")
    return material.words("board-face-down") if laid else "–"


def remembered(material: Material, view: Table, seat: int) -> str:
    """What a perfect memory adds, at tables with memory aids."""
    assert view.memory is not None
    memory = view.memory
    facts = hand_facts(material, memory.cheques[seat], memory.thieves[seat])
    known = memory.cards[seat]
    return material.words("board-remembered", **facts, cards=known, count=len(known))
