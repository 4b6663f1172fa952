"""Where a game of Adel verpflichtet stands: everything that lies on the table, in the hands and in the piles."""

from __future__ import annotations

from typing import Final

from clubantique.core.marks import Follows, Given, Held, Hidden, Own, Public, Remembered
from clubantique.core.outside import Outside
from clubantique.core.state import State
from clubantique.games.adel.box import NOTHING, Box
from clubantique.games.adel.events import Advanced

WHERE: Final = 0  # phase I: every player chooses a place
WHAT: Final = 1  # phase II: every player chooses an action
BOTH: Final = 2  # phases I and II in one
BUY: Final = 3  # phase III: the highest cheque chooses a card
SHOW: Final = 4  # phase IV: the exhibitors choose their cards
STEAL: Final = 5  # phase IV: one thief after the other chooses loot
OVER: Final = 6

STANDARD: Final = 0
SURPRISE: Final = 1
CONFRONTATION: Final = 2

NO_CARDS: Final[list[int]] = []


class Lords(State):
    """The table. Cards, cheques and thieves are the numbers of the box; lists of them are sorted."""

    box: Given[Box]
    variant: Given[int]
    aids: Given[bool]  # memory aids are on
    phase: Public[int]
    quiet: Public[int]  # rounds, this one included, in which nothing was sold and no pawn moved

    colour: Public[list[int]]  # by seat, as all that follows
    pawn: Public[list[int]]
    cards: Own[list[list[int]]]  # collection cards
    seen: Remembered[list[list[int]]]  # those of them that everybody has seen
    cheques: Held[list[list[int]]]
    thieves: Held[list[list[int]]]  # those not in prison
    place: Public[list[int]]  # CASTLE or AUCTION, once revealed
    action: Own[list[int]]  # the action card laid, until its phase is over
    revealed: Public[list[bool]]  # whether that action card lies open
    show: Public[list[list[int]]]  # exhibitions on show
    final: Public[list[list[int]]]  # exhibitions of the final scoring
    ranking: Public[list[int]]  # places, once the game is over

    pool: Hidden[list[int]]  # cards that lie in the piles under the top ones
    top: Public[list[int]]  # the visible card of each pile
    size: Public[list[int]]  # the number of cards in each pile
    cash: Public[list[int]]  # cheques in the cash box
    prison: Public[list[int]]  # thieves, from cell 1 on
    burglars: Follows[list[int]]  # seats whose castle thieves are still to act, in order

    def copy_table(self, other: Lords) -> None:
        self.copy_question(other)
        other.box = self.box
        other.variant = self.variant
        other.aids = self.aids
        other.phase = self.phase
        other.quiet = self.quiet
        other.colour = self.colour
        other.pawn = self.pawn.copy()
        other.cards = self.cards.copy()
        other.seen = self.seen.copy()
        other.cheques = self.cheques.copy()
        other.thieves = self.thieves.copy()
        other.place = self.place.copy()
        other.action = self.action.copy()
        other.revealed = self.revealed.copy()
        other.show = self.show.copy()
        other.final = self.final
        other.ranking = self.ranking
        other.pool = self.pool.copy()
        other.top = self.top.copy()
        other.size = self.size.copy()
        other.cash = self.cash
        other.prison = self.prison.copy()
        other.burglars = self.burglars

    def house_closed(self) -> bool:
        """A-63: both piles are empty."""
        return self.size[0] == 0 and self.size[1] == 0

    def who_played(self, action: int) -> list[int]:
        """The seats whose action card of this round is this one."""
        return [seat for seat in range(self.seats) if self.action[seat] == action]

    def who_sent_thieves(self, place: int) -> list[int]:
        """The seats with a thief at this place."""
        return [
            seat
            for seat in range(self.seats)
            if self.place[seat] == place and self.box.is_thief(self.action[seat])
        ]

    def gain_card(self, seat: int, card: int) -> None:
        """A collection card that everybody has seen comes to this player."""
        self.cards[seat] = sorted(self.cards[seat] + [card])
        self.seen[seat] = sorted(self.seen[seat] + [card])

    def advance(self, seat: int, steps: int, reason: str, outside: Outside) -> None:
        """A-34: in full; A-83: but not beyond a last space, where the board has one."""
        space = self.pawn[seat] + steps
        if self.box.last and space > self.box.last:
            space = self.box.last
        moved = space - self.pawn[seat]
        if moved:
            self.pawn[seat] = space
            self.quiet = 0
            if outside.watched:
                outside.tell(Advanced(seat, moved, space, reason))

    def card_names(self, cards: list[int]) -> list[str]:
        names = self.box.cards
        return [names[card] for card in cards]


def without(held: list[int], item: int) -> list[int]:
    """A hand less one card."""
    return [each for each in held if each != item]


def nothing(seats: int) -> list[int]:
    """No card before any player."""
    return [NOTHING] * seats
