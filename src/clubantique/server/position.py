"""Where a table stands in this process, and what each viewer may see of it. Nothing here writes."""

from __future__ import annotations

from random import SystemRandom

from msgspec import Struct

from clubantique.core.drafts import considered
from clubantique.core.errors import BadRecord
from clubantique.core.events import Viewer
from clubantique.core.outside import Chance
from clubantique.core.play import Play, resume
from clubantique.core.record import FORMAT, Chair, Record
from clubantique.core.registry import AnyGame
from clubantique.server.errors import NotNow, NotYours, Stale
from clubantique.server.messages import ChairInfo, Considered, TableInfo, Told, Update, Waiting
from clubantique.server.schema import PLAYING
from clubantique.server.store import StoredAnswer, StoredChair, StoredTable, now

FROZEN, PAUSED = "frozen", "paused"
NO_DECISION = (-1, -1)


Question = tuple[int, tuple[int, ...]] | None
"""The number of a question, and who has not answered it."""


class Face(Struct, frozen=True, gc=False):
    """What everybody sees of a table: how it is set, what it waits for, and how much has been told."""

    info: TableInfo
    question: Question
    told: int


class Position:
    """One table: the play as the store has it, and who is there."""

    def __init__(self, game: AnyGame, table: StoredTable, answers: list[StoredAnswer]) -> None:
        self.game = game
        self.table = table
        self.play: Play | None = None
        self.frozen = False  # begun under rules that are not there any more
        self.count = 0  # answers in the store
        self.asked: Question = None  # the question as the store has it
        self.messages: set[tuple[int | None, str | None]] = set()
        self.present: dict[int, int] = {}  # how many connections each seat has
        self.read(table, answers)

    def read(self, table: StoredTable, answers: list[StoredAnswer]) -> None:
        """Play everything anew from what the store has."""
        self.play = None
        self.table = table
        self.count = 0
        self.messages.clear()
        try:
            self.play = resume(self.record(answers), Chance(SystemRandom())) if answers else None
            self.frozen = False
        except BadRecord:  # it stays as it is: its record can be had, and nothing is deleted
            self.frozen = True
        self.note(table, answers)

    def note(self, table: StoredTable, answers: list[StoredAnswer]) -> None:
        """These answers have been played."""
        self.table = table
        self.count += len(answers)
        self.messages.update((answer.seat, answer.message) for answer in answers if answer.message)
        self.asked = self.question()

    def record(self, answers: list[StoredAnswer]) -> Record:
        return Record(
            format=FORMAT,
            game=self.table.game,
            rules=self.table.rules,
            components=self.table.components,
            options=self.table.options,
            seats=self.chairs(),
            entries=[entry for answer in answers for entry in answer.entries],
        )

    def chairs(self) -> list[Chair]:
        return [Chair(chair.name or str(seat), chair.bot) for seat, chair in enumerate(self.table.chairs)]

    # --- whom it waits for -------------------------------------------------------------------

    @property
    def status(self) -> str:
        """As people see it: some stops are no stage of the game."""
        if self.frozen:
            return FROZEN
        return PAUSED if self.table.paused and self.table.status == PLAYING else self.table.status

    def playing(self) -> Play:
        if self.play is None or self.play.over or self.status != PLAYING:
            raise NotNow(status=self.status)
        return self.play

    def question(self) -> Question:
        """How far a seat has come with an answer is its own business until it is whole: only who is due counts."""
        return None if self.play is None else (self.play.state.step, tuple(self.play.state.due))

    def due(self) -> list[int]:
        return [] if self.play is None else self.play.state.due

    def bot_is_due(self) -> bool:
        return any(self.thinker(seat) is not None for seat in self.due())

    def people(self) -> list[int]:
        """The seats that are played by people now."""
        return [seat for seat in range(len(self.table.chairs)) if self.thinker(seat) is None]

    def late(self) -> list[int]:
        """The people whom the table waits for."""
        return [seat for seat in self.people() if seat in self.due()]

    def deadline(self) -> int | None:
        """When time runs out. A new question gives everybody the whole time; so does coming back.

        While the table is paused, no clock runs: then these are the seconds that are left.
        """
        table = self.table
        if table.clock is None or self.play is None or not self.late():
            return None
        same = self.asked is not None and self.asked[0] == self.play.state.step and table.deadline is not None
        whole = table.clock if table.paused else now() + table.clock
        return table.deadline if same else whole

    def deadline_if(self, paused: bool) -> int | None:
        """The deadline as it is written when the table is paused, or goes on."""
        if self.table.deadline is None or paused == self.table.paused:
            return self.table.deadline
        return max(0, self.table.deadline - now()) if paused else now() + self.table.deadline

    def out_of_time(self) -> bool:
        deadline = self.table.deadline
        return deadline is not None and not self.table.paused and deadline <= now()

    def check_decision(self, seat: int, decision: tuple[int, int]) -> None:
        now = self.decision(seat)
        if decision != now:
            raise Stale(decision=list(decision), now=list(now))

    def check_person(self, seat: int, message: str | None) -> None:
        """Whoever has resigned leaves the game to the bot, which says things without an id."""
        if message is not None and self.table.chairs[seat].resigned:
            raise NotYours(who="player")

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

    def consider(self, seat: int, message: str, decision: tuple[int, int], choices: list[str]) -> Considered:
        """What could be added to a draft; nothing has been said yet."""
        play = self.playing()
        self.check_decision(seat, decision)
        draft = considered(play.state, seat, [play.game.code(choice) for choice in choices])
        run, options = ([play.game.name(code) for code in codes] for codes in (draft.run, draft.options))
        return Considered(message, decision, run, options, draft.complete)

    # --- what people see ---------------------------------------------------------------------

    def info(self) -> TableInfo:
        table = self.table
        return TableInfo(
            table.id,
            table.game,
            table.options,
            self.status,
            table.open,
            table.host,
            [self.chair_info(seat, chair) for seat, chair in enumerate(table.chairs)],
            table.changed,
            self.due().copy() if self.status == PLAYING else [],
            table.rematch,
            table.clock,
            None if table.paused else table.deadline,
        )

    def chair_info(self, seat: int, chair: StoredChair) -> ChairInfo:
        return ChairInfo(
            chair.name,
            chair.bot,
            self.present.get(seat, 0) > 0,
            chair.stand_in is not None,
            chair.muted,
            chair.resigned,
            chair.wants_end,
        )

    def seats_of(self, token: str | None) -> list[int]:
        """The seats for which the holder of this token speaks; its hash is what is known of it here."""
        chairs = self.table.chairs if token else []
        own = {seat for seat, chair in enumerate(chairs) if chair.token == token}
        return [seat for seat, chair in enumerate(chairs) if seat in own or chair.beside in own]

    def face(self) -> Face:
        """Everything about the table that everybody can see: while it stays the same, there is nothing to tell."""
        return Face(self.info(), self.question(), self.told)

    def own(self, viewer: Viewer) -> list[int]:
        """What this viewer alone knows of an answer: their own run."""
        return [] if viewer is None or self.play is None else self.play.state.runs[viewer]

    def update(self, viewer: Viewer, heard: int, mine: list[int], info: TableInfo) -> Update | Waiting:
        """The table for one viewer, with the events since those that were heard already (0: all that may be known)."""
        play = self.play
        if play is None:
            return Waiting(info, viewer, mine)
        asked = viewer is not None and viewer in play.state.asked
        return Update(
            heard == 0 or play.over,
            info,
            viewer,
            mine,
            play.game.table(play.state, viewer),
            self.decision(viewer) if asked and viewer is not None else None,
            self.options(play, viewer),
            play.state.chapter,
            play.memory_aids or play.over,
            self.events(play, viewer, heard),
            play.over,
        )

    def options(self, play: Play, viewer: Viewer) -> list[str]:
        """What this viewer may choose now."""
        if viewer is None or self.table.chairs[viewer].resigned:
            return []
        return [play.game.name(code) for code in play.state.legal(viewer)]

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
