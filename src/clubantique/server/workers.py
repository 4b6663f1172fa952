"""A pool of worker processes: shares are served in turn, and a job that is late or dies harms no other."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any

from clubantique.server.errors import TooMuch
from clubantique.server.worker import Late, Prepare, Worker, WorkerDied

__all__ = ["FairQueue", "Job", "Late", "WorkerDied", "WorkerPool"]

CLOSE_SECONDS = 5.0

Call = tuple[asyncio.Future[Any], Callable[..., Any], tuple[Any, ...]]
Args = tuple[Any, ...]


class Job:
    """A function with its arguments; `instead` are those for which there is still time if it has waited for long."""

    def __init__(
        self,
        share: str,
        function: Callable[..., Any],
        args: Args,
        *,
        instead: Args | None = None,
        fresh: bool = False,
    ) -> None:
        self.share = share
        self.function = function
        self.args = args
        self.instead = instead
        self.fresh = fresh  # in a worker that has done nothing else yet
        self.crowded = False  # done with `instead`
        self.made = time.monotonic()
        self.waited = 0.0  # seconds in the queue
        self.worked: float | None = None  # seconds in a worker
        self.result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def begin(self, patience: float) -> Args:
        """It has its worker now: with these arguments."""
        self.waited = time.monotonic() - self.made
        if self.instead is None or self.waited <= patience:
            return self.args
        self.crowded = True
        return self.instead


def settle(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    """Unless nobody waits for it any more."""
    if not future.done():
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


class BlockingCalls:
    """A thread that makes blocking calls for the event loop; the interpreter does not wait for it at its end."""

    def __init__(self) -> None:
        self._calls: SimpleQueue[Call | None] = SimpleQueue()
        Thread(target=self._make_calls, daemon=True).start()

    async def call(self, function: Callable[..., Any], *args: Any) -> Any:
        future = asyncio.get_running_loop().create_future()
        self._calls.put((future, function, args))
        return await future

    def _make_calls(self) -> None:
        while (call := self._calls.get()) is not None:
            future, function, args = call
            result, error = None, None
            try:
                result = function(*args)
            except Exception as raised:
                error = raised
            with suppress(RuntimeError):  # the event loop has gone
                future.get_loop().call_soon_threadsafe(settle, future, result, error)

    def close(self) -> None:
        self._calls.put(None)


class FairQueue:
    """Round robin: however much one share wants, the others have their turn after each of its jobs."""

    def __init__(self) -> None:
        self._shares: OrderedDict[str, deque[Job]] = OrderedDict()
        self._there = asyncio.Semaphore(0)
        self._closed = False

    def waiting(self, share: str) -> int:
        return sum(not job.result.done() for job in self._shares.get(share, ()))

    def put(self, job: Job) -> None:
        self._shares.setdefault(job.share, deque()).append(job)
        self._there.release()

    async def get(self) -> Job | None:
        """The next one for which somebody still waits; none when the queue is closed."""
        while True:
            await self._there.acquire()
            if self._closed:
                self._there.release()
                return None
            if not (job := self._pop()).result.done():
                return job

    def _pop(self) -> Job:
        share, jobs = self._shares.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            self._shares[share] = jobs
        return job

    def close(self) -> None:
        """Nobody waits any more, on either side."""
        self._closed = True
        self._there.release()
        for jobs in self._shares.values():
            for job in jobs:
                job.result.cancel()


class Slot:
    """One worker, or the one that takes its place, and the thread that waits for it."""

    def __init__(self, prepare: Prepare | None, seconds: float) -> None:
        self.prepare = prepare
        self.seconds = seconds
        self.job: Job | None = None
        self.worker: Worker | None = None
        self._closed = False
        self._thread = BlockingCalls()

    async def start(self) -> None:
        """There is a worker afterwards, unless the machine has no room for one."""
        if self._closed:
            return
        self.worker = worker = Worker(self.prepare)
        try:
            await self._thread.call(worker.start)
        except Exception:  # whoever has something to do is told
            self.worker = None

    async def end(self) -> None:
        if (worker := self.worker) is not None:
            self.worker = None
            await self._thread.call(worker.end)

    async def work(self, job: Job) -> None:
        self.job = job
        try:
            await self._make_ready(job)
            result, error = await self._carry_out(job), None
        except Exception as raised:
            result, error = None, raised
        self.job = None
        settle(job.result, result, error)

    async def _make_ready(self, job: Job) -> None:
        """A new worker if the last one has died while it was idle, or is not as fresh as it should be."""
        worker = self.worker
        if worker is None or not worker.alive() or (job.fresh and worker.used):
            await self.end()
            await self.start()

    async def _carry_out(self, job: Job) -> Any:
        if (worker := self.worker) is None:
            raise WorkerDied
        try:
            return await self._thread.call(worker.do, job.function, job.begin(self.seconds), self.seconds)
        finally:
            job.worked = worker.worked
            if not worker.alive():
                await self.end()

    def kill(self) -> None:
        """Whatever it does: at once."""
        self._closed = True
        if self.job is not None:
            self.job.result.cancel()
        if self.worker is not None:
            self.worker.kill()

    async def close(self) -> None:
        await self.end()
        self._thread.close()


class WorkerPool:
    """`size` workers, `seconds` for a job. With `idle_seconds` a worker is there only while there is work."""

    def __init__(
        self,
        size: int,
        seconds: float,
        *,
        prepare: Prepare | None = None,
        most_waiting: int | None = None,
        idle_seconds: float | None = None,
    ) -> None:
        self.size = size
        self.seconds = seconds
        self.prepare = prepare
        self.most_waiting = most_waiting
        self.idle_seconds = idle_seconds
        self._queue = FairQueue()
        self._slots: dict[Slot, asyncio.Task[None]] = {}
        self._closed = False

    async def open(self) -> None:
        """Workers start in the background, so that they are ready when there is something to do."""
        while len(self._slots) < self.size and not self._closed:
            slot = Slot(self.prepare, self.seconds)
            self._slots[slot] = asyncio.create_task(self._serve(slot))

    async def run(self, share: str, function: Callable[..., Any], *args: Any) -> Any:
        """What the function returns or raises; Late, WorkerDied, or TooMuch if this share has too much waiting."""
        return await self.do(Job(share, function, args))

    async def do(self, job: Job) -> Any:
        if self._closed:
            raise asyncio.CancelledError
        if self.most_waiting is not None and self._queue.waiting(job.share) >= self.most_waiting:
            raise TooMuch(seconds=self.seconds)
        await self.open()
        self._queue.put(job)
        return await job.result

    async def close(self) -> None:
        """Nobody waits for what is still being done, and nothing is left of the workers."""
        self._closed = True
        self._queue.close()
        for slot in self._slots:
            slot.kill()
        if self._slots:
            await asyncio.wait(self._slots.values(), timeout=CLOSE_SECONDS)

    async def _serve(self, slot: Slot) -> None:
        while not self._closed:
            if slot.worker is None and self.idle_seconds is None:
                await slot.start()
            if (job := await self._next(slot)) is not None:
                await slot.work(job)
            else:
                await slot.end()
        await slot.close()

    async def _next(self, slot: Slot) -> Job | None:
        """None when the pool is closed, or the worker has been idle for long enough."""
        try:
            async with asyncio.timeout(None if slot.worker is None else self.idle_seconds):
                return await self._queue.get()
        except TimeoutError:
            return None
