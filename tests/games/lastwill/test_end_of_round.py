"""The end of a round: L-80 to L-82."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotPossible

from .table import NAMES, heirs

FOUR = "dinner_basic dinner_dog boat_basic ball"

# --- what is kept (L-80) -----------------------------------------------------------------------


@pytest.mark.rule("L-80")
def test_at_most_two_cards_are_kept_and_the_rest_is_discarded() -> None:
    table = heirs(phase="keep", hands={"ann": f"{FOUR} dog"})
    assert (table.phase, table.due) == ("keep", ["ann"])
    table.choose("ann", "keep dinner_dog", "keep dog")
    assert table.hand("ann") == ["dinner_dog", "dog"]
    assert table.discards("event") == ["dinner_basic", "boat_basic", "ball"]


@pytest.mark.rule("L-80")
def test_fewer_may_be_kept_or_none() -> None:
    table = heirs(phase="keep", hands={"ann": "dinner_basic villa_a", "bob": "dog"})
    table.choose("ann", "keep villa_a", "enough")
    table.choose("bob", "enough")
    assert (table.hand("ann"), table.hand("bob")) == (["villa_a"], [])
    assert (table.discards("event"), table.discards("companion")) == (["dinner_basic"], ["dog"])


@pytest.mark.rule("L-80")
def test_equal_cards_may_be_kept_as_many_as_there_are() -> None:
    table = heirs(phase="keep", hands={"ann": "dinner_basic dinner_basic dog", "bob": "dog ball"})
    table.choose("ann", "keep dinner_basic", "keep dinner_basic")
    assert table.due == ["bob"]
    table.choose("bob", "keep dog")
    assert "keep dog" not in table.may("bob")
    table.choose("bob", "enough")
    assert table.hand("ann") == ["dinner_basic", "dinner_basic"]


@pytest.mark.rule("L-80")
@pytest.mark.parametrize(
    ("board", "most"),
    [
        ("gourmet", 2),
        ("friend_hand", 4),
        ("secretary", 4),
        ("friend_hand friend_hand!", 6),
        ("school_friend", 4),
    ],
)
def test_two_more_for_every_helper_with_that_benefit(board: str, most: int) -> None:
    hand = "dinner_basic dinner_basic boat_basic boat_basic ball chef dog dog"
    table = heirs(phase="keep", hands={"ann": hand, "bob": "dog"}, boards={"ann": board})
    table.choose("ann", *[f"keep {card}" for card in hand.split()[:most]])
    assert table.due == ["bob"]
    table.choose("bob", "enough")
    assert table.hand("ann") == hand.split()[:most]


@pytest.mark.rule("L-80")
def test_a_helper_hired_this_round_counts() -> None:
    table = heirs(2, hands={"ann": f"{FOUR} friend_hand"}, actions={"ann": 1})
    table.turn("lay friend_hand", "done", "done")
    table.choose("ann", *[f"keep {card}" for card in FOUR.split()])
    assert table.hand("ann") == FOUR.split()


@pytest.mark.rule("L-80")
def test_one_discarded_this_round_does_not() -> None:
    boards = {"ann": "villa_a villa_b farm_15 mansion_a friend_hand"}
    table = heirs(2, hands={"ann": f"{FOUR} gourmet"}, boards=boards, actions={"ann": 1})
    table.turn("lay gourmet", "instead-of friend_hand", "done", "done")
    table.choose("ann", "keep dinner_basic", "keep dinner_dog")
    assert table.hand("ann") == ["dinner_basic", "dinner_dog"]


@pytest.mark.rule("L-80")
def test_the_helpers_of_others_do_not_count() -> None:
    table = heirs(phase="keep", hands={"ann": FOUR}, boards={"bob": "friend_hand"})
    table.choose("ann", "keep dinner_basic", "keep dinner_dog")
    assert len(table.hand("ann")) == 2


@pytest.mark.rule("L-80", "L-49")
def test_wild_companions_are_given_back_first_and_cannot_be_kept() -> None:
    table = heirs(phase="keep", hands={"ann": "dinner_basic dog"}, open_hands={"ann": "wild", "bob": "wild"})
    assert (table.due, table.view().wilds, table.hand("bob")) == (["ann"], 2, [])
    assert "keep wild" not in table.may()
    table.choose("ann", "keep dinner_basic", "keep dog")
    assert table.hand("ann") == ["dinner_basic", "dog"]
    assert table.discards("companion") == []


@pytest.mark.rule("L-80", "L-49")
@pytest.mark.parametrize("cards", ["wild", "wild wild"])
def test_even_as_the_only_cards(cards: str) -> None:
    table = heirs(phase="keep", open_hands={"ann": cards})
    assert (table.state.round, table.hand("ann"), table.known("ann")) == (2, [], [])
    assert (table.view().wilds, table.discards("companion")) == (2, [])


@pytest.mark.rule("L-80")
def test_all_choose_at_the_same_time_and_secretly() -> None:
    table = heirs(phase="keep", hands={"ann": FOUR, "bob": "dog horse chef", "cid": "cruise races"})
    assert table.due == NAMES[:3]
    table.choose("cid", "keep cruise", "enough")
    table.choose("ann", "keep boat_basic", "keep ball")
    assert (table.due, len(table.hand("ann")), table.discards("event")) == (["bob"], 4, [])
    assert table.view("bob").heirs[0].hand == table.view("ann").heirs[0].hand
    assert not {"ball", "cruise"} & set(str(table.view("bob")).split("'"))
    table.choose("bob", "enough")
    assert [table.hand(name) for name in NAMES[:3]] == [["boat_basic", "ball"], [], ["cruise"]]


@pytest.mark.rule("L-80")
def test_the_rest_is_discarded_face_down() -> None:
    table = heirs(phase="keep", hands={"ann": FOUR})
    table.choose("ann", "keep dinner_basic", "enough")
    assert (table.heard("bob", "cards-kept"), len(table.heard("bob", "hand-put-aside"))) == ([], 1)
    assert table.memory("bob").seen[0] == []
    assert table.memory("ann").aside == ["dinner_dog", "boat_basic", "ball"]


@pytest.mark.rule("L-80")
def test_nobody_keeps_a_card_that_is_not_in_hand() -> None:
    table = heirs(phase="keep", hands={"ann": "dog"})
    with pytest.raises(NotPossible):
        table.choose("ann", "keep horse")


# --- houses lose value (L-81) ------------------------------------------------------------------


@pytest.mark.rule("L-81")
def test_every_house_that_was_not_maintained_loses_a_step() -> None:
    boards = {"ann": "villa_a summer_a@1 mansion_a@3", "bob": "villa_b! mansion_b@2!", "cid": "villa_c"}
    table = heirs(boards=boards)
    table.rest_of_round()
    assert table.board("ann") == ["villa_a@1", "summer_a@2", "mansion_a@4"]
    assert table.board("bob") == ["villa_b", "mansion_b@2"]
    assert table.board("cid") == ["villa_c@1"]
    assert [card.value for card in table.view().heirs[0].board] == [10, 6, 5]


@pytest.mark.rule("L-81")
def test_also_one_bought_this_round() -> None:
    table = heirs(hands={"ann": "villa_a"}, actions={"ann": 1})
    table.turn("buy villa_a")
    table.rest_of_round()
    assert table.board("ann") == ["villa_a@1"]


@pytest.mark.rule("L-81")
def test_never_below_the_lowest_step() -> None:
    table = heirs(boards={"ann": "villa_a@4"})
    table.rest_of_round()
    assert (table.board("ann"), table.view().heirs[0].board[0].value) == (["villa_a@4"], 3)


@pytest.mark.rule("L-81", "L-60")
def test_farms_never_lose_any() -> None:
    table = heirs(boards={"ann": "farm_15 farm_dog_horse+2"})
    table.rest_of_round()
    assert [card.value for card in table.view().heirs[0].board] == [15, 13]


@pytest.mark.rule("L-81")
def test_a_house_maintained_in_an_earlier_round_loses_value_in_the_next() -> None:
    table = heirs(boards={"ann": "villa_a"}, actions={"ann": 1})
    table.turn("activate villa_a")
    table.rest_of_round()
    assert table.board("ann") == ["villa_a"]
    table.choose("bob", "plan 4")
    table.choose("cid", "plan 7", "draw-event 1")
    table.choose("ann", "plan 2", "draw-event 2")
    while table.phase == "errand":
        table.turn(table.may()[0])
    table.rest_of_round()
    assert table.board("ann") == ["villa_a@1"]


# --- everything is made ready (L-82) -----------------------------------------------------------


@pytest.mark.rule("L-82")
def test_activated_cards_are_reset_and_helpers_serve_again() -> None:
    boards = {"ann": "villa_a villa_b agent_trade", "bob": "reserv_chef1+1! gourmet!"}
    table = heirs(boards=boards, actions={"ann": 0})
    table.turn("sell villa_a", "activate agent_trade")
    assert table.view().heirs[0].board[1].uses == ["house_trade_free_2"]
    table.rest_of_round()
    assert (table.board("ann"), table.board("bob")) == (
        ["villa_b@1", "agent_trade"],
        ["reserv_chef1+1", "gourmet"],
    )
    assert table.view().heirs[0].board[1].uses == []


@pytest.mark.rule("L-82", "L-50")
def test_left_over_offer_cards_are_discarded() -> None:
    offer = {"S1": "gala_dinner", "G1": "gourmet", "G2": "villa_a", "N1": "farm_15", "N2": "dog"}
    table = heirs(offer=offer)
    table.rest_of_round()
    assert table.discards("property") == ["farm_15", "villa_a"]
    assert (table.discards("helper_expense"), table.discards("companion")) == (["gourmet"], ["dog"])
    assert table.discards("special_1") == ["gala_dinner"]
    assert set(table.offer.values()).isdisjoint({"gala_dinner", "gourmet"})


@pytest.mark.rule("L-82")
def test_wild_companions_stay_on_the_offer() -> None:
    table = heirs()
    table.rest_of_round()
    assert table.view().wilds == 2


@pytest.mark.rule("L-82")
def test_markers_and_errand_boys_return_and_the_round_counter_advances() -> None:
    table = heirs(phase="errand", number=3, plans={"ann": 3, "bob": 5, "cid": 7})
    table.turn("opera", "market", "set-farm -3", "set-villa -2", "set-summer +1", "extension")
    table.rest_of_round()
    view = table.view()
    assert (view.round, table.phase, view.order) == (4, "plan", [])
    assert [heir.plan for heir in view.heirs] == [None] * 3
    assert [heir.errands for heir in view.heirs] == [[], [], []]
    assert [plan.seat for plan in view.plans] == [None] * 7
    assert (view.spots.opera, view.spots.market, view.spots.extension) == (1, 1, 1)
    assert (view.modifiers, view.heirs[2].spaces) == ({"farm": -3, "villa": -2, "summer": 1, "mansion": 3}, 6)


@pytest.mark.rule("L-82", "L-22")
def test_neutral_markers_return_too() -> None:
    table = heirs(2, phase="block")
    table.turn("block 1", "block 2", "plan 4", "plan 7", "draw-event 1")
    while table.phase == "errand":
        table.turn(table.may()[0])
    table.rest_of_round()
    assert [plan.blocked for plan in table.view().plans] == [False] * 7


@pytest.mark.rule("L-82")
@pytest.mark.parametrize(("start", "following"), [("ann", "bob"), ("bob", "cid"), ("cid", "ann")])
def test_the_start_player_marker_passes_to_the_left_whatever_the_turn_order(
    start: str, following: str
) -> None:
    table = heirs(start=start, plans={"ann": 6, "bob": 3, "cid": 1})
    table.rest_of_round()
    assert (NAMES[table.view().start], table.player) == (following, following)
