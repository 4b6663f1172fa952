"""Answers at many tables in one go: three statements, however many there are."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, bindparam, insert, select, update

from clubantique.server.database import Conflict
from clubantique.server.schema import entries, tables

VERSIONS = select(tables.c.id, tables.c.version).order_by(tables.c.id).with_for_update()
APPEND = insert(entries)
ADVANCE = update(tables).where(tables.c.id == bindparam("advanced"))


class Append(Struct, frozen=True):
    """One more answer at a table, if the table is still at this version."""

    table_id: str
    version: int
    row: dict[str, Any]  # of the entries
    values: dict[str, Any]  # of the table, as the answer has changed it


def append_all(connection: Connection, wanted: list[Append]) -> list[int | Exception]:
    """The new version of each table, or Conflict where somebody else has written first.

    The versions stay as they were read until the commit: SQLite has one writer, PostgreSQL locks the rows.
    """
    found = connection.execute(VERSIONS.where(tables.c.id.in_([each.table_id for each in wanted])))
    versions = {row[0]: row[1] for row in found}
    timely = [each for each in wanted if versions.get(each.table_id) == each.version]
    if timely:
        connection.execute(APPEND, [each.row for each in timely])
        connection.execute(ADVANCE, [_advanced(each) for each in timely])
    return [
        each.version + 1 if versions.get(each.table_id) == each.version else Conflict(each.table_id)
        for each in wanted
    ]


def _advanced(append: Append) -> dict[str, Any]:
    return {"advanced": append.table_id, "version": append.version + 1, **append.values}
