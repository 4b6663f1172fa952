"""Money: no debts with property (L-63), debts without (L-70)."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotPossible
from clubantique.games.lastwill.game import LastWill

from .boxes import with_card
from .table import NAMES, Heirs, heirs


def ann(money: int, *, hand: str = "", board: str = "farm_15!", actions: int = 6) -> Heirs:
    """Ann's turn; she owns a farm, unless told otherwise."""
    return heirs(hands={"ann": hand}, boards={"ann": board}, money={"ann": money}, actions={"ann": actions})


# --- no debts with property (L-63) -------------------------------------------------------------


@pytest.mark.rule("L-63", "L-47")
def test_with_2_pounds_and_a_property_the_reservation_is_activated_for_1_but_not_for_3() -> None:
    table = ann(2, board="farm_15! reserv_chef1+1")
    table.turn("activate reserv_chef1")
    assert (table.money("ann"), table.board("ann")) == (1, ["farm_15!", "reserv_chef1+1!"])


@pytest.mark.rule("L-63", "L-47")
def test_with_3_pounds_both_are_possible_and_without_the_property_too() -> None:
    for table in (ann(3, board="farm_15! reserv_chef1+1"), ann(2, board="reserv_chef1+1")):
        table.turn("activate reserv_chef1")
        assert table.may() == ["spend 1", "spend 3"]


@pytest.mark.rule("L-63", "L-46")
@pytest.mark.parametrize(("money", "possible"), [(2, True), (1, False)])
def test_an_activation_that_costs_too_much_is_not_possible(money: int, possible: bool) -> None:
    table = ann(money, board="farm_15! club")
    assert ("activate club" in table.may()) == possible
    if possible:
        table.turn("activate club")
        assert table.money("ann") == 0
    else:
        with pytest.raises(NotPossible):
            table.turn("activate club")


@pytest.mark.rule("L-63", "L-61")
@pytest.mark.parametrize(("money", "possible"), [(3, True), (2, False), (0, False)])
def test_nor_is_maintaining(money: int, possible: bool) -> None:
    assert ("activate villa_a" in ann(money, board="villa_a").may()) == possible


@pytest.mark.rule("L-63", "L-42")
@pytest.mark.parametrize(("money", "possible"), [(5, True), (4, False)])
def test_nor_is_a_white_card(money: int, possible: bool) -> None:
    table = ann(money, hand="boat_basic")
    assert ("play boat_basic" in table.may()) == possible


@pytest.mark.rule("L-63", "L-91")
@pytest.mark.parametrize(("money", "possible"), [(2, True), (1, False)])
def test_whatever_the_white_card_does(money: int, possible: bool) -> None:
    assert ("play early_start" in ann(money, hand="early_start").may()) == possible


@pytest.mark.rule("L-63", "L-44")
def test_of_the_options_a_cheaper_one_may_be_chosen() -> None:
    table = ann(16, hand="ball")
    table.turn("play ball")
    assert table.may() == ["option 1", "option 2"]
    table.turn("option 2")
    assert table.money("ann") == 7
    table = ann(8, hand="ball")
    table.turn("play ball")
    assert (table.money("ann"), table.actions("ann")) == (4, 4)


@pytest.mark.rule("L-63", "L-43")
def test_companions_join_as_long_as_they_can_be_paid() -> None:
    table = ann(4, hand="boat_dog_guest_chef dog guest chef")
    table.turn("play boat_dog_guest_chef")
    assert table.may() == ["with chef", "with guest", "spend 2"]
    table.turn("with guest")
    assert (table.money("ann"), table.hand("ann")) == (0, ["chef", "dog"])


@pytest.mark.rule("L-63", "L-43", "L-49")
def test_wild_companions_too() -> None:
    table = heirs(
        hands={"ann": "boat_dog_guest_chef"},
        open_hands={"ann": "wild"},
        boards={"ann": "farm_15"},
        money={"ann": 4},
        actions={"ann": 2},
    )
    table.turn("play boat_dog_guest_chef")
    assert table.may() == ["wild-as chef", "wild-as guest", "spend 2"]


