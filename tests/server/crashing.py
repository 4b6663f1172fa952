"""A club room that dies at named points, and somebody who says again what was not acknowledged."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from .club import PATIENCE, Club

PROGRAM = Path(__file__).with_name("crashing_server.py")
GONE = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)
SHORT_REST = 0.05
STORE_AWAY = 503


class Crashing(Club):
    """Dies where it is told to, and comes back under the same address."""

    def command(self) -> list[str]:
        where = ["--port", str(self.port), "--database", self.database, "--bus", self.bus]
        return [sys.executable, str(PROGRAM), "serve", *where, "--workers", "1"]

    def start_until(self, point: str, passes: int = 0, **more: str) -> None:
        """Until it gets there; without a point as long as it is wanted."""
        told = {"CRASH_AT": point, "CRASH_AFTER": str(passes), **more}
        self.environment = {**Club.environment, **told}  # type: ignore[misc]
        self.start()

    def crashes_while_it_opens(self, point: str) -> bool:
        """Whether it got there before it was open."""
        try:
            self.start_until(point)
        except AssertionError:
            self.bury()
            return True
        self.stop()
        return False

    async def crashed(self) -> None:
        assert self.process is not None
        await asyncio.to_thread(self.process.wait, PATIENCE)
        self.bury()

    def leave_nothing(self) -> None:
        """However a test has ended."""
        if self.process is not None and self.process.poll() is None:
            self.kill()

    def bury(self) -> None:
        """It died by its own hand; whatever it leaves behind goes, too."""
        assert self.process is not None
        assert self.process.wait(PATIENCE) == -signal.SIGKILL
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        if self.process.stdout is not None:
            self.process.stdout.close()


class Insistent:
    """Somebody at a table who goes to the next process when one has gone, and says everything until it is answered."""

    def __init__(self, clubs: Sequence[Club], table: str, token: str) -> None:
        self.clubs = clubs
        self.table = table
        self.token = token
        self.turn = 0
        self.numbers = count(1)
        self.socket: ClientConnection | None = None
        self.update: dict[str, Any] = {}
        self.done: list[dict[str, Any]] = []
        self.refused: list[dict[str, Any]] = []

    async def come(self) -> None:
        club = self.clubs[self.turn % len(self.clubs)]
        headers = {"Authorization": f"Bearer {self.token}"}
        url = f"ws://{club.address}/api/tables/{self.table}/socket"
        self.socket = await connect(url, additional_headers=headers, max_size=2**22)
        while (await self.hear())["kind"] != "update":
            pass

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        self.socket = None

    async def hear(self) -> dict[str, Any]:
        assert self.socket is not None
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        if message["kind"] == "update":
            self.update = message
        return message

    async def look(self) -> None:
        while self.socket is None:
            try:
                await self.come()
            except GONE:
                await self.give_up()

    async def give_up(self) -> None:
        await self.leave()
        self.turn += 1
        await asyncio.sleep(SHORT_REST)

    async def insist(self, message: dict[str, Any]) -> None:
        message = {"id": f"i{next(self.numbers)}", **message}
        while True:
            await self.look()
            assert self.socket is not None
            try:
                await self.socket.send(json.dumps(message))
                while (answer := await self.hear()).get("id") != message["id"]:
                    pass
                break
            except GONE:
                await self.give_up()
        (self.done if answer["kind"] == "done" else self.refused).append(message | {"answer": answer})

    def next_answer(self) -> dict[str, Any]:
        """Chooses, or takes that back."""
        decision, options = self.update["decision"], self.update["options"]
        if decision[1]:
            return {"kind": "withdraw", "decision": decision}
        return {"kind": "choose", "decision": decision, "choices": options[:1]}

    async def say_something(self) -> None:
        """Always to the first process, if it is there."""
        if self.turn % len(self.clubs):
            self.turn = 0
            await self.leave()
        await self.look()
        await self.insist(self.next_answer())
        if len(self.done) % 3 == 0:
            await self.insist({"kind": "chat", "text": f"line {len(self.done)}"})


def without_backoff(club: Club) -> httpx.AsyncClient:
    """Those that try by themselves wait twice as long each time, and would sleep through everything."""
    return httpx.AsyncClient(base_url=f"http://{club.address}", timeout=PATIENCE, verify=False)


async def ask_until_answered(club: Club, path: str, key: str, **data: Any) -> httpx.Response:
    """The same request with the same key, until the room and its store are there to answer it."""
    while True:
        with suppress(httpx.TransportError):
            async with without_backoff(club) as http:
                found = await http.post(path, json=data, headers={"Idempotency-Key": key})
            if found.status_code != STORE_AWAY:
                return found
        await asyncio.sleep(SHORT_REST)
