"""Somebody at a socket who says one thing at a time and waits for the answer: for tests that say anything at all."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from .club import PATIENCE, Club

Message = dict[str, Any]


class Talker:
    """One visitor of one table, without any manners."""

    def __init__(self, club: Club, table: str, token: str | None) -> None:
        self.club = club
        self.table = table
        self.token = token
        self.update: Message = {}
        self.lines: list[str] = []
        self.socket: ClientConnection | None = None
        self.leaving = ExitStack()

    def come(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        url = f"ws://{self.club.address}/api/tables/{self.table}/socket"
        self.socket = self.leaving.enter_context(connect(url, additional_headers=headers, max_size=2**22))

    def leave(self) -> None:
        self.leaving.close()

    def break_off(self) -> None:
        """Without a word: as when a train enters a tunnel."""
        assert self.socket is not None
        self.socket.close_socket()

    def send(self, said: str | bytes | Message) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(said) if isinstance(said, dict) else said)

    def hear(self) -> Message:
        assert self.socket is not None
        message: Message = json.loads(self.socket.recv(PATIENCE))
        if message["kind"] == "update":
            self.update = message
        if message["kind"] == "chat":
            self.lines += [line["text"] for line in message["lines"]]
        return message

    def answer(self) -> Message:
        """What the room says to what was said last."""
        while "id" not in (message := self.hear()):
            pass
        return message

    def ask(self, said: str | bytes | Message) -> Message:
        self.send(said)
        return self.answer()

    def look(self) -> Message:
        """The table as it stands now; what cannot be read is answered after everything that came before it."""
        self.send({"kind": "hello"})
        self.ask("?")
        return self.update

    def closed_with(self, said: str | bytes) -> int | None:
        """The code with which the room closes after this was said."""
        try:
            self.send(said)
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None
