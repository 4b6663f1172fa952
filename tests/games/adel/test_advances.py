"""Phase IV, which exhibition is best and how far it carries: A-33 to A-35."""

from __future__ import annotations

import pytest

from .boxes import SAME, adel, box
from .builder import lords
from .table import Lords

# The scoring field of every space before the dining table, as the built-in component file has them.
PAIRS = (
    [(2, 1)] + [(3, 2)] * 2 + [(4, 2)] * 2 + [(3, 2)] * 2 + [(2, 1)] * 2 + [(4, 2)] * 3 + [(5, 3)] * 2
    + [(3, 2)] * 2 + [(4, 2)] * 3 + [(2, 1)] * 2 + [(4, 2)] * 2 + [(3, 2)] * 2 + [(5, 3)] * 2
)  # fmt: skip


def three_exhibit(*hands: str, pawns: tuple[int, ...] = (0, 0, 0)) -> Lords:
    table = lords(3, cards=hands, pawns=pawns)
    table.round(ann="castle exhibit all", bob="castle exhibit all", cid="castle exhibit all")
    return table


@pytest.mark.rule("A-33")
def test_more_cards_beat_older_ones() -> None:
    assert three_exhibit("C1468 B1580 B1650", "D1956 D1959 D1947 D1939", "AAA").pawns == [1, 2, 0]


@pytest.mark.rule("A-33")
def test_at_equal_number_the_oldest_object_wins() -> None:
    assert three_exhibit("A1698 A1725 A1764", "B1660 B1843 B1888", "C1740 C1805 C1855").pawns == [1, 2, 0]


@pytest.mark.rule("A-33")
def test_the_single_oldest_object_decides_not_the_sum_of_years() -> None:
    assert three_exhibit("B1580 B1650 B1660", "C1468 C1901 C1855", "D1921 D1928 D1932").pawns == [1, 2, 0]


@pytest.mark.rule("A-33")
def test_only_cards_on_show_count() -> None:
    table = lords(3, cards=["AAAAA", "DDDD"])
    table.round(ann="castle exhibit AAA", bob="castle exhibit all", cid="castle detective")
    assert table.pawns == [1, 2, 0]


@pytest.mark.rule("A-33")
def test_the_oldest_object_on_show_decides_whatever_stays_in_hand() -> None:
    table = lords(3, cards=["A1698 A1862 A1893 B1580", "B1702 B1751 B1799"])
    table.round(ann="castle exhibit A1862 A1893 A1698", bob="castle exhibit all", cid="castle detective")
    assert table.pawns == [2, 1, 0]
    table.round(ann="castle exhibit A1862 A1893 B1580", bob="castle exhibit all", cid="castle detective")
    assert table.pawns == [5, 3, 0]


@pytest.mark.rule("A-33")
def test_a_single_exhibitor_is_best_and_nobody_second() -> None:
    table = lords(3, cards=["AAA", "BBB", "CCC"])
    table.round(ann="castle detective", bob="castle exhibit all", cid="auction bid 22 left")
    assert table.pawns == [0, 2, 0]


@pytest.mark.rule("A-33", "A-34")
def test_the_rulebooks_example_of_advances() -> None:
    """Blue is best and green second; beige and purple lead beside the scoring field 3/2."""
    table = lords(4, colours="beige blue green purple", cards=["", "AAAA", "BBB"], pawns=[6, 1, 3, 6])
    table.round(
        ann="castle detective", bob="castle exhibit all", cid="castle exhibit all", dot="auction bid 4 left"
    )
    assert table.pawns == [6, 4, 5, 6]


@pytest.mark.rule("A-34")
@pytest.mark.parametrize("space", range(27))
def test_the_field_beside_the_leader_counts(space: int) -> None:
    best, second = PAIRS[space]
    table = lords(3, cards=["AAA", "BBBB"], pawns=[0, 0, space])
    table.round(ann="castle exhibit all", bob="castle exhibit all", cid="auction bid 3 left")
    assert table.pawns == [second, best, space]


@pytest.mark.rule("A-34")
@pytest.mark.parametrize("leader", ["castle exhibit all", "castle detective", "auction bid 3 left"])
def test_the_leader_counts_wherever_and_whatever_it_does(leader: str) -> None:
    table = lords(3, cards=["AAAAA", "BBBB", "CCC"], pawns=[1, 2, 12])
    table.round(ann="castle exhibit all", bob="castle exhibit all", cid=leader)
    assert table.pawns == [6, 5, 12]


