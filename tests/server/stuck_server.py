"""The command `clubantique` with a bus that never closes, and a watchdog that does not wait long."""

from __future__ import annotations

import asyncio

from clubantique.cli import main
from clubantique.server import watchdog
from clubantique.server.bus import Bus


async def never(_: Bus) -> None:
    while True:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            continue


if __name__ == "__main__":
    Bus.close = never  # type: ignore[method-assign, assignment]
    watchdog.LAST_SECONDS = 1.0
    main()
