"""The command `clubantique`, whose own process cannot replay anything; its workers can, or hang if they are told to."""

from __future__ import annotations

import os
import time
from typing import Any

from clubantique.cli import main
from clubantique.core.play import Replay

HANG = "CLUB_WORKERS_HANG"


def refuse(*_: Any, **__: Any) -> None:
    raise AssertionError("replayed where everybody waits for it")


def hang(*_: Any, **__: Any) -> None:
    time.sleep(3600)


if __name__ == "__mp_main__" and HANG in os.environ:
    Replay.__init__ = hang  # type: ignore[method-assign]

if __name__ == "__main__":
    Replay.__init__ = refuse  # type: ignore[method-assign]
    main()
