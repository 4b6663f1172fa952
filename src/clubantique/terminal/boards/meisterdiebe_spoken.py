"""The table in sentences, for those who listen."""

from __future__ import annotations

from clubantique.games.meisterdiebe.box import CHARACTERS
from clubantique.games.meisterdiebe.views import Drawer, Table
from clubantique.terminal.boards.meisterdiebe_material import Material
from clubantique.terminal.boards.meisterdiebe_twist import open_drawer, sentence


def spoken(material: Material, view: Table, how: str) -> list[str]:
    lines = [progress(material, view), sentence(material, view, "board-last-how", how)]
    lines += open_lines(material, view)
    lines += [crook(material, view, seat) for seat in range(len(view.crooks))]
    lines.append(material.words("board-spoken-cloth", gems=material.gems(view.cloth)))
    if view.order:
        names = [material.players[seat] for seat in view.order]
        lines.append(material.words("board-spoken-order", names=names))
    if view.memory is not None:
        lines += [drawer(material, each) for each in view.memory.drawers]
    return lines + own(material, view)


def progress(material: Material, view: Table) -> str:
    return material.words(
        "board-spoken-round", round=view.round, placed=view.placed, all=material.box.placed_diamonds
    )


def open_lines(material: Material, view: Table) -> list[str]:
    return [] if view.drawer is None else [open_drawer(material, view, view.drawer, signs=False)]


def crook(material: Material, view: Table, seat: int) -> str:
    each = view.crooks[seat]
    return material.words(
        "board-spoken-crook",
        name=material.players[seat],
        character=each.character or "none",
        played="" if each.character is None else played(material, each.character),
        number=each.number or 0,
        plus=material.gems(each.plus),
        minus=material.gems(each.minus),
        hand=[played(material, name) for name in each.hand],
        count=len(each.hand),
    )


def drawer(material: Material, each: Drawer) -> str:
    ruby = "upper" if each.secret_upper else "lower" if each.secret_lower else "none"
    return material.words(
        "board-spoken-drawer",
        place=material.place(each.place),
        size="large" if each.large else "small",
        upper=material.gems(each.upper),
        lower=material.gems(each.lower),
        ruby=ruby,
    )


def own(material: Material, view: Table) -> list[str]:
    """One's own cards and supplies."""
    if view.own is None or view.seat is None:
        return []
    mine = view.crooks[view.seat]
    hand = [card(material, view.own.numbers, name) for name in mine.hand]
    gone = [card(material, view.own.numbers, name) for name in mine.played]
    return [
        material.words("board-own-spoken", hand=hand, count=len(gone), played=gone),
        material.words("board-own-supplies", plus=material.gems(mine.plus), minus=material.gems(mine.minus)),
    ]


def card(material: Material, numbers: list[int], name: str) -> str:
    number = numbers[CHARACTERS.index(name)]
    return material.words("board-own-card", character=played(material, name), number=number)


def played(material: Material, name: str) -> str:
    """A character by its full name."""
    return material.words.choice(f"play {name}")
