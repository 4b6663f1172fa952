"""Connections to SQLite or PostgreSQL, and the one writer of this process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy import Engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]

BUSY_MS = 10_000
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}")
LARGEST_BATCH = 100


def driver_url(url: str) -> str:
    """The URL as people write it, with the driver that we use."""
    parsed = make_url(url)
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
    }
    return parsed.set(drivername=drivers.get(parsed.drivername, parsed.drivername)).render_as_string(False)


def connect(url: str, *, writes: bool) -> AsyncEngine:
    """SQLite has one writer at a time: ours waits its turn before it reads, and never has to give up half-way."""
    engine = create_async_engine(driver_url(url), pool_size=1 if writes else 5, pool_pre_ping=not writes)
    if engine.dialect.name == "sqlite":
        _prepare_sqlite(engine.sync_engine, "BEGIN IMMEDIATE" if writes else "BEGIN")
    return engine


def _prepare_sqlite(engine: Engine, begin: str) -> None:
    def on_connect(connection: Any, _: object) -> None:
        connection.isolation_level = None
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    def on_begin(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", on_connect)
    event.listen(engine, "begin", on_begin)


class Conflict(Exception):
    """Somebody else has written there first."""


class Database:
    """Reads anywhere; writes one batch after the other, each on disk before anybody hears of it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.reader = connect(url, writes=False)
        self.writer = connect(url, writes=True)
        self._queue: asyncio.Queue[tuple[Work[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self._writing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._writing = asyncio.create_task(self._write())

    async def close(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
        await self.reader.dispose()
        await self.writer.dispose()

    async def check(self) -> None:
        """Fails if the store cannot be reached."""
        async with self.reader.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def read(self, work: Work[T]) -> T:
        async with self.reader.connect() as connection:
            return await work(connection)

    async def write(self, work: Work[T]) -> T:
        """Done and on disk when this returns. Many that wait together share one commit."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        await self._queue.put((work, done))
        return await done

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < LARGEST_BATCH:
                batch.append(self._queue.get_nowait())
            try:
                results = await self._commit([work for work, _ in batch])
            except Exception as error:  # whatever went wrong, those who wait must hear of it
                results = [error] * len(batch)
            for (_, done), result in zip(batch, results, strict=True):
                _settle(done, result)

    async def _commit(self, works: list[Work[Any]]) -> list[Any]:
        async with self.writer.begin() as connection:
            return [await _attempt(connection, work) for work in works]


async def _attempt(connection: AsyncConnection, work: Work[Any]) -> Any:
    """One piece of a batch: if it fails, the others go on."""
    try:
        async with connection.begin_nested():
            return await work(connection)
    except IntegrityError as error:
        return Conflict(str(error.orig))
    except Conflict as error:
        return error


def _settle(done: asyncio.Future[Any], result: Any) -> None:
    if done.cancelled():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
