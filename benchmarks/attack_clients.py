"""An attack from outside, bounded in count and time; and people who play meanwhile and look at the clock.

    python attack_clients.py attack PORT ADDRESSES SECONDS [sockets] [heads] [records] [bots]
    python attack_clients.py people PORT SECONDS

Each prints one JSON object with what it met. Addresses are of this machine: 127.0.0.0/8.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import httpx
from load_clients import Wire
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

HERE = "127.0.0.1"
GOLDEN = Path(__file__).resolve().parents[1] / "tests" / "playthroughs" / "golden" / "meisterdiebe-8.json"
LAID = 392
"""Where a card can be laid in this record, and taken back, again and again."""

MOST_ENTRIES = 3000
SOCKETS, HALF_HEADS, BOT_TABLES = 5000, 1100, 160
SOCKETS_A_SECOND = 400
TOGETHER = 20
HALF_A_HEAD = b"GET /api/games HTTP/1.1\r\nHost: club\r\nX-More: "
AGAIN_SECONDS = 1.0
PEOPLE = ("127.0.3.1", "127.0.3.2", "127.0.3.3", "127.0.3.4")
PAUSE = 0.1
PATIENCE = 60.0
FAULTS = (httpx.HTTPError, OSError, WebSocketException, KeyError, ValueError)


def http_from(address: str, port: int) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=f"http://{HERE}:{port}", transport=transport, timeout=PATIENCE)


# --- the attack ------------------------------------------------------------------------------------


class Onlooker(Wire):
    """A socket that stays, answers pings, and reads nothing of what it is told."""

    refused = False

    def hear(self, payload: bytes) -> None:
        pass

    def data_received(self, data: bytes) -> None:
        if not self.open and not data.startswith(b"HTTP/1.1 101"):
            self.refused = True
            self.close()
        elif not self.refused:
            super().data_received(data)


class Half(asyncio.Protocol):
    """A request head that is never finished."""

    lost: asyncio.Future[None]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.lost = asyncio.get_running_loop().create_future()
        transport.write(HALF_A_HEAD)  # type: ignore[attr-defined]

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.lost.done():
            self.lost.set_result(None)


def hostile() -> bytes:
    """A record in which somebody lays a card and takes it back, as often as a record may be long."""
    record = json.loads(GOLDEN.read_text())
    entries = record["entries"][:LAID]
    seat, card = record["entries"][LAID]
    pairs = (MOST_ENTRIES - LAID) // 2
    record["entries"] = entries + [[seat, card], [seat, None]] * pairs
    return json.dumps(record, separators=(",", ":")).encode()


class Attack:
    """Everything at once, from these addresses."""

    def __init__(self, port: int, addresses: int, seconds: float) -> None:
        self.port = port
        self.addresses = [f"127.0.1.{1 + number}" for number in range(addresses)]
        self.ends = time.monotonic() + seconds
        self.met: Counter[str] = Counter()
        self.tables: list[str] = []

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.ends

    async def all(self, only: list[str]) -> Counter[str]:
        """These ways, or all of them; there is always a table to look at."""
        async with http_from(self.addresses[0], self.port) as http:
            await self.bot_table(http)
        await asyncio.gather(
            *[getattr(self, way)() for way in only or ("sockets", "heads", "records", "bots")]
        )
        return self.met

    async def heads(self) -> None:
        addresses = zip(range(HALF_HEADS), cycle(self.addresses), strict=False)
        await asyncio.gather(*[self.half_head(address) for _, address in addresses])

    async def half_head(self, address: str) -> None:
        loop = asyncio.get_running_loop()
        while self.goes_on:
            with suppress(OSError, TimeoutError):
                transport, half = await loop.create_connection(Half, HERE, self.port, local_addr=(address, 0))
                self.met["half heads"] += 1
                await asyncio.wait_for(half.lost, max(0.1, self.ends - time.monotonic()))
                transport.abort()
            await asyncio.sleep(AGAIN_SECONDS)

    async def sockets(self) -> None:
        """At all the tables there are, as fast as it is worth while."""
        found: list[Onlooker] = []
        begun = time.monotonic()
        for number, address in zip(range(SOCKETS), cycle(self.addresses), strict=False):
            table = self.tables[number % len(self.tables)]
            onlooker = Onlooker(f"/api/tables/{table}/socket", "")
            found.append(onlooker)
            with suppress(OSError):
                await self.connect(onlooker, address)
            await asyncio.sleep(max(0, begun + number / SOCKETS_A_SECOND - time.monotonic()))
            if not self.goes_on:
                break
        await asyncio.sleep(max(0, self.ends - time.monotonic()))
        self.met["sockets tried"] = len(found)
        self.met["sockets open at the end"] = sum(each.open and not each.lost for each in found)
        for each in found:
            each.close()

    async def connect(self, onlooker: Onlooker, address: str) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: onlooker, HERE, self.port, local_addr=(address, 0))

    async def records(self) -> None:
        body, addresses = hostile(), cycle(self.addresses)
        while self.goes_on:
            asyncio.get_running_loop().create_task(self.lay_out(next(addresses), body))
            await asyncio.sleep(1)

    async def lay_out(self, address: str, body: bytes) -> None:
        with suppress(*FAULTS):
            async with http_from(address, self.port) as http:
                answer = await http.post("/api/records", content=body)
                self.met[f"records {answer.status_code}"] += 1

    async def bots(self) -> None:
        few = asyncio.Semaphore(TOGETHER)
        addresses = zip(range(BOT_TABLES), cycle(self.addresses), strict=False)
        await asyncio.gather(*[self.one_of_bots(address, few) for _, address in addresses])

    async def one_of_bots(self, address: str, few: asyncio.Semaphore) -> None:
        async with few:
            with suppress(*FAULTS):
                async with http_from(address, self.port) as http:
                    if self.goes_on:
                        await self.bot_table(http)

    async def bot_table(self, http: httpx.AsyncClient) -> None:
        wanted = {"game": "adel", "name": "Ann", "chairs": [{"bot": "lord"}] * 3}
        made = await http.post("/api/tables", json=wanted)
        self.met[f"tables of bots {made.status_code}"] += 1
        table = made.json()["table"]
        self.tables.append(table)
        await http.post(f"/api/tables/{table}/stand-in", json={"seat": 0, "bot": "lord"})


# --- the people ------------------------------------------------------------------------------------


class People:
    """Two tables of two, each from an address of their own: they choose and chat, and time what is acknowledged."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.ends = time.monotonic() + seconds
        self.waited: list[float] = []
        self.refused: Counter[str] = Counter()

    async def all(self) -> dict[str, Any]:
        await asyncio.gather(self.table(*PEOPLE[:2]), self.table(*PEOPLE[2:]))
        return {"waited": self.waited, "refused": self.refused}

    async def table(self, one: str, other: str) -> None:
        while time.monotonic() < self.ends:
            try:
                seats = await self.sit_down(one, other)
                await asyncio.gather(
                    *[self.play(address, *seat) for address, seat in zip((one, other), seats, strict=True)]
                )
            except FAULTS as error:
                self.refused[type(error).__name__] += 1
                await asyncio.sleep(PAUSE)

    async def sit_down(self, one: str, other: str) -> list[tuple[str, str]]:
        async with http_from(one, self.port) as http, http_from(other, self.port) as guest:
            wanted = {"game": "adel", "name": "Ann", "chairs": [{}]}
            ann = (await http.post("/api/tables", json=wanted)).raise_for_status().json()
            path = f"/api/tables/{ann['table']}/sit"
            bob = (await guest.post(path, json={"name": "Bob"})).raise_for_status().json()
        return [(ann["table"], ann["token"]), (bob["table"], bob["token"])]

    async def play(self, address: str, table: str, token: str) -> None:
        """Until the game or the time is over."""
        url = f"ws://{HERE}:{self.port}/api/tables/{table}/socket"
        headers = {"Authorization": f"Bearer {token}"}
        async with connect(
            url, additional_headers=headers, local_addr=(address, 0), max_size=2**22, open_timeout=PATIENCE
        ) as socket:
            await Player(self, socket).play()


