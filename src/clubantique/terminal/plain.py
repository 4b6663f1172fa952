"""Line mode, for pipes and screen readers: sentences, numbered choices, and one line for each answer."""

from __future__ import annotations

import io
import shutil
import textwrap
from collections.abc import Callable
from typing import TextIO

from clubantique.core.errors import ClubError, Unreadable
from clubantique.terminal.host import CODE, Host, Offer, flowing

BLANK_LINES = 50
LONGEST_LINE = 900  # more than any answer needs, and no more than Fluent can repeat
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
MOST_NAMED = 8
COMMANDS = ("board", "log", "rules", "undo", "save", "quit")

Read = Callable[[], str]
Write = Callable[[str], None]


def plainly(text: str) -> str:
    """As people compare what they write: case and extra spaces do not matter."""
    return " ".join(text.split()).casefold()


def labelled(offers: list[Offer]) -> dict[str, int]:
    """The choices by their words."""
    return {plainly(offer.label): offer.code for offer in offers}


class EndOfInput(Exception):
    """Nothing more will be typed."""


class Leaving(Exception):
    """Somebody wants to go."""


def line_by_line(source: TextIO, target: TextIO) -> tuple[Read, Write, bool]:
    """How to read and write lines here, and whether a person looks on; bytes nobody can read do no harm."""
    for each in (source, target):
        if isinstance(each, io.TextIOWrapper):
            each.reconfigure(errors="replace")

    def read() -> str:
        line = source.readline()
        if not line:
            raise EndOfInput
        return line.strip()[:LONGEST_LINE]

    def write(text: str) -> None:
        lines = [fitted for line in text.split("\n") for fitted in fit(line, target.isatty())]
        target.writelines(f"{line}\n" for line in lines)
        target.flush()

    return read, write, target.isatty()


def fit(line: str, on_screen: bool) -> list[str]:
    """A line as it is for programs, broken between words for a person's screen; code stays whole."""
    if not on_screen or line.startswith(CODE):
        return [line]
    width = shutil.get_terminal_size().columns - 1
    broken = textwrap.wrap(
        line, width, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
    )
    return broken or [line]


