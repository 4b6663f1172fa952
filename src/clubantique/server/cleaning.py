"""Tables that nobody has touched for long are marked first, and removed only when a later round finds them so again.

A clock may jump, and a machine may have been off: both look the same. So whenever the clock has not simply gone on, all
marks go, and whatever was touched since the last such gap counts as touched now. What is removed has been marked for a
day by a clock that went on, and for an hour that this process has measured; never more than a twentieth at once.
"""

from __future__ import annotations

import logging
import time

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from clubantique.server.box_writes import drop_unneeded
from clubantique.server.database import Database
from clubantique.server.logs import mark, note
from clubantique.server.schema import clock, tables

log = logging.getLogger("clubantique.cleaning")

ROUND_SECONDS = 600.0
DAY = 24 * 3600
HOUR = 3600.0
SHARE = 20
SLACK = 600  # seconds by which clocks of several machines may differ
MOST_NAMED = 20
MOST_AT_ONCE = 5000


class Round(Struct, frozen=True):
    """One look at all tables: when, what is too old, and what may go."""

    now: int
    before: int  # untouched since then
    ripe: list[str]  # marked for as long as a mark must be seen


class Found(Struct, frozen=True):
    """What a round did."""

    jumped: int | None
    marked: list[str]
    removed: list[str]
    marks: list[str]  # all that are marked now


class Cleaning:
    """The rounds of one process."""

    def __init__(self, database: Database, keep_seconds: int) -> None:
        self.database = database
        self.keep_seconds = keep_seconds
        self._next = time.monotonic() + ROUND_SECONDS
        self._since: dict[str, float] = {}  # how long we have seen each mark

    async def clean(self, now: int, in_use: set[str]) -> Found | None:
        """Now and then; tables at which somebody is are in use."""
        moment = time.monotonic()
        if moment < self._next:
            return None
        self._next = moment + ROUND_SECONDS
        ripe = [each for each, then in self._since.items() if moment - then >= HOUR and each not in in_use]
        ripe = ripe[:MOST_AT_ONCE]
        found: Found = await self.database.write(_clean, Round(now, now - self.keep_seconds, ripe))
        self._since = {each: self._since.get(each, moment) for each in found.marks}
        tell(found)
        return found


def tell(found: Found) -> None:
    if found.jumped is not None:
        note(log, "clock-jumped", logging.WARNING, seconds=found.jumped)
    for event, ids in (("tables-marked", found.marked), ("tables-removed", found.removed)):
        if ids:
            note(log, event, count=len(ids), tables=[mark(each) for each in ids[:MOST_NAMED]])


def _clean(connection: Connection, rounds: list[Round]) -> list[Found | Exception]:
    return [_round(connection, each) for each in rounds]


def _round(connection: Connection, this: Round) -> Found:
    jumped = _look_at_clock(connection, this.now)
    if jumped is not None:
        return Found(jumped, [], [], [])
    removed = _remove(connection, this)
    drop_unneeded(connection, this.now)
    old = (tables.c.changed < this.before, tables.c.marked.is_(None))
    new = list(connection.execute(select(tables.c.id).where(*old)).scalars())
    connection.execute(update(tables).where(*old).values(marked=this.now))
    connection.execute(update(tables).where(tables.c.changed >= this.before).values(marked=None))
    marks = list(connection.execute(select(tables.c.id).where(tables.c.marked.is_not(None))).scalars())
    return Found(None, new, removed, marks)


def _look_at_clock(connection: Connection, now: int) -> int | None:
    """How far the clock has jumped since somebody looked last, if it has not simply gone on."""
    row = connection.execute(select(clock.c.since, clock.c.seen).with_for_update()).first()
    if row is None:
        connection.execute(insert(clock), [{"id": 1, "since": 0, "seen": now}])  # all was touched since then
        return None
    if -SLACK <= now - row.seen <= DAY:
        connection.execute(update(clock).values(seen=max(now, row.seen)))
        return None
    touched = tables.c.changed >= min(row.since, now) - SLACK
    connection.execute(update(tables).where(touched).values(changed=now))
    connection.execute(update(tables).values(marked=None))
    connection.execute(update(clock).values(since=now, seen=now))
    return now - int(row.seen)


def _remove(connection: Connection, this: Round) -> list[str]:
    most = max(1, int(connection.execute(select(func.count()).select_from(tables)).scalar() or 0) // SHARE)
    going = (
        tables.c.changed < this.before,
        tables.c.marked <= this.now - DAY,
        tables.c.id.in_(this.ripe),
    )
    ids = list(connection.execute(select(tables.c.id).where(*going).limit(most)).scalars())
    if ids:
        connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    return ids


async def would_go(connection: AsyncConnection, now: int, keep_seconds: int) -> tuple[int, int]:
    """How many tables are marked, and how many are old enough to be: for whoever wants to know beforehand."""
    marked = select(func.count()).where(tables.c.marked.is_not(None))
    old = select(func.count()).where(tables.c.changed < now - keep_seconds)
    return int((await connection.execute(marked)).scalar() or 0), int(
        (await connection.execute(old)).scalar() or 0
    )
