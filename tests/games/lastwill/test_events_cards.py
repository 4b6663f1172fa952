"""What single events do: L-91."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotPossible

from .boxes import with_cards
from .table import Heirs, heirs

HECTIC = ["hectic_day_2", "hectic_day_3"]


# --- animals -----------------------------------------------------------------------------------


def market(board: str, hand: str = "", actions: int = 1, money: int = 70) -> Heirs:
    return heirs(
        hands={"ann": f"livestock_market {hand}"},
        boards={"ann": board, "bob": "farm_dog_horse"},
        actions={"ann": actions},
        money={"ann": money},
    )


@pytest.mark.rule("L-91")
@pytest.mark.parametrize(
    ("board", "puts", "after"),
    [
        ("farm_dog summer_b", ["farm_dog", "summer_b"], ["farm_dog+1", "summer_b+1"]),  # two dogs
        ("farm_15 farm_15", ["farm_15.2", "farm_15"], ["farm_15+1", "farm_15+1"]),  # two horses
        ("farm_dog farm_15", ["farm_15", "farm_dog"], ["farm_dog+1", "farm_15+1"]),  # one of each
        (
            "farm_dog_horse",
            ["farm_dog_horse", "farm_dog_horse"],
            ["farm_dog_horse+2"],
        ),  # the first opens the second
        ("farm_horses", ["farm_horses", "farm_horses"], ["farm_horses+2"]),
        ("coach_horse2", ["coach_horse2", "coach_horse2"], ["coach_horse2+2"]),  # expenses too
        ("reserv_guest+1 summer_b@3!", ["summer_b", "reserv_guest"], ["reserv_guest+2", "summer_b@3+1!"]),
    ],
)
def test_one_action_for_two_animals_on_the_own_board(board: str, puts: list[str], after: list[str]) -> None:
    table = market(board)
    table.turn("play livestock_market", *[f"put {card}" for card in puts])
    assert (table.money("ann"), table.actions("ann"), table.board("ann")) == (70, 0, after)
    assert (table.hand("ann"), table.discards("special_1")) == ([], ["livestock_market"])
    assert table.board("bob") == ["farm_dog_horse"]


@pytest.mark.rule("L-91")
def test_one_animal_is_enough() -> None:
    table = market("farm_dog_horse farm_15")
    table.turn("play livestock_market")
    assert sorted(table.may()) == ["put farm_15", "put farm_dog_horse"]  # at least one
    table.turn("put farm_dog_horse")
    assert sorted(table.may()) == ["enough", "put farm_15", "put farm_dog_horse"]
    table.turn("enough")
    assert (table.board("ann"), table.actions("ann")) == (["farm_dog_horse+1", "farm_15"], 0)
    assert table.discards("special_1") == ["livestock_market"]


@pytest.mark.rule("L-91")
def test_where_only_one_fits_only_one_is_placed() -> None:
    table = market("farm_15 farm_dog+1 villa_b", actions=2)
    table.turn("play livestock_market", "put farm_15")
    assert (table.board("ann"), table.actions("ann")) == (["farm_15+1", "farm_dog+1", "villa_b"], 1)
    assert table.hand("ann") == []


@pytest.mark.rule("L-91")
def test_never_more_than_two() -> None:
    table = market("farm_horses farm_15 farm_dog", actions=2)
    table.turn("play livestock_market", "put farm_15", "put farm_dog")
    assert table.board("ann") == ["farm_horses", "farm_15+1", "farm_dog+1"]
    assert not [text for text in table.may() if text.startswith("put")]


@pytest.mark.rule("L-91")
def test_a_second_marker_needs_a_space_of_its_own() -> None:
    table = market("farm_15 farm_dog")
    table.turn("play livestock_market", "put farm_15")
    assert sorted(table.may()) == ["enough", "put farm_dog"]


@pytest.mark.rule("L-91")
@pytest.mark.parametrize(
    "board",
    [
        "",
        "villa_a mansion_a",  # no spaces
        "villa_b summer_c reserv_chef2",  # spaces for guests and chefs
        "reserv_guest",  # the dog's space is not the topmost free one
        "farm_15+1 farm_dog+1 farm_horses+2 summer_b+1 coach_horse+1",  # all filled
    ],
)
def test_without_a_space_for_an_animal_it_cannot_be_played(board: str) -> None:
    table = market(board, hand="dog horse wild", actions=3)
    assert "play livestock_market" not in table.may()
    with pytest.raises(NotPossible):
        table.turn("play livestock_market")


@pytest.mark.rule("L-91", "L-51")
def test_no_companion_cards_are_discarded_for_the_animals() -> None:
    table = market("farm_dog_horse", hand="dog horse wild")
    table.turn("play livestock_market", "put farm_dog_horse", "put farm_dog_horse")
    assert (table.hand("ann"), table.discards("companion")) == (["dog", "horse", "wild"], [])
    assert table.view().wilds == 1


@pytest.mark.rule("L-91", "L-41")
def test_the_livestock_market_costs_one_action_and_no_money() -> None:
    assert "play livestock_market" not in market("farm_15", actions=0).may()
    table = market("farm_15", money=0)
    table.turn("play livestock_market", "put farm_15")
    assert (table.money("ann"), table.actions("ann")) == (0, 0)


@pytest.mark.rule("L-91", "L-47")
def test_a_marker_of_the_livestock_market_counts_at_once() -> None:
    table = market("farm_15", actions=2)
    table.turn("play livestock_market", "put farm_15", "activate farm_15", "spend 6")
    assert (table.money("ann"), table.actions("ann")) == (64, 0)


# --- actions -----------------------------------------------------------------------------------


@pytest.mark.rule("L-91")
@pytest.mark.parametrize("card", HECTIC)
@pytest.mark.parametrize("actions", [1, 4])
def test_hectic_day_one_action_gains_three(card: str, actions: int) -> None:
    table = heirs(hands={"ann": card}, actions={"ann": actions})
    table.turn(f"play {card}")
    assert (table.money("ann"), table.actions("ann"), table.hand("ann")) == (70, actions + 2, [])
    assert table.discards(f"special_{card[-1]}") == [card]


@pytest.mark.rule("L-91", "L-42")
@pytest.mark.parametrize("card", [*HECTIC, "early_start"])
def test_the_cost_comes_first_then_the_gain(card: str) -> None:
    table = heirs(hands={"ann": f"{card} dinner_basic"}, actions={"ann": 0})
    assert table.may() == ["done"]


@pytest.mark.rule("L-91", "L-40")
def test_two_hectic_days_in_one_turn() -> None:
    table = heirs(hands={"ann": "hectic_day_2 hectic_day_3"}, actions={"ann": 1})
    table.turn("play hectic_day_3", "play hectic_day_2")
    assert table.actions("ann") == 5
    assert (table.discards("special_2"), table.discards("special_3")) == (["hectic_day_2"], ["hectic_day_3"])


@pytest.mark.rule("L-91")
def test_a_hectic_day_is_possible_without_money() -> None:
    table = heirs(
        hands={"ann": "hectic_day_2"}, boards={"ann": "farm_15"}, money={"ann": 0}, actions={"ann": 1}
    )
    table.turn("play hectic_day_2")
    assert (table.money("ann"), table.actions("ann")) == (0, 3)


@pytest.mark.rule("L-91")
def test_early_start_one_action_and_two_pounds_gain_two_actions() -> None:
    table = heirs(hands={"ann": "early_start"}, actions={"ann": 1})
    table.turn("play early_start")
    assert (table.money("ann"), table.actions("ann"), table.hand("ann")) == (68, 2, [])
    assert table.discards("special_1") == ["early_start"]


@pytest.mark.rule("L-91", "L-63")
def test_early_start_makes_no_debts_with_property() -> None:
    table = heirs(
        hands={"ann": "early_start"},
        boards={"ann": "farm_15"},
        money={"ann": 2},
        actions={"ann": 1},
    )
    table.turn("play early_start")
    assert (table.money("ann"), table.actions("ann")) == (0, 2)
    poor = heirs(
        hands={"ann": "early_start"}, boards={"ann": "farm_15"}, money={"ann": 1}, actions={"ann": 1}
    )
    assert "play early_start" not in poor.may()


@pytest.mark.rule("L-91", "L-40")
def test_gained_actions_are_lost_when_the_turn_ends() -> None:
    table = heirs(hands={"ann": "hectic_day_2", "bob": "dinner_basic"}, actions={"ann": 1, "bob": 1})
    table.turn("play hectic_day_2", "done")
    assert (table.actions("ann"), table.actions("bob")) == (0, 1)


# --- several options ---------------------------------------------------------------------------


@pytest.mark.rule("L-91", "L-44")
@pytest.mark.parametrize(("option", "actions", "money"), [(1, 5, 66), (2, 3, 61), (3, 1, 53)])
def test_the_ball_of_the_rulebook(option: int, actions: int, money: int) -> None:
    table = heirs(hands={"ann": "ball"}, actions={"ann": 7})
    table.turn("play ball")
    assert table.may() == ["option 1", "option 2", "option 3"]
    table.turn(f"option {option}")
    assert (table.actions("ann"), table.money("ann"), table.discards("event")) == (actions, money, ["ball"])


@pytest.mark.rule("L-91", "L-40")
def test_two_equal_cards_after_each_other() -> None:
    game = with_cards(hectic_day_2=2, wild_party_2=2, livestock_market=2)
    hand = "hectic_day_2 hectic_day_2 wild_party_2 wild_party_2 livestock_market livestock_market"
    table = heirs(
        game=game, hands={"ann": hand}, boards={"ann": "villa_a mansion_a farm_horses"}, actions={"ann": 1}
    )
    table.turn(
        "play hectic_day_2", "play hectic_day_2", *["play livestock_market", "put farm_horses", "enough"]
    )
    table.turn("play livestock_market", "put farm_horses")
    table.turn("play wild_party_2", *["lower villa_a"] * 3, "play wild_party_2", *["lower mansion_a"] * 3)
    assert table.board("ann") == ["villa_a@3", "mansion_a@3", "farm_horses+2"]
    assert (table.actions("ann"), table.hand("ann")) == (1, [])
