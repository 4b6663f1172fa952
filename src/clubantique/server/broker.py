"""The bus of several processes: publish and subscribe over one Redis or Valkey."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from pathlib import PurePath
from typing import Any
from urllib.parse import urlsplit

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from sqlalchemy.engine import make_url

from clubantique.core.errors import listed
from clubantique.server.bus import Bus, Listener
from clubantique.server.errors import BadBus
from clubantique.server.logs import note, why
from clubantique.server.mailbox import Mailbox
from clubantique.server.tasks import end

log = logging.getLogger("clubantique.bus")

SCHEMES = {"redis": "redis", "rediss": "rediss", "valkey": "redis", "valkeys": "rediss"}
MOST_WAITING = 10_000
LARGEST_BATCH = 500
HEARERS = 4
SHORT = 1.0  # seconds for anything that the broker has to answer
CLOSE_SECONDS = 2.0
QUIET = 2.0  # seconds of silence after which it must prove that it is still there
BACK_OFF = (0.1, 0.2, 0.5, 1.0, 2.0)

_decode = msgspec.json.Decoder(tuple[str, int]).decode


class BrokerBus(Bus):
    """One channel for each club: `clubantique:` and what its database is called.

    User and host do not count, for they may be written in several ways for one database. Should two clubs call their
    databases the same, each hears of the other's tables, does not know them, and lets it be.
    """

    def __init__(self, url: str, database: str) -> None:
        self.address = shown(url)
        self.channel = f"clubantique:{PurePath(make_url(database).database or '').name}"
        self._client = client(url)
        self._to_tell = Mailbox(MOST_WAITING)
        self._heard = Mailbox(MOST_WAITING)
        self._hears = False
        self._speaks = True
        self._warned = False
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, listener: Listener) -> None:
        """The broker may be away: the room opens, and finds it when it comes."""
        works: list[Coroutine[Any, Any, None]] = [self._listen(), self._publish()]
        works += [self._pass_on(listener) for _ in range(HEARERS)]
        self._tasks = [asyncio.create_task(work) for work in works]

    async def tell(self, table_id: str, version: int) -> None:
        self._to_tell.put(table_id, version)

    async def close(self) -> None:
        """Whatever the broker does, even if it hangs."""
        await end(self._tasks)
        self._hears = False
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._client.aclose()
        except Exception as error:  # the connection to a broker that hangs ends with the process
            self._warn(error)

    @property
    def connected(self) -> bool:
        return self._hears and self._speaks

    # --- speaking ----------------------------------------------------------------------------

    async def _publish(self) -> None:
        """What waits together goes together; what could not be said is said when the broker is back."""
        while True:
            hints = await self._to_tell.take(LARGEST_BATCH)
            try:
                await self._say(hints)
                self._speaks = True
                self._note_return()
            except Exception as error:  # whatever it is: a hint is not worth stopping for
                self._speaks = False
                self._warn(error)
                for hint in hints:
                    self._to_tell.put(*hint)
                await asyncio.sleep(BACK_OFF[-1])

    async def _say(self, hints: list[tuple[str, int]]) -> None:
        async with asyncio.timeout(SHORT), self._client.pipeline(transaction=False) as batch:
            for hint in hints:
                batch.publish(self.channel, msgspec.json.encode(hint))
            await batch.execute()

    # --- listening ---------------------------------------------------------------------------

    async def _listen(self) -> None:
        """For ever: whenever the broker has gone, try again, soon at first and then every two seconds."""
        failures = 0
        while True:
            try:
                async with self._client.pubsub() as subscription:
                    await self._subscribe(subscription)
                    failures = 0
                    await self._hear(subscription)
            except Exception as error:  # whatever it is: come back and listen again
                self._hears = False
                self._warn(error)
            await asyncio.sleep(BACK_OFF[min(failures, len(BACK_OFF) - 1)])
            failures += 1

    async def _subscribe(self, subscription: PubSub) -> None:
        async with asyncio.timeout(SHORT):
            await subscription.subscribe(self.channel)
            while await subscription.get_message(timeout=SHORT) is None:
                pass
        self._hears = True
        self._note_return()

    async def _hear(self, subscription: PubSub) -> None:
        """Until the connection breaks, or the broker does not even answer a ping."""
        pinged = False
        while True:
            message = await subscription.get_message(timeout=QUIET)
            if message is None:
                if pinged:
                    raise TimeoutError
                async with asyncio.timeout(SHORT):
                    await subscription.ping()
            elif message["type"] == "message":
                with contextlib.suppress(msgspec.DecodeError):  # not from one of us
                    self._heard.put(*_decode(message["data"]))
            pinged = message is None

    async def _pass_on(self, listener: Listener) -> None:
        while True:
            [hint] = await self._heard.take()
            try:
                await listener(*hint)
            except Exception as error:  # the store may be away: the room compares versions when it is back
                note(log, "hint-failed", logging.WARNING, reason=why(error))

    def _warn(self, error: Exception) -> None:
        """Once for each time that the broker is away; never with what the URL keeps secret."""
        if not self._warned:
            self._warned = True
            note(log, "bus-lost", logging.WARNING, broker=self.address, reason=why(error))

    def _note_return(self) -> None:
        if self._warned and self.connected:
            self._warned = False
            note(log, "bus-back", broker=self.address)


def client(url: str) -> Redis:
    """Connects when it is needed; a URL that can never work is refused now."""
    try:
        parts = urlsplit(url)
        number = parts.path.strip("/") or "0"
        if parts.scheme not in SCHEMES or not parts.hostname or not number.isdecimal():
            raise ValueError(number)
        found: Redis = Redis.from_url(
            parts._replace(scheme=SCHEMES[parts.scheme]).geturl(),
            socket_timeout=SHORT,
            socket_connect_timeout=SHORT,
            retry=Retry(NoBackoff(), 0),
            protocol=2,
        )
        pool = found.connection_pool
        pool.connection_class(**pool.connection_kwargs)  # refuses settings that it does not have
    except (ValueError, TypeError, RedisError):
        raise BadBus(url=shown(url), possible=listed(f"{scheme}://" for scheme in SCHEMES)) from None
    return found


def shown(url: str) -> str:
    """A URL without name, password and settings."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}" if rest else url.rpartition("@")[2]
