"""How much one address or seat may say: a bucket that fills up again with time."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import ceil

from clubantique.server.errors import TooMuch

FORGET_AT = 10_000
"""How many buckets are kept before the full ones are thrown away."""


class Limits:
    """`burst` messages at once, `rate` a second in the long run."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> None:
        """One message, or TooMuch with the seconds to wait."""
        moment = self.clock()
        left, then = self._left.get(who, (self.burst, moment))
        left = min(self.burst, left + (moment - then) * self.rate)
        if left < 1:
            raise TooMuch(seconds=ceil((1 - left) / self.rate * 10) / 10)
        if len(self._left) >= FORGET_AT:
            self._forget(moment)
        self._left[who] = (left - 1, moment)

    def _forget(self, moment: float) -> None:
        full = (self.burst - 1) / self.rate
        self._left = {who: each for who, each in self._left.items() if moment - each[1] < full}
