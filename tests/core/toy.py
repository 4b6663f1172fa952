"""A toy game that has just enough rules to try out the core: everybody secretly bids, the highest wins a coin."""

from __future__ import annotations

from typing import ClassVar

from clubantique.core.events import Event, Seat, Viewer
from clubantique.core.outside import Outside
from clubantique.core.state import State

NAMES = ["bid 0", "bid 1", "bid 2", "stop"]
STOP = 3


class Won(Event, frozen=True):
    lasting: ClassVar[bool] = True
    seat: Seat
    coin: int


class Whispered(Event, frozen=True):
    seat: Seat

    def heard_by(self, viewer: Viewer) -> bool:
        return viewer == self.seat


class Toy(State):
    """A run is one or two ascending bids and then stop; seat 0 does not bid twice in odd rounds."""

    coins: list[int]

    def options(self, seat: int, run: list[int]) -> list[int]:
        higher = [code for code in range(STOP) if not run or code > run[-1]]
        return (higher if len(run) < 2 else []) + ([STOP] if run else [])

    def complete(self, seat: int, run: list[int]) -> bool:
        return run[-1] == STOP

    def resolve(self, outside: Outside) -> None:
        sums = [sum(run[:-1]) for run in self.runs]
        winner = sums.index(max(sums))
        coin = outside.draw(self.coins)
        if outside.watched:
            outside.tell(Won(winner, coin))
            outside.tell(Whispered(winner))
        self.round += 1
        self.chapter += 1
        if self.coins:
            self.ask(list(range(self.seats)))
        else:
            self.end()

    def clone(self) -> Toy:
        other = Toy()
        self.copy_question(other)
        other.coins = self.coins.copy()
        return other


def toy(seats: int = 2, coins: int = 3) -> Toy:
    state = Toy()
    state.begin(NAMES, seats)
    state.coins = list(range(1, coins + 1))
    state.ask(list(range(seats)))
    return state
