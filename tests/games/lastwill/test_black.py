"""Black cards on the board: L-45, L-46 and L-48."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotPossible

from .boxes import with_cards
from .table import heirs

# --- laying (L-45) -----------------------------------------------------------------------------


@pytest.mark.rule("L-45", "L-46")
def test_a_card_that_costs_two_actions_to_lay_and_one_to_activate() -> None:
    table = heirs(hands={"ann": "salon"}, actions={"ann": 3})
    table.turn("lay salon")
    assert (table.actions("ann"), table.money("ann")) == (1, 70)
    assert (table.hand("ann"), table.board("ann")) == ([], ["salon"])
    table.turn("activate salon")
    assert (table.actions("ann"), table.money("ann"), table.board("ann")) == (0, 66, ["salon!"])


@pytest.mark.rule("L-45", "L-46")
def test_in_later_rounds_every_activation_costs_one() -> None:
    table = heirs(boards={"ann": "salon"}, actions={"ann": 2}, number=3)
    table.turn("activate salon")
    assert (table.actions("ann"), table.money("ann")) == (1, 66)


@pytest.mark.rule("L-45")
@pytest.mark.parametrize(
    ("card", "actions"), [("reserv_chef1", 1), ("gourmet", 1), ("friend_hand", 1), ("club", 2)]
)
def test_laying_costs_its_actions_and_no_money(card: str, actions: int) -> None:
    table = heirs(hands={"ann": card}, actions={"ann": 3})
    table.turn(f"lay {card}")
    assert (table.actions("ann"), table.money("ann"), table.board("ann")) == (3 - actions, 70, [card])


@pytest.mark.rule("L-45")
def test_nothing_is_discarded_as_long_as_a_space_is_free() -> None:
    table = heirs(hands={"ann": "gourmet"}, boards={"ann": "tailor sailor salon club"}, actions={"ann": 1})
    table.turn("lay gourmet")
    assert table.board("ann") == ["tailor", "sailor", "salon", "club", "gourmet"]
    assert table.discards("helper_expense") == []


@pytest.mark.rule("L-45", "L-33")
def test_an_extension_is_a_free_space_too() -> None:
    boards = {"ann": "tailor sailor salon club bon_vivant"}
    table = heirs(hands={"ann": "gourmet"}, boards=boards, spaces={"ann": 6}, actions={"ann": 1})
    table.turn("lay gourmet")
    assert len(table.board("ann")) == 6


@pytest.mark.rule("L-45")
def test_with_no_free_space_exactly_one_card_that_is_not_a_property_is_discarded() -> None:
    boards = {"ann": "tailor villa_a salon farm_15 club"}
    table = heirs(hands={"ann": "gourmet reserv_chef1"}, boards=boards, actions={"ann": 2})
    table.turn("lay gourmet")
    assert table.may() == ["instead-of tailor", "instead-of salon", "instead-of club"]
    table.turn("instead-of salon")
    assert table.board("ann") == ["tailor", "villa_a", "farm_15", "club", "gourmet"]
    assert (table.discards("helper_expense"), table.actions("ann"), table.player) == (["salon"], 1, "ann")


@pytest.mark.rule("L-45")
def test_the_card_to_discard_is_asked_for_even_if_there_is_only_one() -> None:
    boards = {"ann": "villa_a villa_b farm_15 mansion_a tailor"}
    table = heirs(hands={"ann": "gourmet"}, boards=boards, actions={"ann": 1})
    table.turn("lay gourmet")
    assert (table.may(), table.hand("ann")) == (["instead-of tailor"], ["gourmet"])
    table.turn("instead-of tailor")
    assert table.board("ann")[-1] == "gourmet"


@pytest.mark.rule("L-45")
def test_discarding_costs_no_action_and_gains_none() -> None:
    boards = {"ann": "club club salon salon tailor"}
    table = heirs(hands={"ann": "gourmet"}, boards=boards, actions={"ann": 1})
    table.turn("lay gourmet", "instead-of salon")
    assert (table.actions("ann"), table.money("ann")) == (0, 70)


@pytest.mark.rule("L-45")
def test_the_actions_are_needed_although_a_card_is_discarded() -> None:
    boards = {"ann": "club club salon salon tailor"}
    assert "lay gourmet" not in heirs(hands={"ann": "gourmet"}, boards=boards, actions={"ann": 0}).may()


@pytest.mark.rule("L-45")
def test_even_a_card_laid_or_used_this_round_can_be_discarded() -> None:
    table = heirs(
        hands={"ann": "gourmet coachman reserv_chef1"},
        boards={"ann": "villa_a villa_b farm_15 club"},
        actions={"ann": 3},
    )
    table.turn("activate club", "lay gourmet", "activate gourmet", "lay coachman")
    assert table.may() == ["instead-of club", "instead-of gourmet"]
    table.turn("instead-of club", "lay reserv_chef1", "instead-of gourmet")
    assert table.board("ann")[3:] == ["coachman", "reserv_chef1"]
    assert (table.money("ann"), table.actions("ann")) == (70 - 2 - 1, 0)


@pytest.mark.rule("L-45")
def test_its_markers_go_back() -> None:
    boards = {"ann": "villa_a villa_b farm_15 club reserv_chef2+2!"}
    table = heirs(hands={"ann": "reserv_chef2"}, boards=boards, actions={"ann": 1})
    table.turn("lay reserv_chef2", "instead-of reserv_chef2")
    assert (table.board("ann")[4], table.discards("helper_expense")) == ("reserv_chef2", ["reserv_chef2"])
    table.turn("activate reserv_chef2")
    assert (table.money("ann"), table.board("ann")[4]) == (69, "reserv_chef2!")


@pytest.mark.rule("L-45")
def test_of_two_equal_cards_the_one_that_is_named_is_discarded() -> None:
    for chosen, left in (("reserv_chef2", "reserv_chef2+2"), ("reserv_chef2.2", "reserv_chef2+1!")):
        boards = {"ann": "reserv_chef2+1! villa_a villa_b farm_15 reserv_chef2+2"}
        table = heirs(hands={"ann": "gourmet"}, boards=boards, actions={"ann": 1})
        table.turn("lay gourmet")
        assert table.may() == ["instead-of reserv_chef2", "instead-of reserv_chef2.2"]
        table.turn(f"instead-of {chosen}")
        assert sorted(table.board("ann")) == sorted([left, "villa_a", "villa_b", "farm_15", "gourmet"])


@pytest.mark.rule("L-45", "L-62")
def test_a_board_full_of_properties_must_sell_first() -> None:
    table = heirs(
        hands={"ann": "gourmet farm_dog"},
        boards={"ann": "villa_a villa_b farm_15 mansion_a summer_a"},
        actions={"ann": 3},
    )
    assert not [use for use in table.may() if use in ("lay gourmet", "buy farm_dog")]
    table.turn("sell farm_15")
    assert {"lay gourmet", "buy farm_dog"} < set(table.may())
    table.turn("lay gourmet")
    assert table.board("ann") == ["villa_a", "villa_b", "mansion_a", "summer_a", "gourmet"]


# --- activating (L-46) -------------------------------------------------------------------------


@pytest.mark.rule("L-46")
def test_a_card_is_activated_once_a_round_also_in_the_round_it_is_laid() -> None:
    table = heirs(hands={"ann": "reserv_chef1"}, actions={"ann": 5})
    table.turn("lay reserv_chef1", "activate reserv_chef1")
    assert (table.money("ann"), table.actions("ann"), table.board("ann")) == (69, 4, ["reserv_chef1!"])
    assert table.may() == ["done"]
    with pytest.raises(NotPossible):
        table.turn("activate reserv_chef1")


@pytest.mark.rule("L-46", "L-82")
def test_and_again_in_the_next_round() -> None:
    table = heirs(boards={"ann": "reserv_chef1"})
    table.turn("activate reserv_chef1")
    table.rest_of_round()
    assert table.board("ann") == ["reserv_chef1"]


@pytest.mark.rule("L-46")
def test_two_equal_cards_are_activated_once_each() -> None:
    table = heirs(boards={"ann": "club club"}, actions={"ann": 0})
    assert table.may() == ["done", "activate club", "activate club.2"]
    table.turn("activate club.2")
    assert (table.board("ann"), table.may()) == (["club", "club!"], ["done", "activate club"])
    table.turn("activate club")
    assert (table.money("ann"), table.may()) == (66, ["done"])


@pytest.mark.rule("L-46")
def test_nobody_has_to_activate_anything() -> None:
    table = heirs(boards={"ann": "club reserv_chef1"})
    table.turn("done")
    assert table.money("ann") == 70


@pytest.mark.rule("L-46")
def test_only_the_own_cards_can_be_activated() -> None:
    assert heirs(boards={"bob": "club reserv_chef1"}).may() == ["done"]


# --- helpers (L-48) ----------------------------------------------------------------------------


@pytest.mark.rule("L-48", "L-80")
@pytest.mark.parametrize("activated", [False, True])
def test_the_old_school_friend_spends_a_pound_or_not_and_keeps_two_more_cards(activated: bool) -> None:
    hands = {"ann": "dinner_basic dinner_dog boat_basic ball races"}
    table = heirs(2, hands=hands, boards={"ann": "friend_hand"}, actions={"ann": 0})
    assert table.may() == ["done", "activate friend_hand"]
    if activated:
        table.turn("activate friend_hand")
    assert table.money("ann") == 70 - activated
    table.turn("done", "done", "keep dinner_basic", "keep dinner_dog", "keep boat_basic", "keep ball")
    assert table.hand("ann") == ["dinner_basic", "dinner_dog", "boat_basic", "ball"]


@pytest.mark.rule("L-48")
def test_a_helper_that_shows_no_activation_is_not_activated() -> None:
    table = heirs(boards={"ann": "tailor sailor agent_price friend_action"}, actions={"ann": 3})
    assert table.may() == ["done"]


@pytest.mark.rule("L-48", "L-93")
@pytest.mark.parametrize("board", ["gourmet", "gourmet!"])
def test_a_benefit_is_optional_and_independent_of_activation(board: str) -> None:
    for amount in (2, 3):
        table = heirs(hands={"ann": "dinner_basic"}, boards={"ann": board}, actions={"ann": 1})
        table.turn("play dinner_basic")
        assert table.may() == ["spend 2", "spend 3"]
        table.turn(f"spend {amount}")
        assert table.money("ann") == 70 - amount


@pytest.mark.rule("L-48")
def test_benefits_of_several_helpers_add_up() -> None:
    hands, boards = {"ann": "dinner_basic"}, {"ann": "gourmet gourmet"}
    table = heirs(hands=hands, boards=boards, actions={"ann": 1}, game=with_cards(gourmet=2))
    table.turn("play dinner_basic")
    assert table.may() == ["spend 2", "spend 3", "spend 4"]


@pytest.mark.rule("L-48", "L-92")
def test_two_estate_agents_are_four_free_trades_each_counting_its_own() -> None:
    boards = {"ann": "agent_trade agent_trade villa_a villa_b villa_c mansion_a summer_a"}
    game = with_cards(agent_trade=2)
    table = heirs(boards=boards, spaces={"ann": 7}, actions={"ann": 1}, game=game)
    table.turn("sell villa_a")
    assert table.may() == ["free agent_trade", "free agent_trade.2", "get 13"]
    table.turn("free agent_trade", "sell villa_b", "free agent_trade", "sell villa_c")
    assert table.may() == ["free agent_trade.2", "get 12"]
    table.turn("free agent_trade.2", "sell mansion_a", "free agent_trade.2")
    assert table.actions("ann") == 1
    table.turn("sell summer_a")
    assert (table.actions("ann"), table.money("ann")) == (0, 70 + 13 + 14 + 12 + 16 + 10)


@pytest.mark.rule("L-48", "L-92")
def test_the_helper_that_is_named_serves() -> None:
    boards = {"ann": "steward_house steward_house villa_a mansion_a summer_a"}
    table = heirs(boards=boards, actions={"ann": 0}, game=with_cards(steward_house=2))
    table.turn("activate villa_a", "free steward_house.2")
    assert [card.uses for card in table.view().heirs[0].board[:2]] == [[], ["house_activate_free"]]
    table.turn("activate mansion_a")
    assert (table.money("ann"), table.actions("ann")) == (70 - 3 - 4, 0)
    assert "activate summer_a" not in table.may()


@pytest.mark.rule("L-48")
def test_a_benefit_is_usable_in_the_round_of_hiring() -> None:
    table = heirs(hands={"ann": "gourmet dinner_basic"}, actions={"ann": 2})
    table.turn("lay gourmet", "play dinner_basic", "spend 3")
    assert table.money("ann") == 67


@pytest.mark.rule("L-48", "L-45")
def test_a_benefit_ends_when_the_helper_is_discarded() -> None:
    boards = {"ann": "villa_a villa_b farm_15 club gourmet"}
    table = heirs(hands={"ann": "tailor dinner_basic"}, boards=boards, actions={"ann": 2})
    table.turn("lay tailor", "instead-of gourmet", "play dinner_basic")
    assert (table.money("ann"), table.hand("ann")) == (68, [])


@pytest.mark.rule("L-48", "L-94")
def test_actions_already_gained_are_not_taken_back() -> None:
    boards = {"ann": "villa_a villa_b farm_15 club friend_action"}
    table = heirs(hands={"ann": "tailor"}, boards=boards, plans={"ann": 7, "bob": 1})
    table.turn("done", "done")
    assert table.actions("ann") == 4 + 1
    table.turn("lay tailor", "instead-of friend_action")
    assert table.actions("ann") == 4


@pytest.mark.rule("L-48")
def test_a_helper_may_be_hired_without_anything_to_use_it_on() -> None:
    table = heirs(hands={"ann": "steward_farm agent_price farm_broker"}, actions={"ann": 3})
    table.turn("lay steward_farm", "lay agent_price", "lay farm_broker")
    assert table.board("ann") == ["steward_farm", "agent_price", "farm_broker"]
