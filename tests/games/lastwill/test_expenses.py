"""What expenses spend: L-90."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotPossible

from .boxes import with_cards
from .table import heirs

THREE_FARMS = "farm_15 farm_dog_horse farm_horses"


# --- plain activations -------------------------------------------------------------------------


@pytest.mark.rule("L-90", "L-46")
def test_spend_4_for_one_action() -> None:
    table = heirs(boards={"ann": "salon"}, actions={"ann": 2})
    table.turn("activate salon")
    assert (table.money("ann"), table.actions("ann"), table.board("ann")) == (66, 1, ["salon!"])
    assert "activate salon" not in table.may()


@pytest.mark.rule("L-90", "L-41")
def test_spend_4_needs_the_action() -> None:
    table = heirs(boards={"ann": "salon club"}, actions={"ann": 0})
    assert table.may() == ["done", "activate club"]


@pytest.mark.rule("L-90", "L-46")
def test_spend_2_needs_no_action() -> None:
    table = heirs(boards={"ann": "club"}, actions={"ann": 0})
    table.turn("activate club")
    assert (table.money("ann"), table.actions("ann"), table.board("ann")) == (68, 0, ["club!"])


@pytest.mark.rule("L-90", "L-45")
def test_two_equal_expenses_are_activated_one_by_one() -> None:
    table = heirs(boards={"ann": "club club"}, actions={"ann": 0})
    table.turn("activate club.2")
    assert (table.money("ann"), table.board("ann")) == (68, ["club", "club!"])
    assert table.may() == ["done", "activate club"]
    table.turn("activate club")
    assert (table.money("ann"), table.board("ann")) == (66, ["club!", "club!"])
    assert table.may() == ["done"]


# --- 2 per own farm ----------------------------------------------------------------------------


@pytest.mark.rule("L-90")
@pytest.mark.parametrize(
    ("board", "money"),
    [
        ("farm_15", 68),
        ("farm_15 farm_15", 66),
        (THREE_FARMS, 64),
        ("farm_15 villa_a summer_b mansion_c", 68),  # houses are no farms
        ("farm_dog_horse+2", 68),  # markers do not count
        ("farm_15!", 68),  # an activated farm counts
    ],
)
def test_spend_2_per_own_farm(board: str, money: int) -> None:
    table = heirs(boards={"ann": f"farm_supplies {board}", "bob": "farm_dog"}, actions={"ann": 0})
    table.turn("activate farm_supplies")
    assert (table.money("ann"), table.actions("ann")) == (money, 0)
    assert table.board("ann") == ["farm_supplies!", *board.split()]


# --- 2 per horse marker on own farms -----------------------------------------------------------


@pytest.mark.rule("L-90")
@pytest.mark.parametrize(
    ("board", "money"),
    [
        ("farm_15+1", 68),
        ("farm_horses+1", 68),
        ("farm_horses+2", 66),
        ("farm_dog_horse+2", 68),  # the dog does not count
        ("farm_15+1 farm_dog_horse+2 farm_horses+2", 62),
        ("farm_15+1 farm_15 coach_horse2+2", 68),  # horses before a coach stand on no farm
    ],
)
def test_spend_2_per_horse_on_own_farms(board: str, money: int) -> None:
    table = heirs(boards={"ann": f"horse_breeding {board}", "bob": "farm_dog_horse+2"}, actions={"ann": 0})
    table.turn("activate horse_breeding")
    assert (table.money("ann"), table.actions("ann")) == (money, 0)


# --- 1 per own farm and 1 per dog marker on them -----------------------------------------------


@pytest.mark.rule("L-90")
@pytest.mark.parametrize(
    ("board", "money"),
    [
        ("farm_15", 69),
        ("farm_15+1", 69),  # a horse is no dog
        ("farm_dog", 69),
        ("farm_dog+1", 68),
        ("farm_dog_horse+2", 68),
        ("farm_dog+1 farm_dog_horse+1 farm_15", 65),
        ("farm_15 summer_b+1 reserv_guest+2", 69),  # dogs elsewhere do not count
    ],
)
def test_spend_1_per_own_farm_and_1_per_dog_on_them(board: str, money: int) -> None:
    table = heirs(boards={"ann": f"dog_breeding {board}", "bob": "farm_dog_horse+1"}, actions={"ann": 0})
    table.turn("activate dog_breeding")
    assert (table.money("ann"), table.actions("ann")) == (money, 0)


# --- all three ---------------------------------------------------------------------------------


@pytest.mark.rule("L-90")
@pytest.mark.parametrize(
    ("expense", "board"),
    [
        ("farm_supplies", ""),
        ("farm_supplies", "villa_a"),
        ("horse_breeding", ""),
        ("horse_breeding", "farm_15 farm_dog_horse+1 farm_horses"),
        ("horse_breeding", "coach_horse+1 villa_a"),
        ("dog_breeding", ""),
        ("dog_breeding", "summer_b+1 reserv_guest+2"),
    ],
)
def test_an_activation_that_would_spend_nothing_is_not_possible(expense: str, board: str) -> None:
    table = heirs(boards={"ann": f"{expense} {board}", "bob": "farm_dog+1 farm_15+1"})
    assert f"activate {expense}" not in table.may()
    with pytest.raises(NotPossible):
        table.turn(f"activate {expense}")


@pytest.mark.rule("L-90")
def test_the_amount_is_what_counts_when_the_card_is_activated() -> None:
    table = heirs(
        hands={"ann": "farm_dog dog"},
        boards={"ann": "farm_supplies dog_breeding farm_15"},
        actions={"ann": 3},
    )
    table.turn("activate farm_supplies")
    assert table.money("ann") == 68
    table.turn("buy farm_dog")
    assert table.money("ann") == 57
    assert "activate farm_supplies" not in table.may()
    table.turn("put farm_dog", "activate dog_breeding")
    assert table.money("ann") == 54


@pytest.mark.rule("L-90", "L-62")
def test_a_farm_that_was_sold_counts_no_longer() -> None:
    table = heirs(boards={"ann": "farm_supplies horse_breeding farm_15+1"}, actions={"ann": 1})
    assert {"activate farm_supplies", "activate horse_breeding"} <= set(table.may())
    table.turn("sell farm_15")
    assert table.may() == ["done"]


@pytest.mark.rule("L-90", "L-63")
@pytest.mark.parametrize(
    ("expense", "board", "amount"),
    [
        ("farm_supplies", "farm_15 farm_dog", 4),
        ("horse_breeding", "farm_horses+2", 4),
        ("dog_breeding", "farm_dog+1 farm_15", 3),
    ],
)
def test_no_part_of_the_amount_may_be_chosen_and_no_debts_made(expense: str, board: str, amount: int) -> None:
    poor = heirs(boards={"ann": f"{expense} {board}"}, money={"ann": amount - 1})
    assert f"activate {expense}" not in poor.may()
    table = heirs(boards={"ann": f"{expense} {board}"}, money={"ann": amount})
    table.turn(f"activate {expense}")
    assert (table.money("ann"), table.player) == (0, "ann")
    assert table.board("ann")[0] == f"{expense}!"


@pytest.mark.rule("L-90", "L-47")
@pytest.mark.parametrize(
    ("expense", "farm", "animal", "money"),
    [("horse_breeding", "farm_15", "horse", 68), ("dog_breeding", "farm_dog", "dog", 68)],
)
def test_a_marker_set_with_a_wild_companion_counts_as_the_animal_of_its_space(
    expense: str, farm: str, animal: str, money: int
) -> None:
    table = heirs(hands={"ann": f"wild {animal}"}, boards={"ann": f"{expense} {farm}"}, actions={"ann": 1})
    table.turn(f"put {farm}", f"wild-as {animal}", f"activate {expense}")
    assert (table.money("ann"), table.actions("ann"), table.hand("ann")) == (money, 0, [animal])


@pytest.mark.rule("L-90", "L-91")
def test_a_marker_from_the_livestock_market_counts_as_well() -> None:
    table = heirs(
        hands={"ann": "livestock_market"},
        boards={"ann": "horse_breeding dog_breeding farm_dog_horse"},
        actions={"ann": 1},
    )
    table.turn("play livestock_market", "put farm_dog_horse", "put farm_dog_horse")
    table.turn("activate horse_breeding", "activate dog_breeding")
    assert table.money("ann") == 66


@pytest.mark.rule("L-90", "L-46")
def test_two_equal_expenses_each_spend_their_own_amount() -> None:
    game = with_cards(farm_supplies=2, horse_breeding=2, dog_breeding=2)
    board = "farm_supplies farm_supplies horse_breeding dog_breeding dog_breeding farm_dog_horse+2"
    table = heirs(game=game, boards={"ann": board}, spaces={"ann": 6})
    table.turn("activate farm_supplies", "activate farm_supplies.2")
    assert table.money("ann") == 66
    table.turn("activate horse_breeding", "activate dog_breeding.2", "activate dog_breeding")
    assert table.money("ann") == 60


@pytest.mark.rule("L-90", "L-45")
def test_they_can_be_activated_in_the_round_they_are_laid() -> None:
    table = heirs(hands={"ann": "dog_breeding"}, boards={"ann": "farm_dog+1"}, actions={"ann": 1})
    table.turn("lay dog_breeding")
    assert (table.money("ann"), table.actions("ann")) == (70, 0)
    table.turn("activate dog_breeding")
    assert table.money("ann") == 68


@pytest.mark.rule("L-90", "L-45", "L-50")
def test_discarded_they_are_gone() -> None:
    table = heirs(
        hands={"ann": "gourmet"},
        boards={"ann": "farm_supplies! farm_15"},
        actions={"ann": 1},
        spaces={"ann": 2},
    )
    table.turn("lay gourmet", "instead-of farm_supplies")
    assert (table.board("ann"), table.discards("helper_expense")) == (
        ["farm_15", "gourmet"],
        ["farm_supplies"],
    )


@pytest.mark.rule("L-90")
def test_no_helper_adds_to_them() -> None:
    helpers = "gourmet coachman tailor sailor landscape_gardener"
    table = heirs(boards={"ann": f"farm_supplies farm_15 {helpers}"}, spaces={"ann": 7})
    table.turn("activate farm_supplies")
    assert table.money("ann") == 68
