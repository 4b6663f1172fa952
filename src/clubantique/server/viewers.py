"""Who looks at which table: every connection has a bounded outbox and gets what its own seat may see."""

from __future__ import annotations

import asyncio

from clubantique.core.events import Viewer
from clubantique.server.live import Live
from clubantique.server.messages import Answer, encode

OUTBOX = 64
"""How many messages may wait for a slow client before it is cut off; it comes back and gets a fresh view."""


class Connection:
    """One open socket of one viewer."""

    def __init__(self, table_id: str, seat: Viewer) -> None:
        self.table_id = table_id
        self.seat = seat
        self.heard = 0  # events of the play that this connection has been sent
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(OUTBOX + 1)
        self.closed = False

    def send(self, message: Answer) -> None:
        """Put it in the outbox; a client that does not keep up is closed."""
        if self.closed:
            return
        if self.outbox.qsize() >= OUTBOX:
            self.close()
            return
        self.outbox.put_nowait(encode(message))

    def show(self, live: Live) -> None:
        """The table as it stands, with what is new since the last time."""
        self.send(live.update(self.seat, self.heard))
        self.heard = live.told

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            while self.outbox.full():
                self.outbox.get_nowait()
            self.outbox.put_nowait(None)


class Viewers:
    """The connections of this process, by table."""

    def __init__(self) -> None:
        self._by_table: dict[str, set[Connection]] = {}

    def add(self, connection: Connection, live: Live) -> None:
        self._by_table.setdefault(connection.table_id, set()).add(connection)
        if connection.seat is not None:
            live.present[connection.seat] = live.present.get(connection.seat, 0) + 1

    def remove(self, connection: Connection, live: Live) -> None:
        found = self._by_table.get(connection.table_id, set())
        found.discard(connection)
        if not found:
            self._by_table.pop(connection.table_id, None)
        if connection.seat is not None:
            live.present[connection.seat] = max(0, live.present.get(connection.seat, 0) - 1)

    def at(self, table_id: str) -> list[Connection]:
        return list(self._by_table.get(table_id, ()))

    def count(self) -> int:
        return sum(len(found) for found in self._by_table.values())

    def publish(self, live: Live) -> None:
        """Everybody at the table gets their own view. Only called when what is shown has been stored."""
        for connection in self.at(live.table.id):
            connection.show(live)

    def turn_out(self, table_id: str, seat: int) -> None:
        """The seat has moved to another device: who held it must come back as somebody else."""
        for connection in self.at(table_id):
            if connection.seat == seat:
                connection.close()

    async def close(self) -> None:
        for found in self._by_table.values():
            for connection in found:
                connection.close()
