"""What only the viewer holds: the collection and the hand."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from rich.text import Text

from clubantique.games.adel.views import Table
from clubantique.terminal.boards.adel_material import BOLD, FAINT, Material, inked


@dataclass(frozen=True)
class Joints:
    """What stands between cards of one series, of neighbouring series, and of others."""

    same: str
    near: str
    gap: str


DRAWN = Joints(" ", " ─ ", " ┊ ")
SPOKEN = Joints(", ", ", ", "; ")


def own(material: Material, view: Table, joints: Joints) -> Text:
    """Own collection by series, what could be shown of it, and the hand."""
    return Text("\n").join([collection(material, view, joints), hand(material, view)])


def collection(material: Material, view: Table, joints: Joints) -> Text:
    """Cards by series, after the number of those that could be shown together."""
    assert view.own is not None
    cards = view.own.cards
    largest = material.largest(cards)
    able = largest if largest >= material.enough else 0
    blocks = [Text(joints.near).join(by_series(material, block, joints)) for block in material.blocks(cards)]
    line = inked(material.words("board-collection", count=able, enough=material.enough), FAINT).append(" ")
    return line.append_text(Text(joints.gap).join(blocks))


def by_series(material: Material, block: list[str], joints: Joints) -> list[Text]:
    together = groupby(block, key=material.letter)
    return [Text(joints.same).join(named(letter, card) for card in cards) for letter, cards in together]


def named(letter: str, card: str) -> Text:
    return inked(letter, BOLD).append(card.removeprefix(letter))


def hand(material: Material, view: Table) -> Text:
    """Own action cards, and which of them was laid face down."""
    assert view.own is not None
    assert view.seat is not None
    held = view.own
    line = inked(material.words("board-hand"), FAINT).append(" ")
    line.append(material.words("board-hand-cards", **hand_facts(material, held.cheques, held.thieves)))
    if held.action is not None and view.lords[view.seat].action is None:
        line.append(" ").append(material.words("board-laid", action=material.short(held.action)), BOLD)
    return line


def hand_facts(material: Material, cheques: list[int], thieves: list[int]) -> dict[str, object]:
    """The cheques and the thieves of a hand in words; none has a word as well."""
    return {
        "cheques": material.words("board-cheques", count=len(cheques), cheques=cheques),
        "thieves": material.words("board-thieves", count=len(thieves), thieves=thieves),
    }
