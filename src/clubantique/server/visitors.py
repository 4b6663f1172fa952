"""Who is asking: by cookie or Bearer token, from which address, from which page."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from clubantique.server.errors import OtherPage
from clubantique.server.messages import Seated
from clubantique.server.room import Room
from clubantique.server.seats import COOKIE, hashed
from clubantique.server.settings import Settings

Connected = Request[Any, Any, Any] | WebSocket[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
LOOKING = ("GET", "HEAD", "OPTIONS")
UNTOLD = "null"
YEAR = 365 * 24 * 3600
BEARER = "Bearer "


def room_of(state: State) -> Room:
    """The room that the application was created with."""
    room: Room = state.room
    return room


def token_of(request: Connected, table_id: str) -> str | None:
    """Browsers have a cookie for each table, programs send the token as Bearer."""
    bearer: str = request.headers.get("authorization", "")
    if bearer.startswith(BEARER):
        return bearer.removeprefix(BEARER)
    return request.cookies.get(COOKIE + table_id)


def holder_of(request: Connected, table_id: str) -> str | None:
    """As the store knows whoever asks."""
    token = token_of(request, table_id)
    return hashed(token) if token else None


async def speaker(state: State, request: Connected, table_id: str) -> tuple[int | None, list[int]]:
    """For which seat somebody speaks, and all seats of theirs; on a shared device they say which one."""
    mine = (await room_of(state).table(table_id)).seats_of(holder_of(request, table_id))
    wanted = request.query_params.get("seat", "")
    seat = next((each for each in mine if str(each) == wanted), mine[0] if mine else None)
    return seat, mine


def seated(found: Seated, settings: Settings) -> Response[Seated]:
    cookie = Cookie(
        COOKIE + found.table,
        value=found.token,
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
        max_age=YEAR,
        path="/",
    )
    return Response(found, cookies=[cookie])


def address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


def own_origin(request: AnyConnection, settings: Settings) -> str:
    """The address of our own pages, as a browser writes it."""
    scheme = request.url.scheme.replace("ws", "http")
    return settings.public_url or f"{scheme}://{request.headers.get('host', '')}"


def same_origin(request: AnyConnection, settings: Settings) -> bool:
    """A page of somewhere else must not play in somebody's name; programs send no Origin."""
    origin = request.headers.get("origin")
    if origin == UNTOLD:  # some browsers keep it to themselves, as our pages tell no referrer, but say this
        return bool(request.headers.get("sec-fetch-site") == "same-origin")
    return origin is None or bool(origin == own_origin(request, settings))


def only_own_pages(request: AnyConnection, _: BaseRouteHandler) -> None:
    """What changes something is not asked by pages of somewhere else; sockets are closed where they are opened."""
    settings: Settings = request.app.state.settings
    changes = request.scope["type"] == ScopeType.HTTP and request.scope["method"] not in LOOKING
    if changes and not same_origin(request, settings):
        raise OtherPage(origin=request.headers.get("origin"), possible=own_origin(request, settings))
