"""Hints that wait to be passed on: one for each table, the newest wins."""

from __future__ import annotations

import asyncio
from itertools import islice


class Mailbox:
    """Whoever puts something in never waits. If it is full the oldest hint is dropped: hints may get lost."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._hints: dict[str, int] = {}
        self._filled = asyncio.Event()

    def put(self, table_id: str, version: int) -> None:
        newest = max(version, self._hints.pop(table_id, version))
        if len(self._hints) >= self.most:
            del self._hints[next(iter(self._hints))]
        self._hints[table_id] = newest
        self._filled.set()

    async def take(self, most: int = 1) -> list[tuple[str, int]]:
        """The hints that were put in first, at most so many; as soon as there is one."""
        while not self._hints:
            self._filled.clear()
            await self._filled.wait()
        first = list(islice(self._hints.items(), most))
        for table_id, _ in first:
            del self._hints[table_id]
        return first
