"""Events are typed facts with an audience; some last, others fade. Their words are made at the edge."""

from __future__ import annotations

import re
from typing import Annotated, ClassVar

import msgspec

from clubantique.core.history import History

Viewer = int | None
"""A seat, or None for somebody who looks on."""

Seat = Annotated[int, "seat"]
"""A number that the edge says as a player's name."""

Choice = Annotated[str, "choice"]
"""A choice as the table writes it; the edge says it in the reader's language."""

Name = Annotated[str, "name"]
"""A card or another thing of the game; the edge says it in the reader's language."""

REMEMBERED_CHAPTERS = 1
"""A fading fact is shown in the chapter in which it happened and in the next one."""


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


class Log(History[tuple[int, Event]]):
    """What was told, with the chapter (a round, a turn) in which it was told."""

    def add(self, chapter: int, event: Event) -> None:
        self.append((chapter, event))

    def all(self) -> list[Event]:
        return [event for _, event in self.entries()]

    def readable(self, viewer: Viewer, chapter: int, *, faded: bool) -> list[tuple[int, Event]]:
        """What a viewer may read now, in order; `faded` includes what has faded from a table without memory aids."""
        return [
            (told, event)
            for told, event in self.entries()
            if event.heard_by(viewer) and (faded or event.lasting or chapter - told <= REMEMBERED_CHAPTERS)
        ]

    def heard(self, viewer: Viewer, chapter: int, *, faded: bool) -> list[Event]:
        return [event for _, event in self.readable(viewer, chapter, faded=faded)]
