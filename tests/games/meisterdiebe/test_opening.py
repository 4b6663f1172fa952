"""Opening a drawer, and being caught: M-30 to M-33."""

from __future__ import annotations

import msgspec
import pytest

from .builder import crooks
from .table import OPENINGS, TWISTS

OPENERS = ["jeweller", "wife", "smuggler", "thief", "master"]
CATCHABLE = ["jeweller", "smuggler", "thief", "master"]
EVERYBODY = ["ann", "bob", "cid", None]


@pytest.mark.rule("M-30")
@pytest.mark.parametrize("character", OPENERS)
def test_everybody_but_the_detective_may_open_any_drawer_or_none(character: str) -> None:
    table = crooks(2)
    table.reveal(character, "detective")
    assert (table.phase, table.player, table.may()) == ("open", "ann", [*OPENINGS, "shut"])


@pytest.mark.rule("M-30", "M-60")
@pytest.mark.parametrize("character", OPENERS)
def test_whoever_leaves_all_shut_only_turns_and_flips(character: str) -> None:
    table = crooks(2, drawers={"top-left": "2D / 1S"})
    table.reveal(character, "detective")
    before = table.state.cube.copy()
    table.turn("shut")
    assert (table.phase, table.player, table.may()) == ("twist", "ann", TWISTS)
    assert table.state.cube == before
    assert (table.minus("ann"), table.plus("ann"), table.cloth) == ("7D 3S", "", "")
    assert len(table.told("nothing-opened")) == 1


@pytest.mark.rule("M-30")
def test_a_drawer_is_opened_before_any_turning_and_only_once() -> None:
    table = crooks(2)
    table.reveal("thief", "detective")
    assert not set(table.may()) & set(TWISTS)
    table.turn("open top-front")
    assert table.may() == TWISTS
    table.turn("flip")
    assert table.player == "bob"


@pytest.mark.rule("M-30")
@pytest.mark.parametrize(
    ("character", "must"),
    [
        ("jeweller", ["put diamond", "put sapphire"]),
        ("wife", ["put diamond", "put sapphire"]),
        ("smuggler", ["leave", "diamond-to 1"]),
        ("master", ["plunder", "pull"]),
    ],
)
def test_whoever_has_opened_must_carry_the_action_out(character: str, must: list[str]) -> None:
    table = crooks(2, drawers={"top-left": "1D /"})
    table.reveal(character, "detective")
    table.turn("open top-left")
    assert (table.phase, table.may()) == ("act", must)


@pytest.mark.rule("M-30", "M-03", "M-46")
@pytest.mark.parametrize("character", OPENERS)
@pytest.mark.parametrize(("place", "where"), [("top-back", "below"), ("top-front", "above")])
def test_a_drawer_is_opened_only_to_the_end_of_the_first_compartment(
    character: str, place: str, where: str
) -> None:
    """A ruby in a secret compartment stays there and nobody is caught."""
    table = crooks(2)
    table.reveal(character, "detective")
    table.turn(f"open {place}")
    assert table.secret(place) == where
    assert (table.told("player-caught"), table.cloth, table.plus("ann")) == ([], "", "")


@pytest.mark.rule("M-30", "M-90")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_drawer_is_open_during_the_action_and_closed_before_the_twist(viewer: str | None) -> None:
    table = crooks(3)
    table.reveal("jeweller", "thief", "thief")
    table.turn("open top-left")
    assert table.open_drawer(viewer).place == "top-left"
    table.turn("put diamond")
    assert (table.phase, table.view(viewer).drawer) == ("twist", None)


@pytest.mark.rule("M-31")
@pytest.mark.parametrize("character", CATCHABLE)
@pytest.mark.parametrize("other", ["detective", "jeweller"])
@pytest.mark.parametrize("below", ["1D", "1S"])
def test_whoever_lets_gems_fall_is_caught_and_does_nothing(character: str, other: str, below: str) -> None:
    table = crooks(2, drawers={"top-front": f"2D 1S / {below}"})
    table.reveal(character, other)
    if other == "jeweller" and table.player == "bob":
        table.turn("shut", "stay")
    table.turn("open top-front")
    assert (table.phase, table.player) == ("twist", "ann")
    assert (table.minus("ann"), table.minus("bob"), table.plus("ann")) == ("7D 3S", "7D 3S", "")
    assert table.secret("top-front") == "above"
    assert len(table.told("player-caught")) == 1


@pytest.mark.rule("M-31")
@pytest.mark.parametrize("character", CATCHABLE)
def test_what_lies_above_catches_nobody(character: str) -> None:
    table = crooks(2, drawers={"top-front": "2D /", "middle-front": "/ 1D"})
    table.reveal(character, "detective")
    table.turn("open top-front")
    assert table.told("player-caught") == []
    assert table.phase == "act" or table.plus("ann") == "2D"


