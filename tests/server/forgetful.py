"""Between the room and PostgreSQL: a line that carries a COMMIT there, and loses the answer. It parses nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit, urlunsplit

HERE = "127.0.0.1"
COMMIT = b"COMMIT"
ALL = 1_000_000


class Forgetful:
    """While told to, it loses the answer to every commit; and, if told so, lets nobody in after the first."""

    def __init__(self, url: str) -> None:
        self.far = urlsplit(url)
        self.url = ""
        self.to_lose = 0
        self.lost = 0
        self.shuts = False  # after the next loss
        self.shut = False
        self.ends: set[asyncio.StreamWriter] = set()

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[Forgetful]:
        server = await asyncio.start_server(self.carry, HERE, 0)
        port = server.sockets[0].getsockname()[1]
        self.url = urlunsplit(self.far._replace(netloc=f"{self.far.username}@{HERE}:{port}"))
        try:
            yield self
        finally:
            server.close()
            self.cut()

    def lose(self, most: int = ALL, *, shuts: bool = False) -> None:
        self.to_lose, self.shuts = most, shuts

    def open(self) -> None:
        self.to_lose, self.shuts, self.shut = 0, False, False

    def cut(self) -> None:
        for end in self.ends:
            end.transport.abort()
        self.ends.clear()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.shut:
            writer.transport.abort()
            return
        with suppress(OSError):
            far_reader, far_writer = await asyncio.open_connection(HERE, self.far.port)
            ends = {writer, far_writer}
            self.ends |= ends
            losing = asyncio.Event()
            ways = [
                asyncio.create_task(self.there(reader, far_writer, losing)),
                asyncio.create_task(self.back(far_reader, writer, losing)),
            ]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            for end in ends:
                end.transport.abort()
            self.ends -= ends

    async def there(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, losing: asyncio.Event
    ) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                if self.to_lose and COMMIT in data:
                    self.to_lose -= 1
                    losing.set()
                target.write(data)
                await target.drain()

    async def back(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, losing: asyncio.Event
    ) -> None:
        """What comes after the COMMIT has gone by is the answer to it: then it is stored, and nobody hears of it."""
        with suppress(OSError):
            while data := await source.read(65536):
                if losing.is_set():
                    self.lost += 1
                    if self.shuts:
                        self.shut = True
                        self.cut()
                    return
                target.write(data)
                await target.drain()
