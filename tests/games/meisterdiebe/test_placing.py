"""The ten diamonds that are placed before the game: M-14."""

from __future__ import annotations

import msgspec
import pytest

from clubantique.core.errors import NotPossible
from games.common import Croupier

from .boxes import meisterdiebe
from .builder import placing
from .table import DRAWERS, NAMES, OPENINGS, TWISTS


@pytest.mark.rule("M-14")
@pytest.mark.parametrize("seats", [2, 3, 8])
@pytest.mark.parametrize("first", [0, 1])
def test_ten_are_placed_one_each_in_turn_clockwise(seats: int, first: int) -> None:
    table = placing(seats, first=NAMES[first])
    placed = []
    while table.phase != "choose":
        placed.append(table.player)
        table.turn("open top-front", "stay")
    assert placed == [NAMES[(first + number) % seats] for number in range(10)]
    assert table.upper("top-front") == "10D"


@pytest.mark.rule("M-14")
def test_the_first_player_is_drawn_at_random() -> None:
    croupier = Croupier()
    meisterdiebe().setup(5, {}, croupier)
    assert croupier.pools[-1] == [0, 1, 2, 3, 4]
    assert placing(5, first="dot").due == ["dot"]


@pytest.mark.rule("M-14")
def test_the_first_player_has_no_meaning_afterwards() -> None:
    orders = []
    for first in ("ann", "bob", "cid"):
        table = placing(3, first=first)
        while table.phase != "choose":
            table.turn("open top-front", "stay")
        assert table.due == ["ann", "bob", "cid"]
        table.reveal("thief", "thief", "thief")
        orders.append([table.state.turn, *table.state.order])
    assert orders == [[0, 1, 2]] * 3


@pytest.mark.rule("M-14")
def test_the_player_must_open_a_drawer_whichever() -> None:
    table = placing(2)
    assert (table.phase, table.may()) == ("place", OPENINGS)
    with pytest.raises(NotPossible):
        table.turn("shut")


@pytest.mark.rule("M-14")
@pytest.mark.parametrize("place", DRAWERS)
def test_the_diamond_is_put_into_the_upper_compartment_of_that_drawer(place: str) -> None:
    table = placing(2)
    table.turn(f"open {place}")
    assert [table.upper(each) for each in DRAWERS] == ["1D" if each == place else "" for each in DRAWERS]
    assert table.lower(place) == ""


@pytest.mark.rule("M-14")
def test_it_is_none_of_the_players_own() -> None:
    table = placing(2)
    table.turn("open top-front", "stay")
    assert (table.minus("ann"), table.minus("bob"), table.plus("ann")) == ("7D 3S", "7D 3S", "")


@pytest.mark.rule("M-14")
def test_a_diamond_may_go_where_others_already_lie() -> None:
    table = placing(2)
    for _ in range(3):
        table.turn("open middle-left", "stay")
    assert table.upper("middle-left") == "3D"


@pytest.mark.rule("M-14")
def test_what_falls_is_put_above_with_it_and_nobody_is_caught() -> None:
    table = placing(2)
    table.turn("open top-right", "stay")
    table.turn("open top-right", "flip")
    assert table.lower("bottom-left") == "2D"
    table.turn("open bottom-left")
    assert (table.upper("bottom-left"), table.lower("bottom-left"), table.cloth) == ("3D", "", "")
    assert table.told("player-caught") == []


@pytest.mark.rule("M-14", "M-33")
@pytest.mark.parametrize("viewer", ["ann", "bob", None])
def test_everybody_sees_what_lay_there_and_what_fell(viewer: str | None) -> None:
    table = placing(2)
    table.turn("open top-right", "flip")
    table.turn("open bottom-left", "stay")
    opened = msgspec.to_builtins(table.heard(viewer, "drawer-opened")[-1])
    assert (opened["drawer"], opened["diamonds"], opened["fallen_diamonds"]) == ("open bottom-left", 0, 1)
    table.turn("open bottom-left")
    assert msgspec.to_builtins(table.heard(viewer, "drawer-opened")[-1])["diamonds"] == 2


@pytest.mark.rule("M-14", "M-60")
def test_after_each_diamond_the_player_may_turn_and_flip() -> None:
    table = placing(3, first="bob")
    for number in range(10):
        name = table.player
        table.turn("open top-front")
        assert (table.phase, table.player, table.may()) == ("twist", name, TWISTS)
        table.turn(TWISTS[number])
    assert table.phase == "choose"


@pytest.mark.rule("M-14", "M-60")
def test_a_turn_and_a_flip_while_placing_move_the_diamonds() -> None:
    table = placing(2)
    table.turn("open top-front", "turn-flip top-right")
    assert table.lower("bottom-left") == "1D"
    table.turn("open top-front", "turn top-left")
    assert (table.upper("top-left"), table.lower("bottom-left")) == ("1D", "1D")


@pytest.mark.rule("M-14")
def test_the_drawer_is_closed_before_the_cube_is_turned() -> None:
    table = placing(2)
    table.turn("open top-front")
    assert table.view().drawer is None


@pytest.mark.rule("M-14", "M-20")
def test_the_game_starts_when_all_ten_are_in() -> None:
    table = placing(2)
    for number in range(10):
        assert (table.view().placed, table.view().round) == (number, 0)
        table.turn("open top-front", "stay")
    assert (table.phase, table.view().round, table.due) == ("choose", 1, ["ann", "bob"])
