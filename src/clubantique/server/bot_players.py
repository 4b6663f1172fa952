"""The bots at the tables: wherever one is due it is asked, and its answer is a command like any other."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from clubantique.server.bot_pool import BotPool
from clubantique.server.commands import HOUSE, BotAnswers
from clubantique.server.errors import NotNow, Stale
from clubantique.server.logs import mark, note, why
from clubantique.server.room import Room
from clubantique.server.table import Table

log = logging.getLogger("clubantique.bots")


class BotPlayers:
    """At most one bot of a table thinks at a time."""

    def __init__(self, room: Room, pool: BotPool) -> None:
        self.room = room
        self.pool = pool
        self.thinking: dict[str, asyncio.Task[None]] = {}
        room.bot_is_due = self.follow

    def follow(self, table: Table) -> None:
        table_id = table.row.id
        if table_id not in self.thinking and table.due_bot() is not None:
            task = asyncio.create_task(self.play(table_id))
            self.thinking[table_id] = task
            task.add_done_callback(lambda _: self.thinking.pop(table_id, None))

    async def play(self, table_id: str) -> None:
        """One bot after the other, as long as one is due; what fails is found by the next look at all tables."""
        try:
            while (seat := (table := await self.room.tables.table(table_id)).due_bot()) is not None:
                await self.answer(table, seat)
        except Exception as error:
            note(log, "bot-failed", logging.WARNING, table=mark(table_id), reason=why(error))

    async def answer(self, table: Table, seat: int) -> None:
        assert table.play is not None
        share = self.room.share(table.row.id)
        decision, bot = table.decision(seat), table.thinker(seat) or ""
        said = await self.pool.answer(table.play.record(), bot, seat, table.row.seed, share)
        with contextlib.suppress(Stale, NotNow):  # another process has answered, or somebody is back
            await self.room.execute(table.row.id, HOUSE, BotAnswers(seat, decision, said))
