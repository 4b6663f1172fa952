"""The club room of one process: it locks a table, decides a command, stores what comes of it, and shows that."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Callable
from math import ceil
from random import SystemRandom

from clubantique.core.errors import ClubError
from clubantique.core.outside import Chance
from clubantique.core.registry import load, names
from clubantique.server.boxes import Boxes
from clubantique.server.bus import Bus
from clubantique.server.cleaning import Cleaning
from clubantique.server.commands import By, Command, MakeCode, Moment, UseCode
from clubantique.server.decide import decide
from clubantique.server.deciding import Decision
from clubantique.server.errors import NoTable, NotYours, Stale, StoreAway, UsedPass
from clubantique.server.live import Live, LiveTables
from clubantique.server.logs import mark, note
from clubantique.server.messages import Consider, Considered, TableInfo
from clubantique.server.metrics import Metrics
from clubantique.server.presence import Presence
from clubantique.server.projection import Face, consider, face, info, info_of_row
from clubantique.server.rows import Change, TableRow
from clubantique.server.schema import OVER, PLAYING
from clubantique.server.store import Store, now
from clubantique.server.table import Played, Table, noted
from clubantique.server.viewers import Connection, Viewers
from clubantique.server.writes import CodeGone, Conflict, Repeated

log = logging.getLogger("clubantique.tables")

TRIES = 5


class Room:
    """Any process serves any table: the store decides, the bus only hints."""

    def __init__(
        self, store: Store, bus: Bus, metrics: Metrics, keep_seconds: int, away_seconds: float
    ) -> None:
        self.store = store
        self.bus = bus
        self.metrics = metrics
        self.away_seconds = away_seconds
        self.games = {name: load(name) for name in names()}
        self.boxes = Boxes(store.boxes)
        self.tables = LiveTables(store, self.boxes)
        self.viewers = Viewers()
        self.chance = Chance(SystemRandom())
        self.presence = Presence(store.database)
        self.cleaning = Cleaning(store.database, keep_seconds)
        self.bot_is_due: Callable[[Table], None] = nobody  # whoever lets bots think is told here

    # --- commands ----------------------------------------------------------------------------

    async def execute(self, table_id: str, by: By, command: Command) -> Table:
        """Done, and on disk, when this returns. Whoever calls this must not be cancelled."""
        await self.tables.table(table_id)
        live = self.tables.open(table_id)
        async with live.lock:
            try:
                change = await self.carry_out(live, by, command)
            finally:
                await self.show(live)
        if change is not None and (change.line is not None or change.forgets is not None):
            await self.tell_lines(live, forgotten=change.forgets is not None)
        return live.table or await self.tables.table(table_id)

    async def carry_out(self, live: Live, by: By, command: Command) -> Change | None:
        """Decide and store.

        If another process was faster, or the store has lost us, see what it has and try again: what was stored
        meanwhile is not done twice.
        """
        failure: StoreAway | None = None
        unheard: Change | None = None
        for _ in range(TRIES):
            table = live.table or await self.tables.read(live)
            if unheard is not None and unheard.is_in(table.row):
                return unheard
            try:
                decision = decide(table, by, command, self.moment(table, command))
            except ClubError:
                if await self.is_newest(table):
                    raise
                live.table = None  # nobody is refused because of what is not so any more
                continue
            if decision is None:
                return None
            try:
                await self.write(decision.change)
            except Repeated:
                return None
            except CodeGone as error:
                raise UsedPass from error
            except Conflict:
                live.table = None
            except StoreAway as error:
                live.table, failure, unheard = None, error, decision.change
            except BaseException:
                live.table = None  # nobody is shown anything before the store has been read
                raise
            else:
                live.table = stored(decision)
                return decision.change
        raise failure or Stale(decision=[], now=[])

    async def is_newest(self, table: Table) -> bool:
        """Whether a table is as the store has it: where other processes write, too, a hint may be on its way to us."""
        if self.presence.alone:
            return True
        found = await self.store.versions([table.row.id])
        return found.get(table.row.id, table.row.version) == table.row.version

    def moment(self, table: Table, command: Command) -> Moment:
        if not isinstance(command, MakeCode | UseCode):
            return Moment(now(), self.chance)
        away = self.presence.away(table.row.id, len(table.row.chairs), self.away_seconds)
        return Moment(now(), self.chance, away, ceil(self.away_seconds / 60))

    async def write(self, change: Change) -> None:
        begun = time.perf_counter()
        await self.store.write(change)
        self.metrics.stored.observe(time.perf_counter() - begun)
        if change.answer is not None:
            self.note_game(change.row, change.number)

    def note_game(self, row: TableRow, number: int) -> None:
        if number == 0:
            self.metrics.games_begun.labels(row.game).inc()
            note(log, "table-begun", table=mark(row.id), game=row.game, seats=len(row.chairs))
        if row.status == OVER:
            self.metrics.games_over.labels(row.game).inc()
            note(log, "table-over", table=mark(row.id), game=row.game, answers=number)

    async def add(self, decision: Decision, address: str) -> None:
        """A new table. That it is there already can only mean that we did not hear of it the first time."""
        with contextlib.suppress(Conflict):
            await self.write_new(decision.change)
        live = self.tables.open(decision.after.row.id)
        live.table, live.opener = stored(decision), address
        self.let_bots_think(live.table)

    async def write_new(self, change: Change) -> None:
        for _ in range(TRIES - 1):
            with contextlib.suppress(StoreAway):
                await self.write(change)
                return
        await self.write(change)

    def share(self, table_id: str) -> str:
        """On whose account bots think at a table: one address with many tables does not crowd the others out."""
        live = self.tables.by_id.get(table_id)
        return self.viewers.address_at(table_id) or ("" if live is None else live.opener)

    # --- showing -----------------------------------------------------------------------------

    def show_stored(self, live: Live) -> bool:
        """Everybody gets what is new for them; what is not known to be stored is not shown."""
        table = live.table
        if table is None or table is live.shown:
            return False
        live.shown = table
        self.viewers.publish(table, self.face(table))
        return True

    async def show(self, live: Live) -> None:
        """The same after something has been done here: other processes get a hint, and bots may be due."""
        if self.show_stored(live) and live.table is not None:
            if not self.presence.alone:
                await self.bus.tell(live.id, live.table.row.version)
            self.let_bots_think(live.table)

    def let_bots_think(self, table: Table) -> None:
        if table.due_bot() is not None:
            self.bot_is_due(table)

    def face(self, table: Table) -> Face:
        return face(table, self.present(table.row))

    def present(self, row: TableRow) -> frozenset[int]:
        return self.presence.at(row.id, len(row.chairs))

    async def tell_lines(self, live: Live, *, forgotten: bool = False) -> None:
        """Everybody at the table gets the lines of the chat that they have not had yet."""
        connections = self.viewers.at(live.id)
        if forgotten:
            live.lines = None
        if not connections and live.lines is None:
            return
        lines = await self.tables.lines(live)
        for connection in connections:
            if forgotten:  # the numbers of lines that are gone are given to others
                connection.line = min(connection.line, lines[-1].number if lines else 0)
            connection.tell(lines)

    # --- visitors ----------------------------------------------------------------------------

    async def welcome(self, connection: Connection) -> None:
        """It costs the same however many are there: only if somebody was not present before do others hear of it."""
        table = await self.tables.table(connection.table_id)
        before = self.present(table.row)
        self.viewers.add(connection)
        self.presence.arrive(connection.table_id, connection.mine)
        connection.look(table, self.face(table))
        self.show_presence(table, before)
        live = self.tables.open(connection.table_id)
        connection.tell(live.lines if live.lines is not None else await self.tables.lines(live))
        self.let_bots_think(table)

    async def newest(self, table_id: str) -> Table:
        """Where other processes write, too, a hint may still be on its way to us."""
        live = self.tables.by_id.get(table_id)
        if live is not None and not self.presence.alone:
            version = (await self.store.versions([table_id])).get(table_id, 0)
            await self.hear_of(table_id, version)
        return await self.tables.table(table_id)

    async def hear_of(self, table_id: str, version: int) -> None:
        """Another process may have written to one of our tables; if a bot is due now, it thinks over there."""
        live = self.tables.by_id.get(table_id)
        if live is None or (live.table is not None and live.table.row.version >= version):
            return
        async with live.lock:
            if live.table is None or live.table.row.version < version:
                await self.tables.catch_up(live)
                self.show_stored(live)
        await self.tell_lines(live)

    def farewell(self, connection: Connection) -> None:
        live = self.tables.by_id.get(connection.table_id)
        table = None if live is None else live.table
        before = frozenset() if table is None else self.present(table.row)
        if self.viewers.remove(connection):
            self.presence.leave(connection.table_id, connection.mine)
        if table is not None:
            self.show_presence(table, before)

    def show_presence(self, table: Table, before: frozenset[int] | None = None) -> None:
        if self.present(table.row) != before:
            self.viewers.publish(table, self.face(table))

    async def show_everything(self, connection: Connection) -> None:
        table = await self.tables.table(connection.table_id)
        connection.show_everything(table, self.face(table))

    async def consider(self, connection: Connection, message: Consider) -> Considered:
        if connection.seat is None:
            raise NotYours(who="player")
        return consider(await self.tables.table(connection.table_id), connection.seat, message)

    # --- from outside ------------------------------------------------------------------------

    async def info(self, table_id: str) -> TableInfo:
        """A table from outside: nothing is played again for it, unless an older room has written it."""
        live = self.tables.by_id.get(table_id)
        if live is not None and live.table is not None:
            return info(live.table, self.present(live.table.row))
        row = await self.store.row(table_id) if table_id.isalnum() else None
        if row is None:
            raise NoTable(table=table_id)
        if row.status == PLAYING and row.due_version != row.version:
            return info(await self.tables.table(table_id), self.present(row))
        return self.info_of_row(row)

    def info_of_row(self, row: TableRow) -> TableInfo:
        """For lists: of a table that an older room has written one learns later whom it waits for."""
        return info_of_row(self.games.get(row.game), row, self.present(row))


def nobody(_: Table) -> None:
    """There are no bots yet."""


def stored(decision: Decision) -> Table:
    """The table after its change is in the store: from now on its message is known."""
    change, after = decision.change, decision.after
    if change.answer is not None and isinstance(after.stage, Played):
        noted(after.stage.said, change.number, [change.answer])
    return after
