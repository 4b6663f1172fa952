"""What a seat, or somebody who looks on, gets to see (A-90, A-91): built up, never cut down."""

from __future__ import annotations

from msgspec import Struct

from clubantique.core.events import Viewer

PHASES = ["where", "what", "both", "buy", "show", "steal", "over"]
VARIANTS = ["standard", "surprise", "confrontation"]


class Lord(Struct, frozen=True, kw_only=True, gc=False):
    """What everybody sees of a player."""

    colour: str
    space: int  # of the pawn
    place: str | None  # once revealed
    action: str | None  # once revealed, until its phase is over
    cards: int  # how many collection cards
    hand: int  # how many action cards, one that lies face down included
    exhibition: list[str]  # on show


class Pile(Struct, frozen=True, gc=False):
    """A pile at the auction house: its visible card and its size."""

    top: str | None
    size: int


class Own(Struct, frozen=True, kw_only=True, gc=False):
    """What only the seat itself sees."""

    cards: list[str]
    cheques: list[int]
    thieves: list[int]
    run: list[str]  # the sealed answer so far
    action: str | None  # the action card laid


class Memory(Struct, frozen=True, gc=False):
    """What a perfect memory adds: where everything is that was ever open. By seat."""

    cheques: list[list[int]]
    thieves: list[list[int]]
    cards: list[list[str]]  # those that everybody has seen
    unseen: list[str]  # cards this viewer has never seen


class Table(Struct, frozen=True, kw_only=True, gc=False):
    """The table as one viewer sees it. With `memory` it is knowledge, without it only what lies there."""

    seat: Viewer
    step: int
    variant: str
    round: int
    phase: str
    quiet: int  # rounds without a sale or a move
    asked: list[int]
    due: list[int]
    lords: list[Lord]
    piles: list[Pile]
    cash: list[int]
    prison: list[int]  # from cell 1 on
    own: Own | None
    memory: Memory | None
    final: list[list[str]]  # the exhibitions of the final scoring
    ranking: list[int]


class Everything(Struct, frozen=True, gc=False):
    """The whole state, open: for replays and for comparing states."""

    table: Table
    hands: list[Own]
    pool: list[str]
    burglars: list[int]
