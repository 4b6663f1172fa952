"""What people say to each other at a table, and what the room tells all of them; the part of the store that has it."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from clubantique.server.database import Database
from clubantique.server.rows import LineRow
from clubantique.server.schema import chats

MOST_LINES = 200  # of a conversation, for whoever comes


class Chats:
    """The lines of all tables. New ones are written with the change that they belong to."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def lines(self, table_id: str, since: int = 0) -> list[LineRow]:
        """The last lines of a conversation, from the one after `since` on."""

        async def work(connection: AsyncConnection) -> list[LineRow]:
            wanted = select(chats).where(chats.c.table_id == table_id, chats.c.number > since)
            last = wanted.order_by(chats.c.number.desc()).limit(MOST_LINES)
            rows = (await connection.execute(last)).mappings().all()
            return [
                LineRow(**{name: row[name] for name in LineRow.__struct_fields__}) for row in reversed(rows)
            ]

        return await self.database.read(work)
