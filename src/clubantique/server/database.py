"""Connections to SQLite or PostgreSQL, and the one writer of this process."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from clubantique.server.batches import Batches

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
Item = TypeVar("Item")
Together = Callable[[Connection, list[Item]], list[T | Exception]]
"""What is done in one go for many: a result or an error for each."""

BUSY_MS = 10_000
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}")
LARGEST_BATCH = 200
CLOSE_SECONDS = 3.0


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
    engine = create_async_engine(
        driver_url(url),
        pool_size=1 if writes else 5,
        pool_pre_ping=not writes,
        hide_parameters=True,  # an error that is logged must not tell what somebody said or holds
    )
    if engine.dialect.name == "sqlite":
        _prepare_sqlite(engine.sync_engine, "BEGIN IMMEDIATE" if writes else "BEGIN")
    return engine


def connect_directly(url: str) -> Engine | None:
    """For one thread that does a whole batch by itself; where the driver is asynchronous there is no need for it."""
    if make_url(url).get_backend_name() != "sqlite":
        return None
    engine = create_engine(make_url(url).set(drivername="sqlite"), hide_parameters=True)
    _prepare_sqlite(engine, "BEGIN IMMEDIATE")
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
        self._direct = connect_directly(url)
        self._thread = ThreadPoolExecutor(1, "store")
        self._works: Batches[tuple[str, Work[Any]], Any] = Batches(self._commit, LARGEST_BATCH)
        self._gathered: dict[Together[Any, Any], Batches[Any, Any]] = {}

    async def close(self) -> None:
        """Whatever waits to be written is on the disk first, if the store is there at all."""
        for batches in [self._works, *self._gathered.values()]:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(batches.finish(), CLOSE_SECONDS)
        await self.reader.dispose()
        await self.writer.dispose()
        self._thread.shutdown()
        if self._direct is not None:
            self._direct.dispose()

    async def check(self) -> None:
        """Fails if the store cannot be reached."""
        async with self.reader.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def read(self, work: Work[T]) -> T:
        async with self.reader.connect() as connection:
            return await work(connection)

    async def write(self, work: Work[T], table_id: str = "") -> T:
        """Done and on disk when this returns. Many that wait together share one commit."""
        done: T = await self._works.add((table_id, work))
        return done

    async def write_together(self, work: Together[Item, T], item: Item) -> T:
        """The same for work that is done in one go for all who wait for it."""
        if work not in self._gathered:
            self._gathered[work] = Batches(partial(self._commit_together, work), LARGEST_BATCH)
        done: T = await self._gathered[work].add(item)
        return done

    async def _commit(self, works: list[tuple[str, Work[Any]]]) -> list[Any]:
        """In the same order in every process: else two can wait for each other."""
        results: list[Any] = [None] * len(works)
        async with self.writer.begin() as connection:
            for place in sorted(range(len(works)), key=lambda place: works[place][0]):
                results[place] = await _attempt(connection, works[place][1])
        return results

    async def _commit_together(self, work: Together[Item, T], items: list[Item]) -> list[T | Exception]:
        """If it fails for many, each gets another try alone."""
        try:
            return await self._in_one_go(work, items)
        except Exception as error:  # only whoever asked for it hears of it
            if len(items) > 1:
                return [each for item in items for each in await self._commit_together(work, [item])]
            return [Conflict(str(error.orig)) if isinstance(error, IntegrityError) else error]

    async def _in_one_go(self, work: Together[Item, T], items: list[Item]) -> list[T | Exception]:
        """SQLite does it all in one visit to another thread: to go there for every statement would cost more."""
        if self._direct is not None:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, _begin_and_do, self._direct, work, items)
        async with self.writer.begin() as connection:
            return await connection.run_sync(work, items)


def _begin_and_do(engine: Engine, work: Together[Item, T], items: list[Item]) -> list[T | Exception]:
    with engine.begin() as connection:
        return work(connection, items)


async def _attempt(connection: AsyncConnection, work: Work[Any]) -> Any:
    """One piece of a batch: if it fails, the others go on."""
    try:
        async with connection.begin_nested():
            return await work(connection)
    except IntegrityError as error:
        return Conflict(str(error.orig))
    except Exception as error:  # only whoever asked for it hears of it
        return error
