"""What worker processes are given to do in tests."""

from __future__ import annotations

import os
import signal
import time

from clubantique.core.errors import BadRecord, NotAsked

HOUR = 3600


class Unsendable(Exception):
    """Wants two arguments, and tells pickle about one."""

    def __init__(self, one: str, two: str) -> None:
        super().__init__(one + two)


def same(what: object) -> object:
    return what


def who() -> int:
    return os.getpid()


def hang() -> None:
    time.sleep(HOUR)


def nap(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def die() -> None:
    os._exit(3)


def interrupted() -> str:
    os.kill(os.getpid(), signal.SIGINT)
    return "still here"


def refuse() -> None:
    raise BadRecord.at("$.entries[7]", "refused", NotAsked(seat=1, due=[0]))


def stop() -> None:
    raise StopIteration


def stumble() -> None:
    raise Unsendable("one", "two")
