"""The host of the table: what both modes show a person, as words and offers."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clubantique.core.errors import ClubError
from clubantique.core.events import Viewer
from clubantique.terminal.boards import Board
from clubantique.terminal.session import Session
from clubantique.texts.words import Words, rulebook

KEYS = "123456789acdefghijkmnopsvwxyz"
"""The keys of choices, in order; the letters that are missing belong to the house."""

PROGRAM = "clubantique"
CODE = " " * 4
"""Before a line that must stay as it is, as in Markdown."""

SENTENCE_END = re.compile(r"(?<=\.)\s+")


@dataclass(frozen=True)
class Offer:
    """One possible choice: its code, its text in the choice table, its number and key, its words, what it leads to."""

    code: int
    text: str
    number: str
    key: str
    label: str
    hint: str


class Host:
    """Speaks one language about one session."""

    def __init__(self, session: Session, words: Words, board: Board) -> None:
        self.session = session
        self.words = words
        self.board = board
        self.players = session.players

    # --- the question ------------------------------------------------------------------------

    def offers(self, seat: int) -> list[Offer]:
        """Everything this person may choose now; what would close an unfinished answer comes last."""
        name = self.session.play.game.name
        closing = self.session.play.game.closing
        codes = sorted(self.session.options(seat), key=lambda code: name(code) in closing)
        numbers = own_numbers([name(code) for code in codes])
        keys = numbers or KEYS.ljust(len(codes))
        numbers = numbers or [str(number) for number in range(1, len(codes) + 1)]
        return [self._offer(seat, *each) for each in zip(codes, numbers, keys, strict=False)]

    def _offer(self, seat: int, code: int, number: str, key: str) -> Offer:
        text = self.session.play.game.name(code)
        hint = self.board.hint(text, self.session.facts(seat, code))
        return Offer(code, text, number, key.strip(), self.words.choice(text, self.players), hint)

    def question(self, viewer: Viewer, view: Any) -> str:
        """What is asked."""
        return self.board.question(view, self.session.outlook(viewer))

    def run_so_far(self, seat: int, view: Any) -> str:
        """The answer so far in words; empty when nothing is chosen yet."""
        run = self.session.run(seat)
        return self.board.run(view, run) if run else ""

    def explanation(self, seat: Viewer, view: Any) -> list[str]:
        """What the question is about, and what each choice leads to."""
        lines = [self.question(seat, view), self._in_full(view), ""]
        if seat is None:
            return lines
        explained = [self._explained(offer.label, offer.hint) for offer in self.offers(seat)]
        return lines + explained + self.obstacles(seat)

    def obstacles(self, seat: int) -> list[str]:
        """What lies before this person and is not possible now, and why."""
        found = self.session.obstacles(seat)
        said = [
            self._explained(self.words.choice(each.choice, self.players), self.words.obstacle(each))
            for each in found
        ]
        return ["", self.words("terminal-obstacles"), *said] if said else []

    def explanations(self, view: Any) -> list[str]:
        """What the question is about, in fewer and fewer words; the last ones say where there are more."""
        more = self.words("terminal-more")
        said = flowing(self.board.explanation(view))
        shorter = [f"{part} {more}" for part in beginnings(said)]
        return [self._in_full(view), said, *shorter, more]

    def _in_full(self, view: Any) -> str:
        said = [self.board.aim(view), self.board.explanation(view)]
        return "\n\n".join(flowing(each) for each in said if each)

    def _explained(self, choice: str, hint: str) -> str:
        key = "terminal-explained" if hint else "terminal-explained-bare"
        return self.words(key, choice=choice, hint=hint)

    def title(self, view: Any, seat: Viewer) -> str:
        who = "" if seat is None else self.players[seat]
        said = [self.words("game-title"), who, self.board.heading(view)]
        return " · ".join(part for part in said if part)

    # --- what happened -----------------------------------------------------------------------

    def log(self, viewer: Viewer) -> list[tuple[str, bool]]:
        """The log in sentences; True marks what is new."""
        return [(self.words.event(event, self.players), new) for event, new in self.session.news(viewer)]

    def log_note(self, viewer: Viewer) -> str:
        """That the log forgets, where it has forgotten something."""
        return self.words("terminal-log-fades") if self.session.forgot(viewer) else ""

    def error(self, error: ClubError) -> str:
        """What was wrong, with names instead of the numbers of seats."""
        facts = dict(error.facts)
        if isinstance(seat := facts.get("seat"), int):
            facts["seat"] = self.players[seat]
        if isinstance(due := facts.get("due"), list):
            facts["due"] = [self.players[each] for each in due]
        return self.words(error.key, **facts)

    def results(self) -> list[str]:
        """Why the game is over, the place of an only person, and everybody's place, best first."""
        view = self.session.view(None)
        places = self.session.play.game.places(self.session.play.state)
        ranked = sorted(range(len(places)), key=lambda seat: places[seat])
        lines = [self._result(seat, places[seat], self.board.result(view, seat)) for seat in ranked]
        if (you := self.session.onlooker()) is not None:
            lines.insert(0, self.words("terminal-your-place", place=places[you], count=len(places)))
        return [*filter(None, [self.board.ending(view)]), *lines]

    def _result(self, seat: int, place: int, detail: str) -> str:
        key = "terminal-place" if detail else "terminal-place-bare"
        return self.words(key, place=place, name=self._named(seat), detail=detail)

    def _named(self, seat: int) -> str:
        name = self.players[seat]
        return self.words("terminal-you", name=name) if seat == self.session.onlooker() else name

    # --- coming and going --------------------------------------------------------------------

    def rules(self) -> str:
        """The rules of the game, in this language where they are written in it."""
        return rulebook(self.session.play.game.id, self.words.language) or self.words("terminal-no-rules")

    def save(self) -> str:
        """Save the record, and say so; or say why it cannot be saved."""
        file = self.session.save_to
        try:
            self.session.save()
        except OSError as error:
            return self.words("terminal-not-saved", file=file, reason=error.strerror or error)
        return self.words("terminal-saved", file=file)

    def farewell(self) -> list[str]:
        """Saves; the last words: how the game ended, or how to go on with it."""
        saved = self.save()
        if self.session.over:
            return [self.words("terminal-over"), *self.results(), saved]
        if not self.session.saved:
            return [saved]
        command = [*started_as(), "play", self.session.play.game.id, "--resume", str(self.session.save_to)]
        return [saved, self.words("terminal-resume"), CODE + shlex.join(command)]


