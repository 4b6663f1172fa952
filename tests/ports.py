"""Ports for servers that need to know theirs before they start, or the same again after a restart."""

from __future__ import annotations

import socket
from secrets import randbelow

FIRST, COUNT = 20_000, 12_000
"""Below those that the system hands out by itself: whoever has closed one of those finds it taken a moment later."""


def free_port() -> int:
    """Chosen at random, so that tests in other processes hardly ever choose the same."""
    while True:
        port = FIRST + randbelow(COUNT)
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port
