"""A view as labelled rows, for boards that know nothing of the game: one's own first, then everybody's, then the table.

web/src/sheet.ts does the same, and is tested against this.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from clubantique.texts.words import Words

HOUSE = ("seat", "step", "round", "phase", "asked", "due", "own", "memory", "ranking")
"""What every view has: it is shown around the board, or has a place of its own."""

Fields = Mapping[str, Any]
Pairs = Iterable[tuple[str, Any]]


class Row(Struct, frozen=True):
    """A label and what belongs to it: one thing, several, or nothing; or so many backs of cards."""

    label: str
    chips: list[str]
    backs: int = 0


class PlayerRows(Struct, frozen=True):
    """What everybody sees of a player."""

    name: str
    you: bool
    due: bool
    rows: list[Row]


class Sheet(Struct, frozen=True):
    """All that a viewer sees."""

    own: list[Row]
    players: list[PlayerRows]
    table: list[Row]
    memory: list[Row]


def sheet_of(view: Fields, words: Words, roles: Mapping[str, str], players: Sequence[str]) -> Sheet:
    """A view as it travels, field by field; `roles` say what the fields are about (roles.py)."""
    return _Clerk(words, roles, players).sheet(view)


class _Clerk:
    def __init__(self, words: Words, roles: Mapping[str, str], players: Sequence[str]) -> None:
        self.words = words
        self.roles = roles
        self.players = players

    def sheet(self, view: Fields) -> Sheet:
        own = [(name, value) for name, value in (view.get("own") or {}).items() if name != "run"]
        fields = [(name, value) for name, value in view.items() if name not in HOUSE]
        theirs = [each for each in fields if self.is_by_seat(*each)]
        return Sheet(
            list(self.rows(own)),
            [self.player(view, theirs, seat) for seat in range(len(self.players))],
            [*self.phase(view), *self.rows(each for each in fields if not self.is_by_seat(*each))],
            list(self.remembered(view.get("memory") or {})),
        )

    def phase(self, view: Fields) -> list[Row]:
        """What is asked, also for those who are not."""
        name = view.get("phase")
        return [Row(self.words("plain-phase"), [self.words.get(f"phase-{name}", str(name))])] if name else []

    def is_by_seat(self, name: str, value: Any) -> bool:
        """As the game marks it; in a game that marks nothing, as many things with fields as there are players."""
        if not isinstance(value, list):
            return False
        if "by-seat" in self.roles.values():
            return self.roles.get(name) == "by-seat"
        return len(value) == len(self.players) and all(isinstance(each, dict) for each in value)

    def player(self, view: Fields, theirs: Pairs, seat: int) -> PlayerRows:
        found = [each for name, values in theirs for each in parts_of(name, values, seat)]
        due = seat in (view.get("due") or [])
        return PlayerRows(self.players[seat], seat == view.get("seat"), due, list(self.rows(found)))

    def remembered(self, memory: Fields) -> Iterator[Row]:
        for name, value in memory.items():
            if self.is_by_seat(name, value):
                for player, each in zip(self.players, value, strict=False):
                    yield self.row(name, each, f"{self.label(name)}, {player}")
            else:
                yield from self.rows([(name, value)])

    def rows(self, fields: Pairs) -> Iterator[Row]:
        for name, value in fields:
            if not is_nothing(value):
                yield self.row(name, value, self.label(name))

    def row(self, name: str, value: Any, label: str) -> Row:
        chips = self.chips(name, value)
        return Row(label, chips, value if self.roles.get(name) == "backs" else 0)

    def chips(self, name: str, value: Any) -> list[str]:
        if isinstance(value, list):
            return [self.said(name, each) for each in value]
        if isinstance(value, dict):
            return self.entries(value)
        return [self.said(name, value)]

    def entries(self, fields: Fields) -> list[str]:
        there = {name: value for name, value in fields.items() if not is_nothing(value)}
        return [
            self.label(name) if value is True else f"{self.label(name)} {self.said(name, value)}"
            for name, value in there.items()
        ]

    def said(self, name: str, value: Any) -> str:
        if is_nothing(value) or value in ([], {}):
            return self.words("plain-none")
        if value is True:
            return self.words("plain-yes")
        if isinstance(value, dict):
            return " · ".join(self.entries(value))
        if isinstance(value, list):
            return ", ".join(self.said(name, each) for each in value)
        if isinstance(value, str):
            return self.thing(name, value)
        is_seat = self.roles.get(name) == "seat" and value in range(len(self.players))
        return self.players[value] if is_seat else str(value)

    def thing(self, name: str, text: str) -> str:
        """A card, a choice: what the game has words for."""
        choice = f"choice-{text.partition(' ')[0]}" in self.words
        if self.roles.get(name) == "choice" or (choice and self.words.named(text) == text):
            return self.words.choice(text, self.players)
        return self.words.named(text)

    def label(self, name: str) -> str:
        return self.words.get(f"field-{name}", name.replace("_", " "))


def parts_of(name: str, values: Sequence[Any], seat: int) -> Pairs:
    """What a list by seat says of one seat: its fields, or the thing itself."""
    if seat >= len(values):
        return []
    value = values[seat]
    return value.items() if isinstance(value, dict) else [(name, value)]


def is_nothing(value: Any) -> bool:
    """No card, no player, not so: what is not there needs no words. A number does, whatever it is."""
    return value is None or value is False