@pytest.mark.rule("L-63", "L-43", "L-93")
def test_they_join_although_a_helper_could_then_add_nothing() -> None:
    table = ann(5, hand="boat_dog_guest_chef dog", board="farm_15! sailor")
    table.turn("play boat_dog_guest_chef")
    assert table.may() == ["with dog", "spend 2", "spend 4"]
    table.turn("with dog")
    assert (table.money("ann"), table.hand("ann")) == (0, [])


@pytest.mark.rule("L-63", "L-93")
@pytest.mark.parametrize(("money", "amounts"), [(3, [2, 3]), (2, [2])])
def test_a_helper_adds_only_what_can_be_paid(money: int, amounts: list[int]) -> None:
    table = ann(money, hand="dinner_basic", board="farm_15! gourmet")
    table.turn("play dinner_basic")
    if len(amounts) > 1:
        assert table.may() == [f"spend {amount}" for amount in amounts]
        table.turn(f"spend {money}")
    assert table.money("ann") == 0


@pytest.mark.rule("L-63", "L-93")
@pytest.mark.parametrize(("money", "amounts"), [(2, [1, 2]), (1, [1])])
def test_also_to_an_activation(money: int, amounts: list[int]) -> None:
    table = ann(money, board="farm_15! gourmet reserv_chef1")
    table.turn("activate reserv_chef1")
    if len(amounts) > 1:
        assert table.may() == [f"spend {amount}" for amount in amounts]
        table.turn(f"spend {money}")
    assert table.money("ann") == 0


@pytest.mark.rule("L-63", "L-92")
def test_also_to_maintenance() -> None:
    table = ann(5, board="villa_a gardener_vm")
    table.turn("activate villa_a")
    assert table.money("ann") == 2
    table = ann(6, board="villa_a gardener_vm")
    table.turn("activate villa_a")
    assert table.may() == ["spend 3", "spend 6"]


@pytest.mark.rule("L-63", "L-60")
@pytest.mark.parametrize("board", ["", "farm_15!"])
@pytest.mark.parametrize(("money", "possible"), [(13, True), (12, False)])
def test_a_purchase_costs_at_most_the_money_in_hand_the_first_one_too(
    board: str, money: int, possible: bool
) -> None:
    table = ann(money, hand="villa_a", board=board)
    assert ("buy villa_a" in table.may()) == possible
    if possible:
        table.turn("buy villa_a")
        assert (table.money("ann"), table.view().last) == (0, False)


@pytest.mark.rule("L-63", "L-92")
def test_a_helper_may_make_a_purchase_possible() -> None:
    table = ann(12, hand="villa_a", board="agent_price")
    table.turn("buy villa_a")
    assert (table.money("ann"), table.board("ann")) == (1, ["agent_price", "villa_a"])
    table = ann(14, hand="villa_a", board="agent_price")
    table.turn("buy villa_a")
    assert table.may() == ["spend 11", "spend 13"]


@pytest.mark.rule("L-63")
@pytest.mark.parametrize("board", ["", "tailor club salon sailor gourmet"])
@pytest.mark.parametrize(("money", "possible"), [(0, False), (-3, False), (1, True)])
def test_without_property_and_money_nobody_buys_at_any_price(board: str, money: int, possible: bool) -> None:
    table = heirs(
        hands={"ann": "villa_a"},
        boards={"ann": board},
        money={"ann": money},
        modifiers=(0, -3, 0, 0),
        actions={"ann": 1},
        game=LastWill(with_card("villa_a", {"ladder": [2, 1]})),
    )
    assert ("buy villa_a" in table.may()) == possible


@pytest.mark.rule("L-63")
def test_with_property_something_that_costs_nothing_can_be_bought_with_nothing() -> None:
    table = heirs(
        hands={"ann": "villa_a"},
        boards={"ann": "farm_15"},
        money={"ann": 0},
        modifiers=(0, -3, 0, 0),
        actions={"ann": 1},
        game=LastWill(with_card("villa_a", {"ladder": [2, 1]})),
    )
    table.turn("buy villa_a")
    assert (table.money("ann"), table.board("ann")) == (0, ["farm_15", "villa_a"])


