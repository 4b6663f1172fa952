"""uvicorn's protocols with deadlines: nobody holds a connection with half a request, nor more connections than a cap.

A deadline ends request heads and bodies that trickle, and answers that nobody fetches. Control frames of sockets have a
token bucket, for the application never sees them.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from clubantique.server.addresses import allowed, visitor
from clubantique.server.errors import TooMuch
from clubantique.server.limits import KIB, Limits
from clubantique.server.logs import note

log = logging.getLogger("clubantique.serving")

HEAD_SECONDS = 10.0
BODY_SECONDS = 30.0
FETCH_SECONDS = 60.0
LINGER_SECONDS = 10.0
LARGEST_HEAD = 64 * KIB
MOST_UNREAD = 1024 * KIB
"""What is left of a body that was refused is read, or the answer would be lost; but not more than this."""

ARRIVALS_AT_ONCE, ARRIVALS_AGAIN = 2, 10
"""One peer may open twice its connections at once, and all of them anew in so many seconds."""

ENCODED_TEXT = "clubantique.encoded_text"
"""The extension of ASGI through which text that is UTF-8 already is sent as it is."""

CONTROL_FRAMES = 10.0  # a second; browsers send none but the answer to our ping every 20 seconds
CONTROL_FRAMES_AT_ONCE = 100.0


class Gate:
    """Counts connections as they are accepted: in all, and of each peer that is not a trusted proxy."""

    def __init__(self, most: int, of_one: int, proxies: str) -> None:
        self.most = most
        self.of_one = min(of_one, most // 2)
        self.proxies = proxies
        self.arrivals = Limits(of_one / ARRIVALS_AGAIN, of_one * ARRIVALS_AT_ONCE)
        self.total = 0
        self.peers: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """One more, which must leave again; False if it is one too many."""
        peer = visitor(host)
        self.total += 1
        self.peers[peer] += 1
        if self.total > self.most:
            note(log, "full", logging.WARNING, connections=self.most)
        return self.total <= self.most and (allowed(host, self.proxies) or self.bears(peer))

    def bears(self, peer: str) -> bool:
        """Whether a peer may have one more, and come so often. To turn it away here costs least."""
        try:
            self.arrivals.take(peer)
        except TooMuch:
            return False
        return self.peers[peer] <= self.of_one

    def leave(self, host: str) -> None:
        peer = visitor(host)
        self.total -= 1
        self.peers[peer] -= 1
        if self.peers[peer] <= 0:
            del self.peers[peer]


class HttpProtocol(H11Protocol):
    """HTTP/1.1 with deadlines."""

    gate: Gate
    peer = ""
    unread = 0
    upgraded = False
    stage: Any = None
    deadline: asyncio.TimerHandle | None = None
    fetching: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else ""
        if self.gate.enter(self.peer):
            self.expect(h11.IDLE, HEAD_SECONDS)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.expect(None)
        self.resume_writing()
        self.gate.leave(self.peer)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.conn.our_state in (h11.DONE, h11.MUST_CLOSE) and self.conn.their_state is h11.SEND_BODY:
            self.unread += len(data)
        if self.unread > MOST_UNREAD:
            self.transport.abort()
        else:
            super().data_received(data)

    def handle_events(self) -> None:
        super().handle_events()
        if self.upgraded or self.transport.is_closing():
            return
        stage = self.conn.their_state
        if stage is h11.SEND_BODY:
            self.expect(stage, BODY_SECONDS)
        elif stage is h11.IDLE and self.timeout_keep_alive_task is None:
            self.expect(stage, HEAD_SECONDS)
        else:
            self.expect(None)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.upgraded = True
        self.expect(None)
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, SocketProtocol)
        socket.peer = self.peer  # nobody can ask any more once the peer has gone

    def expect(self, stage: Any, seconds: float = 0) -> None:
        """That this stage of a request is over in so many seconds, counted from its beginning."""
        if stage is self.stage and self.deadline is not None:
            return
        if self.deadline is not None:
            self.deadline.cancel()
        self.stage = stage
        self.deadline = None if stage is None else self.loop.call_later(seconds, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.fetching = self.loop.call_later(FETCH_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        if self.fetching is not None:
            self.fetching.cancel()
            self.fetching = None
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(
            LINGER_SECONDS, self.transport.abort
        )  # what is not fetched by then is not wanted


class SocketProtocol(WebSocketsSansIOProtocol):
    """WebSockets: still one of the connections that the gate counts, and not for those who only ping."""

    gate: Gate
    peer = ""
    control: Limits | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gate.leave(self.peer)

    async def run_asgi(self) -> None:
        served: Any = self.app

        async def answered(scope: Any, receive: Any, send: Any) -> None:
            """A handshake that was refused with an answer is over, too: uvicorn would log it as left half done."""
            await served(scope, receive, send)
            self.handshake_complete |= self.close_sent

        self.app = answered
        extensions: Any = self.scope.setdefault("extensions", {})
        extensions[ENCODED_TEXT] = {"send": self.send_encoded, "send_now": self.send_now}
        await super().run_asgi()

    async def send_encoded(self, text: bytes) -> None:
        """As `websocket.send`, but text that is UTF-8 already is not decoded first and encoded again."""
        await self.writable.wait()
        if not self.send_now(text):
            raise ClientDisconnected

    def send_now(self, text: bytes) -> bool:
        """The same without waiting: False where one would have to wait, or nobody is there any more."""
        if self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def handle_ping(self, *event: Any) -> None:
        if self.bearable():
            super().handle_ping(*event)

    def handle_pong(self, event: Frame) -> None:
        if self.bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.bearable():
            super().handle_cont(event)

    def bearable(self) -> bool:
        """Whether it is one more control frame or part of a message, and not one of a flood."""
        self.control = self.control or Limits(CONTROL_FRAMES, CONTROL_FRAMES_AT_ONCE)
        try:
            self.control.take("")
        except TooMuch:
            self.transport.abort()
        return not self.transport.is_closing()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)


def protocols(gate: Gate) -> tuple[type[HttpProtocol], type[SocketProtocol]]:
    """Both protocols, which count their connections at this gate."""
    http = type("GatedHttp", (HttpProtocol,), {"gate": gate})
    socket = type("GatedSocket", (SocketProtocol,), {"gate": gate})
    return http, socket
