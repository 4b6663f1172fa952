"""What a room looks after by itself: what others have written, who is there, whose time has run out, what is old."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable

from clubantique.server.bot_players import BotPlayers
from clubantique.server.commands import HOUSE, Command, Look, TimeOut, WindClock
from clubantique.server.errors import NoTable
from clubantique.server.logs import mark, note, why
from clubantique.server.room import Room
from clubantique.server.store import now
from clubantique.server.tasks import end

log = logging.getLogger("clubantique.room")

WATCH_SECONDS = 2.0
JUMP_SECONDS = 5.0
LATE_SECONDS = 60


class Watch:
    """Every two seconds, for as long as the room is open. Whatever fails is tried again, and stops nothing else."""

    def __init__(self, room: Room, bots: BotPlayers) -> None:
        self.room = room
        self.bots = bots
        self._tasks: list[asyncio.Task[None]] = []
        self._offset = time.time() - time.monotonic()

    async def open(self) -> None:
        await self.room.bus.open(self.room.hear_of)
        self._tasks = [asyncio.create_task(self.watch()), asyncio.create_task(self.attend())]

    async def close(self) -> None:
        await end([*self._tasks, *self.bots.thinking.values()])
        await self.room.viewers.close()
        await self.room.bus.close()

    async def watch(self) -> None:
        await self.each("clocks", self.wind_clocks)
        await self.each("bots", lambda: self.wake_bots(now()))
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            await self.each("versions", self.catch_up)
            await self.each("bots", lambda: self.wake_bots(now() - int(WATCH_SECONDS)))
            await self.each("clocks", self.look_at_clocks)
            await self.each("older-rooms", self.look)
            await self.each("cleaning", self.clean)
            self.forget_idle()

    async def each(self, chore: str, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception as error:  # the store may be away: the next round will find out
            self.room.metrics.watch_failures.inc()
            note(log, "watch-failed", logging.WARNING, chore=chore, reason=why(error))

    async def at_each(self, ids: Iterable[str], work: Callable[[str], Awaitable[object]]) -> None:
        """One damaged table does not keep the others waiting."""
        for table_id in ids:
            try:
                await work(table_id)
            except NoTable:
                self.gone(table_id)
            except Exception as error:
                self.room.metrics.watch_failures.inc()
                note(log, "table-failed", logging.WARNING, table=mark(table_id), reason=why(error))

    # --- what others have written ------------------------------------------------------------

    async def catch_up(self) -> None:
        """Have we missed something? Is a table gone?"""
        ids = list(self.room.tables.by_id)
        found = await self.room.store.versions(ids)
        await self.at_each(found, lambda table_id: self.room.hear_of(table_id, found[table_id]))
        for table_id in set(ids) - set(found):
            self.gone(table_id)

    def gone(self, table_id: str) -> None:
        self.room.viewers.close_at(table_id)
        live = self.room.tables.by_id.get(table_id)
        if live is not None and not live.lock.locked():
            del self.room.tables.by_id[table_id]

    # --- bots and clocks ---------------------------------------------------------------------

    async def wake_bots(self, since: int) -> None:
        """Does a bot wait for a process that has gone?"""
        ids = await self.room.store.tables_that_wait_for_bots(since)
        await self.at_each([each for each in ids if each not in self.bots.thinking], self.wake)

    async def wake(self, table_id: str) -> None:
        self.bots.follow(await self.room.tables.table(table_id))

    async def look_at_clocks(self) -> None:
        """Has somebody's time run out, or has the clock of this machine jumped?

        What ran out long ago would have been noticed then: another machine has another clock.
        """
        offset = time.time() - time.monotonic()
        if abs(offset - self._offset) > JUMP_SECONDS:
            note(log, "clock-jumped", logging.WARNING, seconds=round(offset - self._offset))
            self._offset = offset
            await self.wind_clocks()
        self._offset = offset
        await self.command(await self.room.store.tables_out_of_time(now() - LATE_SECONDS), WindClock())
        await self.command(await self.room.store.tables_out_of_time(now()), TimeOut())

    async def wind_clocks(self) -> None:
        """After a jump, or when the room opens: nobody loses time that they did not have."""
        await self.command(await self.room.store.tables_with_odd_clocks(now()), WindClock())

    async def look(self) -> None:
        await self.command(await self.room.store.tables_of_older_rooms(), Look())

    async def command(self, ids: list[str], command: Command) -> None:
        await self.at_each(ids, lambda table_id: self.room.execute(table_id, HOUSE, command))

    # --- who is there, what is old -----------------------------------------------------------

    async def attend(self) -> None:
        """Presence is told and looked at much more often than everything else."""
        while True:
            await self.each("presence", self.look_who_is_there)
            await self.room.presence.news()

    async def look_who_is_there(self) -> None:
        for table_id in await self.room.presence.beat():
            live = self.room.tables.by_id.get(table_id)
            if live is not None and live.table is not None:
                self.room.show_presence(live.table)

    async def clean(self) -> None:
        in_use = set(self.room.tables.by_id) | self.room.presence.tables()
        if await self.room.cleaning.clean(now(), in_use) is not None:
            await self.room.store.codes.drop_expired(now())

    def forget_idle(self) -> None:
        """Tables at which nobody is, and no bot has to move, are dropped from memory."""
        tables = self.room.tables.by_id
        for table_id, live in list(tables.items()):
            idle = not self.room.viewers.at(table_id) and table_id not in self.bots.thinking
            if idle and not live.lock.locked():
                del tables[table_id]
