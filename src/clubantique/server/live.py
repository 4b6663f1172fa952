"""A table while somebody looks at it: everything that happens there is stored before anybody sees it."""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import Any

from msgspec import structs

from clubantique.core.outside import Chance
from clubantique.core.play import Play, catch_up
from clubantique.core.registry import AnyGame
from clubantique.server.errors import NothingSaid, NotYours
from clubantique.server.letters import one_line
from clubantique.server.messages import LONGEST_CHAT, Chat, Choose, Withdraw
from clubantique.server.position import Position
from clubantique.server.schema import OVER, PLAYING
from clubantique.server.store import Store, StoredAnswer, StoredTable, now

UNKNOWN = -1


class Live(Position):
    """One table in this process. Whoever changes it holds `lock`, so that nobody sees what is not stored yet."""

    def __init__(self, store: Store, game: AnyGame, table: StoredTable, answers: list[StoredAnswer]) -> None:
        super().__init__(game, table, answers)
        self.store = store
        self.lock = asyncio.Lock()

    def forget(self) -> None:
        """What we tried may not have been stored: nobody must see it, even if the store stays away for a while."""
        self.play = None
        self.table = structs.replace(self.table, version=UNKNOWN)

    async def reload(self) -> None:
        """Everything anew, as the store has it."""
        table = await self.store.table(self.table.id)
        if table is not None:
            self.read(table, await self.store.answers(table.id))

    async def catch_up(self) -> None:
        """Somebody else has written: see what they did."""
        table = await self.store.table(self.table.id)
        answers = await self.store.answers(self.table.id, self.count)
        if table is None or self.play is None:
            await self.reload()
        else:
            catch_up(self.play, [entry for answer in answers for entry in answer.entries])
            self.note(table, answers)

    async def change(self, **values: Any) -> None:
        """What is written of the table, apart from what is played."""
        version = await self.store.change(self.table, **values)
        self.table = structs.replace(self.table, version=version, **values)

    async def change_chair(self, seat: int, **values: Any) -> None:
        """Who sits there, and who plays for them: another may be due now."""
        version = await self.store.change_chair(self.table, seat, **values)
        chairs = self.table.chairs.copy()
        chairs[seat] = structs.replace(chairs[seat], **values)
        self.table = structs.replace(self.table, version=version, chairs=chairs)
        await self.settle()

    async def settle(self) -> None:
        """Write down whom the table waits for, after somebody has left a seat to a bot or come back."""
        waits = {"bot_is_due": self.bot_is_due(), "deadline": self.deadline()}
        if waits != {"bot_is_due": self.table.bot_is_due, "deadline": self.table.deadline}:
            await self.change(**waits)

    # --- what happens at the table -----------------------------------------------------------

    async def begin(self) -> None:
        """Set the game up; its draws are the first entry."""
        play = Play(self.game, self.chairs(), self.table.options, Chance(SystemRandom()))
        await self.write(play, None, None, 0)

    async def say(self, seat: int, message: Choose | Withdraw | Chat) -> None:
        """What a person says; a repeat of what was stored already changes nothing."""
        match message:
            case Choose(said, decision, choices):
                await self.choose(seat, said, decision, choices)
            case Withdraw(said, decision):
                await self.withdraw(seat, said, decision)
            case Chat(said, text):
                await self.chat(seat, said, text)

    async def choose(
        self, seat: int, message: str | None, decision: tuple[int, int], choices: list[str]
    ) -> None:
        """A run, or a part of it."""
        if message is not None and (seat, message) in self.messages:
            return
        play = self.playing()
        self.check_decision(seat, decision)
        self.check_person(seat, message)
        codes = [play.game.code(choice) for choice in choices]
        before = play.written
        play.answer(seat, codes)
        await self.write(play, seat, message, before)

    async def withdraw(self, seat: int, message: str | None, decision: tuple[int, int]) -> None:
        if message is not None and (seat, message) in self.messages:
            return
        play = self.playing()
        self.check_decision(seat, decision)
        self.check_person(seat, message)
        before = play.written
        play.withdraw(seat)
        await self.write(play, seat, message, before)

    async def chat(self, seat: int, message: str, text: str) -> None:
        """One more line, unless it is a repeat."""
        if self.table.chairs[seat].muted:
            raise NotYours(who="unmuted")
        if not (line := one_line(text)):
            raise NothingSaid(most=LONGEST_CHAT)
        if not await self.store.was_said(self.table.id, seat, message):
            version = await self.store.add_line(self.table, seat, message, line)
            self.table = structs.replace(self.table, version=version)

    async def write(self, play: Play, seat: int | None, message: str | None, before: int) -> None:
        """Store first; if that fails, what was tried in memory is forgotten."""
        answer = StoredAnswer(seat, message, play.entries(before))
        self.play = play
        values: dict[str, Any] = {
            "status": OVER if play.over else PLAYING,
            "bot_is_due": self.bot_is_due(),
            "deadline": self.deadline(),
            "changed": self.table.changed if self.question() == self.asked else now(),
        }
        try:
            version = await self.store.append(self.table, self.count, answer, **values)
        except Exception:
            self.forget()
            await self.reload()
            raise
        self.count += 1
        self.asked = self.question()
        self.messages.add((seat, message))
        self.table = structs.replace(self.table, version=version, **values)
