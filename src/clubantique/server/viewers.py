"""Who looks at which table: every connection has a bounded outbox and gets what its own seat may see."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from clubantique.core.events import Viewer
from clubantique.server.messages import Answer, Heard, Line, encode
from clubantique.server.projection import Eyes, Face, own, update
from clubantique.server.table import Table, lent_by
from clubantique.server.tasks import end

SHOWN_AT_ONCE, GALLERY_SECONDS = 10, 0.01
"""Together a thousand messages a second to onlookers, at all tables."""

MOST = 64
"""How many messages may wait before the client is cut off; it comes back and gets a fresh view."""


class Outbox:
    """A queue with one reader. `asyncio.Queue` can do more, and costs more for every message."""

    def __init__(self) -> None:
        self.waiting: deque[bytes] = deque()
        self._reader: asyncio.Future[None] | None = None
        self.closed = False
        self.send_now: Callable[[bytes], bool] | None = None  # goes past the queue where nobody has to wait

    def put(self, message: bytes) -> None:
        """Never waits; a client that does not keep up is cut off."""
        if len(self.waiting) >= MOST:
            self.waiting.clear()
            self.close()
        if self.closed:
            return
        idle = self._reader is not None and not self._reader.done() and not self.waiting
        if not (idle and self.send_now is not None and self.send_now(message)):
            self.waiting.append(message)
            self._wake()

    def close(self) -> None:
        """What waits is still sent, then no more."""
        self.closed = True
        self._wake()

    async def take(self) -> bytes | None:
        """The next message, as soon as there is one; None when there will be no more."""
        while not self.waiting:
            if self.closed:
                return None
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self.waiting.popleft()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)


class Connection:
    """One open socket of one viewer."""

    def __init__(
        self,
        table_id: str,
        seat: Viewer,
        mine: list[int],
        holder: str | None = None,
        lent: list[int] | None = None,
        address: str = "",
    ) -> None:
        self.table_id = table_id
        self.address = address
        self.holder = holder  # the hash of the token that says which seats are theirs ...
        self.chairs: object = None  # ... of these chairs
        self.eyes = Eyes(seat, mine, lent or [])
        self.shown: tuple[object, object] | None = None  # what the last update was about
        self.heard = 0  # events of the play that this connection has been sent
        self.line = 0  # the last line of the chat that it has been sent
        self.outbox = Outbox()

    @property
    def seat(self) -> Viewer:
        return self.eyes.viewer

    @property
    def mine(self) -> list[int]:
        """All seats of this visitor: several on a shared device."""
        return self.eyes.mine

    def send(self, message: Answer) -> None:
        self.outbox.put(encode(message))

    def sits_where_it_did(self, table: Table) -> bool:
        """Whether its token still speaks for the same seats; found out only when somebody has moved."""
        chairs, holder = table.row.chairs, self.holder
        if chairs is not self.chairs:
            same = (table.seats_of(holder), lent_by(table.row, holder)) == (self.mine, self.eyes.lent)
            self.chairs = chairs if same else self.chairs
        return chairs is self.chairs

    def look(self, table: Table, face: Face) -> None:
        if self.sits_where_it_did(table):
            self.show(table, face)
        else:
            self.outbox.close()  # a seat has moved to another device: come back as somebody else

    def show(self, table: Table, face: Face) -> None:
        """The table as it stands, with what is new since the last time; nothing if nothing is."""
        shown = (face, own(table, self.seat))
        if shown != self.shown:
            self.shown = shown
            self.send(update(table, self.eyes, self.heard, face.sent))
            self.heard = face.told

    def show_everything(self, table: Table, face: Face) -> None:
        self.shown, self.heard = None, 0
        self.show(table, face)

    def tell(self, lines: list[Line]) -> None:
        """The lines of the chat that it has not had."""
        new = [line for line in lines if line.number > self.line]
        if new:
            self.line = new[-1].number
            self.send(Heard(new))


class Gallery:
    """Those who look on are shown what happens after those who play, and so many messages a second in all.

    However many come, players do not wait for them: under load an onlooker misses views in between, never the newest.
    """

    def __init__(self, viewers: Viewers) -> None:
        self._viewers = viewers
        # what has not been shown, in the order in which it waits
        self._newest: dict[str, tuple[Table, Face]] = {}
        self._shown = 0
        self._task: asyncio.Task[None] | None = None

    def show(self, table: Table, face: Face) -> None:
        self._newest[table.row.id] = (table, face)
        if self._task is None:
            self._task = asyncio.create_task(self._work())

    @property
    def waits(self) -> bool:
        return bool(self._newest)

    async def _work(self) -> None:
        try:
            while self._newest:
                await self._show_all(next(iter(self._newest)))
        finally:
            self._task = None

    async def _show_all(self, table_id: str) -> None:
        before = self._newest[table_id]
        for onlooker in [each for each in self._viewers.at(table_id) if each.seat is None]:
            onlooker.look(*self._newest[table_id])
            self._shown += 1
            if self._shown % SHOWN_AT_ONCE == 0:
                await asyncio.sleep(GALLERY_SECONDS)
        newest = self._newest.pop(table_id)
        if newest is not before:  # the first have not seen it: once more, after the others
            self._newest[table_id] = newest

    async def close(self) -> None:
        await end([] if self._task is None else [self._task])


class Viewers:
    """The connections of this process, by table."""

    def __init__(self) -> None:
        self._by_table: dict[str, set[Connection]] = {}
        self._gallery = Gallery(self)

    def add(self, connection: Connection) -> None:
        self._by_table.setdefault(connection.table_id, set()).add(connection)

    def remove(self, connection: Connection) -> bool:
        """Whether it was there."""
        found = self._by_table.get(connection.table_id, set())
        if connection not in found:
            return False
        found.discard(connection)
        if not found:
            del self._by_table[connection.table_id]
        return True

    def at(self, table_id: str) -> list[Connection]:
        return list(self._by_table.get(table_id, ()))

    def count(self) -> int:
        return sum(len(found) for found in self._by_table.values())

    def publish(self, table: Table, face: Face) -> None:
        """Everybody at the table gets their own view, players first. Only called with what has been stored."""
        onlookers = False
        for connection in self.at(table.row.id):
            if connection.seat is None:
                onlookers = True
            else:
                connection.look(table, face)
        if onlookers:
            self._gallery.show(table, face)

    def waits(self) -> bool:
        """Whether somebody who looks on has not been shown everything yet."""
        return self._gallery.waits

    def address_at(self, table_id: str) -> str | None:
        """The address of somebody who sits there, or else looks on."""
        found = [(each.seat is None, each.address) for each in self.at(table_id)]
        return min(found)[1] if found else None

    def close_at(self, table_id: str) -> None:
        """The table is gone."""
        for connection in self.at(table_id):
            connection.outbox.close()

    async def close(self) -> None:
        for table_id in list(self._by_table):
            self.close_at(table_id)
        await self._gallery.close()
