"""White cards: L-42, L-44, and where cards go (L-50)."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotPossible

from .boxes import last_will
from .table import heirs

SPECIALS = [card["id"] for card in last_will().components["card"] if card["deck"] == "special"]

# --- one use (L-42) ----------------------------------------------------------------------------


@pytest.mark.rule("L-42")
@pytest.mark.parametrize(
    ("card", "actions", "money"),
    [("dinner_basic", 1, 2), ("boat_basic", 2, 5), ("carriage_basic", 1, 3), ("soiree_basic", 2, 5)],
)
def test_a_card_costs_its_actions_and_its_money_and_is_discarded(card: str, actions: int, money: int) -> None:
    table = heirs(hands={"ann": card}, actions={"ann": 4})
    table.turn(f"play {card}")
    assert (table.actions("ann"), table.money("ann")) == (4 - actions, 70 - money)
    assert (table.hand("ann"), table.board("ann"), table.discards("event")) == ([], [], [card])


@pytest.mark.rule("L-42")
def test_only_the_player_spends() -> None:
    table = heirs(hands={"ann": "dinner_basic"}, actions={"ann": 2, "bob": 2})
    table.turn("play dinner_basic")
    assert (table.money("bob"), table.actions("bob")) == (70, 2)


@pytest.mark.rule("L-42")
def test_two_equal_cards_are_two_cards() -> None:
    table = heirs(hands={"ann": "dinner_basic dinner_basic"}, actions={"ann": 2})
    table.turn("play dinner_basic")
    assert (table.hand("ann"), table.discards("event")) == (["dinner_basic"], ["dinner_basic"])
    table.turn("play dinner_basic")
    assert (table.money("ann"), table.actions("ann"), table.hand("ann")) == (66, 0, [])


@pytest.mark.rule("L-42", "L-91")
def test_the_actions_must_be_there_before_others_are_gained() -> None:
    table = heirs(hands={"ann": "hectic_day_2 early_start"}, actions={"ann": 0})
    assert table.may() == ["done"]
    table = heirs(hands={"ann": "hectic_day_2 early_start"}, actions={"ann": 1})
    table.turn("play hectic_day_2")
    assert (table.actions("ann"), table.money("ann")) == (3, 70)
    table.turn("play early_start")
    assert (table.actions("ann"), table.money("ann")) == (4, 68)


# --- longer pleasures (L-44) -------------------------------------------------------------------


@pytest.mark.rule("L-44")
@pytest.mark.parametrize(("option", "actions", "money"), [(1, 2, 4), (2, 4, 9), (3, 6, 17)])
def test_a_ball_is_4_pounds_for_two_actions_9_for_four_17_for_six(
    option: int, actions: int, money: int
) -> None:
    table = heirs(hands={"ann": "ball"}, actions={"ann": 6})
    table.turn("play ball")
    assert table.may() == ["option 1", "option 2", "option 3"]
    table.turn(f"option {option}")
    assert (table.actions("ann"), table.money("ann")) == (6 - actions, 70 - money)
    assert (table.hand("ann"), table.discards("event")) == ([], ["ball"])


@pytest.mark.rule("L-44", "L-41")
@pytest.mark.parametrize(("actions", "options"), [(5, 2), (4, 2), (6, 3), (7, 3)])
def test_only_options_with_enough_actions_can_be_chosen(actions: int, options: int) -> None:
    table = heirs(hands={"ann": "ball"}, actions={"ann": actions})
    table.turn("play ball")
    assert table.may() == [f"option {number}" for number in range(1, options + 1)]
    if options < 3:
        with pytest.raises(NotPossible):
            table.turn("option 3")


@pytest.mark.rule("L-44", "L-41")
def test_a_ball_of_two_actions_is_the_only_one_for_three() -> None:
    table = heirs(hands={"ann": "ball"}, actions={"ann": 3})
    table.turn("play ball")
    assert (table.actions("ann"), table.money("ann"), table.hand("ann")) == (1, 66, [])
    assert "play ball" not in heirs(hands={"ann": "ball"}, actions={"ann": 1}).may()


@pytest.mark.rule("L-44")
def test_of_the_options_just_one_is_used() -> None:
    table = heirs(hands={"ann": "gambling"}, actions={"ann": 6})
    table.turn("play gambling", "option 2")
    assert (table.actions("ann"), table.money("ann"), table.may()) == (4, 65, ["done"])


# --- where cards go (L-50) ---------------------------------------------------------------------


@pytest.mark.rule("L-50")
def test_every_card_goes_to_the_discard_pile_of_its_own_deck() -> None:
    table = heirs(
        hands={"ann": "boat_dog_guest_chef dog gourmet"},
        boards={"ann": "villa_a villa_b+1 farm_15 salon tailor"},
        actions={"ann": 4},
    )
    table.turn("play boat_dog_guest_chef", "with dog", "lay gourmet", "instead-of salon", "sell villa_b")
    assert table.discards("event") == ["boat_dog_guest_chef"]
    assert table.discards("companion") == ["dog"]
    assert table.discards("helper_expense") == ["salon"]
    assert table.discards("property") == ["villa_b"]


@pytest.mark.rule("L-50")
@pytest.mark.parametrize(("card", "pile"), [("gala_dinner", 1), ("hectic_day_2", 2), ("premiere", 3)])
def test_a_special_card_that_is_played_leaves_the_game(card: str, pile: int) -> None:
    table = heirs(hands={"ann": card}, actions={"ann": 1})
    table.turn(f"play {card}")
    assert table.discards(f"special_{pile}") == [card]
    assert card not in table.deck(f"special_{pile}")
    assert (table.hand("ann"), table.discards("event"), table.discards("helper_expense")) == ([], [], [])


@pytest.mark.rule("L-50", "L-45")
def test_so_does_one_that_is_removed_from_a_board() -> None:
    table = heirs(
        hands={"ann": "gourmet"},
        boards={"ann": "villa_a villa_b farm_15 tailor private_table+1"},
        actions={"ann": 1},
    )
    table.turn("lay gourmet", "instead-of private_table")
    assert (table.discards("special_1"), table.discards("helper_expense")) == (["private_table"], [])


@pytest.mark.rule("L-50", "L-80")
def test_so_does_one_that_is_not_kept() -> None:
    table = heirs(phase="keep", hands={"ann": "gala_dinner dinner_basic"})
    table.choose("ann", "keep dinner_basic", "enough")
    assert (table.discards("special_1"), table.hand("ann")) == (["gala_dinner"], ["dinner_basic"])


@pytest.mark.rule("L-50", "L-82")
def test_so_does_one_that_is_left_on_the_offer() -> None:
    table = heirs(phase="keep", offer={"S1": "gala_dinner", "S2": "premiere"}, hands={"ann": "dog"})
    table.choose("ann", "enough")
    assert (table.discards("special_1"), table.discards("special_3")) == (["gala_dinner"], ["premiere"])


@pytest.mark.rule("L-50")
def test_special_cards_do_not_come_back() -> None:
    others = " ".join(card for card in SPECIALS if card != "gala_dinner")
    table = heirs(hands={"ann": "gala_dinner"}, actions={"ann": 1}, out=others)
    table.turn("play gala_dinner")
    table.rest_of_round()
    assert (table.offer["S1"], table.offer["S2"], table.discards("special_1")) == (
        None,
        None,
        ["gala_dinner"],
    )


@pytest.mark.rule("L-50")
def test_a_black_special_card_stays_on_the_board() -> None:
    table = heirs(hands={"ann": "private_table"}, actions={"ann": 1})
    table.turn("lay private_table", "activate private_table")
    table.rest_of_round()
    assert (table.board("ann"), table.discards("special_1")) == (["private_table"], [])
