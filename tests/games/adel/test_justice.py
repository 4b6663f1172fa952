"""Phase IV, detectives and the prison: A-50 to A-52, A-60 and A-61."""

from __future__ import annotations

import pytest

from .boxes import box, components
from .builder import lords


@pytest.mark.rule("A-50")
def test_one_detective_sends_all_castle_thieves_to_prison() -> None:
    table = lords(4)
    table.round(ann="castle thief 8", bob="castle thief 4", cid="castle detective", dot="auction thief 2")
    assert table.prison == [8, 4]
    assert (table.own("ann").thieves, table.own("bob").thieves) == ([5], [9])
    assert table.own("dot").thieves == [2, 11]


@pytest.mark.rule("A-50")
def test_thieves_are_caught_after_they_stole() -> None:
    table = lords(3, cards=["AAA"])
    table.round(ann="castle exhibit all", bob="castle thief 9", cid="castle detective")
    assert (table.due, table.prison) == (["bob"], [])
    table.choose("bob", "steal A1698")
    assert table.prison == [9]
    assert "A1698" in table.own("bob").cards


@pytest.mark.rule("A-50")
def test_without_a_detective_thieves_return_to_hand() -> None:
    table = lords(3, cards=["AAA"])
    table.round(ann="castle exhibit all", bob="castle thief 9 A1698", cid="auction bid 3 left")
    assert (table.prison, table.own("bob").thieves) == ([], [4, 9])


@pytest.mark.rule("A-51")
def test_the_rulebooks_example_of_detectives() -> None:
    """A thief is caught; red advances 1, green 3 and purple 4."""
    table = lords(5, colours="beige blue green purple red", pawns=[1, 8, 6, 4, 10])
    table.round(
        ann="auction bid 1 left",
        bob="castle thief 9",
        cid="castle detective",
        dot="castle detective",
        eve="castle detective",
    )
    assert table.pawns == [1, 8, 9, 8, 11]


@pytest.mark.rule("A-51")
def test_the_last_of_five_advances_five() -> None:
    table = lords(5, pawns=[10, 8, 6, 4, 2])
    table.round(
        ann="castle thief 8",
        bob="castle thief 9",
        cid="castle thief 3",
        dot="castle thief 2",
        eve="castle detective",
    )
    assert table.pawns == [10, 8, 6, 4, 7]


@pytest.mark.rule("A-51")
def test_one_thief_or_several_make_no_difference_to_the_detective() -> None:
    table = lords(4, pawns=[5, 9, 9, 9])
    table.round(ann="castle detective", bob="castle thief 9", cid="auction thief 3", dot="castle thief 2")
    assert table.pawns == [9, 9, 9, 9]


@pytest.mark.rule("A-51")
def test_places_are_those_after_the_exhibitions() -> None:
    """Ann overtakes Cid by her exhibition, so Cid is second when the thief is caught."""
    table = lords(3, cards=["AAA"], pawns=[2, 0, 3])
    table.round(ann="castle exhibit all", bob="castle thief 9 A1698", cid="castle detective")
    assert table.pawns == [6, 0, 5]


@pytest.mark.rule("A-51")
def test_pawns_of_players_at_the_auction_house_count() -> None:
    table = lords(3, pawns=[5, 0, 9])
    table.round(ann="castle detective", bob="castle thief 9", cid="auction bid 3 left")
    assert table.pawns == [7, 0, 9]


@pytest.mark.rule("A-51")
def test_places_are_read_before_any_detective_moves() -> None:
    """Ann moves 3 from 5 and passes Bob, who is second all the same."""
    table = lords(4, pawns=[5, 6, 0, 9])
    table.round(
        ann="castle detective", bob="castle detective", cid="castle thief 3", dot="auction bid 4 left"
    )
    assert table.pawns == [8, 8, 0, 9]


@pytest.mark.rule("A-51")
def test_pawns_on_one_space_share_a_place_and_the_next_is_skipped() -> None:
    table = lords(5, pawns=[9, 9, 4, 4, 1])
    table.round(
        ann="castle detective",
        bob="castle detective",
        cid="castle detective",
        dot="castle thief 2",
        eve="castle detective",
    )
    assert table.pawns == [10, 10, 7, 4, 6]


@pytest.mark.rule("A-51")
def test_in_the_club_room_everybody_is_first() -> None:
    table = lords(3)
    table.round(ann="castle detective", bob="castle detective", cid="castle thief 3")
    assert table.pawns == [1, 1, 0]


@pytest.mark.rule("A-52")
def test_without_a_thief_at_the_castle_a_detective_has_no_effect() -> None:
    table = lords(4, cards=["AAA"], pawns=[0, 0, 3, 0])
    table.round(
        ann="castle exhibit all", bob="castle detective", cid="auction thief 3", dot="castle detective"
    )
    assert (table.pawns, table.prison) == ([4, 0, 3, 0], [])


@pytest.mark.rule("A-60")
def test_a_caught_thief_enters_cell_1_and_the_others_move_up() -> None:
    table = lords(4, prison="2 9")
    table.round(ann="castle thief 8", bob="castle detective", cid="auction thief 3", dot="auction thief 11")
    assert table.prison == [8, 2, 9]


