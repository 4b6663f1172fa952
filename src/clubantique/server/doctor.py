"""Looks whether everything the club room needs is there and whole; changes nothing."""

from __future__ import annotations

import stat
import time
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress

from msgspec import Struct
from sqlalchemy import func, select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from clubantique.bots import make
from clubantique.bots import names as bots
from clubantique.core.finding import troubles
from clubantique.core.registry import load, names
from clubantique.server.backups import check_there
from clubantique.server.boxes import Boxes
from clubantique.server.cleaning import DAY, would_go
from clubantique.server.database import Database
from clubantique.server.disk import free_bytes
from clubantique.server.errors import BadDatabase
from clubantique.server.logs import mark, why
from clubantique.server.migrate import in_words, open_to_others, revision_of, revisions, shown
from clubantique.server.pages import built_client
from clubantique.server.schema import entries, tables
from clubantique.server.settings import Settings
from clubantique.server.store import Store
from clubantique.server.table import Frozen, read

LEAST_FREE = 200
MEGABYTE = 1_000_000
CLOCK_SECONDS = 60
KEEP_DAYS = Settings().keep_days


class Check(Struct, frozen=True):
    """One thing that was looked at; its message is `doctor-NAME`, or `doctor-NAME-bad` with what is wrong."""

    name: str
    good: bool
    facts: dict[str, object]

    @property
    def key(self) -> str:
        return f"doctor-{self.name}" if self.good else f"doctor-{self.name}-bad"


async def examine(url: str, bus: str, keep_days: int = KEEP_DAYS) -> AsyncGenerator[Check, None]:
    """One check after the other, the store first: much of the rest is about what is in it."""
    async with aclosing(examine_store(url, keep_days)) as checks:
        async for check in checks:
            yield check
    yield client_check()
    yield bots_check()
    yield games_check()
    if bus:
        yield await bus_check(bus)


async def examine_store(url: str, keep_days: int) -> AsyncGenerator[Check, None]:
    try:
        check_there(url)
        database = Database(url)
    except BadDatabase as error:
        yield Check("store", False, {"reason": error})
        return
    try:
        schema = await schema_check(database)
        yield Check("store", True, {"database": shown(url)})
        yield schema
        if schema.good:
            yield await records_check(Store(database))
            yield await clock_check(database)
            yield await cleaning_check(database, keep_days)
        if make_url(url).drivername == "sqlite":
            yield access_check(url)
            yield disk_check(url)
    except BadDatabase as error:
        yield Check("store", False, {"reason": error})
    finally:
        await database.close()


async def schema_check(database: Database) -> Check:
    head = revisions()[0]
    try:
        with in_words(database.url):
            async with database.reader.connect() as connection:
                found = await connection.run_sync(revision_of, database.url)
    except BadDatabase as error:
        if error.facts["problem"] != "newer":
            raise
        return Check("schema", False, {"problem": "newer", "found": error.facts["reason"], "head": head})
    if found != head:
        return Check("schema", False, {"problem": "older", "found": found or "0", "head": head})
    return Check("schema", True, {"found": found})


async def records_check(store: Store) -> Check:
    """Every game is played again; those that cannot be are told by the mark that the log has for their table."""

    async def work(connection: AsyncConnection) -> list[str]:
        return list((await connection.execute(select(entries.c.table_id).distinct())).scalars())

    played = await store.database.read(work)
    frozen = [mark(table_id) for table_id in played if not await replays(store, table_id)]
    facts: dict[str, object] = {"count": len(played)}
    return Check("records", not frozen, facts | ({"frozen": frozen} if frozen else {}))


async def replays(store: Store, table_id: str) -> bool:
    stored = await store.table(table_id)
    if stored is None:
        return True  # cleaned away since we asked
    try:
        game = await Boxes(store.boxes).game(stored.row.game, stored.row.components)
        return not isinstance(read(game, stored.row, stored.answers).stage, Frozen)
    except Exception:  # whatever is wrong with what is stored there, nobody can play on
        return False


async def clock_check(database: Database) -> Check:
    """Nothing in the store can be younger than now."""

    async def work(connection: AsyncConnection) -> int:
        return int((await connection.execute(select(func.max(tables.c.changed)))).scalar() or 0)

    behind = await database.read(work) - int(time.time())
    if behind > CLOCK_SECONDS:
        return Check("clock", False, {"seconds": behind})
    return Check("clock", True, {})


async def cleaning_check(database: Database, keep_days: int) -> Check:
    """What cleaning would remove; whoever finds too much of it still has a day."""

    async def work(connection: AsyncConnection) -> tuple[int, int]:
        return await would_go(connection, int(time.time()), keep_days * DAY)

    marked, old = await database.read(work)
    return Check("cleaning", True, {"marked": marked, "old": old})


def access_check(url: str) -> Check:
    """Whether others on this machine can read hidden cards and chats."""
    found = [f"{stat.S_IMODE(file.stat().st_mode):o} {file}" for file in open_to_others(url)]
    return Check("access", not found, {"files": found} if found else {})


def disk_check(url: str) -> Check:
    free = int(free_bytes(url)) // MEGABYTE
    if free < LEAST_FREE:
        return Check("disk", False, {"free": free, "least": LEAST_FREE})
    return Check("disk", True, {"free": free})


def client_check() -> Check:
    return Check("client", built_client(None) is not None, {})


def bots_check() -> Check:
    every = [(game, bot) for game in names() for bot in bots(game)]
    missing = [f"{game}/{bot}" for game, bot in every if not called(game, bot)]
    if missing:
        return Check("bots", False, {"missing": missing})
    return Check("bots", True, {"count": len(every)})


def games_check() -> Check:
    """Whatever other distributions bring, after their bots were called."""
    found = troubles()
    if found:
        return Check("games", False, {"reason": found[0], "others": len(found) - 1})
    return Check("games", True, {"count": len(names())})


def called(game: str, bot: str) -> bool:
    with suppress(Exception):
        make(bot, load(game))
        return True
    return False


async def bus_check(url: str) -> Check:
    from clubantique.server.broker import client  # only those who need it wait until it is loaded
    from clubantique.server.broker import shown as shown_bus

    broker = client(url)
    try:
        await broker.ping()
    except Exception as error:  # however it fails, it does not answer
        return Check("bus", False, {"bus": shown_bus(url), "reason": why(error)})
    finally:
        await broker.aclose()
    return Check("bus", True, {"bus": shown_bus(url)})
