"""The end of a round and the closing of the auction house: A-62 and A-63."""

from __future__ import annotations

import pytest

from .builder import lords
from .table import Lords


def sold_out() -> Lords:
    """The last card has just been bought; nobody can exhibit."""
    table = lords(3, cards=["AACC", "BBEE", "ADFF"], tops="D1959 E1924", sizes=(1, 0))
    table.round(ann="auction bid 24 left", bob="castle detective", cid="castle detective")
    return table


@pytest.mark.rule("A-62")
def test_place_and_action_cards_return_to_hand() -> None:
    table = lords(3, cards=["AAA", "FF"])
    table.round(ann="castle exhibit all", bob="castle thief 9 A1698", cid="auction bid 3 left")
    assert [(lord.place, lord.action) for lord in table.view().lords] == [(None, None)] * 3
    assert all(table.may(name) == ["castle", "auction"] for name in ("ann", "bob", "cid"))
    table.round(ann="castle", bob="castle", cid="castle")
    assert table.may("bob") == ["detective", "thief 4", "thief 9"]


@pytest.mark.rule("A-62")
def test_detective_and_exhibition_can_be_played_round_after_round() -> None:
    table = lords(3, cards=["AAA"])
    table.rounds(2, ann="castle exhibit all", bob="castle detective", cid="castle detective")
    assert table.pawns == [5, 0, 0]


@pytest.mark.rule("A-62")
def test_exhibited_cards_that_were_not_stolen_return_hidden() -> None:
    table = lords(3, cards=["AAAA"])
    table.round(ann="castle exhibit all", bob="castle thief 9 A1698", cid="castle detective")
    assert table.shown == [[], [], []]
    assert table.own("ann").cards == ["A1725", "A1764", "A1788"]
    assert table.view("bob").lords[0].cards == 3


@pytest.mark.rule("A-63")
def test_the_round_of_the_last_card_is_finished_normally() -> None:
    table = lords(4, cards=["AAA", "BBEE", "ADFF"], sizes=(1, 0))
    table.round(
        ann="castle exhibit all",
        bob="auction bid 23 left",
        cid="castle thief 3 A1698",
        dot="castle detective",
    )
    assert table.sizes == [0, 0]
    assert (table.pawns, table.prison) == ([2, 0, 0, 2], [3])
    assert "A1698" in table.own("cid").cards


@pytest.mark.rule("A-63", "A-24")
def test_a_thief_may_still_take_the_last_cheque() -> None:
    table = lords(3, sizes=(0, 1))
    table.round(ann="auction bid 24 right", bob="auction thief 4", cid="castle detective")
    assert (table.sizes, 24 in table.own("bob").cheques) == ([0, 0], True)


@pytest.mark.rule("A-63")
def test_after_that_everybody_is_at_the_castle_and_no_place_is_chosen() -> None:
    table = sold_out()
    assert (table.view().round, table.phase) == (2, "what")
    assert [lord.place for lord in table.view().lords] == ["castle"] * 3


@pytest.mark.rule("A-63")
def test_an_action_is_still_chosen() -> None:
    """The German and Italian texts skip phases "I and II"; the Dutch text has it right: I and III."""
    table = sold_out()
    assert table.due == ["ann", "bob", "cid"]
    assert table.may("bob") == ["detective", "thief 4", "thief 9"]


@pytest.mark.rule("A-63")
def test_cheques_are_then_without_use() -> None:
    table = sold_out()
    for _ in range(2):
        assert not [
            text for name in ("ann", "bob", "cid") for text in table.may(name) if text.startswith("bid")
        ]
        table.round(ann="detective", bob="detective", cid="detective")
    assert table.phase == "what"


@pytest.mark.rule("A-63")
def test_the_castle_goes_on_as_before() -> None:
    table = lords(3, cards=["AAA", "BBB"], sizes=(1, 0))
    table.round(ann="auction bid 24 left", bob="castle detective", cid="castle detective")
    table.round(ann="exhibit AAA", bob="exhibit all", cid="thief 3 A1698 B1580")
    assert table.pawns == [1, 2, 0]
    assert [lord.cards for lord in table.view().lords] == [3, 2, 6]


@pytest.mark.rule("A-63")
@pytest.mark.parametrize("sizes", [(1, 1), (2, 0), (0, 2)])
def test_the_house_stays_open_while_one_card_is_left(sizes: tuple[int, int]) -> None:
    table = lords(3, sizes=sizes)
    table.round(ann="auction bid 24", bob="castle detective", cid="castle detective")
    table.choose("ann", table.may("ann")[0])
    assert (table.view().round, table.phase) == (2, "where")


@pytest.mark.rule("A-63")
def test_the_house_does_not_close_when_nobody_has_a_cheque() -> None:
    table = lords(3, cheques={"ann": "", "bob": "", "cid": ""})
    table.round(ann="auction thief 5", bob="castle detective", cid="auction thief 3")
    assert (table.view().round, table.phase, table.due) == (2, "where", ["ann", "bob", "cid"])
    assert table.may("ann") == ["castle", "auction"]
    assert table.sizes == [17, 16]
