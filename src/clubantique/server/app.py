"""The ASGI application: HTTP and sockets around one room."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from clubantique import __version__
from clubantique.bots import names as bots
from clubantique.core.errors import ClubError
from clubantique.server.bus import Bus, bus_of
from clubantique.server.database import Database
from clubantique.server.host_routes import HOST_HANDLERS
from clubantique.server.limits import Limits
from clubantique.server.logs import note
from clubantique.server.messages import GameInfo, NewTable, Seated, SitDown, TableInfo
from clubantique.server.metrics import Metrics, WatchedStore, show_metrics
from clubantique.server.pages import PAGE, built_client, guarded, handlers, pictures
from clubantique.server.problems import EXCEPTION_HANDLERS, promising, socket_failed
from clubantique.server.record_routes import RECORD_HANDLERS
from clubantique.server.room import Room
from clubantique.server.seating import Seating
from clubantique.server.settings import LARGEST_BODY, MESSAGES_AT_ONCE, REQUESTS_AT_ONCE, Settings
from clubantique.server.socket import Visit
from clubantique.server.thinkers import Thinkers
from clubantique.server.viewers import Connection
from clubantique.server.visitors import (
    address,
    holder_of,
    only_own_pages,
    room_of,
    same_origin,
    seated,
    speaker,
)

log = logging.getLogger("clubantique.room")

FORBIDDEN = 4403
UNKNOWN = 4404
DAY = 24 * 3600


# --- tables over HTTP ----------------------------------------------------------------------------


@get("/api/games", sync_to_thread=False)
def list_games(state: State) -> list[GameInfo]:
    """Every game with its numbers of players, options and bots."""
    return [
        GameInfo(
            name,
            (game.fewest, game.most),
            {option: list(values) for option, values in game.option_values.items()},
            dict(game.option_players),
            bots(name),
        )
        for name, game in state.room.games.items()
    ]


@get("/api/tables")
async def list_tables(state: State) -> list[TableInfo]:
    """Open tables that wait for people."""
    room = room_of(state)
    return [(await room.table(table.id)).info() for table in await room.store.listed()]


@post("/api/tables")
async def new_table(state: State, request: Request[Any, Any, Any], data: NewTable) -> Response[Seated]:
    """Set up a table and sit down at it."""
    state.requests.take(address(request))
    return seated(await Seating(room_of(state)).new_table(data), state.settings)


@get("/api/tables/{table_id:str}")
async def show_table(state: State, table_id: str) -> TableInfo:
    """A table from outside."""
    return await room_of(state).info(table_id)


@post("/api/tables/{table_id:str}/sit")
async def sit_down(
    state: State, request: Request[Any, Any, Any], table_id: str, data: SitDown
) -> Response[Seated]:
    """Take a free chair, with a name and nothing else."""
    state.requests.take(address(request))
    return seated(await Seating(room_of(state)).sit_down(table_id, data.name), state.settings)


@post("/api/tables/{table_id:str}/begin", status_code=200)
async def begin(state: State, request: Request[Any, Any, Any], table_id: str) -> TableInfo:
    """The host begins; bots take the chairs that are free."""
    seat, _ = await speaker(state, request, table_id)
    await Seating(room_of(state)).begin(table_id, seat)
    return await room_of(state).info(table_id)


@websocket("/api/tables/{table_id:str}/socket")
async def visit(socket: WebSocket[Any, Any, Any], state: State, table_id: str) -> None:
    """Live play: see docs/protocol.md."""
    if not same_origin(socket, state.settings):
        turn_away(state, "origin")
        await socket.close(FORBIDDEN)
        return
    try:
        seat, mine = await speaker(state, socket, table_id)
        holder = holder_of(socket, table_id)
    except ClubError:
        turn_away(state, "table")
        await socket.close(UNKNOWN)
        return
    await socket.accept()
    await Visit(state.room, state.messages, socket, Connection(table_id, seat, mine, holder)).stay()


def turn_away(state: State, reason: str) -> None:
    state.metrics.turned_away.labels(reason).inc()
    note(log, "socket-refused", reason=reason)


# --- how the house is doing ------------------------------------------------------------------------


@get("/healthz", sync_to_thread=False)
def healthy() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok", "version": __version__}


@get("/readyz")
async def ready(state: State) -> Response[dict[str, bool]]:
    """The store can be reached."""
    found = {"store": True, "bus": state.room.bus.connected}
    try:
        await state.room.store.database.check()
    except Exception:  # whatever is wrong with it, we are not ready
        found["store"] = False
    return Response(found, status_code=200 if found["store"] else 503)


# --- the application -----------------------------------------------------------------------------------


def lifespan_of(room: Room, database: Database) -> Callable[[Litestar], Any]:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await room.open()
        try:
            yield
        finally:
            await room.close()
            await database.close()

    return lifespan


def create(settings: Settings, bus: Bus | None = None) -> Litestar:
    """The application over one database."""
    database = Database(settings.database)
    metrics = Metrics()
    thinkers = Thinkers(settings.workers, settings.bot_seconds, metrics)
    bus = bus or bus_of(settings.bus, settings.database)
    room = Room(WatchedStore(database, metrics), bus, thinkers, settings.keep_days * DAY)
    metrics.follow("connections", room.viewers.count)
    metrics.follow("live_tables", lambda: len(room.live))
    metrics.follow("tables_thinking", lambda: len(room.thinking))
    metrics.follow("bus_connected", lambda: bus.connected)
    client = built_client(settings.client)
    state = State(
        {
            "room": room,
            "settings": settings,
            "metrics": metrics,
            "page": (client / PAGE).read_bytes() if client else b"",
            "pictures": pictures(client),
            "messages": Limits(settings.messages, settings.messages * MESSAGES_AT_ONCE),
            "requests": Limits(settings.requests, settings.requests * REQUESTS_AT_ONCE),
        }
    )
    return Litestar(
        promising([*HANDLERS, *HOST_HANDLERS, *RECORD_HANDLERS, *handlers(client)]),
        state=state,
        lifespan=[lifespan_of(room, database)],
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


HANDLERS = [
    list_games,
    list_tables,
    new_table,
    show_table,
    sit_down,
    begin,
    visit,
    healthy,
    ready,
    show_metrics,
]
