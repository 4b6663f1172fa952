"""What the room tells whoever runs it: one line an event, for people or as JSON, and never a secret.

An event is a key with facts. Texts of errors may hold what somebody said or has, so only the kind of an error is told,
with the place in the code where it happened; its text too where it comes from the machine, the network or the database.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from traceback import walk_tb
from typing import Any

import msgspec

from clubantique.core.errors import ClubError
from clubantique.server.log_limits import LogLimits
from clubantique.server.settings import JSON

HOUSE = "clubantique"
HERE = Path(__file__).parents[1]
MARK = 10
LONGEST_REASON = 200
MOST_PLACES = 8


def note(log: logging.Logger, event: str, level: int = logging.INFO, **facts: object) -> None:
    """Something that whoever runs the room may want to know."""
    log.log(level, event, extra={"facts": facts})


def mark(table_id: str) -> str:
    """Tells tables apart in a log; the id itself is an invitation, and is not written down."""
    return sha256(table_id.encode()).hexdigest()[:MARK]


def why(error: BaseException) -> str:
    """What kind of error it is, and its text where no player can have put anything into it."""
    kind = type(error).__name__
    if isinstance(error, ClubError):
        return error.key
    if isinstance(original := getattr(error, "orig", None), BaseException):  # of the database's driver
        return why(original)
    if isinstance(error, BaseExceptionGroup):
        return f"{kind}({', '.join(why(each) for each in error.exceptions)})"
    if isinstance(error, OSError) or type(error).__module__.partition(".")[0] in (
        "sqlite3",
        "asyncpg",
        "redis",
    ):
        return f"{kind}: {first_line(str(error))}"
    cause = error.__cause__
    return kind if cause is None else f"{kind} < {why(cause)}"


def first_line(text: str) -> str:
    """PostgreSQL tells the values of a row in the second line."""
    return next(iter(text.splitlines()), "")[:LONGEST_REASON]


def places(error: BaseException) -> list[str]:
    """The way through our own code to where it happened, without the values; and where it was in the end."""
    steps = [(frame.f_code, line) for frame, line in walk_tb(error.__traceback__)]
    ours = [step for step in steps[:-1] if Path(step[0].co_filename).is_relative_to(HERE)]
    return [
        f"{Path(code.co_filename).name}:{line} {code.co_name}"
        for code, line in ours[-MOST_PLACES:] + steps[-1:]
    ]


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """What is told of one record, in the order in which it is read."""
    args = record.args if isinstance(record.args, tuple) else ()
    safe = tuple(why(each) if isinstance(each, BaseException) else each for each in args)
    said = first_line(str(record.msg) % safe if safe else str(record.msg))
    event, _, detail = said.partition(": ") if record.name.startswith(HOUSE) else ("other", "", said)
    facts: dict[str, Any] = {"event": event, **getattr(record, "facts", {})}
    if detail:
        facts["detail"] = detail
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        facts |= {"error": why(error), "where": places(error)}
    return facts


def moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


class JsonLines(logging.Formatter):
    """One JSON object a line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        head = {"time": moment(record), "level": record.levelname.lower(), "logger": record.name}
        return msgspec.json.encode(head | facts_of(record), enc_hook=str).decode()


class TextLines(logging.Formatter):
    """One line for people: when, how bad, what, and the facts."""

    def format(self, record: logging.LogRecord) -> str:
        facts = facts_of(record)
        event = facts.pop("event")
        shown = "".join(f" {name}={value}" for name, value in facts.items())
        return f"{moment(record)} {record.levelname.lower()} {event}{shown}"


def set_up(kind: str, level: str) -> None:
    """Everything goes to stderr in one form; other people's libraries speak only when something is wrong.

    Below that they would tell paths with ids of tables, headers with tokens, and every word that is said.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == JSON else TextLines())
    handler.addFilter(LogLimits())
    wanted = logging.getLevelNamesMapping()[level.upper()]
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(wanted, logging.WARNING))
    logging.getLogger(HOUSE).setLevel(wanted)
    logging.captureWarnings(True)
