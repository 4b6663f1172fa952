"""What a seat, or somebody who looks on, gets to see: built up, never cut down."""

from __future__ import annotations

from msgspec import Struct

from clubantique.core.events import Backs, BySeat, Choice, Viewer

PHASES = ["bid", "over"]


class Player(Struct, frozen=True):
    """What everybody sees of a player."""

    pebbles: int
    purse: Backs  # how many coins


class Own(Struct, frozen=True):
    """What only the seat itself sees."""

    coins: list[int]
    run: list[Choice]


class Memory(Struct, frozen=True):
    """What a perfect memory adds."""

    coins: BySeat[list[int]]
    in_bag: list[int]


class Table(Struct, frozen=True, kw_only=True):
    """The table as one viewer sees it. With `memory` it is knowledge, without it only what lies there."""

    seat: Viewer
    step: int
    round: int
    phase: str
    asked: list[int]
    due: list[int]
    coin: int
    bank: int
    players: BySeat[Player]
    own: Own | None
    memory: Memory | None
    ranking: list[int]


class Everything(Struct, frozen=True):
    """The whole state, open: for replays, and for comparing states."""

    table: Table
    hands: list[Own]
    chapter: int
