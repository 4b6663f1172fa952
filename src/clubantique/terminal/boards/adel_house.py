"""The auction house with its two piles, the cash box and the prison."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from clubantique.games.adel.views import Pile, Table
from clubantique.terminal.boards.adel_material import BOLD, FAINT, Material, inked

SIDES = ("left", "right")
CARD_WIDTH = 18


def house(material: Material, view: Table, *, roomy: bool) -> RenderableType:
    piles = drawn_piles(material, view) if roomy else listed_piles(material, view)
    return Group(piles, cash_line(material, view), prison_line(material, view))


def listed_piles(material: Material, view: Table) -> Text:
    """One line a pile: its side, its visible card and its size."""
    lines = [pile_line(material, side, pile) for side, pile in sided(view)]
    return Text("\n", no_wrap=True, overflow="ellipsis").join(lines)


def pile_line(material: Material, side: str, pile: Pile) -> Text:
    line = inked(material.words("board-side", side=side), FAINT)
    if pile.top is None:
        return line.append(" ").append(material.words("board-pile-empty"))
    line.append(" ").append(pile.top, BOLD).append(f" ×{pile.size} ")
    return line.append(material.theme(pile.top))


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
    fitted = f" {line[: inside - 1]}".ljust(inside)
    return Text("│").append(fitted, BOLD).append("│")


def sided(view: Table) -> list[tuple[str, Pile]]:
    return list(zip(SIDES, view.piles, strict=True))


def cash_line(material: Material, view: Table) -> Text:
    """The cheques that are out of the game."""
    line = inked(material.words("board-cash"), FAINT).append(" ")
    return line.append(material.words("board-cheques", count=len(view.cash), cheques=view.cash))


def prison_line(material: Material, view: Table) -> Text:
    """The cells in order; a thief stands beside the pawn of its owner."""
    line = inked(material.words("board-prison"), FAINT)
    for cell in range(len(view.lords)):
        line.append(f" {cell + 1}", FAINT).append(":", FAINT)
        line.append_text(inmate(material, view, view.prison[cell]) if cell < len(view.prison) else Text("–"))
    return line


def inmate(material: Material, view: Table, thief: int) -> Text:
    owner = material.owner(view, thief)
    number = inked(str(thief), BOLD)
    return number if owner is None else material.chip(view, owner).append_text(number)
