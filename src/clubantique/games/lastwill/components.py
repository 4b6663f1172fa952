"""The shape of a component file."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Count = Annotated[int, Meta(ge=1, le=1000)]
Number = Annotated[int, Meta(ge=0, le=1000)]
Modifier = Annotated[int, Meta(ge=-1000, le=1000)]
CardId = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*\Z", max_length=40)]
EffectId = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*(:[a-z]+)?\Z", max_length=60)]
SlotId = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9]*\Z", max_length=10)]
OfferDeck = Literal["event", "helper_expense", "property", "companion", "special"]
Deck = Literal["event", "helper_expense", "property", "companion", "special", "wild", "last_will"]
Companion = Literal["chef", "guest", "dog", "horse"]
PropertyType = Literal["farm", "villa", "summer", "mansion"]
SpendingSymbol = Literal["cutlery", "carriage", "mask", "helm", "wine"]
Symbol = Literal[
    "cutlery", "carriage", "mask", "helm", "wine",
    "farm", "villa", "summer", "mansion",
    "chef", "guest", "dog", "horse",
]  # fmt: skip


class Option(Struct, forbid_unknown_fields=True):
    """One way to play a white card."""

    actions: Number
    money: Number


class Listed(Struct, forbid_unknown_fields=True):
    """A companion that may join a white card."""

    kind: Companion
    add: Number


class Slot(Struct, forbid_unknown_fields=True):
    """A companion space of a black card, with the whole amount once it is filled."""

    kind: Companion
    money: Number


class Activation(Struct, forbid_unknown_fields=True):
    """The top right of a black card."""

    actions: Number
    money: Number
    slots: list[Slot]


class Card(Struct, forbid_unknown_fields=True):
    """A kind of card."""

    id: CardId
    deck: Deck
    count: Count
    frame: Literal["white", "black", "grey", "none"]
    effects: list[str] = []
    symbols: list[Symbol] = []
    kind: Literal["helper", "expense", "property", ""] = ""
    crowns: Annotated[int, Meta(ge=1, le=3)] | None = None
    options: list[Option] = []
    companions: list[Listed] = []
    place_actions: Number = 0
    activate: Annotated[list[Activation], Meta(max_length=1)] = []
    ladder: list[Number] = []
    depreciates: bool = False
    status: str = ""
    name_en: str = ""
    name_de: str = ""
    note: str = ""


class Effect(Struct, forbid_unknown_fields=True):
    """What cards can do beyond spending what is printed on them."""

    id: EffectId
    on: Literal["expense", "event", "helper"]

    per_farm: Number = 0  # an expense spends so much for each farm ...
    per_marker: dict[Companion, Number] = {}  # ... and for each of these markers on farms (L-90)

    animals: Number = 0  # an event places so many markers of animals (L-91)
    steps_down: Number = 0  # ... lowers houses
    actions: Number = 0  # ... brings actions at once; a helper in every round (L-94)

    types: list[PropertyType] = []  # a helper for these properties (L-92) ...
    saves: Literal["trade", "activation", ""] = ""  # ... saves the actions
    uses: Number = 0  # ... so often in a round
    cheaper: Number = 0  # ... lets a price be lower
    dearer: Number = 0  # ... or higher
    more_money: Number = (
        0  # ... or spends more, on them or on cards with these symbols, or at the opera (L-93)
    )
    symbols: list[SpendingSymbol] = []
    opera: bool = False

    white_actions: Number = 0  # actions for white cards (L-94)
    cards: Number = 0  # more cards to draw, of any deck or of this one
    deck: Literal["event", "companion", ""] = ""
    keep: Number = 0  # more cards to keep


class Decks(Struct, forbid_unknown_fields=True):
    """How many cards each deck has (in the box: 140)."""

    event: Number = 31
    helper_expense: Number = 39
    property: Number = 24
    companion: Number = 20
    special: Number = 17
    wild: Number = 2
    last_will: Number = 7


class OfferSpace(Struct, forbid_unknown_fields=True):
    """A space of the offer board, with the deck of each round."""

    slot: SlotId
    from_to: list[tuple[Count, Count, OfferDeck]]
    spots: Literal["own", "group"]


class Spots(Struct, forbid_unknown_fields=True):
    """How many errand boys may go where."""

    wild: Number
    extension: Number
    market: Number
    opera: Number


Plan = tuple[Number, Annotated[int, Meta(ge=1, le=2)], Number]


class Boards(Struct, forbid_unknown_fields=True):
    """Planning board, offer board, market and player boards."""

    plans_2_3: list[Plan]
    plans_4_5: list[Plan]
    modifiers: tuple[Modifier, Modifier, Modifier, Modifier]
    player_board_slots: Count
    extensions: Number
    hand_limit: Count
    start_hand_helper: Number
    start_hand_property: Number
    start_keep: Count
    rounds: Count
    opera_money: Number
    end_property_penalty: Number
    offer_2_3: list[OfferSpace]
    offer_2_3_group_spots: Number
    offer_4_5: list[OfferSpace]
    supplement_3: list[OfferSpace]
    supplement_5: list[OfferSpace]
    spots: dict[str, Spots]
    start_money: Count = 70
    unknown_card_spots_per_player: Literal[0, 1] = 1
    property_types: tuple[Literal["farm"], Literal["villa"], Literal["summer"], Literal["mansion"]] = (
        "farm",
        "villa",
        "summer",
        "mansion",
    )
    action_track: list[Number] = []  # this and what follows is printed, but limits nothing
    property_value_markers: Number = 0
    companion_markers_total: Number = 0
    money_denominations: list[Number] = []


class Components(Struct, forbid_unknown_fields=True):
    """The whole file."""

    boards: Boards
    card: list[Card]
    effect: list[Effect]
    players: tuple[Number, Number] = (2, 5)
    decks: Decks = field(default_factory=Decks)
