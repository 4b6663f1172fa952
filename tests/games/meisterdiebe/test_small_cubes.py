"""Component files with a smaller cube, fewer drawers that open, fewer twists or fewer characters."""

from __future__ import annotations

from typing import Any

import pytest

from clubantique.arena.simulation import Plan, simulate
from clubantique.games.meisterdiebe.cube import flipped, new_cube, place_name, turned
from clubantique.games.meisterdiebe.game import Meisterdiebe
from games.common import Croupier

from .boxes import box, components, meisterdiebe
from .builder import random_choices

SMALL: list[dict[str, Any]] = [
    {"cube__layers": 1},
    {"cube__layers": 2, "limits__twists": ["turn two-left", "flip-turn top-right"]},
    {"limits__drawers": ["middle-left", "bottom-back"], "limits__twists": ["flip"]},
    {"characters__played": ["detective", "thief", "jeweller"], "limits__drawers": ["top-front"]},
    {"characters__played": ["smuggler"], "limits__twists": ["stay"]},
]


def opened(game: Meisterdiebe) -> list[str]:
    """The places of drawers that may be opened."""
    return [game.name(code).removeprefix("open ") for code in game.box.drawers]


@pytest.mark.rule("M-01", "M-11")
@pytest.mark.parametrize("layers", [1, 2, 3])
def test_a_cube_has_four_drawers_and_two_rubies_a_layer(layers: int) -> None:
    game = box(cube__layers=layers, gems__ruby={"total": 2 * layers, "points": 4})
    state = game.setup(2, {}, Croupier())
    assert (len(state.cube), game.box.rubies) == (4 * layers, 2 * layers)
    assert opened(game) == [place_name(place) for place in range(4 * layers)]
    known = game.knowledge(state, 0).memory
    assert known is not None
    assert [drawer.place for drawer in known.drawers] == opened(game)


@pytest.mark.rule("M-04", "M-05")
def test_a_small_cube_is_turned_and_flipped_as_a_large_one() -> None:
    """What a flip does to the layer in the middle is what it does to a cube of one layer."""
    large = [[1, place, 0, 9, 0, place % 2, 0] for place in range(12)]
    assert flipped(large[4:8]) == flipped(large)[4:8]
    assert flipped(flipped(large[:8])) == large[:8]
    assert flipped(large[:8])[:4] == flipped(large[4:8])
    assert turned(large[:4], 1, True) == turned(large, 1, True)[:4]
    assert new_cube([0, 2], 0, 2, 2) == new_cube([0, 2], 0, 2)[:8]


@pytest.mark.rule("M-60")
@pytest.mark.parametrize(("layers", "count"), [(1, 8), (2, 14), (3, 14)])
def test_one_layer_has_no_top_two_to_turn(layers: int, count: int) -> None:
    twists = [meisterdiebe().name(code) for code in box(cube__layers=layers).box.twists]
    assert len(twists) == count
    assert ("turn two-left" in twists) == (layers > 1)


@pytest.mark.rule("M-13", "M-20", "M-23", "M-30", "M-60")
def test_nothing_else_is_offered_than_what_there_is() -> None:
    game = box(
        setup__placed_diamonds=1,
        limits__drawers=["top-back", "top-front"],
        limits__twists=["flip", "stay"],
        characters__played=["thief", "jeweller"],
    )
    croupier = Croupier([8, 1, 2, 7, 1])
    state = game.setup(2, {}, croupier)
    assert [number[0] for number in state.numbers] == [8, 1]
    assert [number[3] for number in state.numbers] == [2, 7]
    offered: list[list[str]] = []
    for text in ("open top-back", "stay", "play thief", "play thief", "shut"):
        seat = state.due[0]
        offered.append([game.name(code) for code in state.legal(seat)])
        state.apply(seat, game.code(text), croupier)
    drawers = ["open top-front", "open top-back"]
    hand = ["play jeweller", "play thief"]
    assert offered == [drawers, ["stay", "flip"], hand, hand, [*drawers, "shut"]]
    assert [crook.hand for crook in game.table(state, None).crooks] == [["jeweller"], ["jeweller"]]
    assert [crook.played for crook in game.table(state, None).crooks] == [[], []]


@pytest.mark.rule("M-23", "M-74")
@pytest.mark.parametrize("changes", SMALL)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_smaller_game_is_played_to_its_end(changes: dict[str, Any], seats: int) -> None:
    game = box(limits__rounds=8, **changes)
    state = game.setup(seats, {}, Croupier())
    for seat, code in random_choices(state, seed=seats):
        state.apply(seat, code, Croupier())
    assert min(state.ranking) == 1


@pytest.mark.parametrize("changes", SMALL)
@pytest.mark.parametrize("bot", ["jeweller", "jeweller:memory=2"])
def test_the_bot_plays_with_what_there_is(changes: dict[str, Any], bot: str) -> None:
    plan = Plan(
        game="meisterdiebe",
        components=components(limits__rounds=6, **changes),
        options={},
        bots=[bot, "random"],
        games=3,
        seed=7,
        rotate=True,
        records=None,
    )
    assert sum(simulate(plan).wins) >= 3
