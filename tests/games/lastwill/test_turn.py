"""The action turn: L-39 to L-41, and L-51."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotAsked, NothingToWithdraw, NotPossible

from .table import NAMES, heirs

# --- how a card is used (L-39) -----------------------------------------------------------------


@pytest.mark.rule("L-39")
def test_white_cards_are_played_black_cards_laid_or_bought_grey_cards_are_not_used_alone() -> None:
    table = heirs(hands={"ann": "dinner_basic gourmet reserv_chef1 villa_a dog"}, actions={"ann": 3})
    assert table.may() == ["done", "play dinner_basic", "lay gourmet", "lay reserv_chef1", "buy villa_a"]


@pytest.mark.rule("L-39")
def test_special_cards_are_used_by_their_frame_too() -> None:
    table = heirs(hands={"ann": "gala_dinner private_table school_friend"}, actions={"ann": 3})
    assert table.may() == ["done", "play gala_dinner", "lay private_table", "lay school_friend"]
    table.turn("play gala_dinner", "lay private_table", "lay school_friend")
    assert (table.board("ann"), table.discards("special_1")) == (
        ["private_table", "school_friend"],
        ["gala_dinner"],
    )


@pytest.mark.rule("L-39")
def test_a_white_card_is_used_once() -> None:
    table = heirs(hands={"ann": "dinner_basic"}, actions={"ann": 3})
    table.turn("play dinner_basic")
    assert (table.may(), table.hand("ann"), table.board("ann")) == (["done"], [], [])


# --- actions and turns (L-40) ------------------------------------------------------------------


@pytest.mark.rule("L-40")
def test_everybody_has_the_actions_of_the_plan_once_the_errands_are_run() -> None:
    table = heirs(phase="errand", plans={"ann": 3, "bob": 5, "cid": 7})
    for _ in range(3):
        table.turn("unknown event")
    assert table.phase == "act"
    assert [table.actions(name) for name in NAMES[:3]] == [2, 3, 4]


@pytest.mark.rule("L-40", "L-94")
def test_and_one_more_for_each_helper_of_that_kind() -> None:
    boards = {"ann": "friend_action friend_action!", "cid": "gourmet"}
    table = heirs(phase="errand", plans={"ann": 3, "bob": 5, "cid": 7}, boards=boards)
    for _ in range(3):
        table.turn("unknown event")
    assert [table.actions(name) for name in NAMES[:3]] == [2 + 2, 3, 4]


@pytest.mark.rule("L-40")
def test_turns_are_taken_in_the_order_of_the_plans() -> None:
    table = heirs(plans={"ann": 7, "bob": 3, "cid": 5}, start="cid")
    turns = []
    while table.phase == "act":
        turns.append(table.player)
        table.turn("done")
    assert turns == ["bob", "cid", "ann"]


@pytest.mark.rule("L-40")
def test_a_player_takes_one_whole_turn() -> None:
    table = heirs(hands={"ann": "dinner_basic dinner_dog"}, actions={"ann": 3})
    table.turn("play dinner_basic")
    assert table.player == "ann"
    with pytest.raises(NotAsked):
        table.choose("bob", "done")
    table.turn("done")
    assert table.player == "bob"
    with pytest.raises(NotAsked):
        table.choose("ann", "play dinner_dog")


@pytest.mark.rule("L-40")
def test_in_any_order_and_number() -> None:
    table = heirs(
        hands={"ann": "dinner_basic gourmet villa_a dog"},
        boards={"ann": "farm_dog reserv_chef1"},
        actions={"ann": 9},
    )
    assert table.may()[:4] == ["done", "play dinner_basic", "lay gourmet", "buy villa_a"]
    assert table.may()[4:7] == ["put farm_dog", "activate farm_dog", "sell farm_dog"]
    assert table.may()[7:] == ["activate reserv_chef1"]
    for run, actions, money in [
        (["put farm_dog"], 8, 70),
        (["buy villa_a"], 7, 57),
        (["play dinner_basic"], 6, 55),
        (["activate farm_dog", "spend 5"], 5, 50),
        (["sell farm_dog"], 4, 61),
        (["lay gourmet"], 3, 61),
        (["activate reserv_chef1", "spend 1"], 3, 60),
        (["activate villa_a"], 2, 57),
        (["activate gourmet"], 2, 56),
        (["sell villa_a"], 1, 69),
    ]:
        table.turn(*run)
        assert (run, table.actions("ann"), table.money("ann")) == (run, actions, money)
    assert (table.board("ann"), table.may()) == (["reserv_chef1!", "gourmet!"], ["done"])


@pytest.mark.rule("L-40")
def test_a_player_may_be_done_at_once() -> None:
    table = heirs(hands={"ann": "dinner_basic"}, actions={"ann": 4})
    table.turn("done")
    assert (table.player, table.money("ann"), table.hand("ann")) == ("bob", 70, ["dinner_basic"])


@pytest.mark.rule("L-40")
def test_unused_actions_are_lost() -> None:
    table = heirs(actions={"ann": 4})
    table.turn("done")
    assert table.actions("ann") == 0
    table.rest_of_round()
    table.choose("bob", "plan 4")
    table.choose("cid", "plan 7", "draw-event 1")
    table.choose("ann", "plan 2", "draw-event 2")
    while table.phase == "errand":
        table.turn(table.may()[0])
    assert [table.actions(name) for name in NAMES[:3]] == [2, 3, 4]


@pytest.mark.rule("L-40")
def test_actions_have_no_upper_limit() -> None:
    table = heirs(hands={"ann": "hectic_day_2 hectic_day_3"}, actions={"ann": 20})
    table.turn("play hectic_day_2", "play hectic_day_3")
    assert table.actions("ann") == 24


@pytest.mark.rule("L-40")
def test_a_player_who_can_use_nothing_still_says_so() -> None:
    table = heirs()
    assert (table.player, table.may()) == ("ann", ["done"])


# --- the actions must be there (L-41) ----------------------------------------------------------


@pytest.mark.rule("L-41")
@pytest.mark.parametrize(
    ("use", "needed"),
    [
        ("play dinner_basic", 1),
        ("play boat_basic", 2),
        ("play world_tour", 3),
        ("lay club", 2),
        ("lay gourmet", 1),
        ("buy villa_a", 1),
        ("activate salon", 1),
        ("put coach_horse", 1),
        ("activate farm_15", 1),
        ("activate mansion_a", 1),
        ("sell farm_15", 1),
        ("sell mansion_a", 1),
    ],
)
def test_a_card_that_needs_more_actions_than_are_left_cannot_be_used(use: str, needed: int) -> None:
    for actions in (needed, needed - 1):
        table = heirs(
            hands={"ann": "dinner_basic boat_basic world_tour club gourmet villa_a horse"},
            boards={"ann": "salon coach_horse farm_15 mansion_a"},
            actions={"ann": actions},
        )
        assert (use in table.may()) == (actions == needed)
    with pytest.raises(NotPossible):
        table.turn(use)


@pytest.mark.rule("L-41")
def test_what_costs_no_action_can_be_used_with_none_left() -> None:
    table = heirs(boards={"ann": "reserv_chef1 gourmet club salon"}, actions={"ann": 0})
    assert table.may() == ["done", "activate reserv_chef1", "activate gourmet", "activate club"]
    table.turn("activate club")
    assert (table.money("ann"), table.actions("ann")) == (68, 0)


# --- nothing else leaves the hand (L-51) -------------------------------------------------------


@pytest.mark.rule("L-51", "L-49")
def test_companions_are_never_played_alone() -> None:
    hands = {"ann": "chef guest dog horse"}
    table = heirs(hands=hands, open_hands={"ann": "wild"}, boards={"ann": "gourmet!"}, actions={"ann": 5})
    assert table.may() == ["done"]
    for alone in ("with dog", "wild-as dog"):
        with pytest.raises(NotPossible):
            table.turn(alone)


@pytest.mark.rule("L-51")
def test_cards_that_cannot_be_used_stay_in_hand_for_the_whole_turn() -> None:
    table = heirs(hands={"ann": "boat_basic salon dog villa_a"}, actions={"ann": 0})
    assert table.may() == ["done"]
    table.turn("done")
    assert table.hand("ann") == ["boat_basic", "salon", "villa_a", "dog"]


@pytest.mark.rule("L-51")
def test_no_card_in_hand_makes_room() -> None:
    table = heirs(
        hands={"ann": "gourmet coachman"},
        boards={"ann": "villa_a villa_b villa_c farm_15 tailor"},
        actions={"ann": 2},
    )
    table.turn("lay gourmet")
    assert table.may() == ["instead-of tailor"]


# --- as long as a card is not complete ---------------------------------------------------------


@pytest.mark.rule("L-40")
@pytest.mark.parametrize(
    "run",
    [
        ["play boat_dog_guest_chef", "with dog", "wild-as chef"],
        ["play ball", "option 2"],
        ["activate farm_dog_horse"],
        ["put farm_dog_horse"],
        ["lay gourmet"],
        ["buy villa_b"],
        ["buy villa_b", "instead-of agent_price"],
        ["sell villa_a"],
    ],
)
def test_a_use_that_is_not_complete_changes_nothing_and_can_be_withdrawn(run: list[str]) -> None:
    table = heirs(
        hands={"ann": "boat_dog_guest_chef ball gourmet villa_b dog horse"},
        open_hands={"ann": "wild"},
        boards={"ann": "farm_dog_horse+1 villa_a agent_price sailor crooked_agent"},
        actions={"ann": 6},
    )
    before = (table.may(), table.game.everything(table.state))
    table.turn(*run)
    assert (table.player, table.money("ann"), table.actions("ann")) == ("ann", 70, 6)
    assert "done" not in table.may()
    table.play.withdraw(0)
    assert (table.may(), table.game.everything(table.state)) == before
    table.turn("play ball", "option 1", "spend 4")
    assert (table.money("ann"), table.actions("ann")) == (66, 4)


@pytest.mark.rule("L-40")
def test_a_card_that_was_used_cannot_be_taken_back() -> None:
    table = heirs(hands={"ann": "dinner_basic"}, actions={"ann": 2})
    table.turn("play dinner_basic")
    with pytest.raises(NothingToWithdraw):
        table.play.withdraw(0)
