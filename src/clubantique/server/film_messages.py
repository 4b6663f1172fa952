"""What travels of a finished game that is shown again (docs/protocol.md)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from clubantique.server.messages import Told


class Mark(Struct, frozen=True):
    """How every seat stood at the end of a round."""

    round: int
    standing: list[int]


class Frame(Struct, frozen=True, kw_only=True):
    """One step of a finished game, as a seat got it or with everything open."""

    entry: tuple[int, str | None] | None  # who chose what; None for a withdrawal, no entry for the set-up
    view: Any
    outlook: Any  # how things stood for this seat
    hands: list[Any] | None  # with everything open: what each seat has for itself
    events: list[Told]
    chapter: int
    standing: list[int]


class Film(Struct, frozen=True, kw_only=True):
    """A part of a replay; the race is always there whole."""

    seat: int | None  # None: everything open
    steps: int
    first: int
    frames: list[Frame]
    race: list[Mark]
