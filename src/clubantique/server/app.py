"""The ASGI application: HTTP and sockets around one room."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from clubantique import __version__
from clubantique.core.errors import ClubError
from clubantique.core.finding import troubles
from clubantique.server.bot_players import BotPlayers
from clubantique.server.bot_pool import BotPool
from clubantique.server.box_pool import BoxPool
from clubantique.server.box_routes import BOX_HANDLERS
from clubantique.server.bus import Bus, bus_of
from clubantique.server.database import Database
from clubantique.server.disk import free_bytes
from clubantique.server.door import is_stranger, refuse_socket
from clubantique.server.errors import StoreAway, TooMuch
from clubantique.server.host_routes import HOST_HANDLERS
from clubantique.server.house import HOUSE_HANDLERS
from clubantique.server.limits import HouseLimits
from clubantique.server.logs import note, why
from clubantique.server.metrics import Metrics, show_metrics
from clubantique.server.pages import PAGE, built_client, guarded, handlers, pictures
from clubantique.server.problems import EXCEPTION_HANDLERS, promising, socket_failed
from clubantique.server.record_routes import RECORD_HANDLERS
from clubantique.server.replays import ReplayPool
from clubantique.server.room import Room
from clubantique.server.settings import LARGEST_BODY, Settings
from clubantique.server.socket import TRY_AGAIN_LATER, Visit
from clubantique.server.store import Store
from clubantique.server.table import Table, lent_by
from clubantique.server.table_routes import TABLE_HANDLERS
from clubantique.server.text_routes import TEXT_HANDLERS
from clubantique.server.viewers import Connection
from clubantique.server.visitors import address, only_own_pages, room_of, same_origin, visitor_at
from clubantique.server.watch import Watch

log = logging.getLogger("clubantique.room")

FORBIDDEN = 4403
UNKNOWN = 4404
DAY = 24 * 3600
CLOSE_SECONDS = 8.0


@websocket("/api/tables/{table_id:str}/socket")
async def visit(socket: WebSocket[Any, Any, Any], state: State, table_id: str) -> None:
    """Live play: see docs/protocol.md."""
    if not same_origin(socket, state.settings):
        await turn_away(socket, "origin", FORBIDDEN)
        return
    try:
        table = await room_of(state).newest(table_id)
        connection = connected(socket, table)
        if connection.seat is None and not is_stranger(socket.scope):
            state.limits.onlookers.arrive()  # what they brought opens nothing
        with state.limits.onlookers.one(table_id, connection.address, connection.seat):
            await socket.accept()
            await Visit(state.room, state.limits, socket, connection).stay()
    except StoreAway:
        await turn_away(socket, "store", TRY_AGAIN_LATER)
    except TooMuch as error:
        note_refusal(socket, "limit")
        await refuse_socket(socket.scope, socket.send, error)
    except ClubError:
        await turn_away(socket, "table", UNKNOWN)


def connected(socket: WebSocket[Any, Any, Any], table: Table) -> Connection:
    """For whom somebody comes: the seat they name if it is theirs, else their first, else nobody."""
    by = visitor_at(socket, table.row.id)
    mine = table.seats_of(by.holder)
    seat = by.seat if by.seat in mine else next(iter(mine), None)
    return Connection(table.row.id, seat, mine, by.holder, lent_by(table.row, by.holder), address(socket))


async def turn_away(socket: WebSocket[Any, Any, Any], reason: str, code: int) -> None:
    note_refusal(socket, reason)
    await socket.close(code)


def note_refusal(socket: WebSocket[Any, Any, Any], reason: str) -> None:
    socket.app.state.metrics.turned_away.labels(reason).inc()
    note(log, "socket-refused", reason=reason)


# --- how the house is doing ------------------------------------------------------------------------


@get("/healthz", sync_to_thread=False)
def healthy() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok", "version": __version__}


@get("/readyz")
async def ready(state: State) -> Response[dict[str, bool]]:
    """The store can be read and written."""
    room = room_of(state)
    found = {"store": await room.presence.proven(), "bus": room.bus.connected}
    return Response(found, status_code=200 if found["store"] else 503)


# --- the application -----------------------------------------------------------------------------------


class Parts:
    """The parts of one application, which open and close together."""

    def __init__(self, settings: Settings, bus: Bus | None) -> None:
        self.metrics = Metrics()
        self.database = Database(settings.database)
        self.pool = BotPool(settings.workers, settings.bot_seconds, self.metrics)
        self.replays = ReplayPool()
        self.boxes = BoxPool()
        self.bus = bus or bus_of(settings.bus, settings.database)
        store = Store(self.database)
        self.room = Room(store, self.bus, self.metrics, settings.keep_days * DAY, settings.away_seconds)
        self.bots = BotPlayers(self.room, self.pool)
        self.watch = Watch(self.room, self.bots)
        self.metrics.follow("connections", self.room.viewers.count)
        self.metrics.follow("live_tables", lambda: len(self.room.tables.by_id))
        self.metrics.follow("tables_thinking", lambda: len(self.bots.thinking))
        self.metrics.follow("bus_connected", lambda: self.bus.connected)
        self.metrics.follow("store_free_bytes", lambda: free_bytes(settings.database))

    async def open(self) -> None:
        for trouble in troubles():
            note(log, "game-unusable", logging.WARNING, **trouble.facts)
        await self.pool.open()
        await self.watch.open()

    async def close(self) -> None:
        """One after the other; whatever does not close keeps nothing else open."""
        for part in (self.watch, self.pool, self.replays, self.boxes, self.room.presence, self.database):
            try:
                async with asyncio.timeout(CLOSE_SECONDS):
                    await part.close()
            except Exception as error:
                note(log, "not-closed", logging.WARNING, part=type(part).__name__, reason=why(error))


def lifespan_of(parts: Parts) -> Callable[[Litestar], Any]:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await parts.open()
        try:
            yield
        finally:
            await parts.close()

    return lifespan


def create(settings: Settings, bus: Bus | None = None) -> Litestar:
    """The application over one database."""
    parts = Parts(settings, bus)
    client = built_client(settings.client)
    state = State(
        {
            "room": parts.room,
            "replays": parts.replays,
            "boxes": parts.boxes,
            "settings": settings,
            "metrics": parts.metrics,
            "page": (client / PAGE).read_bytes() if client else b"",
            "pictures": pictures(client),
            "limits": HouseLimits(settings),
        }
    )
    return Litestar(
        promising(
            [
                *HANDLERS,
                *TABLE_HANDLERS,
                *HOST_HANDLERS,
                *HOUSE_HANDLERS,
                *RECORD_HANDLERS,
                *TEXT_HANDLERS,
                *BOX_HANDLERS,
                *handlers(client),
            ]
        ),
        state=state,
        lifespan=[lifespan_of(parts)],
        guards=[only_own_pages],
        after_request=guarded,
        exception_handlers=EXCEPTION_HANDLERS,
        after_exception=[socket_failed],
        logging_config=None,  # whoever runs the room decides (logs.py)
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            "Club Antique", __version__, render_plugins=[JsonRenderPlugin(path="/")]
        ),
    )


HANDLERS = [visit, healthy, ready, show_metrics]
