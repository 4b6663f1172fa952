"""Connections to SQLite or PostgreSQL, and the one writer of this process, which commits in groups."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections import deque
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from clubantique.server.errors import StoreAway
from clubantique.server.logs import note, why
from clubantique.server.writes import Conflict

log = logging.getLogger("clubantique.store")

T = TypeVar("T")
Item = TypeVar("Item")
Result = TypeVar("Result")
Read = Callable[[AsyncConnection], Awaitable[T]]
Write = Callable[[Connection, list[Item]], list[T | Exception]]
"""What is done in one go for all who want it: a result or an error for each."""

CarryOut = Callable[[list[Item]], Awaitable[list[Result | Exception]]]
"""Does it for all of them, and has a result or an error for each."""

REST_SECONDS = 0.001
"""Between two batches, so that under load more come together: each costs much more than one item in it."""

FAILURES = (SQLAlchemyError, OSError, TimeoutError)
BUSY_MS = 10_000
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}")
LARGEST_BATCH = 200
CLOSE_SECONDS = 3.0
FAILED_SECONDS = 3.0


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
    whole = (
        {}
        if writes or make_url(url).get_backend_name() == "sqlite"
        else {"isolation_level": "REPEATABLE READ"}
    )
    engine = create_async_engine(
        driver_url(url),
        pool_size=1 if writes else 5,
        pool_pre_ping=not writes,
        hide_parameters=True,  # an error that is logged must not tell what somebody said or holds
        **whole,  # several statements of one reading see one moment, as they do in SQLite
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


def is_mistake(error: object) -> bool:
    """SQLite has one code for whatever is wrong with a statement, and others for what is wrong with the store."""
    return isinstance(error, sqlite3.Error) and error.sqlite_errorcode == sqlite3.SQLITE_ERROR


def away(error: Exception) -> Exception:
    """The store is not there, is full, or has lost us in the middle of a commit: whether it was stored is not known.

    A store that lacks what we ask for is there, and the mistake is ours.
    """
    if isinstance(error, ProgrammingError) or is_mistake(getattr(error, "orig", None)):
        return error
    note(log, "store-failed", logging.WARNING, reason=why(error))
    failure = StoreAway()
    failure.__cause__ = error
    return failure


class Batches(Generic[Item, Result]):
    """One batch after the other: whatever comes while one is on its way goes into the next."""

    def __init__(self, carry_out: CarryOut[Item, Result], largest: int) -> None:
        self._carry_out = carry_out
        self._largest = largest
        self._waiting: deque[tuple[Item, asyncio.Future[Result]]] = deque()
        self._task: asyncio.Task[None] | None = None

    async def add(self, item: Item) -> Result:
        """Done when this returns."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, done))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return await done

    async def finish(self) -> None:
        """Everything that waits is done first."""
        if self._task is not None:
            await asyncio.shield(self._task)  # whoever does not want to wait any longer stops no write

    async def _work(self) -> None:
        try:
            while self._waiting:
                size = min(len(self._waiting), self._largest)
                await self._do([self._waiting.popleft() for _ in range(size)])
                await asyncio.sleep(REST_SECONDS)
        finally:
            self._task = None

    async def _do(self, batch: list[tuple[Item, asyncio.Future[Result]]]) -> None:
        results: list[Result | Exception]
        try:
            results = await self._carry_out([item for item, _ in batch])
        except Exception as error:  # whatever went wrong, those who wait must hear of it
            results = [error] * len(batch)
        for (_, done), result in zip(batch, results, strict=True):
            if done.cancelled():
                continue
            if isinstance(result, Exception):
                done.set_exception(result)
            else:
                done.set_result(result)


class Database:
    """Reads anywhere; writes one batch after the other, each on disk before anybody hears of it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.reader = connect(url, writes=False)
        self._direct = connect_directly(url)
        self._writer = None if self._direct is not None else connect(url, writes=True)
        self._thread = ThreadPoolExecutor(1, "store")
        self._batches: Batches[tuple[Write[Any, Any], Any], Any] = Batches(self._commit, LARGEST_BATCH)
        self._failed = -FAILED_SECONDS  # when something could not be written

    async def close(self) -> None:
        """Whatever waits to be written is on the disk first, if the store is there at all."""
        with contextlib.suppress(Exception):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._batches.finish()
        await self.reader.dispose()
        if self._writer is not None:
            await self._writer.dispose()
        self._thread.shutdown(wait=False)
        if self._direct is not None:
            self._direct.dispose()

    def failed_lately(self) -> bool:
        """Whether something could not be written a moment ago, though something smaller may be."""
        return time.monotonic() - self._failed < FAILED_SECONDS

    async def read(self, work: Read[T]) -> T:
        """One moment of the store, also where several statements look at it."""
        try:
            async with self.reader.connect() as connection:
                return await work(connection)
        except FAILURES as error:
            raise away(error) from error

    async def write(self, work: Write[Item, T], item: Item) -> T:
        """Done and on disk when this returns. All that waits shares one commit, what is alike a few statements."""
        done: T = await self._batches.add((work, item))
        return done

    async def _commit(self, wanted: list[tuple[Write[Any, Any], Any]]) -> list[Any]:
        """If it fails for many, each gets another try alone: only whoever asked for it hears what is wrong with it."""
        try:
            done = await self._in_one_go(wanted)
        except Exception as error:
            if len(wanted) > 1:
                return [each for one in wanted for each in await self._commit([one])]
            if isinstance(error, IntegrityError | Conflict):
                return [Conflict(str(error))]
            self._failed = time.monotonic()
            return [away(error) if isinstance(error, FAILURES) else error]
        return done

    async def _in_one_go(self, wanted: list[tuple[Write[Any, Any], Any]]) -> list[Any]:
        """SQLite does it all in one visit to another thread: to go there for every statement would cost more."""
        if self._direct is not None:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, _begin_and_do, self._direct, wanted)
        assert self._writer is not None
        async with self._writer.begin() as connection:
            return await connection.run_sync(_do, wanted)


def _begin_and_do(engine: Engine, wanted: list[tuple[Write[Any, Any], Any]]) -> list[Any]:
    with engine.begin() as connection:
        return _do(connection, wanted)


def _do(connection: Connection, wanted: list[tuple[Write[Any, Any], Any]]) -> list[Any]:
    """What is of the same kind is done together."""
    results: list[Any] = [None] * len(wanted)
    kinds: dict[Write[Any, Any], list[int]] = {}
    for place, (work, _) in enumerate(wanted):
        kinds.setdefault(work, []).append(place)
    for work, places in kinds.items():
        done = work(connection, [wanted[place][1] for place in places])
        for place, result in zip(places, done, strict=True):
            results[place] = result
    return results
