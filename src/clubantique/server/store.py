"""What the club room keeps: tables with their chairs and answers, and what belongs to them. No rules here."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import false, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from clubantique.core.record import Entry
from clubantique.server.box_store import BoxStore, titles
from clubantique.server.chats import Chats
from clubantique.server.codes import Codes
from clubantique.server.database import Database
from clubantique.server.rows import AnswerRow, ChairRow, Change, TableRow
from clubantique.server.schema import CLOSED, PLAYING, WAITING, chairs, entries, tables
from clubantique.server.writes import BESIDE, write_changes

MOST_LISTED = 100
MOST_AT_ONCE = 50
WRONG_SECONDS = 60

being_played = (tables.c.status == PLAYING, tables.c.paused == false())
_entries = msgspec.json.Decoder(list[Entry])
_options = msgspec.json.Decoder(dict[str, str] | tuple[dict[str, str]])
UNREADABLE = -1  # rules that no game has


def now() -> int:
    return int(time.time())


class Stored(Struct, frozen=True):
    """A table as it lies in the store, with its answers from some number on; None if they cannot be read."""

    row: TableRow
    answers: list[AnswerRow] | None


class Store:
    """All reading and writing, over either database. Chat and seat codes are parts of it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.chats = Chats(database)
        self.codes = Codes(database)
        self.boxes = BoxStore(database)

    async def write(self, change: Change) -> None:
        """All of it on disk when this returns; or Conflict, Repeated, CodeGone, and nothing has changed."""
        await self.database.write(write_changes, change)

    async def row(self, table_id: str) -> TableRow | None:
        found = await self._rows(select(tables).where(tables.c.id == table_id))
        return found[0] if found else None

    async def table(self, table_id: str, since: int = 0) -> Stored | None:
        """One moment of a table, with its answers from this number on."""

        async def work(connection: AsyncConnection) -> Stored | None:
            rows = await _rows(connection, select(tables).where(tables.c.id == table_id))
            wanted = select(entries).where(entries.c.table_id == table_id, entries.c.number >= since)
            found = (await connection.execute(wanted.order_by(entries.c.number))).mappings().all()
            return Stored(rows[0], decoded(found)) if rows else None

        return await self.database.read(work)

    async def listed(self) -> list[TableRow]:
        """Open tables that wait for people, the newest first."""
        wanted = select(tables).where(tables.c.open, tables.c.status == WAITING)
        found = await self._rows(wanted.order_by(tables.c.changed.desc()).limit(MOST_LISTED))
        return [row for row in found if row.status == WAITING]

    async def tables_of(self, tokens: list[str]) -> list[TableRow]:
        """The tables at which the holder of these tokens sits, or has a seat to take back."""
        mine = select(chairs.c.table_id).where(or_(chairs.c.token.in_(tokens), chairs.c.owner.in_(tokens)))
        return await self._rows(select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.changed.desc()))

    async def tables_that_wait_for_bots(self, since: int) -> list[str]:
        """For a while already; or since a time that has not come yet, for then a clock went wrong."""
        for_a_while = or_(tables.c.changed <= since, tables.c.changed > since + WRONG_SECONDS)
        return await self._ids(tables.c.bot_is_due, for_a_while, *being_played)

    async def tables_out_of_time(self, at: int) -> list[str]:
        """Where somebody has thought for longer than the clock allows."""
        return await self._ids(tables.c.deadline <= at, *being_played)

    async def tables_with_odd_clocks(self, at: int) -> list[str]:
        """Whose deadline has passed, or is further away than a question takes."""
        odd = or_(tables.c.deadline <= at, tables.c.deadline > at + tables.c.clock)
        return await self._ids(odd, *being_played)

    async def tables_of_older_rooms(self) -> list[str]:
        """Whose row does not say whom they wait for: a few of them."""
        unsaid = or_(tables.c.due_version.is_(None), tables.c.due_version != tables.c.version)
        return await self._ids(unsaid, tables.c.status == PLAYING, limit=MOST_AT_ONCE)

    async def versions(self, ids: list[str]) -> dict[str, int]:
        async def work(connection: AsyncConnection) -> dict[str, int]:
            wanted = select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids))
            return {row[0]: row[1] for row in await connection.execute(wanted)}

        return await self.database.read(work)

    async def _ids(self, *where: Any, limit: int | None = None) -> list[str]:
        async def work(connection: AsyncConnection) -> list[str]:
            return list((await connection.execute(select(tables.c.id).where(*where).limit(limit))).scalars())

        return await self.database.read(work)

    async def _rows(self, wanted: Any) -> list[TableRow]:
        return await self.database.read(lambda connection: _rows(connection, wanted))


async def _rows(connection: AsyncConnection, wanted: Any) -> list[TableRow]:
    rows = (await connection.execute(wanted)).mappings().all()
    ids = [row["id"] for row in rows]
    sitting = select(chairs).where(chairs.c.table_id.in_(ids)).order_by(chairs.c.table_id, chairs.c.seat)
    found: dict[str, list[ChairRow]] = {each: [] for each in ids}
    for row in (await connection.execute(sitting)).mappings():
        found[row["table_id"]].append(ChairRow(**{name: row[name] for name in ChairRow.__struct_fields__}))
    boxed = {row["components"] for row in rows if has_box(row["options"])}
    called = await titles(connection, boxed)
    return [_table(row, found[row["id"]], called) for row in rows]


def has_box(options: str) -> bool:
    return options.startswith("[")


def _table(row: Any, sitting: list[ChairRow], called: dict[str, str]) -> TableRow:
    values = {name: row[name] for name in TableRow.__struct_fields__ if name not in BESIDE}
    try:
        options = _options.decode(row["options"])
        values["options"] = options[0] if isinstance(options, tuple) else options
        values["box_title"] = called[row["components"]] if has_box(row["options"]) else None
    except (msgspec.MsgspecError, KeyError):
        values |= unreadable(row["status"])
    return TableRow(**values, chairs=sitting)


def unreadable(status: str) -> dict[str, Any]:
    """A table of which nobody knows how it was meant: what was played is frozen, and nobody sits down any more."""
    return {"options": {}, "rules": UNREADABLE, "status": CLOSED if status == WAITING else status}


def decoded(rows: Any) -> list[AnswerRow] | None:
    try:
        return [AnswerRow(row["seat"], row["message"], _entries.decode(row["entries"])) for row in rows]
    except msgspec.MsgspecError:
        return None
