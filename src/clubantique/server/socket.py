"""One socket at one table: what comes in is checked and done, what goes out comes from the outbox."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from clubantique.core.errors import ClubError
from clubantique.server.commands import Visitor
from clubantique.server.errors import Garbled, StoreAway
from clubantique.server.limits import Allowance, HouseLimits
from clubantique.server.messages import (
    Consider,
    Done,
    Hello,
    Refused,
    Said,
    problem_of,
    said,
)
from clubantique.server.protocols import ENCODED_TEXT
from clubantique.server.room import Room
from clubantique.server.settings import LARGEST_FRAME
from clubantique.server.tasks import end
from clubantique.server.viewers import Connection

Send = Callable[[bytes], Awaitable[None]]
SendNow = Callable[[bytes], bool]

TOO_SLOW = TRY_AGAIN_LATER = 1013
TOO_LARGE = 1009


class Visit:
    """Somebody at a table, for as long as the socket is open."""

    def __init__(
        self, room: Room, limits: HouseLimits, socket: WebSocket[Any, Any, Any], connection: Connection
    ) -> None:
        self.room = room
        self.allowance = Allowance(limits, connection.address, connection.table_id, connection.seat)
        self.socket = socket
        self.connection = connection

    async def stay(self) -> None:
        """Until either side has had enough."""
        writing = asyncio.create_task(self.write())
        try:
            await self.room.welcome(self.connection)
            await self.read()
        except WebSocketDisconnect:
            pass
        except StoreAway:  # whether it is stored is not known: who comes back and says it again will hear
            await self.leave()
        finally:
            self.room.farewell(self.connection)
            await end([writing])

    async def leave(self) -> None:
        with suppress(WebSocketDisconnect, OSError):
            await self.socket.close(TRY_AGAIN_LATER)

    async def write(self) -> None:
        """When this ends, reading ends by itself: it is never cut off while something is being stored."""
        outbox = self.connection.outbox
        with suppress(WebSocketDisconnect, OSError):  # somebody has gone while we speak
            send, outbox.send_now = self.ways_to_send()
            while (message := await outbox.take()) is not None:
                await send(message)
                self.room.metrics.said.inc()
            await self.socket.close(TOO_SLOW)

    def ways_to_send(self) -> tuple[Send, SendNow | None]:
        """How text that is encoded already is sent; behind a server that is not ours it takes the long way."""
        scope: Any = self.socket.scope
        short = (scope.get("extensions") or {}).get(ENCODED_TEXT)
        if short is None:
            return partial(self.socket.send_data, mode="text"), None

        def now(message: bytes) -> bool:
            sent: bool = short["send_now"](message)
            if sent:
                self.room.metrics.said.inc()
            return sent

        return short["send"], now

    async def read(self) -> None:
        while True:
            data = await self.socket.receive_data(mode="text")
            if len(data) > LARGEST_FRAME:
                await self.socket.close(TOO_LARGE)
                return
            await self.hear(data)
            if self.allowance.spent:
                await self.socket.close(TRY_AGAIN_LATER)
                return

    async def hear(self, data: str) -> None:
        """One message; whatever is wrong with it is answered, and nothing has changed."""
        message_id = None
        self.room.metrics.heard.inc()
        try:
            self.allowance.take(data)
            message = understood(data)
            message_id = getattr(message, "id", None)
            await self.do(message)
        except StoreAway:
            raise
        except ClubError as error:
            self.refuse(message_id, error)

    async def do(self, message: Said) -> None:
        connection = self.connection
        match message:
            case Hello():
                await self.room.show_everything(connection)
            case Consider():
                connection.send(await self.room.consider(connection, message))
            case _:
                by = Visitor(connection.holder, connection.seat)
                await self.room.execute(connection.table_id, by, message)
                connection.send(Done(message.id))

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
