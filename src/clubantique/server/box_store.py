"""Component data of tables that do not play with the built-in ones; the part of the store that has them.

Known by their digest, and shared by all tables that play with them. They stay as long as a table needs them, and for a
day after somebody has brought them.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from clubantique.server.box_writes import keep_boxes
from clubantique.server.database import Database
from clubantique.server.rows import BoxRow
from clubantique.server.schema import boxes


class BoxStore:
    """The boxes of all tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, digest: str) -> BoxRow | None:
        async def work(connection: AsyncConnection) -> BoxRow | None:
            row = (await connection.execute(select(boxes).where(boxes.c.digest == digest))).mappings().first()
            return None if row is None else _box(row)

        return await self.database.read(work)

    async def keep(self, box: BoxRow) -> None:
        await self.database.write(keep_boxes, box)


def _box(row: Any) -> BoxRow:
    values = {name: row[name] for name in BoxRow.__struct_fields__}
    return BoxRow(**values | {"unable": msgspec.json.decode(row["unable"], type=list[str])})


async def titles(connection: AsyncConnection, digests: set[str]) -> dict[str, str]:
    """What the boxes are called that are there."""
    if not digests:
        return {}
    wanted = select(boxes.c.digest, boxes.c.title).where(boxes.c.digest.in_(digests))
    return {row.digest: row.title for row in await connection.execute(wanted)}
