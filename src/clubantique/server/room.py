"""The club room of one process: its live tables, who looks at them, and the bots at them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from secrets import token_hex

from clubantique.bots import make
from clubantique.bots import names as bots
from clubantique.core.errors import BadName
from clubantique.core.registry import AnyGame, load, names
from clubantique.server.bus import Bus
from clubantique.server.database import Conflict
from clubantique.server.errors import NoTable, NotNow, NotYours, Stale, Taken
from clubantique.server.live import Live
from clubantique.server.messages import LONGEST_NAME, Heard, Line, NewTable, Seated, TableInfo
from clubantique.server.schema import STATUSES, WAITING
from clubantique.server.seats import hashed, new_table_id, new_token
from clubantique.server.store import Store, StoredChair, StoredTable, now
from clubantique.server.thinkers import Thinkers
from clubantique.server.viewers import Viewers

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

    async def new_table(self, wanted: NewTable) -> Seated:
        """A table as wished; whoever asks for it is its host."""
        game = self.game(wanted.game)
        game.seats(len(wanted.chairs) + 1)
        options = game.settings(wanted.options)
        for chair in wanted.chairs:
            if chair.bot is not None:
                make(chair.bot, game)
        token = new_token()
        others = [
            StoredChair(bot_name(chair.bot, seat), chair.bot) for seat, chair in enumerate(wanted.chairs, 1)
        ]
        host = StoredChair(checked_name(wanted.name, []), None, token=hashed(token))
        table = StoredTable(
            new_table_id(),
            game.id,
            game.rules_version,
            game.digest,
            options,
            WAITING,
            wanted.open,
            0,
            token_hex(32),
            0,
            False,
            None,
            now(),
            now(),
            [host, *others],
        )
        await self.store.add_table(table)
        await self.begin_if_full(table.id)
        return Seated(table.id, 0, token)

    async def sit_down(self, table_id: str, name: str) -> Seated:
        """Take the first free chair."""
        token = new_token()
        seat = -1

        async def sit(live: Live) -> None:
            nonlocal seat
            table = live.table
            free = [each for each, chair in enumerate(table.chairs) if chair.name is None]
            if table.status != WAITING or not free:
                raise Taken(table=table_id)
            given = checked_name(name, [chair.name for chair in table.chairs if chair.name])
            seat = free[0]
            await self.store.change_chair(table, seat, name=given, token=hashed(token))
            await live.reload()

        await self.change(table_id, sit)
        await self.begin_if_full(table_id)
        return Seated(table_id, seat, token)

    async def begin(self, table_id: str, seat: int | None) -> None:
        """The host begins; bots take the chairs that are free."""

        async def fill(live: Live) -> None:
            if live.table.status != WAITING:
                raise NotNow(status=live.table.status)
            if seat != live.table.host:
                raise NotYours(who="host")
            bot = bots(live.game.id)[-1]
            for each, chair in enumerate(live.table.chairs):
                if chair.name is None:
                    await self.store.change_chair(live.table, each, name=bot_name(bot, each), bot=bot)
                    await live.reload()

        await self.change(table_id, fill)
        await self.begin_if_full(table_id)

    async def begin_if_full(self, table_id: str) -> None:
        async def start(live: Live) -> None:
            full = all(chair.name is not None for chair in live.table.chairs)
            if live.table.status == WAITING and full and live.play is None:
                await live.begin()

        await self.change(table_id, start)

    async def info(self, table_id: str) -> TableInfo:
        return (await self.table(table_id)).info()

    async def seat_of(self, table_id: str, token: str | None) -> int | None:
        """Where the holder of this token sits at this table; nowhere for somebody who looks on."""
        if not token:
            return None
        live = await self.table(table_id)
        wanted = hashed(token)
        seats = [seat for seat, chair in enumerate(live.table.chairs) if chair.token == wanted]
        return seats[0] if seats else None

    # --- playing -----------------------------------------------------------------------------

    async def choose(
        self, table_id: str, seat: int, message: str, decision: tuple[int, int], choices: list[str]
    ) -> int:
        return await self.change(table_id, lambda live: live.choose(seat, message, decision, choices))

    async def withdraw(self, table_id: str, seat: int, message: str, decision: tuple[int, int]) -> int:
        return await self.change(table_id, lambda live: live.withdraw(seat, message, decision))

    async def chat(self, table_id: str, seat: int, message: str, text: str) -> int:
        """Say something to everybody at the table; a repeat is not heard twice."""
        live = await self.table(table_id)
        async with live.lock:
            chair = live.table.chairs[seat]
            if chair.muted:
                raise NotYours(who="unmuted")
            lines = await self.store.lines(table_id)
            with contextlib.suppress(Conflict):
                await self.store.add_line(table_id, len(lines) + 1, seat, message, text)
            new = await self.lines(table_id, len(lines))
            for connection in self.viewers.at(table_id):
                connection.send(Heard(new))
        return live.table.version

    async def lines(self, table_id: str, since: int) -> list[Line]:
        live = await self.table(table_id)
        names = [chair.name or "" for chair in live.table.chairs]
        return [
            Line(line.number, names[line.seat], line.text, line.made)
            for line in await self.store.lines(table_id, since)
        ]

    async def change(self, table_id: str, work: Change) -> int:
        """Do something at a table and tell everybody; if another process was faster, see what it did and try again."""
        live = await self.table(table_id)
        for _ in range(TRIES):
            async with live.lock:
                before = live.table.version
                try:
                    await work(live)
                except Conflict:
                    await live.reload()
                    continue
                if live.table.version != before:
                    self.viewers.publish(live)
                    await self.bus.tell(table_id, live.table.version)
            self.let_bots_think(live)
            return live.table.version
        raise Stale(decision=[], now=[])

    # --- live tables -------------------------------------------------------------------------

    async def table(self, table_id: str) -> Live:
        live = self.live.get(table_id)
        if live is None:
            stored = await self.store.table(table_id)
            if stored is None:
                raise NoTable(table=table_id)
            answers = await self.store.answers(table_id)
            live = self.live.setdefault(table_id, Live(self.store, self.game(stored.game), stored, answers))
        return live

    async def hear_of(self, table_id: str, version: int) -> None:
        """Another process may have written to one of our tables."""
        live = self.live.get(table_id)
        if live is None or live.table.version >= version:
            return
        async with live.lock:
            if live.table.version < version:
                await live.reload()
                self.viewers.publish(live)
        self.let_bots_think(live)

    async def watch(self) -> None:
        """Every two seconds: have we missed something? Does a bot wait for somebody who has gone?"""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            try:
                for table_id, version in (await self.store.versions(list(self.live))).items():
                    await self.hear_of(table_id, version)
                for table_id in await self.store.tables_that_wait_for_bots(now() - int(WATCH_SECONDS)):
                    self.let_bots_think(await self.table(table_id))
                self.forget_idle()
                await self.clean()
            except Exception as error:  # the store may be away: the next round will find out
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
            message = f"bot-{decision[0]}-{decision[1]}"
            with contextlib.suppress(Stale, NotNow):
                await self.change(live.table.id, _answer(seat, message, decision, said))

    def due_bot(self, live: Live) -> int | None:
        if live.play is None or live.play.over or not live.table.bot_is_due:
            return None
        return next((seat for seat in live.play.state.due if live.thinker(seat) is not None), None)


def _answer(seat: int, message: str, decision: tuple[int, int], said: list[str]) -> Change:
    return lambda live: live.choose(seat, message, decision, said)


def bot_name(bot: str | None, seat: int) -> str | None:
    return None if bot is None else f"{bot} {seat}"


def checked_name(name: str, others: list[str | None]) -> str:
    """A name that can be shown in one line and that nobody else at the table has."""
    shown = " ".join(name.split())
    taken = {each.casefold() for each in others if each}
    if not shown or not shown.isprintable() or len(shown) > LONGEST_NAME or shown.casefold() in taken:
        raise BadName(name=shown, most=LONGEST_NAME)
    return shown
