"""ASGI middleware before the application: counts what every visitor asks and sends, and answers HEAD wherever GET is.

Who asks too much is refused here, before anything is read from the store.
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Litestar
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send, WebSocketScope

from clubantique.server.addresses import visitor_of
from clubantique.server.errors import NoBody, TooMuch
from clubantique.server.limits import KIB, HouseLimits
from clubantique.server.logs import note
from clubantique.server.messages import problem_of
from clubantique.server.metrics import Metrics
from clubantique.server.pages import HEADERS

log = logging.getLogger("clubantique.room")

LOOKING = ("GET", "HEAD", "OPTIONS")
REPLAY, REPLAY_COST = "/replay", 20
"""A whole game is played again for each: it costs as much as so many other reads."""

BOXES, BOX_COST = "/api/boxes", 10
"""A hundred games are played for each that somebody brings: it costs as much as so many other requests."""

TRY_AGAIN_LATER = 1013
RESPONSE = "websocket.http.response"


class Door:
    """Stands before one application, whose state has the limits and the metrics."""

    def __init__(self, app: Litestar) -> None:
        self.app: ASGIApp = app
        self.limits: HouseLimits = app.state.limits
        self.metrics: Metrics = app.state.metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kinds: dict[str, Any] = {"http": self.http, "websocket": self.socket}
        await kinds.get(scope["type"], self.app)(scope, receive, send)

    # --- HTTP --------------------------------------------------------------------------------------

    async def http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        visitor = visitor_of(scope)
        try:
            self.count(visitor, scope["method"], scope["path"])
        except TooMuch as error:
            self.metrics.refusals.labels(error.key).inc()
            await refuse(send, error)
            return
        if scope["method"] == "HEAD":
            scope, send = as_get(scope), without_body(send)
        await self.app(scope, self.weighed(visitor, receive), send)

    def count(self, visitor: str, method: str, path: str) -> None:
        if method not in LOOKING:
            self.limits.requests.take(visitor, BOX_COST if path == BOXES else 1)
        else:
            self.limits.reads.take(visitor, REPLAY_COST if path.endswith(REPLAY) else 1)

    def weighed(self, visitor: str, receive: Receive) -> Receive:
        """What comes in is counted; TooMuch is then answered by the application, like whatever it cannot read."""
        more = True

        async def counted() -> Any:
            nonlocal more
            message: Any = await receive()
            if message["type"] == "http.request":
                more = message.get("more_body", False)
                self.limits.kilobytes.take(visitor, len(message.get("body", b"")) / KIB)
            elif more:
                raise NoBody  # nobody hears it any more, but it is no mistake of ours
            return message

        return counted

    # --- sockets -----------------------------------------------------------------------------------

    async def socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        """Only the handshake is looked at here; what is said afterwards is counted where it is heard."""
        visitor = visitor_of(scope)
        try:
            self.limits.openings.take(visitor)
            if is_stranger(scope):
                self.limits.onlookers.arrive()
            with self.limits.sockets.one(visitor):
                await self.app(scope, receive, send)
        except TooMuch as error:
            self.metrics.turned_away.labels("limit").inc()
            note(log, "socket-refused", reason="limit")
            await refuse_socket(scope, send, error)


# --- answers -----------------------------------------------------------------------------------------


async def refuse(send: Send, error: TooMuch, kind: str = "http.response") -> None:
    """In the form of the house, with the seconds to wait as HTTP tells them."""
    body = msgspec.json.encode(problem_of(error))
    told = {**HEADERS, "content-type": "application/json", "content-length": str(len(body))}
    headers = [(name.encode(), value.encode()) for name, value in told.items()]
    headers.append((b"retry-after", error.retry_after.encode()))
    start: Any = {"type": f"{kind}.start", "status": error.status, "headers": headers}
    end: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(end)


async def refuse_socket(scope: Any, send: Send, error: TooMuch) -> None:
    """Whoever is told to try again later before the handshake is over gets an answer that says so."""
    if RESPONSE in (scope.get("extensions") or {}):
        await refuse(send, error, RESPONSE)
    else:
        closing: Any = {"type": "websocket.close", "code": TRY_AGAIN_LATER, "reason": ""}
        await send(closing)


def is_stranger(scope: Any) -> bool:
    """Whoever brings neither a cookie nor a token has no seat anywhere; to say so here costs least."""
    return not any(name in (b"cookie", b"authorization") for name, _ in scope["headers"])


def as_get(scope: HTTPScope) -> Any:
    """The server itself still knows that it was HEAD, and how long the body would be."""
    return {**scope, "method": "GET"}


def without_body(send: Send) -> Send:
    async def sent(message: Any) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return sent
