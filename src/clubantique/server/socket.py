"""One socket at one table: what comes in is checked and done, what goes out comes from the outbox."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from clubantique.core.errors import ClubError
from clubantique.server.errors import Garbled, NotYours
from clubantique.server.limits import Limits
from clubantique.server.messages import Chat, Choose, Done, Heard, Refused, Withdraw, problem_of, said
from clubantique.server.room import Room
from clubantique.server.settings import LARGEST_FRAME
from clubantique.server.viewers import Connection

TOO_SLOW = 1013
TOO_LARGE = 1009


class Visit:
    """Somebody at a table, for as long as the socket is open."""

    def __init__(
        self, room: Room, limits: Limits, socket: WebSocket[Any, Any, Any], connection: Connection
    ) -> None:
        self.room = room
        self.limits = limits
        self.socket = socket
        self.connection = connection

    async def stay(self) -> None:
        """Until either side has had enough. A failure in one direction closes both."""
        connection = self.connection
        live = await self.room.table(connection.table_id)
        self.room.viewers.add(connection, live)
        try:
            async with live.lock:
                self.room.viewers.publish(live)  # the others see who has come
            await self.send_lines(0)
            async with asyncio.TaskGroup() as group:
                writing = group.create_task(self.write())
                reading = group.create_task(self.read())
                writing.add_done_callback(lambda _: reading.cancel())
                reading.add_done_callback(lambda _: writing.cancel())
        except* WebSocketDisconnect:
            pass
        finally:
            self.room.viewers.remove(connection, live)
            async with live.lock:
                self.room.viewers.publish(live)

    async def write(self) -> None:
        while (message := await self.connection.outbox.get()) is not None:
            await self.socket.send_data(message, mode="text")
        await self.socket.close(TOO_SLOW)

    async def read(self) -> None:
        while True:
            data = await self.socket.receive_data(mode="text")
            if len(data) > LARGEST_FRAME:
                await self.socket.close(TOO_LARGE)
                return
            await self.hear(data)

    async def hear(self, data: str) -> None:
        """One message; whatever is wrong with it is answered, and nothing has changed."""
        message_id = None
        try:
            self.limits.take(f"{self.connection.table_id}/{self.connection.seat}")
            message = said.decode(data)
            message_id = getattr(message, "id", None)
            await self.do(message)
        except msgspec.MsgspecError as error:
            self.refuse(None, Garbled(problem=str(error)))
        except ClubError as error:
            self.refuse(message_id, error)

    async def do(self, message: object) -> None:
        table_id, seat = self.connection.table_id, self.connection.seat
        if isinstance(message, (Choose, Withdraw, Chat)):
            if seat is None:
                raise NotYours(who="player")
            if isinstance(message, Choose):
                version = await self.room.choose(
                    table_id, seat, message.id, message.decision, message.choices
                )
            elif isinstance(message, Withdraw):
                version = await self.room.withdraw(table_id, seat, message.id, message.decision)
            else:
                version = await self.room.chat(table_id, seat, message.id, message.text)
            self.connection.send(Done(message.id, version))
        else:  # hello: show everything again
            live = await self.room.table(table_id)
            async with live.lock:
                self.connection.heard = 0
                self.connection.show(live)

    async def send_lines(self, since: int) -> None:
        lines = await self.room.lines(self.connection.table_id, since)
        if lines:
            self.connection.send(Heard(lines))

    def refuse(self, message_id: str | None, error: ClubError) -> None:
        self.connection.send(Refused(message_id, problem_of(error)))
