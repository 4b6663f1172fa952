"""The Thief and the Master thief: M-43 to M-46."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotPossible

from .builder import crooks
from .table import Crooks


def master(place: str, *, upper: str = "1D 1S", where: str | None = None, other: str = "jeweller") -> Crooks:
    """Ann, a Master thief, has opened this drawer and may choose."""
    secrets = {} if where is None else {place: where}
    table = crooks(2, drawers={place: f"{upper} /".strip()}, secrets=secrets)
    table.reveal("master", other)
    if other == "jeweller":
        table.turn("shut", "stay")
    table.turn(f"open {place}")
    return table


def found(table: Crooks) -> list[str]:
    """What was told of secret compartments."""
    return [getattr(event, "found", "") for event in table.told("pulled-out")]


@pytest.mark.rule("M-43")
@pytest.mark.parametrize(("inside", "loot"), [("2D 1S /", "2D 1S"), ("1S /", "1S"), ("/", "")])
def test_the_thief_takes_all_gems_of_the_first_upper_compartment(inside: str, loot: str) -> None:
    table = crooks(2, drawers={"top-front": inside})
    table.reveal("thief", "detective")
    table.turn("open top-front")
    assert (table.plus("ann"), table.upper("top-front"), table.minus("ann")) == (loot, "", "7D 3S")
    assert (table.phase, table.player) == ("twist", "ann")


@pytest.mark.rule("M-43", "M-44")
def test_the_thief_leaves_the_ruby_where_it_is() -> None:
    table = crooks(2, drawers={"top-front": "1D /"})
    table.reveal("thief", "detective")
    table.turn("open top-front")
    assert (table.secret("top-front"), table.plus("ann")) == ("above", "1D")


@pytest.mark.rule("M-43")
@pytest.mark.parametrize(("other", "upper"), [("thief", "3D"), ("detective", "2D")])
def test_the_thief_gets_nothing_if_caught(other: str, upper: str) -> None:
    table = crooks(2, drawers={"top-left": "2D / 1D"})
    table.reveal("thief", other)
    table.turn("open top-left")
    assert (table.plus("ann"), table.upper("top-left")) == ("", upper)


@pytest.mark.rule("M-43")
def test_loot_is_added_to_what_the_thief_has() -> None:
    table = crooks(2, drawers={"top-left": "1D 1S /"}, plus={"ann": "1D 1S 1R"})
    table.reveal("thief", "detective")
    table.turn("open top-left")
    assert (table.plus("ann"), table.plus("bob")) == ("2D 2S 1R", "")


@pytest.mark.rule("M-44")
@pytest.mark.parametrize("place", ["top-front", "top-back", "top-left"])
def test_if_the_compartment_is_empty_nothing_happens(place: str) -> None:
    table = crooks(2)
    table.reveal("master", "detective")
    before = table.state.cube.copy()
    table.turn(f"open {place}")
    assert (table.phase, table.player, table.plus("ann")) == ("twist", "ann", "")
    assert table.state.cube == before
    assert found(table) == []


@pytest.mark.rule("M-44", "M-31")
@pytest.mark.parametrize("other", ["master", "detective"])
@pytest.mark.parametrize("upper", ["1D", ""])
def test_not_if_caught_even_if_fallen_gems_now_lie_above(other: str, upper: str) -> None:
    table = crooks(2, drawers={"top-front": f"{upper} / 1D"})
    table.reveal("master", other)
    table.turn("open top-front")
    assert (table.phase, table.plus("ann"), table.secret("top-front")) == ("twist", "", "above")


@pytest.mark.rule("M-44")
@pytest.mark.parametrize("upper", ["1D", "1S", "3D 2S"])
@pytest.mark.parametrize("place", ["top-front", "top-back", "top-left"])
def test_with_a_gem_the_master_thief_must_choose_one_of_the_two(upper: str, place: str) -> None:
    table = master(place, upper=upper)
    assert table.may() == ["plunder", "pull"]
    with pytest.raises(NotPossible):
        table.turn("stay")


@pytest.mark.rule("M-44")
@pytest.mark.parametrize("place", ["top-front", "top-back", "top-left"])
def test_plundering_is_what_a_thief_does(place: str) -> None:
    table = master(place)
    secret = table.secret(place)
    table.turn("plunder")
    assert (table.plus("ann"), table.upper(place), table.secret(place)) == ("1D 1S", "", secret)
    assert (table.phase, found(table)) == ("twist", [])


@pytest.mark.rule("M-45")
def test_a_ruby_above_is_taken_together_with_the_gems() -> None:
    table = master("top-front")
    table.turn("pull")
    assert (table.plus("ann"), table.upper("top-front"), table.secret("top-front")) == ("1D 1S 1R", "", "")
    assert (table.phase, found(table)) == ("twist", ["ruby"])


@pytest.mark.rule("M-45", "M-46", "M-03")
@pytest.mark.parametrize("other", ["jeweller", "detective"])
def test_a_ruby_that_falls_is_put_above_and_the_gems_stay(other: str) -> None:
    """Even if Detectives are in play."""
    table = master("top-back", other=other)
    table.turn("pull")
    assert (table.secret("top-back"), table.upper("top-back")) == ("above", "1D 1S")
    assert (table.plus("ann"), table.cloth, found(table)) == ("", "", ["fallen"])


@pytest.mark.rule("M-45")
def test_a_ruby_that_was_put_above_can_be_taken_later() -> None:
    table = crooks(2, drawers={"top-back": "1D /"}, cards={"master-thief": [1, 2]})
    table.reveal("master", "master")
    table.turn("open top-back", "pull", "stay")
    table.turn("open top-back", "pull")
    assert (table.plus("ann"), table.plus("bob")) == ("", "1D 1R")


@pytest.mark.rule("M-45")
def test_an_empty_secret_compartment_gives_nothing_and_the_gems_stay() -> None:
    table = master("top-front", where="")
    table.turn("pull")
    assert (table.plus("ann"), table.upper("top-front"), table.secret("top-front")) == ("", "1D 1S", "")
    assert (table.phase, found(table)) == ("twist", ["empty"])


@pytest.mark.rule("M-45", "M-33")
def test_a_small_drawer_gives_nothing_and_everyone_learns_that_it_is_small() -> None:
    table = master("top-left")
    table.turn("pull")
    assert (table.plus("ann"), table.upper("top-left"), table.phase) == ("", "1D 1S", "twist")
    for viewer in ("ann", "bob", None):
        (event,) = table.heard(viewer, "pulled-out")
        assert getattr(event, "found", "") == "small"


@pytest.mark.rule("M-33", "M-45")
@pytest.mark.parametrize("viewer", ["ann", "bob", None])
@pytest.mark.parametrize(
    ("place", "where", "seen"),
    [("top-front", "above", "ruby"), ("top-front", "below", "fallen"), ("top-back", "", "empty")],
)
def test_everyone_sees_what_was_in_the_secret_compartments(
    viewer: str | None, place: str, where: str, seen: str
) -> None:
    table = master(place, where=where)
    table.turn("pull")
    assert [getattr(event, "found", "") for event in table.heard(viewer, "pulled-out")] == [seen]


@pytest.mark.rule("M-45")
def test_pulling_out_makes_only_a_ruby_fall() -> None:
    """The first lower compartment was empty, or the Master thief would have been caught."""
    table = master("top-back")
    assert table.lower("top-back") == ""
    table.turn("pull")
    assert table.told("player-caught") == []


@pytest.mark.rule("M-46")
@pytest.mark.parametrize("twist", ["flip", "turn-flip top-left", "flip-turn two-right"])
def test_gems_never_get_into_a_secret_compartment_nor_rubies_out_of_it(twist: str) -> None:
    table = crooks(2, drawers={"top-front": "2D 1S / 1D"})
    table.reveal("detective", "detective")
    table.turn(twist)
    rubies = [drawer[5] + drawer[6] for drawer in table.state.cube]
    assert (sum(rubies), max(rubies)) == (6, 1)
    assert [ruby for drawer, ruby in zip(table.state.cube, rubies, strict=True) if not drawer[0]] == [0] * 6
