"""Phase III, the auction house: A-20 to A-22 and A-24 to A-26."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotPossible

from .builder import lords


@pytest.mark.rule("A-20")
def test_the_auction_house_reveals_its_cards_and_the_castle_does_not() -> None:
    table = lords(5, cards=["AAA"])
    table.round(
        ann="castle exhibit",
        bob="auction bid 23",
        cid="auction bid 3",
        dot="auction thief 2",
        eve="castle detective",
    )
    assert table.due == ["bob"]
    for viewer in ("bob", "dot", None):
        actions = [lord.action for lord in table.view(viewer).lords]
        assert actions == [None, "bid 23", "bid 3", "thief 2", None]


@pytest.mark.rule("A-20", "A-31")
def test_the_castle_waits_until_the_auction_is_over() -> None:
    table = lords(3, cards=["AAA"])
    table.round(ann="castle exhibit", bob="auction bid 23", cid="castle thief 3")
    assert (table.phase, table.due) == ("buy", ["bob"])
    table.choose("bob", "buy right")
    assert (table.phase, table.due) == ("show", ["ann"])


@pytest.mark.rule("A-21")
@pytest.mark.parametrize(
    ("bids", "buyer"),
    [((24, 23, 22), "ann"), ((1, 23, 22), "bob"), ((15, 16, 17), "cid"), ((10, 9, 8), "ann")],
)
def test_the_highest_cheque_buys(bids: tuple[int, int, int], buyer: str) -> None:
    table = lords(3)
    table.round(ann=f"auction bid {bids[0]}", bob=f"auction bid {bids[1]}", cid=f"auction bid {bids[2]}")
    assert table.due == [buyer]


@pytest.mark.rule("A-21")
def test_a_single_cheque_buys_however_small() -> None:
    table = lords(3, tops="D1921 E1760")
    table.round(ann="auction bid 1 right", bob="auction thief 9", cid="castle detective")
    assert "E1760" in table.own("ann").cards


@pytest.mark.rule("A-21")
def test_a_thief_outbids_nobody() -> None:
    table = lords(3)
    table.round(ann="auction bid 1", bob="auction thief 9", cid="auction thief 10")
    assert table.due == ["ann"]


@pytest.mark.rule("A-21")
@pytest.mark.parametrize(("pile", "card"), [("left", "D1921"), ("right", "E1760")])
def test_the_buyer_takes_the_visible_card_of_either_pile(pile: str, card: str) -> None:
    table = lords(3, tops="D1921 E1760")
    before = set(table.own("ann").cards)
    table.round(ann=f"auction bid 24 {pile}", bob="castle detective", cid="castle detective")
    assert set(table.own("ann").cards) - before == {card}


@pytest.mark.rule("A-21")
def test_buying_is_compulsory() -> None:
    table = lords(3)
    table.round(ann="auction bid 24", bob="castle detective", cid="castle detective")
    assert table.may("ann") == ["buy left", "buy right"]


@pytest.mark.rule("A-21")
@pytest.mark.parametrize(("sizes", "left_over"), [((0, 5), "buy right"), ((5, 0), "buy left")])
def test_an_empty_pile_cannot_be_chosen(sizes: tuple[int, int], left_over: str) -> None:
    table = lords(3, sizes=sizes)
    table.round(ann="auction bid 24", bob="castle detective", cid="castle detective")
    assert table.may("ann") == [left_over]


@pytest.mark.rule("A-21")
def test_the_next_card_of_that_pile_is_visible_at_once() -> None:
    table = lords(3, cards=["AAA"], tops="D1921 E1760", later="F1878", sizes=(5, 4))
    table.round(ann="castle exhibit", bob="auction bid 23 left", cid="castle detective")
    assert table.phase == "show"
    assert (table.tops, table.sizes) == (["F1878", "E1760"], [4, 4])


@pytest.mark.rule("A-21")
def test_the_last_card_of_a_pile_leaves_it_empty() -> None:
    table = lords(3, tops="D1921 E1760", sizes=(1, 4))
    table.round(ann="auction bid 24 left", bob="castle detective", cid="castle detective")
    assert (table.tops, table.sizes) == ([None, "E1760"], [0, 4])


@pytest.mark.rule("A-21")
def test_at_most_one_card_is_sold_in_a_round() -> None:
    table = lords(3, sizes=(5, 4))
    table.round(ann="auction bid 24 left", bob="auction bid 23", cid="auction bid 22")
    assert (table.phase, table.sizes) == ("where", [4, 4])
    assert [lord.cards for lord in table.view().lords] == [5, 4, 4]


@pytest.mark.rule("A-21")
def test_the_buyer_chooses_after_the_thieves_are_revealed() -> None:
    table = lords(3)
    table.round(ann="auction bid 24", bob="auction thief 4", cid="castle detective")
    assert table.phase == "buy"
    assert table.view("ann").lords[1].action == "thief 4"


@pytest.mark.rule("A-22")
def test_the_winning_cheque_goes_to_the_cash_box() -> None:
    table = lords(3)
    table.round(ann="auction bid 15", bob="auction bid 16 left", cid="castle detective")
    assert table.cash == [16]
    assert table.own("bob").cheques == [2, 9, 23]


@pytest.mark.rule("A-22")
def test_other_cheques_return_to_the_hand() -> None:
    table = lords(3)
    table.round(ann="auction bid 15", bob="auction bid 16 left", cid="auction bid 3")
    assert table.own("ann").cheques == [1, 10, 15, 24]
    assert table.own("cid").cheques == [3, 8, 17, 22]
    table.round(ann="auction", bob="castle", cid="auction")
    assert "bid 15" in table.may("ann")


@pytest.mark.rule("A-22", "A-24")
def test_a_stolen_cheque_that_is_outbid_returns_to_who_played_it() -> None:
    table = lords(3, cheques={"cid": "1 3"})  # 1 is beige, ann's colour
    table.round(ann="auction bid 24 left", bob="castle detective", cid="auction bid 1")
    assert table.own("cid").cheques == [1, 3]
    assert 1 not in table.own("ann").cheques


@pytest.mark.rule("A-24")
@pytest.mark.parametrize("years", [3, 10])
def test_a_single_thief_takes_the_cheque_that_was_just_paid(years: int) -> None:
    table = lords(3)
    table.round(ann="auction bid 24 left", bob="auction bid 23", cid=f"auction thief {years}")
    assert table.own("cid").cheques == [3, 8, 17, 22, 24]
    assert table.own("ann").cheques == [1, 10, 15]
    assert table.own("bob").cheques == [2, 9, 16, 23]
    assert table.cash == []


@pytest.mark.rule("A-24")
def test_the_thief_is_given_no_choice() -> None:
    table = lords(3)
    table.round(ann="auction bid 24", bob="castle detective", cid="auction thief 3")
    table.choose("ann", "buy left")
    assert (table.view().round, 24 in table.own("cid").cheques) == (2, True)


@pytest.mark.rule("A-24")
def test_a_stolen_cheque_can_be_played_from_the_next_round_on() -> None:
    table = lords(3)
    table.round(ann="auction bid 24 left", bob="castle detective", cid="auction thief 3")
    table.round(ann="auction bid 15", bob="auction bid 23", cid="auction bid 24 left")
    assert len(table.own("cid").cards) == 5
    assert table.cash == [24]


@pytest.mark.rule("A-24")
def test_a_stolen_cheque_can_be_stolen_again() -> None:
    table = lords(3)
    table.round(ann="auction bid 24 left", bob="castle detective", cid="auction thief 3")
    table.round(ann="auction thief 5", bob="castle detective", cid="auction bid 24 left")
    assert table.own("ann").cheques == [1, 10, 15, 24]
    table.round(ann="auction bid 24 left", bob="auction thief 4", cid="castle detective")
    assert table.own("bob").cheques == [2, 9, 16, 23, 24]


@pytest.mark.rule("A-24")
def test_a_thief_at_the_castle_does_not_disturb_the_one_at_the_auction_house() -> None:
    table = lords(3)
    table.round(ann="auction bid 24 left", bob="castle thief 9", cid="auction thief 3")
    assert 24 in table.own("cid").cheques


@pytest.mark.rule("A-24")
def test_a_thief_at_the_castle_takes_no_cheque() -> None:
    table = lords(3)
    table.round(ann="auction bid 24 left", bob="castle detective", cid="castle thief 3")
    assert table.cash == [24]


@pytest.mark.rule("A-24")
def test_cheques_of_earlier_rounds_are_out_of_reach() -> None:
    table = lords(3)
    table.round(ann="auction bid 24 left", bob="castle detective", cid="castle detective")
    table.round(ann="castle detective", bob="castle detective", cid="auction thief 3")
    assert (table.cash, table.own("cid").cheques) == ([24], [3, 8, 17, 22])
    table.round(ann="auction bid 15 left", bob="castle detective", cid="auction thief 3")
    assert (table.cash, table.own("cid").cheques) == ([24], [3, 8, 15, 17, 22])


@pytest.mark.rule("A-25")
@pytest.mark.parametrize("dot", ["castle detective", "auction thief 2"])
def test_several_thieves_get_nothing_and_the_cheque_is_lost(dot: str) -> None:
    table = lords(4)
    table.round(ann="auction bid 24 left", bob="auction thief 9", cid="auction thief 10", dot=dot)
    assert table.cash == [24]
    held = [value for name in ("ann", "bob", "cid", "dot") for value in table.own(name).cheques]
    assert 24 not in held


@pytest.mark.rule("A-25")
def test_without_a_cheque_thieves_get_nothing_and_nothing_is_sold() -> None:
    table = lords(3)
    table.round(ann="castle detective", bob="castle detective", cid="auction thief 3")
    assert (table.view().round, table.sizes, table.cash) == (2, [17, 16], [])
    assert table.own("cid").cheques == [3, 8, 17, 22]


@pytest.mark.rule("A-25")
def test_an_empty_auction_house_is_passed_over() -> None:
    table = lords(3, cards=["AAA"])
    table.round(ann="castle exhibit", bob="castle detective", cid="castle detective")
    assert (table.phase, table.sizes) == ("show", [17, 17])


@pytest.mark.rule("A-26")
def test_thieves_of_the_auction_house_return_to_hand() -> None:
    table = lords(4, cards=["AAA"])
    table.round(ann="castle exhibit", bob="auction bid 23 left", cid="auction thief 3", dot="auction thief 2")
    assert table.phase == "show"
    assert (table.own("cid").thieves, table.own("dot").thieves) == ([3, 10], [2, 11])
    assert [lord.action for lord in table.view().lords] == ["exhibit", None, None, None]


@pytest.mark.rule("A-26", "A-52")
def test_a_detective_at_the_castle_does_not_catch_them() -> None:
    """The German text's own reminder."""
    table = lords(3)
    table.round(ann="castle detective", bob="auction bid 23 left", cid="auction thief 3")
    assert (table.prison, table.pawns) == ([], [0, 0, 0])
    assert table.own("cid").thieves == [3, 10]


@pytest.mark.rule("A-26")
def test_they_never_steal_from_an_exhibition() -> None:
    table = lords(3, cards=["AAA"])
    table.round(ann="castle exhibit all", bob="auction bid 23 left", cid="auction thief 3")
    assert (table.view().round, len(table.own("ann").cards)) == (2, 3)


@pytest.mark.rule("A-21")
def test_a_card_that_is_not_on_top_cannot_be_bought() -> None:
    table = lords(3)
    table.round(ann="auction bid 24", bob="castle detective", cid="castle detective")
    with pytest.raises(NotPossible):
        table.choose("ann", "done")
