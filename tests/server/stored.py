"""What lies in a store, read beside the room: SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, ProgrammingError

from clubantique.server.database import connect

PATIENCE = 120.0
SHORT_REST = 0.05

Said = tuple[int | None, str | None, list[object]]
"""Who said what under which id."""

ENTRIES = "SELECT seat, message, entries FROM entries WHERE table_id = :table ORDER BY number"
LINES = "SELECT seat, message, text FROM chats WHERE table_id = :table ORDER BY number"
CHAIRS = "SELECT name, token FROM chairs WHERE table_id = :table ORDER BY seat"


async def rows(url: str, statement: str, **values: Any) -> list[tuple[Any, ...]]:
    """As soon as the store is there: some tests restart it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await _rows(url, statement, values)
            except (OSError, DBAPIError) as error:
                if isinstance(error, ProgrammingError):
                    raise
                await asyncio.sleep(SHORT_REST)


async def _rows(url: str, statement: str, values: dict[str, Any]) -> list[tuple[Any, ...]]:
    engine = connect(url, writes=False)
    try:
        async with engine.connect() as connection:
            return [tuple(row) for row in await connection.execute(text(statement), values)]
    finally:
        await engine.dispose()


async def change(url: str, *statements: str) -> None:
    engine = connect(url, writes=True)
    try:
        async with engine.begin() as connection:
            for statement in statements:
                await connection.execute(text(statement))
    finally:
        await engine.dispose()


async def entries(url: str, table: str) -> list[Said]:
    found = await rows(url, ENTRIES, table=table)
    return [(seat, message, json.loads(said)) for seat, message, said in found]


async def lines(url: str, table: str) -> list[tuple[int, str, str]]:
    return [(seat, message, said) for seat, message, said in await rows(url, LINES, table=table)]


async def chairs(url: str, table: str) -> list[tuple[str | None, str | None]]:
    return [(name, token) for name, token in await rows(url, CHAIRS, table=table)]
