"""Properties: bought, maintained and sold (L-60 to L-62), and room for them (L-45)."""

from __future__ import annotations

import pytest

from clubantique.games.lastwill.game import LastWill

from .boxes import with_card, with_cards
from .table import Heirs, heirs

FULL = "villa_b villa_c farm_15"  # and two more


def owner(board: str, *, modifiers: tuple[int, int, int, int] = (0, 0, 0, 0), actions: int = 1) -> Heirs:
    return heirs(boards={"ann": board}, modifiers=modifiers, actions={"ann": actions})


# --- buying (L-60) -----------------------------------------------------------------------------


@pytest.mark.rule("L-60")
@pytest.mark.parametrize(("modifier", "price"), [(-2, 11), (3, 16), (1, 14), (-3, 10)])
def test_a_house_of_13_pounds_costs_11_or_with_the_market_changed_16(modifier: int, price: int) -> None:
    table = heirs(hands={"ann": "villa_a"}, modifiers=(0, modifier, 0, 0), actions={"ann": 2})
    table.turn("buy villa_a")
    assert (table.money("ann"), table.actions("ann")) == (70 - price, 1)
    assert (table.hand("ann"), table.board("ann")) == ([], ["villa_a"])


@pytest.mark.rule("L-60")
@pytest.mark.parametrize(
    ("card", "price"), [("farm_15", 15 - 3), ("villa_a", 13 - 2), ("summer_a", 10 + 1), ("mansion_a", 16 + 3)]
)
def test_the_modifier_of_its_own_type_counts(card: str, price: int) -> None:
    table = heirs(hands={"ann": card}, modifiers=(-3, -2, 1, 3), actions={"ann": 1})
    table.turn(f"buy {card}")
    assert table.money("ann") == 70 - price


@pytest.mark.rule("L-60")
def test_a_house_begins_at_its_top_value_and_a_farm_has_a_single_one() -> None:
    table = heirs(hands={"ann": "mansion_b farm_dog"}, actions={"ann": 2})
    table.turn("buy mansion_b", "buy farm_dog")
    assert [(card.value, card.step) for card in table.view().heirs[0].board] == [(18, 0), (11, 0)]


@pytest.mark.rule("L-60")
def test_the_price_is_never_less_than_0() -> None:
    game = LastWill(with_card("villa_a", {"ladder": [2, 1]}))
    table = heirs(hands={"ann": "villa_a"}, modifiers=(0, -3, 0, 0), actions={"ann": 1}, game=game)
    table.turn("buy villa_a")
    assert (table.money("ann"), table.board("ann")) == (70, ["villa_a"])


@pytest.mark.rule("L-60", "L-92")
def test_the_sum_and_not_a_part_of_it_is_never_less_than_0() -> None:
    game = LastWill(with_card("villa_a", {"ladder": [2, 1]}))
    boards = {"ann": "agent_price"}
    table = heirs(
        hands={"ann": "villa_a"}, boards=boards, modifiers=(0, -3, 0, 0), actions={"ann": 1}, game=game
    )
    table.turn("buy villa_a")
    assert table.may() == ["spend 0", "spend 1"]


@pytest.mark.rule("L-60", "L-45")
def test_a_property_on_a_full_board_takes_the_place_of_another_card() -> None:
    boards = {"ann": f"{FULL} salon tailor"}
    table = heirs(hands={"ann": "villa_a"}, boards=boards, actions={"ann": 1})
    table.turn("buy villa_a")
    assert table.may() == ["instead-of salon", "instead-of tailor"]
    table.turn("instead-of salon")
    assert table.board("ann") == ["villa_b", "villa_c", "farm_15", "tailor", "villa_a"]
    assert (table.money("ann"), table.actions("ann"), table.discards("helper_expense")) == (57, 0, ["salon"])


@pytest.mark.rule("L-60", "L-45")
def test_on_a_free_space_nothing_is_discarded() -> None:
    table = heirs(hands={"ann": "villa_a"}, boards={"ann": f"{FULL} tailor"}, actions={"ann": 1})
    table.turn("buy villa_a")
    assert (len(table.board("ann")), table.discards("helper_expense")) == (5, [])


# --- benefits end before the new card is paid for (L-45) ---------------------------------------


@pytest.mark.rule("L-45", "L-92")
def test_an_adviser_that_leaves_does_not_change_the_price_any_more() -> None:
    for leaving, prices in (("salon", ["spend 11", "spend 13", "spend 15"]), ("agent_price", [])):
        boards = {"ann": f"{FULL} agent_price salon"}
        table = heirs(hands={"ann": "villa_a"}, boards=boards, actions={"ann": 1})
        table.turn("buy villa_a", f"instead-of {leaving}")
        if prices:
            assert table.may() == prices
        else:
            assert (table.money("ann"), table.board("ann")[-1]) == (57, "villa_a")


