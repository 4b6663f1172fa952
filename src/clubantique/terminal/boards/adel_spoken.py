"""The table in sentences, for those who listen."""

from __future__ import annotations

from clubantique.games.adel.views import Table
from clubantique.terminal.boards.adel_house import SIDES
from clubantique.terminal.boards.adel_lords import remembered
from clubantique.terminal.boards.adel_material import Material
from clubantique.terminal.boards.adel_own import SPOKEN, own


def spoken(material: Material, view: Table) -> list[str]:
    lines = [race(material, view)]
    lines += [lord(material, view, seat) for seat in range(len(view.lords))]
    lines += [pile(material, view, number) for number in range(len(view.piles))]
    lines += [cash(material, view), prison(material, view)]
    if view.memory is not None:
        lines += [memory(material, view, seat) for seat in range(len(view.lords))]
    if view.own is not None:
        lines += own(material, view, SPOKEN).plain.split("\n")
    return lines


def race(material: Material, view: Table) -> str:
    best, second = material.pair(view)
    leader = max(each.space for each in view.lords)
    return material.words(
        "board-spoken-race",
        round=view.round,
        leader=leader,
        best=best,
        second=second,
        table=material.box.table,
    )


def lord(material: Material, view: Table, seat: int) -> str:
    each = view.lords[seat]
    return material.words(
        "board-spoken-lord",
        name=material.players[seat],
        colour=each.colour,
        space=each.space,
        place=each.place or "none",
        action="" if each.action is None else material.words.choice(each.action),
        acts="no" if each.action is None else "yes",
        cards=each.cards,
        hand=each.hand,
        count=len(each.exhibition),
        exhibition=each.exhibition,
    )


def pile(material: Material, view: Table, number: int) -> str:
    each = view.piles[number]
    theme = "" if each.top is None else material.theme(each.top)
    card = each.top or ""
    return material.words("board-spoken-pile", side=SIDES[number], card=card, theme=theme, size=each.size)


def cash(material: Material, view: Table) -> str:
    return material.words("board-spoken-cash", count=len(view.cash), cheques=view.cash)


def prison(material: Material, view: Table) -> str:
    inmates = [inmate(material, view, cell) for cell in range(len(view.prison))]
    return material.words("board-spoken-prison", count=len(inmates), cells=len(view.lords), inmates=inmates)


def inmate(material: Material, view: Table, cell: int) -> str:
    thief = view.prison[cell]
    owner = material.owner(view, thief)
    name = "" if owner is None else material.players[owner]
    return material.words("board-spoken-inmate", cell=cell + 1, thief=thief, name=name)


def memory(material: Material, view: Table, seat: int) -> str:
    facts = remembered(material, view, seat)
    return material.words("board-spoken-memory", name=material.players[seat], facts=facts)
