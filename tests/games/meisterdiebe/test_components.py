"""Component files: what the built-in one says, and what no game can be played with."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from clubantique.core.errors import BadComponents
from clubantique.core.registry import load, load_file
from clubantique.games.meisterdiebe.box import CHARACTERS
from games.common import Croupier

from .boxes import box, components
from .builder import crooks, random_choices

SIDES = {"large_sides": ["front", "back"], "rubies_upper": "front", "rubies_lower": "back"}
EIGHT = [1, 2, 3, 4, 5, 6, 7, 8]

BAD: list[tuple[str, dict[str, Any], str, object]] = [
    ("M-10", {"players": [1, 8]}, "$.players", [1, 8]),
    ("M-10", {"players": [2, 9]}, "$.players", [2, 9]),
    ("M-10", {"players": [5, 4]}, "$.players", [5, 4]),
    ("M-01", {"cube": SIDES | {"large_sides": ["front", "left"]}}, "$.cube.large_sides", ["front", "left"]),
    ("M-01", {"cube": SIDES | {"large_sides": ["back", "back"]}}, "$.cube.large_sides", ["back", "back"]),
    ("M-11", {"cube__rubies_upper": "left"}, "$.cube", ["left", "back"]),
    ("M-11", {"cube__rubies_lower": "front"}, "$.cube", ["front", "front"]),
    ("M-12", {"gems__diamond": {"total": 65, "points": 1}}, "$.gems.diamond.total", 65),
    ("M-12", {"gems__sapphire": {"total": 23, "points": 2}}, "$.gems.sapphire.total", 23),
    ("M-12", {"gems__ruby": {"total": 5, "points": 4}}, "$.gems.ruby.total", 5),
    ("M-12", {"setup__placed_diamonds": 11}, "$.gems.diamond.total", 66),
    ("M-48", {"setup__minus_diamonds": 0, "setup__minus_sapphires": 0}, "$.setup", 0),
    ("M-13", {"characters__numbers": [*EIGHT[:7], 3]}, "$.characters.numbers", 3),
    ("M-13", {"characters__numbers": EIGHT[:7]}, "$.characters.numbers", 7),
    ("M-13", {"characters__played": []}, "$.characters.played", 0),
    ("M-13", {"characters__played": ["thief", "butler"]}, "$.characters.played", "butler"),
    ("M-13", {"characters__played": ["thief", "thief"]}, "$.characters.played", "thief"),
    ("M-30", {"limits__drawers": ["top-front", "cellar"]}, "$.limits.drawers", "cellar"),
    ("M-30", {"cube__layers": 1, "limits__drawers": ["middle-left"]}, "$.limits.drawers", "middle-left"),
    ("M-60", {"limits__twists": []}, "$.limits.twists", 0),
    ("M-60", {"limits__twists": ["flip", "turn all-left"]}, "$.limits.twists", "turn all-left"),
    ("M-60", {"cube__layers": 1, "limits__twists": ["turn two-left"]}, "$.limits.twists", "turn two-left"),
]

MISSHAPEN: list[tuple[dict[str, Any], str]] = [
    ({"players": [2]}, "$.players"),
    ({"players": ["2", 8]}, "$.players[0]"),
    ({"cube__large_sides": ["front", "top"]}, "$.cube.large_sides[1]"),
    ({"cube__large_sides": ["front"]}, "$.cube.large_sides"),
    ({"cube__layers": 0}, "$.cube.layers"),
    ({"cube__layers": 4}, "$.cube.layers"),
    ({"cube__sides": 4}, "$.cube"),
    ({"gems__diamond": {"total": 66}}, "$.gems.diamond"),
    ({"gems__ruby": {"total": "six", "points": 4}}, "$.gems.ruby.total"),
    ({"setup__minus_diamonds": -1}, "$.setup.minus_diamonds"),
    ({"setup__minus_sapphires": -1}, "$.setup.minus_sapphires"),
    ({"setup__placed_diamonds": -1}, "$.setup.placed_diamonds"),
    ({"characters__numbers": [0, *EIGHT]}, "$.characters.numbers[0]"),
    ({"titles": {}}, "$.titles"),
    ({"limits__rounds": 0}, "$.limits.rounds"),
    ({"dice": 2}, "$"),
]


@pytest.mark.rule("M-10", "M-01", "M-11", "M-12", "M-13", "M-30", "M-48", "M-60")
@pytest.mark.parametrize(("rule", "changes", "place", "found"), BAD)
def test_a_file_no_game_can_be_played_with_is_refused(
    rule: str, changes: dict[str, Any], place: str, found: object
) -> None:
    with pytest.raises(BadComponents) as refused:
        load("meisterdiebe", components(**changes))
    assert (refused.value.facts["place"], refused.value.facts["found"]) == (place, found), rule


@pytest.mark.parametrize(("changes", "place"), MISSHAPEN)
def test_a_file_of_the_wrong_shape_is_refused_with_the_place(changes: dict[str, Any], place: str) -> None:
    with pytest.raises(BadComponents) as refused:
        load("meisterdiebe", components(**changes))
    assert refused.value.facts["place"] == place


@pytest.mark.rule("M-10", "M-12", "M-13", "M-14", "M-71", "M-73", "M-74")
def test_the_built_in_file_says_what_the_rulebook_says() -> None:
    game = box()
    assert (game.fewest, game.most, game.custom) == (2, 8, False)
    gems = game.components["gems"]
    assert [(gems[gem]["total"], gems[gem]["points"]) for gem in ("diamond", "sapphire", "ruby")] == [
        (66, 1),
        (24, 2),
        (6, 4),
    ]
    setup = game.components["setup"]
    assert setup == {"minus_diamonds": 7, "minus_sapphires": 3, "placed_diamonds": 10}
    assert (gems["imitation"]["points"], game.components["characters"]["numbers"]) == (-1, EIGHT)
    assert (game.box.king_rubies, game.box.most_rounds, game.box.rubies) == (3, 60, 6)


@pytest.mark.rule("M-21")
def test_the_characters_are_these_six() -> None:
    assert CHARACTERS == ["jeweller", "jewellers-wife", "smuggler", "thief", "master-thief", "detective"]


@pytest.mark.rule("M-12")
def test_more_gems_than_needed_are_out_of_the_game() -> None:
    game = box(gems__diamond={"total": 99, "points": 1}, gems__ruby={"total": 9, "points": 4})
    assert (game.box.rubies, crooks(2, game=game).minus("ann")) == (6, "7D 3S")


@pytest.mark.rule("M-48")
def test_imitations_of_one_colour_will_do() -> None:
    table = crooks(2, game=box(setup__minus_diamonds=0))
    table.reveal("jeweller", "thief")
    table.turn("open top-left")
    assert (table.minus("bob"), table.may()) == ("3S", ["put sapphire"])


@pytest.mark.rule("M-71", "M-73")
def test_the_values_of_another_file_are_the_ones_that_count() -> None:
    gems = {
        "diamond": {"total": 66, "points": 10},
        "sapphire": {"total": 24, "points": 100},
        "ruby": {"total": 6, "points": 1000},
        "imitation": {"points": -3},
    }
    game = box(gems=gems, titles__king_min_rubies=1, limits__rounds=1)
    table = crooks(2, game=game, minus={"ann": "1D 1S"}, plus={"ann": "1D 1S 1R"})
    table.quiet_round()
    assert table.view().points == [1104, -30]
    assert [getattr(event, "title", "") for event in table.told("placed")] == ["king", "none"]


@pytest.mark.rule("M-13", "M-21")
def test_other_numbers_in_any_order_will_do() -> None:
    game = box(players=[2, 3], characters__numbers=[30, 10, 20])
    croupier = Croupier()
    game.setup(2, {}, croupier)
    assert croupier.pools[0] == [10, 20, 30]


@pytest.mark.rule("M-70", "M-74")
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_another_good_file_is_played_to_the_end(seats: int) -> None:
    sides = {"large_sides": ["left", "right"], "rubies_upper": "left", "rubies_lower": "right"}
    game = box(cube=sides, setup__minus_diamonds=2, setup__placed_diamonds=0, limits__rounds=20)
    state = game.setup(seats, {}, Croupier())
    assert game.table(state, None).phase == "choose"
    for seat, code in random_choices(state, seed=seats):
        state.apply(seat, code, Croupier())
    view = game.table(state, None)
    assert (view.phase, min(view.ranking)) == ("over", 1)


def written(folder: Path, old: str, new: str) -> Path:
    """The built-in file with one line changed."""
    file = folder / "box.toml"
    built_in = files("clubantique.games.meisterdiebe").joinpath("components.toml").read_text()
    assert old in built_in
    file.write_text(built_in.replace(old, new))
    return file


def test_a_component_file_is_read_from_disk(tmp_path: Path) -> None:
    game = load_file("meisterdiebe", written(tmp_path, "rounds = 60", "rounds = 12"))
    assert (game.components["limits"]["rounds"], game.custom) == (12, True)


def test_a_bad_file_on_disk_is_refused_with_the_place(tmp_path: Path) -> None:
    with pytest.raises(BadComponents) as refused:
        load_file("meisterdiebe", written(tmp_path, "total = 24", "total = 20"))
    assert (refused.value.facts["place"], refused.value.facts["expected"]) == ("$.gems.sapphire.total", 24)
