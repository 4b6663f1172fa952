"""Stores of earlier versions: what a room of commit f1e47e0 left behind, with the tokens of everybody who sat there."""

from __future__ import annotations

import json
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert, inspect

from clubantique.server.backups import rows_of, stored_tables
from clubantique.server.database import connect
from clubantique.server.migrate import upgrade

FOLDER = Path(__file__).with_name("fixtures")
BACKUP = FOLDER / "f1e47e0.backup"
TABLES: list[dict[str, Any]] = json.loads((FOLDER / "f1e47e0.json").read_text())
"""Three games, each waiting, in the middle of a game, paused, over, closed, and on a shared device."""

Shape = dict[str, list[str]]


async def put(url: str, revision: str) -> None:
    """As it was at this revision, or would have been."""
    engine = connect(url, writes=True)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(fill, revision)
    finally:
        await engine.dispose()


def fill(connection: Connection, revision: str) -> None:
    upgrade(connection, revision)
    there = {table.name: table for table in stored_tables(connection)}
    for name, rows in groupby(rows_of(BACKUP), key=itemgetter(0)):
        columns = there[name].columns.keys()
        connection.execute(insert(there[name]), [{each: row[each] for each in columns} for _, row in rows])


async def shape(url: str) -> Shape:
    """Every table with its columns."""
    engine = connect(url, writes=False)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(tables_and_columns)
    finally:
        await engine.dispose()


def tables_and_columns(connection: Connection) -> Shape:
    found = inspect(connection)
    return {
        name: sorted(column["name"] for column in found.get_columns(name)) for name in found.get_table_names()
    }
