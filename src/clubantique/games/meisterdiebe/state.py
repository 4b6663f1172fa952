"""Where a game of Meisterdiebe stands: the cube, the supplies, the cards, and whose turn it is."""

from __future__ import annotations

from typing import Final

from clubantique.core.marks import Given, Own, Public, Remembered
from clubantique.core.state import State
from clubantique.games.meisterdiebe.box import DETECTIVE, NOTHING, Box

PLACE: Final = 0  # before the game: a drawer for a diamond (M-14)
CHOOSE: Final = 1  # everybody secretly chooses a character (M-20)
OPEN: Final = 2  # the player in turn opens a drawer, or none (M-30)
ACT: Final = 3  # ... and does what the character can do (M-40 to M-45)
TWIST: Final = 4  # ... and turns or flips the cube (M-60)
OVER: Final = 5


class Quarter(State):
    """The table. Lists are by seat where nothing else is said."""

    box: Given[Box]
    open_cube: Given[bool]  # M-91
    phase: Public[int]
    cube: Remembered[list[list[int]]]  # drawers, by place
    opened: Public[int]  # the place of the open drawer, or NOTHING
    fallen_diamonds: Public[int]  # what fell out of it
    fallen_sapphires: Public[int]
    twist: Public[int]  # what was done with the cube last (STAY if nothing) ...
    twister: Public[int]  # ... and by whom, or NOTHING
    placed: Public[int]  # how many diamonds have been put in before the game
    turn: Public[int]  # whose turn it is
    order: Public[list[int]]  # who has a turn after that
    ended: Public[bool]  # M-70: this round is the last

    plus_diamonds: Public[list[int]]
    plus_sapphires: Public[list[int]]
    plus_rubies: Public[list[int]]
    minus_diamonds: Public[list[int]]
    minus_sapphires: Public[list[int]]
    cloth_diamonds: Public[int]
    cloth_sapphires: Public[int]

    numbers: Own[list[list[int]]]  # of the cards: by seat, then by character
    shown: Remembered[list[list[bool]]]  # whether everybody has seen that number
    hand: Public[list[list[int]]]  # characters that can still be chosen
    character: Public[list[int]]  # played this round, or NOTHING
    ranking: Public[list[int]]

    def copy_table(self, other: Quarter) -> None:
        self.copy_question(other)
        other.box = self.box
        other.open_cube = self.open_cube
        other.phase = self.phase
        other.cube = self.cube.copy()
        other.opened = self.opened
        other.fallen_diamonds = self.fallen_diamonds
        other.fallen_sapphires = self.fallen_sapphires
        other.twist = self.twist
        other.twister = self.twister
        other.placed = self.placed
        other.turn = self.turn
        other.order = self.order
        other.ended = self.ended
        other.plus_diamonds = self.plus_diamonds.copy()
        other.plus_sapphires = self.plus_sapphires.copy()
        other.plus_rubies = self.plus_rubies.copy()
        other.minus_diamonds = self.minus_diamonds.copy()
        other.minus_sapphires = self.minus_sapphires.copy()
        other.cloth_diamonds = self.cloth_diamonds
        other.cloth_sapphires = self.cloth_sapphires
        other.numbers = self.numbers.copy()
        other.shown = self.shown.copy()
        other.hand = self.hand.copy()
        other.character = self.character
        other.ranking = self.ranking

    def drawer(self) -> list[int]:
        """The open drawer."""
        return self.cube[self.opened]

    def detectives(self) -> int:
        """How many Detectives were played this round (M-32: from the revelation on)."""
        return self.character.count(DETECTIVE)

    def imitations(self, seat: int) -> int:
        return self.minus_diamonds[seat] + self.minus_sapphires[seat]

    def close(self) -> None:
        """M-30: the drawer is shut before the cube may be turned."""
        self.opened = NOTHING
        self.fallen_diamonds = 0
        self.fallen_sapphires = 0