@pytest.mark.rule("A-34")
def test_both_numbers_are_read_before_the_best_moves() -> None:
    """From 4 (4/2) the best moves to 8, where the second-best would find 2/1."""
    assert three_exhibit("AAAA", "BBB", "DDD", pawns=(4, 4, 4)).pawns == [8, 6, 4]


@pytest.mark.rule("A-34")
def test_both_numbers_are_read_before_the_second_moves() -> None:
    """From 4 (4/2) the second-best moves to 6, where the best would find 3/2."""
    assert three_exhibit("AAA", "BBBB", "DDD", pawns=(4, 4, 4)).pawns == [6, 8, 4]


@pytest.mark.rule("A-34")
def test_third_and_further_exhibitors_get_nothing() -> None:
    table = lords(5, cards=["AAAA", "BBBBB", "CCC", "DDD", "EEE"])
    plan = "castle exhibit all"
    table.round(ann=plan, bob=plan, cid=plan, dot=plan, eve=plan)
    assert table.pawns == [1, 2, 0, 0, 0]


@pytest.mark.rule("A-34")
def test_pawns_share_spaces_and_nothing_blocks() -> None:
    assert three_exhibit("AAAA", "BBB", "DDD", pawns=(1, 3, 5)).pawns == [4, 5, 5]


@pytest.mark.rule("A-34")
def test_the_advance_is_not_offered_but_made_in_full() -> None:
    table = lords(3, cards=["AAA"], pawns=[24, 25, 0])
    table.round(ann="castle exhibit all", bob="castle detective", cid="castle detective")
    assert table.view().phase == "over"
    assert table.pawns[0] == 24 + 5 + 8


@pytest.mark.rule("A-35")
def test_in_the_club_room_the_pair_is_2_and_1() -> None:
    assert three_exhibit("AAAA", "BBB", "DDD").pawns == [2, 1, 0]


@pytest.mark.rule("A-35")
def test_once_a_pawn_has_left_the_club_room_its_field_counts_no_more() -> None:
    assert three_exhibit("AAAA", "BBB", "DDD", pawns=(0, 0, 1)).pawns == [3, 2, 1]


# --- equally old objects: only with a component file that repeats a year -------------------------


def equals(*hands: str) -> list[int]:
    """How far exhibitions of cards with repeated years carry from the club room."""
    table = lords(len(hands), cards=hands, game=box(series=SAME))
    plan = "castle exhibit all"
    names = ["ann", "bob", "cid", "dot", "eve"][: len(hands)]
    table.round(**dict.fromkeys(names, plan))
    return table.pawns


@pytest.mark.rule("A-33")
def test_equal_oldest_objects_are_decided_by_the_second_oldest() -> None:
    assert equals("A1700 A1720 A1730", "B1700 B1710 B1750", "C1710 C1720 C1730") == [1, 2, 0]


@pytest.mark.rule("A-33")
def test_and_so_on_to_the_last_object() -> None:
    assert equals("A1700 A1710 A1730", "B1700 B1710 B1720", "C1700 C1710 C1740") == [1, 2, 0]


@pytest.mark.rule("A-33")
def test_all_who_share_the_best_get_the_higher_number_and_nobody_the_lower() -> None:
    assert equals("A1700 A1710 A1720", "B1700 B1710 B1720", "C1710 C1720 C1730") == [2, 2, 0]


@pytest.mark.rule("A-33")
def test_all_who_share_the_second_best_get_the_lower_number() -> None:
    hands = ["A1710 A1720 A1730", "B1700 B1710 B1720", "C1710 C1720 C1730", "D1740 D1750 D1730"]
    assert equals(*hands) == [1, 2, 1, 0]


@pytest.mark.rule("A-33")
def test_three_may_share_the_best() -> None:
    assert equals("A1700 A1710 A1720", "B1700 B1710 B1720", "C1700 C1710 C1720") == [2, 2, 2]


@pytest.mark.rule("A-33")
def test_more_cards_still_come_first() -> None:
    assert equals("A1720 A1730 A1740 A1750", "B1700 B1710 B1720", "C1710 C1720 C1730") == [2, 1, 0]


@pytest.mark.rule("A-33")
def test_a_repeated_year_within_a_series_is_another_card() -> None:
    twice = dict(adel().components["series"]) | {"A": {"theme": "pipes", "years": [1700, 1700, 1710]}}
    table = lords(3, cards=["A1700 A1700.2 A1710"], game=box(series=twice))
    table.round(ann="castle exhibit all", bob="castle detective", cid="castle thief 3")
    assert table.may("cid") == ["steal A1700", "steal A1700.2", "steal A1710"]
