"""What choices lead to: prices, amounts, actions, what is left. Numbers and names, never sentences."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from clubantique.core.events import Name
from clubantique.core.facts import Facts, YesOrNo


class Plan(Facts, frozen=True, gc=False):
    """What a plan gives."""

    cards: int
    boys: int
    actions: int


class Extra(Facts, frozen=True, gc=False):
    """A helper's cards, of any deck or of one."""

    kind: str
    cards: int


class Pile(Facts, frozen=True, gc=False):
    """A deck that is drawn from, and what its discard pile would make it again (L-11)."""

    size: int
    discarded: int


class Taken(Facts, frozen=True, gc=False):
    """A card of the offer, or a wild companion."""

    kind: Literal["card", "wild"]
    card: Name


class Extension(Facts, frozen=True, gc=False):
    """One more space than these."""

    spaces: int


class Market(Facts, frozen=True, gc=False):
    """The modifiers as they lie now, by type of property."""

    modifiers: dict[str, int]


class Modifier(Facts, frozen=True, gc=False):
    """What lies at a type of property now, and whether it would be the same."""

    now: int
    same: YesOrNo


class Spending(Facts, frozen=True, gc=False):
    """What can be spent at the opera."""

    money: list[int]


class Card(Facts, frozen=True, gc=False):
    """A card that is kept, or leaves."""

    card: Name


class Played(Facts, frozen=True, gc=False):
    """A white card: what its options cost and spend, those that are possible, without companions."""

    card: Name
    actions: list[int]
    money: list[int]


class Choice(Facts, frozen=True, gc=False):
    """One option of a white card."""

    actions: int
    money: int


class Joined(Facts, frozen=True, gc=False):
    """A companion: what it adds to a card that is played; put onto a card, it adds a marker."""

    use: str
    money: int


class Laying(Facts, frozen=True, gc=False):
    """A black card for the board; `full`: another one has to leave."""

    card: Name
    actions: int
    gained: int
    full: YesOrNo


class Purchase(Facts, frozen=True, gc=False):
    """A property: its prices now, and the actions unless a helper saves them."""

    card: Name
    price: list[int]
    actions: int
    full: YesOrNo


class Sale(Facts, frozen=True, gc=False):
    """A property of one's own."""

    card: Name
    price: list[int]
    value: int
    actions: int


class Putting(Facts, frozen=True, gc=False):
    """The companion of the topmost free space, and what can be spent from then on."""

    card: Name
    companion: Name
    money: int
    actions: int


class Activation(Facts, frozen=True, gc=False):
    """What a card can spend this round, and the actions unless a helper saves them."""

    card: Name
    amounts: list[int]
    actions: int


class Service(Facts, frozen=True, gc=False):
    """How often a helper may still serve this round."""

    card: Name
    left: int
    most: int


class Payment(Facts, frozen=True, gc=False):
    """An amount: what is left of the money then, and the actions that it takes."""

    left: int
    actions: int


class Lowering(Facts, frozen=True, gc=False):
    """A house, and its value before and after."""

    card: Name
    value: int
    next: int


class End(Facts, frozen=True, gc=False):
    """Actions that are lost, and cards that could still be activated without one."""

    actions: int
    count: int
    cards: list[Name]


class Enough(Facts, frozen=True, gc=False):
    """Of what."""

    phase: str


class Outlook(Facts, frozen=True, kw_only=True, gc=False):
    """How an answer stands. What does not concern the question is 0, or nothing."""

    said: int = 0
    most: int = 0  # cards that may be kept
    draw: int = 0  # cards of a plan that are not shared out yet
    money: int  # before this use of a card ...
    actions: int
    amounts: list[int] = field(default_factory=list)  # ... what it can spend or bring as it stands
    cost: int = 0  # ... and the actions that it takes
