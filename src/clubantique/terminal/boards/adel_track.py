"""The way from the club room to the dining table: castles with their pairs, and the pawns."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from clubantique.games.adel.views import Table
from clubantique.terminal.boards.adel_material import BOLD, FAINT, STRONG, Material, inked

WIDE = 112
TABLE_WIDTH = 7


@dataclass(frozen=True)
class Field:
    """A castle on the way: its first space, the width of each of its spaces, and what it says above them."""

    first: int
    spaces: int
    width: int
    label: str

    @property
    def whole(self) -> int:
        return self.spaces * self.width


def track(material: Material, view: Table, width: int) -> Text:
    """The track in a few lines: pairs, pawns (as many lines as pawns share a space), numbers."""
    fields = list_fields(material, view, 3 if width >= WIDE else 2)
    heights = [len(pawns_on(view, space)) for space in range(material.box.table)]
    level = max(1, len(at_table(material, view)), *heights[1:])
    lines = [pairs_line(material, view, fields)]
    lines += [pawns_line(material, view, fields, each) for each in range(level)]
    lines.append(numbers_line(material, fields))
    return Text("\n", no_wrap=True).join(lines)


def list_fields(material: Material, view: Table, cell: int) -> list[Field]:
    fields: list[Field] = []
    first = 0
    for castle in material.castles:
        label = f"{castle.pair[0]}/{castle.pair[1]}"
        width = max(cell, -(-(len(label) + 1) // castle.spaces))
        if first == 0:  # everybody starts here, side by side
            width = max(6, len(view.lords) + 1)
        fields.append(Field(first, castle.spaces, width, label))
        first += castle.spaces
    return fields


def pairs_line(material: Material, view: Table, fields: list[Field]) -> Text:
    """What exhibitions pay beside each castle; those that count stand out, until somebody sits at the table."""
    reached = len(at_table(material, view)) > 0
    beside = material.scoring_space(view)
    line = Text()
    for field in fields:
        counts = not reached and field.first <= beside < field.first + field.spaces
        label = f"▸{field.label}◂"[: field.whole] if counts else field.label
        line.append(label.center(field.whole), STRONG if counts else BOLD)
        line.append("│", FAINT)
    return line.append(material.words("board-table").center(TABLE_WIDTH), STRONG if reached else BOLD)


def pawns_line(material: Material, view: Table, fields: list[Field], level: int) -> Text:
    line = Text()
    for field in fields:
        for space in range(field.first, field.first + field.spaces):
            line.append_text(pawns_cell(material, view, space, field.width, level))
        line.append("│", FAINT)
    seats = at_table(material, view)
    return line.append_text(guest(material, view, seats[level]) if level < len(seats) else Text())


def pawns_cell(material: Material, view: Table, space: int, width: int, level: int) -> Text:
    """One space on one line: a pawn, or a dot; in the club room all pawns side by side."""
    seats = pawns_on(view, space)
    if space == 0:
        cell = Text().join([material.chip(view, seat) for seat in seats] if level == 0 else [])
    elif level < len(seats):
        cell = material.chip(view, seats[level], " ")
    else:
        cell = inked("·" if level == 0 else "", FAINT)
    cell.append(" " * (width - cell.cell_len))
    return cell


def numbers_line(material: Material, fields: list[Field]) -> Text:
    """The numbers of the spaces: all of them where there is room, else the first beside each castle."""
    line = Text(material.words("board-club")[: fields[0].whole].ljust(fields[0].whole))
    for field in fields[1:]:
        shown = field.spaces if field.width > 2 else 1
        numbers = "".join(str(field.first + each).ljust(field.width) for each in range(shown))
        line.append("│").append(numbers.ljust(field.whole))
    return line.append(f"│{material.box.table}+")


def guest(material: Material, view: Table, seat: int) -> Text:
    """A pawn that has arrived, with its space."""
    return material.chip(view, seat, " ").append(f" {view.lords[seat].space}")


def pawns_on(view: Table, space: int) -> list[int]:
    return [seat for seat, lord in enumerate(view.lords) if lord.space == space]


def at_table(material: Material, view: Table) -> list[int]:
    return [seat for seat, lord in enumerate(view.lords) if lord.space >= material.box.table]
