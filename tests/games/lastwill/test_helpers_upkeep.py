"""Helpers on the upkeep of property: L-92, with L-48."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotPossible

from .boxes import with_cards
from .table import heirs

HOUSES = [("villa_a", 3), ("summer_a", 3), ("mansion_a", 4)]
STEWARDS = [("steward_farm", "farm_15", "farm_15", 2), ("steward_house", "villa_a", "villa_a", 3)]

# With three pounds more: the gardener, what it helps with, and what it does not.
GARDENERS = [
    ("gardener_vm", ["villa_a", "mansion_a"], ["summer_a", "farm_15"]),
    ("gardener_sm", ["summer_a", "mansion_a"], ["villa_a", "farm_15"]),
    ("gardener_sv", ["summer_a", "villa_a"], ["mansion_a", "farm_15"]),
    ("landscape_gardener", ["summer_a", "villa_a", "mansion_a"], ["farm_15"]),
]
BASIC = {"farm_15": 2, "villa_a": 3, "summer_a": 3, "mansion_a": 4}


# --- one activation a round without an action --------------------------------------------------


@pytest.mark.rule("L-92")
def test_a_farm_is_activated_without_an_action() -> None:
    table = heirs(boards={"ann": "steward_farm farm_15"}, actions={"ann": 0})
    table.turn("activate farm_15")
    assert (table.money("ann"), table.actions("ann")) == (68, 0)
    assert table.board("ann") == ["steward_farm", "farm_15!"]


@pytest.mark.rule("L-92", "L-61", "L-81")
@pytest.mark.parametrize(("house", "upkeep"), HOUSES)
def test_a_house_of_any_type_is_activated_without_an_action_and_maintained(house: str, upkeep: int) -> None:
    table = heirs(boards={"ann": f"steward_house {house}@1"}, actions={"ann": 0})
    table.turn(f"activate {house}")
    assert (table.money("ann"), table.actions("ann")) == (70 - upkeep, 0)
    assert table.board("ann") == ["steward_house", f"{house}@1!"]
    table.rest_of_round()
    assert table.board("ann") == ["steward_house", f"{house}@1"]


@pytest.mark.rule("L-92")
def test_a_steward_serves_only_his_own_kind_of_property() -> None:
    farm = heirs(boards={"ann": "steward_farm! villa_a summer_a mansion_a"}, actions={"ann": 0})
    assert farm.may() == ["done"]
    house = heirs(boards={"ann": "steward_house! farm_15 farm_dog salon"}, actions={"ann": 0})
    assert house.may() == ["done"]


@pytest.mark.rule("L-92", "L-48")
@pytest.mark.parametrize(("steward", "first", "second", "upkeep"), STEWARDS)
def test_a_steward_serves_once_a_round(steward: str, first: str, second: str, upkeep: int) -> None:
    table = heirs(boards={"ann": f"{steward}! {first} {second}"}, actions={"ann": 0})
    table.turn(f"activate {first}.2")
    assert table.may() == ["done"]
    paid = heirs(boards={"ann": f"{steward} {first} {second}"}, actions={"ann": 1})
    paid.turn(f"activate {first}", f"free {steward}", f"activate {second}.2")
    assert (paid.money("ann"), paid.actions("ann")) == (70 - 2 * upkeep, 0)


@pytest.mark.rule("L-92", "L-48")
@pytest.mark.parametrize(("steward", "card", "_", "upkeep"), STEWARDS)
def test_a_steward_is_optional(steward: str, card: str, _: str, upkeep: int) -> None:
    table = heirs(boards={"ann": f"{steward} {card} {card}"}, actions={"ann": 1})
    table.turn(f"activate {card}")
    assert table.may() == [f"free {steward}", f"spend {upkeep}"]
    table.turn(f"spend {upkeep}")
    assert table.actions("ann") == 0
    table.turn(f"activate {card}.2")  # the steward has not served yet
    assert (table.money("ann"), table.actions("ann")) == (70 - 2 * upkeep, 0)


@pytest.mark.rule("L-92", "L-48")
@pytest.mark.parametrize(("steward", "card", "_", "upkeep"), STEWARDS)
def test_two_equal_stewards_serve_once_each(steward: str, card: str, _: str, upkeep: int) -> None:
    game = with_cards(**{steward: 2, card: 3})
    table = heirs(
        game=game, boards={"ann": f"{steward}! {steward}! {card} {card} {card}"}, actions={"ann": 0}
    )
    table.turn(f"activate {card}")
    assert table.may() == [f"free {steward}", f"free {steward}.2"]
    table.turn(f"free {steward}.2", f"activate {card}.2")
    assert (table.money("ann"), table.may()) == (70 - 2 * upkeep, ["done"])


@pytest.mark.rule("L-92", "L-46")
def test_free_of_an_action_is_not_a_second_time() -> None:
    table = heirs(boards={"ann": "steward_house! villa_a!"}, actions={"ann": 1})
    assert table.may() == ["done", "sell villa_a"]


@pytest.mark.rule("L-92", "L-47")
def test_with_a_steward_any_filled_amount_may_be_chosen() -> None:
    table = heirs(boards={"ann": "steward_farm farm_dog_horse+2"}, actions={"ann": 1})
    table.turn("activate farm_dog_horse")
    assert table.may() == ["free steward_farm", "spend 2", "spend 4", "spend 7"]
    table.turn("free steward_farm")
    assert table.may() == ["spend 2", "spend 4", "spend 7"]
    table.turn("spend 7")
    assert (table.money("ann"), table.actions("ann")) == (63, 1)


@pytest.mark.rule("L-92", "L-48", "L-82")
@pytest.mark.parametrize(("steward", "card", "_", "upkeep"), STEWARDS)
def test_hired_this_round_a_steward_serves_and_anew_the_next(
    steward: str, card: str, _: str, upkeep: int
) -> None:
    table = heirs(hands={"ann": steward}, boards={"ann": card}, actions={"ann": 1})
    table.turn(f"lay {steward}", f"activate {card}")
    assert (table.money("ann"), table.actions("ann")) == (70 - upkeep, 0)
    assert len(table.view().heirs[0].board[1].uses) == 1
    table.rest_of_round()
    assert table.view().heirs[0].board[1].uses == []


@pytest.mark.rule("L-92", "L-48", "L-45")
@pytest.mark.parametrize(("steward", "card", "_", "upkeep"), STEWARDS)
def test_a_discarded_steward_serves_no_longer(steward: str, card: str, _: str, upkeep: int) -> None:
    board = {"ann": f"{steward} {card}"}
    table = heirs(hands={"ann": "tailor"}, boards=board, spaces={"ann": 2}, actions={"ann": 1})
    table.turn("lay tailor", f"instead-of {steward}")
    assert table.may() == ["done"]
    paid = heirs(hands={"ann": "tailor"}, boards=board, spaces={"ann": 2}, actions={"ann": 2})
    paid.turn("lay tailor", f"instead-of {steward}", f"activate {card}")
    assert (paid.money("ann"), paid.actions("ann")) == (70 - upkeep, 0)


@pytest.mark.rule("L-92", "L-63")
@pytest.mark.parametrize(("steward", "card", "_", "upkeep"), STEWARDS)
def test_a_steward_makes_no_debts_possible(steward: str, card: str, _: str, upkeep: int) -> None:
    table = heirs(boards={"ann": f"{steward} {card}"}, money={"ann": upkeep - 1}, actions={"ann": 1})
    assert f"activate {card}" not in table.may()


# --- three pounds more -------------------------------------------------------------------------


@pytest.mark.rule("L-92")
@pytest.mark.parametrize(("gardener", "helped", "others"), GARDENERS)
def test_a_gardener_adds_three_to_the_types_shown_and_no_others(
    gardener: str, helped: list[str], others: list[str]
) -> None:
    for card in helped:
        table = heirs(boards={"ann": f"{gardener} {card}"}, actions={"ann": 1})
        table.turn(f"activate {card}")
        assert table.may() == [f"spend {BASIC[card]}", f"spend {BASIC[card] + 3}"]
        table.turn(f"spend {BASIC[card] + 3}")
        assert (table.money("ann"), table.actions("ann")) == (67 - BASIC[card], 0)
    for card in others:
        table = heirs(boards={"ann": f"{gardener} {card}"}, actions={"ann": 1})
        table.turn(f"activate {card}")
        assert (table.money("ann"), table.actions("ann")) == (70 - BASIC[card], 0)


@pytest.mark.rule("L-92", "L-48")
def test_the_gardener_is_optional() -> None:
    table = heirs(boards={"ann": "gardener_vm villa_a"}, actions={"ann": 1})
    table.turn("activate villa_a", "spend 3")
    assert (table.money("ann"), table.board("ann")) == (67, ["gardener_vm", "villa_a!"])


@pytest.mark.rule("L-92", "L-47")
def test_three_more_whatever_amount_is_chosen() -> None:
    table = heirs(boards={"ann": "gardener_vm mansion_c+2"}, actions={"ann": 1})
    table.turn("activate mansion_c")
    assert table.may() == ["spend 3", "spend 5", "spend 6", "spend 7", "spend 8", "spend 10"]
    table.turn("spend 10")
    assert table.money("ann") == 60


@pytest.mark.rule("L-92")
def test_three_more_also_when_the_activation_is_free() -> None:
    table = heirs(boards={"ann": "gardener_vm steward_house villa_a"}, actions={"ann": 0})
    table.turn("activate villa_a", "spend 6")
    assert (table.money("ann"), table.actions("ann")) == (64, 0)


@pytest.mark.rule("L-92")
def test_a_gardener_helps_at_every_activation_of_a_round() -> None:
    table = heirs(boards={"ann": "gardener_vm villa_a mansion_a"}, actions={"ann": 2})
    table.turn("activate villa_a", "spend 6", "activate mansion_a", "spend 7")
    assert table.money("ann") == 57


@pytest.mark.rule("L-92", "L-48")
@pytest.mark.parametrize("helpers", ["gardener_vm gardener_vm", "gardener_vm gardener_sm"])
def test_two_gardeners_add_six(helpers: str) -> None:
    table = heirs(game=with_cards(gardener_vm=2), boards={"ann": f"{helpers} mansion_a"}, actions={"ann": 1})
    table.turn("activate mansion_a")
    assert table.may() == ["spend 4", "spend 7", "spend 10"]
    table.turn("spend 10")
    assert table.money("ann") == 60


@pytest.mark.rule("L-92", "L-63")
def test_the_sum_of_upkeep_makes_no_debts() -> None:
    game = with_cards(gardener_vm=2)
    board = {"ann": "gardener_vm gardener_vm mansion_a"}
    table = heirs(game=game, boards=board, money={"ann": 9}, actions={"ann": 1})
    table.turn("activate mansion_a")
    assert table.may() == ["spend 4", "spend 7"]
    with pytest.raises(NotPossible):
        table.turn("spend 10")
    exact = heirs(game=game, boards=board, money={"ann": 10}, actions={"ann": 1})
    exact.turn("activate mansion_a", "spend 10")
    assert exact.money("ann") == 0
    poor = heirs(game=game, boards=board, money={"ann": 6}, actions={"ann": 1})
    poor.turn("activate mansion_a")
    assert poor.money("ann") == 2


@pytest.mark.rule("L-92", "L-48", "L-45")
def test_a_gardener_adds_when_hired_and_not_when_discarded() -> None:
    table = heirs(hands={"ann": "gardener_sv"}, boards={"ann": "summer_a"}, actions={"ann": 2})
    table.turn("lay gardener_sv", "activate summer_a", "spend 6")
    assert (table.money("ann"), table.actions("ann")) == (64, 0)
    gone = heirs(
        hands={"ann": "tailor"}, boards={"ann": "gardener_sv summer_a"}, spaces={"ann": 2}, actions={"ann": 2}
    )
    gone.turn("lay tailor", "instead-of gardener_sv", "activate summer_a")
    assert (gone.money("ann"), gone.actions("ann")) == (67, 0)


@pytest.mark.rule("L-92")
def test_a_gardener_adds_to_upkeep_only() -> None:
    table = heirs(
        hands={"ann": "villa_a dinner_basic"},
        boards={"ann": "gardener_vm mansion_b salon"},
        actions={"ann": 4},
    )
    table.turn("buy villa_a")
    assert table.money("ann") == 57
    table.turn("sell mansion_b")
    assert table.money("ann") == 75
    table.turn("play dinner_basic", "activate salon")
    assert (table.money("ann"), table.actions("ann")) == (69, 0)
