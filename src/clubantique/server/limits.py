"""How much one visitor, seat or connection may do: token buckets that fill up again with time, and counters."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from math import ceil

from clubantique.server.errors import TooMuch
from clubantique.server.settings import (
    KILOBYTES_AT_ONCE,
    MESSAGES_AT_ONCE,
    READS_AT_ONCE,
    REQUESTS_AT_ONCE,
    SOCKETS_AGAIN,
    Settings,
)

KIB = 1024
numbers = count()
FORGET_AT = 10_000
"""How many buckets are kept before the full ones are thrown away."""

MOST_IN_A_ROW = 50
"""Refusals after which somebody who goes on all the same is not listened to any more."""

ONLOOKERS_A_SECOND, ONLOOKERS_AT_ONCE = 50, 200

COME_BACK = 5
"""Seconds that whoever has too much open is asked to wait: nobody knows when they will close something."""


class Limits:
    """Token buckets: `burst` at once, `rate` a second in the long run."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._left: dict[str, tuple[float, float]] = {}
        self._forget_at = FORGET_AT

    def take(self, who: str, cost: float = 1) -> None:
        """One message, or TooMuch with the seconds to wait. What costs more than a whole bucket empties it."""
        moment = self.clock()
        cost = min(cost, self.burst)
        left, then = self._left.get(who, (self.burst, moment))
        left = min(self.burst, left + (moment - then) * self.rate)
        if left < cost:
            raise TooMuch(seconds=ceil((cost - left) / self.rate * 10) / 10)
        if len(self._left) >= self._forget_at:
            self._forget(moment)
        self._left[who] = (left - cost, moment)

    def _forget(self, moment: float) -> None:
        full = self.burst / self.rate
        self._left = {who: each for who, each in self._left.items() if moment - each[1] < full}
        self._forget_at = max(FORGET_AT, 2 * len(self._left))  # or many visitors would make each of them slow


class Counted:
    """How many of something are open at the same time, by whose they are."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    @contextmanager
    def one(self, whose: str) -> Iterator[None]:
        """One more of theirs for as long as it is open, or TooMuch."""
        if self.open[whose] >= self.most:
            raise TooMuch(seconds=COME_BACK)
        self.open[whose] += 1
        try:
            yield
        finally:
            self.open[whose] -= 1
            if self.open[whose] == 0:
                del self.open[whose]


class Onlookers:
    """Those who have no seat: so many at one table, of one address half as many, and so many new ones a second in all.

    From however many addresses they come, players do not wait for them.
    """

    def __init__(self, most: int) -> None:
        self.arrivals = Limits(ONLOOKERS_A_SECOND, ONLOOKERS_AT_ONCE)
        self.at_table = Counted(most)
        self.of_visitor = Counted(max(1, most // 2))

    def arrive(self) -> None:
        """One more, or TooMuch."""
        self.arrivals.take("")

    @contextmanager
    def one(self, table_id: str, visitor: str, seat: int | None) -> Iterator[None]:
        """Whoever sits at the table is always let in."""
        if seat is not None:
            yield
            return
        with self.of_visitor.one(f"{table_id}/{visitor}"), self.at_table.one(table_id):
            yield


class HouseLimits:
    """Every limit of a club room, by visitor unless it says otherwise."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Limits(settings.requests, settings.requests * REQUESTS_AT_ONCE)
        self.reads = Limits(settings.reads, settings.reads * READS_AT_ONCE)
        self.kilobytes = Limits(settings.kilobytes, settings.kilobytes * KILOBYTES_AT_ONCE)
        self.openings = Limits(settings.sockets / SOCKETS_AGAIN, settings.sockets)
        self.sockets = Counted(settings.sockets)
        self.onlookers = Onlookers(settings.onlookers)
        self.messages = Limits(settings.messages, settings.messages * MESSAGES_AT_ONCE)  # of one speaker


class Allowance:
    """What one connection may say: a player as much as their seat may, an onlooker as much as one connection may."""

    def __init__(self, limits: HouseLimits, visitor: str, table_id: str, seat: int | None) -> None:
        self.messages = limits.messages
        self.kilobytes = limits.kilobytes
        self.visitor = visitor
        self.who = f"{table_id}/onlooker/{next(numbers)}" if seat is None else f"{table_id}/{seat}"
        self.refused = 0

    @property
    def spent(self) -> bool:
        """Whether somebody was refused so often in a row that it makes no sense to read on."""
        return self.refused >= MOST_IN_A_ROW

    def take(self, data: str) -> None:
        """One message, which costs more if it is long, or TooMuch."""
        size = len(data) / KIB
        self.refused += 1
        self.kilobytes.take(self.visitor, 1 + size)
        self.messages.take(self.who, 1 + int(size))
        self.refused = 0
