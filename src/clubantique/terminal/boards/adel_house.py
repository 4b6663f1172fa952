"""The auction house with its two piles, the cash box and the prison."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from clubantique.games.adel.views import Pile, Table
from clubantique.terminal.boards.adel_material import BOLD, FAINT, Material, inked

SIDES = ("left", "right")
CARD_WIDTH = 20


def house(material: Material, view: Table, *, roomy: bool) -> RenderableType:
    piles = drawn_piles(material, view) if roomy else listed_piles(material, view)
    return Group(piles, prison_line(material, view, numbered=roomy), cash_line(material, view))


def listed_piles(material: Material, view: Table) -> Text:
    """The sizes of the piles, and a line for the visible card of each."""
    left, right = (pile.size for pile in view.piles)
    lines = [inked(material.words("board-piles", left=left, right=right), FAINT)]
    lines += [pile_line(material, side, pile) for side, pile in sided(view)]
    return Text("\n", no_wrap=True, overflow="ellipsis").join(lines)


def pile_line(material: Material, side: str, pile: Pile) -> Text:
    line = inked(material.words("board-side", side=side), FAINT).append(" ")
    if pile.top is None:
        return line.append(material.words("board-pile-empty"))
    return line.append(pile.top, BOLD).append(" ").append(material.theme(pile.top))


def drawn_piles(material: Material, view: Table) -> Text:
    """Two cards side by side."""
    cards = [drawn_pile(material, side, pile) for side, pile in sided(view)]
    rows = [Text(" ").join(row) for row in zip(*cards, strict=True)]
    return Text("\n", no_wrap=True).join(rows)


def drawn_pile(material: Material, side: str, pile: Pile) -> list[Text]:
    inside = CARD_WIDTH - 2
    name = material.words("board-side", side=side)
    size = f" ×{pile.size} " if pile.size else ""
    above, below = f" {name} ".center(inside, "─"), size.center(inside, "─")
    return [Text(f"╭{above}╮"), *face(material, pile, inside), Text(f"╰{below}╯")]


def face(material: Material, pile: Pile, inside: int) -> list[Text]:
    """The two lines inside a card: series and year, and the theme."""
    if pile.top is None:
        above, below = material.words("board-pile-empty"), ""
    else:
        letter, year = material.letter(pile.top), str(material.year(pile.top))
        above, below = letter + year.rjust(inside - 2 - len(letter)), material.theme(pile.top)
    return [framed(above, inside), framed(below, inside)]


def framed(line: str, inside: int) -> Text:
    fitted = inked(f" {line}", BOLD)
    fitted.truncate(inside, overflow="ellipsis", pad=True)
    return Text("│").append_text(fitted).append("│")


def sided(view: Table) -> list[tuple[str, Pile]]:
    return list(zip(SIDES, view.piles, strict=True))


def prison_line(material: Material, view: Table, *, numbered: bool) -> Text:
    """The cells in order; a thief stands beside the pawn of its owner."""
    line = inked(material.words("board-prison"), FAINT)
    for cell in range(len(view.lords)):
        line.append(f" {cell + 1}:" if numbered else " ", FAINT)
        line.append_text(inmate(material, view, view.prison[cell]) if cell < len(view.prison) else Text("–"))
    return line


def inmate(material: Material, view: Table, thief: int) -> Text:
    owner = material.owner(view, thief)
    number = inked(str(thief), BOLD)
    return number if owner is None else material.chip(view, owner).append_text(number)


def cash_line(material: Material, view: Table) -> Text:
    """The cheques that are out of the game; the last line, for it grows."""
    line = inked(material.words("board-cash"), FAINT).append(" ")
    return line.append(" ".join(map(str, view.cash)) or "–")
