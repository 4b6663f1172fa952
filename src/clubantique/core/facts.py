"""What a choice leads to, as the rules know it: numbers and names, never sentences. Their words are made at the edge.

A fact is certain from what its seat knows. Where it is not, it is a Range that says why.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

YesOrNo = Literal["yes", "no"]
"""As messages tell two cases apart."""


def yes(found: bool) -> YesOrNo:
    return "yes" if found else "no"


class Range(Struct, frozen=True, gc=False):
    """A number that is not certain: the least and the most it can be, and what decides it."""

    least: int
    most: int
    by: Literal["others", "chance", "hidden"]  # the last: it lies there, but this seat cannot see it


class Facts(Struct, frozen=True, gc=False):
    """What is known of an option, a draft or the table. Games add fields, and mark what is a seat, a choice, a name."""


class Lack(Struct, frozen=True, gc=False):
    """One thing that stands in the way: how much is needed of it, and how much is there."""

    of: str
    needed: int = 0
    there: int = 0


class Obstacle(Struct, frozen=True, gc=False):
    """Something that lies before one's eyes and cannot be chosen now. Were all that is lacking there, it could be."""

    choice: str
    lacks: list[Lack]


NOTHING_KNOWN = Facts()
