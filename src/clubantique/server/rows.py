"""What the store keeps of a table, as plain values: its row with the chairs, answers, lines of chat, seat codes."""

from __future__ import annotations

from msgspec import Struct, structs

from clubantique.core.record import Entry


class ChairRow(Struct, frozen=True):
    """One chair."""

    name: str | None
    bot: str | None
    stand_in: str | None = None
    token: str | None = None
    muted: bool = False
    beside: int | None = None
    resigned: bool = False
    wants_end: bool = False
    owner: str | None = None
    owner_name: str | None = None


class TableRow(Struct, frozen=True, kw_only=True):
    """One table, without what was played at it."""

    id: str
    game: str
    rules: int
    components: str
    options: dict[str, str]
    status: str
    open: bool = False
    host: int = 0
    seed: str
    version: int = 0
    bot_is_due: bool = False
    rematch: str | None = None
    paused: bool = False
    clock: int | None = None
    deadline: int | None = None
    due: int | None = None
    due_version: int | None = None
    created: int
    changed: int
    marked: int | None = None
    chairs: list[ChairRow]
    box_title: str | None = (
        None  # of the box that it does not share with every other table; kept with the box
    )


class BoxRow(Struct, frozen=True):
    """Component data that are not the built-in ones."""

    digest: str
    game: str
    title: str
    components: str  # JSON
    unable: list[str]  # bots
    touched: int


class AnswerRow(Struct, frozen=True):
    """What one seat said, with the draws that followed."""

    seat: int | None
    message: str | None
    entries: list[Entry]


class LineRow(Struct, frozen=True):
    """A line of chat, or a notice of the room about a seat."""

    number: int
    seat: int
    message: str
    text: str
    made: int
    notice: str | None = None


class NewLine(Struct, frozen=True):
    """A line that has no number yet."""

    seat: int
    message: str
    text: str
    notice: str | None = None


class CodeRow(Struct, frozen=True):
    """A one-time code that moves a seat; it is good as long as the same holder speaks for the seat."""

    code: str
    table_id: str
    seat: int
    expires: int
    holder: str | None
    by_host: bool


class Change(Struct, frozen=True):
    """Everything that one commit writes about one table: all of it, or nothing if the table has moved on."""

    before: TableRow | None  # None: a new table
    row: TableRow
    number: int = 0  # of the answer
    answer: AnswerRow | None = None
    line: NewLine | None = None
    new_code: CodeRow | None = None
    used_code: str | None = None
    forgets: int | None = None  # the seat whose lines go with whoever leaves it
    beside: TableRow | None = None  # another table that is set up in the same commit
    box: BoxRow | None = None  # what a new table is played with, unless that is built in

    def is_in(self, row: TableRow) -> bool:
        """Whether the store has it, though we were not told. What people say has ids of its own for that."""
        said = self.line is not None or (self.answer is not None and self.answer.message is not None)
        return row == self.row and (self.is_move() or not said) and self.is_seen()

    def is_move(self) -> bool:
        old = [] if self.before is None else self.before.chairs
        return [chair.token for chair in old] != [chair.token for chair in self.row.chairs]

    def is_seen(self) -> bool:
        """Whether more has changed about the table than that it was touched."""
        old, new = self.before, self.row
        if old is None:
            return True
        touched = structs.replace(
            old, version=new.version, due_version=new.due_version, changed=new.changed, marked=new.marked
        )
        return touched != new
