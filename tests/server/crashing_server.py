"""The command `clubantique` that dies at a named point, as if the power was cut: CRASH_AT, after CRASH_AFTER passes.

A point is what is being done (`choose`, `withdraw`, `chat`, `sit`, `code`, `mark`, `clean`, `migrate`) and how far that
has come. The functions of the room are wrapped from here: the room itself knows nothing of it.
"""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from contextvars import ContextVar
from functools import wraps
from typing import Any

from sqlalchemy import Engine, event

from clubantique.cli import main
from clubantique.server import cleaning, database, migrate, room, store, watch, writes
from clubantique.server.commands import Sit, UseCode
from clubantique.server.messages import Chat, Choose, Done, Withdraw
from clubantique.server.rows import Change
from clubantique.server.socket import Visit
from clubantique.server.viewers import Connection, Viewers

NAMES: dict[type, str] = {Choose: "choose", Withdraw: "withdraw", Chat: "chat", Sit: "sit", UseCode: "code"}
asked: ContextVar[str] = ContextVar("asked", default="")  # what this task was asked to do
messages: dict[str, str] = {}  # whether an answer with this id chooses or takes back


class Point:
    """Where to die, and how often to let it pass before."""

    def __init__(self) -> None:
        self.name = os.environ.get("CRASH_AT", "")
        self.passes = int(os.environ.get("CRASH_AFTER", "0"))

    def reached(self, what: str, place: str) -> None:
        if f"{what}:{place}" != self.name:
            return
        if self.passes == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        self.passes -= 1


class Section:
    """The transaction that is watched: its connection, what it is about, and how many statements it has had."""

    def __init__(self) -> None:
        self.connection: object = None
        self.about: list[str] = []
        self.statements = 0

    def begin(self, connection: object, about: list[str]) -> None:
        self.connection, self.about, self.statements = connection, about, 0

    def reached(self, place: str) -> None:
        for what in self.about:
            point.reached(what, place)

    def had_statement(self, connection: object, *_: object) -> None:
        if connection is self.connection:
            self.statements += 1
            self.reached(f"statement-{self.statements}")

    def end(self) -> None:
        self.connection, self.about = None, []


point = Point()
section = Section()


def wrap(owner: Any, name: str, around: Callable[..., Any]) -> None:
    """`around` gets what it replaces, and then what that gets."""
    inner = getattr(owner, name)

    @wraps(inner)
    def outer(*args: Any, **kwargs: Any) -> Any:
        return around(inner, *args, **kwargs)

    setattr(owner, name, outer)


def about(item: object) -> str:
    """What is written, by a name of a point."""
    if isinstance(item, cleaning.Round):
        return "clean" if item.ripe else "mark"
    if not isinstance(item, Change) or item.before is None:
        return ""
    if item.answer is not None and item.answer.message is not None:
        return messages.get(item.answer.message, "")
    if item.used_code is not None:
        return "code"
    if item.line is not None:
        return "chat"
    return "sit" if item.before is None or item.row.chairs != item.before.chairs else ""


# --- from a message to its answer ----------------------------------------------------------------


def hear(inner: Any, self: Visit, data: str) -> Any:
    said = json.loads(data)
    messages[said.get("id", "")] = said["kind"]
    point.reached(said["kind"], "arrived")
    return inner(self, data)


async def execute(inner: Any, self: room.Room, table_id: str, by: Any, command: Any) -> Any:
    asked.set(NAMES.get(type(command), ""))
    done = await inner(self, table_id, by, command)
    point.reached(asked.get(), "executed")
    return done


def decide(inner: Any, *args: Any) -> Any:
    decision = inner(*args)
    if decision is not None:
        point.reached(asked.get(), "decided")
    return decision


async def write(inner: Any, self: room.Room, change: Change) -> None:
    await inner(self, change)
    point.reached(asked.get(), "stored")


def publish(inner: Any, *args: Any) -> None:
    point.reached(asked.get(), "publishing")
    inner(*args)
    point.reached(asked.get(), "published")


def send(inner: Any, self: Connection, message: Any) -> None:
    inner(self, message)
    if isinstance(message, Done):
        point.reached(asked.get(), "answered")


# --- inside a transaction ------------------------------------------------------------------------


def statements_about(found: Callable[..., list[str]]) -> Callable[..., Any]:
    """The statements of a function that begins with a connection are counted."""

    def counted(inner: Any, connection: Any, *args: Any) -> Any:
        section.begin(connection, found(*args))
        try:
            return inner(connection, *args)
        finally:
            section.end()

    return counted


def then(place: str) -> Callable[..., Any]:
    def passed(inner: Any, *args: Any) -> Any:
        done = inner(*args)
        section.reached(place)
        return done

    return passed


def do(inner: Any, connection: Any, wanted: list[Any]) -> Any:
    done = inner(connection, wanted)
    for _, item in wanted:
        point.reached(about(item), "written")
    return done


async def in_one_go(inner: Any, self: database.Database, wanted: list[Any]) -> Any:
    done = await inner(self, wanted)
    for _, item in wanted:
        point.reached(about(item), "committed")
    return done


async def migrated(inner: Any, url: str) -> None:
    await inner(url)
    point.reached("migrate", "committed")


def install() -> None:
    wrap(Visit, "hear", hear)
    wrap(room.Room, "execute", execute)
    wrap(room.Room, "write", write)
    wrap(room, "decide", decide)
    wrap(Viewers, "publish", publish)
    wrap(Connection, "send", send)
    wrap(store, "write_changes", statements_about(lambda wanted: [about(each) for each in wanted]))
    wrap(cleaning, "_round", statements_about(lambda this: [about(this)]))
    wrap(migrate, "upgrade", statements_about(lambda *_: ["migrate"]))
    wrap(migrate, "_migrate", migrated)
    wrap(writes, "advance", then("advanced"))
    wrap(writes, "insert_entries", then("entered"))
    wrap(writes, "write_chairs", then("chaired"))
    wrap(database, "_do", do)
    wrap(database.Database, "_in_one_go", in_one_go)
    event.listen(Engine, "after_cursor_execute", section.had_statement)
    if point.name.startswith(("mark:", "clean:")) or "CLEANS" in os.environ:
        cleaning.ROUND_SECONDS = cleaning.HOUR = 0.0  # a mark is seen twice, and then it counts
        watch.WATCH_SECONDS = 0.1


if __name__ == "__main__":
    install()
    main()
