"""What is kept beside the games: what people say to each other, and links that move a seat."""

from __future__ import annotations

import time
from typing import Any, Protocol

from msgspec import Struct
from sqlalchemy import Delete, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from clubantique.server.database import Conflict, Database
from clubantique.server.schema import chats, passes, tables

MOST_LINES = 200  # of a conversation, for whoever comes


def now() -> int:
    return int(time.time())


class StoredLine(Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int
    message: str
    text: str
    made: int


class Versioned(Protocol):
    """A table at a version."""

    @property
    def id(self) -> str: ...

    @property
    def version(self) -> int: ...


class Talk:
    """The part of the store that no game needs."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def lines(self, table_id: str, since: int = 0) -> list[StoredLine]:
        """The last lines of a conversation, from the one after `since` on."""

        async def work(connection: AsyncConnection) -> list[StoredLine]:
            wanted = select(chats).where(chats.c.table_id == table_id, chats.c.number > since)
            last = wanted.order_by(chats.c.number.desc()).limit(MOST_LINES)
            rows = (await connection.execute(last)).mappings().all()
            return [
                StoredLine(**{name: row[name] for name in StoredLine.__struct_fields__})
                for row in reversed(rows)
            ]

        return await self.database.read(work)

    async def was_said(self, table_id: str, seat: int, message: str) -> bool:
        async def work(connection: AsyncConnection) -> bool:
            same = (chats.c.table_id == table_id, chats.c.seat == seat, chats.c.message == message)
            return (await connection.execute(select(chats.c.number).where(*same))).first() is not None

        return await self.database.read(work)

    async def add_line(self, table: Versioned, seat: int, message: str, text: str) -> int:
        """One more line, or Conflict; returns the new version of the table."""

        async def work(connection: AsyncConnection) -> int:
            last = select(func.max(chats.c.number)).where(chats.c.table_id == table.id)
            number = ((await connection.execute(last)).scalar() or 0) + 1
            row = {"table_id": table.id, "number": number, "seat": seat, "message": message, "text": text}
            await connection.execute(insert(chats), [row | {"made": now()}])
            return await advance(connection, table.id, table.version, {})

        return await self.database.write(work, table.id)

    async def add_pass(self, code: str, table_id: str, seat: int, expires: int) -> None:
        async def work(connection: AsyncConnection) -> None:
            row = {"code": code, "table_id": table_id, "seat": seat, "expires": expires}
            await connection.execute(insert(passes), [row])

        await self.database.write(work, table_id)

    async def forget_person(self, table_id: str, seat: int) -> None:
        """Whoever leaves a chair before the game takes along what they said, and their links are good for nothing."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(chats).where(chats.c.table_id == table_id, chats.c.seat == seat))
            await connection.execute(_passes_of(table_id, seat))

        await self.database.write(work, table_id)

    async def drop_passes(self, table_id: str, seat: int) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(_passes_of(table_id, seat))

        await self.database.write(work, table_id)

    async def use_pass(self, code: str) -> tuple[str, int] | None:
        """The table and seat of a one-time link; it cannot be used again."""

        async def work(connection: AsyncConnection) -> tuple[str, int] | None:
            row = (await connection.execute(select(passes).where(passes.c.code == code))).mappings().first()
            await connection.execute(
                delete(passes).where((passes.c.code == code) | (passes.c.expires < now()))
            )
            return None if row is None or row["expires"] < now() else (row["table_id"], row["seat"])

        return await self.database.write(work)


def _passes_of(table_id: str, seat: int) -> Delete:
    return delete(passes).where(passes.c.table_id == table_id, passes.c.seat == seat)


async def advance(connection: AsyncConnection, table_id: str, version: int, values: dict[str, Any]) -> int:
    """The next version of a table; Conflict if it is not at the version that we know."""
    where = (tables.c.id == table_id) & (tables.c.version == version)
    done = await connection.execute(
        update(tables).where(where).values(version=version + 1, changed=now(), **values)
    )
    if done.rowcount != 1:
        raise Conflict(table_id)
    return version + 1
