"""The command `clubantique` with a room that never looks at its store by itself: it hears of others by hints only."""

from __future__ import annotations

from clubantique.cli import main
from clubantique.server import watch

if __name__ == "__main__":
    assert watch.WATCH_SECONDS > 0
    watch.WATCH_SECONDS = 3600.0
    main()
