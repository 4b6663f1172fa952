"""What a seat, or somebody who looks on, gets to see (M-90, M-91): built up, never cut down."""

from __future__ import annotations

from msgspec import Struct

from clubantique.core.events import Viewer

PHASES = ["place", "choose", "open", "act", "twist", "over"]


class Supply(Struct, frozen=True, gc=False):
    """Gems in one heap."""

    diamonds: int
    sapphires: int
    rubies: int = 0


class Crook(Struct, frozen=True, kw_only=True, gc=False):
    """What everybody sees of a player."""

    plus: Supply
    minus: Supply
    character: str | None  # played this round, once revealed
    number: int | None  # of that card
    hand: list[str]  # characters still to be chosen
    played: list[str]  # characters that lie face down


class OpenDrawer(Struct, frozen=True, gc=False):
    """The drawer that stands open."""

    place: str
    upper: Supply
    fallen: Supply


class Own(Struct, frozen=True, gc=False):
    """What only the seat itself sees."""

    numbers: list[int]  # of its six cards, in the order of characters
    run: list[str]  # the answer so far


class Drawer(Struct, frozen=True, kw_only=True, gc=False):
    """What a perfect memory knows of a closed drawer."""

    place: str
    large: bool
    upper: Supply
    lower: Supply
    secret_upper: int
    secret_lower: int


class Memory(Struct, frozen=True, gc=False):
    """What a perfect memory adds: the inside of the cube, and every number that was ever shown."""

    drawers: list[Drawer]
    numbers: list[list[int | None]]  # by seat, then by character; None was never shown


class Table(Struct, frozen=True, kw_only=True, gc=False):
    """The table as one viewer sees it. With `memory` it is knowledge, without it only what lies there."""

    seat: Viewer
    step: int
    round: int
    phase: str
    asked: list[int]
    due: list[int]
    turn: int
    order: list[int]  # who has a turn after that
    placed: int  # diamonds placed before the game
    crooks: list[Crook]
    cloth: Supply
    drawer: OpenDrawer | None
    twist: str  # what was done with the cube last ...
    twister: int | None  # ... and by whom
    ended: bool  # this round is the last
    own: Own | None
    memory: Memory | None
    ranking: list[int]
    points: list[int]  # once the game is over


class Everything(Struct, frozen=True, gc=False):
    """The whole state, open: for replays and for comparing states."""

    table: Table
    hands: list[Own]
    chapter: int
