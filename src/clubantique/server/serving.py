"""Runs the application under uvicorn until somebody stops it."""

from __future__ import annotations

import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn

from clubantique import __version__
from clubantique.server.app import create
from clubantique.server.descriptors import AT_ONCE, ENOUGH, most_connections, raise_limit
from clubantique.server.door import Door
from clubantique.server.logs import note, set_up
from clubantique.server.migrate import migrate
from clubantique.server.protocols import LARGEST_HEAD, Gate, protocols
from clubantique.server.settings import LARGEST_FRAME, Settings
from clubantique.server.watchdog import WatchedServer

log = logging.getLogger("clubantique.serving")

PING_SECONDS = 20
GRACE_SECONDS = 3
QUEUE = 1024  # connections that wait to be accepted
CONNECTIONS_A_SOCKET = 2.5  # a browser opens up to six for a page, beside its socket
EXIT_FAILED = 1
SWITCH_SECONDS = 0.0005  # the thread that writes to the disk needs the interpreter often, but never for long
GARBAGE = (50_000, 2, 10)
"""Thresholds of the garbage collector: nobody is answered while it works, so each time it looks at few objects."""


class Server(WatchedServer):
    """Few connections are accepted in one go, but many may wait for it: the kernel's queue is longer than ours."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for each in sockets or []:
            each.listen(QUEUE)


def config(app: Any, settings: Settings | None = None, descriptors: int = ENOUGH) -> uvicorn.Config:
    """How an application of ours is served."""
    settings = settings or Settings()
    of_one = round(settings.sockets * CONNECTIONS_A_SOCKET)
    http, ws = protocols(Gate(most_connections(descriptors), of_one, settings.forwarded_allow_ips))
    return uvicorn.Config(
        app,
        http=http,
        h11_max_incomplete_event_size=LARGEST_HEAD,
        backlog=AT_ONCE,
        ws=ws,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
        log_config=None,
        log_level="error" if settings.log_level == "error" else "warning",  # below, it tells ids of tables
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.forwarded_allow_ips,
    )


def do_not_wait(listening: socket.socket) -> None:
    """Small messages leave at once; asyncio sees to it only for sockets that it has opened itself."""
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def collect_seldom() -> None:
    """Tables are thousands of objects that stay: to look through all of them again and again costs more than play."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def run(settings: Settings, listening: socket.socket, opened: Callable[[], None] = lambda: None) -> None:
    """First the store is brought up to date; then people may come in, until a signal says that it is enough.

    Who asked for something gets the answer, sockets are closed with 1012 so that clients come back, and whoever has not
    gone after a few seconds is left alone.
    """
    set_up(settings.log, settings.log_level)
    signal.signal(signal.SIGTERM, leave)
    migrate(settings.database)
    server = Server(config(Door(create(settings)), settings, raise_limit()))
    do_not_wait(listening)
    collect_seldom()
    sys.setswitchinterval(SWITCH_SECONDS)
    opened()
    note(log, "started", version=__version__, port=listening.getsockname()[1])
    try:
        server.run(sockets=[listening])
    finally:
        note(log, "stopped")
    if not server.started:
        sys.exit(EXIT_FAILED)  # it could not begin, and the log says why


def leave(_: int, __: FrameType | None) -> None:
    """To be asked to stop is no failure. While the server runs, it hears the signal first and stops in good order."""
    sys.exit(0)
