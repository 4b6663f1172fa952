"""What people write, as others can safely read it: nothing that hides, and nothing that turns a line around."""

from __future__ import annotations

import re
from unicodedata import category, normalize

JOINERS = "\u200c\u200d"
"""Unseen by themselves, but scripts and emoji are put together with them."""

UNSEEN = ("Cc", "Cf")  # controls; marks of direction, among others

BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200c\u200d\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""What can stand in a name and is not seen there: joiners, fillers, selectors of variants."""


def one_line(text: str) -> str:
    """A line of the chat without what cannot be seen; nothing if there is nothing else."""
    spaced = "".join(" " if letter.isspace() else letter for letter in text)
    return "".join(letter for letter in spaced if can_be_seen(letter)).strip()


def can_be_seen(letter: str) -> bool:
    return letter in JOINERS or category(letter) not in UNSEEN


def as_written(name: str) -> str:
    """A name in the one form in which it is kept: accents are part of their letters, one space between words."""
    return normalize("NFC", " ".join(name.split()))


def printable(name: str) -> bool:
    """Whether all of it can be shown in a line, and some of it can be seen."""
    shown = all(letter.isprintable() or letter in JOINERS for letter in name)
    return shown and bool(likeness(name))


def likeness(name: str) -> str:
    """The same for names that people cannot tell apart by their letters."""
    folded = normalize("NFKC", BLANK.sub("", name)).casefold()
    return " ".join(normalize("NFKC", folded).split())