@pytest.mark.rule("L-45", "L-92", "L-63")
def test_nor_can_it_leave_when_the_price_would_be_too_high_without_it() -> None:
    for money, rooms in ((13, ["agent_price", "salon"]), (12, ["salon"]), (11, ["salon"])):
        table = heirs(
            hands={"ann": "villa_a"},
            boards={"ann": f"{FULL} agent_price salon"},
            money={"ann": money},
            actions={"ann": 1},
        )
        table.turn("buy villa_a")
        assert table.may() == [f"instead-of {room}" for room in rooms]
    table = heirs(
        hands={"ann": "villa_a"},
        boards={"ann": f"{FULL} mansion_a agent_price"},
        money={"ann": 12},
        actions={"ann": 1},
    )
    assert "buy villa_a" not in table.may()


@pytest.mark.rule("L-45", "L-92")
def test_an_agent_that_leaves_does_not_save_the_action_any_more() -> None:
    boards = {"ann": f"{FULL} agent_trade salon"}
    table = heirs(hands={"ann": "villa_a"}, boards=boards, actions={"ann": 1})
    table.turn("buy villa_a", "instead-of agent_trade")
    assert (table.actions("ann"), table.money("ann"), table.board("ann")[-1]) == (0, 57, "villa_a")
    table = heirs(hands={"ann": "villa_a"}, boards=boards, actions={"ann": 0})
    table.turn("buy villa_a")
    assert table.may() == ["instead-of salon"]
    table.turn("instead-of salon")
    assert (table.actions("ann"), table.board("ann")[-1]) == (0, "villa_a")


@pytest.mark.rule("L-45", "L-92")
def test_an_agent_in_the_only_place_cannot_help_to_buy() -> None:
    boards = {"ann": f"{FULL} mansion_a agent_trade"}
    table = heirs(hands={"ann": "villa_a"}, boards=boards, actions={"ann": 0})
    assert "buy villa_a" not in table.may()
    assert "sell villa_b" in table.may()


@pytest.mark.rule("L-45", "L-48")
@pytest.mark.parametrize("actions", [0, 1])
def test_of_two_agents_the_one_that_stays_saves_the_action(actions: int) -> None:
    table = heirs(
        hands={"ann": "villa_a"},
        boards={"ann": f"{FULL} agent_trade agent_trade"},
        actions={"ann": actions},
        game=with_cards(agent_trade=2),
    )
    table.turn("buy villa_a", "instead-of agent_trade")
    if actions:
        assert table.may() == ["free agent_trade.2", "spend 13"]
        table.turn("free agent_trade.2")
    assert (table.actions("ann"), table.money("ann")) == (actions, 57)
    assert table.view().heirs[0].board[3].uses == ["house_trade_free_2"]


@pytest.mark.rule("L-45", "L-92")
def test_a_broker_that_leaves_does_neither() -> None:
    boards = {"ann": "villa_b villa_c summer_a salon farm_broker"}
    for actions, money, rooms in ((1, 15, "salon farm_broker"), (0, 15, "salon"), (1, 14, "salon")):
        hands, actions_of, money_of = {"ann": "farm_15"}, {"ann": actions}, {"ann": money}
        table = heirs(hands=hands, boards=boards, actions=actions_of, money=money_of)
        table.turn("buy farm_15")
        assert sorted(table.may()) == sorted(f"instead-of {room}" for room in rooms.split())


# --- maintaining (L-61) ------------------------------------------------------------------------


@pytest.mark.rule("L-61", "L-46", "L-81")
def test_a_maintained_house_does_not_lose_value_and_its_value_never_rises() -> None:
    table = owner("villa_a@2 mansion_a@2", actions=2)
    table.turn("activate villa_a")
    assert (table.money("ann"), table.actions("ann"), table.board("ann")[0]) == (67, 1, "villa_a@2!")
    assert "activate villa_a" not in table.may()
    table.rest_of_round()
    assert table.board("ann") == ["villa_a@2", "mansion_a@3"]


@pytest.mark.rule("L-61", "L-92")
def test_nor_does_one_that_was_maintained_without_an_action() -> None:
    table = owner("villa_a@1 steward_house", actions=0)
    table.turn("activate villa_a")
    assert (table.money("ann"), table.board("ann")[0]) == (67, "villa_a@1!")
    table.rest_of_round()
    assert table.board("ann")[0] == "villa_a@1"


@pytest.mark.rule("L-61", "L-91")
def test_a_maintained_house_can_still_be_lowered_by_a_card() -> None:
    table = heirs(hands={"ann": "wild_party_2"}, boards={"ann": "villa_a"}, actions={"ann": 2})
    table.turn("activate villa_a", "play wild_party_2", "lower villa_a", "lower villa_a", "lower villa_a")
    table.rest_of_round()
    assert table.board("ann") == ["villa_a@3"]


