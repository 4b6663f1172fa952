"""A pool of real worker processes: what one job does harms no other, and nothing is left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from clubantique.core.errors import BadRecord, NotAsked
from clubantique.server.errors import TooMuch
from clubantique.server.worker import JobFailed, Late, WorkerDied
from clubantique.server.workers import Job, WorkerPool

from . import jobs

PATIENCE = 60.0
ENOUGH = 30.0  # seconds that no honest job here takes
LITTLE = 3.0  # seconds after which a hanging one is late


@asynccontextmanager
async def pool(size: int = 1, seconds: float = ENOUGH, **more: Any) -> AsyncIterator[WorkerPool]:
    found = WorkerPool(size, seconds, **more)
    try:
        yield found
    finally:
        await found.close()


def runs(pid: int) -> bool:
    """Those that are only not buried yet do not count."""
    stat = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True).stdout
    return bool(stat.strip()) and not stat.startswith("Z")


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.05)


async def everybody(workers: WorkerPool) -> set[int]:
    """The process ids of all workers, once all of them are at work."""
    found: set[int] = set()
    async with asyncio.timeout(PATIENCE):
        while len(found) < workers.size:
            found = set(await asyncio.gather(*[workers.run("", jobs.nap, 0.2) for _ in range(workers.size)]))
    return found


# --- one job -------------------------------------------------------------------------------------


async def test_what_a_function_returns_or_raises_comes_back() -> None:
    large = b"x" * 8_000_000
    async with pool() as workers:
        assert await workers.run("", jobs.same, large) == large
        with pytest.raises(BadRecord) as refused:
            await workers.run("", jobs.refuse)
        with pytest.raises(JobFailed, match="Unsendable"):
            await workers.run("", jobs.stumble)
        with pytest.raises(JobFailed, match="StopIteration"):
            await workers.run("", jobs.stop)
    cause = refused.value.facts["found"]
    assert refused.value.facts["place"] == "$.entries[7]"
    assert isinstance(cause, NotAsked)
    assert cause.facts == {"seat": 1, "due": [0]}


async def test_a_worker_does_not_hear_ctrl_c() -> None:
    async with pool() as workers:
        assert await workers.run("", jobs.interrupted) == "still here"


async def test_a_job_that_is_late_or_dies_fails_alone() -> None:
    async with pool(3, LITTLE) as workers:
        hanging = [asyncio.create_task(workers.run("", jobs.hang))]
        hanging.append(asyncio.create_task(workers.run("", jobs.die)))
        good = [await workers.run("", jobs.same, number) for number in range(200)]
        with pytest.raises(Late):
            await hanging[0]
        with pytest.raises(WorkerDied):
            await hanging[1]
        assert good == list(range(200))
        assert all(runs(pid) for pid in await everybody(workers))


async def test_a_late_job_kills_its_own_worker_and_no_other() -> None:
    async with pool(2, LITTLE) as workers:
        both = await everybody(workers)
        with pytest.raises(Late):
            await workers.run("", jobs.hang)
        assert [runs(pid) for pid in both].count(True) == 1
        assert await workers.run("", jobs.same, 7) == 7


async def test_a_worker_that_died_while_it_was_idle_costs_no_job() -> None:
    async with pool() as workers:
        first = await workers.run("", jobs.who)
        os.kill(first, signal.SIGKILL)
        await until(lambda: not runs(first))
        assert await workers.run("", jobs.who) != first


async def test_a_fresh_worker_has_done_nothing_else() -> None:
    async with pool() as workers:
        first = await workers.run("", jobs.who)
        assert await workers.run("", jobs.who) == first
        assert await workers.do(Job("", jobs.who, (), fresh=True)) != first


async def test_a_worker_that_cannot_be_prepared_fails_the_job_and_nothing_else() -> None:
    async with pool(prepare=jobs.die) as workers:
        with pytest.raises(WorkerDied):
            await workers.run("", jobs.who)


# --- the queue -----------------------------------------------------------------------------------


async def test_waiting_is_not_work() -> None:
    async with pool(1, LITTLE) as workers:
        naps = [Job("", jobs.nap, (0.5,)) for _ in range(10)]
        await asyncio.gather(*[workers.do(each) for each in naps])
    assert naps[-1].waited > LITTLE
    assert all(each.worked is not None and each.worked < LITTLE for each in naps)


async def test_shares_are_served_in_turn() -> None:
    order: list[str] = []

    async def work(name: str) -> None:
        await workers.run(name[0], jobs.same, name)
        order.append(name)

    async with pool() as workers:
        names = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]
        await asyncio.gather(*[work(name) for name in names])
    assert order == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]


async def test_a_share_has_only_so_much_waiting() -> None:
    async with pool(most_waiting=2) as workers:
        waiting = [asyncio.create_task(workers.run("a", jobs.same, number)) for number in range(3)]
        other = asyncio.create_task(workers.run("b", jobs.same, 9))
        done = await asyncio.gather(*waiting, other, return_exceptions=True)
        assert (done[0], done[1], done[3]) == (0, 1, 9)
        assert isinstance(done[2], TooMuch)
        assert await workers.run("a", jobs.same, 5) == 5


async def test_nobody_does_what_nobody_waits_for() -> None:
    async with pool() as workers:
        blocking = asyncio.create_task(workers.run("", jobs.nap, 0.5))
        given_up = Job("", jobs.same, (1,))
        task = asyncio.create_task(workers.do(given_up))
        last = asyncio.create_task(workers.run("", jobs.same, 2))
        await asyncio.sleep(0)
        task.cancel()
        await blocking
        assert await last == 2
    assert given_up.worked is None


async def test_what_has_waited_for_long_is_done_in_another_way() -> None:
    async with pool(1, LITTLE) as workers:
        await everybody(workers)
        naps = [Job("", jobs.nap, (0.5,)) for _ in range(10)]
        crowded = Job("", jobs.same, ("dear",), instead=("cheap",))
        first = Job("first", jobs.same, ("dear",), instead=("cheap",))
        await asyncio.gather(*[workers.do(each) for each in [*naps, crowded, first]])
    assert (crowded.crowded, crowded.result.result()) == (True, "cheap")
    assert (first.crowded, first.result.result()) == (False, "dear")


# --- beginning and end ---------------------------------------------------------------------------


async def test_workers_are_there_before_there_is_work() -> None:
    async with pool(2) as workers:
        await workers.open()
        await until(lambda: all(slot.worker is not None and slot.worker.alive() for slot in workers._slots))
        assert len(workers._slots) == 2


async def test_an_idle_worker_ends_and_another_takes_its_place() -> None:
    async with pool(idle_seconds=0.2) as workers:
        await workers.open()
        first = await workers.run("", jobs.who)
        await until(lambda: not runs(first))
        assert await workers.run("", jobs.who) != first


async def test_a_pool_is_closed_at_once_and_for_good() -> None:
    workers = WorkerPool(2, 3600)
    pids = await everybody(workers)
    pending = [asyncio.create_task(workers.run("", jobs.hang)) for _ in range(5)]
    await asyncio.sleep(0.2)
    async with asyncio.timeout(PATIENCE):
        await workers.close()
        done = await asyncio.gather(*pending, return_exceptions=True)
    assert all(isinstance(each, asyncio.CancelledError) for each in done)
    assert not any(runs(pid) for pid in pids)
    await workers.close()
    with pytest.raises(asyncio.CancelledError):
        await workers.run("", jobs.who)


async def test_a_pool_that_is_still_being_opened_can_be_closed() -> None:
    workers = WorkerPool(2, ENOUGH)
    await workers.open()
    await asyncio.sleep(0.01)
    async with asyncio.timeout(PATIENCE):
        await workers.close()
    assert not any(slot.worker is not None for slot in workers._slots)
