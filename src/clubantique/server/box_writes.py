"""How boxes are written and go: with the table that needs them, or with nobody who does."""

from __future__ import annotations

from operator import attrgetter

import msgspec
from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects.postgresql import insert as insert_in_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_in_sqlite

from clubantique.server.rows import BoxRow
from clubantique.server.schema import boxes, tables

DAY = 24 * 3600
needed = select(tables.c.components)


def keep_boxes(connection: Connection, wanted: list[BoxRow]) -> list[Exception | None]:
    """Whoever removes boxes waits for those who bring one, and finds it fresh."""
    insert = insert_in_postgresql if connection.dialect.name == "postgresql" else insert_in_sqlite
    for box in sorted({box.digest: box for box in wanted}.values(), key=attrgetter("digest")):
        values = msgspec.structs.asdict(box) | {"unable": msgspec.json.encode(box.unable).decode()}
        fresh = {"touched": box.touched, "unable": values["unable"]}
        connection.execute(
            insert(boxes).values(values).on_conflict_do_update(index_elements=[boxes.c.digest], set_=fresh)
        )
    return [None] * len(wanted)


def drop_unneeded(connection: Connection, now: int) -> None:
    """Those that nobody has set a table up with, and whose tables have gone."""
    connection.execute(delete(boxes).where(boxes.c.touched < now - DAY, boxes.c.digest.not_in(needed)))


def drop_with_tables(connection: Connection, digests: list[str]) -> None:
    """The boxes of tables that have just been removed, unless others play with them."""
    connection.execute(delete(boxes).where(boxes.c.digest.in_(digests), boxes.c.digest.not_in(needed)))
