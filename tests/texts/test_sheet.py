"""A view as rows, for boards that know nothing of the game."""

from __future__ import annotations

import pytest

from clubantique.texts import Words
from clubantique.texts.sheet import Row, Sheet, sheet_of

from .sheets import ODD, PLAYERS, ROLES, TARGET, written


@pytest.fixture
def sheet() -> Sheet:
    return sheet_of(ODD, Words("en", "toy"), ROLES, PLAYERS)


def rows(found: list[Row]) -> dict[str, list[str]]:
    return {row.label: row.chips for row in found}


def test_the_browsers_samples_are_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == written(), "run tests/texts/sheets.py"


def test_ones_own_comes_without_the_answer_so_far(sheet: Sheet) -> None:
    assert rows(sheet.own) == {"cards": ["b", "a"]}


def test_everybodys_things_stand_beside_their_names(sheet: Sheet) -> None:
    assert [(each.name, each.you, each.due) for each in sheet.players] == [
        ("Ann", False, False),
        ("Bob", True, True),
        ("Cleo", False, True),
    ]
    assert [(row.label, row.chips, row.backs) for row in sheet.players[0].rows] == [
        ("hand", ["3"], 3),
        ("score", ["1"], 0),
        ("score", ["1"], 0),
    ]
    assert rows(sheet.players[1].rows) == {"hand": ["0"], "shown": [], "score": ["2"]}
    assert rows(sheet.players[2].rows) == {"hand": ["20"]}


def test_the_table_says_what_is_there_in_the_games_words(sheet: Sheet) -> None:
    assert rows(sheet.table) == {
        "Now": ["sleep"],
        "turn": ["Cleo"],
        "order": ["Cleo", "Ann", "Bob"],
        "is so": ["yes"],
        "nothing": ["0"],
        "name": [""],
        "last": ["bid 2"],
        "played": ["bid 1", "that is my bid", "something else"],
        "nested": ["a, b", "–"],
        "things": ["kind x · worn", "kind y · left 1, 2"],
        "counts": ["red ones 3", "blue 0"],
    }


def test_what_can_be_known_of_players_names_them(sheet: Sheet) -> None:
    assert rows(sheet.memory) == {
        "people, Ann": ["x"],
        "people, Bob": [],
        "people, Cleo": ["y", "z"],
        "unseen": ["q"],
    }


def test_where_nothing_is_marked_a_list_as_long_as_the_players_is_theirs() -> None:
    found = sheet_of(ODD, Words("en", "toy"), {}, PLAYERS)
    assert rows(found.players[2].rows) == {"hand": ["20"]}
    assert rows(found.table)["score"] == ["1", "2"]
