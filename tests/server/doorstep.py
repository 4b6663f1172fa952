"""People and strangers who come from addresses of their own: 127.0.0.2, 127.0.0.3 and so on."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .club import PATIENCE, Club

STRANGER, FRIEND = "127.0.0.2", "127.0.0.3"
LONG = 60.0
TOGETHER = 20
"""Connections that are opened at the same time: a listening queue is not what is tested."""


def http_from(address: str, club: Club, **more: Any) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address, retries=20, verify=False)
    return httpx.AsyncClient(base_url=f"http://{club.address}", transport=transport, timeout=2 * LONG, **more)


async def socket_from(address: str, club: Club, table: str, **more: Any) -> ClientConnection:
    url = f"ws://{club.address}/api/tables/{table}/socket"
    return await connect(url, local_addr=(address, 0), open_timeout=2 * LONG, max_size=2**22, **more)


async def new_table(http: httpx.AsyncClient, name: str = "Ann") -> dict[str, Any]:
    wanted = {"game": "adel", "name": name, "chairs": [{}]}
    found: dict[str, Any] = (await http.post("/api/tables", json=wanted)).raise_for_status().json()
    return found


class Crowd:
    """Sockets of one address: those that are open, and the answers to those that were refused."""

    def __init__(self, club: Club, address: str) -> None:
        self.club = club
        self.address = address
        self.open: list[ClientConnection] = []
        self.refused: list[InvalidStatus] = []
        self._few = asyncio.Semaphore(TOGETHER)

    async def __aenter__(self) -> Crowd:
        return self

    async def __aexit__(self, *_: object) -> None:
        for socket in self.open:
            socket.transport.abort()

    async def come(self, table: str, **more: Any) -> None:
        async with self._few:
            try:
                self.open.append(await socket_from(self.address, self.club, table, **more))
            except InvalidStatus as error:
                self.refused.append(error)

    async def all_come(self, *tables: str) -> None:
        await asyncio.gather(*[self.come(table) for table in tables])


async def raw(address: str, club: Club, data: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection on which this much has been said."""
    reader, writer = await asyncio.open_connection("127.0.0.1", club.port, local_addr=(address, 0))
    writer.write(data)
    with suppress(ConnectionError):  # it may have been closed at once
        await writer.drain()
    return reader, writer


async def closed(reader: asyncio.StreamReader) -> bytes:
    """What comes until the other side closes the connection; TimeoutError if it does not."""
    said = b""
    async with asyncio.timeout(LONG):
        with suppress(ConnectionError):
            while more := await reader.read(65536):
                said += more
    return said


async def close_code(socket: ClientConnection) -> int | None:
    """Reads on until the socket is closed."""
    async with asyncio.timeout(LONG):
        with suppress(ConnectionClosed):
            while True:
                await socket.recv()
    return socket.close_code


async def greeted(socket: ClientConnection) -> str:
    """The kind of the first message."""
    kind: str = json.loads(await asyncio.wait_for(socket.recv(), 2 * PATIENCE))["kind"]
    return kind
