"""Whole games are played again in a worker process of their own: nobody at a table waits for somebody's replay."""

from __future__ import annotations

from typing import cast

import msgspec

from clubantique.core import registry
from clubantique.core.play import replay
from clubantique.core.record import Record, decode
from clubantique.server.errors import TooLong
from clubantique.server.films import film
from clubantique.server.messages import encode
from clubantique.server.workers import WorkerPool

SECONDS = 20.0  # the longest film of a laid-out record takes two on a small machine
MOST_WAITING = 60  # of one address: forty people behind it may lay out a record each at once
IDLE_SECONDS = 60.0  # after which the worker ends, for it takes memory
MOST_ENTRIES = 2500  # the longest of 300 games of eight good bots had 1,365


class Checked(msgspec.Struct, frozen=True):
    """What is known of a record that was played again to its end."""

    game: str
    options: dict[str, str]
    over: bool


class ReplayPool:
    """One worker for all replays of this process; every address has its turn."""

    def __init__(self) -> None:
        self._pool = WorkerPool(
            1, SECONDS, prepare=load_games, most_waiting=MOST_WAITING, idle_seconds=IDLE_SECONDS
        )

    async def film(self, share: str, record: Record, seat: int | None, first: int, count: int) -> bytes:
        """A Film as JSON: to encode it takes longer than to send it."""
        found = await self._pool.run(share, shoot, record.encoded(), seat, first, count)
        return cast(bytes, found)

    async def check(self, share: str, record: Record) -> Checked:
        """Refused as `replay` refuses it, or because no game is like that."""
        if (weight := weighed(record)) > MOST_ENTRIES:
            raise TooLong(entries=weight, most=MOST_ENTRIES)
        return cast(Checked, await self._pool.run(share, check, record.encoded()))

    async def close(self) -> None:
        await self._pool.close()


def weighed(record: Record) -> int:
    """Withdrawals count double: without them a record ends with its game, and people seldom think again."""
    withdrawn = sum(isinstance(entry, tuple) and entry[1] is None for entry in record.entries)
    return len(record.entries) + withdrawn


# --- in the worker -----------------------------------------------------------------------------------


def load_games() -> None:
    for name in registry.names():
        registry.load(name)


def shoot(data: bytes, seat: int | None, first: int, count: int) -> bytes:
    return encode(film(decode(data), seat, first, count))


def check(data: bytes) -> Checked:
    play = replay(decode(data), watched=False)
    return Checked(play.game.id, dict(play.options), play.over)
