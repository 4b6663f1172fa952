"""The command `clubantique` on a machine whose clock is wrong by as many seconds as stand in a file, at any moment.

Rounds of cleaning follow each other at once, and the hour that a mark has to be seen is short.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path

from clubantique.cli import main

FILE = Path(os.environ["WRONG_CLOCK"])
right = time.time
last = 0.0


def wrong() -> float:
    global last
    with suppress(ValueError):
        last = float(FILE.read_text())
    return right() + last


if __name__ == "__main__":
    time.time = wrong
    with suppress(ImportError):
        from clubantique.server import cleaning, watch

        cleaning.ROUND_SECONDS = 0.01
        cleaning.HOUR = 0.01
        watch.WATCH_SECONDS = 0.4
    main()
