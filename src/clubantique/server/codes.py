"""One-time codes that move a seat; the part of the store that has them. A table's change makes and uses them."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from clubantique.server.database import Database
from clubantique.server.rows import CodeRow
from clubantique.server.schema import passes


class Codes:
    """The codes of all tables, known by their hashes."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, code: str) -> CodeRow | None:
        async def work(connection: AsyncConnection) -> CodeRow | None:
            row = (await connection.execute(select(passes).where(passes.c.code == code))).mappings().first()
            return None if row is None else CodeRow(**{name: row[name] for name in CodeRow.__struct_fields__})

        return await self.database.read(work)

    async def drop_expired(self, now: int) -> None:
        await self.database.write(drop_expired, now)


def drop_expired(connection: Connection, moments: list[int]) -> list[Exception | None]:
    connection.execute(delete(passes).where(passes.c.expires < max(moments)))
    return [None] * len(moments)
