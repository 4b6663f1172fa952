"""The one way in which tables are written: changes at many tables in a few statements, whatever they are about.

A change is written whole, under the version of its table, or not at all.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from clubantique.server.box_writes import keep_boxes
from clubantique.server.rows import Change, NewLine, TableRow
from clubantique.server.schema import chairs, chats, entries, passes, tables

VERSIONS = select(tables.c.id, tables.c.version).order_by(tables.c.id).with_for_update(key_share=True)
CHANGING = (
    "status",
    "version",
    "bot_is_due",
    "rematch",
    "paused",
    "deadline",
    "due",
    "due_version",
    "changed",
    "marked",
)
"""What may change about a table; everything else is as it was set up."""

BESIDE = ("chairs", "box_title")
"""What is kept of a table in other places than its row."""

_changing = attrgetter(*CHANGING)
ADVANCED = ("advanced", "before", *CHANGING)
ADVANCE = update(tables).where(tables.c.id == bindparam("advanced"), tables.c.version == bindparam("before"))


class Conflict(Exception):
    """Somebody else has written there first."""


class Repeated(Exception):
    """A line that was stored before under the same message id, or a code that is there already."""


class CodeGone(Exception):
    """A one-time code that somebody has used, or that was never there."""


Result = int | Exception
"""The new version of a table, or why it was not written."""


def write_changes(connection: Connection, wanted: list[Change]) -> list[Result]:
    """Those whose table has moved on change nothing; the others are written together."""
    stale = moved_on(connection, wanted)
    results: list[Result] = []
    timely: list[Change] = []
    for change in wanted:
        result = judged(connection, change, stale)
        results.append(result)
        if not isinstance(result, Exception):
            timely.append(change)
    if timely:
        write_all(connection, timely)
    return results


def moved_on(connection: Connection, wanted: list[Change]) -> set[str]:
    """The tables that somebody else has written to, if they must be read: where drivers count rows, writing tells it.

    The rows are locked, in the same order in every process: they stay as they were read until the commit.
    """
    expected = {change.row.id: change.before.version for change in wanted if change.before is not None}
    if not expected or connection.dialect.supports_sane_multi_rowcount:
        return set()
    found = {row[0]: row[1] for row in connection.execute(VERSIONS.where(tables.c.id.in_(expected)))}
    return {table_id for table_id, version in expected.items() if found.get(table_id) != version}


def judged(connection: Connection, change: Change, stale: set[str]) -> Result:
    if change.row.id in stale:
        return Conflict(change.row.id)
    if change.line is not None and was_said(connection, change.row.id, change.line):
        return Repeated(change.line.message)
    if change.new_code is not None and is_there(connection, change.new_code.code):
        return Repeated(change.row.id)
    if change.used_code is not None and not used(connection, change.used_code):
        return CodeGone(change.used_code)
    return change.row.version


def was_said(connection: Connection, table_id: str, line: NewLine) -> bool:
    same = (chats.c.table_id == table_id, chats.c.seat == line.seat, chats.c.message == line.message)
    return connection.execute(select(chats.c.number).where(*same)).first() is not None


def is_there(connection: Connection, code: str) -> bool:
    return connection.execute(select(passes.c.code).where(passes.c.code == code)).first() is not None


def used(connection: Connection, code: str) -> bool:
    """Whether it was there to be used; it is not any more."""
    return bool(connection.execute(delete(passes).where(passes.c.code == code)).rowcount == 1)


def write_all(connection: Connection, timely: list[Change]) -> None:
    if brought := [change.box for change in timely if change.box is not None]:
        keep_boxes(connection, brought)
    for row in [each for change in timely for each in new_tables(change)]:
        insert_table(connection, row)
    advance(connection, [change for change in timely if change.before is not None])
    insert_entries(connection, [entry_of(change) for change in timely if change.answer is not None])
    for change in timely:
        write_chairs(connection, change)
        write_beside(connection, change)


def new_tables(change: Change) -> list[TableRow]:
    first = [change.row] if change.before is None else []
    return first if change.beside is None else [*first, change.beside]


def insert_table(connection: Connection, row: TableRow) -> None:
    options = row.options if row.box_title is None else [row.options]
    values = columns(row) | {"options": msgspec.json.encode(options).decode()}
    for name in BESIDE:
        del values[name]
    connection.execute(insert(tables), [values])
    connection.execute(
        insert(chairs),
        [{"table_id": row.id, "seat": seat, **columns(chair)} for seat, chair in enumerate(row.chairs)],
    )


def advance(connection: Connection, changes: list[Change]) -> None:
    """Conflict if a table was found at another version: then nothing is written, and each is tried alone."""
    if not changes:
        return
    rows = [dict(zip(ADVANCED, advanced(change), strict=True)) for change in changes]
    done = connection.execute(ADVANCE, rows)
    if connection.dialect.supports_sane_multi_rowcount and done.rowcount != len(changes):
        raise Conflict(changes[0].row.id)


def advanced(change: Change) -> tuple[Any, ...]:
    """The table, the version that it must have, and what changes."""
    assert change.before is not None
    return (change.row.id, change.before.version, *_changing(change.row))


def entry_of(change: Change) -> dict[str, Any]:
    assert change.answer is not None
    return {
        "table_id": change.row.id,
        "number": change.number,
        "seat": change.answer.seat,
        "message": change.answer.message,
        "entries": msgspec.json.encode(change.answer.entries).decode(),
        "made": change.row.changed,
    }


def insert_entries(connection: Connection, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(entries), rows)


def write_chairs(connection: Connection, change: Change) -> None:
    """First nobody has the tokens that change hands, for no two chairs may have the same.

    Where somebody else speaks for a seat now, codes that were made for it are good for nothing.
    """
    if change.before is None or change.row.chairs is change.before.chairs:
        return
    table_id, moved = change.row.id, moved_seats(change.before, change.row)
    if moved:
        at = (chairs.c.table_id == table_id, chairs.c.seat.in_(moved))
        connection.execute(update(chairs).where(*at).values(token=None))
        connection.execute(delete(passes).where(passes.c.table_id == table_id, passes.c.seat.in_(moved)))
    for seat, chair in enumerate(change.row.chairs):
        if chair != change.before.chairs[seat]:
            where = (chairs.c.table_id == table_id, chairs.c.seat == seat)
            connection.execute(update(chairs).where(*where).values(**columns(chair)))


def moved_seats(before: TableRow, after: TableRow) -> list[int]:
    """Seats that another device holds now."""
    pairs = enumerate(zip(before.chairs, after.chairs, strict=True))
    return [seat for seat, (old, new) in pairs if (old.token, old.beside) != (new.token, new.beside)]


def write_beside(connection: Connection, change: Change) -> None:
    """Lines of chat and seat codes."""
    table_id = change.row.id
    if change.forgets is not None:
        gone = (chats.c.table_id == table_id, chats.c.seat == change.forgets)
        connection.execute(delete(chats).where(*gone))
    if change.line is not None:
        last = select(func.max(chats.c.number)).where(chats.c.table_id == table_id)
        number = (connection.execute(last).scalar() or 0) + 1
        row = columns(change.line) | {"table_id": table_id, "number": number, "made": change.row.changed}
        connection.execute(insert(chats), [row])
    if change.new_code is not None:
        connection.execute(insert(passes), [columns(change.new_code)])


def columns(struct: Any) -> dict[str, Any]:
    """The fields of a row by name."""
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
