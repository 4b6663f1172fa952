"""Who is there, on all processes: each writes down whom it sees, and counts on for as long as it lives.

No clock is compared with another one. A process is alive while its count goes on, as measured here; one that was killed
is noticed when it does not. Whoever is alone has nobody to tell, and writes only when somebody comes or goes.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from secrets import token_hex

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from clubantique.server.database import Database
from clubantique.server.errors import StoreAway
from clubantique.server.schema import processes

BEAT_SECONDS = 0.5
DEAD_SECONDS = 1.8
FORGET_SECONDS = 60.0
PROOF_SECONDS = 1.0
PATIENCE_SECONDS = 5.0
MOST_FOUND = 10_000

Seats = dict[str, list[int]]
"""The seats of every table whose people are connected somewhere."""

_seats = msgspec.json.Decoder(Seats)


class ProcessRow(Struct, frozen=True):
    """What one process says of itself."""

    id: str
    beat: int
    revision: int
    present: str


class Other(Struct):
    """Another process, as it looks from here."""

    beat: int
    revision: int
    moved: float  # when its count last went on
    present: Seats
    alive: bool = True


class Presence:
    """The seats that are present at each table, here and elsewhere."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.id = token_hex(8)
        self.opened = time.monotonic()
        self._here: Counter[tuple[str, int]] = Counter()
        self._others: dict[str, Other] = {}
        # as it was found out last; forgotten when somebody comes or goes
        self._at: dict[str, frozenset[int]] = {}
        self._seen: dict[tuple[str, int], float] = {}  # when somebody who is gone was here last
        self._beat = 0
        self._revision = 0
        self._written: ProcessRow | None = None
        self._news = asyncio.Event()
        self._proved, self._proof = -PROOF_SECONDS, False

    # --- who is there ------------------------------------------------------------------------

    def arrive(self, table_id: str, seats: list[int]) -> None:
        for seat in seats:
            self._here[table_id, seat] += 1
        self._changed(table_id, seats)

    def leave(self, table_id: str, seats: list[int]) -> None:
        for seat in seats:
            self._here[table_id, seat] -= 1
            if self._here[table_id, seat] <= 0:
                del self._here[table_id, seat]
                self._seen[table_id, seat] = time.monotonic()
        self._changed(table_id, seats)

    def _changed(self, table_id: str, seats: list[int]) -> None:
        self._at.pop(table_id, None)
        if seats:
            self._revision += 1
            self._news.set()

    def at(self, table_id: str, seats: int) -> frozenset[int]:
        """Who is present at a table of so many seats."""
        found = self._at.get(table_id)
        if found is None:
            there = {seat for other in self._alive() for seat in other.present.get(table_id, ())}
            found = frozenset(
                seat for seat in range(seats) if seat in there or (table_id, seat) in self._here
            )
            if len(self._at) >= MOST_FOUND:
                self._at = {}
            self._at[table_id] = found
        return found

    @property
    def alone(self) -> bool:
        """Whether no other process writes to this store, as far as we know."""
        return not self._others

    def tables(self) -> set[str]:
        """Where anybody is."""
        return {table for table, _ in self._here} | {table for table, _ in self._elsewhere()}

    def away(self, table_id: str, seats: int, seconds: float) -> frozenset[int]:
        """Whom nobody has seen for so long; a room that has just opened has not waited long enough."""
        moment, present = time.monotonic(), self.at(table_id, seats)
        return frozenset(
            seat
            for seat in range(seats)
            if seat not in present and moment - self._seen.get((table_id, seat), self.opened) >= seconds
        )

    def _alive(self) -> list[Other]:
        return [other for other in self._others.values() if other.alive]

    # --- between the processes ---------------------------------------------------------------

    async def news(self) -> None:
        """Until somebody has come or gone here, or it is time for the next beat."""
        try:
            async with asyncio.timeout(BEAT_SECONDS):
                await self._news.wait()
        except TimeoutError:
            pass
        self._news.clear()

    async def beat(self) -> set[str]:
        """Say who is here, look who is elsewhere; returns the tables at which that has changed."""
        rows = await self.database.read(_read)
        changed = self._look([row for row in rows if row.id != self.id])
        await self._write(alone=self.alone)
        return changed

    def _look(self, rows: list[ProcessRow]) -> set[str]:
        moment = time.monotonic()
        before = self._elsewhere()
        for row in rows:
            other = self._others.get(row.id)
            if other is None:
                self._others[row.id] = Other(row.beat, row.revision, moment, _seats.decode(row.present))
            elif row.beat != other.beat:
                other.beat, other.moved, other.alive = row.beat, moment, True
                if row.revision != other.revision:
                    other.revision, other.present = row.revision, _seats.decode(row.present)
            else:
                other.alive = moment - other.moved < DEAD_SECONDS
        there = {row.id for row in rows}
        self._others = {name: other for name, other in self._others.items() if name in there}
        changed = self._noticed(before, self._elsewhere())
        for table_id in changed:
            self._at.pop(table_id, None)
        return changed

    def _elsewhere(self) -> set[tuple[str, int]]:
        return {
            (table, seat)
            for other in self._alive()
            for table, seats in other.present.items()
            for seat in seats
        }

    def _noticed(self, before: set[tuple[str, int]], after: set[tuple[str, int]]) -> set[str]:
        moment = time.monotonic()
        for gone in before - after:
            self._seen[gone] = moment
        if len(self._seen) > 10_000:
            self._seen = {each: then for each, then in self._seen.items() if moment - then < FORGET_SECONDS}
            self.opened = moment  # of those whom we have forgotten we know only this
        return {table for table, _ in before ^ after}

    async def _write(self, *, alone: bool) -> None:
        """A room that is alone writes only what is new; others want to see that it lives."""
        present: Seats = {}
        for table_id, seat in self._here:
            present.setdefault(table_id, []).append(seat)
        old = self._written
        if old is not None and alone and old.revision == self._revision:
            return
        self._beat += 1
        row = ProcessRow(self.id, self._beat, self._revision, msgspec.json.encode(present).decode())
        await self.database.write(_say, row)
        self._written = row
        await self._bury()

    async def _bury(self) -> None:
        """Those who have been dead for long are not looked at any more."""
        moment = time.monotonic()
        for name in [each for each, other in self._others.items() if moment - other.moved > FORGET_SECONDS]:
            await self.database.write(_forget, name)

    async def proven(self) -> bool:
        """Whether the store can be read and written: tried when somebody asks, at most once a second."""
        moment = time.monotonic()
        if moment - self._proved >= PROOF_SECONDS:
            self._proved = moment
            self._proof = False
            with contextlib.suppress(StoreAway, TimeoutError):
                async with asyncio.timeout(PATIENCE_SECONDS):
                    await self.database.read(_read)
                    await self._write(alone=False)
                self._proof = True
        return self._proof and not self.database.failed_lately()

    async def close(self) -> None:
        with contextlib.suppress(Exception):  # others notice that we do not count on
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self.database.write(_forget, self.id)


async def _read(connection: AsyncConnection) -> list[ProcessRow]:
    return [ProcessRow(*row) for row in await connection.execute(select(processes))]


def _say(connection: Connection, rows: list[ProcessRow]) -> list[Exception | None]:
    for row in rows:
        values = {"beat": row.beat, "revision": row.revision, "present": row.present}
        done = connection.execute(update(processes).where(processes.c.id == row.id).values(**values))
        if done.rowcount == 0:
            connection.execute(insert(processes), [{"id": row.id, **values}])
    return [None] * len(rows)


def _forget(connection: Connection, names: list[str]) -> list[Exception | None]:
    connection.execute(delete(processes).where(processes.c.id.in_(names)))
    return [None] * len(names)
