"""One game at one keyboard, without any input or output: bots answer by themselves, people are asked in turn."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from threading import Lock
from typing import Any

from clubantique.arena.match import view_of
from clubantique.bots import Bot, make
from clubantique.core.events import REMEMBERED_CHAPTERS, Event, Viewer
from clubantique.core.facts import Obstacle
from clubantique.core.files import save_record
from clubantique.core.play import Play
from clubantique.core.streams import stream


class Session:
    """The chairs around one play. People are asked before bots; a bot's answer depends only on what it sees."""

    def __init__(self, play: Play, *, seed: int, save_to: Path) -> None:
        self.play = play
        self.save_to = save_to
        self.players = [chair.name for chair in play.chairs]
        self.people = [seat for seat, chair in enumerate(play.chairs) if chair.bot is None]
        self.bots = _bots(play)
        self.saved = False
        self._seed = seed
        self._passed = False  # a bot has ended a turn that people have not seen yet
        self._lock = Lock()  # a record must never be written between a choice and its draws
        self._read = dict.fromkeys(self.people, _recent(play))
        for event in play.log.all():
            self._tell(event)
        play.listeners.append(self._tell)

    def _tell(self, event: Event) -> None:
        for seat, bot in self.bots.items():
            if event.heard_by(seat):
                bot.hear(event)

    # --- whose turn it is --------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.play.over

    @property
    def step(self) -> int:
        """The number of the question."""
        step: int = self.play.state.step
        return step

    @property
    def chapter(self) -> int:
        """The number of the round or turn."""
        chapter: int = self.play.state.chapter
        return chapter

    @property
    def shared(self) -> bool:
        """Whether several people share the keyboard, so that secrets must be hidden between them."""
        return len(self.people) > 1

    def asked(self) -> int | None:
        """The person who has to choose next; None when only bots have to, or nobody."""
        return next((seat for seat in self.play.state.due if seat in self.people), None)

    def bot_is_due(self) -> bool:
        return self.asked() is None and not self.over

    def bot_answers(self) -> bool:
        """Let the next bot give its whole answer; False when a person has to choose first, or all is over."""
        if not self.bot_is_due():
            return False
        seat, step, chapter = self.play.state.due[0], self.step, self.chapter
        rng = stream(self._seed, "bot", seat, step)
        while self.step == step and seat in self.play.state.due:
            self._choose(seat, rng)
        self._passed = self._passed or self.chapter != chapter
        return True

    def _choose(self, seat: int, rng: Random) -> None:
        bot = self.bots[seat]
        options = self.play.state.legal(seat)
        code = bot.choose(view_of(bot, self.play, seat), options, rng)
        with self._lock:
            self.play.choose(seat, code)

    def turn_passed(self) -> bool:
        """Whether a bot has ended a turn while people only look on: it must be shown before it fades."""
        return self._passed and self.bot_is_due()

    def watched(self, viewer: Viewer) -> None:
        """These people have seen what happened so far."""
        self._passed = False
        for seat in self.people if viewer is None else [viewer]:
            self._read[seat] = len(self.play.log)

    def onlooker(self) -> Viewer:
        """Who looks on while bots play: the only person, or everybody together."""
        return self.people[0] if len(self.people) == 1 else None

    # --- what a person sees and does ---------------------------------------------------------

    def view(self, viewer: Viewer) -> Any:
        """What lies on the table for this viewer."""
        return self.play.game.table(self.play.state, viewer)

    def options(self, seat: int) -> list[int]:
        codes: list[int] = self.play.state.legal(seat)
        return codes

    def facts(self, seat: int, code: int) -> Any:
        """What this choice leads to."""
        state = self.play.state
        return self.play.game.option(state, seat, state.runs[seat], code)

    def obstacles(self, seat: int) -> list[Obstacle]:
        return self.play.game.obstacles(self.play.state, seat)

    def outlook(self, viewer: Viewer) -> Any:
        """How things stand for this viewer, with what they have answered so far."""
        run = [] if viewer is None else self.play.state.runs[viewer]
        return self.play.game.outlook(self.play.state, viewer, run)

    def run(self, seat: int) -> list[str]:
        """This person's own answer so far, as the choice table writes it."""
        return [self.play.game.name(code) for code in self.play.state.runs[seat]]

    def answer(self, seat: int, codes: Sequence[int]) -> None:
        """One or more choices; all of them, or nothing if any is refused."""
        told, step = len(self.play.log), self.step
        self._passed = False
        with self._lock:
            self.play.answer(seat, codes)
        if self.step != step or seat not in self.play.state.due:
            self._read[seat] = told

    def can_withdraw(self, seat: int) -> bool:
        return seat in self.play.state.asked and bool(self.play.state.runs[seat])

    def withdraw(self, seat: int) -> None:
        """Take back the last choice of an unfinished answer, or a finished answer as a whole."""
        run: list[int] = list(self.play.state.runs[seat])
        kept = run[:-1] if seat in self.play.state.due else []
        with self._lock:
            self.play.withdraw(seat)
            self.play.answer(seat, kept)

    def news(self, viewer: Viewer) -> list[tuple[Event, bool]]:
        """The log as this viewer may read it now; True marks what happened since they last chose."""
        since = min(self._read.values(), default=0) if viewer is None else self._read.get(viewer, 0)
        new = {id(event) for _, event in self.play.log.entries(since)}
        return [(event, id(event) in new) for event in self.play.heard(viewer)]

    def forgot(self, viewer: Viewer) -> bool:
        """Whether this viewer once heard more than the log tells now."""
        once = sum(event.heard_by(viewer) for event in self.play.log.all())
        return len(self.play.heard(viewer)) < once

    def save(self) -> None:
        """Write the record as it stands."""
        self.saved = False
        with self._lock:
            record = self.play.record()
        self.save_to.parent.mkdir(parents=True, exist_ok=True)
        save_record(record, self.save_to)
        self.saved = True


def _bots(play: Play) -> dict[int, Bot]:
    chairs = enumerate(play.chairs)
    return {seat: make(chair.bot, play.game) for seat, chair in chairs if chair.bot is not None}


def _recent(play: Play) -> int:
    """Where the log of the last rounds begins: who resumes a game reads these again."""
    now = play.state.chapter
    told = [chapter for chapter, _ in play.log.entries()]
    return sum(now - chapter > REMEMBERED_CHAPTERS for chapter in told)
