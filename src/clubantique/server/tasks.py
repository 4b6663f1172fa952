"""Background tasks end when they are told to: cancelled until they have ended, and never waited for without limit."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

from clubantique.server.logs import note, why

log = logging.getLogger("clubantique.tasks")

AGAIN_SECONDS = 0.5
LONGEST_SECONDS = 5.0


async def end(tasks: Iterable[asyncio.Task[Any]], seconds: float = LONGEST_SECONDS) -> None:
    """Cancelled once is not enough: whoever is cancelled within `asyncio.wait_for` may never hear of it.

    Before Python 3.12 it returns the result if there is one at that moment, and drops the cancellation; redis-py
    waits so for every write. What does not end in time is left behind, and the log says what it was.
    """
    loop = asyncio.get_running_loop()
    left = set(tasks) - {asyncio.current_task()}
    until = loop.time() + seconds
    while left and loop.time() < until:
        for task in left:
            task.cancel()
        ended, left = await asyncio.wait(left, timeout=min(AGAIN_SECONDS, seconds))
        _note_failures(ended)
    for task in left:
        note(log, "task-left", logging.WARNING, task=_name(task))


def _note_failures(ended: set[asyncio.Task[Any]]) -> None:
    for task in ended:
        if not task.cancelled() and (error := task.exception()) is not None:
            note(log, "task-failed", logging.WARNING, task=_name(task), reason=why(error))


def _name(task: asyncio.Task[Any]) -> str:
    return getattr(task.get_coro(), "__qualname__", "") or task.get_name()
