"""Strangers cannot fill the disk: lines of the log that they can cause have a token bucket for each kind of line.

After a burst there is one line a minute, which says how many were left out. What is told about games is never left out.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable

from clubantique.server.errors import TooMuch
from clubantique.server.limits import Limits

BURST = 20
MINUTE = 60.0
MOST_KINDS = 500
CAUSED_BY_STRANGERS = frozenset({"socket-refused", "bot-fallback", "full", "store-failed"})
"""Events of the house that anybody outside can bring about as often as they like; all others are kept."""


class LogLimits(logging.Filter):
    """For a handler: whether a record is written."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.buckets = Limits(1 / MINUTE, BURST, clock)
        self.kinds: set[str] = set()
        self.left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if not caused_by_strangers(record):
            return True
        kind = self.known(kind_of(record))
        try:
            self.buckets.take(kind)
        except TooMuch:
            self.left_out[kind] += 1
            return False
        if count := self.left_out.pop(kind, 0):
            record.facts = {**getattr(record, "facts", {}), "left_out": count}
        return True

    def known(self, kind: str) -> str:
        """Kinds that somebody makes up as they go are all one."""
        if len(self.kinds) < MOST_KINDS:
            self.kinds.add(kind)
        return kind if kind in self.kinds else ""


def caused_by_strangers(record: logging.LogRecord) -> bool:
    """Whatever is no event of the house may be: errors of libraries, and our own that nobody foresaw."""
    return not hasattr(record, "facts") or record.msg in CAUSED_BY_STRANGERS


def kind_of(record: logging.LogRecord) -> str:
    """The logger and the first line of the template: asyncio tells which socket it was in the lines below."""
    return f"{record.name} {str(record.msg).partition(chr(10))[0][:200]}"
