"""Bots think in a worker pool; for one that is late, fails or is crowded out the next lower of its game answers."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from clubantique import bots
from clubantique.arena.match import view_of
from clubantique.bots.registry import RANDOM
from clubantique.core import registry
from clubantique.core.play import replay
from clubantique.core.record import Record, decode
from clubantique.core.streams import stream
from clubantique.server.logs import note
from clubantique.server.worker import Late, WorkerDied
from clubantique.server.workers import Job, WorkerPool

if TYPE_CHECKING:  # the workers import this module too, and start faster without
    from clubantique.server.metrics import Metrics

log = logging.getLogger("clubantique.bots")

LATE, DIED, FAILED, CROWDED = "late", "died", "failed", "crowded"


class BotPool:
    """The bots of this process. Only their thinking counts as work, never their waiting for a worker."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self.metrics = metrics
        self._pool = WorkerPool(workers, seconds, prepare=meet_everybody)

    async def open(self) -> None:
        await self._pool.open()

    async def close(self) -> None:
        """Nobody waits for what they still think about: whoever serves the table next asks again."""
        await self._pool.close()

    async def answer(self, record: Record, bot: str, seat: int, seed: str, share: str = "") -> list[str]:
        """The whole answer of a bot. The same question always gets the same answer, whoever asks."""
        game, data = record.game, record.encoded()
        asked = [bot, *(lower(game, bot) or [bot])]
        for number, (each, by) in enumerate(zip(asked, [*asked[1:], RANDOM], strict=True)):
            job = Job(share, think, (data, each, seat, seed), fresh=number > 0 and each == bot)
            if below := lower(game, each):
                job.instead = (data, below[0], seat, seed)
            try:
                return await self._thought(game, each, job)
            except Exception as error:  # a bot that stumbles must not stop the table
                self._note(game, each, reason(error), by)
        return await asyncio.to_thread(think, data, RANDOM, seat, seed)

    async def _thought(self, game: str, bot: str, job: Job) -> list[str]:
        try:
            said: list[str] = await self._pool.do(job)
        finally:
            if job.worked is not None:
                self.metrics.waiting.observe(job.waited)
                self.metrics.thinking.observe(job.worked)
            if job.crowded and job.instead is not None:
                self._note(game, bot, CROWDED, job.instead[1])
        return said

    def _note(self, game: str, bot: str, why: str, by: str) -> None:
        self.metrics.fallbacks.labels(why).inc()
        note(log, "bot-fallback", logging.WARNING, game=game, bot=bot, reason=why, by=by)


def reason(error: Exception) -> str:
    if isinstance(error, Late):
        return LATE
    return DIED if isinstance(error, WorkerDied) else FAILED


def lower(game: str, bot: str) -> list[str]:
    """The bots of this game that are weaker than this one, the strongest first; `random` is none of them."""
    kind = bot.partition(":")[0]
    names = bots.names(game)
    weaker = names[: names.index(kind)] if kind in names else names
    return [name for name in reversed(weaker) if name != RANDOM]


def meet_everybody() -> None:
    """So that no bot's first thought is late because its book had to be fetched."""
    for game in registry.names():
        registry.load(game)
        bots.names(game)


def think(data: bytes, name: str, seat: int, seed: str) -> list[str]:
    """What this bot answers at the end of this record; it hears again what its seat has heard."""
    play = replay(decode(data))
    bot = bots.make(name, play.game)
    for event in play.log.all():
        if event.heard_by(seat):
            bot.hear(event)
    state = play.state
    step = state.step
    rng = stream(int(seed, 16), "bot", seat, step)
    said: list[str] = []
    while state.step == step and seat in state.due:
        code = bot.choose(view_of(bot, play, seat), state.legal(seat), rng)
        said.append(play.game.name(code))
        if state.complete(seat, [*state.runs[seat], code]):
            break  # what follows may need draws, and those are not the bot's business
        play.choose(seat, code)
    return said
