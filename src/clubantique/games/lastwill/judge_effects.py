"""Refuses a table of effects that the rules cannot be played with (L-90 to L-94)."""

from __future__ import annotations

from typing import Final

import msgspec

from clubantique.core.errors import BadComponents
from clubantique.games.lastwill.components import Effect

DOES: Final = {
    "expense": ["per_farm", "per_marker"],
    "event": ["animals", "steps_down", "actions"],
    "helper": ["saves", "cheaper", "dearer", "more_money", "actions", "white_actions", "cards", "keep"],
}
"""What an effect can do on which cards; the other fields say to what, and how often."""

TELLS: Final = {
    "types": ["saves", "cheaper", "dearer", "more_money"],
    "uses": ["saves"],
    "deck": ["cards"],
} | {each: ["more_money"] for each in ("symbols", "opera")}
"""Fields that say something only beside one of these."""


def judge_table(table: list[Effect]) -> None:
    names: list[str] = []
    decks: list[str] = []
    for number, row in enumerate(table):
        place = f"$.effect[{number}]"
        if row.id in names:
            raise BadComponents.at(f"{place}.id", "repeated", row.id)
        names.append(row.id)
        judge_row(row, place)
        if row.cards and row.deck in decks:
            raise BadComponents.at(f"{place}.deck", "repeated", row.deck)
        decks += [row.deck] if row.cards else []


def judge_row(row: Effect, place: str) -> None:
    """It does something, what it does belongs to such cards, and it is said to what."""
    given = [
        name for name, value in msgspec.structs.asdict(row).items() if value and name not in ("id", "on")
    ]
    does = [name for name in given if name not in TELLS]
    for name in does:
        if name not in DOES[row.on]:
            raise BadComponents.at(f"{place}.{name}", "one-of", name, DOES[row.on])
    if not does:
        raise BadComponents.at(place, "one-of", row.id, DOES[row.on])
    for name in given:
        if name in TELLS and not any(each in given for each in TELLS[name]):
            raise BadComponents.at(f"{place}.{name}", "one-of", name, TELLS[name])
    if len(does) > 1 and (row.animals or row.steps_down):
        raise BadComponents.at(place, "alone", does, 1)
    if (row.saves or row.cheaper or row.dearer) and not row.types:
        raise BadComponents.at(f"{place}.types", "missing", 0, 1)
    if row.saves and not row.uses:
        raise BadComponents.at(f"{place}.uses", "missing", 0, 1)
    if row.more_money and not (row.types or row.symbols or row.opera):
        raise BadComponents.at(f"{place}.symbols", "missing", 0, 1)
