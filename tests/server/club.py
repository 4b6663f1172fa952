"""A real club room in a process of its own, and people who play in it over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

START = "from clubantique.cli import main; main()"
PATIENCE = 30.0


class Club:
    """The server: started, killed and started again over the same store."""

    def __init__(self, database: str, port: int = 0) -> None:
        self.database = database
        self.port = port
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [
            sys.executable,
            "-c",
            START,
            "serve",
            "--port",
            str(self.port),
            "--database",
            self.database,
        ]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "LANG": "en_GB.UTF-8"},
            start_new_session=True,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "http://" in said, said
        self.port = int(said.strip().rsplit(":", 1)[1])

    def kill(self) -> None:
        """As if the power was cut, for this process and its workers."""
        self._stop(signal.SIGKILL)

    def stop(self) -> None:
        self._stop(signal.SIGTERM)

    def _stop(self, how: signal.Signals) -> None:
        assert self.process is not None
        if how == signal.SIGKILL:
            os.killpg(self.process.pid, how)
        else:
            self.process.send_signal(how)
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def http(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(retries=20)
        return httpx.AsyncClient(base_url=f"http://{self.address}", transport=transport, timeout=PATIENCE)


def on_disk(folder: Path) -> Club:
    return Club(f"sqlite:///{folder / 'club.db'}")


class Person:
    """Somebody at a table, or looking on: keeps what was received, and answers at random."""

    def __init__(self, club: Club, table: str, token: str | None, seed: int = 1) -> None:
        self.club = club
        self.table = table
        self.token = token
        self.rng = Random(seed)
        self.socket: ClientConnection | None = None
        self.update: dict[str, Any] = {}
        self.received: list[dict[str, Any]] = []
        self.said = 0

    async def come(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        url = f"ws://{self.club.address}/api/tables/{self.table}/socket"
        self.socket = await connect(url, additional_headers=headers, max_size=2**22)

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def hear(self) -> dict[str, Any]:
        assert self.socket is not None
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.received.append(message)
        if message["kind"] in ("update", "waiting"):
            self.update = message
        return message

    async def hear_of(self, kind: str) -> dict[str, Any]:
        while (message := await self.hear())["kind"] != kind:
            pass
        return message

    async def say(self, **message: Any) -> str:
        assert self.socket is not None
        self.said += 1
        message.setdefault("id", f"m{self.said}")
        await self.socket.send(json.dumps(message))
        return str(message["id"])

    async def choose(self, *choices: str, **more: Any) -> str:
        more.setdefault("decision", self.update.get("decision"))
        return await self.say(kind="choose", choices=list(choices), **more)

    async def play(self) -> dict[str, Any]:
        """To the end, choosing anything."""
        answered: list[int] | None = None
        while not self.update.get("over"):
            message = await self.hear()
            if message["kind"] == "update" and message["options"] and message["decision"] != answered:
                answered = message["decision"]
                await self.choose(self.rng.choice(message["options"]))
        return self.update


class Stubborn(Person):
    """Comes back whenever the room has gone, and says again what was not acknowledged."""

    def __init__(self, club: Club, table: str, token: str | None, seed: int = 1) -> None:
        super().__init__(club, table, token, seed)
        self.acknowledged: dict[str, list[str]] = {}
        self.pending: dict[str, Any] | None = None

    async def play(self) -> dict[str, Any]:
        while not self.update.get("over"):
            try:
                await self.come()
                await self.play_on()
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.1)
            finally:
                await self.leave()
        return self.update

    async def play_on(self) -> None:
        if self.pending is not None:
            await self.say(**self.pending)
        while not self.update.get("over"):
            message = await self.hear()
            if self.pending is not None and message.get("id") == self.pending["id"]:
                if message["kind"] == "done":
                    self.acknowledged[message["id"]] = self.pending["choices"]
                self.pending = None
            if self.pending is None and self.update.get("options") and self.update["decision"]:
                choices = [self.rng.choice(self.update["options"])]
                decision, name = self.update["decision"], f"p{len(self.received)}"
                self.pending = {"kind": "choose", "id": name, "decision": decision, "choices": choices}
                await self.say(**self.pending)


@asynccontextmanager
async def two_friends(club: Club, game: str, *bots: str, **options: str) -> AsyncIterator[list[Person]]:
    """A table of Ann, Bob and these bots, with somebody who looks on."""
    async with club.http() as http:
        chairs = [{}, *[{"bot": bot} for bot in bots]]
        wanted = {"game": game, "name": "Ann", "chairs": chairs, "options": options}
        ann = (await http.post("/api/tables", json=wanted)).raise_for_status().json()
        bob = (
            (await http.post(f"/api/tables/{ann['table']}/sit", json={"name": "Bob"}))
            .raise_for_status()
            .json()
        )
    tokens = [ann["token"], bob["token"], None]
    people = [Person(club, ann["table"], token, seed) for seed, token in enumerate(tokens)]
    try:
        for person in people:
            await person.come()
        yield people
    finally:
        for person in people:
            await person.leave()
