"""Companions: with white cards (L-43), as markers on black ones (L-47), and the wild one (L-49)."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotPossible

from .table import Heirs, heirs

BOAT = "boat_dog_guest_chef"


def boat(companions: str, *, wild: str = "", money: int = 70, board: str = "") -> Heirs:
    """Ann is about to play the boat trip, with two actions."""
    table = heirs(
        hands={"ann": f"{BOAT} {companions}"},
        open_hands={"ann": wild},
        money={"ann": money},
        boards={"ann": board},
        actions={"ann": 2},
    )
    table.turn(f"play {BOAT}")
    return table


# --- with white cards (L-43) -------------------------------------------------------------------


@pytest.mark.rule("L-43")
def test_a_boat_trip_without_companions_is_2_pounds_for_two_actions() -> None:
    table = boat("")
    assert (table.money("ann"), table.actions("ann")) == (68, 0)


@pytest.mark.rule("L-43")
def test_with_a_dog_5_pounds_for_two_actions() -> None:
    table = boat("dog")
    table.turn("with dog")
    assert (table.money("ann"), table.actions("ann")) == (65, 0)
    assert (table.discards("event"), table.discards("companion")) == ([BOAT], ["dog"])


@pytest.mark.rule("L-43")
@pytest.mark.parametrize("order", ["dog guest chef", "chef guest dog", "guest dog chef", "guest chef dog"])
def test_with_dog_guest_and_chef_9_pounds_in_any_order(order: str) -> None:
    table = boat("dog guest chef horse")
    table.turn(*[f"with {companion}" for companion in order.split()])
    assert (table.money("ann"), table.actions("ann")) == (61, 0)
    assert table.discards("companion") == ["chef", "guest", "dog"]
    assert table.hand("ann") == ["horse"]


@pytest.mark.rule("L-43")
@pytest.mark.parametrize(
    ("company", "money"), [("guest", 4), ("chef", 4), ("guest chef", 6), ("chef dog", 7)]
)
def test_any_number_may_join(company: str, money: int) -> None:
    table = boat("dog guest chef")
    table.turn(*[f"with {companion}" for companion in company.split()], f"spend {money}")
    assert (table.money("ann"), len(table.hand("ann"))) == (70 - money, 3 - len(company.split()))


@pytest.mark.rule("L-43")
def test_none_need_join() -> None:
    table = boat("dog guest chef")
    assert table.may() == ["with chef", "with guest", "with dog", "spend 2"]
    table.turn("spend 2")
    assert (table.money("ann"), table.hand("ann")) == (68, ["chef", "guest", "dog"])


@pytest.mark.rule("L-43")
def test_each_listed_companion_joins_once_and_no_other() -> None:
    table = boat("dog dog guest horse")
    assert table.may() == ["with guest", "with dog", "spend 2"]
    table.turn("with dog")
    assert table.may() == ["with guest", "spend 5"]
    table.turn("with guest")
    assert (table.money("ann"), table.hand("ann")) == (63, ["dog", "horse"])


@pytest.mark.rule("L-43")
def test_only_companions_in_the_own_hand_can_join() -> None:
    table = heirs(hands={"ann": f"{BOAT} chef", "bob": "dog guest"}, actions={"ann": 2})
    table.turn(f"play {BOAT}")
    assert table.may() == ["with chef", "spend 2"]


@pytest.mark.rule("L-43")
@pytest.mark.parametrize(("hand", "amounts"), [("horse", [3, 6]), ("horse horse horse", [3, 6, 9])])
def test_two_horses_listed_are_two_horse_cards(hand: str, amounts: list[int]) -> None:
    for horses, money in enumerate(amounts):
        table = heirs(hands={"ann": f"coach_and_four {hand}"}, actions={"ann": 1})
        table.turn("play coach_and_four", *["with horse"] * horses)
        if horses < len(amounts) - 1:
            assert table.may() == ["with horse", f"spend {money}"]
            table.turn(f"spend {money}")
        assert (table.money("ann"), table.discards("companion")) == (70 - money, ["horse"] * horses)


@pytest.mark.rule("L-43", "L-49")
def test_a_horse_and_a_wild_companion_are_two_horses() -> None:
    table = heirs(hands={"ann": "coach_and_four horse"}, open_hands={"ann": "wild"}, actions={"ann": 1})
    table.turn("play coach_and_four", "wild-as horse", "with horse")
    assert (table.money("ann"), table.hand("ann"), table.discards("companion")) == (61, [], ["horse"])


@pytest.mark.rule("L-43", "L-93")
def test_what_a_helper_adds_comes_on_top_of_the_companions() -> None:
    table = boat("dog", board="sailor")
    assert table.may() == ["with dog", "spend 2", "spend 4"]
    table.turn("with dog")
    assert table.may() == ["spend 5", "spend 7"]


# --- wild companions (L-49) --------------------------------------------------------------------


@pytest.mark.rule("L-49", "L-43")
@pytest.mark.parametrize(("companion", "money"), [("dog", 5), ("guest", 4), ("chef", 4)])
def test_a_wild_companion_stands_for_any_listed_one(companion: str, money: int) -> None:
    table = boat("", wild="wild")
    assert table.may() == ["wild-as chef", "wild-as guest", "wild-as dog", "spend 2"]
    table.turn(f"wild-as {companion}")
    assert (table.money("ann"), table.hand("ann")) == (70 - money, [])


@pytest.mark.rule("L-49")
def test_used_it_returns_to_the_offer_at_once_and_not_to_the_companions() -> None:
    table = boat("", wild="wild")
    assert table.view().wilds == 1
    table.turn("wild-as dog")
    assert (table.player, table.view().wilds, table.discards("companion")) == ("ann", 2, [])


@pytest.mark.rule("L-49", "L-43")
def test_it_does_not_stand_for_one_that_has_joined_or_is_not_listed() -> None:
    table = boat("dog", wild="wild")
    table.turn("with dog")
    assert table.may() == ["wild-as chef", "wild-as guest", "spend 5"]
    with pytest.raises(NotPossible):
        table.turn("wild-as horse")


@pytest.mark.rule("L-49")
def test_each_wild_companion_stands_for_one() -> None:
    table = boat("", wild="wild")
    table.turn("wild-as dog")
    assert (table.player, table.hand("ann"), table.money("ann")) == ("ann", [], 65)
    table = boat("", wild="wild wild")
    table.turn("wild-as dog", "wild-as guest")
    assert (table.money("ann"), table.hand("ann"), table.view().wilds) == (63, [], 2)


@pytest.mark.rule("L-49")
def test_the_real_card_may_be_kept_back() -> None:
    table = boat("dog", wild="wild")
    table.turn("wild-as dog")
    assert (table.hand("ann"), table.view().wilds, table.known("ann")) == (["dog"], 2, [])


# --- markers (L-47) ----------------------------------------------------------------------------


@pytest.mark.rule("L-47")
def test_with_only_a_horse_nothing_can_be_done_on_the_farm() -> None:
    table = heirs(hands={"ann": "horse"}, boards={"ann": "farm_dog_horse"}, actions={"ann": 5})
    assert table.may() == ["done", "activate farm_dog_horse", "sell farm_dog_horse"]


@pytest.mark.rule("L-47")
@pytest.mark.parametrize("amount", [2, 4, 7])
def test_the_dog_first_then_the_horse_one_action_each_then_2_or_4_or_7(amount: int) -> None:
    table = heirs(hands={"ann": "dog horse"}, boards={"ann": "farm_dog_horse"}, actions={"ann": 3})
    table.turn("put farm_dog_horse")
    assert (table.actions("ann"), table.hand("ann"), table.money("ann")) == (2, ["horse"], 70)
    assert table.board("ann") == ["farm_dog_horse+1"]
    table.turn("put farm_dog_horse")
    assert (table.actions("ann"), table.hand("ann"), table.board("ann")) == (1, [], ["farm_dog_horse+2"])
    assert table.view().heirs[0].board[0].markers == ["dog", "horse"]
    assert table.discards("companion") == ["dog", "horse"]
    table.turn("activate farm_dog_horse")
    assert table.may() == ["spend 2", "spend 4", "spend 7"]
    table.turn(f"spend {amount}")
    assert (table.money("ann"), table.actions("ann")) == (70 - amount, 0)


@pytest.mark.rule("L-47")
@pytest.mark.parametrize(
    ("card", "amounts"),
    [
        ("reserv_chef2", [1]),
        ("reserv_chef2+1", [1, 2]),
        ("reserv_chef2+2", [1, 2, 5]),
        ("reserv_chef1", [1]),
        ("reserv_chef1+1", [1, 3]),
        ("farm_dog_horse+1", [2, 4]),
    ],
)
def test_any_amount_whose_space_is_filled_may_be_chosen_never_another(card: str, amounts: list[int]) -> None:
    name = card.split("+")[0]
    for amount in amounts:
        table = heirs(boards={"ann": card}, actions={"ann": 1})
        table.turn(f"activate {name}")
        if len(amounts) > 1:
            assert table.may() == [f"spend {each}" for each in amounts]
            table.turn(f"spend {amount}")
        assert table.money("ann") == 70 - amount


@pytest.mark.rule("L-47")
def test_each_marker_costs_an_action() -> None:
    table = heirs(hands={"ann": "chef chef"}, boards={"ann": "reserv_chef2"}, actions={"ann": 1})
    table.turn("put reserv_chef2")
    assert (table.actions("ann"), table.board("ann")) == (0, ["reserv_chef2+1"])
    assert "put reserv_chef2" not in table.may()


@pytest.mark.rule("L-47")
def test_a_marker_needs_the_companion_of_the_topmost_free_space() -> None:
    for hand, markers, possible in (
        ("chef", "", True),
        ("guest", "", False),
        ("guest", "+1", True),
        ("chef", "+1", False),
        ("chef guest", "+2", False),
    ):
        table = heirs(hands={"ann": hand}, boards={"ann": f"mansion_c{markers}"}, actions={"ann": 3})
        assert ("put mansion_c" in table.may()) == possible


@pytest.mark.rule("L-47")
def test_also_on_a_card_laid_or_activated_this_round() -> None:
    table = heirs(hands={"ann": "reserv_chef1 chef guest"}, boards={"ann": "villa_b!"}, actions={"ann": 3})
    table.turn("lay reserv_chef1", "put reserv_chef1", "put villa_b")
    assert table.board("ann") == ["villa_b+1!", "reserv_chef1+1"]
    assert table.may() == ["done", "activate reserv_chef1"]


@pytest.mark.rule("L-47")
def test_not_on_a_card_in_hand() -> None:
    table = heirs(hands={"ann": "reserv_chef1 chef villa_c"}, actions={"ann": 3})
    assert table.may() == ["done", "lay reserv_chef1", "buy villa_c"]


@pytest.mark.rule("L-47", "L-49")
@pytest.mark.parametrize(
    ("card", "companion"), [("farm_15", "horse"), ("villa_c", "chef"), ("box_guest", "guest")]
)
def test_a_wild_companion_sets_the_marker_of_the_spaces_own_kind(card: str, companion: str) -> None:
    table = heirs(open_hands={"ann": "wild"}, boards={"ann": card}, actions={"ann": 1})
    table.turn(f"put {card}")
    assert table.view().heirs[0].board[0].markers == [companion]
    assert (table.actions("ann"), table.view().wilds, table.hand("ann")) == (0, 2, [])
    assert table.discards("companion") == []


@pytest.mark.rule("L-47", "L-49")
def test_with_both_in_hand_the_player_says_which() -> None:
    for way, left, wilds in (("with dog", "wild", 1), ("wild-as dog", "dog", 2)):
        table = heirs(
            hands={"ann": "dog"},
            open_hands={"ann": "wild"},
            boards={"ann": "farm_dog_horse"},
            actions={"ann": 1},
        )
        table.turn("put farm_dog_horse")
        assert table.may() == ["with dog", "wild-as dog"]
        table.turn(way)
        assert (table.hand("ann"), table.view().wilds, table.board("ann")) == (
            [left],
            wilds,
            ["farm_dog_horse+1"],
        )


@pytest.mark.rule("L-47")
def test_markers_stay_from_round_to_round() -> None:
    table = heirs(boards={"ann": "reserv_chef2+1 farm_dog_horse+2"}, actions={"ann": 1})
    table.turn("activate reserv_chef2", "spend 2")
    table.rest_of_round()
    assert table.board("ann") == ["reserv_chef2+1", "farm_dog_horse+2"]


@pytest.mark.rule("L-47")
def test_of_two_equal_cards_each_has_its_own_markers() -> None:
    table = heirs(hands={"ann": "horse"}, boards={"ann": "farm_15+1 farm_15"}, actions={"ann": 2})
    assert "put farm_15" not in table.may()
    table.turn("put farm_15.2")
    assert table.board("ann") == ["farm_15+1", "farm_15+1"]
    table = heirs(boards={"ann": "farm_15+1 farm_15"}, actions={"ann": 1})
    table.turn("activate farm_15.2")
    assert (table.money("ann"), table.board("ann")) == (68, ["farm_15+1", "farm_15!"])
