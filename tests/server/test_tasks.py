"""Whatever is told to end, ends: a cancellation that got lost on the way is said again."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from clubantique.server import tasks
from clubantique.server.tasks import end

PATIENCE = 60.0


async def deaf(times: int) -> None:
    """Does not hear the first so many cancellations."""
    while True:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            if times == 0:
                raise
            times -= 1


async def failing() -> None:
    try:
        await asyncio.Event().wait()
    finally:
        raise RuntimeError("in the middle of leaving")


async def started(*works: Any) -> list[asyncio.Task[Any]]:
    found = [asyncio.create_task(work) for work in works]
    await asyncio.sleep(0)
    return found


def noted(caplog: pytest.LogCaptureFixture) -> list[tuple[str, dict[str, Any]]]:
    return [(record.msg, vars(record)["facts"]) for record in caplog.records]


async def test_who_does_not_hear_the_first_time_is_told_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tasks, "AGAIN_SECONDS", 0.01)
    told = await started(deaf(0), deaf(1), deaf(3))
    await end(told, PATIENCE)
    assert all(task.cancelled() for task in told)
    assert noted(caplog) == []


async def test_a_result_that_comes_with_the_cancellation_does_not_drop_it() -> None:
    """Python 3.11's `wait_for` returns a result that has just come, and nobody hears of the cancellation any more."""
    ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def work() -> None:
        await asyncio.wait_for(asyncio.shield(ready), PATIENCE)
        await asyncio.Event().wait()

    [task] = await started(work())
    await asyncio.sleep(0)
    ready.set_result(None)
    await asyncio.sleep(0)
    await end([task], PATIENCE)
    assert task.cancelled()


async def test_who_never_ends_is_left_behind_and_named(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tasks, "AGAIN_SECONDS", 0.01)
    [task] = await started(deaf(10**9))
    with caplog.at_level(logging.WARNING, "clubantique.tasks"):
        await end([task], 0.05)
    assert noted(caplog) == [("task-left", {"task": "deaf"})]
    assert not task.done()
    task.get_coro().close()


async def test_what_fails_while_it_ends_is_noted(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "clubantique.tasks"):
        await end(await started(failing(), deaf(0)), PATIENCE)
    assert noted(caplog) == [("task-failed", {"task": "failing", "reason": "RuntimeError"})]


async def test_whoever_ends_everything_does_not_wait_for_itself() -> None:
    async def work() -> str:
        await end(asyncio.all_tasks() - {outer}, PATIENCE)
        return "ended"

    outer = asyncio.current_task()
    assert outer is not None
    assert await asyncio.create_task(work()) == "ended"
