"""Everything a person can put right: a message key with its facts, made into words at the edge."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self


class ClubError(ValueError):
    """Bad input. Nothing has been changed; `facts` say what was wrong and what is possible."""

    key = "error"

    def __init__(self, **facts: object) -> None:
        super().__init__(facts)
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it can be sent from one process to another, with its facts."""
        return _made_again, (type(self), self.facts)

    def __str__(self) -> str:
        said = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.key}: {said}"


def _made_again(kind: type[ClubError], facts: dict[str, object]) -> ClubError:
    return kind(**facts)


class Unreadable(ClubError):
    """No choice of this game is written like that."""

    key = "error-unreadable"


class NotPossible(ClubError):
    """A choice of this game, but not one that this seat has now."""

    key = "error-not-possible"


class NotAsked(ClubError):
    """This seat owes no answer now."""

    key = "error-not-asked"


class NotBegun(ClubError):
    """No game is being played: not yet, or not any more."""

    key = "error-not-begun"


class NothingToWithdraw(ClubError):
    """This seat has chosen nothing that could still be taken back."""

    key = "error-nothing-to-withdraw"


class UnknownName(ClubError):
    """There is no game, bot or language of that name."""

    key = "error-unknown-name"


class BadPlayers(ClubError):
    """The game is not played by that many."""

    key = "error-players"


class BadOption(ClubError):
    """The game has no such option, or the option no such value."""

    key = "error-option"


class BadCompany(ClubError):
    """There are more bots, or fewer, than chairs for them."""

    key = "error-company"


class BadBotName(ClubError):
    """Somebody's own bot cannot be called that."""

    key = "error-bot-name"


class BadName(ClubError):
    """A person cannot be called that."""

    key = "error-name"


class BadFile(ClubError):
    """A file that cannot be read or written, and why."""

    key = "error-file"


class FileThere(ClubError):
    """A file that would be overwritten."""

    key = "error-file-exists"


class Damaged(ClubError):
    """Data that cannot be used: where, which problem (a key), what was found and what is expected."""

    @classmethod
    def at(cls, place: str, problem: str, found: object, expected: object = "") -> Self:
        return cls(place=place, problem=problem, found=found, expected=expected)


class BadComponents(Damaged):
    """A component file that no game can be played with."""

    key = "error-components"


class BadGame(ClubError):
    """A game that another distribution brings, or a part of it, cannot be used: whose, which problem (a key), why."""

    key = "error-game"


class BadRecord(Damaged):
    """A record that cannot be replayed."""

    key = "error-record"


def listed(names: Iterable[str]) -> str:
    """What is possible, in one line."""
    return ", ".join(names)
