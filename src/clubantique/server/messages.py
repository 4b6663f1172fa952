"""What travels between the club room and its clients, over HTTP and over sockets (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from clubantique.core.errors import ClubError

LONGEST_NAME = 40
LONGEST_CHAT = 500
MOST_CHOICES = 64
MOST_SEATS = 8

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
MessageId = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Facts = dict[str, Any]

# --- over HTTP -----------------------------------------------------------------------------------


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    players: tuple[int, int]
    options: dict[str, list[str]]
    bots: list[str]


class NewChair(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair of a new table: a bot's, or free for a person."""

    bot: Word | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up; whoever asks for it sits down in the first chair and is its host."""

    game: Word
    name: Name
    chairs: Annotated[list[NewChair], Meta(min_length=1, max_length=MOST_SEATS - 1)]  # the others'
    options: dict[str, Word] = {}
    open: bool = False  # listed in the lobby


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """A person takes a free chair."""

    name: Name


class Seated(Struct, frozen=True):
    """Where somebody sits, and the token that proves it: browsers get it as a cookie, programs send it as Bearer."""

    table: str
    seat: int
    token: str


class ChairInfo(Struct, frozen=True):
    """What everybody sees of a chair."""

    name: str | None  # free if there is none
    bot: str | None
    present: bool  # whether a person is connected now
    stands_in: bool = False  # a bot plays for a person who is absent


class TableInfo(Struct, frozen=True):
    """What everybody sees of a table from outside."""

    id: str
    game: str
    options: dict[str, str]
    status: str  # waiting, playing, over, closed
    open: bool
    host: int
    chairs: list[ChairInfo]
    changed: int  # when something happened last, in seconds since 1970
    rematch: str | None = None


class StandIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot that plays for an absent person; none when the person is back."""

    seat: Number
    bot: Word | None = None


class OneSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat it is about."""

    seat: Number


class Mute(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether somebody may write in the chat."""

    seat: Number
    muted: bool


class Pass(Struct, frozen=True):
    """A one-time code that moves a seat to another device, and how many seconds it is good for."""

    code: str
    seconds: int


class UsePass(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a one-time link."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]


class Problem(Struct, frozen=True):
    """What was wrong and what is possible: a message of the catalogues with its facts."""

    key: str
    facts: Facts


def problem_of(error: ClubError) -> Problem:
    """An error as it travels: numbers and lists as they are, everything else as text."""
    facts = {name: fact if isinstance(fact, (int, list)) else str(fact) for name, fact in error.facts.items()}
    return Problem(error.key, facts)


# --- over sockets: what a client says ------------------------------------------------------------


class Choose(Struct, frozen=True, tag="choose", tag_field="kind", forbid_unknown_fields=True):
    """A run, or a part of one, as an answer to a decision: the number of the question and the length of the run."""

    id: MessageId
    decision: tuple[Number, Number]
    choices: Annotated[list[Word], Meta(min_length=1, max_length=MOST_CHOICES)]


class Withdraw(Struct, frozen=True, tag="withdraw", tag_field="kind", forbid_unknown_fields=True):
    """Take back one's own run, as long as the question stands."""

    id: MessageId
    decision: tuple[Number, Number]


class Chat(Struct, frozen=True, tag="chat", tag_field="kind", forbid_unknown_fields=True):
    """Something to say at the table."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Hello(Struct, frozen=True, tag="hello", tag_field="kind", forbid_unknown_fields=True):
    """Where a client stands that had been here before: the version it saw last."""

    version: Number = 0


Said = Choose | Withdraw | Chat | Hello

# --- over sockets: what the room says ------------------------------------------------------------


class Told(Struct, frozen=True):
    """An event with the chapter in which it was told; it fades when the game is two chapters further."""

    chapter: int
    lasting: bool
    event: Any


class Line(Struct, frozen=True):
    """A line of the chat."""

    number: int
    name: str
    text: str
    made: int


class Update(Struct, frozen=True, tag="update", tag_field="kind"):
    """The table as this client may see it now. `events` are those since the last update, or all if it is `fresh`."""

    version: int
    fresh: bool
    table: TableInfo
    seat: int | None
    view: Any
    decision: tuple[int, int] | None  # None where nothing is asked of this seat
    options: list[str]
    chapter: int
    remembers: bool  # nothing fades at this table, or any more
    events: list[Told]
    over: bool


class Waiting(Struct, frozen=True, tag="waiting", tag_field="kind"):
    """The table before the game begins, or when it was closed."""

    version: int
    table: TableInfo
    seat: int | None


class Heard(Struct, frozen=True, tag="chat", tag_field="kind"):
    """Lines of the chat."""

    lines: list[Line]


class Done(Struct, frozen=True, tag="done", tag_field="kind"):
    """What the client said with this id has been stored."""

    id: str
    version: int


class Refused(Struct, frozen=True, tag="refused", tag_field="kind"):
    """What the client said was refused, and nothing has changed."""

    id: str | None
    problem: Problem


Answer = Update | Waiting | Heard | Done | Refused

said = msgspec.json.Decoder(Said)
encode = msgspec.json.Encoder().encode