def started_as() -> list[str]:
    """The command that opened this room, as it can be typed in the current folder."""
    program = Path(sys.argv[0])
    if program.name == "__main__.py":
        return [*typed(Path(sys.executable)), "-m", PROGRAM]
    return typed(program) if program.stem == PROGRAM and program.exists() else [PROGRAM]


def typed(program: Path) -> list[str]:
    """The bare name of a program that the shell finds, else the way to it."""
    found = shutil.which(program.name)
    if found is not None and program.exists() and program.samefile(found):
        return [program.name]
    way = os.path.relpath(program)
    if way.startswith(os.pardir):
        return [str(program.absolute())]
    return [way if os.sep in way else os.curdir + os.sep + way]


def own_numbers(texts: list[str]) -> list[str]:
    """The numbers that choices speak of, where these can be their keys as well; else nothing."""
    said = [text.partition(" ") for text in texts]
    numbers = [what for _, _, what in said]
    same_verb = len({verb for verb, _, _ in said}) == 1
    return numbers if same_verb and all(len(each) == 1 and each.isdecimal() for each in numbers) else []


def beginnings(text: str) -> list[str]:
    """All but the last sentence of a text, all but the last two, and so on."""
    sentences = SENTENCE_END.split(text)
    return [" ".join(sentences[:count]) for count in range(len(sentences) - 1, 0, -1)]


def flowing(text: str) -> str:
    """A text without the line breaks of its catalogue; empty lines stay."""
    return "\n\n".join(" ".join(part.split()) for part in text.split("\n\n"))
