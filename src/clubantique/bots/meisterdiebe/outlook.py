"""What the jeweller makes of the table and of its memory: what lies above and below, and what may lie there."""

from __future__ import annotations

from typing import Final

from clubantique.bots.meisterdiebe.memory import BLANK, Memory
from clubantique.bots.meisterdiebe.taste import Taste
from clubantique.games.meisterdiebe.box import CHARACTERS, Box
from clubantique.games.meisterdiebe.cube import (
    LOWER_DIAMONDS,
    LOWER_SAPPHIRES,
    SECRET_LOWER,
    SECRET_UPPER,
    UPPER_DIAMONDS,
    UPPER_SAPPHIRES,
)
from clubantique.games.meisterdiebe.ending import worth_of
from clubantique.games.meisterdiebe.views import Crook, Table

# What is expected of a pair of compartments: points, gems, the chance that there are any, a remembered ruby behind.
Compartment = tuple[float, float, float, int]
KEPT: Final = 0  # the cube as it is ...
FLIPPED: Final = 1  # ... and as it would be upside down; turns change nothing, as any drawer may be opened


class Outlook:
    """One look at the table. Lists of compartments are by place; `sides[FLIPPED]` are those below."""

    def __init__(self, box: Box, taste: Taste, memory: Memory, view: Table) -> None:
        self.box = box
        self.taste = taste
        self.memory = memory
        self.view = view
        self.me = view.seat or 0
        self.seats = len(view.crooks)
        self.own = view.crooks[self.me]
        prior = self.prior()
        self.sides: list[list[Compartment]] = [
            [self.compartment(drawer, UPPER_DIAMONDS, SECRET_UPPER, prior) for drawer in memory.cube],
            [self.compartment(drawer, LOWER_DIAMONDS, SECRET_LOWER, prior) for drawer in memory.cube],
        ]

    def compartment(self, drawer: list[int], first: int, secret: int, prior: Compartment) -> Compartment:
        """What is remembered, or the prior."""
        if drawer[first] < 0:
            return prior
        diamonds, sapphires = drawer[first], drawer[first + 1]
        worth = worth_of(self.box, diamonds, sapphires, 0)
        gems = diamonds + sapphires
        return float(worth), float(gems), float(gems > 0), max(0, drawer[secret])

    def prior(self) -> Compartment:
        """What a forgotten compartment holds: the gems that lie on no table and in no drawer remembered, spread."""
        blank = self.memory.cube.count(BLANK)
        if not blank:
            return 0.0, 0.0, 0.0, 0
        diamonds, sapphires = self.hidden()
        for drawer in self.memory.cube:
            if drawer[UPPER_DIAMONDS] >= 0:
                diamonds -= drawer[UPPER_DIAMONDS] + drawer[LOWER_DIAMONDS]
                sapphires -= drawer[UPPER_SAPPHIRES] + drawer[LOWER_SAPPHIRES]
        gems = max(0, diamonds + sapphires) / (2 * blank)
        worth = worth_of(self.box, diamonds, sapphires, 0)
        return max(0, worth) / (2 * blank), gems, gems / (1 + gems), 0

    def hidden(self) -> tuple[int, int]:
        """How many diamonds and sapphires are in the cube: those in play (M-12) that nobody sees."""
        view, box = self.view, self.box
        diamonds = self.seats * box.minus_diamonds + view.placed - view.cloth.diamonds
        sapphires = self.seats * box.minus_sapphires - view.cloth.sapphires
        for crook in view.crooks:
            diamonds -= crook.plus.diamonds + crook.minus.diamonds
            sapphires -= crook.plus.sapphires + crook.minus.sapphires
        return diamonds, sapphires

    # --- what a drawer would bring -----------------------------------------------------------

    def risks(self, side: int) -> list[float]:
        """How likely something falls out of each drawer."""
        return [below[2] for below in self.sides[1 - side]]

    def loot(self, side: int) -> list[float]:
        """What a Thief would take."""
        above, below = self.sides[side], self.sides[1 - side]
        return [above[place][0] * (1.0 - below[place][2]) for place in range(len(above))]

    def treasure(self, side: int) -> list[float]:
        """What a Master thief would take: with the ruby where one is remembered behind a gem."""
        ruby = self.box.ruby_points
        above, below = self.sides[side], self.sides[1 - side]
        return [
            (worth + (ruby if behind and gems else 0)) * (1.0 - below[place][2])
            for place, (worth, gems, _, behind) in enumerate(above)
        ]

    def contraband(self, side: int) -> list[float]:
        """How many gems a Smuggler would find."""
        above, below = self.sides[side], self.sides[1 - side]
        return [above[place][1] * (1.0 - below[place][2]) for place in range(len(above))]

    # --- the players -------------------------------------------------------------------------

    def rivals(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.me]

    def points(self, seat: int) -> int:
        """M-71, as it stands now."""
        plus, box = self.view.crooks[seat].plus, self.box
        supply = worth_of(box, plus.diamonds, plus.sapphires, plus.rubies)
        return supply + imitations(self.view.crooks[seat]) * box.imitation_points

    def lead(self) -> int:
        """How far ahead of the best rival; behind is less than nothing."""
        return self.points(self.me) - max([self.points(seat) for seat in self.rivals()])

    def chance(self, seat: int, character: int) -> float:
        """How likely a rival plays this character next: any that is left in hand, as likely as another."""
        hand = self.view.crooks[seat].hand
        return 1.0 / len(hand) if CHARACTERS[character] in hand else 0.0

    def expected(self, character: int) -> float:
        """How many rivals are likely to play this character next."""
        total = 0.0
        for seat in self.rivals():
            total += self.chance(seat, character)
        return total

    def played(self, seat: int) -> int:
        """The character of this round, once revealed."""
        return CHARACTERS.index(self.view.crooks[seat].character or CHARACTERS[0])

    def detectives(self) -> int:
        """How many were played this round."""
        return len([crook for crook in self.view.crooks if crook.character == CHARACTERS[-1]])


def imitations(crook: Crook) -> int:
    return crook.minus.diamonds + crook.minus.sapphires
