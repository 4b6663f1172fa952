"""The two servers that are compared: the real one without its limits, and one that says as much, on the same stack.

    python load_servers.py club sqlite:///club.db
    python load_servers.py echo messages.json

Both print their port and the build that serves, and go on until they are stopped.
"""

from __future__ import annotations

import json
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from clubantique.core import state
from clubantique.server.serving import config, do_not_wait, run
from clubantique.server.settings import Settings

MUCH = 10**9
"""Everybody comes from one address and plays as fast as they can: the usual limits would be all that we measure."""

LIMITS: dict[str, Any] = dict.fromkeys(
    ("requests", "messages", "reads", "kilobytes", "sockets", "onlookers"), MUCH
)


def echo() -> Litestar:
    """Says every message again."""

    @websocket("/api/tables/{table_id:str}/socket")
    async def visit(socket: WebSocket[Any, Any, Any], table_id: str) -> None:  # noqa: ARG001
        await socket.accept()
        with suppress(WebSocketDisconnect):
            while True:
                await socket.send_data(await socket.receive_data(mode="text"), mode="text")

    return Litestar([visit])


def chorus(messages: Path) -> Litestar:
    """Answers every message like the club room, with one acknowledgement and one update to everybody at the table."""
    found = json.loads(messages.read_text())
    update, done = found["update"].encode(), found["done"].encode()
    groups: dict[str, set[WebSocket[Any, Any, Any]]] = {}

    @websocket("/api/tables/{table_id:str}/socket")
    async def visit(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
        await socket.accept()
        group = groups.setdefault(table_id, set())
        group.add(socket)
        try:
            while True:
                await socket.receive_data(mode="text")
                for other in list(group):
                    await other.send_data(update, mode="text")
                await socket.send_data(done, mode="text")
        except WebSocketDisconnect:
            group.discard(socket)

    return Litestar([visit])


def main() -> None:
    kind, where = sys.argv[1:]
    listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
    build = "interpreted" if str(state.__file__).endswith(".py") else "native"
    print(listening.getsockname()[1], build, flush=True)
    if kind == "club":
        run(Settings(database=where, log_level="error", **LIMITS), listening)
    else:
        do_not_wait(listening)
        app = echo() if kind == "echo" else chorus(Path(where))
        uvicorn.Server(config(app)).run(sockets=[listening])


if __name__ == "__main__":
    main()
