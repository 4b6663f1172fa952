"""Who is asking: by cookie or Bearer token, from which address, from which page."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from clubantique.server.addresses import visitor_of
from clubantique.server.commands import Visitor
from clubantique.server.errors import OtherPage
from clubantique.server.messages import Seated
from clubantique.server.room import Room
from clubantique.server.seats import COOKIE, hashed
from clubantique.server.settings import Settings

Connected = Request[Any, Any, Any] | WebSocket[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
LOOKING = ("GET", "HEAD", "OPTIONS")
UNTOLD = "null"
DAY = 24 * 3600
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


def visitor_at(request: Connected, table_id: str) -> Visitor:
    """As the store knows whoever asks; on a shared device they say for which seat."""
    token = token_of(request, table_id)
    wanted = request.query_params.get("seat", "")
    seat = int(wanted) if wanted.isdecimal() and len(wanted) < 3 else None
    return Visitor(hashed(token) if token else None, seat)


def tables_in_cookies(request: Connected) -> dict[str, str]:
    """The tables at which this browser has had a seat, with its token there."""
    found = {
        name.removeprefix(COOKIE): value for name, value in request.cookies.items() if name.startswith(COOKIE)
    }
    return {table_id: token for table_id, token in found.items() if table_id.isascii() and table_id.isalnum()}


def seated(found: Seated, settings: Settings) -> Response[Seated]:
    return Response(found, cookies=[seat_cookie(found.table, found.token, settings)])


def seat_cookie(table_id: str, token: str, settings: Settings) -> Cookie:
    """A browser keeps it as long as we keep a table that nobody touches."""
    return Cookie(
        COOKIE + table_id,
        value=token,
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
        max_age=settings.keep_days * DAY if token else 0,
        path="/",
    )


def address(request: Connected) -> str:
    """By which visitors are counted."""
    return visitor_of(request.scope)


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
