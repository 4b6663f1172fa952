"""What the club room keeps: tables, chairs, entries, chat. Nothing here knows any rules."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import delete, false, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from clubantique.core.record import Entry
from clubantique.server.appends import Append, append_all
from clubantique.server.schema import PLAYING, WAITING, chairs, entries, tables
from clubantique.server.talk import Talk, advance
from clubantique.server.talk import now as now

MOST_LISTED = 100


class StoredChair(Struct, frozen=True):
    """One chair."""

    name: str | None
    bot: str | None
    stand_in: str | None = None
    token: str | None = None
    muted: bool = False
    beside: int | None = None
    resigned: bool = False
    wants_end: bool = False


class StoredTable(Struct, frozen=True, kw_only=True):
    """One table, without what was played at it."""

    id: str
    game: str
    rules: int
    components: str
    options: dict[str, str]
    status: str
    open: bool = False
    host: int = 0
    seed: str
    version: int = 0
    bot_is_due: bool = False
    rematch: str | None = None
    paused: bool = False
    clock: int | None = None
    deadline: int | None = None
    created: int
    changed: int
    chairs: list[StoredChair]


class StoredAnswer(Struct, frozen=True):
    """What one seat said, with the draws that followed."""

    seat: int | None
    message: str | None
    entries: list[Entry]


being_played = (tables.c.status == PLAYING, tables.c.paused == false())
_entries = msgspec.json.Decoder(list[Entry])


class Store(Talk):
    """All reading and writing, over either database."""

    # --- tables ------------------------------------------------------------------------------

    async def add_table(self, table: StoredTable) -> None:
        async def work(connection: AsyncConnection) -> None:
            row = msgspec.to_builtins(table) | {"options": msgspec.json.encode(table.options).decode()}
            del row["chairs"]
            await connection.execute(insert(tables), [row])
            rows = [
                {"table_id": table.id, "seat": seat, **msgspec.to_builtins(chair)}
                for seat, chair in enumerate(table.chairs)
            ]
            await connection.execute(insert(chairs), rows)

        await self.database.write(work, table.id)

    async def table(self, table_id: str) -> StoredTable | None:
        async def work(connection: AsyncConnection) -> StoredTable | None:
            row = (await connection.execute(select(tables).where(tables.c.id == table_id))).mappings().first()
            if row is None:
                return None
            return _table(row, await _chairs(connection, [table_id]))

        return await self.database.read(work)

    async def listed(self) -> list[StoredTable]:
        """Open tables that wait for people, the newest first."""
        wanted = select(tables).where(tables.c.open, tables.c.status == WAITING)
        return await self._tables(wanted.order_by(tables.c.changed.desc()).limit(MOST_LISTED))

    async def tables_of(self, tokens: list[str]) -> list[StoredTable]:
        """The tables at which the holder of these tokens sits."""
        mine = select(chairs.c.table_id).where(chairs.c.token.in_(tokens))
        return await self._tables(
            select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.changed.desc())
        )

    async def tables_that_wait_for_bots(self, since: int) -> list[str]:
        async def work(connection: AsyncConnection) -> list[str]:
            wanted = select(tables.c.id).where(tables.c.bot_is_due, *being_played)
            return list((await connection.execute(wanted.where(tables.c.changed <= since))).scalars())

        return await self.database.read(work)

    async def tables_out_of_time(self) -> list[str]:
        """Where somebody has thought for longer than the clock allows."""

        async def work(connection: AsyncConnection) -> list[str]:
            wanted = select(tables.c.id).where(tables.c.deadline <= now(), *being_played)
            return list((await connection.execute(wanted)).scalars())

        return await self.database.read(work)

    async def versions(self, ids: list[str]) -> dict[str, int]:
        async def work(connection: AsyncConnection) -> dict[str, int]:
            found = await connection.execute(
                select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids))
            )
            return {row[0]: row[1] for row in found}

        return await self.database.read(work)

    async def change(self, table: StoredTable, **values: Any) -> int:
        """Change what is written of a table, unless somebody else did so first; returns the new version."""

        async def work(connection: AsyncConnection) -> int:
            return await advance(connection, table.id, table.version, values)

        return await self.database.write(work, table.id)

    async def change_chair(self, table: StoredTable, seat: int, **values: Any) -> int:
        async def work(connection: AsyncConnection) -> int:
            where = (chairs.c.table_id == table.id) & (chairs.c.seat == seat)
            await connection.execute(update(chairs).where(where).values(**values))
            return await advance(connection, table.id, table.version, {})

        return await self.database.write(work, table.id)

    async def forget(self, before: dict[str, int]) -> int:
        """Remove tables of these statuses that nobody has touched since; returns how many."""

        async def work(connection: AsyncConnection) -> int:
            gone = 0
            for status, since in before.items():
                where = (tables.c.status == status) & (tables.c.changed < since)
                gone += (await connection.execute(delete(tables).where(where))).rowcount
            return gone

        return await self.database.write(work)

    async def _tables(self, wanted: Any) -> list[StoredTable]:
        async def work(connection: AsyncConnection) -> list[StoredTable]:
            rows = (await connection.execute(wanted)).mappings().all()
            found = await _chairs(connection, [row["id"] for row in rows])
            return [_table(row, found) for row in rows]

        return await self.database.read(work)

    # --- what is played ----------------------------------------------------------------------

    async def answers(self, table_id: str, since: int = 0) -> list[StoredAnswer]:
        """What was said at a table, from the answer with this number on."""

        async def work(connection: AsyncConnection) -> list[StoredAnswer]:
            wanted = select(entries).where(entries.c.table_id == table_id, entries.c.number >= since)
            return [
                StoredAnswer(row["seat"], row["message"], _entries.decode(row["entries"]))
                for row in (await connection.execute(wanted.order_by(entries.c.number))).mappings()
            ]

        return await self.database.read(work)

    async def append(
        self,
        table: StoredTable,
        number: int,
        answer: StoredAnswer,
        *,
        status: str,
        bot_is_due: bool = False,
        deadline: int | None = None,
        changed: int | None = None,
    ) -> int:
        """One more answer under its number, or Conflict; returns the new version of the table."""
        wanted = Append(
            table.id,
            table.version,
            number,
            answer.seat,
            answer.message,
            msgspec.json.encode(answer.entries).decode(),
            now(),
            status,
            bot_is_due,
            deadline,
            now() if changed is None else changed,
        )
        return await self.database.write_together(append_all, wanted)


async def _chairs(connection: AsyncConnection, ids: list[str]) -> dict[str, list[StoredChair]]:
    wanted = select(chairs).where(chairs.c.table_id.in_(ids)).order_by(chairs.c.table_id, chairs.c.seat)
    found: dict[str, list[StoredChair]] = {}
    for row in (await connection.execute(wanted)).mappings():
        values = {name: row[name] for name in StoredChair.__struct_fields__}
        found.setdefault(row["table_id"], []).append(StoredChair(**values))
    return found


def _table(row: Any, found: dict[str, list[StoredChair]]) -> StoredTable:
    values = {str(name): value for name, value in row.items()}
    values["options"] = msgspec.json.decode(row["options"])
    values["chairs"] = found.get(row["id"], [])
    return StoredTable(**values)