@pytest.mark.rule("L-63", "L-36")
@pytest.mark.parametrize(
    ("money", "board", "possible"),
    [(2, "farm_15", True), (1, "farm_15", False), (1, "", True), (-5, "", True)],
)
def test_the_opera_is_closed_to_whom_it_would_bring_into_debt(money: int, board: str, possible: bool) -> None:
    table = heirs(phase="errand", boards={"ann": board}, money={"ann": money})
    assert ("opera" in table.may()) == possible
    if possible:
        table.turn("opera")
        assert table.money("ann") == money - 2
    else:
        with pytest.raises(NotPossible):
            table.turn("opera")


@pytest.mark.rule("L-63", "L-36", "L-93")
@pytest.mark.parametrize(("money", "dearer"), [(5, True), (4, False)])
def test_at_the_opera_a_tailor_adds_only_what_can_be_paid(money: int, dearer: bool) -> None:
    table = heirs(phase="errand", boards={"ann": "farm_15 tailor"}, money={"ann": money})
    table.turn("opera")
    if dearer:
        assert table.may() == ["spend 2", "spend 5"]
        table.turn("spend 5")
    assert table.money("ann") == (0 if dearer else money - 2)


@pytest.mark.rule("L-63", "L-90")
@pytest.mark.parametrize(("money", "possible"), [(4, True), (3, False)])
def test_what_is_counted_must_be_paid_whole(money: int, possible: bool) -> None:
    table = ann(money, board="farm_15! farm_dog! farm_supplies")
    assert ("activate farm_supplies" in table.may()) == possible


# --- debts (L-70) ------------------------------------------------------------------------------


@pytest.mark.rule("L-70")
def test_without_property_a_player_may_spend_below_0() -> None:
    table = ann(1, hand="boat_basic", board="gourmet")
    table.turn("play boat_basic")
    assert table.money("ann") == -4


@pytest.mark.rule("L-70")
def test_who_is_in_debt_goes_on_spending() -> None:
    table = ann(1, hand="boat_basic ball reserv_chef1", board="club", actions=9)
    table.turn("play boat_basic", "play ball", "option 3", "lay reserv_chef1", "activate reserv_chef1")
    table.turn("activate club")
    assert (table.money("ann"), table.player) == (1 - 5 - 17 - 1 - 2, "ann")


@pytest.mark.rule("L-70", "L-63")
def test_who_sells_all_property_may_then_go_into_debt() -> None:
    table = ann(0, hand="dinner_basic", board="summer_a@4 villa_a@4", actions=3)
    assert "play dinner_basic" not in table.may()
    table.turn("sell summer_a")
    assert table.money("ann") == 2
    table.turn("sell villa_a")
    table.turn("play dinner_basic")
    assert table.money("ann") == 2 + 3 - 2


@pytest.mark.rule("L-70")
@pytest.mark.parametrize(
    ("money", "board", "bankrupt"),
    [(2, "", True), (1, "", True), (3, "", False), (2, "farm_15", False), (2, "gourmet", True)],
)
def test_bankrupt_is_who_has_neither_property_nor_money(money: int, board: str, bankrupt: bool) -> None:
    table = ann(money, hand="dinner_basic", board=board, actions=1)
    table.turn("play dinner_basic", *["spend 2"] * (board == "gourmet"))
    assert [heir.bankrupt for heir in table.view().heirs] == [bankrupt, False, False]
    assert table.view().last == bankrupt


@pytest.mark.rule("L-70")
def test_with_the_sale_of_the_last_property_for_nothing() -> None:
    table = heirs(
        boards={"ann": "summer_a@4 summer_b@4"},
        money={"ann": 0},
        modifiers=(0, 0, -3, 0),
        actions={"ann": 2},
    )
    table.turn("sell summer_a")
    assert not table.view().last
    table.turn("sell summer_b")
    assert (table.money("ann"), table.view().last) == (0, True)


@pytest.mark.rule("L-70")
def test_money_is_public() -> None:
    table = heirs(money={"ann": -7, "bob": 12, "cid": 70})
    for viewer in (*NAMES[:3], None):
        assert [heir.money for heir in table.view(viewer).heirs] == [-7, 12, 70]
