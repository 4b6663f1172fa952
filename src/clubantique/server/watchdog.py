"""A server that was told to stop is gone in the end, even if something in it never closes."""

from __future__ import annotations

import faulthandler
from types import FrameType

import uvicorn

LAST_SECONDS = 18.0
"""After the signal; whoever started it (deploy/clubantique@.service) would kill it a little later, without a word."""


class WatchedServer(uvicorn.Server):
    """From the first signal on a watchdog waits: it says on stderr where every thread hangs, and ends the process.

    What was acknowledged is on the disk by then, so nothing is lost.
    """

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        faulthandler.dump_traceback_later(LAST_SECONDS, exit=True)
        super().handle_exit(sig, frame)
