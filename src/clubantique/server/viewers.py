"""Who looks at which table: every connection has a bounded outbox and gets what its own seat may see."""

from __future__ import annotations

from clubantique.core.events import Viewer
from clubantique.server.messages import Answer, Heard, Line, encode
from clubantique.server.outbox import Outbox
from clubantique.server.position import Face, Position


class Connection:
    """One open socket of one viewer."""

    def __init__(self, table_id: str, seat: Viewer, mine: list[int], holder: str | None = None) -> None:
        self.table_id = table_id
        self.seat = seat
        self.mine = mine  # all seats of this visitor: several on a shared device
        self.holder = holder  # the hash of the token that says so ...
        self.chairs: object = None  # ... of these chairs
        self.shown: tuple[object, object] | None = None  # what the last update was about
        self.heard = 0  # events of the play that this connection has been sent
        self.line = 0  # the last line of the chat that it has been sent
        self.outbox = Outbox()

    def send(self, message: Answer) -> None:
        self.outbox.put(encode(message))

    def sits_where_it_did(self, position: Position) -> bool:
        """Whether its token still speaks for the same seats; found out only when somebody has moved."""
        chairs = position.table.chairs
        if chairs is not self.chairs and position.seats_of(self.holder) == self.mine:
            self.chairs = chairs
        return chairs is self.chairs

    def show(self, position: Position, face: Face) -> None:
        """The table as it stands, with what is new since the last time; nothing if nothing is."""
        shown = (face, position.own(self.seat))
        if shown != self.shown:
            self.shown = shown
            self.send(position.update(self.seat, self.heard, self.mine, face.info))
            self.heard = face.told

    def show_everything(self, position: Position) -> None:
        self.shown, self.heard = None, 0
        self.show(position, position.face())


class Viewers:
    """The connections of this process, by table."""

    def __init__(self) -> None:
        self._by_table: dict[str, set[Connection]] = {}

    def add(self, connection: Connection, position: Position) -> None:
        self._by_table.setdefault(connection.table_id, set()).add(connection)
        for seat in connection.mine:
            position.present[seat] = position.present.get(seat, 0) + 1

    def remove(self, connection: Connection, position: Position) -> None:
        found = self._by_table.get(connection.table_id, set())
        found.discard(connection)
        if not found:
            self._by_table.pop(connection.table_id, None)
        for seat in connection.mine:
            position.present[seat] = max(0, position.present.get(seat, 0) - 1)

    def at(self, table_id: str) -> list[Connection]:
        return list(self._by_table.get(table_id, ()))

    def count(self) -> int:
        return sum(len(found) for found in self._by_table.values())

    def publish(self, position: Position) -> None:
        """Everybody at the table gets their own view. Only called when what is shown has been stored."""
        face = position.face()
        for connection in self.at(position.table.id):
            if connection.sits_where_it_did(position):
                connection.show(position, face)
            else:
                connection.outbox.close()  # a seat has moved to another device: come back as somebody else

    def tell(self, table_id: str, lines: list[Line]) -> None:
        """Lines of the chat, to whoever has not had them."""
        for connection in self.at(table_id):
            new = [line for line in lines if line.number > connection.line]
            if new:
                connection.line = new[-1].number
                connection.send(Heard(new))

    async def close(self) -> None:
        for found in self._by_table.values():
            for connection in found:
                connection.outbox.close()
