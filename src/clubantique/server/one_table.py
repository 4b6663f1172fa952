"""One table, looked up for whoever runs the room, and deleted if somebody asks for it; rooms may be open meanwhile."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from urllib.parse import urlsplit

from msgspec import Struct
from sqlalchemy import Connection, Table, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from clubantique.core.registry import load, names
from clubantique.server.backups import check_there
from clubantique.server.box_writes import drop_with_tables
from clubantique.server.database import Database
from clubantique.server.doctor import replays
from clubantique.server.errors import NoTable
from clubantique.server.logs import mark
from clubantique.server.migrate import in_words
from clubantique.server.rows import TableRow
from clubantique.server.schema import chats, entries, tables
from clubantique.server.store import Store

FROZEN, PAUSED = "frozen", "paused"


class Found(Struct, frozen=True):
    """What whoever runs the room sees of a table: never its id, which is an invitation, and nothing that was said."""

    mark: str
    game: str
    rules: int
    rules_here: int | None  # the game may have gone
    status: str
    players: list[str]
    created: str
    changed: str
    answers: int
    chats: int


async def look_up(url: str, wanted: str) -> Found:
    """By its link, its id, or the mark that logs and the doctor have for it; or NoTable."""
    async with opened(url) as store:
        return await described(store, await found(store, wanted))


async def remove(url: str, wanted: str) -> None:
    """With everything that was played and said at it; rooms notice that it has gone, as with any other change."""
    async with opened(url) as store:
        await store.database.write(_remove, (await found(store, wanted)).id)


def _remove(connection: Connection, ids: list[str]) -> list[Exception | None]:
    going = tables.c.id.in_(ids)
    digests = list(connection.execute(select(tables.c.components).where(going)).scalars())
    connection.execute(delete(tables).where(going))
    drop_with_tables(connection, digests)
    return [None] * len(ids)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    check_there(url)
    with in_words(url):
        database = Database(url)
        try:
            yield Store(database)
        finally:
            await database.close()


async def found(store: Store, wanted: str) -> TableRow:
    table = await store.row(id_in(wanted)) or await marked(store, wanted)
    if table is None:
        raise NoTable(table=wanted)
    return table


def id_in(link: str) -> str:
    """`http://house:8765/t/abc/replay` is about the table `abc`; an id stands for itself."""
    _, is_link, rest = urlsplit(link.strip()).path.rpartition("/t/")
    return rest.partition("/")[0] if is_link else rest


async def marked(store: Store, wanted: str) -> TableRow | None:
    async def work(connection: AsyncConnection) -> list[str]:
        return list((await connection.execute(select(tables.c.id))).scalars())

    ids = await store.database.read(work)
    found_id = next((table_id for table_id in ids if mark(table_id) == wanted.strip()), None)
    return await store.row(found_id) if found_id else None


async def described(store: Store, table: TableRow) -> Found:
    return Found(
        mark(table.id),
        table.game,
        table.rules,
        rules_here(table.game),
        await status_of(store, table),
        [chair.name or chair.bot or "–" for chair in table.chairs],
        moment(table.created),
        moment(table.changed),
        await count(store, entries, table.id),
        await count(store, chats, table.id),
    )


def rules_here(game: str) -> int | None:
    return load(game).rules_version if game in names() else None


async def status_of(store: Store, table: TableRow) -> str:
    if not await replays(store, table.id):
        return FROZEN
    return PAUSED if table.paused else table.status


async def count(store: Store, rows: Table, table_id: str) -> int:
    async def work(connection: AsyncConnection) -> int:
        wanted = select(func.count()).select_from(rows).where(rows.c.table_id == table_id)
        return int((await connection.execute(wanted)).scalar_one())

    return await store.database.read(work)


def moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")
