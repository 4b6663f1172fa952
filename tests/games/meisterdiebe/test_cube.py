"""The cube: M-01 to M-05. Its turns and flips are those of a cube in space."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clubantique.games.meisterdiebe.cube import (
    emptied_below,
    falls,
    flipped,
    gems,
    new_cube,
    turned,
    upside_down,
    with_gems,
)

from .builder import crooks
from .space import LEFTWARD, OVER, RIGHTWARD, Space, all_different
from .table import DRAWERS

drawers = st.builds(
    lambda large, first, secret: [int(large), *first, *(secret if large else [0, 0])],
    st.booleans(),
    st.lists(st.integers(0, 9), min_size=4, max_size=4),
    st.sampled_from([[0, 0], [1, 0], [0, 1]]),
)
cubes = st.lists(drawers, min_size=12, max_size=12)
layers = st.sampled_from([1, 2])
senses = st.booleans()
moves = st.lists(st.one_of(st.just(None), st.tuples(layers, senses)), max_size=30)
quick = settings(max_examples=60, deadline=None)


def layer_of(cube: list[list[int]], layer: int) -> list[list[int]]:
    return cube[4 * layer : 4 * layer + 4]


def moved(cube: list[list[int]], move: tuple[int, bool] | None) -> list[list[int]]:
    return flipped(cube) if move is None else turned(cube, *move)


@pytest.mark.rule("M-01")
def test_there_are_three_layers_with_two_large_and_two_small_drawers_each() -> None:
    assert len(DRAWERS) == 12
    cube = new_cube([0, 2], 0, 2)
    assert [drawer[0] for drawer in cube] == [1, 0, 1, 0] * 3
    layers_and_sides = product(("top", "middle", "bottom"), ("front", "right", "back", "left"))
    assert [f"{layer}-{side}" for layer, side in layers_and_sides] == DRAWERS


@pytest.mark.rule("M-01", "M-04")
@given(moves)
@quick
def test_large_drawers_always_lie_opposite_each_other(course: list[tuple[int, bool] | None]) -> None:
    cube = new_cube([0, 2], 0, 2)
    for move in course:
        cube = moved(cube, move)
    for layer in range(3):
        large = [drawer[0] for drawer in layer_of(cube, layer)]
        assert large in ([1, 0, 1, 0], [0, 1, 0, 1])


@pytest.mark.rule("M-02", "M-05")
@given(drawers)
@quick
def test_upside_down_upper_and_lower_change_roles_first_and_secret(drawer: list[int]) -> None:
    large, diamonds, sapphires, diamonds_below, sapphires_below, ruby, ruby_below = drawer
    above_now = [diamonds_below, sapphires_below]
    assert upside_down(drawer) == [large, *above_now, diamonds, sapphires, ruby_below, ruby]
    assert upside_down(upside_down(drawer)) == drawer


@pytest.mark.rule("M-03")
@given(drawers)
@quick
def test_only_what_lies_below_falls(drawer: list[int]) -> None:
    assert falls(drawer) == (drawer[3] + drawer[4] > 0)
    assert emptied_below(drawer) == [*drawer[:3], 0, 0, *drawer[5:]]
    assert gems(emptied_below(drawer)) == drawer[1] + drawer[2]


@pytest.mark.rule("M-03")
@given(drawers, st.integers(0, 3), st.integers(0, 3))
@quick
def test_gems_are_put_into_the_first_upper_compartment(
    drawer: list[int], diamonds: int, sapphires: int
) -> None:
    before = drawer.copy()
    assert with_gems(drawer, diamonds, sapphires) == [
        drawer[0],
        drawer[1] + diamonds,
        drawer[2] + sapphires,
        *drawer[3:],
    ]
    assert drawer == before


@pytest.mark.rule("M-03")
def test_gems_get_below_only_by_a_flip() -> None:
    table = crooks(2)
    table.reveal("jeweller", "thief")
    table.turn("open top-front", "put diamond", "stay")
    assert (table.upper("top-front"), table.lower("top-front")) == ("1D", "")
    table.turn("shut", "flip")
    assert (table.upper("bottom-front"), table.lower("bottom-front")) == ("", "1D")


@pytest.mark.rule("M-04")
@pytest.mark.parametrize(
    ("to_the_right", "goes"),
    [
        (True, {"front": "right", "right": "back", "back": "left", "left": "front"}),
        (False, {"front": "left", "left": "back", "back": "right", "right": "front"}),
    ],
)
def test_a_turn_takes_each_drawer_to_the_next_side(to_the_right: bool, goes: dict[str, str]) -> None:
    before = all_different()
    after = turned(before, 1, to_the_right)
    for side, next_side in goes.items():
        assert after[DRAWERS.index(f"top-{next_side}")] == before[DRAWERS.index(f"top-{side}")]


@pytest.mark.rule("M-04")
@given(cubes, senses)
@quick
def test_only_the_top_layers_move(cube: list[list[int]], to_the_right: bool) -> None:
    one, two = turned(cube, 1, to_the_right), turned(cube, 2, to_the_right)
    assert (layer_of(one, 1), layer_of(one, 2)) == (layer_of(cube, 1), layer_of(cube, 2))
    assert layer_of(two, 2) == layer_of(cube, 2)
    assert layer_of(two, 0) == layer_of(one, 0)
    assert layer_of(two, 1) == layer_of(turned(cube[4:] + cube[:4], 1, to_the_right), 0)


@pytest.mark.rule("M-04")
@given(cubes, layers, senses)
@quick
def test_four_equal_turns_are_nothing_and_fewer_are_not(
    cube: list[list[int]], count: int, to_the_right: bool
) -> None:
    after, marked = cube, all_different()
    for _ in range(4):
        after = turned(after, count, to_the_right)
    assert after == cube
    once = turned(marked, count, to_the_right)
    assert marked not in (once, turned(once, count, to_the_right))


@pytest.mark.rule("M-04")
@given(cubes, layers, senses)
@quick
def test_left_undoes_right(cube: list[list[int]], count: int, to_the_right: bool) -> None:
    assert turned(turned(cube, count, to_the_right), count, not to_the_right) == cube


@pytest.mark.rule("M-05")
@given(cubes)
@quick
def test_two_flips_cancel(cube: list[list[int]]) -> None:
    assert flipped(flipped(cube)) == cube
    assert flipped(all_different()) != all_different()


@pytest.mark.rule("M-05")
def test_a_flip_swaps_top_and_bottom_left_and_right_and_turns_every_drawer_upside_down() -> None:
    before = all_different()
    after = flipped(before)
    across = {"top": "bottom", "middle": "middle", "bottom": "top"}
    beside = {"front": "front", "back": "back", "left": "right", "right": "left"}
    for place, drawer in zip(DRAWERS, before, strict=True):
        layer, _, side = place.partition("-")
        there = DRAWERS.index(f"{across[layer]}-{beside[side]}")
        assert after[there] == upside_down(drawer)


@pytest.mark.rule("M-04", "M-05")
@given(cubes, senses)
@quick
def test_a_flip_reverses_the_sense_of_turning(cube: list[list[int]], to_the_right: bool) -> None:
    """The bottom layer, turned to the right while the cube stands on its head, has turned to the left."""
    after = flipped(turned(flipped(cube), 1, to_the_right))
    assert layer_of(after, 0) + layer_of(after, 1) == layer_of(cube, 0) + layer_of(cube, 1)
    bottom_first = layer_of(cube, 2) + layer_of(cube, 0) + layer_of(cube, 1)
    assert layer_of(after, 2) == layer_of(turned(bottom_first, 1, not to_the_right), 0)


@pytest.mark.rule("M-04", "M-05")
@given(cubes, moves)
@quick
def test_nothing_is_created_or_lost_and_the_old_cube_is_left_alone(
    cube: list[list[int]], course: list[tuple[int, bool] | None]
) -> None:
    before, after = [drawer.copy() for drawer in cube], cube
    for move in course:
        after = moved(after, move)
    assert cube == before
    assert gems_by_colour(after) == gems_by_colour(cube)
    assert Counter(drawer[0] for drawer in after) == Counter(drawer[0] for drawer in cube)


def gems_by_colour(cube: list[list[int]]) -> tuple[int, int, int]:
    diamonds, sapphires, rubies = (
        sum(drawer[upper] + drawer[lower] for drawer in cube) for upper, lower in ((1, 3), (2, 4), (5, 6))
    )
    return diamonds, sapphires, rubies


@pytest.mark.rule("M-04", "M-05")
@given(moves)
@settings(max_examples=200, deadline=None)
def test_the_cube_turns_and_flips_as_one_in_space(course: list[tuple[int, bool] | None]) -> None:
    cube, space = all_different(), Space()
    for move in course:
        cube = moved(cube, move)
        if move is None:
            space.flip()
        else:
            space.turn(move[0], RIGHTWARD if move[1] else LEFTWARD)
    assert cube == space.arranged(all_different())


@pytest.mark.rule("M-04", "M-05")
def test_the_rotations_of_the_model_are_rotations() -> None:
    """Of determinant 1 each: a reflection would not do."""
    for (a, b, c), (d, e, f), (g, h, i) in (LEFTWARD, RIGHTWARD, OVER):
        assert a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) == 1
