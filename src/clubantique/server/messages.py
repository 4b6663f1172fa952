"""What travels between the club room and its clients, over HTTP and over sockets (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from clubantique.core.errors import ClubError
from clubantique.core.facts import Obstacle

LONGEST_NAME = 40
LONGEST_CHAT = 500
MOST_CHOICES = 64
MOST_SEATS = 8
SHORTEST_CLOCK = 10
LONGEST_CLOCK = 14 * 24 * 3600
MOST_FRAMES = 100

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
NO_NUL = r"^[^\x00]*$"  # PostgreSQL has no place for it in a text
MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern=NO_NUL)]
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Number = Annotated[int, Meta(ge=0, le=2**31)]
STATUSES = ["waiting", "playing", "paused", "over", "closed", "frozen"]  # the last: its rules have gone
Status = Annotated[str, Meta(extra_json_schema={"enum": STATUSES})]
Facts = dict[str, Any]

# --- over HTTP -----------------------------------------------------------------------------------


class Problem(Struct, frozen=True):
    """What was wrong and what is possible: a message of the catalogues with its facts."""

    key: str
    facts: Facts


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    id: str
    players: tuple[int, int]
    options: dict[str, list[str]]
    option_players: dict[str, tuple[int, int]]  # fewest and most, if not for everybody
    bots: list[str]
    usual_bot: str  # takes empty chairs, and those of people who have gone
    boxes: dict[str, str]  # component files of the house: the digest by name; `components` is the usual one


class NewChair(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair of a new table: a bot's, somebody's who plays on the same device, or free for whoever comes."""

    bot: Word | None = None
    name: Name | None = None


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be set up; whoever asks for it sits down in the first chair and is its host."""

    game: Word
    name: Name
    chairs: Annotated[list[NewChair], Meta(min_length=1, max_length=MOST_SEATS - 1)]  # the others'
    options: dict[str, Word] = {}
    open: bool = False  # listed in the lobby
    clock: Annotated[int, Meta(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK)] | None = None  # seconds for a question
    box: Digest | None = (
        None  # of component data that somebody has brought, or of the house; else the usual ones
    )


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """A person takes a free chair."""

    name: Name


class Seated(Struct, frozen=True):
    """Where somebody sits, and the token that proves it: browsers get it as a cookie, programs send it as Bearer."""

    table: str
    seat: int
    token: str


class ChairInfo(Struct, frozen=True, kw_only=True):
    """What everybody sees of a chair."""

    name: str | None  # free if there is none
    bot: str | None
    present: bool  # whether a person is connected now
    stands_in: bool = False  # a bot plays for a person who is absent
    muted: bool = False
    resigned: bool = False  # the bot stays
    wants_end: bool = False  # agrees to abandon the game
    owner: str | None = None  # whose seat it is, if it was handed on while they were away


class TableInfo(Struct, frozen=True, kw_only=True):
    """What everybody sees of a table from outside."""

    id: str
    game: str
    options: dict[str, str]
    status: Status
    open: bool
    host: int
    chairs: list[ChairInfo]
    changed: int  # when something happened last, in seconds since 1970
    due: list[int]  # for whom the table waits
    rematch: str | None = None
    clock: int | None = None  # seconds for a question
    deadline: int | None = None  # when a bot takes over from those who are due
    mine: list[int] = []  # in one's own list of tables: where one sits
    lent: list[int] = []  # there too: the seats that one may take back
    box: str = ""  # the digest of the component data
    box_title: str | None = None  # None: the usual box of the game


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


class AgreeToEnd(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether this seat agrees to abandon the game."""

    seat: Number
    agreed: bool


class Pass(Struct, frozen=True):
    """A one-time code that moves a seat to another device, and how many seconds it is good for."""

    code: str
    seconds: int


class UsePass(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a one-time link."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]
    name: Name | None = None  # of whoever takes over a seat that is handed on


class Told(Struct, frozen=True):
    """An event with the last chapter in which it can be read; without one it lasts."""

    until: int | None
    event: Any


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


class Consider(Struct, frozen=True, tag="consider", tag_field="kind", forbid_unknown_fields=True):
    """A draft of a run: what could be added to it? Nothing is stored, and nobody else hears of it."""

    id: MessageId
    decision: tuple[Number, Number]
    choices: Annotated[list[Word], Meta(max_length=MOST_CHOICES)]


class Withdraw(Struct, frozen=True, tag="withdraw", tag_field="kind", forbid_unknown_fields=True):
    """Take back one's own run, as long as the question stands."""

    id: MessageId
    decision: tuple[Number, Number]


class Chat(Struct, frozen=True, tag="chat", tag_field="kind", forbid_unknown_fields=True):
    """Something to say at the table."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT, pattern=NO_NUL)]


class Hello(Struct, frozen=True, tag="hello", tag_field="kind", forbid_unknown_fields=True):
    """Asks for everything again."""


Said = Choose | Consider | Withdraw | Chat | Hello

# --- over sockets: what the room says ------------------------------------------------------------


class Line(Struct, frozen=True, kw_only=True):
    """A line of the chat."""

    number: int
    name: str
    text: str
    made: int
    notice: Problem | None = None  # told by the room, in the reader's words, and said by nobody


class Update(Struct, frozen=True, kw_only=True, tag="update", tag_field="kind"):
    """The table as this client may see it now. `events` are those since the last update, or all if it is `fresh`."""

    fresh: bool
    table: TableInfo
    seat: int | None
    mine: list[int]  # the seats that this visitor may speak for: several on a shared device
    view: Any
    decision: tuple[int, int] | None  # None where nothing is asked of this seat
    options: list[str]
    facts: list[Any]  # by option: what it leads to
    closing: list[str]  # choices that say nothing but that an answer is complete
    obstacles: list[Obstacle]  # what lies before this viewer and is not possible now
    outlook: Any  # how things stand for this viewer, with what they have answered so far
    chapter: int
    remembers: bool  # nothing fades at this table, or any more
    events: list[Told]
    over: bool
    lent: list[int] = []  # the seats that this visitor may take back: they were handed on meanwhile


class Waiting(Struct, frozen=True, tag="waiting", tag_field="kind"):
    """The table before the game begins, or when it was closed."""

    table: TableInfo
    seat: int | None
    mine: list[int]
    lent: list[int] = []


class Heard(Struct, frozen=True, tag="chat", tag_field="kind"):
    """Lines of the chat."""

    lines: list[Line]


class Considered(Struct, frozen=True, kw_only=True, tag="considered", tag_field="kind"):
    """A draft in the order in which it can be sent, as far as it can be, and what may be added anywhere in it."""

    id: str
    decision: tuple[int, int]
    choices: list[str]
    chosen: list[Any]  # by choice: what it leads to after those before it
    options: list[str]
    facts: list[Any]  # by option: what it would lead to where it may stand
    outlook: Any  # how things would stand
    complete: bool


class Done(Struct, frozen=True, tag="done", tag_field="kind"):
    """What the client said with this id has been stored."""

    id: str


class Refused(Struct, frozen=True, tag="refused", tag_field="kind"):
    """What the client said was refused, and nothing has changed."""

    id: str | None
    problem: Problem


Answer = Update | Waiting | Heard | Considered | Done | Refused

said = msgspec.json.Decoder(Said)
encode = msgspec.json.Encoder().encode
