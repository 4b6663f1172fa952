"""Observations as bytes: what a seat knows, written field after field into a buffer.

A game writes its observation once, with a pen. The same words write it and describe it, so that the table of fields
cannot disagree with the numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from clubantique.core.state import State

LARGEST: Final = 255


@mypyc_attr(allow_interpreted_subclasses=True)
class Pen:
    """Writes from left to right. Every field takes as many bytes as ever, whatever stands in it."""

    buffer: bytearray  # full of zeros
    at: int

    def __init__(self, buffer: bytearray, at: int = 0) -> None:
        self.buffer = buffer
        self.at = at

    def under(self, heading: str, number: int) -> None:
        """The fields that follow are those of one of several alike; seats are counted from the viewer on."""

    def end(self, kind: str, name: str, size: int) -> None:
        """One more field is written."""
        self.at += size

    def number(self, name: str, value: int) -> None:
        """A number as it is; 0 if it is less, 255 if it is more."""
        if value > 0:
            self.buffer[self.at] = min(LARGEST, value)
        self.end("number", name, 1)

    def row(self, name: str, values: list[int], size: int) -> None:
        """So many numbers, each written like a single one; 0 where there are fewer."""
        place = self.at
        for value in values:
            if value > 0:
                self.buffer[place] = min(LARGEST, value)
            place += 1
        self.end("row", name, size)

    def amount(self, name: str, value: int, size: int) -> None:
        """A larger number: so many bytes, filled up one after the other; their sum is the number."""
        place = self.at
        while value > 0 and place < self.at + size:
            self.buffer[place] = min(LARGEST, value)
            value -= LARGEST
            place += 1
        self.end("amount", name, size)

    def flag(self, name: str, value: bool) -> None:
        """1 for yes."""
        if value:
            self.buffer[self.at] = 1
        self.end("flag", name, 1)

    def one_of(self, name: str, item: int, size: int) -> None:
        """A 1 for this one of so many; none if it is below 0."""
        if item >= 0:
            self.buffer[self.at + item] = 1
        self.end("one-of", name, size)

    def set_of(self, name: str, items: list[int], size: int, first: int = 0) -> None:
        """A 1 for each of these, none of which is there twice, counted from the first of so many on."""
        buffer = self.buffer
        start = self.at - first
        for item in items:
            buffer[start + item] = 1
        self.end("set-of", name, size)

    def some_of(self, name: str, items: list[int], size: int, first: int = 0) -> None:
        """How often each of so many is there, counted from the first of them on."""
        start = self.at - first
        # Equal items stand side by side in all lists of the games: what was written need not be read.
        before, count = first - 1, 0
        for item in items:
            count = count + 1 if item == before else 1
            before = item
            if count <= LARGEST:
                self.buffer[start + item] = count
        self.end("some-of", name, size)

    def places_of(self, name: str, items: list[int], size: int, first: int = 0) -> None:
        """In which place of the row each of so many stands, from 1; 0 if it is not there."""
        start = self.at - first
        for place, item in enumerate(items):
            self.buffer[start + item] = place + 1
        self.end("places-of", name, size)

    def place_in(self, name: str, row: list[int], item: int) -> None:
        """The number of its place in the row, from 1; 0 if it is not there."""
        found = 0
        for place, each in enumerate(row):
            if each == item:
                found = place + 1
        self.number(name, found)

    def seats_of(self, name: str, items: list[int], viewer: int, seats: int) -> None:
        """Which seats, counted from the viewer on."""
        for seat in items:
            self.buffer[self.at + (seat - viewer) % seats] = 1
        self.end("seats", name, seats)


def possible(state: State, seat: int, size: int) -> bytearray:
    """A 1 for each of so many choices that this seat has now."""
    marked = bytearray(size)
    for code in state.legal(seat):
        marked[code] = 1
    return marked
