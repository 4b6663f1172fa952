"""A real club room in a process of its own, and people who play in it over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import httpx
from ports import free_port
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from . import nursery

ENTRIES = "SELECT seat, message, entries FROM entries WHERE table_id = ? ORDER BY number"
START = (  # as for somebody at a keyboard: what runs in the background of a script would not hear Ctrl-C
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "from clubantique.cli import main; main()"
)
PATIENCE = 120.0  # only ends what hangs: no test is about time
NO_CERTIFICATES = False  # it takes 30 ms to read those of the system, for each client
PLENTY = "1000000"  # a second: all tests have one address, and play as fast as they can
LIMITS = ("requests", "messages", "reads", "kilobytes", "sockets", "onlookers")


class Club:
    """The server: started, killed and started again over the same store."""

    environment: ClassVar[dict[str, str]] = {
        **{f"CLUBANTIQUE_{limit.upper()}": PLENTY for limit in LIMITS},
        "CLUBANTIQUE_WORKERS": "1",  # to start another one takes longer than what bots think about in most tests
    }

    anew = False  # whether it begins as a process of its own

    def __init__(self, database: str, bus: str = "") -> None:
        self.database = database
        self.bus = bus
        self.port = free_port()  # and after a restart the same
        self.opened_at = ""  # as it was printed
        self.host = "127.0.0.1"  # as visitors write it
        self.log: Path | None = None  # where it writes what it reports, if a test wants to read that
        self.process: nursery.Started | None = None

    def command(self) -> list[str]:
        where = ["--port", str(self.port), "--database", self.database, "--bus", self.bus]
        return [sys.executable, "-c", START, "serve", *where]

    def start(self) -> None:
        environment = {**os.environ, "LANG": "en_GB.UTF-8", **self.environment}
        begin = nursery.anew if self.anew else nursery.start
        self.process = begin(self.command(), environment, self.log)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "http://" in said, said
        self.opened_at = said.split()[-1]
        self.port = int(self.opened_at.rsplit(":", 1)[1])

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
        return f"{self.host}:{self.port}"

    def http(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(retries=20, verify=NO_CERTIFICATES)
        return httpx.AsyncClient(base_url=f"http://{self.address}", transport=transport, timeout=PATIENCE)

    def stored(self, table: str) -> list[tuple[int | None, str | None, list[object]]]:
        """Who said what under which id, as it lies on the disk."""
        with closing(sqlite3.connect(self.database.removeprefix("sqlite:///"))) as connection:
            rows = connection.execute(ENTRIES, (table,)).fetchall()
        return [(seat, message, json.loads(entries)) for seat, message, entries in rows]


def on_disk(folder: Path) -> Club:
    return Club(f"sqlite:///{folder / 'club.db'}")


@contextmanager
def opened(club: Club) -> Iterator[Club]:
    """For as long as it is needed."""
    club.start()
    try:
        yield club
    finally:
        club.stop()


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

    async def come(self, seat: int | None = None) -> None:
        """On a shared device one says for whom one comes."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        url = f"ws://{self.club.address}/api/tables/{self.table}/socket"
        if seat is not None:
            url += f"?seat={seat}"
        self.socket = await connect(url, additional_headers=headers, max_size=2**22)

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def hear(self) -> dict[str, Any]:
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self.socket.recv())
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


async def sit_down(
    one: Club, other: Club, game: str, *bots: str, clock: int | None = None, **options: str
) -> tuple[str, list[str]]:
    """A table of Ann, who comes to one process, Bob, who comes to another or the same, and bots: its id and tokens."""
    chairs = [{}, *[{"bot": bot} for bot in bots]]
    wanted = {"game": game, "name": "Ann", "chairs": chairs, "options": options, "clock": clock}
    async with one.http() as http:
        ann = (await http.post("/api/tables", json=wanted)).raise_for_status().json()
    async with other.http() as http:
        path = f"/api/tables/{ann['table']}/sit"
        bob = (await http.post(path, json={"name": "Bob"})).raise_for_status().json()
    return ann["table"], [ann["token"], bob["token"]]


@asynccontextmanager
async def two_friends(
    club: Club, game: str, *bots: str, clock: int | None = None, **options: str
) -> AsyncIterator[list[Person]]:
    """A table of Ann, Bob and these bots, with somebody who looks on."""
    table, tokens = await sit_down(club, club, game, *bots, clock=clock, **options)
    people = [Person(club, table, token, seed) for seed, token in enumerate([*tokens, None])]
    try:
        for person in people:
            await person.come()
        yield people
    finally:
        for person in people:
            await person.leave()
