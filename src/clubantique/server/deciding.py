"""What every decision shares: who asks, what may come of it, and what the table's row says afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct, structs

from clubantique.core.play import Play
from clubantique.server.commands import By, Command, House, Moment, Visitor
from clubantique.server.errors import NotNow, NotYours
from clubantique.server.rows import AnswerRow, Change, CodeRow, NewLine, TableRow
from clubantique.server.schema import OVER, PLAYING
from clubantique.server.table import Played, Table


class Case(Struct, frozen=True):
    """Somebody asks for something at a table."""

    table: Table
    by: By
    moment: Moment

    @property
    def holder(self) -> str | None:
        return self.by.holder if isinstance(self.by, Visitor) else None

    @property
    def mine(self) -> list[int]:
        """The seats for which whoever asks may speak."""
        return self.table.seats_of(self.holder)

    @property
    def seat(self) -> int | None:
        """For which seat they speak: the one they name if it is theirs, else their first."""
        mine = self.mine
        wanted = self.by.seat if isinstance(self.by, Visitor) else None
        return wanted if wanted in mine else next(iter(mine), None)

    def own_seat(self) -> int:
        """The seat of somebody who plays here."""
        seat = self.seat
        if seat is None:
            raise NotYours(who="player")
        return seat

    def allow_host(self, seat: int | None = None) -> None:
        """The host may; and whoever sits in the seat that it is about."""
        by = self.seat
        if by is None or by not in (self.table.row.host, seat):
            raise NotYours(who="host")

    def need_house(self) -> None:
        if not isinstance(self.by, House):
            raise NotYours(who="player")

    def need(self, *statuses: str) -> None:
        if self.table.status not in statuses:
            raise NotNow(status=self.table.status)

    def need_person(self, seat: int) -> str:
        """The name of the person in this seat."""
        name = self.table.person_at(seat)
        if name is None:
            raise NotNow(status=self.table.status)
        return name


class Outcome(Struct, frozen=True):
    """What comes of a command: the row as it is wanted, and what is written beside it."""

    row: TableRow
    play: Play | None = None  # where an answer has led
    answer: AnswerRow | None = None
    line: NewLine | None = None
    new_code: CodeRow | None = None
    used_code: str | None = None
    forgets: int | None = None
    beside: TableRow | None = None


class Decision(Struct, frozen=True):
    """What is written, and the table as it is once that is stored."""

    change: Change
    after: Table


Decider = Callable[[Any, Case], Outcome | None]
D = TypeVar("D", bound=Decider)
DECIDERS: dict[type, Decider] = {}
"""What comes of each command; None if there is nothing to do. Refused with a ClubError."""


def decides(command: type) -> Callable[[D], D]:
    """The function below says what comes of this command."""

    def enter(decider: D) -> D:
        DECIDERS[command] = decider
        return decider

    return enter


def decide(table: Table, by: By, command: Command, moment: Moment) -> Decision | None:
    """What is to be stored, None if there is nothing: it has been said before."""
    outcome = DECIDERS[type(command)](command, Case(table, by, moment))
    return None if outcome is None else decision_of(table, outcome, moment.now)


def decision_of(table: Table, outcome: Outcome, now: int, *, new: bool = False) -> Decision:
    stage, number = table.stage, 0
    if outcome.play is not None:
        said = stage.said if isinstance(stage, Played) else {}
        number = stage.answers if isinstance(stage, Played) else 0
        stage = Played(outcome.play, number + 1, said)
    after = settled(table, Table(outcome.row, table.game, stage), outcome.answer is not None, now)
    change = Change(
        before=None if new else table.row,
        row=after.row,
        number=number,
        answer=outcome.answer,
        line=outcome.line,
        new_code=outcome.new_code,
        used_code=outcome.used_code,
        forgets=outcome.forgets,
        beside=outcome.beside,
    )
    return Decision(change, after)


def settled(before: Table, after: Table, answered: bool, now: int) -> Table:
    """The row says whom the table waits for, how long, and when it was touched."""
    row, play = after.row, after.play
    if answered and play is not None and row.status != OVER:
        row = structs.replace(row, status=OVER if play.over else PLAYING)
    after = Table(row, after.game, after.stage)
    version = before.row.version + 1
    # a part of an answer is nobody else's business
    silent = answered and before.question() == after.question()
    due = after.due() if row.status == PLAYING else []
    row = structs.replace(
        row,
        version=version,
        due=sum(1 << seat for seat in due),
        due_version=version,
        bot_is_due=any(after.thinker(seat) is not None for seat in due),
        deadline=deadline(before, after, now),
        changed=before.row.changed if silent else now,
        marked=None,
    )
    return Table(row, after.game, after.stage)


def deadline(before: Table, after: Table, now: int) -> int | None:
    """When time runs out. A new question gives everybody the whole time; so does coming back.

    While the table is paused, no clock runs: then these are the seconds that are left.
    """
    row, play = after.row, after.play
    if row.clock is None or play is None or row.status != PLAYING or not after.late():
        return None
    asked = before.question()
    if asked is not None and asked[0] == play.state.step and row.deadline is not None:
        return row.deadline
    return row.clock if row.paused else now + row.clock
