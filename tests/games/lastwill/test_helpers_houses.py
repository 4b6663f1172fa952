"""Helpers on the trade of houses: L-92, and each helper counting its own uses: L-48."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotPossible

from .boxes import with_cards
from .table import Heirs, heirs

HOUSES = [("villa_a", 13), ("summer_a", 10), ("mansion_a", 16)]
FOUR_HOUSES = "villa_a villa_b summer_a mansion_a"


def free_trades(table: Heirs, helper: str) -> list[int]:
    """How often each helper of this kind has traded this round."""
    cards = [card for card in table.view().heirs[0].board if card.card == helper]
    return [card.uses.count("house_trade_free_2") for card in cards]


# --- a house without an action, twice a round --------------------------------------------------


@pytest.mark.rule("L-92")
@pytest.mark.parametrize(("house", "price"), HOUSES)
def test_every_house_is_bought_and_sold_without_an_action(house: str, price: int) -> None:
    table = heirs(hands={"ann": house}, boards={"ann": "agent_trade"}, actions={"ann": 0})
    table.turn(f"buy {house}")
    assert (table.money("ann"), table.actions("ann")) == (70 - price, 0)
    assert (table.hand("ann"), table.board("ann")) == ([], ["agent_trade", house])
    table.turn(f"sell {house}")
    assert (table.money("ann"), table.actions("ann"), table.board("ann")) == (70, 0, ["agent_trade"])
    assert table.discards("property") == [house]


@pytest.mark.rule("L-92", "L-48")
def test_two_free_trades_of_houses_in_all() -> None:
    table = heirs(
        hands={"ann": "villa_a"}, boards={"ann": "agent_trade summer_a mansion_a"}, actions={"ann": 0}
    )
    table.turn("sell summer_a", "buy villa_a")
    assert free_trades(table, "agent_trade") == [2]
    assert table.may() == ["done", "activate agent_trade"]


@pytest.mark.rule("L-92", "L-48")
def test_a_free_trade_of_a_house_is_optional() -> None:
    table = heirs(boards={"ann": "agent_trade summer_a"}, actions={"ann": 1})
    table.turn("sell summer_a")
    assert sorted(table.may()) == ["free agent_trade", "get 10"]
    table.turn("get 10")
    assert (table.actions("ann"), free_trades(table, "agent_trade")) == (0, [0])
    saved = heirs(boards={"ann": "agent_trade summer_a"}, actions={"ann": 1})
    saved.turn("sell summer_a", "free agent_trade")
    assert (saved.money("ann"), saved.actions("ann"), free_trades(saved, "agent_trade")) == (80, 1, [1])


@pytest.mark.rule("L-92")
def test_an_estate_agent_does_nothing_for_farms() -> None:
    table = heirs(
        hands={"ann": "farm_15"}, boards={"ann": "agent_trade agent_price farm_dog"}, actions={"ann": 0}
    )
    assert table.may() == ["done", "activate agent_trade"]
    paid = heirs(boards={"ann": "agent_trade agent_price farm_dog"}, actions={"ann": 1})
    paid.turn("sell farm_dog")
    assert (paid.money("ann"), paid.actions("ann")) == (81, 0)


@pytest.mark.rule("L-48", "L-92")
def test_two_estate_agents_four_free_trades() -> None:
    game = with_cards(agent_trade=2)
    board = f"agent_trade agent_trade {FOUR_HOUSES} summer_b"
    table = heirs(game=game, boards={"ann": board}, spaces={"ann": 7}, actions={"ann": 0})
    table.turn("sell villa_a", "free agent_trade", "sell villa_b", "free agent_trade.2")
    assert free_trades(table, "agent_trade") == [1, 1]
    table.turn("sell summer_a", "free agent_trade.2")
    assert free_trades(table, "agent_trade") == [1, 2]
    table.turn("sell mansion_a")  # only one agent can still serve: it is not asked for
    assert (table.money("ann"), table.actions("ann"), free_trades(table, "agent_trade")) == (123, 0, [2, 2])
    assert table.board("ann") == ["agent_trade", "agent_trade", "summer_b"]
    assert table.may() == ["done", "activate agent_trade", "activate agent_trade.2"]


@pytest.mark.rule("L-48", "L-92")
def test_which_estate_agent_serves_can_be_chosen() -> None:
    board = f"agent_trade crooked_agent {FOUR_HOUSES}"
    table = heirs(boards={"ann": board}, spaces={"ann": 6}, actions={"ann": 1})
    table.turn("sell villa_a")
    assert sorted(table.may()) == ["free agent_trade", "free crooked_agent", "get 11", "get 13", "get 15"]
    table.turn("free crooked_agent", "get 11")
    assert (free_trades(table, "agent_trade"), free_trades(table, "crooked_agent")) == ([0], [1])
    table.turn("sell villa_b", "free crooked_agent", "get 12", "sell summer_a")
    assert sorted(table.may()) == ["free agent_trade", "get 10", "get 12", "get 8"]
    with pytest.raises(NotPossible):
        table.turn("free crooked_agent")
    table.turn("free agent_trade", "get 8")
    assert (free_trades(table, "agent_trade"), free_trades(table, "crooked_agent")) == ([1], [2])
    assert (table.money("ann"), table.actions("ann")) == (101, 1)


@pytest.mark.rule("L-48", "L-92", "L-45")
def test_free_trades_end_when_the_agent_is_discarded_and_the_other_keeps_its_own() -> None:
    game = with_cards(agent_trade=2)
    board = f"agent_trade agent_trade {FOUR_HOUSES}"
    table = heirs(
        game=game, hands={"ann": "tailor"}, boards={"ann": board}, spaces={"ann": 6}, actions={"ann": 1}
    )
    table.turn("sell villa_a", "free agent_trade", "lay tailor")
    assert (table.board("ann")[-1], table.actions("ann")) == ("tailor", 0)
    full = heirs(
        game=game, hands={"ann": "tailor"}, boards={"ann": board}, spaces={"ann": 6}, actions={"ann": 1}
    )
    full.turn("lay tailor", "instead-of agent_trade.2", "sell villa_a", "sell villa_b")
    assert (full.actions("ann"), free_trades(full, "agent_trade")) == (0, [2])
    assert full.may() == ["done", "activate agent_trade"]


@pytest.mark.rule("L-48", "L-92")
def test_an_agent_hired_this_round_serves_at_once() -> None:
    table = heirs(hands={"ann": "agent_trade villa_a"}, boards={"ann": "summer_a"}, actions={"ann": 1})
    table.turn("lay agent_trade", "sell summer_a", "buy villa_a")
    assert (table.money("ann"), table.actions("ann")) == (67, 0)


@pytest.mark.rule("L-48", "L-92")
def test_the_benefit_does_not_depend_on_activation() -> None:
    table = heirs(boards={"ann": "agent_trade! summer_a"}, actions={"ann": 0})
    table.turn("sell summer_a")
    assert (table.money("ann"), table.actions("ann")) == (80, 0)


@pytest.mark.rule("L-48", "L-92", "L-82")
def test_every_round_an_agent_trades_twice() -> None:
    table = heirs(boards={"ann": "agent_trade summer_a mansion_a villa_a"}, actions={"ann": 0})
    table.turn("sell summer_a", "sell mansion_a")
    table.rest_of_round()
    assert free_trades(table, "agent_trade") == [0]


# --- the price of a house, 2 up or down --------------------------------------------------------


@pytest.mark.rule("L-92")
@pytest.mark.parametrize("helper", ["agent_price", "crooked_agent"])
@pytest.mark.parametrize(("house", "price"), HOUSES)
@pytest.mark.parametrize("change", [-2, 0, 2])
def test_a_buyer_raises_or_lowers_the_price_or_not(helper: str, house: str, price: int, change: int) -> None:
    table = heirs(hands={"ann": house}, boards={"ann": helper}, actions={"ann": 1})
    table.turn(f"buy {house}")
    amounts = [text for text in table.may() if text.startswith("spend")]
    assert amounts == [f"spend {price - 2}", f"spend {price}", f"spend {price + 2}"]
    table.turn(f"spend {price + change}")
    assert (table.money("ann"), table.actions("ann")) == (70 - price - change, 0)


@pytest.mark.rule("L-92")
@pytest.mark.parametrize("change", [-2, 0, 2])
def test_a_seller_raises_or_lowers_the_price_or_not(change: int) -> None:
    table = heirs(boards={"ann": "agent_price villa_a@2"}, actions={"ann": 1}, modifiers=[0, 1, 0, 0])
    table.turn("sell villa_a")
    assert table.may() == ["get 6", "get 8", "get 10"]
    table.turn(f"get {8 + change}")
    assert (table.money("ann"), table.actions("ann"), table.board("ann")) == (78 + change, 0, ["agent_price"])


@pytest.mark.rule("L-92", "L-48")
@pytest.mark.parametrize("helpers", ["agent_price agent_price", "agent_price crooked_agent"])
def test_two_such_helpers_change_the_price_by_up_to_four(helpers: str) -> None:
    game = with_cards(agent_price=2)
    table = heirs(game=game, boards={"ann": f"{helpers} villa_a"}, actions={"ann": 1})
    table.turn("sell villa_a")
    amounts = [text for text in table.may() if text.startswith("get")]
    assert amounts == ["get 9", "get 11", "get 13", "get 15", "get 17"]
    table.turn("get 17")
    assert table.money("ann") == 87


@pytest.mark.rule("L-92", "L-48")
def test_the_price_changes_at_every_trade() -> None:
    table = heirs(
        hands={"ann": "villa_a"}, boards={"ann": "agent_price summer_a mansion_a"}, actions={"ann": 3}
    )
    table.turn("sell summer_a", "get 8", "sell mansion_a", "get 14", "buy villa_a", "spend 15")
    assert (table.money("ann"), table.actions("ann")) == (77, 0)


@pytest.mark.rule("L-92", "L-62")
def test_a_changed_price_is_never_below_nothing_but_the_sum_counts() -> None:
    low = heirs(boards={"ann": "agent_price villa_a@4"}, actions={"ann": 1}, modifiers=[0, -3, 0, 0])
    low.turn("sell villa_a")
    assert low.may() == ["get 0", "get 2"]
    lower = heirs(boards={"ann": "agent_price villa_a@4"}, actions={"ann": 1}, modifiers=[0, -4, 0, 0])
    lower.turn("sell villa_a")
    assert lower.may() == ["get 0", "get 1"]


@pytest.mark.rule("L-92", "L-63")
def test_a_raised_price_is_at_most_the_money_in_hand() -> None:
    table = heirs(
        hands={"ann": "villa_a"}, boards={"ann": "agent_price"}, money={"ann": 14}, actions={"ann": 1}
    )
    table.turn("buy villa_a")
    assert table.may() == ["spend 11", "spend 13"]
    cheap = heirs(
        hands={"ann": "villa_a"}, boards={"ann": "agent_price"}, money={"ann": 11}, actions={"ann": 1}
    )
    cheap.turn("buy villa_a")
    assert (cheap.money("ann"), cheap.board("ann")) == (0, ["agent_price", "villa_a"])
    poor = heirs(
        hands={"ann": "villa_a"}, boards={"ann": "agent_price"}, money={"ann": 10}, actions={"ann": 1}
    )
    assert "buy villa_a" not in poor.may()


@pytest.mark.rule("L-92", "L-48", "L-45")
def test_the_price_agent_serves_when_hired_and_not_when_discarded() -> None:
    table = heirs(hands={"ann": "agent_price villa_a"}, actions={"ann": 2})
    table.turn("lay agent_price", "buy villa_a", "spend 15")
    assert (table.money("ann"), table.actions("ann")) == (55, 0)
    gone = heirs(
        hands={"ann": "tailor"}, boards={"ann": "agent_price villa_a"}, spaces={"ann": 2}, actions={"ann": 2}
    )
    gone.turn("lay tailor", "instead-of agent_price", "sell villa_a")
    assert (gone.money("ann"), gone.actions("ann")) == (83, 0)
