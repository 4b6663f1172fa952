"""What choices lead to: which advances, which cards. Numbers and names, never sentences."""

from __future__ import annotations

from clubantique.core.events import Name, Seat
from clubantique.core.facts import Facts, Range, YesOrNo


class Castle(Facts, frozen=True, gc=False):
    """To go there: whether one can exhibit, and what that pays."""

    able: YesOrNo
    best: int
    second: int


class Auction(Facts, frozen=True, gc=False):
    """To go there: the cards on sale, and how many cheques one has."""

    cards: list[Name]
    cheques: int


class Detective(Facts, frozen=True, gc=False):
    """Nothing without a thief; with one, as many spaces as the place in the race then is."""

    rank: Range
    advance: Range


class Exhibit(Facts, frozen=True, gc=False):
    """Two of those who exhibit advance."""

    best: int
    second: int
    advance: Range


class Bid(Facts, frozen=True, gc=False):
    """A cheque: the highest buys a card."""

    cheque: int
    cards: list[Name]


class Thief(Facts, frozen=True, gc=False):
    """What a thief can take where he goes: a cheque, or a card of each exhibition."""

    at: str
    loot: Range


class Purchase(Facts, frozen=True, gc=False):
    """A card for the cheque that was played."""

    card: Name
    cheque: int
    fitting: int  # of the cards one has
    largest: int  # exhibition that it could be part of, or 0


class Shown(Facts, frozen=True, gc=False):
    """One more card of an exhibition."""

    card: Name
    most: int  # cards that the exhibition can have then


class Exhibition(Facts, frozen=True, gc=False):
    """An exhibition as it is."""

    count: int
    shown: list[Name]
    rank: Range
    advance: Range


class Loot(Facts, frozen=True, gc=False):
    """A card of somebody's exhibition."""

    card: Name
    victim: Seat
    fitting: int
    largest: int


class Outlook(Facts, frozen=True, gc=False):
    """What the numbers beside the leader pay, and on which space they stand."""

    best: int
    second: int
    beside: int


class OwnOutlook(Outlook, frozen=True, kw_only=True, gc=False):
    """And of one's own: what could be shown, and what is being shown."""

    blocks: list[list[str]]  # one's own cards, where they could be shown together
    largest: int  # exhibition that could be shown, if any
    enough: int  # cards that an exhibition needs
    shown: list[Name]  # of the exhibition that is being put together
    missing: int  # cards that it still needs