@pytest.mark.rule("M-31", "M-41")
@pytest.mark.parametrize("other", ["detective", "thief"])
def test_the_wife_is_never_caught(other: str) -> None:
    table = crooks(2, drawers={"top-left": "/ 1D"})
    table.reveal("wife", other)
    table.turn("open top-left")
    assert (table.phase, table.told("player-caught")) == ("act", [])
    assert table.may() == ["put diamond", "put sapphire"]


@pytest.mark.rule("M-32")
@pytest.mark.parametrize("character", OPENERS)
def test_with_a_detective_fallen_gems_go_on_the_cloth(character: str) -> None:
    table = crooks(2, drawers={"top-left": "1D / 2D 1S"})
    table.reveal(character, "detective")
    table.turn("open top-left")
    assert (table.cloth, table.upper("top-left"), table.lower("top-left")) == ("2D 1S", "1D", "")


@pytest.mark.rule("M-32", "M-03")
@pytest.mark.parametrize("character", OPENERS)
def test_without_a_detective_they_go_into_the_upper_compartment(character: str) -> None:
    table = crooks(2, drawers={"top-left": "1D / 2D 1S"})
    table.reveal(character, character)
    table.turn("open top-left")
    assert (table.cloth, table.upper("top-left"), table.lower("top-left")) == ("", "3D 1S", "")


@pytest.mark.rule("M-32")
def test_the_cloth_collects_from_several_drawers_until_the_detectives_turn() -> None:
    table = crooks(3, drawers={"top-left": "/ 1D", "top-right": "/ 2S"})
    table.reveal("detective", "jeweller", "master")
    table.turn("open top-left", "stay")
    assert table.cloth == "1D"
    table.turn("open top-right")
    assert table.cloth == "1D 2S"
    table.turn("stay")
    assert (table.cloth, table.plus("ann")) == ("", "1D 2S")


@pytest.mark.rule("M-32")
def test_a_detective_of_an_earlier_round_does_not_count() -> None:
    table = crooks(2, drawers={"top-left": "/ 1D"})
    table.reveal("jeweller", "detective")
    table.rest()
    table.reveal("thief", "jeweller")
    table.turn("open top-left", "stay")
    assert (table.cloth, table.upper("top-left")) == ("", "1D")


@pytest.mark.rule("M-32", "M-47")
def test_the_cloth_is_empty_at_the_end_of_a_round() -> None:
    table = crooks(3, drawers={"top-left": "/ 2D"})
    table.reveal("detective", "thief", "detective")
    table.turn("open top-left", "stay")
    table.rest()
    assert (table.phase, table.cloth) == ("choose", "")


@pytest.mark.rule("M-33")
@pytest.mark.parametrize("viewer", EVERYBODY)
@pytest.mark.parametrize(("other", "upper"), [("thief", (3, 2)), ("detective", (1, 2))])
def test_everybody_sees_the_open_drawer_and_what_fell(
    viewer: str | None, other: str, upper: tuple[int, int]
) -> None:
    table = crooks(3, drawers={"top-left": "1D 2S / 2D"})
    table.reveal("wife", other, "thief")
    table.turn("open top-left")
    drawer = table.open_drawer(viewer)
    assert (drawer.place, drawer.fallen.diamonds, drawer.fallen.sapphires) == ("top-left", 2, 0)
    assert (drawer.upper.diamonds, drawer.upper.sapphires) == upper


@pytest.mark.rule("M-33", "M-06")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_is_told_what_lay_there_what_fell_and_where_it_went(viewer: str | None) -> None:
    table = crooks(3, drawers={"top-left": "1D 2S / 2D"})
    table.reveal("thief", "detective", "detective")
    table.turn("open top-left")
    told = [msgspec.to_builtins(event) for event in table.heard(viewer, "drawer-opened")][-1]
    assert told == {
        "event": "drawer-opened",
        "seat": 0,
        "drawer": "open top-left",
        "diamonds": 1,
        "sapphires": 2,
        "fallen_diamonds": 2,
        "fallen_sapphires": 0,
    }
    kept = [msgspec.to_builtins(event) for event in table.heard(viewer, "gems-kept")]
    assert kept == [{"event": "gems-kept", "diamonds": 2, "sapphires": 0, "where": "cloth"}]


@pytest.mark.rule("M-33")
def test_the_log_says_when_fallen_gems_went_back_into_the_drawer() -> None:
    table = crooks(2, drawers={"top-left": "/ 1S"})
    table.reveal("thief", "thief")
    table.turn("open top-left")
    (kept,) = table.told("gems-kept")
    assert msgspec.to_builtins(kept) == {
        "event": "gems-kept",
        "diamonds": 0,
        "sapphires": 1,
        "where": "drawer",
    }


@pytest.mark.rule("M-33")
def test_an_open_drawer_does_not_show_its_size() -> None:
    """A large drawer with a ruby and a small one look alike."""
    seen = []
    for place in ("top-front", "top-right"):
        table = crooks(2, drawers={place: "1D /"})
        table.reveal("jeweller", "thief")
        table.turn(f"open {place}")
        seen.append((table.open_drawer().upper, table.open_drawer().fallen, table.view().memory))
    assert seen[0] == seen[1]
