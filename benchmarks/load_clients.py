"""A thousand players in one process, with as little of a WebSocket client as it takes to play."""

from __future__ import annotations

import asyncio
import os
import time
from base64 import b64encode
from collections import deque
from random import Random
from typing import ClassVar, cast

import msgspec

TEXT, PING, PONG = 0x1, 0x9, 0xA
NO_MASK = b"\0\0\0\0"
"""Clients have to mask what they send; this mask changes nothing and so costs nothing."""

SEATS = 5
TOGETHER = 50
"""How many connect at the same time."""


class View(msgspec.Struct):
    """The number of the question."""

    step: int


class Seen(msgspec.Struct):
    """As much of a message as a random player looks at."""

    kind: str
    view: View | None = None
    decision: tuple[int, int] | None = None
    options: list[str] = []
    over: bool = False


seen = msgspec.json.Decoder(Seen)


def frame(opcode: int, payload: bytes) -> bytes:
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return bytes([0x80 | opcode]) + length + NO_MASK + payload


class Wire(asyncio.Protocol):
    """One WebSocket: a handshake, then frames in both directions."""

    def __init__(self, path: str, token: str) -> None:
        self.path = path
        self.token = token
        self.open = False
        self.lost = False
        self._transport: asyncio.Transport | None = None
        self._buffer = b""

    def hear(self, payload: bytes) -> None:
        raise NotImplementedError

    def say(self, payload: bytes) -> None:
        self.write(frame(TEXT, payload))

    def write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        key = b64encode(os.urandom(16)).decode()
        self.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {self.token}\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        if not self.open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open = True
        self._buffer = data[self._frames(data) :]

    def _frames(self, data: bytes) -> int:
        """Hear every whole frame; returns where the first incomplete one begins."""
        start = 0
        while len(data) >= start + 4:
            size, body = data[start + 1], start + 2
            if size == 126:
                size, body = int.from_bytes(data[body : body + 2], "big"), body + 2
            elif size == 127:
                size, body = int.from_bytes(data[body : body + 8], "big"), body + 8
            if len(data) < body + size:
                return start
            self._frame(data[start] & 0xF, data[body : body + size])
            start = body + size
        return start

    def _frame(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self.hear(payload)
        elif opcode == PING:
            self.write(frame(PONG, payload))


class Answered:
    """A question: when the last choice left, how many players have seen what came next, and since when."""

    __slots__ = ("players", "seen", "sent")

    def __init__(self) -> None:
        self.sent = 0.0
        self.players = 0
        self.seen = 0.0


class Table:
    """Five people who play against each other, and when they saw what."""

    def __init__(self) -> None:
        self.over = False
        self.questions: dict[int, Answered] = {}

    def sent(self, question: int) -> None:
        self.questions.setdefault(question, Answered()).sent = time.perf_counter()

    def seen(self, question: int, moment: float) -> None:
        """One more player knows that this question is over."""
        answered = self.questions.setdefault(question, Answered())
        answered.players += 1
        answered.seen = moment

    def delays(self) -> list[float]:
        """Milliseconds from the last choice of a question until all players saw what came of it."""
        known = [each for each in self.questions.values() if each.sent and each.players == SEATS]
        return [(each.seen - each.sent) * 1e3 for each in known]


class Crowd:
    """Everybody who is connected: what they got, what they said, and who could say something now."""

    def __init__(self) -> None:
        self.rng = Random(1)
        self.at_once = False  # answer as soon as one is asked, or when the pace allows
        self.ready: deque[Speaker] = deque()
        self.messages = 0
        self.received = 0
        self.choices = 0
        self.refused = 0

    def reset(self) -> None:
        self.messages = self.received = self.choices = 0

    def lead(self, speaker: Speaker) -> None:
        """This one has something to say."""
        if self.at_once:
            speaker.speak()
        else:
            self.ready.append(speaker)

    def hurry(self) -> None:
        """From now on everybody answers at once."""
        self.at_once = True
        while self.ready:
            self.ready.popleft().speak()

    async def keep_pace(self, rate: float, seconds: float) -> None:
        """So many choices a second, evenly, each by whoever has waited longest."""
        begun, said = time.perf_counter(), 0
        while (passed := time.perf_counter() - begun) < seconds:
            while said < passed * rate and self.ready:
                self.ready.popleft().speak()
                said += 1
            await asyncio.sleep(0.002)


class Speaker(Wire):
    """A connection that says something when it is its turn."""

    def __init__(self, crowd: Crowd, path: str, token: str) -> None:
        super().__init__(path, token)
        self.crowd = crowd

    def speak(self) -> None:
        raise NotImplementedError

    def count(self, payload: bytes) -> None:
        self.crowd.messages += 1
        self.crowd.received += len(payload)


class Player(Speaker):
    """Answers every question with any of the options."""

    samples: ClassVar[dict[str, list[bytes]]] = {"update": [], "done": []}

    def __init__(self, crowd: Crowd, table: Table, path: str, token: str) -> None:
        super().__init__(crowd, path, token)
        self.table = table
        self.here = False  # has seen the table
        self.step = 0
        self.asked: Seen | None = None
        self.answered: tuple[int, int] | None = None

    def hear(self, payload: bytes) -> None:
        moment = time.perf_counter()
        self.count(payload)
        message = seen.decode(payload)
        if message.view is not None:
            self.here = True
            self.table.over |= message.over
            if message.view.step != self.step:
                self.table.seen(self.step, moment)
                self.step = message.view.step
            if message.options and message.decision != self.answered:
                self.asked = message
                self.answered = message.decision
                self.crowd.lead(self)
        elif message.kind == "refused":
            self.crowd.refused += 1
        samples = self.samples.get(message.kind)
        if samples is not None and self.crowd.messages % 50 == 0:
            samples.append(payload)

    def speak(self) -> None:
        assert self.asked is not None
        assert self.asked.decision is not None
        choice = self.crowd.rng.choice(self.asked.options)
        message = {
            "kind": "choose",
            "id": str(self.crowd.choices),
            "decision": self.asked.decision,
            "choices": [choice],
        }
        self.crowd.choices += 1
        self.table.sent(self.asked.decision[0])
        self.say(msgspec.json.encode(message))


class Caller(Speaker):
    """Calls, and calls again when the answer has come; hears others, too."""

    def __init__(self, crowd: Crowd, path: str, call: bytes, answer: bytes) -> None:
        super().__init__(crowd, path, "")
        self.call = call
        self.answer = answer

    def hear(self, payload: bytes) -> None:
        self.count(payload)
        if payload == self.answer:
            self.crowd.lead(self)

    def speak(self) -> None:
        self.crowd.choices += 1
        self.say(self.call)


async def connect(wires: list[Speaker], port: int) -> None:
    """All of them, some at a time, until every handshake is done."""
    loop = asyncio.get_running_loop()
    for first in range(0, len(wires), TOGETHER):
        some = wires[first : first + TOGETHER]
        await asyncio.gather(
            *(loop.create_connection(lambda wire=wire: wire, "127.0.0.1", port) for wire in some)  # type: ignore[misc]
        )
        while not all(wire.open for wire in some):
            await asyncio.sleep(0.01)
