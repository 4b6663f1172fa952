"""The ASGI application: HTTP and sockets around one room."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from clubantique import __version__
from clubantique.bots import names as bots
from clubantique.core.errors import ClubError
from clubantique.core.record import Record
from clubantique.server.bus import Bus
from clubantique.server.database import Database
from clubantique.server.errors import Garbled, NotNow
from clubantique.server.host_routes import HOST_HANDLERS
from clubantique.server.limits import Limits
from clubantique.server.messages import GameInfo, NewTable, Problem, Seated, SitDown, TableInfo, problem_of
from clubantique.server.pages import PAGE, built_client, guarded, handlers, pictures
from clubantique.server.room import Room
from clubantique.server.schema import OVER
from clubantique.server.settings import LARGEST_BODY, Settings
from clubantique.server.socket import Visit
from clubantique.server.store import Store
from clubantique.server.thinkers import Thinkers
from clubantique.server.viewers import Connection
from clubantique.server.visitors import address, room_of, same_origin, seated, token_of

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
    return seated(await state.room.new_table(data), state.settings)


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
    return seated(await state.room.sit_down(table_id, data.name), state.settings)


@post("/api/tables/{table_id:str}/begin", status_code=200)
async def begin(state: State, request: Request[Any, Any, Any], table_id: str) -> TableInfo:
    """The host begins; bots take the chairs that are free."""
    seat = await state.room.seat_of(table_id, token_of(request, table_id))
    await state.room.begin(table_id, seat)
    return await room_of(state).info(table_id)


@get("/api/tables/{table_id:str}/record")
async def download_record(state: State, table_id: str) -> Record:
    """The whole game with every draw, once it is over."""
    live = await room_of(state).table(table_id)
    if live.table.status != OVER or live.play is None:
        raise NotNow(status=live.table.status)
    return live.play.record()


@websocket("/api/tables/{table_id:str}/socket")
async def visit(socket: WebSocket[Any, Any, Any], state: State, table_id: str) -> None:
    """Live play: see docs/protocol.md."""
    if not same_origin(socket, state.settings):
        await socket.close(FORBIDDEN)
        return
    try:
        seat = await state.room.seat_of(table_id, token_of(socket, table_id))
    except ClubError:
        await socket.close(UNKNOWN)
        return
    await socket.accept()
    await Visit(state.room, state.messages, socket, Connection(table_id, seat)).stay()


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


def refused(_: Request[Any, Any, Any], error: ClubError) -> Response[Problem]:
    """What was wrong and what is possible, as a key with facts."""
    return Response(problem_of(error), status_code=getattr(error, "status", 400))


def unreadable(request: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    return refused(request, Garbled(problem=str(error.extra or error.detail)))


def lifespan_of(room: Room, database: Database) -> Callable[[Litestar], Any]:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await database.open()
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
    thinkers = Thinkers(settings.workers, settings.bot_seconds)
    room = Room(Store(database), bus or Bus(), thinkers, settings.keep_days * DAY)
    client = built_client(settings.client)
    state = State(
        {
            "room": room,
            "settings": settings,
            "page": (client / PAGE).read_bytes() if client else b"",
            "pictures": pictures(client),
            "messages": Limits(rate=20, burst=100),
            "requests": Limits(rate=2, burst=60),
        }
    )
    return Litestar(
        [*HANDLERS, *HOST_HANDLERS, *handlers(client)],
        state=state,
        lifespan=[lifespan_of(room, database)],
        after_request=guarded,
        exception_handlers={ClubError: refused, ValidationException: unreadable},
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
    download_record,
    visit,
    healthy,
    ready,
]
