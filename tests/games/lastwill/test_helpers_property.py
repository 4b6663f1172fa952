"""Helpers on the trade of property: L-92, and which helper serves: L-48."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotPossible

from .boxes import with_cards
from .table import Heirs, heirs


def serving(table: Heirs, helper: str) -> list[list[str]]:
    """What the helpers of this kind on the board have served with this round."""
    return [card.uses for card in table.view().heirs[0].board if card.card == helper]


# --- a farm without an action, once a round ----------------------------------------------------


@pytest.mark.rule("L-92")
def test_a_farm_is_bought_without_an_action() -> None:
    table = heirs(hands={"ann": "farm_15"}, boards={"ann": "farm_broker"}, actions={"ann": 0})
    table.turn("buy farm_15", "spend 15")
    assert (table.money("ann"), table.actions("ann"), table.hand("ann")) == (55, 0, [])
    assert table.board("ann") == ["farm_broker", "farm_15"]


@pytest.mark.rule("L-92")
def test_a_farm_is_sold_without_an_action() -> None:
    table = heirs(boards={"ann": "farm_broker farm_15"}, actions={"ann": 0})
    table.turn("sell farm_15", "get 15")
    assert (table.money("ann"), table.actions("ann"), table.board("ann")) == (85, 0, ["farm_broker"])
    assert table.discards("property") == ["farm_15"]


@pytest.mark.rule("L-92")
def test_one_free_trade_of_a_farm_not_one_of_each() -> None:
    table = heirs(
        hands={"ann": "farm_15 farm_dog"},
        boards={"ann": "farm_broker farm_15 farm_horses"},
        actions={"ann": 0},
    )
    table.turn("buy farm_dog", "spend 11")
    assert table.may() == ["done"]
    table = heirs(
        hands={"ann": "farm_15"}, boards={"ann": "farm_broker farm_dog farm_horses"}, actions={"ann": 0}
    )
    table.turn("sell farm_dog", "get 11")
    assert table.may() == ["done"]


@pytest.mark.rule("L-92", "L-48")
def test_the_free_trade_of_a_farm_is_optional() -> None:
    table = heirs(hands={"ann": "farm_15 farm_dog"}, boards={"ann": "farm_broker"}, actions={"ann": 1})
    table.turn("buy farm_15")
    assert sorted(table.may()) == ["free farm_broker", "spend 13", "spend 15"]
    table.turn("spend 15")
    assert (table.actions("ann"), serving(table, "farm_broker")) == (0, [[]])
    table.turn("buy farm_dog", "spend 11")
    assert (table.actions("ann"), serving(table, "farm_broker")) == (0, [["farm_trade_free_1"]])


@pytest.mark.rule("L-92", "L-48")
def test_chosen_free_a_trade_leaves_the_actions() -> None:
    table = heirs(hands={"ann": "farm_15"}, boards={"ann": "farm_broker"}, actions={"ann": 1})
    table.turn("buy farm_15", "free farm_broker")
    assert table.may() == ["spend 13", "spend 15"]
    table.turn("spend 15")
    assert (table.money("ann"), table.actions("ann")) == (55, 1)
    table.turn("sell farm_15")
    assert table.may() == ["get 13", "get 15"]  # it has served
    table.turn("get 15")
    assert (table.money("ann"), table.actions("ann")) == (70, 0)


@pytest.mark.rule("L-92")
def test_the_farm_broker_does_nothing_for_houses() -> None:
    table = heirs(hands={"ann": "villa_a"}, boards={"ann": "farm_broker summer_a"}, actions={"ann": 0})
    assert table.may() == ["done"]
    table = heirs(hands={"ann": "villa_a"}, boards={"ann": "farm_broker"}, actions={"ann": 1})
    table.turn("buy villa_a")
    assert (table.money("ann"), table.actions("ann")) == (57, 0)


@pytest.mark.rule("L-92", "L-82")
def test_every_round_the_farm_broker_serves_anew() -> None:
    table = heirs(boards={"ann": "farm_broker farm_15 farm_15"}, actions={"ann": 0})
    table.turn("sell farm_15", "get 15")
    assert serving(table, "farm_broker") == [["farm_trade_free_1"]]
    table.rest_of_round()
    assert (table.state.round, serving(table, "farm_broker")) == (2, [[]])


@pytest.mark.rule("L-92", "L-48")
def test_two_farm_brokers_serve_once_each() -> None:
    game = with_cards(farm_broker=2)
    board = "farm_broker farm_broker farm_15 farm_dog farm_horses"
    table = heirs(game=game, boards={"ann": board}, actions={"ann": 0})
    table.turn("sell farm_15")
    assert table.may() == ["free farm_broker", "free farm_broker.2"]
    table.turn("free farm_broker.2")
    assert table.may() == ["get 11", "get 13", "get 15"]
    table.turn("get 15")
    assert serving(table, "farm_broker") == [[], ["farm_trade_free_1"]]
    table.turn("sell farm_dog", "get 11")
    assert (table.money("ann"), serving(table, "farm_broker")) == (96, [["farm_trade_free_1"]] * 2)
    assert table.may() == ["done"]


# --- a farm two pounds cheaper -----------------------------------------------------------------


@pytest.mark.rule("L-92")
@pytest.mark.parametrize("price", [13, 15])
def test_a_farm_may_be_two_pounds_cheaper(price: int) -> None:
    table = heirs(hands={"ann": "farm_15"}, boards={"ann": "farm_broker"}, actions={"ann": 0})
    table.turn("buy farm_15")
    assert table.may() == ["spend 13", "spend 15"]
    table.turn(f"spend {price}")
    assert table.money("ann") == 70 - price


@pytest.mark.rule("L-92")
@pytest.mark.parametrize("price", [13, 15])
def test_the_seller_of_a_farm_may_receive_two_pounds_less(price: int) -> None:
    table = heirs(boards={"ann": "farm_broker farm_15"}, actions={"ann": 0})
    table.turn("sell farm_15")
    assert table.may() == ["get 13", "get 15"]
    table.turn(f"get {price}")
    assert table.money("ann") == 70 + price


@pytest.mark.rule("L-92")
def test_cheaper_at_any_trade_of_a_farm_also_for_an_action() -> None:
    table = heirs(boards={"ann": "farm_broker farm_15 farm_dog farm_horses"}, actions={"ann": 2})
    table.turn("sell farm_15", "get 13", "sell farm_dog", "get 9", "sell farm_horses", "get 15")
    assert (table.money("ann"), table.actions("ann")) == (107, 0)


@pytest.mark.rule("L-92", "L-60")
def test_cheaper_than_with_the_modifier_but_never_below_nothing() -> None:
    table = heirs(
        hands={"ann": "farm_dog"}, boards={"ann": "farm_broker"}, actions={"ann": 0}, modifiers=[-3, 0, 0, 0]
    )
    table.turn("buy farm_dog")
    assert table.may() == ["spend 6", "spend 8"]
    cheap = heirs(boards={"ann": "farm_broker farm_dog"}, actions={"ann": 0}, modifiers=[-10, 0, 0, 0])
    cheap.turn("sell farm_dog")
    assert cheap.may() == ["get 0", "get 1"]


@pytest.mark.rule("L-92", "L-63")
def test_two_pounds_less_may_make_a_farm_affordable() -> None:
    table = heirs(
        hands={"ann": "farm_15"}, boards={"ann": "farm_broker"}, money={"ann": 14}, actions={"ann": 1}
    )
    table.turn("buy farm_15", "free farm_broker")
    assert (table.money("ann"), table.actions("ann")) == (1, 1)
    poor = heirs(hands={"ann": "farm_15"}, boards={"ann": "farm_broker"}, money={"ann": 12})
    assert "buy farm_15" not in poor.may()


@pytest.mark.rule("L-92", "L-48")
def test_two_farm_brokers_make_it_two_or_four_pounds_cheaper() -> None:
    game = with_cards(farm_broker=2)
    table = heirs(game=game, hands={"ann": "farm_15"}, boards={"ann": "farm_broker farm_broker"})
    table.turn("buy farm_15", "free farm_broker")
    assert table.may() == ["spend 11", "spend 13", "spend 15"]
    table.turn("spend 11")
    assert table.money("ann") == 59


# --- hired and discarded -----------------------------------------------------------------------


@pytest.mark.rule("L-92", "L-48")
def test_the_farm_broker_serves_in_the_round_of_hiring() -> None:
    table = heirs(hands={"ann": "farm_broker farm_15"}, actions={"ann": 1})
    table.turn("lay farm_broker", "buy farm_15", "spend 13")
    assert (table.money("ann"), table.actions("ann")) == (57, 0)
    assert table.board("ann") == ["farm_broker", "farm_15"]


@pytest.mark.rule("L-92", "L-48", "L-45")
def test_a_discarded_farm_broker_serves_no_longer() -> None:
    table = heirs(
        hands={"ann": "gourmet"}, boards={"ann": "farm_broker farm_15"}, spaces={"ann": 2}, actions={"ann": 2}
    )
    table.turn("lay gourmet", "instead-of farm_broker", "sell farm_15")
    assert (table.money("ann"), table.actions("ann")) == (85, 0)


@pytest.mark.rule("L-92", "L-45", "L-60")
@pytest.mark.parametrize(("helper", "property_"), [("farm_broker", "farm_15"), ("agent_trade", "villa_a")])
def test_the_helper_that_makes_room_does_not_save_the_action(helper: str, property_: str) -> None:
    """Its benefits end before the new card is paid for."""
    table = heirs(
        hands={"ann": property_}, boards={"ann": f"{helper} salon"}, spaces={"ann": 2}, actions={"ann": 0}
    )
    table.turn(f"buy {property_}")
    assert table.may() == ["instead-of salon"]
    alone = heirs(hands={"ann": property_}, boards={"ann": helper}, spaces={"ann": 1}, actions={"ann": 0})
    assert f"buy {property_}" not in alone.may()
    paid = heirs(hands={"ann": property_}, boards={"ann": helper}, spaces={"ann": 1}, actions={"ann": 1})
    paid.turn(f"buy {property_}", f"instead-of {helper}")
    assert (paid.actions("ann"), paid.board("ann"), paid.discards("helper_expense")) == (
        0,
        [property_],
        [helper],
    )


@pytest.mark.rule("L-92", "L-45", "L-60")
@pytest.mark.parametrize(
    ("helper", "property_", "price"), [("farm_broker", "farm_15", 15), ("agent_price", "villa_a", 13)]
)
def test_the_helper_that_makes_room_does_not_change_the_price(
    helper: str, property_: str, price: int
) -> None:
    position = {"ann": helper}
    table = heirs(hands={"ann": property_}, boards=position, spaces={"ann": 1}, actions={"ann": 1})
    table.turn(f"buy {property_}", f"instead-of {helper}")
    assert (table.money("ann"), table.player, table.board("ann")) == (70 - price, "ann", [property_])
    poor = heirs(
        hands={"ann": property_},
        boards=position,
        spaces={"ann": 1},
        actions={"ann": 1},
        money={"ann": price - 1},
    )
    assert f"buy {property_}" not in poor.may()


@pytest.mark.rule("L-92")
def test_helpers_serve_nobody_but_their_owner() -> None:
    table = heirs(
        hands={"ann": "farm_15 villa_a"},
        boards={"bob": "farm_broker agent_trade agent_price"},
        actions={"ann": 0},
    )
    assert table.may() == ["done"]
    rich = heirs(boards={"ann": "farm_15", "bob": "farm_broker"}, actions={"ann": 1})
    rich.turn("sell farm_15")
    assert rich.money("ann") == 85
    with pytest.raises(NotPossible):
        rich.turn("sell farm_15")
