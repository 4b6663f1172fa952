"""Helpers on actions, and on cards kept at the end of a round: L-94, with L-48."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotPossible

from .boxes import with_cards
from .table import Heirs, heirs

KEEPERS = ["friend_hand", "secretary", "friend_companions", "school_friend"]
SEVEN = "dinner_basic carriage_basic boat_basic chef guest dog horse"


def to_next_turn(table: Heirs, name: str) -> None:
    """In the next round everybody plans and sends boys in the first way that is possible, up to this player."""
    while table.phase != "act":
        table.choose(table.due[0], table.may(table.due[0])[0])
    while table.player != name:
        table.turn("done")


# --- one more action each round ----------------------------------------------------------------


@pytest.mark.rule("L-94", "L-40")
@pytest.mark.parametrize(("plan", "actions"), [(1, 1), (2, 2), (5, 3), (7, 4)])
def test_one_more_action_than_the_plan_says(plan: int, actions: int) -> None:
    plans = {"ann": plan, "bob": 3, "cid": 4}
    assert heirs(plans=plans).actions("ann") == actions
    table = heirs(plans=plans, boards={"ann": "friend_action"})
    assert (table.actions("ann"), table.actions("bob"), table.actions("cid")) == (actions + 1, 2, 3)


@pytest.mark.rule("L-94", "L-48", "L-40")
def test_two_such_friends_are_two_more_actions() -> None:
    assert heirs(plans={"ann": 1}, boards={"ann": "friend_action friend_action"}).actions("ann") == 3


@pytest.mark.rule("L-94", "L-45")
def test_in_the_round_of_hiring_it_is_gained_at_once_after_the_cost() -> None:
    table = heirs(hands={"ann": "friend_action"}, actions={"ann": 2})
    table.turn("lay friend_action")
    assert (table.actions("ann"), table.board("ann"), table.money("ann")) == (1, ["friend_action"], 70)
    short = heirs(hands={"ann": "friend_action"}, actions={"ann": 1})
    assert short.may() == ["done"]  # the new action does not pay for its own friend


@pytest.mark.rule("L-94", "L-48")
def test_two_friends_hired_in_one_round() -> None:
    table = heirs(hands={"ann": "friend_action friend_action"}, actions={"ann": 3})
    table.turn("lay friend_action", "lay friend_action")
    assert (table.actions("ann"), table.board("ann")) == (1, ["friend_action", "friend_action"])


@pytest.mark.rule("L-94", "L-48", "L-45")
def test_actions_already_gained_are_not_taken_back() -> None:
    table = heirs(
        hands={"ann": "tailor"}, boards={"ann": "friend_action"}, spaces={"ann": 1}, plans={"ann": 2}
    )
    assert table.actions("ann") == 3
    table.turn("lay tailor", "instead-of friend_action")
    assert (table.actions("ann"), table.discards("helper_expense")) == (2, ["friend_action"])


@pytest.mark.rule("L-94", "L-48", "L-45")
def test_one_friend_in_the_place_of_another_is_gained_as_well() -> None:
    table = heirs(
        hands={"ann": "friend_action"}, boards={"ann": "friend_action"}, spaces={"ann": 1}, plans={"ann": 2}
    )
    table.turn("lay friend_action", "instead-of friend_action")
    assert (table.actions("ann"), table.board("ann")) == (2, ["friend_action"])


@pytest.mark.rule("L-94", "L-40")
def test_every_round_one_more_and_none_after_the_friend_is_gone() -> None:
    table = heirs(boards={"ann": "friend_action"}, plans={"ann": 1})
    table.rest_of_round()
    to_next_turn(table, "ann")
    assert (table.view().heirs[0].plan, table.actions("ann")) == (3, 3)
    gone = heirs(hands={"ann": "tailor"}, boards={"ann": "friend_action"}, spaces={"ann": 1})
    gone.turn("lay tailor", "instead-of friend_action")
    gone.rest_of_round()
    to_next_turn(gone, "ann")
    assert (gone.view().heirs[0].plan, gone.actions("ann")) == (3, 2)


# --- one more action for white cards -----------------------------------------------------------


@pytest.mark.rule("L-94")
def test_the_white_action_pays_for_a_white_card() -> None:
    table = heirs(hands={"ann": "dinner_basic"}, boards={"ann": "bon_vivant"}, actions={"ann": 0})
    table.turn("play dinner_basic")
    assert (table.money("ann"), table.actions("ann"), table.hand("ann")) == (68, 0, [])
    assert table.discards("event") == ["dinner_basic"]


@pytest.mark.rule("L-94", "L-48")
def test_once_a_round() -> None:
    table = heirs(
        hands={"ann": "dinner_basic carriage_basic"}, boards={"ann": "bon_vivant!"}, actions={"ann": 0}
    )
    table.turn("play dinner_basic")
    assert table.may() == ["done"]


@pytest.mark.rule("L-94")
def test_it_pays_for_nothing_but_white_cards() -> None:
    table = heirs(
        hands={"ann": "gourmet villa_a horse"},
        boards={"ann": "bon_vivant! farm_15 summer_a salon"},
        actions={"ann": 0},
    )
    assert table.may() == ["done"]  # neither laying, buying, selling, activating nor a companion


@pytest.mark.rule("L-94")
def test_it_is_no_ordinary_action() -> None:
    assert heirs(plans={"ann": 1}, boards={"ann": "bon_vivant"}).actions("ann") == 1


@pytest.mark.rule("L-94")
def test_it_is_spent_before_ordinary_actions() -> None:
    table = heirs(
        hands={"ann": "dinner_basic carriage_basic"}, boards={"ann": "bon_vivant"}, actions={"ann": 2}
    )
    table.turn("play dinner_basic")
    assert table.actions("ann") == 2
    table.turn("play carriage_basic")
    assert table.actions("ann") == 1


@pytest.mark.rule("L-94")
def test_it_pays_a_part_of_a_larger_cost() -> None:
    table = heirs(hands={"ann": "boat_basic"}, boards={"ann": "bon_vivant"}, actions={"ann": 1})
    table.turn("play boat_basic")
    assert (table.money("ann"), table.actions("ann")) == (65, 0)
    short = heirs(hands={"ann": "boat_basic"}, boards={"ann": "bon_vivant!"}, actions={"ann": 0})
    assert short.may() == ["done"]


@pytest.mark.rule("L-94", "L-44")
def test_it_opens_a_longer_option() -> None:
    table = heirs(hands={"ann": "ball"}, boards={"ann": "bon_vivant"}, actions={"ann": 3})
    table.turn("play ball")
    assert table.may() == ["option 1", "option 2"]
    table.turn("option 2")
    assert (table.money("ann"), table.actions("ann")) == (61, 0)


@pytest.mark.rule("L-94", "L-91")
@pytest.mark.parametrize(
    ("card", "money", "actions"), [("hectic_day_2", 70, 3), ("hectic_day_3", 70, 3), ("early_start", 68, 2)]
)
def test_it_pays_for_cards_that_gain_actions(card: str, money: int, actions: int) -> None:
    table = heirs(hands={"ann": card}, boards={"ann": "bon_vivant"}, actions={"ann": 0})
    table.turn(f"play {card}")
    assert (table.money("ann"), table.actions("ann")) == (money, actions)


@pytest.mark.rule("L-94", "L-91")
def test_it_pays_for_the_other_white_specials() -> None:
    board = {"ann": "bon_vivant villa_a farm_15"}
    table = heirs(hands={"ann": "wild_party_2"}, boards=board, actions={"ann": 0})
    table.turn("play wild_party_2", *["lower villa_a"] * 3)
    assert table.board("ann") == ["bon_vivant", "villa_a@3", "farm_15"]
    table = heirs(hands={"ann": "livestock_market"}, boards=board, actions={"ann": 0})
    table.turn("play livestock_market", "put farm_15")
    assert table.board("ann") == ["bon_vivant", "villa_a", "farm_15+1"]


@pytest.mark.rule("L-94", "L-48")
def test_it_is_usable_in_the_round_of_hiring() -> None:
    table = heirs(hands={"ann": "bon_vivant dinner_basic"}, actions={"ann": 1})
    table.turn("lay bon_vivant")
    assert table.actions("ann") == 0
    table.turn("play dinner_basic")
    assert (table.money("ann"), table.actions("ann")) == (68, 0)


@pytest.mark.rule("L-94", "L-48")
def test_it_does_not_pay_for_hiring() -> None:
    assert heirs(hands={"ann": "bon_vivant"}, boards={"ann": ""}, actions={"ann": 0}).may() == ["done"]


@pytest.mark.rule("L-94", "L-48")
def test_two_bons_vivants_have_one_white_action_each() -> None:
    game = with_cards(bon_vivant=2)
    hand = "dinner_basic carriage_basic boat_basic"
    table = heirs(game=game, hands={"ann": hand}, boards={"ann": "bon_vivant bon_vivant"}, actions={"ann": 0})
    table.turn("play boat_basic")
    assert (table.money("ann"), table.actions("ann")) == (65, 0)
    assert table.may() == ["done", "activate bon_vivant", "activate bon_vivant.2"]
    apart = heirs(game=game, hands={"ann": hand}, boards={"ann": "bon_vivant bon_vivant"}, actions={"ann": 1})
    apart.turn("play dinner_basic", "play carriage_basic")
    assert (apart.money("ann"), apart.actions("ann")) == (65, 1)
    with pytest.raises(NotPossible):
        apart.turn("play boat_basic")


@pytest.mark.rule("L-94", "L-48", "L-45")
def test_the_white_action_ends_with_its_helper() -> None:
    table = heirs(
        hands={"ann": "tailor dinner_basic"},
        boards={"ann": "bon_vivant"},
        spaces={"ann": 1},
        actions={"ann": 1},
    )
    table.turn("lay tailor", "instead-of bon_vivant")
    assert (table.actions("ann"), table.may()) == (0, ["done"])


@pytest.mark.rule("L-94")
@pytest.mark.parametrize("used", [True, False])
def test_every_round_one_anew_and_an_unused_one_is_lost(used: bool) -> None:
    table = heirs(hands={"ann": "dinner_basic ball"}, boards={"ann": "bon_vivant"}, plans={"ann": 1})
    if used:
        table.turn("play dinner_basic")
    for _ in range(3):
        table.turn("done")
    table.choose("ann", "keep ball", *(["enough"] if not used else []))
    to_next_turn(table, "ann")
    assert table.actions("ann") == 2
    table.turn("play ball")  # with three actions only its first option
    assert (table.money("ann"), table.actions("ann")) == (64 if used else 66, 1)


# --- two more cards kept -----------------------------------------------------------------------


def most_kept(table: Heirs) -> int:
    """Keep the first cards as long as that is possible; how many that were."""
    kept = 0
    while "ann" in table.due:
        table.choose("ann", table.may("ann")[1])
        kept += 1
    return kept


@pytest.mark.rule("L-94", "L-80")
@pytest.mark.parametrize("helper", KEEPERS)
def test_two_more_cards_are_kept(helper: str) -> None:
    table = heirs(phase="keep", hands={"ann": SEVEN, "bob": "gourmet"}, boards={"ann": helper})
    assert most_kept(table) == 4
    table.choose("bob", "enough")
    assert table.hand("ann") == ["dinner_basic", "carriage_basic", "boat_basic", "chef"]


@pytest.mark.rule("L-94", "L-80")
def test_without_such_a_helper_two_cards_are_kept() -> None:
    others = "friend_action bon_vivant butler gourmet coachman"
    hands = {"ann": SEVEN, "bob": "dinner_basic"}
    assert most_kept(heirs(phase="keep", hands=hands, boards={"ann": others, "bob": "friend_hand"})) == 2


@pytest.mark.rule("L-94", "L-48", "L-80")
@pytest.mark.parametrize("helpers", ["friend_hand friend_hand", "secretary school_friend"])
def test_two_such_helpers_keep_four_more(helpers: str) -> None:
    table = heirs(phase="keep", hands={"ann": SEVEN, "bob": "gourmet"}, boards={"ann": helpers})
    assert most_kept(table) == 6


@pytest.mark.rule("L-94", "L-80", "L-48")
def test_two_more_are_a_permission() -> None:
    table = heirs(phase="keep", hands={"ann": SEVEN}, boards={"ann": "friend_hand"})
    table.choose("ann", "keep chef", "keep dog", "keep horse", "enough")
    assert table.hand("ann") == ["chef", "dog", "horse"]


@pytest.mark.rule("L-94", "L-80", "L-48")
def test_hired_this_round_counts_discarded_this_round_does_not() -> None:
    hands = {"ann": f"friend_hand {SEVEN}", "bob": "boat_basic"}
    table = heirs(hands=hands, actions={"ann": 1})
    table.turn("lay friend_hand", "done", "done", "done")
    assert most_kept(table) == 4
    gone = heirs(
        hands={"ann": f"tailor {SEVEN}", "bob": "boat_basic"},
        boards={"ann": "friend_hand"},
        spaces={"ann": 1},
    )
    gone.turn("lay tailor", "instead-of friend_hand", "done", "done", "done")
    assert most_kept(gone) == 2
