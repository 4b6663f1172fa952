"""The material as the rules use it: cards, cheques and thieves are numbers in ascending order of worth."""

from __future__ import annotations

from typing import Final

# Choices that every component file has. A place or an action card is known by the code that plays it.
CASTLE: Final = 0
AUCTION: Final = 1
DETECTIVE: Final = 2
EXHIBITION: Final = 3
BUY_LEFT: Final = 4
BUY_RIGHT: Final = 5
DONE: Final = 6
FIRST_BID: Final = 7

NOTHING: Final = -1
"""No card lies there."""


class Box:
    """What is in the box. The codes of cheques ascend with their value, those of thieves with their years."""

    names: list[str]  # the text of every choice
    first_thief: int  # codes from FIRST_BID to here are cheques, from here to first_show thieves
    first_show: int  # the code that shows collection card 0
    first_steal: int  # the code that steals collection card 0

    colours: list[str]
    cheques: list[list[int]]  # by colour
    thieves: list[list[int]]  # by colour
    colour_of_thief: list[int]  # by code, counted from first_thief

    cards: list[str]  # the names of the collection cards, by series, then by year
    series: list[int]  # of every collection card, A is 0
    year: list[int]
    card_numbers: dict[str, int]
    values: list[int]  # what is printed on cheques and thieves, by code

    deal: int
    exhibition_min: int
    quiet_rounds: int
    table: int
    last: int
    best: list[int]  # what the best exhibition advances, by the leader's space
    second: list[int]
    final_best: int
    final_second: int

    def is_bid(self, code: int) -> bool:
        return FIRST_BID <= code < self.first_thief

    def is_thief(self, code: int) -> bool:
        return self.first_thief <= code < self.first_show
