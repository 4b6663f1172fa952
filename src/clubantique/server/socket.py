"""One socket at one table: what comes in is checked and done, what goes out comes from the outbox."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from clubantique.core.errors import ClubError
from clubantique.server.errors import Garbled
from clubantique.server.limits import Limits
from clubantique.server.messages import (
    Consider,
    Done,
    Hello,
    Refused,
    Said,
    problem_of,
    said,
)
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
        """Until either side has had enough."""
        connection = self.connection
        live = await self.room.table(connection.table_id)
        self.room.viewers.add(connection, live)
        writing = asyncio.create_task(self.write())
        try:
            async with live.lock:
                self.room.viewers.publish(live)  # the others see who has come
            await self.room.tell_lines(connection.table_id)
            await self.read()
        except WebSocketDisconnect:
            pass
        finally:
            writing.cancel()
            self.room.viewers.remove(connection, live)
            async with live.lock:
                self.room.viewers.publish(live)

    async def write(self) -> None:
        """When this ends, reading ends by itself: it is never cut off while something is being stored."""
        outbox = self.connection.outbox
        with suppress(WebSocketDisconnect, OSError):  # somebody has gone while we speak
            while (message := await outbox.take()) is not None:
                await self.socket.send_data(message, mode="text")
                self.room.metrics.said.inc()
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
        self.room.metrics.heard.inc()
        try:
            self.limits.take(f"{self.connection.table_id}/{self.connection.seat}")
            message = understood(data)
            message_id = getattr(message, "id", None)
            await self.do(message)
        except ClubError as error:
            self.refuse(message_id, error)

    async def do(self, message: Said) -> None:
        match message:
            case Hello():
                live = await self.room.table(self.connection.table_id)
                async with live.lock:
                    self.connection.show_everything(live)
            case Consider():
                self.connection.send(await self.room.consider(self.connection, message))
            case _:
                await self.room.say(self.connection, message)
                self.connection.send(Done(message.id))

    def refuse(self, message_id: str | None, error: ClubError) -> None:
        self.room.metrics.refusals.labels(error.key).inc()
        self.connection.send(Refused(message_id, problem_of(error)))


def understood(data: str) -> Said:
    """What somebody says, if it is anything that can be said."""
    try:
        message: Said = said.decode(data)
    except (msgspec.MsgspecError, RecursionError) as error:  # the latter for brackets within brackets
        raise Garbled(problem=str(error)) from error
    return message
