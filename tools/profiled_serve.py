"""`clubantique` with a profiler: through which files of ours each choice passes that somebody makes.

`python tools/profiled_serve.py LOG serve …` writes one line of JSON for each message that is a choice, or the draft of
one. A message begins when the room hears it. It ends when it was acknowledged and, if it changed the table, when
everybody there has been sent what is new. A file counts if it does something meanwhile: a function of it is called, or
calls another one. A coroutine that is only woken on the way to what it waits for does nothing, and what the
standard library or msgspec have generated has no file.
"""

from __future__ import annotations

import importlib.util
import json
import sys
import threading
from collections import defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, TextIO

KINDS = ("consider", "choose")
FRESH = 0  # the argument of the instruction RESUME where a function begins, and not where it goes on


class Recorder:
    """One message at a time."""

    def __init__(self, package: Path, log: TextIO) -> None:
        self.package = f"{package}/"
        self.log = log
        self.on = False
        self.message: dict[str, Any] = {}
        self.speaker: object = None
        self.missing: set[object] = set()  # who has not been sent what is new
        self.files: set[str] = set()
        self.at: defaultdict[str, set[object]] = defaultdict(set)  # the sockets at each table

    def profile(self, frame: FrameType, event: str, _: object) -> None:
        if not self.on:
            return
        if event == "c_call":
            self.see(frame.f_code)
        elif event == "call" and begins(frame):
            self.see(frame.f_code)
            if frame.f_back is not None:
                self.see(frame.f_back.f_code)

    def see(self, code: CodeType) -> None:
        if code.co_filename.startswith(self.package):
            self.files.add(code.co_filename.removeprefix(self.package))

    def begin(self, message: dict[str, Any], table: str, speaker: object) -> None:
        self.message, self.speaker = message, speaker
        self.missing = set(self.at[table]) if message["kind"] == "choose" else set()
        self.files = set()
        self.on = True

    def sent(self, to: object, message: dict[str, Any]) -> None:
        if not self.on:
            return
        if message["kind"] == "update":
            self.missing.discard(to)
        if to is self.speaker and message.get("id") == self.message["id"]:
            self.message["answer"] = message["kind"]
        if not self.missing and "answer" in self.message:
            self.end()

    def end(self) -> None:
        self.on = False
        found = {"kind": self.message["kind"], "answer": self.message["answer"], "files": sorted(self.files)}
        print(json.dumps(found), file=self.log, flush=True)


def begins(frame: FrameType) -> bool:
    """Whether a function is entered, rather than a coroutine woken."""
    return frame.f_lasti < 0 or frame.f_code.co_code[frame.f_lasti + 1] == FRESH


def watch_sockets(recorder: Recorder) -> None:
    """What every version of the room has: a visit stays and hears, and answers through Litestar's socket."""
    from litestar import WebSocket

    from clubantique.server.socket import Visit

    stay: Callable[[Visit], Awaitable[None]] = Visit.stay
    hear: Callable[[Visit, str], Awaitable[None]] = Visit.hear
    send: Callable[..., Awaitable[None]] = WebSocket.send_data

    async def watched_stay(self: Visit) -> None:
        sockets = recorder.at[self.connection.table_id]
        sockets.add(self.socket)
        try:
            await stay(self)
        finally:
            sockets.discard(self.socket)

    async def watched_hear(self: Visit, data: str) -> None:
        message = json.loads(data)
        if message["kind"] in KINDS:
            recorder.begin(message, self.connection.table_id, self.socket)
        await hear(self, data)

    async def watched_send(self: Any, data: Any, *args: Any, **more: Any) -> None:
        await send(self, data, *args, **more)
        recorder.sent(self, json.loads(data))

    replaced: list[tuple[Any, str, object]] = [
        (Visit, "stay", watched_stay),
        (Visit, "hear", watched_hear),
        (WebSocket, "send_data", watched_send),
    ]
    for owner, name, function in replaced:
        setattr(owner, name, function)


def main() -> None:
    log = Path(sys.argv.pop(1)).open("a", encoding="utf-8")  # noqa: SIM115  # until the process ends
    found = importlib.util.find_spec("clubantique")
    assert found is not None
    assert found.origin is not None
    recorder = Recorder(Path(found.origin).parent, log)
    threading.setprofile(recorder.profile)
    sys.setprofile(recorder.profile)
    watch_sockets(recorder)
    from clubantique.cli import main as clubantique

    clubantique()


if __name__ == "__main__":
    main()
