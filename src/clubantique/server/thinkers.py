"""Bots think in worker processes, with a time limit; a bot that fails or is late is replaced by `random`."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import TYPE_CHECKING

from clubantique.arena.match import view_of
from clubantique.bots import make
from clubantique.core.play import replay
from clubantique.core.record import Record, decode
from clubantique.core.streams import stream
from clubantique.server.logs import note

if TYPE_CHECKING:  # the workers import this module too, and start faster without
    from clubantique.server.metrics import Metrics

log = logging.getLogger("clubantique.bots")

FALLBACK = "random"


class Thinkers:
    """The workers of this process."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self.workers = workers
        self.seconds = seconds
        self.metrics = metrics
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.workers, mp_context=get_context("spawn"), initializer=ignore_interrupts
        )

    async def answer(self, record: Record, bot: str, seat: int, seed: str) -> list[str]:
        """The whole answer of a bot. The same question always gets the same answer, whoever asks."""
        data = record.encoded()
        try:
            with self.metrics.thinking.time():
                return await asyncio.wait_for(self._think(data, bot, seat, seed), self.seconds)
        except (TimeoutError, BrokenExecutor) as error:
            self._note(record.game, bot, error)
            self._restart()
        except Exception as error:  # a bot that stumbles must not stop the table
            if bot == FALLBACK:
                raise
            self._note(record.game, bot, error)
        return await asyncio.to_thread(think, data, FALLBACK, seat, seed)

    async def _think(self, data: bytes, bot: str, seat: int, seed: str) -> list[str]:
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, data, bot, seat, seed)

    def _note(self, game: str, bot: str, error: Exception) -> None:
        reasons = {TimeoutError: "late", BrokenExecutor: "died"}
        reason = next((each for kind, each in reasons.items() if isinstance(error, kind)), "failed")
        self.metrics.fallbacks.labels(reason).inc()
        note(log, "bot-fallback", logging.WARNING, game=game, bot=bot, reason=reason)

    def _restart(self) -> None:
        """A worker hangs or has died: begin with new ones."""
        old, self._pool = self._pool, self._new_pool()
        end(old)

    def close(self) -> None:
        """Nobody waits for what they still think about: whoever serves the table next asks again."""
        end(self._pool)


def end(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def ignore_interrupts() -> None:
    """Ctrl-C is for the server; it tells its workers."""
    signal(SIGINT, SIG_IGN)


def think(data: bytes, name: str, seat: int, seed: str) -> list[str]:
    """What this bot answers at the end of this record; it hears again what its seat has heard."""
    play = replay(decode(data))
    bot = make(name, play.game)
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
