"""Events are typed facts with an audience; some last, others fade. Their words are made at the edge."""

from __future__ import annotations

import re
from typing import Annotated, ClassVar, TypeVar

import msgspec

T = TypeVar("T")

Viewer = int | None
"""A seat, or None for somebody who looks on."""

Seat = Annotated[int, "seat"]
"""A number that the edge says as a player's name."""

Choice = Annotated[str, "choice"]
"""A choice as the table writes it; the edge says it in the reader's language."""

Name = Annotated[str, "name"]
"""A card or another thing of the game; the edge says it in the reader's language."""

Backs = Annotated[int, "backs"]
"""How many cards lie face down; a plain board shows their backs."""

BySeat = Annotated[list[T], "by-seat"]
"""One for each seat, in order; a plain board puts them beside the players' names."""

REMEMBERED_CHAPTERS = 1
"""A fading fact is shown in the chapter in which it happened and in so many after it."""


def kebab(name: str) -> str:
    """`PlaceRevealed` as `place-revealed`: the tag of an event and its key in the catalogues."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, frozen=True, gc=False, tag=kebab, tag_field="event"):
    """One fact. Seats are numbers; cards and choices are written as in the choice table. No event holds another."""

    lasting: ClassVar[bool] = False

    @property
    def kind(self) -> str:
        return kebab(type(self).__name__)

    def heard_by(self, viewer: Viewer) -> bool:
        """Whether this viewer may know the fact when it happens."""
        return True

    def until(self, chapter: int) -> int | None:
        """The last chapter in which it can be read if it was told in this one; None if it lasts."""
        return None if self.lasting else chapter + REMEMBERED_CHAPTERS


class Log:
    """What was told, with the chapter (a round, a turn) in which it was told.

    It only grows, and forks are cheap: the first fork that grows goes on in the same list, others begin a copy.
    """

    def __init__(self) -> None:
        self._entries: list[tuple[int, Event]] = []
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def fork(self) -> Log:
        other = Log()
        other._entries = self._entries
        other._length = self._length
        return other

    def add(self, chapter: int, event: Event) -> None:
        if self._length != len(self._entries):
            self._entries = self._entries[: self._length]
        self._entries.append((chapter, event))
        self._length += 1

    def entries(self, since: int = 0) -> list[tuple[int, Event]]:
        return self._entries[since : self._length]

    def all(self) -> list[Event]:
        return [event for _, event in self.entries()]

    def readable(self, viewer: Viewer, chapter: int, *, faded: bool) -> list[tuple[int, Event]]:
        """What a viewer may read now, in order; `faded` includes what has faded from a table without memory aids."""
        return [
            (told, event)
            for told, event in self.entries()
            if event.heard_by(viewer) and (faded or (last := event.until(told)) is None or chapter <= last)
        ]

    def heard(self, viewer: Viewer, chapter: int, *, faded: bool) -> list[Event]:
        return [event for _, event in self.readable(viewer, chapter, faded=faded)]
