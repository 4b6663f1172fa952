"""Answers at many tables in one go: a few statements, however many there are."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, bindparam, insert, select, update

from clubantique.server.database import Conflict
from clubantique.server.schema import entries, tables

VERSIONS = select(tables.c.id, tables.c.version).order_by(tables.c.id).with_for_update()
APPEND = insert(entries)
ADVANCE = update(tables).where(tables.c.id == bindparam("advanced"))

ENTRY = ("table_id", "number", "seat", "message", "entries", "made")
TABLE = ("status", "bot_is_due", "deadline", "changed")


class Append(Struct, frozen=True):
    """One more answer at a table, if the table is still at this version; and what the answer has changed there."""

    table_id: str
    version: int
    number: int
    seat: int | None
    message: str | None
    entries: str
    made: int
    status: str
    bot_is_due: bool
    deadline: int | None
    changed: int


def append_all(connection: Connection, wanted: list[Append]) -> list[int | Exception]:
    """The new version of each table, or Conflict where somebody else has written first."""
    if connection.dialect.name == "sqlite":
        return _append_whole(connection, wanted)
    return _append_each(connection, wanted)


def _append_each(connection: Connection, wanted: list[Append]) -> list[int | Exception]:
    """The rows are locked, in the same order in every process: the versions stay as they were read until the commit."""
    found = connection.execute(VERSIONS.where(tables.c.id.in_([each.table_id for each in wanted])))
    versions = {row[0]: row[1] for row in found}
    timely = [each for each in wanted if versions.get(each.table_id) == each.version]
    if timely:
        connection.execute(APPEND, [_named(each, ENTRY) for each in timely])
        connection.execute(ADVANCE, [_advanced(each) for each in timely])
    return [
        each.version + 1 if versions.get(each.table_id) == each.version else Conflict(each.table_id)
        for each in wanted
    ]


def _named(append: Append, names: tuple[str, ...]) -> dict[str, Any]:
    return {name: getattr(append, name) for name in names}


def _advanced(append: Append) -> dict[str, Any]:
    return {"advanced": append.table_id, "version": append.version + 1, **_named(append, TABLE)}


def _append_whole(connection: Connection, wanted: list[Append]) -> list[int | Exception]:
    """All or, if somebody was faster at one of the tables, none.

    SQLite works in a thread of its own. Between two rows it has to ask the interpreter, which is busy, so it gets all
    rows at once: as one statement with many values, which the ordinary way of writing it would take apart.
    """
    new = [f"{name} = new.column{place}" for place, name in enumerate(TABLE, 3)]
    done = connection.exec_driver_sql(
        f"UPDATE tables SET version = new.column2 + 1, {', '.join(new)} "
        f"FROM (VALUES {_places(wanted, 2 + len(TABLE))}) AS new "
        "WHERE tables.id = new.column1 AND tables.version = new.column2",
        _values(wanted, ("table_id", "version", *TABLE)),
    )
    if done.rowcount != len(wanted):
        raise Conflict(wanted[0].table_id)
    connection.exec_driver_sql(
        f"INSERT INTO entries ({', '.join(ENTRY)}) VALUES {_places(wanted, len(ENTRY))}",
        _values(wanted, ENTRY),
    )
    return [each.version + 1 for each in wanted]


def _places(wanted: list[Append], columns: int) -> str:
    return ", ".join([f"({', '.join('?' * columns)})"] * len(wanted))


def _values(wanted: list[Append], names: tuple[str, ...]) -> tuple[Any, ...]:
    return tuple(getattr(each, name) for each in wanted for name in names)
