"""The table of choices: what every code says, and the code for everything that can be said."""

from __future__ import annotations

from typing import Final

# The first word of a choice.
DONE: Final = 0  # with the action turn
ENOUGH: Final = 1  # of what could be chosen more than once
BLOCK: Final = 2
PLAN: Final = 3
EXTRA: Final = 4  # a helper's extra cards
DRAW: Final = 5  # a number of cards from one deck
TAKE: Final = 6  # from an offer space, or a wild companion
EXTENSION: Final = 7
MARKET: Final = 8
SET: Final = 9  # a modifier on a type of property
OPERA: Final = 10
UNKNOWN: Final = 11  # an unknown card of a deck
KEEP: Final = 12
PLAY: Final = 13  # a white card
OPTION: Final = 14
WITH: Final = 15  # a companion card
WILD_AS: Final = 16  # a wild companion in its place
LAY: Final = 17  # a black card
BUY: Final = 18
INSTEAD: Final = 19  # of a card that makes room
PUT: Final = 20  # a companion marker on a card
ACTIVATE: Final = 21
FREE: Final = 22  # thanks to a helper, without an action
SPEND: Final = 23
SELL: Final = 24
GET: Final = 25
LOWER: Final = 26  # a house by a step


class Codes:
    """Codes by what they say. Cards on a board are told apart by their number among those of their kind."""

    names: list[str]
    verb: list[int]  # by code
    what: list[int]  # by code: a number, a card, a deck ...
    nth: list[int]  # by code: which of the cards of this kind on the board

    done: int
    enough: int
    extension: int
    market: int
    opera: int
    take_wild: int

    # the code for number 0, those after it follow
    block: int
    plan: int
    extra: int  # any deck, then events, then companions
    unknown: int
    option: int
    with_: int
    wild_as: int
    spend: int
    get: int
    take: int  # by slot
    draw: list[int]  # by deck
    set: list[int]  # by type; then the modifiers in ascending order

    # by kind of card: the code for it, for the first of its kind on a board, or NOTHING
    keep: list[int]
    play: list[int]
    lay: list[int]
    buy: list[int]
    instead: list[int]
    put: list[int]
    activate: list[int]
    free: list[int]
    sell: list[int]
    lower: list[int]

    def __init__(self) -> None:
        self.names = []
        self.verb = []
        self.what = []
        self.nth = []

    def add(self, verb: int, text: str, what: int = 0, nth: int = 0) -> int:
        """One more choice; returns its code."""
        self.names.append(text)
        self.verb.append(verb)
        self.what.append(what)
        self.nth.append(nth)
        return len(self.names) - 1
