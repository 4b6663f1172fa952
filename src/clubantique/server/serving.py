"""Runs the application under uvicorn until somebody stops it."""

from __future__ import annotations

import socket

import uvicorn

from clubantique.server.app import create
from clubantique.server.migrate import migrate
from clubantique.server.settings import LARGEST_FRAME, Settings

PING_SECONDS = 20
GRACE_SECONDS = 10


def run(settings: Settings, listening: socket.socket) -> None:
    """First the store is brought up to date; then people may come in."""
    migrate(settings.database)
    config = uvicorn.Config(
        create(settings),
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
        log_level="warning",
        access_log=False,
        proxy_headers=True,
    )
    uvicorn.Server(config).run(sockets=[listening])
