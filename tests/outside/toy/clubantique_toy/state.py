"""The rules: bid in secret, reveal together, pay, and take the coin."""

from __future__ import annotations

from clubantique.core.marks import Given, Held, Public, Remembered
from clubantique.core.outside import Outside
from clubantique.core.state import State
from clubantique_toy.events import CoinLaid, CoinWon

BID, OVER = 0, 1


class ToyState(State):
    """Where a game stands. What lies in the bag is a pool: nobody has looked into it."""

    bids: Given[list[int]]  # by choice code
    aids: Given[bool]
    phase: Public[int]
    bag: Remembered[list[int]]
    coin: Public[int]  # the one that is bid for
    pebbles: Public[list[int]]
    purses: Held[list[list[int]]]
    bank: Public[int]  # pebbles that were paid

    def options(self, seat: int, run: list[int]) -> list[int]:
        """T-03: one or two bids, the lower one first, that can be paid; then stop."""
        left = self.pebbles[seat] - self.total(run)
        higher = [code for code, bid in enumerate(self.bids) if bid <= left and code > max(run, default=-1)]
        return (higher if len(run) < 2 else []) + ([len(self.bids)] if run else [])

    def total(self, run: list[int]) -> int:
        """What a run is worth, whether it is complete or not."""
        return sum(self.bids[code] for code in run if code < len(self.bids))

    def complete(self, seat: int, run: list[int]) -> bool:
        return run[-1] == len(self.bids)

    def resolve(self, outside: Outside) -> None:
        """T-04: the highest bid wins; of equal ones that of the lowest seat. T-05: only the winner pays."""
        totals = [self.total(run) for run in self.runs]
        winner, paid = totals.index(max(totals)), max(totals)
        self.pebbles[winner] -= paid
        self.bank += paid
        self.purses[winner] = sorted([*self.purses[winner], self.coin])
        if outside.watched:
            outside.tell(CoinWon(winner, self.coin, paid))
        self.lay_coin(outside)

    def lay_coin(self, outside: Outside) -> None:
        """T-02: a coin out of the bag, and everybody bids; T-06: when the bag is empty, the game is over."""
        self.chapter += 1
        if not self.bag:
            self.coin, self.phase = 0, OVER
            self.end()
            return
        self.round += 1
        self.coin = outside.draw(self.bag)
        if outside.watched:
            outside.tell(CoinLaid(self.coin))
        self.ask(list(range(self.seats)))

    def clone(self) -> ToyState:
        other = ToyState()
        self.copy_question(other)
        other.bids, other.aids, other.phase = self.bids, self.aids, self.phase
        other.coin, other.bank = self.coin, self.bank
        other.bag, other.pebbles, other.purses = self.bag.copy(), self.pebbles.copy(), self.purses.copy()
        return other
