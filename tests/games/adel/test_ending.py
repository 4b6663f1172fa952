"""The end of the game and the places: A-80 to A-84."""

from __future__ import annotations

import pytest

from clubantique.games.adel.game import Adel

from .boxes import SAME, box
from .builder import lords
from .table import Lords

QUIET = {"ann": "castle detective", "bob": "castle detective", "cid": "castle detective"}


def finish(*hands: str, pawns: tuple[int, ...] = (26, 0, 0), game: Adel | None = None) -> Lords:
    """Ann's detective catches Bob's thief and reaches the table; nothing else happens in the round."""
    table = lords(len(pawns), cards=hands or [""] * len(pawns), pawns=pawns, game=game)
    others = {"cid": "auction thief 3", "dot": "auction thief 2", "eve": "auction thief 1"}
    others = {name: others[name] for name in list(others)[: len(pawns) - 2]}
    table.round(ann="castle detective", bob="castle thief 9", **others)
    return table


def places(table: Lords) -> list[int]:
    return table.game.places(table.state)


@pytest.mark.rule("A-80")
def test_the_game_ends_with_the_round_in_which_a_pawn_stands_at_the_table() -> None:
    table = finish()
    assert (table.phase, table.due, table.pawns) == ("over", [], [27, 0, 0])


@pytest.mark.rule("A-80")
def test_the_space_before_the_table_is_not_the_table() -> None:
    table = finish(pawns=(25, 0, 0))
    assert (table.phase, table.pawns, places(table)) == ("where", [26, 0, 0], [])


@pytest.mark.rule("A-80")
def test_any_space_of_the_table_will_do() -> None:
    table = lords(3, cards=["AAA", "", ""], pawns=[26, 0, 0])
    table.round(ann="castle exhibit all", bob="castle detective", cid="auction bid 3 left")
    assert (table.phase, table.pawns) == ("over", [26 + 5 + 8, 0, 0])


@pytest.mark.rule("A-80")
def test_reaching_the_table_does_not_stop_thieves_detectives_and_prison() -> None:
    table = lords(3, cards=["AAAA", "", ""], pawns=[24, 0, 0])
    table.round(ann="castle exhibit AAA", bob="castle thief 9", cid="castle detective")
    assert (table.phase, table.pawns, table.due) == ("steal", [27, 0, 0], ["bob"])
    table.choose("bob", "steal A1698")
    assert (table.phase, table.prison) == ("over", [9])
    assert table.own("bob").cards == ["A1698"]
    assert table.pawns == [27 + 8, 0, 2]


@pytest.mark.rule("A-81")
def test_best_advances_8_second_best_4_and_nobody_else() -> None:
    table = finish("AAA", "BBBB", "CCCCC")
    assert table.pawns == [27, 4, 8]


@pytest.mark.rule("A-81", "A-33")
def test_equal_numbers_are_decided_by_the_oldest_object_here_too() -> None:
    table = finish("D1921 D1928 D1932", "A1698 A1725 A1764", "B1580 B1888 B1843")
    assert table.pawns == [27, 4, 8]


@pytest.mark.rule("A-81")
def test_final_exhibitions_are_formed_automatically_and_shown_to_all() -> None:
    table = finish("AABD", "BBB", "")
    for viewer in ("ann", "cid", None):
        assert table.view(viewer).final == [["A1698", "A1725", "B1580"], ["B1650", "B1660", "B1702"], []]


@pytest.mark.rule("A-81")
def test_of_several_blocks_the_one_with_most_cards_counts() -> None:
    assert finish("AAADEEF", "BB", "").view().final[0] == ["D1921", "E1760", "E1822", "F1878"]


@pytest.mark.rule("A-81")
@pytest.mark.parametrize(
    ("hand", "shown"),
    [
        ("A1862 A1893 A1811 D1921 E1760 F1878", ["D1921", "E1760", "F1878"]),
        ("A1698 A1893 A1811 D1921 E1760 F1878", ["A1698", "A1811", "A1893"]),
    ],
)
def test_of_equal_blocks_the_one_with_the_older_objects_counts(hand: str, shown: list[str]) -> None:
    assert finish(hand, "BB", "").view().final[0] == shown


@pytest.mark.rule("A-81")
def test_all_cards_of_the_block_are_shown() -> None:
    assert len(finish("ABBCCDEFF", "", "").view().final[0]) == 9


@pytest.mark.rule("A-81")
def test_if_only_one_can_exhibit_nobody_gets_the_4() -> None:
    assert finish("AACD", "BBB", "CE").pawns == [27, 8, 0]


@pytest.mark.rule("A-81")
def test_if_nobody_can_exhibit_nobody_moves() -> None:
    table = finish("AACD", "BBEE", "CE")
    assert (table.pawns, table.view().final) == ([27, 0, 0], [[], [], []])


@pytest.mark.rule("A-81")
def test_nothing_is_stolen_and_no_detective_moves_in_the_final_scoring() -> None:
    table = finish("AAA", "BBBB", "")
    assert [lord.cards for lord in table.view().lords] == [3, 4, 0]
    assert (table.pawns, table.prison) == ([31, 8, 0], [9])


@pytest.mark.rule("A-81")
def test_the_numbers_of_the_final_scoring_are_data() -> None:
    assert finish("AAA", "BBBB", "CCC", game=box(track__final=[6, 1])).pawns == [27, 6, 1]


@pytest.mark.rule("A-82")
def test_the_pawn_furthest_ahead_wins() -> None:
    table = finish("AAA", "BBBB", "", pawns=(26, 10, 12))
    assert (table.pawns, places(table)) == ([31, 18, 12], [1, 2, 3])


