"""Phase IV, exhibitions: what they are and when they are chosen (A-30 to A-32, A-36)."""

from __future__ import annotations

from itertools import combinations

import pytest

from clubantique.core.errors import NotPossible

from .boxes import box, components
from .builder import lords
from .table import Lords

ALL = {"ann": "castle exhibit", "bob": "castle detective", "cid": "castle detective"}


def exhibiting(hand: str) -> Lords:
    """Ann has played the exhibition and is to choose her cards."""
    table = lords(3, cards=[hand])
    table.round(**ALL)
    return table


@pytest.mark.rule("A-30")
@pytest.mark.parametrize("series", ["AAA", "AAB", "BCD", "AABBC", "CCD", "CDEF", "DEF", "ABBC", "ABCDEF"])
def test_these_are_exhibitions(series: str) -> None:
    """The rulebooks' lists, and the whole alphabet."""
    table = exhibiting(series)
    table.show("ann", series)
    assert table.pawns[0] == 2


@pytest.mark.rule("A-30", "A-13")
@pytest.mark.parametrize(
    "series", ["AB", "DE", "BCF", "AACE", "AACD", "ACD", "ABD", "CCE", "EFA", "FFA", "ACE", ""]
)
def test_these_are_none(series: str) -> None:
    """Too short, or with a gap; the alphabet does not wrap; C, C, E is a misprint of the German text."""
    table = lords(3, cards=[series])
    table.round(ann="castle", bob="castle", cid="castle")
    assert "exhibit" not in table.may("ann")


@pytest.mark.rule("A-30")
def test_letters_must_follow_each_other_even_where_a_series_is_missing() -> None:
    """A component file without the series B does not make neighbours of A and C."""
    series = components()["series"]
    del series["B"]
    table = lords(3, cards=["AAC"], game=box(series=series))
    table.round(ann="castle", bob="castle", cid="castle")
    assert "exhibit" not in table.may("ann")


def every_answer(table: Lords, run: list[int]) -> list[list[int]]:
    """All answers that the rules let Ann complete; no choice may lead nowhere."""
    if run and table.state.complete(0, run):
        return [run]
    options = table.state.options(0, run)
    assert options, f"nothing may follow {table.state.texts(run)}"
    return [done for code in options for done in every_answer(table, [*run, code])]


def is_exhibition(cards: tuple[str, ...]) -> bool:
    series = sorted({ord(card[0]) for card in cards})
    return len(cards) >= 3 and series[-1] - series[0] == len(series) - 1


@pytest.mark.rule("A-30", "A-32")
@pytest.mark.parametrize("hand", ["AABBC", "AAACDEF", "ABCDEFF", "AABDDEF", "BBBEEEF", "ACCDEEF"])
def test_every_exhibition_of_a_hand_can_be_chosen_and_nothing_else(hand: str) -> None:
    table = exhibiting(hand)
    cards = table.own("ann").cards
    found = [
        tuple(table.game.name(code).removeprefix("show ") for code in run[:-1])
        for run in every_answer(table, [])
    ]
    expected = [pick for count in range(len(cards) + 1) for pick in combinations(cards, count)]
    assert sorted(found) == sorted(pick for pick in expected if is_exhibition(pick))


@pytest.mark.rule("A-31", "A-32")
def test_the_castle_reveals_its_cards_before_the_exhibitors_choose() -> None:
    table = lords(4, cards=["AAA"])
    table.round(ann="castle exhibit", bob="castle thief 9", cid="castle detective", dot="auction bid 4 left")
    assert (table.phase, table.due) == ("show", ["ann"])
    for viewer in ("ann", "dot", None):
        actions = [lord.action for lord in table.view(viewer).lords]
        assert actions == ["exhibit", "thief 9", "detective", None]


@pytest.mark.rule("A-31", "A-40")
def test_exhibitions_then_thieves_then_detectives() -> None:
    table = lords(3, cards=["AAA"])
    table.round(ann="castle exhibit all", bob="castle thief 9", cid="castle detective")
    assert (table.phase, table.due) == ("steal", ["bob"])
    assert (table.pawns, table.prison) == ([2, 0, 0], [])
    table.choose("bob", "steal A1698")
    assert (table.pawns, table.prison) == ([2, 0, 2], [9])


