"""For programs: take a seat in a club room and answer what is asked there (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from secrets import token_hex
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from clubantique.core.errors import ClubError

Message = dict[str, Any]

PATIENCE = 60.0
"""How many seconds a room may be away before we give up."""

PAUSE = 0.2
REQUEST_SECONDS = 10
LARGEST_MESSAGE = 2**22
ENDED = ("over", "closed", "frozen")
MOVED_ON = ("error-stale", "error-not-now")
GONE = (OSError, ConnectionClosed, InvalidHandshake)


class Refused(ClubError):
    """What the room said no to, with its own key and facts."""

    def __init__(self, problem: Message) -> None:
        super().__init__(**problem["facts"])
        self.key = problem["key"]


class NoRoom(ClubError):
    """Nobody answers there, or somebody who is no club room."""

    key = "error-no-room"


class BadLink(ClubError):
    """Not the link of a table."""

    key = "error-link"


class Question(Struct, frozen=True):
    """What a seat is asked: the texts of what it may choose, and what it sees."""

    options: list[str]
    view: Message
    decision: tuple[int, int]


async def new_table(address: str, game: str, name: str, chairs: list[Message], **more: Any) -> Seat:
    """Set up a table at `http://…` and sit down as its host. The chairs are the others': `{}` or `{"bot": …}`."""
    wanted = {"game": game, "name": name, "chairs": chairs} | more
    return Seat(address, await asyncio.to_thread(ask, address, "/api/tables", wanted))


async def sit_down(link: str, name: str) -> Seat:
    """Take the first free chair at the table of this link."""
    address, table = table_of(link)
    return Seat(address, await asyncio.to_thread(ask, address, f"/api/tables/{table}/sit", {"name": name}))


def table_of(link: str) -> tuple[str, str]:
    """`http://house:8765/t/abc` is the table `abc` of the room at `http://house:8765`."""
    parts = urlsplit(link.strip())
    before, _, table = parts.path.rpartition("/t/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not table.isalnum():
        raise BadLink(link=link)
    return f"{parts.scheme}://{parts.netloc}{before}", table


def ask(address: str, path: str, data: Message | None = None) -> Message:
    """One request to the room, and its answer."""
    body = None if data is None else json.dumps(data).encode()
    try:
        request = Request(address + path, body, {"Content-Type": "application/json"})
        with urlopen(request, timeout=REQUEST_SECONDS) as answer:
            found: Message = json.load(answer)
    except HTTPError as error:
        with error:
            raise Refused(problem_in(address, error.read())) from error
    except (OSError, ValueError) as error:
        raise NoRoom(address=address) from error
    return found


def problem_in(address: str, body: bytes) -> Message:
    try:
        found: Message = json.loads(body)
        return {"key": str(found["key"]), "facts": dict(found["facts"])}
    except (ValueError, TypeError, KeyError) as error:
        raise NoRoom(address=address) from error


class Seat:
    """A seat at a table: `async for question in seat` until the game is over, and `seat.answer` in between.

    When the connection breaks it comes back, and says again under the same id what was not acknowledged.
    """

    def __init__(self, address: str, seated: Message) -> None:
        self.address = address
        self.table: str = seated["table"]
        self.number: int = seated["seat"]
        self.token: str = seated["token"]
        self.update: Message = {}
        """The table as the room showed it last."""
        self._asked: list[int] | None = None  # the decision that was handed out last
        self._name = token_hex(4)  # so that no program's ids are those of another one
        self._said = 0
        self._pending: Message | None = None
        self._socket: ClientConnection | None = None

    @property
    def link(self) -> str:
        """To be invited is to know it."""
        return f"{self.address}/t/{self.table}"

    @property
    def over(self) -> bool:
        return bool(self.update) and self.update["table"]["status"] in ENDED

    @property
    def playing(self) -> bool:
        """Not before the game, and not while it is paused."""
        return bool(self.update) and self.update["table"]["status"] == "playing"

    async def __aiter__(self) -> AsyncIterator[Question]:
        try:
            while not self.over:
                decision = self.update.get("decision")
                if self.playing and self.update.get("options") and decision != self._asked:
                    self._asked = decision
                    yield Question(self.update["options"], self.update["view"], tuple(decision or ()))
                else:
                    await self._hear()
        finally:
            await self.leave()

    async def answer(self, choices: list[str]) -> bool:
        """A run or a part of it; False if the table has moved on meanwhile, Refused if that cannot be chosen."""
        answer = await self._say(kind="choose", decision=self._asked, choices=choices)
        if answer["kind"] == "done":
            return True
        self._asked = None  # the question stands: it is asked again
        if answer["problem"]["key"] in MOVED_ON:
            return False
        raise Refused(answer["problem"])

    async def chat(self, text: str) -> None:
        answer = await self._say(kind="chat", text=text)
        if answer["kind"] == "refused":
            raise Refused(answer["problem"])

    async def leave(self) -> None:
        """Until one asks the seat for questions again."""
        if self._socket is not None:
            socket, self._socket = self._socket, None
            await socket.close()

    async def _say(self, **parts: Any) -> Message:
        """Say something until it is answered."""
        self._said += 1
        message = {"id": f"{self._name}-{self._said}", **parts}
        while True:
            self._pending = message
            if self._socket is not None:
                await self._send(message)
            while (answer := await self._hear()).get("id") != message["id"]:
                pass
            self._pending = None
            problem = answer.get("problem", {})
            if problem.get("key") != "error-too-much":
                return answer
            await asyncio.sleep(float(problem["facts"]["seconds"]))

    async def _send(self, message: Message) -> None:
        assert self._socket is not None
        try:
            await self._socket.send(json.dumps(message))
        except ConnectionClosed:
            self._socket = None  # it is said when we are back

    async def _hear(self) -> Message:
        """The next message, from this connection or from the next one."""
        while True:
            try:
                self._socket = self._socket or await self._come()
                message: Message = json.loads(await self._socket.recv())
                break
            except ConnectionClosed:
                self._socket = None
        if message["kind"] in ("update", "waiting"):
            self.update = message
        return message

    async def _come(self) -> ClientConnection:
        """Through the door, as soon as it is open."""
        url = f"ws{self.address.removeprefix('http')}/api/tables/{self.table}/socket"
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket = await connect(
                    url,
                    additional_headers={"Authorization": f"Bearer {self.token}"},
                    max_size=LARGEST_MESSAGE,
                )
                if self._pending is not None:
                    await socket.send(json.dumps(self._pending))
                return socket
            except GONE as error:
                if isinstance(error, InvalidStatus):  # the room is there: does it say why?
                    await asyncio.to_thread(ask, self.address, f"/api/tables/{self.table}")
                if time.monotonic() > until:
                    raise NoRoom(address=self.address) from error
                await asyncio.sleep(PAUSE)
