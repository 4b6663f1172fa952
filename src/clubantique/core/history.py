"""A list that only grows, and of which forks are cheap: they share what is there until both of them grow."""

from __future__ import annotations

from typing import Generic, Self, TypeVar

Item = TypeVar("Item")


class History(Generic[Item]):
    """The first of several forks that grows goes on in the same list; the others then begin a copy of their own."""

    def __init__(self) -> None:
        self._items: list[Item] = []
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def append(self, item: Item) -> None:
        if self._length != len(self._items):
            self._items = self._items[: self._length]
        self._items.append(item)
        self._length += 1

    def entries(self, since: int = 0) -> list[Item]:
        return self._items[since : self._length]

    def fork(self) -> Self:
        other = type(self)()
        other._items = self._items
        other._length = self._length
        return other