@pytest.mark.rule("A-60")
def test_3_8_and_10_caught_together() -> None:
    """The lowest enters first, so that 10 ends in cell 1, 8 in cell 2 and 3 in cell 3."""
    data = components(colours__blue={"cheques": [2, 9, 16, 23], "thieves": [3, 9]})
    data["colours"]["green"]["thieves"] = [4, 10]
    table = lords(4, game=box(colours=data["colours"]))
    table.round(ann="castle thief 8", bob="castle thief 3", cid="castle thief 10", dot="castle detective")
    assert table.prison == [10, 8, 3]


@pytest.mark.rule("A-60")
def test_of_those_caught_together_the_lowest_is_freed_first() -> None:
    """As the Dutch text adds."""
    table = lords(3, prison="8")
    table.round(ann="castle detective", bob="castle thief 9", cid="castle thief 3")
    assert table.prison == [9, 3, 8]
    table.round(ann="castle thief 5", bob="castle detective", cid="castle thief 10")
    assert table.prison == [10, 5, 9]
    assert (table.own("cid").thieves, table.own("ann").thieves) == ([3], [8])


@pytest.mark.rule("A-60", "A-61")
@pytest.mark.parametrize(
    ("full", "after", "others"),
    [
        ("8 4 3", [9, 8, 4], []),
        ("8 4 3 2", [9, 8, 4, 3], ["dot"]),
        ("8 4 3 2 1", [9, 8, 4, 3, 2], ["dot", "eve"]),
    ],
)
def test_there_are_as_many_cells_as_players(full: str, after: list[int], others: list[str]) -> None:
    table = lords(3 + len(others), prison=full)
    elsewhere = dict.fromkeys(others, "castle detective")
    table.round(ann="castle detective", bob="castle thief 9", cid="auction thief 10", **elsewhere)
    assert table.prison == after


@pytest.mark.rule("A-60")
@pytest.mark.parametrize("variant", ["surprise", "confrontation"])
def test_two_players_have_two_cells(variant: str) -> None:
    table = lords(2, variant=variant, prison="8 4")
    if variant == "confrontation":
        table.round(ann="thief 5", bob="thief 9")
    table.round(ann="castle detective", bob="castle thief 9")
    assert (table.prison, table.own("bob").thieves) == ([9, 8], [4])


@pytest.mark.rule("A-60")
def test_below_the_last_cell_nobody_is_freed() -> None:
    table = lords(4, prison="4 3 2")
    table.round(ann="castle thief 8", bob="castle detective", cid="auction thief 10", dot="auction thief 11")
    assert table.prison == [8, 4, 3, 2]
    assert table.own("dot").thieves == [11]


@pytest.mark.rule("A-60")
def test_no_thief_is_freed_in_the_round_in_which_it_was_caught() -> None:
    table = lords(5, prison="5 4 3 2 1")
    table.round(
        ann="castle thief 8",
        bob="castle thief 9",
        cid="castle thief 10",
        dot="castle thief 11",
        eve="castle detective",
    )
    assert table.prison == [11, 10, 9, 8, 5]
    freed = [table.own(name).thieves for name in ("ann", "bob", "cid", "dot", "eve")]
    assert freed == [[], [4], [3], [2], [1, 12]]


@pytest.mark.rule("A-60", "A-61")
def test_the_rulebooks_example_of_the_prison() -> None:
    """Four play; a new thief enters cell 1, and the 9 leaves cell 4 and returns to its owner."""
    table = lords(4, colours="red purple blue beige", prison="12 2 5 9")
    table.round(ann="castle thief 1", bob="castle detective", cid="auction thief 4", dot="auction thief 8")
    assert table.prison == [1, 12, 2, 5]
    assert table.own("cid").thieves == [4, 9]


@pytest.mark.rule("A-61")
def test_a_freed_thief_returns_to_the_player_of_its_colour() -> None:
    """Seats and colours differ, and neither detective nor new thief is that player's."""
    table = lords(3, colours="green red beige", prison="10 12 8")
    table.round(ann="castle detective", bob="castle thief 1", cid="auction bid 24 left")
    assert table.own("cid").thieves == [5, 8]
    assert (table.own("ann").thieves, table.own("bob").thieves) == ([3], [])


@pytest.mark.rule("A-61")
def test_a_freed_thief_can_be_played_from_the_next_round_on() -> None:
    table = lords(3, prison="10 4 8")
    table.round(ann="castle detective", bob="castle thief 9", cid="auction thief 3")
    table.round(ann="castle", bob="castle", cid="castle")
    assert table.may("ann") == ["detective", "thief 5", "thief 8"]


@pytest.mark.rule("A-61")
def test_a_players_two_thieves_are_imprisoned_independently() -> None:
    table = lords(3)
    table.round(ann="castle detective", bob="castle thief 9", cid="auction thief 3")
    assert (table.prison, table.own("bob").thieves) == ([9], [4])
    table.round(ann="castle detective", bob="castle thief 4", cid="auction thief 3")
    assert (table.prison, table.own("bob").thieves) == ([4, 9], [])
