"""What can go wrong in the club room: like every error of the house, a key with facts."""

from __future__ import annotations

from clubantique.core.errors import ClubError


class MissingPart(ClubError):
    """Something that the club room needs is not installed."""

    key = "error-missing-part"


class NoTable(ClubError):
    """There is no such table, or not any more."""

    key = "error-no-table"
    status = 404


class NotYours(ClubError):
    """Only a certain person may do that: who sits there, or the host."""

    key = "error-not-yours"
    status = 403


class Taken(ClubError):
    """No chair is free."""

    key = "error-taken"
    status = 409


class NotNow(ClubError):
    """The table is not at that stage: not begun, over, or closed."""

    key = "error-not-now"
    status = 409


class Stale(ClubError):
    """The answer was meant for another question; the table has moved on."""

    key = "error-stale"
    status = 409


class TooMuch(ClubError):
    """Too many messages in too short a time."""

    key = "error-too-much"
    status = 429


class Garbled(ClubError):
    """A message that cannot be read."""

    key = "error-garbled"
    status = 400
