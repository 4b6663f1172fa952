"""Work of the same kind that waits together is done together."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")
CarryOut = Callable[[list[Item]], Awaitable[list[Result | Exception]]]
"""Does it for all of them, and has a result or an error for each."""


REST_SECONDS = 0.001
"""Between two batches, so that under load more come together: each costs much more than one item in it."""


class Batches(Generic[Item, Result]):
    """One batch after the other: whatever comes while one is on its way goes into the next."""

    def __init__(self, carry_out: CarryOut[Item, Result], largest: int) -> None:
        self._carry_out = carry_out
        self._largest = largest
        self._waiting: deque[tuple[Item, asyncio.Future[Result]]] = deque()
        self._task: asyncio.Task[None] | None = None

    async def add(self, item: Item) -> Result:
        """Done when this returns."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, done))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return await done

    async def finish(self) -> None:
        """Everything that waits is done first."""
        if self._task is not None:
            await self._task

    async def _work(self) -> None:
        try:
            while self._waiting:
                size = min(len(self._waiting), self._largest)
                await self._do([self._waiting.popleft() for _ in range(size)])
                await asyncio.sleep(REST_SECONDS)
        finally:
            self._task = None

    async def _do(self, batch: list[tuple[Item, asyncio.Future[Result]]]) -> None:
        results: list[Result | Exception]
        try:
            results = await self._carry_out([item for item, _ in batch])
        except Exception as error:  # whatever went wrong, those who wait must hear of it
            results = [error] * len(batch)
        for (_, done), result in zip(batch, results, strict=True):
            if done.cancelled():
                continue
            if isinstance(result, Exception):
                done.set_exception(result)
            else:
                done.set_result(result)
