"""A state asks, seats answer with runs of choices, and the rules see the runs when all have answered.

Lists inside lists are values here: they are replaced, never changed, so that a clone may share them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from clubantique.core.errors import NotAsked, NothingToWithdraw, NotPossible, UnknownName, listed
from clubantique.core.events import Viewer
from clubantique.core.marks import Follows, Given, Public, Scratch, Sealed
from clubantique.core.outside import Outside

NO_RUN: Final[list[int]] = []
NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Where a game stands. It holds no future: what nobody has seen is a pool to draw from."""

    names: Given[list[str]]  # the text of every choice code
    seats: Given[int]
    step: Public[int]  # the number of the question
    round: Public[int]
    chapter: Follows[int]  # the span (a round, a turn) after which fading events fade
    asked: Public[list[int]]  # the seats of this question
    due: Public[list[int]]  # those of them who have not finished their answer; nobody when the game is over
    runs: Sealed[list[list[int]]]  # the answers so far, by seat
    offered_to: Scratch[
        int
    ]  # the seat that `legal` was asked about last, as long as nothing has changed since
    offered: Scratch[list[int]]  # what it said

    # --- what a game writes ------------------------------------------------------------------

    def options(self, seat: int, run: list[int]) -> list[int]:
        """The codes that may follow this run of this seat; each can be completed to an answer."""
        raise NotImplementedError

    def complete(self, seat: int, run: list[int]) -> bool:
        """Whether this run is a whole answer."""
        raise NotImplementedError

    def resolve(self, outside: Outside) -> None:
        """Carry out what all have answered, and ask again unless the game is over."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    # --- what its rules call -----------------------------------------------------------------

    def begin(self, names: list[str], seats: int) -> None:
        """An empty table: nobody is asked yet."""
        self.names = names
        self.seats = seats
        self.step = 0
        self.round = 0
        self.chapter = 0
        self.asked = []
        self.due = []
        self.runs = [NO_RUN] * seats
        self.forget_offer()

    def ask(self, seats: list[int]) -> None:
        """A new question to these seats."""
        self.step += 1
        self.asked = seats
        self.due = seats.copy()
        self.runs = [NO_RUN] * self.seats

    def ask_for(self, seat: int, options: list[int]) -> None:
        """A new question to one seat, whose options were found already."""
        self.ask([seat])
        self.offered_to = seat
        self.offered = options

    def end(self) -> None:
        """Nobody is asked any more."""
        self.asked = []
        self.due = []
        self.runs = [NO_RUN] * self.seats

    def copy_question(self, other: State) -> None:
        """Give a clone its own copy of what the core keeps."""
        other.names = self.names
        other.seats = self.seats
        other.step = self.step
        other.round = self.round
        other.chapter = self.chapter
        other.asked = self.asked
        other.due = self.due.copy()
        other.runs = self.runs.copy()
        other.forget_offer()

    def forget_offer(self) -> None:
        self.offered_to = NOBODY
        self.offered = NO_RUN

    # --- what everybody else calls -----------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """What this seat may choose now; nothing for a seat that is not due."""
        if self.offered_to != seat:
            if seat not in self.due:
                return []
            self.offered = self.options(seat, self.runs[seat])
            self.offered_to = seat
        return self.offered.copy()

    def apply(self, seat: int, code: int, outside: Outside) -> None:
        """One choice of one seat; refused, with the reason and what is possible, if it is not legal."""
        if self.offered_to != seat or code not in self.offered:
            self.check(seat, [code])
        self.take(seat, code, outside)

    def take(self, seat: int, code: int, outside: Outside) -> None:
        """The same, unchecked: for rollouts, with a code out of `legal`."""
        run = self.runs[seat]
        run = run + [code] if run else [code]
        self.runs[seat] = run
        self.forget_offer()
        if self.complete(seat, run):
            self.due.remove(seat)
            if not self.due:
                self.resolve(outside)

    def check(self, seat: int, codes: list[int]) -> None:
        """Refuse codes that cannot be chosen one after the other; changes nothing."""
        run = self.runs[seat] if seat in self.due else NO_RUN
        for code in codes:
            if seat not in self.due or (run and self.complete(seat, run)):
                raise NotAsked(seat=seat, due=[each for each in self.due if each != seat])
            possible = self.options(seat, run)
            if code not in possible:
                raise NotPossible(choice=self.text(code), possible=self.texts(possible))
            run = run + [code]

    def withdraw(self, seat: int) -> None:
        """Take back one's whole run, as long as the question stands."""
        if seat not in self.asked or not self.runs[seat]:
            raise NothingToWithdraw(seat=seat)
        self.runs[seat] = NO_RUN
        self.forget_offer()
        if seat not in self.due:
            self.due = [each for each in self.asked if each in self.due or each == seat]

    def check_viewer(self, viewer: Viewer) -> None:
        """Refuse a viewer that is neither a seat of this table nor an onlooker."""
        if viewer is not None and not 0 <= viewer < self.seats:
            raise UnknownName(kind="seat", name=viewer, possible=f"0–{self.seats - 1}")

    def text(self, code: int) -> str:
        return self.names[code] if 0 <= code < len(self.names) else str(code)

    def texts(self, codes: list[int]) -> str:
        return listed([self.text(code) for code in codes])