@pytest.mark.rule("A-82")
def test_the_winner_need_not_have_reached_the_table_before() -> None:
    table = finish("", "BBBB", "", pawns=(26, 20, 0))
    assert (table.pawns, places(table)) == ([27, 28, 0], [2, 1, 3])


@pytest.mark.rule("A-82")
def test_on_one_space_the_more_valuable_final_exhibition_wins() -> None:
    table = finish("AAA", "BBBB", "", pawns=(26, 23, 0))
    assert (table.pawns, places(table)) == ([31, 31, 0], [2, 1, 3])


@pytest.mark.rule("A-82")
def test_the_other_places_are_ranked_the_same_way() -> None:
    table = finish("AAAAA", "BBB", "CCCC", pawns=(26, 9, 5))
    assert (table.pawns, places(table)) == ([35, 9, 9], [1, 3, 2])


@pytest.mark.rule("A-82")
def test_any_exhibition_beats_none() -> None:
    """Ann has none; Cid's is only third, but they stand on one space."""
    table = lords(4, cards=["", "AAAAA", "DDD", "BBBB"], pawns=[26, 0, 26, 0])
    table.round(ann="castle detective", bob="castle thief 9", cid="castle detective", dot="auction thief 2")
    assert (table.pawns, places(table)) == ([27, 8, 27, 4], [2, 3, 1, 4])


@pytest.mark.rule("A-82")
def test_equal_players_without_an_exhibition_share_and_the_next_place_is_skipped() -> None:
    table = lords(3, cards=["", "", ""], pawns=[26, 0, 26])
    table.round(ann="castle detective", bob="castle thief 9", cid="castle detective")
    assert (table.pawns, places(table)) == ([27, 0, 27], [1, 3, 1])


@pytest.mark.rule("A-82", "A-33", "A-81")
def test_equal_exhibitions_share_the_victory() -> None:
    hands = ["A1700 A1710 A1720", "C1710 C1720 C1730", "B1700 B1710 B1720"]
    table = lords(3, cards=hands, pawns=[26, 0, 26], game=box(series=SAME))
    table.round(ann="castle detective", bob="castle thief 9", cid="castle detective")
    assert (table.pawns, places(table)) == ([35, 0, 35], [1, 3, 1])


@pytest.mark.rule("A-82")
def test_places_are_shared_further_down_too() -> None:
    table = finish("AAA", "", "", "", "BBBB", pawns=(26, 3, 9, 3, 3))
    assert (table.pawns, places(table)) == ([31, 3, 9, 3, 11], [1, 4, 3, 4, 2])


@pytest.mark.rule("A-83")
def test_without_a_last_space_no_advance_is_lost() -> None:
    table = lords(3, cards=["AAA"], pawns=[26, 26, 26])
    table.round(ann="castle exhibit all", bob="castle detective", cid="castle thief 10 A1698")
    assert table.pawns[:2] == [31, 26 + 2]


@pytest.mark.rule("A-83")
def test_a_last_space_stops_exhibitors_detectives_and_final_advances() -> None:
    table = lords(4, cards=["AAAA", "", "", "BBB"], pawns=[26, 20, 25, 25], game=box(track__last=28))
    table.round(ann="castle exhibit all", bob="castle thief 9", cid="castle detective", dot="auction thief 2")
    assert (table.pawns[0], table.due) == (28, ["bob"])
    table.choose("bob", "steal A1698")
    assert table.pawns == [28, 20, 27, 28]


@pytest.mark.rule("A-83")
def test_a_detective_stops_on_the_last_space() -> None:
    table = lords(3, cards=["", "", ""], pawns=[26, 26, 25], game=box(track__last=27))
    table.round(ann="castle detective", bob="castle thief 9", cid="castle detective")
    assert table.pawns == [27, 26, 27]


@pytest.mark.rule("A-83", "A-82")
def test_pawns_on_the_last_space_share_it_and_the_exhibition_decides() -> None:
    table = finish("AAA", "BBBB", "", pawns=(26, 25, 0), game=box(track__last=30))
    assert (table.pawns, places(table)) == ([30, 30, 0], [2, 1, 3])


@pytest.mark.rule("A-84")
def test_twenty_quiet_rounds_end_the_game() -> None:
    table = lords(3)
    table.rounds(19, **QUIET)
    assert (table.phase, table.view().round) == ("where", 20)
    table.round(ann="auction thief 5", bob="castle detective", cid="auction thief 3")
    assert (table.phase, table.view().round) == ("over", 20)


@pytest.mark.rule("A-84", "A-81", "A-82")
def test_the_final_scoring_follows_as_usual() -> None:
    table = lords(3, cards=["AAA", "BBBB", ""])
    table.rounds(20, **QUIET)
    assert (table.pawns, places(table)) == ([4, 8, 0], [2, 1, 3])


@pytest.mark.rule("A-84")
@pytest.mark.parametrize(
    "busy",
    [
        QUIET | {"ann": "auction bid 1 left"},
        QUIET | {"ann": "castle exhibit AAA"},
        QUIET | {"ann": "castle thief 5"},
    ],
)
@pytest.mark.parametrize("before", [0, 19])
def test_a_sale_or_a_move_starts_the_count_again(busy: dict[str, str], before: int) -> None:
    table = lords(3, cards=["AAA"])
    table.rounds(before, **QUIET)
    table.round(**busy)
    table.rounds(19, **QUIET)
    assert table.phase == "where"
    table.round(**QUIET)
    assert (table.phase, table.view().round) == ("over", before + 21)