@pytest.mark.rule("L-61", "L-46")
def test_a_farm_is_maintained_just_for_the_money() -> None:
    table = owner("farm_15+1")
    table.turn("activate farm_15", "spend 6")
    assert (table.money("ann"), table.actions("ann"), table.board("ann")) == (64, 0, ["farm_15+1!"])


@pytest.mark.rule("L-61", "L-46")
def test_a_house_may_be_maintained_in_the_round_it_was_bought() -> None:
    table = heirs(hands={"ann": "villa_a"}, actions={"ann": 2})
    table.turn("buy villa_a", "activate villa_a")
    assert (table.money("ann"), table.actions("ann")) == (54, 0)
    table.rest_of_round()
    assert table.board("ann") == ["villa_a"]


# --- selling (L-62) ----------------------------------------------------------------------------


@pytest.mark.rule("L-62")
@pytest.mark.parametrize(("step", "received"), [(0, 10), (2, 4), (3, 2), (4, 0)])
def test_a_house_worth_5_pounds_is_sold_for_2_and_a_round_later_for_nothing(step: int, received: int) -> None:
    table = owner(f"villa_a@{step} gourmet", modifiers=(0, -3, 0, 0), actions=2)
    table.turn("sell villa_a")
    assert (table.money("ann"), table.actions("ann")) == (70 + received, 1)
    assert (table.board("ann"), table.discards("property")) == (["gourmet"], ["villa_a"])


@pytest.mark.rule("L-62", "L-81")
def test_a_house_left_to_rot_for_one_more_round() -> None:
    table = owner("villa_a@3", modifiers=(0, -3, 0, 0))
    table.rest_of_round()
    assert (table.board("ann"), table.view().heirs[0].board[0].value) == (["villa_a@4"], 3)


@pytest.mark.rule("L-62")
def test_nobody_loses_money_by_selling() -> None:
    table = owner("summer_a@4", modifiers=(0, 0, -3, 0))
    table.turn("sell summer_a")
    assert (table.money("ann"), table.board("ann")) == (70, [])


@pytest.mark.rule("L-62", "L-92")
def test_it_is_the_sum_that_is_never_less_than_0() -> None:
    for amount in (0, 1):
        table = owner("summer_a@4 agent_price", modifiers=(0, 0, -3, 0))
        table.turn("sell summer_a")
        assert table.may() == ["get 0", "get 1"]
        table.turn(f"get {amount}")
        assert table.money("ann") == 70 + amount


@pytest.mark.rule("L-62")
@pytest.mark.parametrize(
    ("card", "received"), [("farm_15", 12), ("villa_a@1", 8), ("summer_a@2", 7), ("mansion_a@3", 10)]
)
def test_current_value_and_the_modifier_of_its_own_type(card: str, received: int) -> None:
    table = owner(card, modifiers=(-3, -2, 1, 3))
    table.turn(f"sell {card.split('@')[0]}")
    assert table.money("ann") == 70 + received


@pytest.mark.rule("L-62")
def test_a_property_may_be_sold_in_the_round_it_was_bought_and_after_it_was_maintained() -> None:
    table = heirs(hands={"ann": "villa_a"}, boards={"ann": "mansion_a!"}, actions={"ann": 3})
    table.turn("buy villa_a", "sell villa_a", "sell mansion_a")
    assert (table.money("ann"), table.board("ann"), table.actions("ann")) == (70 + 16, [], 0)


@pytest.mark.rule("L-62")
def test_its_markers_go_back() -> None:
    boards = {"ann": "farm_15+1!"}
    table = heirs(hands={"ann": "farm_15"}, boards=boards, actions={"ann": 3})
    table.turn("sell farm_15", "buy farm_15", "activate farm_15")
    assert (table.money("ann"), table.board("ann")) == (68, ["farm_15!"])


@pytest.mark.rule("L-62")
def test_of_two_equal_houses_the_one_that_is_named_is_sold() -> None:
    for chosen, received, left in (("villa_a", 13, "villa_a@3!"), ("villa_a.2", 5, "villa_a")):
        table = owner("villa_a villa_a@3!")
        assert {"sell villa_a", "sell villa_a.2"} < set(table.may())
        table.turn(f"sell {chosen}")
        assert (table.money("ann"), table.board("ann")) == (70 + received, [left])


@pytest.mark.rule("L-62", "L-45")
def test_a_property_leaves_the_board_in_no_other_way() -> None:
    table = heirs(hands={"ann": "gourmet"}, boards={"ann": f"{FULL} summer_a salon"}, actions={"ann": 0})
    assert table.may() == ["done"]
    table.rest_of_round()
    assert len(table.board("ann")) == 5


@pytest.mark.rule("L-62")
def test_only_properties_are_sold() -> None:
    table = owner("salon gourmet! reserv_chef1!", actions=3)
    assert table.may() == ["done", "activate salon"]
