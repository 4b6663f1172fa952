"""A table while somebody looks at it: the play as the store has it, and what each viewer may see of it."""

from __future__ import annotations

import asyncio
from random import SystemRandom

from msgspec import structs

from clubantique.core.events import Viewer
from clubantique.core.outside import Chance
from clubantique.core.play import Play, resume
from clubantique.core.record import FORMAT, Chair, Entry, Record
from clubantique.core.registry import AnyGame
from clubantique.server.errors import NotNow, Stale
from clubantique.server.messages import ChairInfo, TableInfo, Told, Update, Waiting
from clubantique.server.schema import OVER, PLAYING
from clubantique.server.store import Store, StoredAnswer, StoredTable

NO_DECISION = (-1, -1)


class Live:
    """One table in this process. Whoever changes it holds `lock`, so that nobody sees what is not stored yet."""

    def __init__(self, store: Store, game: AnyGame, table: StoredTable, answers: list[StoredAnswer]) -> None:
        self.store = store
        self.game = game
        self.table = table
        self.lock = asyncio.Lock()
        self.play: Play | None = None
        self.count = 0  # answers in the store
        self.messages: set[tuple[int | None, str | None]] = set()
        self.present: dict[int, int] = {}  # how many connections each seat has
        self.catch_up(table, answers)

    def catch_up(self, table: StoredTable, answers: list[StoredAnswer]) -> None:
        """Play everything anew from what the store has."""
        self.table = table
        self.count = len(answers)
        self.messages = {(answer.seat, answer.message) for answer in answers if answer.message}
        self.play = None
        if answers:
            entries = [entry for answer in answers for entry in answer.entries]
            self.play = resume(self.record(entries), Chance(SystemRandom()))

    def record(self, entries: list[Entry]) -> Record:
        return Record(
            format=FORMAT,
            game=self.table.game,
            rules=self.table.rules,
            components=self.table.components,
            options=self.table.options,
            seats=self.chairs(),
            entries=entries,
        )

    def chairs(self) -> list[Chair]:
        return [Chair(chair.name or str(seat), chair.bot) for seat, chair in enumerate(self.table.chairs)]

    async def reload(self) -> None:
        """Somebody else has written: see what they did."""
        table = await self.store.table(self.table.id)
        if table is not None:
            self.catch_up(table, await self.store.answers(table.id))

    async def note_bots(self) -> None:
        """Write down whether a bot is due, after somebody has left a seat to one or come back."""
        due = self.play is not None and any(self.thinker(seat) is not None for seat in self.play.state.due)
        if due != self.table.bot_is_due:
            version = await self.store.change(self.table, bot_is_due=due)
            self.table = structs.replace(self.table, version=version, bot_is_due=due)

    # --- what happens at the table -----------------------------------------------------------

    async def begin(self) -> None:
        """Set the game up; its draws are the first entry."""
        play = Play(self.game, self.chairs(), self.table.options, Chance(SystemRandom()))
        await self.write(play, None, None, 0)

    async def choose(
        self, seat: int, message: str | None, decision: tuple[int, int], choices: list[str]
    ) -> None:
        """A run, or a part of it; a repeat of what was stored already changes nothing."""
        play = self.playing()
        if message is not None and (seat, message) in self.messages:
            return
        self.check_decision(seat, decision)
        codes = [play.game.code(choice) for choice in choices]
        before = play.written
        play.answer(seat, codes)
        await self.write(play, seat, message, before)

    async def withdraw(self, seat: int, message: str | None, decision: tuple[int, int]) -> None:
        play = self.playing()
        if message is not None and (seat, message) in self.messages:
            return
        self.check_decision(seat, decision)
        before = play.written
        play.withdraw(seat)
        await self.write(play, seat, message, before)

    async def write(self, play: Play, seat: int | None, message: str | None, before: int) -> None:
        """Store first; if that fails, what was tried in memory is forgotten."""
        answer = StoredAnswer(seat, message, play.entries(before))
        status = OVER if play.over else PLAYING
        waits = any(self.thinker(each) is not None for each in play.state.due)
        try:
            version = await self.store.append(self.table, self.count, answer, status=status, bot_is_due=waits)
        except Exception:
            await self.reload()
            raise
        self.play = play
        self.count += 1
        self.messages.add((seat, message))
        self.table = structs.replace(self.table, version=version, status=status, bot_is_due=waits)

    def playing(self) -> Play:
        if self.play is None or self.play.over or self.table.status != PLAYING:
            raise NotNow(status=self.table.status)
        return self.play

    def check_decision(self, seat: int, decision: tuple[int, int]) -> None:
        now = self.decision(seat)
        if decision != now:
            raise Stale(decision=list(decision), now=list(now))

    def decision(self, seat: int) -> tuple[int, int]:
        """The number of the question, and how much of it this seat has answered."""
        play = self.play
        if play is None or seat not in play.state.asked:
            return NO_DECISION
        return play.state.step, len(play.state.runs[seat])

    def thinker(self, seat: int) -> str | None:
        """The bot that plays this seat now."""
        chair = self.table.chairs[seat]
        return chair.bot or chair.stand_in

    # --- what people see ---------------------------------------------------------------------

    def info(self) -> TableInfo:
        table = self.table
        return TableInfo(
            table.id,
            table.game,
            table.options,
            table.status,
            table.open,
            table.host,
            [
                ChairInfo(chair.name, chair.bot, self.present.get(seat, 0) > 0, chair.stand_in is not None)
                for seat, chair in enumerate(table.chairs)
            ],
            table.changed,
            table.rematch,
        )

    def update(self, viewer: Viewer, heard: int) -> Update | Waiting:
        """The table for one viewer, with the events since those that were heard already (0: all that may be known)."""
        play = self.play
        if play is None:
            return Waiting(self.table.version, self.info(), viewer)
        asked = viewer is not None and viewer in play.state.asked
        return Update(
            self.table.version,
            heard == 0 or play.over,
            self.info(),
            viewer,
            play.game.table(play.state, viewer),
            self.decision(viewer) if asked and viewer is not None else None,
            [] if viewer is None else [play.game.name(code) for code in play.state.legal(viewer)],
            play.state.chapter,
            play.memory_aids or play.over,
            self.events(play, viewer, heard),
            play.over,
        )

    def events(self, play: Play, viewer: Viewer, heard: int) -> list[Told]:
        """New ones, or all that have not faded; when the game is over, everything is open."""
        if heard == 0 or play.over:
            return [Told(chapter, event.lasting, event) for chapter, event in play.readable(viewer)]
        return [
            Told(chapter, event.lasting, event)
            for chapter, event in play.log.entries[heard:]
            if event.heard_by(viewer)
        ]

    @property
    def told(self) -> int:
        """How many events there have been."""
        return 0 if self.play is None else len(self.play.log.entries)
