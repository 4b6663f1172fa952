"""The tables in the memory of this process: each as the store had it last, or not known until the store is read."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from clubantique.server.boxes import Boxes
from clubantique.server.chats import MOST_LINES
from clubantique.server.errors import NoTable
from clubantique.server.logs import mark, note
from clubantique.server.messages import Line, Problem
from clubantique.server.rows import LineRow
from clubantique.server.store import Store, Stored
from clubantique.server.table import AS_ICE, Frozen, Played, Table, caught_up, read

log = logging.getLogger("clubantique.tables")

LONG = 1000
"""Entries of a game that takes so long that others would have to wait for it."""


class Live:
    """One table. Whoever changes it holds `lock`; whoever looks at it does not have to, for a table is a value."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.table: Table | None = None  # None: what the store has is not known, and nobody is shown anything
        self.shown: Table | None = None  # what viewers have been shown last
        self.lines: list[Line] | None = None  # the last lines of its chat, once somebody wanted them
        self.opener = ""  # the address that set it up here


class LiveTables:
    """Reads tables when they are wanted, and keeps them."""

    def __init__(self, store: Store, boxes: Boxes) -> None:
        self.store = store
        self.boxes = boxes
        self.by_id: dict[str, Live] = {}
        self._long = asyncio.Semaphore(1)

    def open(self, table_id: str) -> Live:
        found = self.by_id.get(table_id)
        if found is None:
            found = self.by_id[table_id] = Live(table_id)
        return found

    async def table(self, table_id: str) -> Table:
        """The table as it is known, or as it lies in the store."""
        live = self.by_id.get(table_id)
        if live is not None and live.table is not None:
            return live.table
        if not table_id.isalnum():  # as all ids are
            raise NoTable(table=table_id)
        live = self.open(table_id)
        async with live.lock:
            return live.table or await self.read(live)

    async def read(self, live: Live) -> Table:
        """Everything anew, as the store has it."""
        stored = await self.store.table(live.id)
        if stored is None:
            self.by_id.pop(live.id, None)
            raise NoTable(table=live.id)
        live.table = await self.played(stored)
        return live.table

    async def catch_up(self, live: Live) -> None:
        """Another process may have written: see what it did."""
        table = live.table
        if table is None or not isinstance(table.stage, Played):
            await self.read(live)
            return
        stored = await self.store.table(live.id, table.stage.answers)
        if stored is None:
            raise NoTable(table=live.id)
        later = None if stored.answers is None else caught_up(table, stored.row, stored.answers)
        if [chair.name for chair in stored.row.chairs] != [chair.name for chair in table.row.chairs]:
            live.lines = None  # whoever left a chair took along what they said
        live.table = later
        if later is None:
            await self.read(live)

    async def played(self, stored: Stored) -> Table:
        """A table that cannot be played again stops, and no other; a long game is played again beside the others."""
        game = await self.boxes.game_or_usual(stored.row.game, stored.row.components)
        try:
            if sum(len(answer.entries) for answer in stored.answers or []) > LONG:
                async with self._long:
                    table = await asyncio.to_thread(read, game, stored.row, stored.answers)
            else:
                table = read(game, stored.row, stored.answers)
        except Exception as error:
            log.error("table-damaged: %s", error)
            table = Table(stored.row, game, AS_ICE)
        if isinstance(table.stage, Frozen):
            note(log, "table-frozen", logging.WARNING, table=mark(stored.row.id), game=stored.row.game)
        return table

    async def lines(self, live: Live) -> list[Line]:
        """The last lines of the chat, with those that have come since somebody looked."""
        known = live.lines or []
        since = known[-1].number if known else 0
        names = [chair.name or "" for chair in (await self.table(live.id)).row.chairs]
        found = await self.store.chats.lines(live.id, since)
        live.lines = [*known, *lines_of(found, names)][-MOST_LINES:]
        return live.lines


def lines_of(rows: list[LineRow], names: list[str]) -> list[Line]:
    """From the last one back: before a seat was handed on, it was somebody else who spoke there."""
    names, found = names.copy(), []
    for row in reversed(rows):
        line = line_of(row, names[row.seat])
        found.append(line)
        if line.notice is not None:
            names[row.seat] = str(line.notice.facts.get("name", names[row.seat]))
    return found[::-1]


def line_of(row: LineRow, name: str) -> Line:
    """A line as everybody reads it: what the room tells has no name."""
    if row.notice is None:
        return Line(number=row.number, name=name, text=row.text, made=row.made)
    return Line(
        number=row.number,
        name="",
        text=row.text,
        made=row.made,
        notice=msgspec.json.decode(row.notice, type=Problem),
    )
