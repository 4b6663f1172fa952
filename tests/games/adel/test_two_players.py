"""Two players, surprise and confrontation: A-70 and A-71."""

from __future__ import annotations

from functools import partial

import pytest

from clubantique.core.errors import NotAsked

from .boxes import box, components
from .builder import lords

surprise = partial(lords, 2, variant="surprise")
confrontation = partial(lords, 2, variant="confrontation")


# --- surprise ------------------------------------------------------------------------------------


@pytest.mark.rule("A-70")
def test_surprise_place_and_action_are_one_sealed_choice() -> None:
    table = surprise()
    assert table.due == ["ann", "bob"]
    table.choose("ann", "auction")
    assert table.due == ["ann", "bob"]
    table.choose("ann", "bid 24")
    assert table.due == ["bob"]
    assert [(lord.place, lord.action) for lord in table.view("bob").lords] == [(None, None)] * 2


@pytest.mark.rule("A-70", "A-12", "A-13")
def test_surprise_the_action_must_fit_the_place() -> None:
    table = surprise(cards=["AAA", ""])
    assert table.may("ann") == ["castle", "auction"]
    table.choose("ann", "auction")
    assert table.may("ann") == ["bid 1", "bid 10", "bid 15", "bid 24", "thief 5", "thief 8"]
    table.choose("ann", "thief 5")
    table.choose("bob", "castle")
    assert table.may("bob") == ["detective", "thief 4", "thief 9"]


@pytest.mark.rule("A-70", "A-14")
def test_surprise_without_cheque_and_thief_only_the_castle_is_left() -> None:
    assert surprise(cheques={"ann": ""}, prison="5 8").may("ann") == ["castle"]


@pytest.mark.rule("A-70")
def test_surprise_all_four_cards_are_revealed_at_once() -> None:
    """Unlike A-20, the castle's card lies open while the buyer chooses."""
    table = surprise(cards=["", "AAA"])
    table.round(ann="auction bid 24", bob="castle exhibit")
    assert (table.phase, table.due) == ("buy", ["ann"])
    shown = [(lord.place, lord.action) for lord in table.view("ann").lords]
    assert shown == [("auction", "bid 24"), ("castle", "exhibit")]


@pytest.mark.rule("A-70")
def test_surprise_the_usual_order_is_kept() -> None:
    table = surprise(cards=["", "AAA"])
    table.round(ann="auction bid 24 left", bob="castle exhibit")
    assert (table.phase, table.due, len(table.own("ann").cards)) == ("show", ["bob"], 1)
    table.show("bob", "all")
    assert (table.pawns, table.view().round) == ([0, 2], 2)


@pytest.mark.rule("A-70", "A-32")
def test_surprise_the_cards_of_an_exhibition_are_chosen_only_in_phase_four() -> None:
    table = surprise(cards=["AAA", ""])
    table.round(ann="castle exhibit", bob="castle thief 9")
    assert (table.phase, table.shown) == ("show", [[], []])
    assert table.view("ann").lords[1].action == "thief 9"
    table.show("ann", "all")
    assert table.due == ["bob"]


@pytest.mark.rule("A-70", "A-63")
def test_surprise_once_the_house_is_closed_only_the_action_is_chosen() -> None:
    table = surprise(cards=["AAC", "BEE"], sizes=(1, 0))
    table.round(ann="auction bid 24 left", bob="castle detective")
    assert [lord.place for lord in table.view().lords] == ["castle", "castle"]
    assert table.may("bob") == ["detective", "thief 4", "thief 9"]
    table.choose("bob", "thief 4")
    assert table.due == ["ann"]
    table.choose("ann", "detective")
    assert (table.prison, table.pawns) == ([4], [1, 0])


# --- confrontation -------------------------------------------------------------------------------


