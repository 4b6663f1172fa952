"""Component files: A-23 and what else no game can be played with."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from clubantique.core.errors import BadComponents
from clubantique.core.registry import load, load_file
from games.common import Croupier

from .boxes import adel, box, components
from .builder import lords, random_choices

BAD: list[tuple[dict[str, Any], str, object]] = [
    ({"colours__beige": {"cheques": [1, 10, 15, 23], "thieves": [5, 8]}}, "$.colours.*.cheques", 23),
    ({"colours__beige": {"cheques": [1, 1, 24, 25], "thieves": [5, 8]}}, "$.colours.*.cheques", 1),
    ({"colours__red": {"cheques": [5, 6, 19, 20], "thieves": [1, 10]}}, "$.colours.*.thieves", 10),
    ({"colours__red": {"cheques": [5, 6, 19, 20], "thieves": [1, 1]}}, "$.colours.*.thieves", 1),
    ({"track__table": 28}, "$.track.castles", 27),
    ({"track__table": 26}, "$.track.castles", 27),
    ({"track__last": 26}, "$.track.last", 26),
    ({"colours": {"red": {"cheques": [1], "thieves": [1]}}}, "$.colours", 1),
    ({"deal__cards": 9}, "$.series", 45),
    ({"series": {"A": {"theme": "pipes", "years": list(range(1700, 1720))}}}, "$.series", 20),
    ({"players": [1, 5]}, "$.players", [1, 5]),
    ({"players": [2, 6]}, "$.players", [2, 6]),
    ({"players": [4, 3]}, "$.players", [4, 3]),
]

MISSHAPEN: list[tuple[dict[str, Any], str]] = [
    ({"track__table": "27"}, "$.track.table"),
    ({"track__last": -1}, "$.track.last"),
    ({"track__castles": []}, "$.track.castles"),
    ({"track__final": [8]}, "$.track.final"),
    ({"track__laps": 2}, "$.track"),
    ({"colours__red": {"cheques": ["five"], "thieves": [1, 12]}}, "$.colours[...].cheques[0]"),
    ({"colours__red": {"cheques": [0, 6], "thieves": [1, 12]}}, "$.colours[...].cheques[0]"),
    ({"colours__red": {"cheques": [5, 6]}}, "$.colours[...]"),
    ({"deal__exhibition_min": 0}, "$.deal.exhibition_min"),
    ({"series__A": {"theme": "pipes", "years": []}}, "$.series[...].years"),
    ({"series__A": {"theme": "pipes", "years": [1700.5]}}, "$.series[...].years[0]"),
    ({"series": 45}, "$.series"),
    ({"deal": {"cards": 4}}, "$.deal"),
    ({"rounds": 9}, "$"),
    ({"limits": {"quiet_rounds": 0}}, "$.limits.quiet_rounds"),
    ({"limits": {"rounds": 9}}, "$.limits"),
]


@pytest.mark.rule("A-23")
@pytest.mark.parametrize(("changes", "place", "found"), BAD)
def test_a_file_no_game_can_be_played_with_is_refused(
    changes: dict[str, Any], place: str, found: object
) -> None:
    with pytest.raises(BadComponents) as refused:
        load("adel", components(**changes))
    assert (refused.value.facts["place"], refused.value.facts["found"]) == (place, found)


@pytest.mark.rule("A-23")
@pytest.mark.parametrize(("changes", "place"), MISSHAPEN)
def test_a_file_of_the_wrong_shape_is_refused_with_the_place(changes: dict[str, Any], place: str) -> None:
    with pytest.raises(BadComponents) as refused:
        load("adel", components(**changes))
    assert refused.value.facts["place"] == place


@pytest.mark.rule("A-23")
def test_the_same_number_on_a_cheque_and_on_a_thief_is_no_repetition() -> None:
    assert box(colours__red={"cheques": [5, 6, 19, 20], "thieves": [1, 24]}).code("thief 24")


@pytest.mark.rule("A-23")
def test_the_built_in_cheques_and_thieves_are_all_different() -> None:
    colours = components()["colours"].values()
    for kind, count in (("cheques", 20), ("thieves", 10)):
        assert len({value for colour in colours for value in colour[kind]}) == count


@pytest.mark.rule("A-23", "A-83")
@pytest.mark.parametrize("last", [0, 27, 40])
def test_the_table_may_have_a_last_space(last: int) -> None:
    assert box(track__last=last).box.last == last


@pytest.mark.rule("A-23")
def test_just_enough_cards_and_colours_will_do() -> None:
    data = components(players=[2, 3], series={"A": {"theme": "pipes", "years": list(range(1700, 1714))}})
    del data["colours"]["red"], data["colours"]["purple"]
    game = adel(data)
    assert (game.fewest, game.most) == (2, 3)
    table = lords(3, cards=["AAAA", "AAAA", "AAAA"], game=game)
    assert table.sizes == [1, 1]


@pytest.mark.rule("A-04", "A-21")
def test_one_card_for_sale_makes_one_pile() -> None:
    data = components(players=[2, 3], series={"A": {"theme": "pipes", "years": list(range(1700, 1713))}})
    game = adel(data)
    state = game.setup(3, {}, Croupier())
    assert [(pile.size, pile.top) for pile in game.table(state, None).piles] == [(1, "A1712"), (0, None)]
    for seat, text in [
        (0, "auction"),
        (1, "castle"),
        (2, "castle"),
        (0, "bid 1"),
        (1, "detective"),
        (2, "detective"),
    ]:
        state.apply(seat, game.code(text), Croupier())
    assert [game.name(code) for code in state.legal(0)] == ["buy left"]
    state.apply(0, game.code("buy left"), Croupier())
    assert state.house_closed()


@pytest.mark.rule("A-84")
def test_a_file_says_how_long_nothing_may_happen() -> None:
    table = lords(3, game=box(limits={"quiet_rounds": 2}))
    quiet = {"ann": "auction thief 5", "bob": "castle detective", "cid": "auction thief 3"}
    table.round(**quiet)
    assert table.phase == "where"
    table.round(**quiet)
    assert table.phase == "over"


@pytest.mark.rule("A-23")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_another_good_file_is_played_to_the_end(seats: int) -> None:
    castles = [{"spaces": 1, "pair": [2, 1]}, {"spaces": 11, "pair": [6, 1]}]
    game = box(track={"table": 12, "last": 20, "final": [5, 3], "castles": castles}, deal__cards=5)
    state = game.setup(seats, {}, Croupier())
    for seat, code in random_choices(state, seed=seats):
        state.apply(seat, code, Croupier())
    view = game.table(state, None)
    assert (view.phase, min(view.ranking)) == ("over", 1)
    assert 12 <= max(lord.space for lord in view.lords) <= 20


@pytest.mark.rule("A-23")
def test_the_values_of_another_file_are_the_ones_that_count() -> None:
    """Whatever the order in the file: the highest cheque buys, the thief with most years comes first."""
    colours = components()["colours"]
    colours["beige"] = {"cheques": [90, 30], "thieves": [40, 20]}
    colours["blue"] = {"cheques": [100, 29], "thieves": [39, 50]}
    table = lords(3, cards=["", "", "AAA"], game=box(colours=colours))
    assert table.own("ann").cheques == [30, 90]
    table.round(ann="auction bid 90", bob="auction bid 100 left", cid="auction bid 22")
    assert table.cash == [100]
    table.round(ann="castle thief 40", bob="castle thief 39", cid="castle exhibit all")
    assert table.due == ["ann"]


def written(folder: Path, old: str, new: str) -> Path:
    """The built-in file with one line changed."""
    file = folder / "box.toml"
    built_in = files("clubantique.games.adel").joinpath("components.toml").read_text()
    assert old in built_in
    file.write_text(built_in.replace(old, new))
    return file


@pytest.mark.rule("A-23")
def test_a_component_file_is_read_from_disk(tmp_path: Path) -> None:
    game = load_file("adel", written(tmp_path, "final = [8, 4]", "final = [7, 3]"))
    assert (game.components["track"]["final"], game.custom) == ([7, 3], True)


@pytest.mark.rule("A-23")
def test_a_bad_file_on_disk_is_refused_with_the_place(tmp_path: Path) -> None:
    with pytest.raises(BadComponents) as refused:
        load_file("adel", written(tmp_path, "table = 27", "table = 30"))
    assert (refused.value.facts["place"], refused.value.facts["expected"]) == ("$.track.castles", 30)


@pytest.mark.rule("A-23")
@pytest.mark.parametrize("text", ["players = [2,", None])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, text: str | None) -> None:
    file = tmp_path / "box.toml"
    if text is not None:
        file.write_text(text)
    with pytest.raises(BadComponents) as refused:
        load_file("adel", file)
    assert refused.value.facts["place"] == str(file)


@pytest.mark.rule("A-30")
@pytest.mark.parametrize("name", ["a", "AB", "", "7", "Ä"])
def test_a_series_that_is_no_letter_is_refused_with_its_place(name: str) -> None:
    components = load("adel").built_in_components()
    components["series"][name] = components["series"].pop("F")
    with pytest.raises(BadComponents) as refused:
        load("adel", components)
    assert refused.value.facts["place"] == f"$.series.{name}"
