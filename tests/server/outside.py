"""What tests share that look at a room only from outside: requests, waiting, and the rows of either store."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
import httpx

from .broker import broker
from .club import PATIENCE, Club, Person
from .postgres import postgres

T = TypeVar("T")
SHORTEST = 0.02
WITH_BUS, WITHOUT_BUS = "with a bus", "without a bus"


class Room(Club):
    """A room with an environment of its own, and perhaps another program than the usual one."""

    def __init__(self, database: str, bus: str = "", program: str = "", **environment: str) -> None:
        super().__init__(database, bus)
        self.program = program
        self.environment = {**Club.environment, **environment}  # type: ignore[misc]

    def command(self) -> list[str]:
        usual = super().command()
        return [usual[0], self.program, *usual[3:]] if self.program else usual


@contextmanager
def two_rooms(bus: str, **environment: str) -> Iterator[list[Club]]:
    """Two processes over one PostgreSQL, which hear of each other at once or only when they look."""
    with ExitStack() as at_last:
        server = at_last.enter_context(postgres())
        between = at_last.enter_context(broker()).url if bus == WITH_BUS else ""
        found: list[Club] = []
        for _ in range(2):
            club = Room(server.url, between, **environment)
            club.start()
            at_last.callback(stopped, club)
            found.append(club)
        yield found


def stopped(club: Club) -> None:
    """If the test has not done so."""
    if club.process is not None and club.process.poll() is None:
        club.stop()


def bearer(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


async def post(club: Club, path: str, token: str | None = None, **data: Any) -> httpx.Response:
    async with club.http() as http:
        return await http.post(path, json=data or None, headers=bearer(token))


async def get(club: Club, path: str, token: str | None = None) -> httpx.Response:
    async with club.http() as http:
        return await http.get(path, headers=bearer(token))


async def info(club: Club, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await get(club, f"/api/tables/{table}")).raise_for_status().json()
    return found


@asynccontextmanager
async def visiting(club: Club, table: str, token: str | None) -> AsyncIterator[Person]:
    """Somebody who has come, and has seen the table."""
    person = Person(club, table, token)
    await person.come()
    try:
        while not person.update:
            await person.hear()
        yield person
    finally:
        await person.leave()


async def seen_by(club: Club, table: str, token: str | None) -> dict[str, Any]:
    """What somebody is shown who comes now."""
    async with visiting(club, table, token) as person:
        return person.update


async def until(found: Callable[[], Awaitable[T]]) -> T:
    """As soon as it is so; only what never happens fails."""
    end = time.monotonic() + PATIENCE
    while not (result := await found()):
        assert time.monotonic() < end, f"never: {found}"
        await asyncio.sleep(SHORTEST)
    return result


async def rows(database: str, statement: str) -> list[tuple[Any, ...]]:
    """Read or change what lies in the store, whichever it is; without parameters, so that both understand it."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"), timeout=PATIENCE)) as connection:
            found = connection.execute(statement).fetchall()
            connection.commit()
            return found
    server = await asyncpg.connect(database)
    try:
        return [tuple(row) for row in await server.fetch(statement)]
    finally:
        await server.close()
