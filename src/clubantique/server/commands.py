"""What people, bots and clocks do about a table. A command says what is wanted; `decide` says what comes of it."""

from __future__ import annotations

from msgspec import Struct

from clubantique.core.outside import Outside
from clubantique.server.messages import AgreeToEnd, Chat, Choose, Mute, StandIn, Withdraw
from clubantique.server.rows import CodeRow


class Visitor(Struct, frozen=True):
    """Somebody who asks: known by the hash of their token, if at all; on a shared device they say for which seat."""

    holder: str | None = None
    seat: int | None = None


class House(Struct, frozen=True):
    """The room itself, for its bots and clocks."""


HOUSE = House()
By = Visitor | House


class Moment(Struct, frozen=True):
    """What a decision depends on beside the table: all of it is handed in."""

    now: int  # seconds since 1970
    chance: Outside
    away: frozenset[int] = (
        frozenset()
    )  # seats whose people have been gone for long: the host may hand them on
    away_minutes: int = 5  # how long that is


class Sit(Struct, frozen=True):
    """Take the first free chair; `token` is the hash of what the browser will hold."""

    name: str
    token: str


class Begin(Struct, frozen=True):
    """The host begins; bots take the chairs that are free."""


class BotAnswers(Struct, frozen=True):
    """A bot has thought."""

    seat: int
    decision: tuple[int, int]
    choices: list[str]


class Remove(Struct, frozen=True):
    """Free a chair before the game begins."""

    seat: int


class Close(Struct, frozen=True):
    """Nobody plays here any more."""


class Pause(Struct, frozen=True):
    """Nobody plays, no bot thinks and no clock runs."""


class Resume(Struct, frozen=True):
    """The game goes on."""


class Resign(Struct, frozen=True):
    """A bot plays on, for good."""

    seat: int


class MakeCode(Struct, frozen=True):
    """A one-time code that moves a seat to another device; `code` is its hash."""

    seat: int
    code: str
    seconds: int


class UseCode(Struct, frozen=True):
    """Sit down in a seat that was moved here; `token` is the hash for a browser that has no seat at this table."""

    code: CodeRow
    token: str
    name: str | None = None


class TakeBack(Struct, frozen=True):
    """Whoever was away when their seat was handed on is back."""


class Rematch(Struct, frozen=True):
    """The same game with the same chairs at another table, which is set up in the same commit."""

    id: str
    seed: str
    token: str


class TimeOut(Struct, frozen=True):
    """The clock has run out for those who are due."""


class WindClock(Struct, frozen=True):
    """The machine's clock has jumped, or the room was away: whoever is due has the whole time again."""


class Look(Struct, frozen=True):
    """Nothing is wanted but that the row says whom the table waits for: an older room may have written it."""


Command = (
    AgreeToEnd
    | Begin
    | BotAnswers
    | Chat
    | Choose
    | Close
    | Look
    | MakeCode
    | Mute
    | Pause
    | Rematch
    | Remove
    | Resign
    | Resume
    | Sit
    | StandIn
    | TakeBack
    | TimeOut
    | UseCode
    | WindClock
    | Withdraw
)
