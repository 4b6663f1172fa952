"""The club room of one process: its live tables, who looks at them, and the bots at them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from clubantique.bots import names as bots
from clubantique.core.registry import AnyGame, load, names
from clubantique.server.bus import Bus
from clubantique.server.database import Conflict
from clubantique.server.errors import NoTable, NotNow, NotYours, Stale
from clubantique.server.live import Live
from clubantique.server.messages import Chat, Choose, Consider, Considered, Line, TableInfo, Withdraw
from clubantique.server.schema import PLAYING, STATUSES
from clubantique.server.store import Store, now
from clubantique.server.thinkers import Thinkers
from clubantique.server.viewers import Connection, Viewers

log = logging.getLogger("clubantique.room")

TRIES = 5
WATCH_SECONDS = 2.0
CLEAN_SECONDS = 3600
Change = Callable[[Live], Awaitable[None]]


class Room:
    """Any process serves any table: the store decides, the bus only hints."""

    def __init__(self, store: Store, bus: Bus, thinkers: Thinkers, keep_seconds: int) -> None:
        self.store = store
        self.bus = bus
        self.thinkers = thinkers
        self.metrics = thinkers.metrics  # one set of numbers for the whole application
        self.keep_seconds = keep_seconds
        self._cleaned = 0
        self.games: dict[str, AnyGame] = {name: load(name) for name in names()}
        self.live: dict[str, Live] = {}
        self.viewers = Viewers()
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.bus.open(self.hear_of)
        self._tasks = [asyncio.create_task(self.watch())]

    async def close(self) -> None:
        for task in [*self._tasks, *self.thinking.values()]:
            task.cancel()
        await self.viewers.close()
        await self.bus.close()
        self.thinkers.close()

    # --- tables ------------------------------------------------------------------------------

    def game(self, name: str) -> AnyGame:
        return self.games[name] if name in self.games else load(name)

    async def info(self, table_id: str) -> TableInfo:
        return (await self.table(table_id)).info()

    # --- playing -----------------------------------------------------------------------------

    async def say(self, connection: Connection, message: Choose | Withdraw | Chat) -> None:
        """Done, and on disk, when this returns; refused if the seat is not this visitor's, or not any more."""
        seat = connection.seat

        async def work(live: Live) -> None:
            if seat is None or seat not in live.seats_of(connection.holder):
                raise NotYours(who="player")
            await live.say(seat, message)

        await self.change(connection.table_id, work)
        if isinstance(message, Chat):
            await self.tell_lines(connection.table_id)

    async def consider(self, connection: Connection, message: Consider) -> Considered:
        live = await self.table(connection.table_id)
        if connection.seat is None:
            raise NotYours(who="player")
        async with live.lock:
            return live.consider(connection.seat, message.id, message.decision, message.choices)

    async def tell_lines(self, table_id: str) -> None:
        """Everybody at the table gets the lines of the chat that they have not had yet."""
        since = min((connection.line for connection in self.viewers.at(table_id)), default=0)
        self.viewers.tell(table_id, await self.lines(table_id, since))

    async def lines(self, table_id: str, since: int) -> list[Line]:
        live = await self.table(table_id)
        names = [chair.name or "" for chair in live.table.chairs]
        return [
            Line(line.number, names[line.seat], line.text, line.made)
            for line in await self.store.lines(table_id, since)
        ]

    async def change(self, table_id: str, work: Change) -> None:
        """Do something at a table, and tell everybody what has changed. Whoever calls this must not be cancelled."""
        live = await self.table(table_id)
        async with live.lock:
            before = live.table.version
            try:
                await attempt(live, work)
            finally:
                if live.table.version != before:
                    self.viewers.publish(live)
                    await self.bus.tell(table_id, live.table.version)
        self.let_bots_think(live)

    # --- live tables -------------------------------------------------------------------------

    async def table(self, table_id: str) -> Live:
        live = self.live.get(table_id)
        if live is None:
            stored = await self.store.table(table_id) if table_id.isalnum() else None  # as all ids are
            if stored is None:
                raise NoTable(table=table_id)
            answers = await self.store.answers(table_id)
            live = self.live.setdefault(table_id, Live(self.store, self.game(stored.game), stored, answers))
        return live

    async def hear_of(self, table_id: str, version: int) -> None:
        """Another process may have written to one of our tables; if a bot is due now, it thinks over there."""
        live = self.live.get(table_id)
        if live is None or live.table.version >= version:
            return
        async with live.lock:
            if live.table.version < version:
                await live.catch_up()
                self.viewers.publish(live)
        await self.tell_lines(table_id)

    async def watch(self) -> None:
        """Every two seconds: have we missed something? Does a bot wait for somebody who has gone? Has time run out?"""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            try:
                for table_id, version in (await self.store.versions(list(self.live))).items():
                    await self.hear_of(table_id, version)
                for table_id in await self.store.tables_that_wait_for_bots(now() - int(WATCH_SECONDS)):
                    self.let_bots_think(await self.table(table_id))
                for table_id in await self.store.tables_out_of_time():
                    await self.change(table_id, take_over)
                self.forget_idle()
                await self.clean()
            except Exception as error:  # the store may be away: the next round will find out
                self.metrics.watch_failures.inc()
                log.warning("watch-failed: %s", error)

    async def clean(self) -> None:
        """Now and then: tables that nobody has touched for as long as the host keeps them are removed for good."""
        if now() - self._cleaned >= CLEAN_SECONDS:
            self._cleaned = now()
            await self.store.forget(dict.fromkeys(STATUSES, now() - self.keep_seconds))

    def forget_idle(self) -> None:
        """Tables at which nobody is, and no bot has to move, are dropped from memory."""
        for table_id, live in list(self.live.items()):
            idle = not self.viewers.at(table_id) and table_id not in self.thinking
            if idle and not live.lock.locked() and not live.table.bot_is_due:
                del self.live[table_id]

    # --- bots --------------------------------------------------------------------------------

    def let_bots_think(self, live: Live) -> None:
        table_id = live.table.id
        if live.table.bot_is_due and table_id not in self.thinking:
            task = asyncio.create_task(self.play_bots(live))
            self.thinking[table_id] = task
            task.add_done_callback(lambda _: self.thinking.pop(table_id, None))

    async def play_bots(self, live: Live) -> None:
        """One bot after the other, as long as one is due."""
        while (seat := self.due_bot(live)) is not None:
            play = live.playing()
            decision = live.decision(seat)
            bot = live.thinker(seat) or ""
            said = await self.thinkers.answer(play.record(), bot, seat, live.table.seed)
            with contextlib.suppress(Stale, NotNow):  # another process has answered, or somebody is back
                await self.change(live.table.id, _answer(seat, decision, said))

    def due_bot(self, live: Live) -> int | None:
        if live.status != PLAYING:
            return None
        return next((seat for seat in live.due() if live.thinker(seat) is not None), None)


async def attempt(live: Live, work: Change) -> None:
    """If another process was faster, see what it did and try again."""
    for _ in range(TRIES):
        try:
            return await work(live)
        except Conflict:
            await live.reload()
    raise Stale(decision=[], now=[])


async def take_over(live: Live) -> None:
    """Time has run out: bots stand in for those who were due, until they come back. They do not play alone, though."""
    if live.out_of_time():
        for seat in live.late():
            await live.change_chair(seat, stand_in=bots(live.game.id)[-1])
        if not live.people():
            await live.change(paused=True)


def _answer(seat: int, decision: tuple[int, int], said: list[str]) -> Change:
    return lambda live: live.choose(seat, None, decision, said)