class Player:
    """One of them, at one table."""

    def __init__(self, people: People, socket: Any) -> None:
        self.people = people
        self.socket = socket
        self.rng = Random(1)
        self.sent: dict[str, float] = {}
        self.answered: Any = None
        self.over = False

    async def play(self) -> None:
        """Whoever thinks goes on listening: what has come but is not read yet would count as waiting."""
        speaking = [asyncio.create_task(way) for way in (self.choose(), self.chat())]
        try:
            while not self.over and (left := self.people.ends - time.monotonic()) > 0:
                with suppress(TimeoutError):
                    self.hear(json.loads(await asyncio.wait_for(self.socket.recv(), left)))
        finally:
            for each in speaking:
                each.cancel()
        await self.settle()

    async def settle(self) -> None:
        """What is still on its way counts, too: as long as it took until now, if it never comes."""
        ends = time.monotonic() + 5
        while self.sent and (left := ends - time.monotonic()) > 0:
            with suppress(TimeoutError):
                self.hear(json.loads(await asyncio.wait_for(self.socket.recv(), left)))
        now = time.perf_counter()
        self.people.waited += [now - sent for sent in self.sent.values()]

    def hear(self, message: dict[str, Any]) -> None:
        if message["kind"] == "update":
            self.update = message
            self.over = bool(message.get("over"))
        if (sent := self.sent.pop(str(message.get("id")), None)) is not None:
            self.people.waited.append(time.perf_counter() - sent)
        if message["kind"] == "refused":
            self.people.refused[message["problem"]["key"]] += 1

    update: dict[str, Any] = {}  # noqa: RUF012

    async def choose(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            if self.update.get("options") and self.update["decision"] != self.answered:
                self.answered = self.update["decision"]
                choice = self.rng.choice(self.update["options"])
                await self.say(kind="choose", decision=self.answered, choices=[choice])

    async def chat(self) -> None:
        while True:
            await asyncio.sleep(5 * PAUSE)
            await self.say(kind="chat", text="Good evening")

    async def say(self, **message: Any) -> None:
        name = f"m{time.perf_counter_ns()}"
        self.sent[name] = time.perf_counter()
        await self.socket.send(json.dumps({**message, "id": name}))


def main() -> None:
    kind, port, *rest = sys.argv[1:]
    if kind == "attack":
        addresses, seconds, *only = rest
        print(json.dumps(asyncio.run(Attack(int(port), int(addresses), float(seconds)).all(only))))
    else:
        print(json.dumps(asyncio.run(People(int(port), float(rest[0])).all())))


if __name__ == "__main__":
    main()
