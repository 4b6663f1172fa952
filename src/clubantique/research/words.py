"""Errors in words: whoever reads a traceback is a person, too."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from clubantique.core.errors import ClubError, NotBegun
from clubantique.texts import LANGUAGES, Words


def explain(error: ClubError) -> None:
    """Have it said in English below the traceback."""
    error.add_note(Words(LANGUAGES[0]).error(error))


@contextmanager
def in_words(who: str | None = None) -> Iterator[None]:
    """Whatever is refused in here is explained, and says who was meant."""
    try:
        yield
    except ClubError as error:
        if who is not None:
            error.add_note(who)
        explain(error)
        raise


def not_begun() -> NotBegun:
    """What is said to whoever chooses without a game."""
    error = NotBegun()
    explain(error)
    return error
