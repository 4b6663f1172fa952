"""Phases I and II, where and what: A-10 to A-14."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotAsked, NotPossible

from .builder import lords
from .table import Lords


def at(table: Lords, **places: str) -> Lords:
    """Everybody goes somewhere."""
    table.round(**places)
    return table


@pytest.mark.rule("A-10")
def test_places_are_sealed_until_everybody_has_chosen() -> None:
    table = lords(3)
    table.choose("cid", "auction")
    table.choose("ann", "castle")
    assert [lord.place for lord in table.view("bob").lords] == [None, None, None]
    table.choose("bob", "castle")
    assert [lord.place for lord in table.view("bob").lords] == ["castle", "castle", "auction"]


@pytest.mark.rule("A-10")
def test_everybody_is_asked_for_a_place_at_once_and_in_no_order() -> None:
    table = lords(4)
    assert table.due == ["ann", "bob", "cid", "dot"]
    table.choose("cid", "auction")
    assert table.due == ["ann", "bob", "dot"]


@pytest.mark.rule("A-10", "A-62")
def test_places_stay_visible_to_the_end_of_the_round() -> None:
    """The Dutch and Italian texts let the auction house take its place cards back after phase III."""
    table = lords(3, cards=["AAA"])
    table.round(ann="castle exhibit", bob="auction bid 23 left", cid="castle thief 3")
    assert table.phase == "show"
    assert [lord.place for lord in table.view().lords] == ["castle", "auction", "castle"]
    table.show("ann", "all")
    assert table.phase == "steal"
    assert [lord.place for lord in table.view().lords] == ["castle", "auction", "castle"]


@pytest.mark.rule("A-11")
def test_actions_are_chosen_after_the_places_by_everybody_at_once() -> None:
    table = at(lords(3), ann="castle", bob="auction", cid="castle")
    assert (table.phase, table.due) == ("what", ["ann", "bob", "cid"])


@pytest.mark.rule("A-11")
def test_actions_are_sealed_until_everybody_has_chosen() -> None:
    table = at(lords(3), ann="auction", bob="auction", cid="castle")
    table.choose("ann", "bid 24")
    table.choose("cid", "detective")
    assert [lord.action for lord in table.view("bob").lords] == [None, None, None]
    assert table.due == ["bob"]


@pytest.mark.rule("A-11")
def test_exactly_one_action_is_chosen() -> None:
    table = at(lords(3), ann="auction", bob="auction", cid="castle")
    table.choose("ann", "bid 24")
    with pytest.raises(NotAsked):
        table.choose("ann", "bid 15")


@pytest.mark.rule("A-11")
def test_nobody_may_pass() -> None:
    table = at(lords(3), ann="auction", bob="castle", cid="castle")
    kinds = {text.split()[0] for name in ("ann", "bob", "cid") for text in table.may(name)}
    assert kinds == {"bid", "thief", "detective"}
    table.choose("ann", "thief 5")
    table.choose("bob", "detective")
    assert table.due == ["cid"]


@pytest.mark.rule("A-11", "A-22")
def test_a_cheque_that_was_paid_is_no_longer_in_hand() -> None:
    table = lords(3)
    table.round(ann="auction bid 24 left", bob="castle detective", cid="castle detective")
    at(table, ann="auction", bob="castle", cid="castle")
    assert table.may("ann") == ["bid 1", "bid 10", "bid 15", "thief 5", "thief 8"]


@pytest.mark.rule("A-11", "A-61")
def test_an_imprisoned_thief_is_not_in_hand() -> None:
    table = at(lords(3, prison="8"), ann="auction", bob="castle", cid="castle")
    assert table.may("ann") == ["bid 1", "bid 10", "bid 15", "bid 24", "thief 5"]
    with pytest.raises(NotPossible):
        table.choose("ann", "thief 8")


@pytest.mark.rule("A-11")
def test_nobody_plays_another_players_card() -> None:
    table = at(lords(3), ann="auction", bob="castle", cid="castle")
    with pytest.raises(NotPossible):
        table.choose("ann", "bid 23")


@pytest.mark.rule("A-12")
def test_only_cheques_and_thieves_are_played_at_the_auction_house() -> None:
    table = at(lords(3, cards=["AAA"]), ann="auction", bob="castle", cid="castle")
    assert table.may("ann") == ["bid 1", "bid 10", "bid 15", "bid 24", "thief 5", "thief 8"]


@pytest.mark.rule("A-12")
@pytest.mark.parametrize("action", ["detective", "exhibit"])
def test_detective_and_exhibition_are_never_allowed_there(action: str) -> None:
    table = at(lords(3, cards=["AAA"]), ann="auction", bob="castle", cid="castle")
    with pytest.raises(NotPossible):
        table.choose("ann", action)


@pytest.mark.rule("A-13")
def test_exhibition_thieves_and_detective_are_played_at_the_castle() -> None:
    table = at(lords(3, cards=["AAA"]), ann="castle", bob="castle", cid="castle")
    assert table.may("ann") == ["detective", "exhibit", "thief 5", "thief 8"]


@pytest.mark.rule("A-13")
def test_who_has_no_exhibition_may_not_play_the_card() -> None:
    table = at(lords(3, cards=["AACD"]), ann="castle", bob="castle", cid="castle")
    assert table.may("ann") == ["detective", "thief 5", "thief 8"]


@pytest.mark.rule("A-13")
def test_a_card_that_was_bought_can_complete_an_exhibition() -> None:
    table = lords(3, cards=["AAE"], tops="A1725 F1878")
    table.round(ann="auction bid 24 left", bob="castle detective", cid="castle detective")
    at(table, ann="castle", bob="castle", cid="castle")
    assert "exhibit" in table.may("ann")


@pytest.mark.rule("A-13", "A-32")
def test_nothing_takes_the_exhibition_away_before_it_is_shown() -> None:
    table = lords(3, cards=["AAA"])
    table.round(ann="castle exhibit", bob="auction bid 23 left", cid="castle thief 10")
    assert table.due == ["ann"]
    table.show("ann", "all")
    assert len(table.shown[0]) == 3


@pytest.mark.rule("A-14")
def test_without_cheque_and_free_thief_only_the_castle_is_left() -> None:
    table = lords(3, cheques={"ann": ""}, prison="5 8")
    assert table.may("ann") == ["castle"]
    assert table.may("bob") == ["castle", "auction"]


@pytest.mark.rule("A-14")
def test_one_cheque_opens_the_auction_house() -> None:
    assert lords(3, cheques={"ann": "1"}, prison="5 8").may("ann") == ["castle", "auction"]


@pytest.mark.rule("A-14")
def test_one_free_thief_opens_the_auction_house() -> None:
    assert lords(3, cheques={"ann": ""}, prison="8").may("ann") == ["castle", "auction"]


@pytest.mark.rule("A-14")
def test_the_castle_is_possible_with_the_detective_alone() -> None:
    table = at(lords(3, cheques={"ann": ""}, prison="5 8"), ann="castle", bob="castle", cid="castle")
    assert table.may("ann") == ["detective"]
