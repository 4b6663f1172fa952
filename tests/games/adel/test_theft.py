"""Phase IV, thieves at the castle: A-40 and A-41."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotPossible

from .boxes import box
from .builder import lords


@pytest.mark.rule("A-40")
def test_a_thief_takes_one_card_of_its_players_choice() -> None:
    table = lords(3, cards=["AAAA", "", "FF"])
    table.round(ann="castle exhibit A1698 A1725 A1764", bob="castle detective", cid="castle thief 3")
    assert table.may("cid") == ["steal A1698", "steal A1725", "steal A1764"]
    table.choose("cid", "steal A1725")
    assert table.own("ann").cards == ["A1698", "A1764", "A1788"]
    assert table.own("cid").cards == ["A1725", "F1878", "F1896"]


@pytest.mark.rule("A-40")
def test_a_thief_takes_one_card_of_each_exhibition() -> None:
    table = lords(3, cards=["AAA", "BBB", ""])
    table.round(ann="castle exhibit all", bob="castle exhibit all", cid="castle thief 3")
    assert table.may("cid") == ["steal A1698", "steal A1725", "steal A1764"]
    table.choose("cid", "steal A1698")
    assert table.may("cid") == ["steal B1580", "steal B1650", "steal B1660"]
    table.choose("cid", "steal B1660")
    assert table.own("cid").cards == ["A1698", "B1660"]
    assert [lord.cards for lord in table.view().lords] == [2, 2, 2]


@pytest.mark.rule("A-40")
def test_declining_is_not_offered() -> None:
    table = lords(3, cards=["AAA", "BBB", ""])
    table.round(ann="castle exhibit all", bob="castle exhibit all", cid="castle thief 3 A1698")
    assert table.due == ["cid"]
    with pytest.raises(NotPossible):
        table.choose("cid", "done")


@pytest.mark.rule("A-40")
def test_cards_that_are_not_on_show_cannot_be_stolen() -> None:
    table = lords(3, cards=["AAAA"])
    table.round(ann="castle exhibit A1698 A1725 A1764", bob="castle detective", cid="castle thief 3")
    with pytest.raises(NotPossible):
        table.choose("cid", "steal A1788")


@pytest.mark.rule("A-40")
def test_the_rulebooks_example_of_thieves() -> None:
    """Two exhibitions, thieves 10 and 8: the 10 takes from both, then the 8 does the same."""
    table = lords(4, colours="beige blue green purple", cards=["", "AAA", "", "BBB"])
    table.round(
        ann="castle thief 8", bob="castle exhibit all", cid="castle thief 10", dot="castle exhibit all"
    )
    assert table.due == ["cid"]
    table.choose("cid", "steal A1698", "steal B1580")
    assert table.due == ["ann"]
    table.choose("ann", "steal A1725", "steal B1650")
    assert (table.own("cid").cards, table.own("ann").cards) == (["A1698", "B1580"], ["A1725", "B1650"])


@pytest.mark.rule("A-40")
@pytest.mark.parametrize(
    ("years", "order"), [((8, 4, 3), ["ann", "bob", "cid"]), ((5, 9, 10), ["cid", "bob", "ann"])]
)
def test_more_years_of_service_come_first(years: tuple[int, int, int], order: list[str]) -> None:
    table = lords(4, cards=["", "", "", "AAAA"])
    plans = [f"castle thief {each}" for each in years]
    table.round(ann=plans[0], bob=plans[1], cid=plans[2], dot="castle exhibit all")
    acted = []
    while table.phase == "steal":
        acted += table.due
        table.choose(table.due[0], table.may(table.due[0])[0])
    assert acted == order


@pytest.mark.rule("A-40")
def test_the_next_thief_sees_what_is_left() -> None:
    table = lords(3, cards=["AAAA"])
    table.round(ann="castle exhibit all", bob="castle thief 9 A1764", cid="castle thief 3")
    assert table.may("cid") == ["steal A1698", "steal A1725", "steal A1788"]
    assert table.view("cid").lords[0].exhibition == ["A1698", "A1725", "A1788"]


@pytest.mark.rule("A-40", "A-34")
def test_thieves_act_after_the_exhibitors_have_moved() -> None:
    table = lords(3, cards=["AAA", "BBB"])
    table.round(ann="castle exhibit all", bob="castle exhibit all", cid="castle thief 3")
    assert (table.phase, table.pawns) == ("steal", [1, 2, 0])


@pytest.mark.rule("A-41")
def test_loot_is_safe_even_if_the_thief_is_caught() -> None:
    table = lords(3, cards=["AAA"])
    table.round(ann="castle exhibit all", bob="castle thief 9 A1698", cid="castle detective")
    assert table.prison == [9]
    assert "A1698" in table.own("bob").cards
    assert table.own("ann").cards == ["A1725", "A1764"]


@pytest.mark.rule("A-41")
def test_loot_cannot_be_stolen_again_in_the_same_round() -> None:
    table = lords(3, cards=["AAA"])
    table.round(ann="castle exhibit all", bob="castle thief 9 A1698", cid="castle thief 3")
    assert table.may("cid") == ["steal A1725", "steal A1764"]


@pytest.mark.rule("A-41")
def test_loot_is_hidden_and_can_be_exhibited_later() -> None:
    table = lords(3, cards=["AAA", "BB"])
    table.round(ann="castle exhibit all", bob="castle thief 9 A1698", cid="auction thief 3")
    assert "A1698" not in [card for shown in table.shown for card in shown]
    table.round(ann="castle detective", bob="castle exhibit all", cid="castle detective")
    assert table.pawns == [2, 3, 0]


@pytest.mark.rule("A-41")
def test_without_an_exhibition_thieves_get_nothing() -> None:
    table = lords(3, cards=["AAA"])
    table.round(ann="castle detective", bob="castle thief 9", cid="castle thief 3")
    assert table.view().round == 2
    assert [lord.cards for lord in table.view().lords] == [3, 4, 4]


@pytest.mark.rule("A-41")
def test_the_fourth_thief_finds_nothing_in_an_exhibition_of_three() -> None:
    table = lords(5, cards=["AAA", "", "", "", ""])
    table.round(
        ann="castle exhibit all",
        bob="castle thief 9 A1698",
        cid="castle thief 10 A1725",
        dot="castle thief 2",
        eve="castle thief 12 A1764",
    )
    assert (table.phase, table.view().round) == ("where", 2)
    assert [lord.cards for lord in table.view().lords] == [0, 1, 1, 0, 1]


@pytest.mark.rule("A-41")
def test_an_exhibition_without_cards_is_passed_over_and_others_are_not() -> None:
    table = lords(5, cards=["AAA", "BBBB", "", "", ""])
    table.round(
        ann="castle exhibit all",
        bob="castle exhibit all",
        cid="castle thief 10 A1698 B1580",
        dot="castle thief 11 A1725 B1650",
        eve="castle thief 12 A1764 B1660",
    )
    assert [lord.cards for lord in table.view().lords] == [0, 1, 2, 2, 2]


@pytest.mark.rule("A-41")
def test_the_last_thief_takes_only_where_something_is_left() -> None:
    """Five players leave room for three thieves; an exhibition of two cards needs another component file."""
    table = lords(5, cards=["AA", "BBB", "", "", ""], game=box(deal__exhibition_min=2))
    table.round(
        ann="castle exhibit all",
        bob="castle exhibit all",
        cid="castle thief 10",
        dot="castle thief 11 A1698 B1650",
        eve="castle thief 12 A1725 B1660",
    )
    assert table.may("cid") == ["steal B1580"]
    table.choose("cid", "steal B1580")
    assert [lord.cards for lord in table.view().lords] == [0, 0, 1, 2, 2]


@pytest.mark.rule("A-41")
def test_theft_changes_no_ranking() -> None:
    """Ann loses two of four cards, but she was best when she showed them."""
    table = lords(4, cards=["AAAA", "BBB"])
    plans = {"ann": "castle exhibit all", "bob": "castle exhibit all"}
    table.round(**plans, cid="castle thief 10 A1698 B1580", dot="castle thief 11 A1725 B1650")
    assert table.pawns == [2, 1, 0, 0]
