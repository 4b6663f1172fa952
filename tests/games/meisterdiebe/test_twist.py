"""Turning and flipping at the end of a turn: M-60, with M-04 and M-05 at the table."""

from __future__ import annotations

import msgspec
import pytest

from .builder import crooks
from .space import Space, all_different
from .table import TURNS, TWISTS, Crooks


def at_the_end_of_a_turn() -> Crooks:
    """Ann may turn a cube whose drawers are all different."""
    table = crooks(3)
    table.state.cube = all_different()
    table.reveal("thief", "detective", "detective")
    table.turn("shut")
    return table


@pytest.mark.rule("M-60")
def test_there_are_fourteen_possibilities() -> None:
    table = at_the_end_of_a_turn()
    assert table.may() == TWISTS
    assert len(set(TWISTS)) == 14


@pytest.mark.rule("M-60", "M-04", "M-05")
@pytest.mark.parametrize("twist", TWISTS)
def test_each_does_what_it_would_do_to_a_cube_in_space(twist: str) -> None:
    table, space = at_the_end_of_a_turn(), Space()
    table.turn(twist)
    space.twist(twist)
    assert table.state.cube == space.arranged(all_different())


@pytest.mark.rule("M-60")
def test_all_fourteen_differ() -> None:
    cubes = []
    for twist in TWISTS:
        table = at_the_end_of_a_turn()
        table.turn(twist)
        cubes.append(str(table.state.cube))
    assert len(set(cubes)) == 14


@pytest.mark.rule("M-60")
@pytest.mark.parametrize("turn", TURNS)
def test_turn_and_flip_differ_from_flip_and_turn(turn: str) -> None:
    one, other = at_the_end_of_a_turn(), at_the_end_of_a_turn()
    one.turn(f"turn-flip {turn}")
    other.turn(f"flip-turn {turn}")
    assert one.state.cube != other.state.cube


@pytest.mark.rule("M-60", "M-04")
def test_a_turn_before_the_flip_is_of_the_old_top_layer() -> None:
    table = crooks(2, drawers={"top-front": "1D /", "bottom-front": "1S /"})
    table.reveal("detective", "detective")
    table.turn("turn-flip top-right")
    assert (table.lower("bottom-left"), table.lower("top-front")) == ("1D", "1S")


@pytest.mark.rule("M-60", "M-04")
def test_a_turn_after_the_flip_is_of_the_new_top_layer_in_its_new_position() -> None:
    table = crooks(2, drawers={"top-front": "1D /", "bottom-front": "1S /"})
    table.reveal("detective", "detective")
    table.turn("flip-turn top-right")
    assert (table.lower("bottom-front"), table.lower("top-right")) == ("1D", "1S")


@pytest.mark.rule("M-04", "M-60")
def test_top_is_what_is_on_top_at_that_moment() -> None:
    table = crooks(2, drawers={"bottom-front": "1S /"})
    table.reveal("detective", "detective")
    table.turn("flip")
    table.turn("turn top-left")
    assert table.lower("top-left") == "1S"


@pytest.mark.rule("M-04", "M-05")
@pytest.mark.parametrize("twist", TWISTS)
def test_nothing_falls_when_the_cube_is_moved(twist: str) -> None:
    table = crooks(3, drawers={"top-front": "1D / 2D", "middle-left": "3S / 1S"})
    table.reveal("thief", "detective", "detective")
    table.turn("shut", twist)
    assert (table.cloth, table.told("gems-kept"), table.plus("bob")) == ("", [], "")
    inside = [sum(drawer[1:5]) for drawer in table.state.cube]
    assert sorted(inside)[-2:] == [3, 4]


@pytest.mark.rule("M-60")
@pytest.mark.parametrize(
    ("character", "texts"),
    [
        ("jeweller", ["open top-left", "put diamond"]),
        ("wife", ["open top-left", "put diamond", "enough"]),
        ("smuggler", ["open top-left", "put diamond"]),
        ("thief", ["open top-left"]),
        ("master", ["open top-left"]),
    ],
)
def test_everyone_may_after_their_action(character: str, texts: list[str]) -> None:
    table = crooks(2)
    table.reveal(character, "detective")
    table.turn(*texts)
    assert (table.player, table.may()) == ("ann", TWISTS)
    table.turn("flip")
    assert (table.player, table.may()) == ("bob", TWISTS)


@pytest.mark.rule("M-60", "M-31")
@pytest.mark.parametrize("character", ["jeweller", "smuggler", "thief", "master"])
def test_a_caught_player_may(character: str) -> None:
    table = crooks(2, drawers={"top-left": "/ 1D"})
    table.reveal(character, "detective")
    table.turn("open top-left")
    assert (table.player, table.may()) == ("ann", TWISTS)


@pytest.mark.rule("M-60")
def test_once_only() -> None:
    table = at_the_end_of_a_turn()
    table.turn("flip")
    assert table.player == "bob"


@pytest.mark.rule("M-60")
def test_also_in_the_sixth_round_and_in_the_last_one() -> None:
    table = crooks(2, minus={"ann": "1D"})
    table.reveal("jeweller", "detective")
    table.turn("open top-left", "put diamond")
    assert (table.view().ended, table.may()) == (True, TWISTS)
    table.turn("stay")
    assert (table.player, table.may()) == ("bob", TWISTS)


@pytest.mark.rule("M-06", "M-60", "M-90")
@pytest.mark.parametrize("viewer", ["ann", "bob", None])
@pytest.mark.parametrize("twist", ["flip", "turn-flip two-left"])
def test_turning_and_flipping_are_seen_by_everyone(viewer: str | None, twist: str) -> None:
    table = at_the_end_of_a_turn()
    table.turn(twist)
    assert table.view(viewer).twist == twist
    told = msgspec.to_builtins(table.heard(viewer, "twisted")[-1])
    assert told == {"event": "twisted", "seat": 0, "twist": twist}
