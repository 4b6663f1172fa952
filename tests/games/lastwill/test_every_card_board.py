"""Every helper, expense and property: what it costs, brings and spends, where it goes. L-45 to L-48, L-60 to L-62."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from .every_card import Black, adds_to, is_activated, is_laid_and_replaced, takes_companions
from .table import heirs

HELPERS = [
    Black("friend_hand", 1, 0, [1]),
    Black("friend_action", 2, 0, []),
    Black("bon_vivant", 1, 0, [1]),
    Black("butler", 1, 0, [1]),
    Black("secretary", 1, 0, []),
    Black("friend_companions", 1, 0, []),
    Black("steward_farm", 1, 0, [1]),
    Black("steward_house", 1, 0, [1]),
    Black("gardener_vm", 1, 0, []),
    Black("gardener_sm", 1, 0, []),
    Black("gardener_sv", 1, 0, []),
    Black("agent_trade", 1, 0, [1]),
    Black("agent_price", 1, 0, []),
    Black("farm_broker", 1, 0, []),
    Black("gourmet", 1, 0, [1]),
    Black("coachman", 1, 0, [1]),
    Black("tailor", 1, 0, []),
    Black("sailor", 1, 0, []),
]
EXPENSES = [
    Black("reserv_chef2", 1, 0, [1, 2, 5], "chef chef", "gourmet"),
    Black("reserv_chef1", 1, 0, [1, 3], "chef", "gourmet"),
    Black("reserv_guest", 1, 0, [1, 2, 4], "guest dog", "gourmet"),
    Black("coach_horse", 1, 0, [1, 3], "horse", "coachman"),
    Black("coach_horse2", 1, 0, [1, 2, 5], "horse horse", "coachman"),
    Black("box_guest", 1, 0, [1, 3], "guest", "tailor"),
    Black("box_guest2", 1, 0, [1, 2, 4], "guest guest", "tailor"),
    Black("yacht", 1, 0, [1, 2, 5], "guest chef", "sailor"),
    Black("wine_cellar", 1, 0, [1, 3], "chef", "sailor"),
    Black("club", 2, 0, [2], "", "sailor"),
    Black("salon", 2, 1, [4], "", "sailor"),
]
# These three count farms, horses and dogs: here three farms, one horse and one dog.
COUNTING = [("farm_supplies", 6), ("horse_breeding", 2), ("dog_breeding", 4)]
COUNTING_ROWS = [Black(card, 1, 0, []) for card, _ in COUNTING]

# The extra cards of a plan, and more cards kept.
EXTRAS = [
    ("friend_hand", [], 4),
    ("friend_action", [], 2),
    ("bon_vivant", [], 2),
    ("butler", ["extra card"], 2),
    ("secretary", ["extra event"], 4),
    ("friend_companions", ["extra companion"], 4),
    ("steward_farm", [], 2),
    ("school_friend", ["extra card"], 4),
]


class Property(NamedTuple):
    """A property: its values from the top, its upkeep and its companions."""

    card: str
    modifier: int  # with +1 on farms, +2 on villas, +3 on summer residences, -4 on manors
    values: list[int]
    amounts: list[int]
    companions: str = ""


PROPERTIES = [
    Property("farm_15", 1, [15], [2, 6], "horse"),
    Property("farm_dog_horse", 1, [13], [2, 4, 7], "dog horse"),
    Property("farm_dog", 1, [11], [2, 5], "dog"),
    Property("farm_horses", 1, [17], [3, 5, 8], "horse horse"),
    Property("summer_a", 3, [10, 8, 6, 4, 2], [3]),
    Property("summer_b", 3, [11, 9, 7, 5, 3], [2, 4], "dog"),
    Property("summer_c", 3, [12, 9, 7, 5, 3], [2, 5], "guest"),
    Property("villa_a", 2, [13, 10, 7, 5, 3], [3]),
    Property("villa_b", 2, [14, 11, 8, 6, 4], [3, 5], "guest"),
    Property("villa_c", 2, [12, 10, 8, 6, 4], [2, 4, 6], "chef guest"),
    Property("mansion_a", -4, [16, 13, 10, 7, 5], [4]),
    Property("mansion_b", -4, [18, 15, 12, 9, 6], [4, 6], "guest"),
    Property("mansion_c", -4, [15, 12, 9, 7, 5], [3, 5, 7], "chef guest"),
]
MODIFIERS = [1, 2, 3, -4]


def name(row: Black | Property) -> str:
    return row.card


@pytest.mark.rule("L-45", "L-48", "L-50")
@pytest.mark.parametrize("row", HELPERS + EXPENSES + COUNTING_ROWS, ids=name)
def test_a_black_card_is_laid_and_replaced(row: Black) -> None:
    is_laid_and_replaced(row, "helper_expense")


@pytest.mark.rule("L-46", "L-47", "L-48")
@pytest.mark.parametrize("row", HELPERS + EXPENSES, ids=name)
def test_a_black_card_is_activated_for_its_amounts(row: Black) -> None:
    is_activated(row)


@pytest.mark.rule("L-47")
@pytest.mark.parametrize("row", HELPERS + EXPENSES + COUNTING_ROWS, ids=name)
def test_a_black_card_takes_its_companions_from_the_top(row: Black) -> None:
    takes_companions(row.card, row.companions.split())


@pytest.mark.rule("L-93")
@pytest.mark.parametrize("row", EXPENSES, ids=name)
def test_an_expense_is_raised_by_the_helper_of_its_symbol(row: Black) -> None:
    adds_to(row)


@pytest.mark.rule("L-90")
@pytest.mark.parametrize(("card", "money"), COUNTING)
def test_an_expense_that_counts(card: str, money: int) -> None:
    table = heirs(boards={"ann": f"{card} farm_dog+1 farm_15 farm_horses+1"}, actions={"ann": 0})
    table.turn(f"activate {card}")
    assert (table.money("ann"), table.actions("ann"), table.board("ann")[0]) == (70 - money, 0, f"{card}!")


@pytest.mark.rule("L-94", "L-80")
@pytest.mark.parametrize(("card", "extras", "kept"), EXTRAS)
def test_what_a_helper_does_with_cards(card: str, extras: list[str], kept: int) -> None:
    planning = heirs(phase="plan", boards={"ann": card})
    planning.turn("plan 3")
    assert [text for text in planning.may() if text.startswith("extra")] == extras
    table = heirs(phase="keep", hands={"ann": "chef chef chef chef guest"}, boards={"ann": card})
    table.choose("ann", *["keep chef"] * (kept - 1))
    assert table.due == ["ann"]
    table.choose("ann", "keep guest")
    assert (table.phase, table.hand("ann")) == ("plan", ["chef"] * (kept - 1) + ["guest"])


@pytest.mark.rule("L-60", "L-81")
@pytest.mark.parametrize("row", PROPERTIES, ids=name)
def test_a_property_is_bought_for_one_action_at_its_top_value(row: Property) -> None:
    price = row.values[0] + row.modifier
    table = heirs(hands={"ann": row.card}, modifiers=MODIFIERS, actions={"ann": 2})
    table.turn(f"buy {row.card}")
    assert (table.money("ann"), table.actions("ann")) == (70 - price, 1)
    assert (table.hand("ann"), table.board("ann")) == ([], [row.card])
    assert table.view().heirs[0].board[0].value == row.values[0]
    assert heirs(hands={"ann": row.card}, actions={"ann": 0}).may() == ["done"]


@pytest.mark.rule("L-62", "L-50")
@pytest.mark.parametrize("row", PROPERTIES, ids=name)
def test_a_property_is_sold_for_one_action_at_its_value(row: Property) -> None:
    for step, value in enumerate(row.values):
        table = heirs(boards={"ann": f"{row.card}@{step}"}, modifiers=MODIFIERS, actions={"ann": 2})
        table.turn(f"sell {row.card}")
        assert (table.money("ann"), table.actions("ann")) == (70 + value + row.modifier, 1)
        assert (table.board("ann"), table.discards("property")) == ([], [row.card])


@pytest.mark.rule("L-61", "L-47")
@pytest.mark.parametrize("row", PROPERTIES, ids=name)
def test_a_property_is_maintained_for_one_action(row: Property) -> None:
    is_activated(Black(row.card, 1, 1, row.amounts))
    assert heirs(boards={"ann": row.card}, actions={"ann": 0}).may() == ["done"]


@pytest.mark.rule("L-47")
@pytest.mark.parametrize("row", PROPERTIES, ids=name)
def test_a_property_takes_its_companions_from_the_top(row: Property) -> None:
    takes_companions(row.card, row.companions.split())


@pytest.mark.rule("L-81")
@pytest.mark.parametrize("row", PROPERTIES, ids=name)
def test_a_property_loses_value_step_by_step_unless_it_is_a_farm(row: Property) -> None:
    for step, _ in enumerate(row.values):
        table = heirs(boards={"ann": f"{row.card}@{step}"})
        table.rest_of_round()
        lower = min(step + 1, len(row.values) - 1)
        assert table.view().heirs[0].board[0].value == row.values[lower]


@pytest.mark.rule("L-45", "L-60")
def test_these_are_the_45_black_cards_of_the_ordinary_decks() -> None:
    assert (len(HELPERS), len(EXPENSES) + len(COUNTING), len(PROPERTIES)) == (18, 14, 13)
