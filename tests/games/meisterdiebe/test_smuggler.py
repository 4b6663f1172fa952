"""The Smuggler: M-42."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotPossible

from .builder import crooks
from .table import NAMES, Crooks


def smuggling(seats: int, inside: str, *, smuggler: int = 0, minus: str = "7D 3S") -> Crooks:
    """The Smuggler, in this seat and with this supply, has opened the top left drawer; the others are thieves."""
    table = crooks(seats, drawers={"top-left": inside}, minus={NAMES[smuggler]: minus})
    characters = ["thief"] * seats
    characters[smuggler] = "smuggler"
    table.reveal(*characters)
    table.turn("open top-left")
    return table


@pytest.mark.rule("M-42")
def test_all_gems_may_be_handed_out_as_the_smuggler_pleases() -> None:
    table = smuggling(4, "2D 1S /")
    table.turn("diamond-to 1", "diamond-to 3", "sapphire-to 1", "put diamond")
    assert [table.minus(name) for name in table.names] == ["6D 3S", "8D 4S", "7D 3S", "8D 3S"]
    assert (table.upper("top-left"), table.phase) == ("1D", "twist")


@pytest.mark.rule("M-42")
def test_all_of_them_may_go_to_one_player() -> None:
    table = smuggling(3, "2D 2S /")
    table.turn("diamond-to 2", "diamond-to 2", "sapphire-to 2", "sapphire-to 2", "put sapphire")
    assert [table.minus(name) for name in table.names] == ["7D 2S", "7D 3S", "9D 5S"]


@pytest.mark.rule("M-42")
@pytest.mark.parametrize("receiver", [1, 2])
def test_a_sapphire_alone_can_be_handed_to_anyone_else(receiver: int) -> None:
    table = smuggling(3, "1S /")
    assert table.may() == ["leave", "sapphire-to 1", "sapphire-to 2"]
    table.turn(f"sapphire-to {receiver}", "put diamond")
    assert table.minus(table.names[receiver]) == "7D 4S"


@pytest.mark.rule("M-42")
def test_it_is_all_or_none() -> None:
    table = smuggling(3, "1D 1S /")
    table.turn("diamond-to 1")
    for text in ("leave", "put diamond", "put sapphire", "enough"):
        with pytest.raises(NotPossible):
            table.turn(text)
    table.turn("sapphire-to 1")
    assert table.may() == ["put diamond", "put sapphire"]


@pytest.mark.rule("M-42")
def test_declining_leaves_the_gems_and_the_imitation_is_put_in_with_them() -> None:
    table = smuggling(3, "1D 1S /")
    table.turn("leave")
    assert table.may() == ["put diamond", "put sapphire"]
    table.turn("put sapphire")
    assert (table.upper("top-left"), table.minus("ann"), table.minus("bob")) == ("1D 2S", "7D 2S", "7D 3S")


@pytest.mark.rule("M-42")
@pytest.mark.parametrize("smuggler", [0, 1, 2])
@pytest.mark.parametrize("inside", ["2D /", "2S /", "1D 1S /"])
def test_the_smuggler_never_hands_out_to_themselves(smuggler: int, inside: str) -> None:
    table = smuggling(3, inside, smuggler=smuggler)
    own = {f"diamond-to {smuggler}", f"sapphire-to {smuggler}"}
    others = {seat for seat in range(3) if seat != smuggler}
    first = "diamond" if "D" in inside else "sapphire"
    assert table.may() == ["leave", *(f"{first}-to {seat}" for seat in sorted(others))]
    table.turn(table.may()[1])
    assert not own & set(table.may())
    assert table.may()


@pytest.mark.rule("M-42")
@pytest.mark.parametrize(("smuggler", "other"), [(0, 1), (1, 0)])
def test_with_two_players_all_go_to_the_other(smuggler: int, other: int) -> None:
    table = smuggling(2, "1D 1S /", smuggler=smuggler)
    assert table.may() == ["leave", f"diamond-to {other}"]
    table.turn(f"diamond-to {other}")
    assert table.may() == [f"sapphire-to {other}"]


@pytest.mark.rule("M-42")
@pytest.mark.parametrize(("gem", "left"), [("diamond", "6D 3S"), ("sapphire", "7D 2S")])
def test_the_imitation_is_put_in_even_if_there_was_nothing_to_hand_out(gem: str, left: str) -> None:
    table = smuggling(3, "/")
    assert table.may() == ["put diamond", "put sapphire"]
    table.turn(f"put {gem}")
    assert (table.minus("ann"), table.upper("top-left")) == (left, f"1{gem[0].upper()}")


@pytest.mark.rule("M-42")
def test_the_imitation_is_compulsory_and_only_one() -> None:
    table = smuggling(3, "1D /")
    table.turn("diamond-to 1")
    assert "enough" not in table.may()
    table.turn("put diamond")
    assert (table.phase, table.minus("ann")) == ("twist", "6D 3S")


@pytest.mark.rule("M-42")
def test_it_is_the_smugglers_own_even_if_the_last() -> None:
    table = smuggling(3, "2D /", minus="1S")
    table.turn("diamond-to 1", "diamond-to 2")
    assert table.may() == ["put sapphire"]
    table.turn("put sapphire")
    assert (table.minus("ann"), table.upper("top-left")) == ("", "1S")


@pytest.mark.rule("M-42")
def test_every_way_of_handing_out_is_possible_and_written_once() -> None:
    """Two diamonds and a sapphire among three others: six ways for the diamonds, times three."""
    table = smuggling(4, "2D 1S /")
    ways = set()
    for first in (1, 2, 3):
        for second in range(first, 4):
            for third in (1, 2, 3):
                run = [f"diamond-to {first}", f"diamond-to {second}", f"sapphire-to {third}"]
                table.turn(*run)
                assert table.may() == ["put diamond", "put sapphire"]
                table.play.withdraw(0)
                ways.add(tuple(run))
    assert len(ways) == 18
    table.turn("diamond-to 2")
    assert table.may() == ["diamond-to 2", "diamond-to 3"]


@pytest.mark.rule("M-42", "M-31")
@pytest.mark.parametrize("other", ["thief", "detective"])
def test_neither_if_caught(other: str) -> None:
    table = crooks(2, drawers={"top-left": "1D / 1S"})
    table.reveal("smuggler", other)
    table.turn("open top-left")
    assert (table.phase, table.minus("ann"), table.minus("bob")) == ("twist", "7D 3S", "7D 3S")


@pytest.mark.rule("M-42")
@pytest.mark.parametrize("viewer", ["ann", "bob", None])
def test_everybody_sees_who_gets_what(viewer: str | None) -> None:
    table = smuggling(3, "1D 1S /")
    table.turn("diamond-to 2", "sapphire-to 1", "put diamond")
    handed = [
        (getattr(event, "receiver", None), getattr(event, "gem", None))
        for event in table.heard(viewer, "gem-handed")
    ]
    assert handed == [(2, "diamond"), (1, "sapphire")]
