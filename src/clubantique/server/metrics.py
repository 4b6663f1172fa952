"""How the room is doing, in numbers that Prometheus reads: no names, no tables, nothing that anybody said."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from clubantique.server.addresses import allowed
from clubantique.server.errors import NothingHere
from clubantique.server.schema import STATUSES, tables
from clubantique.texts import Words, preferred_language

COUNT_SECONDS = 2.0
PREFIX = "clubantique"
STORE_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
BOT_SECONDS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20)

words = Words(preferred_language())


class Metrics:
    """The numbers of one application, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.stored = self._histogram("store_write_seconds", STORE_SECONDS)
        self.thinking = self._histogram("bot_thinking_seconds", BOT_SECONDS)
        self.waiting = self._histogram("bot_waiting_seconds", BOT_SECONDS)
        self.fallbacks = self._counter("bot_fallbacks", "reason")
        self.heard = self._counter("messages_received")
        self.said = self._counter("messages_sent")
        self.refusals = self._counter("refusals", "key")
        self.turned_away = self._counter("sockets_refused", "reason")
        self.watch_failures = self._counter("watch_failures")
        self.games_begun = self._counter("games_begun", "game")
        self.games_over = self._counter("games_over", "game")
        self.tables = self._gauge("tables", "status")
        ProcessCollector(registry=self.registry)

    def _counter(self, name: str, *labels: str) -> Counter:
        return Counter(f"{PREFIX}_{name}", words(f"metrics-{name}"), labels, registry=self.registry)

    def _gauge(self, name: str, *labels: str) -> Gauge:
        return Gauge(f"{PREFIX}_{name}", words(f"metrics-{name}"), labels, registry=self.registry)

    def _histogram(self, name: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(
            f"{PREFIX}_{name}", words(f"metrics-{name}"), buckets=buckets, registry=self.registry
        )

    def follow(self, name: str, number: Callable[[], float]) -> None:
        """A number that is looked up when somebody asks."""
        self._gauge(name).set_function(number)


async def tables_by_status(connection: AsyncConnection) -> dict[str, int]:
    found = await connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
    return dict.fromkeys(STATUSES, 0) | {row[0]: row[1] for row in found}


@get("/metrics", include_in_schema=False)
async def show_metrics(state: State, request: Request[Any, Any, Any]) -> Response[bytes]:
    """For those who run the room; to everybody else there is nothing here."""
    if not allowed(request.client.host if request.client else "", state.settings.metrics_allow_ips):
        raise NothingHere
    metrics: Metrics = state.metrics
    metrics.tables.clear()
    with contextlib.suppress(Exception):  # while the store is away the other numbers are wanted all the more
        async with asyncio.timeout(COUNT_SECONDS):
            for status, count in (await state.room.store.database.read(tables_by_status)).items():
                metrics.tables.labels(status).set(count)
    return Response(generate_latest(metrics.registry), headers={"content-type": CONTENT_TYPE_LATEST})
