"""The lords, one line each (and their exhibitions), and what only the viewer holds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.cells import set_cell_size
from rich.style import Style
from rich.text import Text

from clubantique.games.adel.views import Lord, Table
from clubantique.terminal.boards.adel_material import BOLD, FAINT, Material, inked

COLUMNS = {"lord": 14, "space": 6, "place": 8, "action": 11, "cards": 6, "hand": 5}
ROOMY_COLUMNS = {"lord": 20, "colour": 9, "space": 7, "place": 9, "action": 12, "cards": 7, "hand": 5}


def lords(material: Material, view: Table, *, roomy: bool) -> Text:
    """One line a lord, a second one for an exhibition on show, a third one for memory aids where there is room."""
    columns = ROOMY_COLUMNS if roomy else COLUMNS
    lines = [headings(material, columns)]
    for seat, lord in enumerate(view.lords):
        lines.append(lord_line(material, view, seat, columns))
        if lord.exhibition:
            lines.append(shown(material, lord))
        if view.memory is not None and roomy:
            lines.append(remembered(material, view, seat))
    return Text("\n").join(lines)


def headings(material: Material, columns: Mapping[str, int]) -> Text:
    titles = [material.words("board-column", column=name) for name in columns]
    return row(Text(), titles, columns.values(), FAINT)


def lord_line(material: Material, view: Table, seat: int, columns: Mapping[str, int]) -> Text:
    """Pawn, name, space, place, action, number of collection cards and of action cards."""
    lord = view.lords[seat]
    cells = {
        "lord": named(material, view, seat),
        "colour": material.words("colour", colour=lord.colour),
        "space": str(lord.space),
        "place": place(material, lord),
        "action": action(material, view, seat),
        "cards": str(lord.cards),
        "hand": str(lord.hand),
    }
    widths = [columns["lord"] - 2, *list(columns.values())[1:]]
    start = material.chip(view, seat).append(" ")
    return row(start, [cells[name] for name in columns], widths, BOLD if seat == view.seat else Style())


def row(start: Text, cells: list[str], widths: Iterable[int], style: Style) -> Text:
    for cell, width in zip(cells, widths, strict=True):
        start.append(set_cell_size(cell, width - 1), style).append(" ")
    start.no_wrap = True
    return start


def named(material: Material, view: Table, seat: int) -> str:
    key = "board-you" if seat == view.seat else "board-other"
    return material.words(key, name=material.players[seat], colour=view.lords[seat].colour)


def place(material: Material, lord: Lord) -> str:
    return "–" if lord.place is None else material.short(lord.place)


def action(material: Material, view: Table, seat: int) -> str:
    """The revealed action card; else that one still lies face down, or that its player is choosing."""
    lord = view.lords[seat]
    if lord.action is not None:
        return material.short(lord.action)
    if seat in view.due:
        return material.words("board-choosing")
    return material.words("board-face-down") if view.phase == "buy" and lord.place == "castle" else "–"


def shown(material: Material, lord: Lord) -> Text:
    return Text("  ").append(material.words("board-shows", cards=lord.exhibition))


def remembered(material: Material, view: Table, seat: int) -> Text:
    """What a perfect memory adds, at tables with memory aids."""
    assert view.memory is not None
    memory = view.memory
    facts = {
        "cheques": cheques(material, memory.cheques[seat]),
        "thieves": thieves(material, memory.thieves[seat]),
        "cards": memory.cards[seat],
        "count": len(memory.cards[seat]),
    }
    return Text("  ").append(material.words("board-remembered", **facts), FAINT)


# --- what is one's own ---------------------------------------------------------------------------


def own(material: Material, view: Table) -> Text:
    """Own collection by series, what could be shown of it, and the hand."""
    assert view.own is not None
    largest = material.largest(view.own.cards)
    verdict = material.words("board-largest", count=largest if largest >= material.enough else 0)
    cards = collection(material, view.own.cards).append("  ").append(verdict, FAINT)
    return Text("\n").join([cards, hand(material, view)])


def collection(material: Material, cards: list[str]) -> Text:
    """Cards by series; a dash joins neighbouring series, a bar stands in a gap."""
    blocks = [Text(" ─ ").join(by_series(material, block)) for block in material.blocks(cards)]
    return inked(material.words("board-collection"), FAINT).append(" ").append_text(Text(" ┊ ").join(blocks))


def by_series(material: Material, block: list[str]) -> list[Text]:
    letters = sorted({material.letter(card) for card in block})
    return [series(letter, [card for card in block if material.letter(card) == letter]) for letter in letters]


def series(letter: str, cards: list[str]) -> Text:
    years = " ".join(card.removeprefix(letter) for card in cards)
    return inked(letter, BOLD).append(f" {years}")


def hand(material: Material, view: Table) -> Text:
    """Own action cards, and which of them was laid face down."""
    assert view.own is not None
    assert view.seat is not None
    held = view.own
    facts = {"cheques": cheques(material, held.cheques), "thieves": thieves(material, held.thieves)}
    line = inked(material.words("board-hand"), FAINT).append(" ")
    line.append(material.words("board-hand-cards", **facts))
    if held.action is not None and view.lords[view.seat].action is None:
        line.append(" ").append(material.words("board-laid", action=material.short(held.action)), BOLD)
    return line


def cheques(material: Material, held: list[int]) -> str:
    return material.words("board-cheques", count=len(held), cheques=held)


def thieves(material: Material, held: list[int]) -> str:
    return material.words("board-thieves", count=len(held), thieves=held)
