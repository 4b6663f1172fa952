"""Errors in words: whoever reads a traceback is a person, too."""

from __future__ import annotations

from clubantique.core.errors import ClubError, NotBegun
from clubantique.texts import LANGUAGES, Words


def explain(error: ClubError) -> None:
    """Have it said in English below the traceback."""
    error.add_note(Words(LANGUAGES[0]).error(error))


def not_begun() -> NotBegun:
    """What is said to whoever chooses without a game."""
    error = NotBegun()
    explain(error)
    return error