@pytest.mark.rule("A-71")
def test_confrontation_places_alternate_and_are_not_chosen() -> None:
    table = confrontation()
    seen = []
    for _ in range(3):
        seen += [(table.phase, [lord.place for lord in table.view().lords])]
        table.round(ann="thief 5", bob="thief 4")
        seen += [(table.phase, [lord.place for lord in table.view().lords])]
        table.round(ann="detective", bob="detective")
    assert seen == [("what", ["auction"] * 2), ("what", ["castle"] * 2)] * 3


@pytest.mark.rule("A-71")
def test_confrontation_the_action_fits_the_place() -> None:
    table = confrontation(cards=["AAA", ""])
    assert table.may("ann") == ["bid 1", "bid 10", "bid 15", "bid 24", "thief 5", "thief 8"]
    table.round(ann="thief 5", bob="thief 4")
    assert table.may("ann") == ["detective", "exhibit", "thief 5", "thief 8"]


@pytest.mark.rule("A-71")
def test_confrontation_actions_are_chosen_simultaneously() -> None:
    table = confrontation()
    assert table.due == ["ann", "bob"]
    table.choose("ann", "bid 24")
    assert [lord.action for lord in table.view("bob").lords] == [None, None]
    assert table.due == ["bob"]


@pytest.mark.rule("A-71", "A-21", "A-24")
def test_confrontation_auction_and_castle_work_as_usual() -> None:
    table = confrontation(cards=["AAA", ""])
    table.round(ann="bid 24 left", bob="thief 9")
    assert table.own("bob").cheques == [2, 9, 16, 23, 24]
    table.round(ann="exhibit AAA", bob="thief 9 A1698")
    assert (table.pawns, table.own("bob").cards) == ([2, 0], ["A1698"])


@pytest.mark.rule("A-71")
def test_confrontation_without_cheque_and_thief_one_passes_unasked() -> None:
    table = confrontation()
    table.round(ann="bid 24 left", bob="bid 23")
    table.arrange(cheques={"ann": ""}, prison="5 8")
    table.round(ann="detective", bob="detective")
    assert (table.view().round, table.due) == (3, ["bob"])
    with pytest.raises(NotAsked):
        table.choose("ann", "bid 24")
    table.choose("bob", "bid 2", "buy left")
    assert (table.view().round, table.cash) == (4, [1, 2, 10, 15, 24])


@pytest.mark.rule("A-71")
@pytest.mark.parametrize(("cheques", "prison", "left"), [("1", "5 8", ["bid 1"]), ("", "5", ["thief 8"])])
def test_confrontation_whoever_holds_a_card_must_play_it(cheques: str, prison: str, left: list[str]) -> None:
    table = confrontation()
    table.round(ann="bid 24 left", bob="bid 23")
    table.arrange(cheques={"ann": cheques}, prison=prison)
    table.round(ann="detective", bob="detective")
    assert (table.due, table.may("ann")) == (["ann", "bob"], left)


@pytest.mark.rule("A-71")
def test_confrontation_if_both_pass_nothing_happens_but_the_round_counts() -> None:
    """With one cheque and one thief each, both can be without any in round 5."""
    colours = components()["colours"]
    colours["beige"] = {"cheques": [24], "thieves": [8]}
    colours["blue"] = {"cheques": [23], "thieves": [9]}
    table = confrontation(game=box(colours=colours))
    table.round(ann="bid 24 left", bob="bid 23")
    table.round(ann="thief 8", bob="detective")
    table.round(bob="bid 23 left")
    before = table.sizes
    table.round(ann="detective", bob="thief 9")
    assert (table.view().round, table.due, table.sizes) == (6, ["ann", "bob"], before)
    assert [lord.place for lord in table.view().lords] == ["castle", "castle"]
    assert table.view().quiet == 2


@pytest.mark.rule("A-71", "A-63")
def test_confrontation_once_the_house_is_closed_every_round_is_at_the_castle() -> None:
    table = confrontation(sizes=(1, 0))
    table.round(ann="bid 24 left", bob="bid 23")
    for _ in range(3):
        assert [lord.place for lord in table.view().lords] == ["castle", "castle"]
        table.round(ann="detective", bob="detective")
