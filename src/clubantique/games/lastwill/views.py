"""What a seat, or somebody who looks on, gets to see (L-95): built up, never cut down."""

from __future__ import annotations

from msgspec import Struct

from clubantique.core.events import Viewer

PHASES = ["inherit", "block", "plan", "errand", "act", "keep", "over"]


class Plan(Struct, frozen=True, kw_only=True, gc=False):
    """A plan, counted from 1 at the left; `seat` has its marker there."""

    number: int
    cards: int
    boys: int
    actions: int
    seat: int | None
    blocked: bool


class Space(Struct, frozen=True, gc=False):
    """A space of the offer; spots are shared among those that say so."""

    slot: str
    card: str | None
    shared: bool


class Pile(Struct, frozen=True, gc=False):
    """A deck and its discard pile (special cards: what is out of the game)."""

    deck: str
    size: int
    discarded: int


class Card(Struct, frozen=True, kw_only=True, gc=False):
    """A black card on a board."""

    card: str
    value: int | None  # of a property
    step: int  # how far that has fallen
    markers: list[str]  # companions, from the top
    activated: bool
    uses: list[str]  # effects that have served this round


class Heir(Struct, frozen=True, kw_only=True, gc=False):
    """What everybody sees of a player."""

    money: int
    actions: int
    plan: int | None
    spaces: int
    board: list[Card]
    hand: dict[str, int]  # backs: how many cards of each deck
    open: list[str]  # cards in hand that everybody knows
    errands: list[str]  # where the boys of this round stand
    bankrupt: bool


class Spots(Struct, frozen=True, kw_only=True, gc=False):
    """How many boys may still go there this round."""

    shared: int
    wild: int
    extension: int
    market: int
    opera: int


class Own(Struct, frozen=True, gc=False):
    """What only the seat itself sees."""

    hand: list[str]
    run: list[str]  # the answer so far


class Memory(Struct, frozen=True, gc=False):
    """What a perfect memory adds. By deck where nothing else is said."""

    seen: list[list[str]]  # what everybody saw going to the discard piles that lie there now
    aside: list[str]  # what this viewer put there face down
    asides: list[list[int]]  # by seat, then by deck: how many cards were put there face down
    unseen: list[list[str]]  # cards that may be in the deck, in other hands, or face down in the discard pile


class Table(Struct, frozen=True, kw_only=True, gc=False):
    """The table as one viewer sees it. With `memory` it is knowledge, without it only what lies there."""

    seat: Viewer
    step: int
    round: int
    phase: str
    asked: list[int]
    due: list[int]
    start: int
    order: list[int]  # of turns, once everybody has planned
    queue: list[int]  # who comes next in this phase
    last: bool  # this round is the last
    will: str | None  # the Last Will card that was read
    modifiers: dict[str, int]
    plans: list[Plan]
    offer: list[Space]
    spots: Spots
    wilds: int  # wild companions on the offer
    extensions: int
    piles: list[Pile]
    heirs: list[Heir]
    own: Own | None
    memory: Memory | None
    ranking: list[int]
    totals: list[int]  # as they would count now (L-72)


class Everything(Struct, frozen=True, kw_only=True, gc=False):
    """The whole state, open: for replays and for comparing states."""

    table: Table
    hands: list[Own]
    decks: list[list[str]]
    discards: list[list[str]]
    asides: list[list[str]]
