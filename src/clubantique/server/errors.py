"""What can go wrong in the club room: like every error of the house, a key with facts."""

from __future__ import annotations

from math import ceil

from clubantique.core.errors import ClubError


class MissingPart(ClubError):
    """Something that the club room needs is not installed."""

    key = "error-missing-part"


class BrokenPart(ClubError):
    """Something that the club room needs is installed, but cannot be imported."""

    key = "error-broken-part"


class BadBus(ClubError):
    """No broker can be reached under that URL, ever."""

    key = "error-bus"


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


class OtherPage(ClubError):
    """A page of somewhere else asks in the name of whoever looks at it."""

    key = "error-origin"
    status = 403


class NotNow(ClubError):
    """The table is not at that stage: not begun, over, or closed."""

    key = "error-not-now"
    status = 409


class TwoInAChair(ClubError):
    """A chair of a new table is a bot's or a person's."""

    key = "error-two-in-chair"


class NoBox(ClubError):
    """No table plays with such a box, and nobody has brought it lately."""

    key = "error-no-box"
    status = 404


class TooLong(ClubError):
    """A record that is longer than any game."""

    key = "error-too-long"


class UsedPass(ClubError):
    """A one-time link that moves a seat is good once, and not for long."""

    key = "error-pass"
    status = 404


class NotAway(ClubError):
    """The host hands on only the seat of somebody who has been gone for a while."""

    key = "error-not-away"
    status = 409


class StoreAway(ClubError):
    """Nothing can be written or read just now; whether the last thing was stored is found out when it is said again."""

    key = "error-store-away"
    status = 503


class Stale(ClubError):
    """The answer was meant for another question; the table has moved on."""

    key = "error-stale"
    status = 409


class TooMuch(ClubError):
    """Too many messages in too short a time."""

    key = "error-too-much"
    status = 429

    @property
    def retry_after(self) -> str:
        """The same in whole seconds, as HTTP has them."""
        return str(ceil(float(str(self.facts.get("seconds", 1)))))


class NothingSaid(ClubError):
    """A line of the chat in which nothing can be seen."""

    key = "error-nothing-said"


class Garbled(ClubError):
    """A message that cannot be read."""

    key = "error-garbled"
    status = 400


class NoBody(ClubError):
    """Something has to be said, and nothing was."""

    key = "error-no-body"
    status = 400


class NothingHere(ClubError):
    """No page and no part of the protocol has this address."""

    key = "error-nothing-here"
    status = 404


class WrongMethod(ClubError):
    """The address is there, but it is asked in another way."""

    key = "error-method"
    status = 405


class TooLarge(ClubError):
    """A body that is larger than anything there is to say."""

    key = "error-too-large"
    status = 413


class WentWrong(ClubError):
    """A mistake of ours; what it was stands in the log."""

    key = "error-went-wrong"
    status = 500


class CannotListen(ClubError):
    """The address is taken, or not ours."""

    key = "error-listen"


class BadSetting(ClubError):
    """A setting that cannot be meant."""

    key = "error-setting"


class BadDatabase(ClubError):
    """A store that cannot be used, and why; never with the password that its URL may hold."""

    key = "error-database"


class BadBackup(ClubError):
    """A file that cannot be restored."""

    key = "error-backup"
