"""What cards can do beyond spending what is printed on them: one number for each effect (L-90 to L-94)."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1

# The four types of property (L-03); all but farms are houses.
FARM: Final = 0
TYPES: Final = ["farm", "villa", "summer", "mansion"]

# L-90: what an expense spends
SPEND_2_PER_FARM: Final = 0
SPEND_2_PER_HORSE_ON_FARMS: Final = 1
SPEND_1_PER_FARM_AND_1_PER_DOG_ON_FARMS: Final = 2
# L-91: what an event does
PLACE_2_ANIMALS: Final = 3
GAIN_3_ACTIONS: Final = 4
GAIN_2_ACTIONS: Final = 5
DEPRECIATE_3: Final = 6
# L-92: helpers on property
FARM_TRADE_FREE_1: Final = 7
FARM_PRICE_MINUS_2: Final = 8
HOUSE_TRADE_FREE_2: Final = 9
HOUSE_PRICE_PM_2: Final = 10
FARM_ACTIVATE_FREE: Final = 11
HOUSE_ACTIVATE_FREE: Final = 12
UPKEEP_PLUS_3: Final = 13  # of farms; one more for each type after that
# L-93: helpers on spending
CUTLERY_PLUS_1: Final = 17
CARRIAGE_PLUS_1: Final = 18
MASK_OPERA_PLUS_3: Final = 19
HELM_WINE_PLUS_2: Final = 20
# L-94: helpers on actions and cards
PLUS_ACTION: Final = 21
PLUS_ACTION_WHITE: Final = 22
DRAW_PLUS_2: Final = 23
DRAW_PLUS_3_EVENT: Final = 24
DRAW_PLUS_3_COMPANION: Final = 25
KEEP_2_MORE: Final = 26

EFFECTS: Final = [
    "spend_2_per_farm",
    "spend_2_per_horse_on_farms",
    "spend_1_per_farm_and_1_per_dog_on_farms",
    "place_2_animals",
    "gain_3_actions",
    "gain_2_actions",
    "depreciate_3",
    "farm_trade_free_1",
    "farm_price_minus_2",
    "house_trade_free_2",
    "house_price_pm_2",
    "farm_activate_free",
    "house_activate_free",
    "upkeep_plus_3:farm",
    "upkeep_plus_3:villa",
    "upkeep_plus_3:summer",
    "upkeep_plus_3:mansion",
    "cutlery_plus_1",
    "carriage_plus_1",
    "mask_opera_plus_3",
    "helm_wine_plus_2",
    "plus_action",
    "plus_action_white",
    "draw_plus_2",
    "draw_plus_3_event",
    "draw_plus_3_companion",
    "keep_2_more",
]

FIRST_HELPER_EFFECT: Final = FARM_TRADE_FREE_1
PRICE_STEP: Final = 2
EXTRA_CARDS: Final = 2
EXTRA_OF_ONE_DECK: Final = 3
EXTRA_KEPT: Final = 2
STEPS_DOWN: Final = 3
ANIMALS: Final = 2

# By effect: how much more is spent (L-92, L-93), how many actions are gained (L-91), how often it serves in a round.
MORE_MONEY: Final = [0] * 13 + [3, 3, 3, 3, 1, 1, 3, 2] + [0] * 6
GAINED_ACTIONS: Final = [0, 0, 0, 0, 3, 2] + [0] * 21
USES: Final = [0] * 7 + [1, 0, 2, 0, 1, 1] + [0] * 9 + [1] + [0] * 4

# L-93: the symbols that an effect looks for.
SYMBOL_EFFECTS: Final = {
    "cutlery": CUTLERY_PLUS_1,
    "carriage": CARRIAGE_PLUS_1,
    "mask": MASK_OPERA_PLUS_3,
    "helm": HELM_WINE_PLUS_2,
    "wine": HELM_WINE_PLUS_2,
}
