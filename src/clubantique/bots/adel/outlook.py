"""How a game looks from one seat: where everybody stands, and what cards and steps are worth there."""

from __future__ import annotations

from clubantique.bots.adel.chance import payment
from clubantique.bots.adel.collection import counted, largest, with_one
from clubantique.bots.adel.taste import Taste
from clubantique.games.adel.box import Box
from clubantique.games.adel.exhibition import pair
from clubantique.games.adel.views import Table


class Outlook:
    """One seat's reading of one view, which must be knowledge."""

    def __init__(self, box: Box, taste: Taste, view: Table) -> None:
        assert view.seat is not None
        assert view.own is not None
        assert view.memory is not None
        self.box, self.taste, self.view = box, taste, view
        self.seat, self.own, self.memory = view.seat, view.own, view.memory
        self.spaces = [lord.space for lord in view.lords]
        self.space = self.spaces[self.seat]
        self.best, self.second = pair(box, self.spaces)
        self.left = 1.0 - min(max(self.spaces), box.table - 1) / box.table  # of the way, and so of the game
        self.spite = taste.spite / (len(self.spaces) - 1)
        self.seen_sizes = [self.seen_size(seat) for seat in range(len(self.spaces))]
        self.rivals = self.without(self.seat)
        self.counts = counted(box, self.own.cards)
        self.size = largest(self.counts)
        self.now = self.worth(self.size, len(self.own.cards) - self.size, self.rivals)

    def seen_size(self, seat: int) -> float:
        """A player's largest block as the others guess it: of the cards they saw, and most of those they did not."""
        known = self.memory.cards[seat]
        hidden = self.view.lords[seat].cards - len(known)
        return largest(counted(self.box, known)) + self.taste.hidden * hidden

    def without(self, seat: int) -> list[float]:
        """The largest blocks of all players but one, as they are guessed."""
        return self.seen_sizes[:seat] + self.seen_sizes[seat + 1 :]

    def alone(self) -> bool:
        """Whether it lies open that nobody else is at this place: then there is nobody to deceive."""
        places = [lord.place for lord in self.view.lords]
        return places[self.seat] is not None and places.count(places[self.seat]) == 1

    # --- cards -------------------------------------------------------------------------------

    def final(self, size: float, rivals: list[float]) -> float:
        """What a block of this size can expect of the final scoring (A-81) against these."""
        if size < self.box.exhibition_min:
            return 0.0
        return payment(size, rivals, self.box.final_best, self.box.final_second)

    def worth(self, size: float, beside: float, rivals: list[float]) -> float:
        """What a collection with a block of this size, and so many cards beside it, is worth."""
        taste = self.taste
        return taste.final * self.final(size, rivals) + taste.card * (size + taste.side * beside)

    def slope(self, size: float, rivals: list[float]) -> float:
        """What a fitting card is worth to a player with such a block, and to those who grudge it."""
        less, more = self.worth(size - 1, 0, rivals), self.worth(size + 1, 0, rivals)
        return 0.5 * (more - less) * (1.0 + self.spite)

    def change(self, card: int, more: int) -> float:
        """How much this card more or (-1) less would change what the own collection is worth."""
        counts = with_one(self.counts, self.box.series[card], more)
        size, cards = largest(counts), len(self.own.cards) + more
        return self.worth(size, cards - size, self.rivals) - self.now + more * self.age(card)

    def age(self, card: int) -> float:
        """What the age of a card is worth."""
        years = self.box.year
        oldest, youngest = min(years), max(years)
        return self.taste.age * (youngest - years[card]) / max(1, youngest - oldest)

    # --- steps -------------------------------------------------------------------------------

    def steps(self, steps: int) -> float:
        """What an advance is worth: itself, and winning or losing by it if it ends the game (A-80)."""
        if self.space + steps < self.box.table:
            return steps
        lead = self.space + steps + self.final(self.size, self.rivals) - self.strongest()
        return steps + self.taste.finish * max(-1.0, min(1.0, lead / 2))

    def strongest(self) -> float:
        """Where the rival who does best would stand after the final scoring."""
        sizes = self.seen_sizes.copy()
        sizes[self.seat] = self.size
        return max(
            space + self.final(sizes[seat], sizes[:seat] + sizes[seat + 1 :])
            for seat, space in enumerate(self.spaces)
            if seat != self.seat
        )