class Plain:
    """Plays one session line by line."""

    def __init__(self, host: Host, read: Read, write: Write, clears: bool) -> None:
        self.host = host
        self.session = host.session
        self.words = host.words
        self.read = read
        self.write = write
        self.clears = clears
        self.present: int | None = None  # whose secrets may be on the screen
        self.shown = (-1, -1)  # the person and the question whose news were told last
        commands = [(self.words(f"terminal-command-{name}"), name) for name in COMMANDS]
        self.commands = {"q": "quit"} | {name: name for name in COMMANDS} | dict(commands)

    def run(self) -> None:
        """To the end of the game, or of the input."""
        try:
            self.say("terminal-welcome", game=self.words("game-title"))
            while self.turn():
                pass
        except (EndOfInput, Leaving, KeyboardInterrupt):
            self.write("")
        for line in self.host.farewell():
            self.write(line)

    def say(self, key: str, **facts: object) -> None:
        self.write(flowing(self.words(key, **facts)))

    # --- one question ------------------------------------------------------------------------

    def turn(self) -> bool:
        """One question to one person; False when the game is over."""
        while self.session.bot_answers():
            if self.session.turn_passed():
                self.tell_turn()
        seat = self.session.asked()
        if seat is None:
            self.tell_end()
            return False
        if self.meet(seat):
            self.ask(seat)
        return True

    def meet(self, seat: int) -> bool:
        """Hide what the last person saw; False if they take their answer back instead."""
        before = self.present
        if before == seat or not self.session.shared:
            self.present = seat
            return True
        self.present = None
        self.write(CLEAR if self.clears else "\n" * BLANK_LINES)
        self.say("terminal-pass", name=self.host.players[seat])
        if before is not None and self.session.can_withdraw(before):
            self.say("terminal-pass-undo", name=self.host.players[before])
            return self.hand_over(before, seat)
        return self.hand_over(None, seat)

    def hand_over(self, before: int | None, seat: int) -> bool:
        command = self.commands.get(self.read().casefold())
        if command == "quit":
            raise Leaving
        if command == "undo" and before is not None:
            self.session.withdraw(before)
            return False
        self.present = seat
        return True

    def ask(self, seat: int) -> None:
        """Tell what is new, ask, and go on when the person has chosen or taken back."""
        if self.shown != (seat, self.session.step):
            self.tell_news(seat)
            self.shown = (seat, self.session.step)
        offers = self.put_question(seat)
        while not self.heed(seat, offers):
            self.say("terminal-prompt")

    def tell_news(self, seat: int | None) -> None:
        self.write("")
        for sentence, new in self.host.log(seat):
            if new:
                self.write(sentence)

    def tell_turn(self) -> None:
        """What a bot did in its turn, while it can still be read."""
        viewer = self.session.onlooker()
        self.tell_news(viewer)
        self.session.watched(viewer)

    def put_question(self, seat: int) -> list[Offer]:
        view = self.session.view(seat)
        offers = self.host.offers(seat)
        self.write("")
        self.say("terminal-question", name=self.host.players[seat], question=self.host.question(seat, view))
        for line in [self.host.board.summary(view), self.host.run_so_far(seat, view)]:
            if line:
                self.write(line)
        for offer in offers:
            key = "terminal-offer" if offer.hint else "terminal-offer-bare"
            self.say(key, number=offer.number, choice=offer.label, hint=offer.hint, text=offer.text)
        self.say("terminal-prompt")
        return offers

    # --- what a line means -------------------------------------------------------------------

    def heed(self, seat: int, offers: list[Offer]) -> bool:
        """Follow one line; True when the question has to be put again, or the next one."""
        line = self.read()
        command = self.commands.get(line.casefold(), line)
        if command in ("", "?"):
            self.tell_help(seat)
        elif command == "quit":
            raise Leaving
        elif command in COMMANDS:
            return self.obey(command, seat)
        else:
            return self.answer(seat, line, offers)
        return False

    def obey(self, command: str, seat: int) -> bool:
        if command == "undo":
            return self.undo(seat)
        if command == "board":
            lines = list(map(flowing, self.host.board.spoken(self.session.view(seat))))
        elif command == "log":
            lines = [self.host.log_note(seat), *(sentence for sentence, _ in self.host.log(seat))]
        elif command == "rules":
            lines = [self.host.rules()]
        else:
            lines = [self.host.save()]
        for line in filter(None, lines):
            self.write(line)
        return False

    def undo(self, seat: int) -> bool:
        if not self.session.can_withdraw(seat):
            self.say("terminal-nothing-to-undo")
            return False
        self.session.withdraw(seat)
        self.say("terminal-undone")
        return True

    def answer(self, seat: int, line: str, offers: list[Offer]) -> bool:
        """Choices separated by commas, each a number of the list, a choice text or its words: all or nothing."""
        parts = [line] if plainly(line) in labelled(offers) else line.split(",")
        try:
            codes = [self.meant(part.strip(), offers) for part in parts]
            self.session.answer(seat, codes)
        except Unreadable as error:
            self.tell_possible(str(error.facts["choice"]), offers)
            return False
        except ClubError as error:
            self.write(self.host.error(error))
            return False
        self.host.save()
        return True

    def meant(self, written: str, offers: list[Offer]) -> int:
        numbered = {offer.number: offer.code for offer in offers}
        named = labelled(offers) | numbered
        if plainly(written) in named:
            return named[plainly(written)]
        return self.session.play.game.code(written)

    def tell_possible(self, written: str, offers: list[Offer]) -> None:
        """What cannot be read, and what could be said instead."""
        counted = written.removeprefix("-").isdecimal()
        key = "terminal-no-such-number" if counted else "terminal-unreadable"
        self.say(key, written=written, count=len(offers), first=offers[0].number, last=offers[-1].number)
        for offer in offers[:MOST_NAMED]:
            self.say("terminal-offer-bare", number=offer.number, choice=offer.label, text=offer.text)
        if len(offers) > MOST_NAMED:
            self.say("terminal-more-offers", count=len(offers) - MOST_NAMED)

    def tell_help(self, seat: int) -> None:
        for line in self.host.explanation(seat, self.session.view(seat)):
            self.write(line)
        self.say("terminal-commands")

    def tell_end(self) -> None:
        """The last news, for those who have not heard them; the farewell says the rest."""
        self.present = None
        self.tell_news(self.session.onlooker())
