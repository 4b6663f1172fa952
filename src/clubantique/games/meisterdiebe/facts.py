"""What choices lead to: what a drawer may hold, what gems are worth, where drawers go. Never sentences."""

from __future__ import annotations

from msgspec import Struct

from clubantique.core.events import Seat
from clubantique.core.facts import Facts, Range
from clubantique.games.meisterdiebe.views import Supply


class Move(Struct, frozen=True, gc=False):
    """Where a drawer goes, and whether it lies upside down then."""

    place: str
    to: str
    over: bool


class Drawer(Facts, frozen=True, gc=False):
    """A closed drawer: what one may do with it, and what lies in it where everybody may know that."""

    who: str
    caught: Range  # 1: what falls out ends one's turn
    upper: Supply | None
    lower: Supply | None


class Receiver(Facts, frozen=True, gc=False):
    """Somebody who gets a gem as an imitation: how many they have before."""

    receiver: Seat
    count: int


class Put(Facts, frozen=True, gc=False):
    """An imitation: what it is worth to whoever steals it, and how many one has left."""

    worth: int
    left: int


class Gems(Facts, frozen=True, gc=False):
    """What one takes, and what that is worth."""

    gems: Supply
    points: int


class Risk(Facts, frozen=True, gc=False):
    """The gems above, and a ruby, or nothing."""

    gems: Supply
    points: Range


class Twist(Facts, frozen=True, gc=False):
    """Where drawers go, and the sides that a drawer in front of the top layer would pass if this was done again."""

    moves: list[Move]
    path: list[str]


class Outlook(Facts, frozen=True, gc=False):
    """Who the viewer is this round, how the answer stands, and at the end the titles."""

    who: str
    left: int  # gems still to be handed out, or imitations that may still be put in
    said: int
    titles: list[str]
