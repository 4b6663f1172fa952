"""What choices lead to, and what others lack, with the numbers of the rulebook's examples."""

from __future__ import annotations

from typing import Any

import pytest

from clubantique.core.facts import Lack

from .table import Heirs, heirs

CARRIAGE = "play carriage_guest_dog"
FULL = "villa_b villa_c farm_15 summer_a mansion_b"


def facts(table: Heirs, text: str, *run: str) -> Any:
    codes = [table.game.code(each) for each in run]
    return table.game.option(table.state, 0, codes, table.game.code(text))


def outlook(table: Heirs, *run: str) -> Any:
    return table.game.outlook(table.state, 0, [table.game.code(each) for each in run])


def lacks(table: Heirs, text: str) -> list[Lack]:
    (found,) = [each for each in table.game.obstacles(table.state, 0) if each.choice == text]
    return found.lacks


@pytest.mark.rule("L-60", "L-92")
def test_a_price_is_said_as_far_as_the_money_goes() -> None:
    """Two agents could make it dearer; with 15 pounds there is no such price."""
    table = heirs(
        hands={"ann": "villa_a"}, boards={"ann": "agent_price"}, actions={"ann": 1}, money={"ann": 14}
    )
    assert facts(table, "buy villa_a").price == [11, 13]


@pytest.mark.rule("L-45", "L-92")
def test_on_a_full_board_the_price_is_that_without_the_card_that_leaves() -> None:
    board = "agent_price villa_b villa_c farm_15 summer_a"
    table = heirs(hands={"ann": "villa_a"}, boards={"ann": board}, actions={"ann": 1})
    assert facts(table, "buy villa_a").price == [13]
    assert facts(table, "buy villa_a").full == "yes"


@pytest.mark.rule("L-63")
def test_a_price_above_the_money_is_what_is_lacking() -> None:
    table = heirs(hands={"ann": "mansion_a"}, money={"ann": 12}, actions={"ann": 1})
    assert lacks(table, "buy mansion_a") == [Lack("money", 16, 12)]


@pytest.mark.rule("L-63", "L-70")
def test_without_money_and_property_nothing_is_bought_at_any_price() -> None:
    table = heirs(hands={"ann": "villa_a"}, money={"ann": 0}, actions={"ann": 1})
    assert lacks(table, "buy villa_a") == [Lack("money", 13, 0)]


@pytest.mark.rule("L-45")
def test_a_board_full_of_property_lacks_a_space() -> None:
    table = heirs(hands={"ann": "villa_a"}, boards={"ann": FULL}, actions={"ann": 0})
    assert lacks(table, "buy villa_a") == [Lack("actions", 1, 0), Lack("space", 6, 5)]


@pytest.mark.rule("L-33")
def test_where_all_extensions_are_gone_one_is_lacking() -> None:
    table = heirs(phase="errand", extensions=0)
    assert lacks(table, "extension") == [Lack("extension", 1, 0)]


@pytest.mark.rule("L-46", "L-92")
def test_who_ends_the_turn_hears_what_costs_no_action() -> None:
    table = heirs(boards={"ann": "reserv_chef2 mansion_a steward_house"}, actions={"ann": 2})
    said = facts(table, "done")
    assert (said.actions, said.count) == (2, len(said.cards))
    assert "reserv_chef2" in said.cards
    assert "mansion_a" in said.cards


@pytest.mark.rule("L-20", "L-94")
def test_a_plan_says_what_is_left_to_draw() -> None:
    table = heirs(phase="plan")
    assert outlook(table, "plan 6", "draw-event 3").draw == facts(table, "plan 6").cards - 3


@pytest.mark.rule("L-43", "L-63")
def test_the_total_of_a_card_grows_with_its_companions() -> None:
    table = heirs(hands={"ann": "carriage_guest_dog dog guest"}, actions={"ann": 2})
    alone, joined = outlook(table, CARRIAGE), outlook(table, CARRIAGE, "with dog")
    assert joined.amounts[0] - alone.amounts[0] == facts(table, "with dog", CARRIAGE).money
    assert (joined.cost, joined.actions) == (1, 2)
