"""Bad networks between people and the room: one that loses bytes, and one that loses, delays and repeats messages."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from clubantique.server.tasks import end

from .club import Club

HERE = "127.0.0.1"
MEAN_BYTES = 60_000  # enough for a few views of a table


def behind(club: Club, port: int) -> Club:
    """The same room, through another door."""
    found = Club(club.database)
    found.port = port
    return found


class Cutter:
    """Bytes go through until a random number of them has passed, in either direction; then the line is dead."""

    def __init__(self, club: Club, rng: Random) -> None:
        self.club = club
        self.rng = rng
        self.cuts = 0
        self.repeats = 0

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[Club]:
        async with await asyncio.start_server(self.carry, HERE, 0) as server:
            yield behind(self.club, server.sockets[0].getsockname()[1])

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(HERE, self.club.port)
        ways = [
            asyncio.create_task(self.pass_on(source, target))
            for source, target in ((reader, far_writer), (far_reader, writer))
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        await end(ways)
        for each in (writer, far_writer):
            each.transport.abort()

    async def pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        left = int(self.rng.expovariate(1 / MEAN_BYTES))
        with contextlib.suppress(OSError):
            while data := await source.read(4096):
                target.write(data[:left])
                await target.drain()
                left -= len(data)
                if left <= 0:
                    self.cuts += 1
                    return


class Meddler:
    """Whole messages come late, twice, long after their time, or not at all."""

    def __init__(self, club: Club, rng: Random) -> None:
        self.club = club
        self.rng = rng
        self.cuts = 0
        self.repeats = 0

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[Club]:
        async with serve(self.carry, HERE, 0, max_size=2**22) as server:
            yield behind(self.club, next(iter(server.sockets)).getsockname()[1])

    async def carry(self, near: ServerConnection) -> None:
        assert near.request is not None
        headers = {"Authorization": near.request.headers["Authorization"]}
        url = f"ws://{self.club.address}{near.request.path}"
        async with connect(url, additional_headers=headers, max_size=2**22) as far:
            ways = [
                asyncio.create_task(self.to_the_room(near, far)),
                asyncio.create_task(self.back(far, near)),
            ]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            await end(ways)
        near.transport.abort()

    async def to_the_room(self, near: ServerConnection, far: ClientConnection) -> None:
        said: list[str | bytes] = []
        with contextlib.suppress(ConnectionClosed):
            async for message in near:
                await self.wait()
                if self.happens(0.02):
                    return self.cut()
                await far.send(message)
                said.append(message)
                if self.happens(0.1):
                    self.repeats += 1
                    await far.send(self.rng.choice(said))
                if self.happens(0.02):
                    return self.cut()
        return None

    async def back(self, far: ClientConnection, near: ServerConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for message in far:
                await self.wait()
                if self.happens(0.01):
                    return self.cut()
                await near.send(message)
        return None

    async def wait(self) -> None:
        if self.happens(0.1):
            await asyncio.sleep(self.rng.random() / 20)

    def happens(self, chance: float) -> bool:
        return self.rng.random() < chance

    def cut(self) -> None:
        self.cuts += 1
