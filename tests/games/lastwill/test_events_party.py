"""The wild party, that lowers own houses by three steps: L-91."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotPossible

from .table import Heirs, heirs

PARTIES = [("wild_party_2", "special_2"), ("wild_party_3", "special_3")]


def party(board: str, *, card: str = "wild_party_2", actions: int = 1) -> Heirs:
    return heirs(
        hands={"ann": card},
        boards={"ann": board, "bob": "villa_c"},
        money={"ann": 20},
        actions={"ann": actions},
    )


@pytest.mark.rule("L-91")
@pytest.mark.parametrize(("card", "deck"), PARTIES)
@pytest.mark.parametrize(
    ("lowered", "board"),
    [
        (["villa_a", "villa_a", "villa_a"], ["villa_a@3", "summer_a", "mansion_a"]),
        (["villa_a", "summer_a", "mansion_a"], ["villa_a@1", "summer_a@1", "mansion_a@1"]),
        (["mansion_a", "summer_a", "mansion_a"], ["villa_a", "summer_a@1", "mansion_a@2"]),
    ],
)
def test_three_steps_in_all_spread_as_one_likes(
    card: str, deck: str, lowered: list[str], board: list[str]
) -> None:
    table = party("villa_a summer_a mansion_a", card=card)
    table.turn(f"play {card}", *[f"lower {house}" for house in lowered])
    assert (table.money("ann"), table.actions("ann"), table.board("ann")) == (20, 0, board)
    assert (table.hand("ann"), table.discards(deck)) == ([], [card])
    assert table.board("bob") == ["villa_c"]


@pytest.mark.rule("L-91", "L-61", "L-81")
def test_maintained_houses_too_and_no_further_at_the_end_of_the_round() -> None:
    table = party("villa_a", actions=2)
    table.turn("activate villa_a", "play wild_party_2", *["lower villa_a"] * 3)
    assert (table.board("ann"), table.money("ann")) == (["villa_a@3!"], 17)
    table.rest_of_round()
    assert table.board("ann") == ["villa_a@3"]


@pytest.mark.rule("L-91", "L-81")
def test_a_house_that_is_not_maintained_falls_once_more_at_the_end_of_the_round() -> None:
    table = party("villa_a")
    table.turn("play wild_party_2", *["lower villa_a"] * 3)
    table.rest_of_round()
    assert table.board("ann") == ["villa_a@4"]


@pytest.mark.rule("L-91")
def test_farms_and_houses_on_the_lowest_step_cannot_be_lowered() -> None:
    table = party("farm_15 villa_a@4 mansion_a@2 summer_a")
    table.turn("play wild_party_2")
    assert sorted(table.may()) == ["lower mansion_a", "lower summer_a"]
    table.turn("lower mansion_a", "lower mansion_a")
    assert table.may() == ["lower summer_a"]  # the manor lies on the lowest step now; all three are taken
    table.turn("lower summer_a")
    assert table.board("ann") == ["farm_15", "villa_a@4", "mansion_a@4", "summer_a@1"]


@pytest.mark.rule("L-91")
def test_three_steps_are_taken_wherever_three_are_possible() -> None:
    table = party("villa_a summer_a")
    table.turn("play wild_party_2", "lower villa_a", "lower villa_a")
    assert sorted(table.may()) == ["lower summer_a", "lower villa_a"]
    for text in ("enough", "done"):
        with pytest.raises(NotPossible):
            table.turn(text)


@pytest.mark.rule("L-91")
@pytest.mark.parametrize(
    ("board", "lowered", "after"),
    [
        ("villa_a@3", ["villa_a"], ["villa_a@4"]),
        ("villa_a@2 farm_15", ["villa_a"] * 2, ["villa_a@4", "farm_15"]),
        ("villa_a@3 mansion_a@3", ["mansion_a", "villa_a"], ["villa_a@4", "mansion_a@4"]),
    ],
)
def test_if_fewer_are_possible_all_of_them_are_taken(
    board: str, lowered: list[str], after: list[str]
) -> None:
    table = party(board)
    table.turn("play wild_party_2", *[f"lower {house}" for house in lowered])
    assert (table.board("ann"), table.hand("ann"), table.actions("ann")) == (after, [], 0)


@pytest.mark.rule("L-91")
@pytest.mark.parametrize("board", ["", "farm_15 farm_dog", "villa_a@4 summer_a@4", "salon gourmet"])
def test_with_no_step_possible_the_card_cannot_be_played(board: str) -> None:
    assert "play wild_party_2" not in party(board, actions=3).may()


@pytest.mark.rule("L-91")
def test_a_party_needs_its_action_and_two_equal_houses_are_told_apart() -> None:
    assert "play wild_party_2" not in party("villa_a", actions=0).may()
    table = party("villa_a villa_a")
    table.turn("play wild_party_2", "lower villa_a.2", "lower villa_a", "lower villa_a.2")
    assert table.board("ann") == ["villa_a@1", "villa_a@2"]