@pytest.mark.rule("A-32")
def test_the_exhibitor_chooses_after_the_auction_house_is_finished() -> None:
    table = lords(3, cards=["AAA"], tops="D1921 E1760", later="F1878")
    table.round(ann="castle exhibit", bob="auction bid 23 left", cid="auction thief 3")
    assert (table.due, table.tops) == (["ann"], ["F1878", "E1760"])
    assert 23 in table.own("cid").cheques


@pytest.mark.rule("A-32")
def test_whoever_played_the_exhibition_must_show_one() -> None:
    table = exhibiting("AABB")
    assert table.may("ann") == ["show A1698", "show A1725"]
    with pytest.raises(NotPossible):
        table.choose("ann", "done")


@pytest.mark.rule("A-32")
def test_at_least_three_cards_are_shown() -> None:
    table = exhibiting("AABB")
    table.choose("ann", "show A1698", "show A1725")
    assert "done" not in table.may("ann")
    table.choose("ann", "show B1580")
    assert table.may("ann") == ["done", "show B1650"]


@pytest.mark.rule("A-32")
def test_cards_may_be_held_back_even_if_they_fit() -> None:
    table = lords(3, cards=["AABBCC"])
    table.round(ann="castle exhibit A1725 B1580 C1540", bob="castle thief 9", cid="castle thief 3")
    assert table.shown[0] == ["A1725", "B1580", "C1540"]
    assert table.may("cid") == []
    assert table.may("bob") == ["steal A1725", "steal B1580", "steal C1540"]


@pytest.mark.rule("A-32")
def test_only_one_exhibition_is_shown_even_if_there_are_two() -> None:
    table = exhibiting("AAADDD")
    table.choose("ann", "show A1698")
    assert table.may("ann") == ["show A1725"]
    table.choose("ann", "show A1725", "show A1764")
    assert table.may("ann") == ["done"]


@pytest.mark.rule("A-32")
def test_either_of_two_exhibitions_may_be_shown() -> None:
    table = exhibiting("AAADDD")
    table.show("ann", "DDD")
    assert table.pawns[0] == 2


@pytest.mark.rule("A-32")
def test_nobody_shows_cards_of_others() -> None:
    table = exhibiting("AAA")
    with pytest.raises(NotPossible):
        table.choose("ann", "show B1580")


@pytest.mark.rule("A-32")
def test_a_single_exhibitor_shows_at_once() -> None:
    table = lords(3, cards=["AAA"])
    table.round(ann="castle exhibit all", bob="castle thief 9", cid="castle detective")
    assert table.shown == [["A1698", "A1725", "A1764"], [], []]


@pytest.mark.rule("A-32", "A-90")
def test_several_exhibitors_choose_secretly_and_reveal_together() -> None:
    table = lords(3, cards=["AAA", "BBBB"])
    table.round(ann="castle exhibit", bob="castle exhibit BBBB", cid="castle thief 3")
    assert (table.phase, table.due) == ("show", ["ann"])
    for viewer in ("ann", "cid", None):
        assert [lord.exhibition for lord in table.view(viewer).lords] == [[], [], []]
    table.show("ann", "all")
    assert [len(cards) for cards in table.shown] == [3, 4, 0]


@pytest.mark.rule("A-36")
def test_all_exhibitions_stay_visible_until_the_end_of_the_phase() -> None:
    table = lords(5, cards=["AAA", "BBBB", "CCC", "", ""])
    table.round(
        ann="castle exhibit all",
        bob="castle exhibit all",
        cid="castle exhibit all",
        dot="castle thief 11 A1764 B1702 C1615",
        eve="castle thief 1",
    )
    assert table.due == ["eve"]
    assert table.shown == [["A1698", "A1725"], ["B1580", "B1650", "B1660"], ["C1468", "C1540"], [], []]


@pytest.mark.rule("A-36", "A-62")
def test_after_the_phase_no_exhibition_is_on_show() -> None:
    table = exhibiting("AAA")
    table.show("ann", "all")
    assert (table.view().round, table.shown) == (2, [[], [], []])
