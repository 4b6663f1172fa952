"""Passing on equal cards: M-22."""

from __future__ import annotations

import pytest

from clubantique.games.meisterdiebe.box import CHARACTERS

from .builder import crooks
from .table import Crooks, remembered


def thieves(table: Crooks) -> list[int]:
    return [table.number(name, "thief") for name in table.names]


@pytest.mark.rule("M-22")
@pytest.mark.parametrize("character", CHARACTERS)
def test_two_of_the_same_character_swap(character: str) -> None:
    table = crooks(2, cards={character: [7, 3]})
    table.reveal(character, character)
    table.rest()
    assert (table.number("ann", character), table.number("bob", character)) == (3, 7)


@pytest.mark.rule("M-22")
def test_alone_the_card_stays() -> None:
    table = crooks(3, cards={"thief": [7, 3, 5]})
    table.reveal("thief", "jeweller", "smuggler")
    table.rest()
    assert thieves(table) == [7, 3, 5]


@pytest.mark.rule("M-22")
def test_three_pass_on_clockwise() -> None:
    table = crooks(3, cards={"thief": [7, 3, 5]})
    table.reveal("thief", "thief", "thief")
    table.rest()
    assert thieves(table) == [5, 7, 3]


@pytest.mark.rule("M-22")
def test_others_in_between_are_skipped() -> None:
    table = crooks(6, cards={"thief": [1, 2, 3, 4, 5, 6]})
    table.reveal("jeweller", "thief", "jeweller", "thief", "detective", "thief")
    table.rest()
    assert thieves(table) == [1, 6, 3, 2, 5, 4]
    assert [table.number(name, "jeweller") for name in ("ann", "cid")] == [3, 1]


@pytest.mark.rule("M-22")
def test_only_the_cards_of_that_character_are_passed_on() -> None:
    table = crooks(2)
    table.reveal("thief", "thief")
    table.rest()
    assert [table.own(name).numbers for name in ("ann", "bob")] == [[1, 1, 1, 2, 1, 1], [2, 2, 2, 1, 2, 2]]


@pytest.mark.rule("M-22")
def test_a_card_played_in_another_round_is_not_passed_on() -> None:
    table = crooks(2)
    table.reveal("thief", "jeweller")
    table.rest()
    table.reveal("jeweller", "thief")
    table.rest()
    assert thieves(table) == [1, 2]


@pytest.mark.rule("M-22")
def test_cards_are_passed_on_only_after_all_turns() -> None:
    table = crooks(3)
    table.reveal("thief", "thief", "detective")
    table.turn("shut", "stay")
    table.turn("shut", "stay")
    assert (table.player, thieves(table)) == ("cid", [1, 2, 3])
    table.turn("stay")
    assert thieves(table) == [2, 1, 3]


@pytest.mark.rule("M-22")
def test_the_received_card_counts_as_played() -> None:
    table = crooks(2)
    table.reveal("thief", "thief")
    table.rest()
    for crook in table.view().crooks:
        assert (crook.played, "thief" in crook.hand) == (["thief"], False)


@pytest.mark.rule("M-22", "M-23")
def test_the_received_card_comes_back_to_hand_with_the_others() -> None:
    """Bob has the lower number in the second cycle."""
    table = crooks(2)
    for _ in range(6):
        table.quiet_round()
    assert [table.own(name).numbers for name in ("ann", "bob")] == [[2] * 6, [1] * 6]
    table.reveal("thief", "thief")
    assert table.player == "bob"


@pytest.mark.rule("M-22")
def test_in_the_sixth_round_too_cards_are_passed_on_before_they_are_taken_back() -> None:
    table = crooks(2)
    for _ in range(5):
        table.quiet_round()
    assert table.own("ann").numbers == [2, 2, 2, 2, 2, 1]
    table.rest()
    assert table.own("ann").numbers == [2] * 6
    assert [event.kind for event in table.play.log.all()[-3:]] == [
        "cards-passed",
        "hands-taken",
        "round-began",
    ]


@pytest.mark.rule("M-22")
def test_everybody_always_owns_one_card_of_each_character() -> None:
    table = crooks(4)
    for _ in range(8):
        table.quiet_round()
        for crook in table.view().crooks:
            lying = [crook.character] if crook.character else []
            assert sorted(crook.hand + crook.played + lying) == sorted(CHARACTERS)
        for character in CHARACTERS:
            assert sorted(table.number(name, character) for name in table.names) == [1, 2, 3, 4]


@pytest.mark.rule("M-22", "M-90")
def test_the_cards_are_open_while_they_are_exchanged() -> None:
    table = crooks(3, cards={"thief": [7, 3, 5]})
    table.reveal("thief", "jeweller", "thief")
    table.rest()
    known = remembered(table.knowledge(None)).numbers
    assert [numbers[CHARACTERS.index("thief")] for numbers in known] == [5, None, 7]
    assert len(table.told("cards-passed")) == 1
