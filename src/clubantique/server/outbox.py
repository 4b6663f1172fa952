"""Messages that wait for a client which may be slow."""

from __future__ import annotations

import asyncio
from collections import deque

MOST = 64
"""How many messages may wait before the client is cut off; it comes back and gets a fresh view."""


class Outbox:
    """A queue with one reader. `asyncio.Queue` can do more, and costs more for every message."""

    def __init__(self) -> None:
        self.waiting: deque[bytes] = deque()
        self._reader: asyncio.Future[None] | None = None
        self.closed = False

    def put(self, message: bytes) -> None:
        """Never waits; a client that does not keep up is cut off."""
        if len(self.waiting) >= MOST:
            self.waiting.clear()
            self.close()
        if not self.closed:
            self.waiting.append(message)
            self._wake()

    def close(self) -> None:
        """What waits is still sent, then no more."""
        self.closed = True
        self._wake()

    async def take(self) -> bytes | None:
        """The next message, as soon as there is one; None when there will be no more."""
        while not self.waiting:
            if self.closed:
                return None
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self.waiting.popleft()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)
