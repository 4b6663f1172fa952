"""A table as a value: its row, and the play that its answers make. Nothing here waits, writes or looks at a clock."""

from __future__ import annotations

from random import SystemRandom
from typing import Any, ClassVar

from msgspec import Struct, structs

from clubantique.core.errors import BadRecord, ClubError
from clubantique.core.outside import Chance
from clubantique.core.play import Play, catch_up, resume
from clubantique.core.record import Chair, Record
from clubantique.core.registry import AnyGame
from clubantique.server.rows import AnswerRow, TableRow
from clubantique.server.schema import PLAYING

FROZEN, PAUSED = "frozen", "paused"
NO_DECISION = (-1, -1)

Question = tuple[int, tuple[int, ...]] | None
"""The number of a question, and who has not answered it."""

Said = dict[tuple[int, str], int]
"""The number of the answer that each message became."""


class NotBegun(Struct, frozen=True):
    """Nobody has played here yet."""

    play: ClassVar[None] = None


class Frozen(Struct, frozen=True):
    """Begun under rules that are not there any more, or damaged: its record can be had, and nothing is deleted."""

    play: ClassVar[None] = None


class Played(Struct, frozen=True):
    """A game that is played or has been. The play is never changed: what happens next happens to a fork of it."""

    play: Play
    answers: int
    said: Said  # only grows, and only by what is stored: tables that follow each other share it


Stage = NotBegun | Frozen | Played
NOT_BEGUN, AS_ICE = NotBegun(), Frozen()


class Table(Struct, frozen=True):
    """One table at one version."""

    row: TableRow
    game: AnyGame
    stage: Stage

    # --- the play ----------------------------------------------------------------------------

    @property
    def play(self) -> Play | None:
        return self.stage.play

    @property
    def status(self) -> str:
        """As people see it: some stops are no stage of the game."""
        if isinstance(self.stage, Frozen):
            return FROZEN
        return PAUSED if self.row.paused and self.row.status == PLAYING else self.row.status

    def question(self) -> Question:
        """How far a seat has come with an answer is its own business until it is whole: only who is due counts."""
        play = self.play
        return None if play is None else (play.state.step, tuple(play.state.due))

    def decision(self, seat: int) -> tuple[int, int]:
        """The number of the question, and how much of it this seat has answered."""
        play = self.play
        if play is None or seat not in play.state.asked:
            return NO_DECISION
        return play.state.step, len(play.state.runs[seat])

    def was_said(self, seat: int, message: str) -> bool:
        return isinstance(self.stage, Played) and (seat, message) in self.stage.said

    def record(self, answers: list[AnswerRow]) -> Record:
        return Record(
            game=self.row.game,
            rules=self.row.rules,
            components_digest=self.row.components,
            options=self.row.options,
            seats=chairs_of(self.row),
            entries=[entry for answer in answers for entry in answer.entries],
            components=self.box(),
        )

    def box(self) -> dict[str, Any] | None:
        """The component data, unless they are the built-in ones, or are not there any more."""
        game = self.game
        return game.components if game.custom and game.digest == self.row.components else None

    # --- whom it waits for -------------------------------------------------------------------

    def due(self) -> list[int]:
        return [] if self.play is None else self.play.state.due

    def thinker(self, seat: int) -> str | None:
        """The bot that plays this seat now."""
        chair = self.row.chairs[seat]
        return chair.bot or chair.stand_in

    def due_bot(self) -> int | None:
        """The first seat for which a bot has to think now."""
        due = self.due() if self.status == PLAYING else []
        return next((seat for seat in due if self.thinker(seat) is not None), None)

    def people(self) -> list[int]:
        """The seats that are played by people now."""
        return [seat for seat in range(len(self.row.chairs)) if self.thinker(seat) is None]

    def late(self) -> list[int]:
        """The people whom the table waits for."""
        due = self.due()
        return [seat for seat in self.people() if seat in due]

    # --- who sits where ----------------------------------------------------------------------

    def seats_of(self, holder: str | None) -> list[int]:
        return seats_of(self.row, holder)

    def person_at(self, seat: int) -> str | None:
        """The name of the person in this chair."""
        if not 0 <= seat < len(self.row.chairs):
            return None
        chair = self.row.chairs[seat]
        return None if chair.bot is not None else chair.name

    def holder_at(self, seat: int) -> str | None:
        """The token that speaks for a seat: its own, or that of the seat beside it on the same device."""
        chair = self.row.chairs[seat]
        return chair.token if chair.beside is None else self.row.chairs[chair.beside].token


def seats_of(row: TableRow, holder: str | None) -> list[int]:
    """The seats for which the holder of this token speaks; its hash is what is known of it here."""
    chairs = row.chairs if holder else []
    own = {seat for seat, chair in enumerate(chairs) if chair.token == holder}
    return [seat for seat, chair in enumerate(chairs) if seat in own or chair.beside in own]


def lent_by(row: TableRow, holder: str | None) -> list[int]:
    """The seats that were handed on while their owner was away: the owner may take them back at any time."""
    return [seat for seat, chair in enumerate(row.chairs) if holder and chair.owner == holder]


def chairs_of(row: TableRow) -> list[Chair]:
    return [Chair(chair.name or str(seat), chair.bot) for seat, chair in enumerate(row.chairs)]


def with_chair(row: TableRow, seat: int, **values: object) -> TableRow:
    """The same table with another chair."""
    chairs = row.chairs.copy()
    chairs[seat] = structs.replace(chairs[seat], **values)
    return structs.replace(row, chairs=chairs)


# --- from the store ------------------------------------------------------------------------------


def read(game: AnyGame, row: TableRow, answers: list[AnswerRow] | None) -> Table:
    """A table as the store has it; without answers where they cannot even be read."""
    if answers is None or (not answers and row.status == PLAYING):
        return Table(row, game, AS_ICE)
    table = Table(row, game, NOT_BEGUN)
    if not answers:
        return table
    try:
        play = resume(table.record(answers), Chance(SystemRandom()))
    except ClubError:
        return Table(row, game, AS_ICE)
    return Table(row, game, Played(play, len(answers), noted({}, 0, answers)))


def caught_up(table: Table, row: TableRow, answers: list[AnswerRow]) -> Table | None:
    """The same table later, with what others have written since; None where it has to be read anew."""
    if not isinstance(table.stage, Played):
        return None
    stage, play = table.stage, table.stage.play
    if answers:
        play = play.fork()
        try:
            catch_up(play, [entry for answer in answers for entry in answer.entries])
        except BadRecord:
            return None
    count = stage.answers + len(answers)
    return Table(row, table.game, Played(play, count, noted(stage.said, stage.answers, answers)))


def noted(said: Said, first: int, answers: list[AnswerRow]) -> Said:
    """These answers are in the store."""
    for number, answer in enumerate(answers, first):
        if answer.seat is not None and answer.message is not None:
            said[answer.seat, answer.message] = number
    return said
