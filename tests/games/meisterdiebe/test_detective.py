"""The Detective: M-47."""

from __future__ import annotations

import pytest

from .builder import crooks
from .table import TWISTS, Crooks


def loot(below: str, *, detectives: int, numbers: list[int] | None = None) -> Crooks:
    """A thief, the last player, has let this fall; it is the first Detective's turn."""
    seats = detectives + 1
    cards = {"detective": numbers} if numbers else {}
    table = crooks(seats, drawers={"top-left": f"/ {below}"}, cards=cards)
    table.reveal(*["detective"] * detectives, "thief")
    table.turn("open top-left", "stay")
    return table


@pytest.mark.rule("M-47", "M-30", "M-60")
def test_the_detective_opens_nothing() -> None:
    table = crooks(2)
    table.reveal("detective", "thief")
    table.turn("shut", "stay")
    assert (table.phase, table.player, table.may()) == ("twist", "ann", TWISTS)


@pytest.mark.rule("M-47")
def test_one_detective_takes_all() -> None:
    table = loot("3D 2S", detectives=1)
    assert (table.plus("ann"), table.cloth, table.minus("ann")) == ("3D 2S", "", "7D 3S")


@pytest.mark.rule("M-47")
def test_nothing_is_shared_out_before_the_first_detectives_turn() -> None:
    table = crooks(3, drawers={"top-left": "/ 2D"})
    table.reveal("detective", "jeweller", "thief")
    table.turn("open top-left", "stay")
    assert (table.player, table.cloth, table.plus("ann")) == ("cid", "2D", "")
    table.turn("shut")
    assert (table.cloth, table.plus("ann")) == ("2D", "")


@pytest.mark.rule("M-47")
@pytest.mark.parametrize(
    ("below", "ann", "bob"),
    [
        ("1D 1S", "1S", "1D"),
        ("3D 1S", "1D 1S", "2D"),
        ("1D 2S", "1D 1S", "1S"),
        ("2D 3S", "1D 2S", "1D 1S"),
        ("1D", "1D", ""),
        ("1S", "1S", ""),
        ("3D", "2D", "1D"),
        ("3S", "2S", "1S"),
    ],
)
def test_two_take_one_each_again_and_again_all_sapphires_first(below: str, ann: str, bob: str) -> None:
    table = loot(below, detectives=2)
    assert (table.plus("ann"), table.plus("bob"), table.cloth) == (ann, bob, "")


@pytest.mark.rule("M-47")
@pytest.mark.parametrize(
    ("below", "shares"),
    [("2D 2S", ["1D 1S", "1S", "1D"]), ("3D 1S", ["1D 1S", "1D", "1D"]), ("1D 1S", ["1S", "1D", ""])],
)
def test_three_share(below: str, shares: list[str]) -> None:
    table = loot(below, detectives=3)
    assert [table.plus(name) for name in table.names[:3]] == shares


@pytest.mark.rule("M-47")
def test_the_lowest_number_takes_first_whatever_the_seat() -> None:
    table = loot("1D 1S", detectives=3, numbers=[6, 2, 4, 8])
    assert [table.plus(name) for name in table.names] == ["", "1S", "1D", ""]
    assert table.player == "bob"


@pytest.mark.rule("M-47")
def test_all_is_shared_out_at_the_first_detectives_turn_before_its_twist() -> None:
    table = loot("1D 1S", detectives=2)
    assert (table.player, table.cloth) == ("ann", "")
    assert (table.plus("ann"), table.plus("bob")) == ("1S", "1D")
    table.turn("stay")
    assert (table.player, table.plus("ann"), table.plus("bob")) == ("bob", "1S", "1D")


@pytest.mark.rule("M-47", "M-60")
def test_then_each_detective_has_a_twist_in_the_same_order() -> None:
    table = loot("1D", detectives=2, numbers=[5, 3, 1])
    assert (table.player, table.may()) == ("bob", TWISTS)
    table.turn("flip")
    assert (table.player, table.may()) == ("ann", TWISTS)
    table.turn("flip")
    assert table.phase == "choose"


@pytest.mark.rule("M-47")
def test_with_nothing_on_the_cloth_the_detective_gets_nothing() -> None:
    table = crooks(2)
    table.reveal("detective", "thief")
    table.turn("shut", "stay")
    assert (table.plus("ann"), table.told("gems-taken")) == ("", [])


@pytest.mark.rule("M-47", "M-46")
def test_a_detective_never_gets_a_ruby() -> None:
    table = crooks(2, drawers={"top-back": "1D /"})
    table.reveal("master", "detective")
    table.turn("open top-back", "pull", "stay")
    assert (table.plus("bob"), table.secret("top-back")) == ("", "above")


@pytest.mark.rule("M-47", "M-06")
@pytest.mark.parametrize("viewer", ["ann", "bob", "cid", None])
def test_everybody_sees_who_gets_what(viewer: str | None) -> None:
    table = loot("3D 1S", detectives=2)
    shares = [
        (getattr(event, "seat", None), getattr(event, "diamonds", None), getattr(event, "sapphires", None))
        for event in table.heard(viewer, "gems-taken")
    ]
    assert shares == [(0, 1, 1), (1, 2, 0)]
