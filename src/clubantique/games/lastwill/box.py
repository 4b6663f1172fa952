"""The material as the rules use it. Cards that are printed alike are one kind, and a kind is a number."""

from __future__ import annotations

from typing import Final

from clubantique.games.lastwill.codes import Codes

NOTHING: Final = -1

# The four types of property (L-03); all but farms are houses.
FARM: Final = 0
TYPES: Final = ["farm", "villa", "summer", "mansion"]

# A deck is known by the backs of its cards; special cards show their crowns there.
EVENT: Final = 0
HELPER_EXPENSE: Final = 1
PROPERTY: Final = 2
COMPANION: Final = 3
ORDINARY: Final = 4  # the decks below this number are drawn from and reshuffled
SPECIAL: Final = 4  # with one crown; then two, then three
DECKS: Final = 7
WILD: Final = 7
LAST_WILL: Final = 8
DECK_NAMES: Final = [
    "event",
    "helper_expense",
    "property",
    "companion",
    "special_1",
    "special_2",
    "special_3",
    "wild",
    "last_will",
]

WHITE: Final = 0
BLACK: Final = 1
GREY: Final = 2

COMPANIONS: Final = ["chef", "guest", "dog", "horse"]
DOG: Final = 2
HORSE: Final = 3


class Space:
    """An offer space (L-10)."""

    slot: int  # its number in the table of choices
    shared: bool  # whether it shares its spots with others (L-32)
    decks: list[int]  # by round; the number of one-crown cards stands for all special cards


class Sides:
    """The boards as they lie for one number of players (L-02)."""

    cards: list[int]  # by plan, from left to right
    boys: list[int]
    actions: list[int]
    spaces: list[Space]
    shared_spots: int
    wild_spots: int
    extension_spots: int
    market_spots: int
    opera_spots: int


class Box:
    """What is in the box. Lists are by kind of card where nothing else is said."""

    codes: Codes
    sides: list[Sides]  # by number of players, from the fewest on
    fewest: int
    cards: list[str]  # names
    card_numbers: dict[str, int]
    counts: list[int]
    deck: list[int]
    decks: list[list[int]]  # by deck: all its cards, but for wild companions and wills
    frame: list[int]
    type_of: list[int]  # of a property, else NOTHING
    symbols: list[list[str]]  # for which helpers may look (L-93)

    # by effect of the table of effects (L-90 to L-94)
    effect_names: list[str]
    serving: list[int]  # how often it can serve in a round
    serving_effects: list[int]  # those that can
    more_money: list[int]  # what it adds to spending

    # by type of property: the effects that save the actions of a trade, or of an activation
    trade_savers: list[list[int]]
    activation_savers: list[list[int]]

    white_effects: list[int]  # those that pay the actions of white cards
    opera_raised_by: list[int]  # those that make the opera dearer
    extra_cards: list[int]  # by kind of extra cards: how many a helper gives; any deck, events, companions

    # what its effects make of a card
    effects: list[list[int]]
    raised_by: list[list[int]]  # helpers' effects that add to the spending of this card (L-92, L-93)
    counts_farms: list[bool]
    per_farm: list[int]  # what it spends for each of them ...
    per_marker: list[list[int]]  # ... and, by companion, for each marker there
    animals: list[int]  # markers that an event places
    steps_down: list[int]  # ... and steps by which it lowers houses
    gained: list[int]  # actions that an event brings
    turn_actions: list[int]  # actions that a helper brings in every round
    kept_more: list[int]  # cards that may be kept beyond the limit
    gives_extras: list[bool]
    extras: list[list[int]]  # by kind of extra cards: how often
    price_changes: list[list[list[list[int]]]]  # by type: for each effect, by what a price may change

    option_actions: list[list[int]]  # white cards
    option_money: list[list[int]]
    has_company: list[bool]  # whether companions are listed
    listed: list[list[int]]  # how often each of them is
    adds: list[list[int]]  # what each companion adds

    place_actions: list[int]  # black cards
    activate_actions: list[int]  # NOTHING if there is nothing to activate
    amounts: list[list[int]]  # the basic amount, then those of the companion spaces
    slots: list[list[int]]  # the companion spaces, from the top
    ladder: list[list[int]]  # the values of a property, from the top

    companion: list[int]  # by companion: the kind of its card
    companion_of: list[int]  # the companion of a grey card, else NOTHING
    wild: int  # the kind of the wild companion
    wills: list[int]  # the Last Will cards
    will_money: list[int]  # what they leave

    modifiers: list[int]
    board_spaces: int
    extensions: int
    unknown_spots: int  # of each player
    hand_limit: int
    start_helpers: int
    start_properties: int
    start_keep: int
    rounds: int
    start_money: int
    opera_money: int
    property_penalty: int

    def sides_for(self, seats: int) -> Sides:
        return self.sides[seats - self.fewest]
