"""The command `clubantique` with bots that think for an hour: its workers import this file under another name."""

from __future__ import annotations

import signal
import time
from typing import Any

from clubantique.bots.common import random_bot
from clubantique.cli import main


def think(*_: Any) -> int:
    time.sleep(3600)
    return 0


if __name__ == "__mp_main__":
    random_bot.RandomBot.choose = think  # type: ignore[method-assign, assignment]

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # as for somebody at a keyboard
    main()
