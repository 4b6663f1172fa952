"""The Jeweller and the Jeweller's wife: M-40, M-41 and M-48."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotPossible

from .builder import crooks
from .table import Crooks


def wives(seats: int, detectives: int, minus: str = "7D 3S") -> Crooks:
    """Ann is the wife with this supply and has opened a drawer; the last players are Detectives, others thieves."""
    table = crooks(seats, minus={"ann": minus})
    table.reveal("wife", *["thief"] * (seats - 1 - detectives), *["detective"] * detectives)
    table.turn("open top-left")
    return table


@pytest.mark.rule("M-40")
@pytest.mark.parametrize(("gem", "left", "inside"), [("diamond", "6D 3S", "1D"), ("sapphire", "7D 2S", "1S")])
def test_the_jeweller_puts_one_imitation_into_the_drawer(gem: str, left: str, inside: str) -> None:
    table = crooks(2)
    table.reveal("jeweller", "thief")
    table.turn("open bottom-back", f"put {gem}")
    assert (table.minus("ann"), table.upper("bottom-back"), table.lower("bottom-back")) == (left, inside, "")
    assert (table.phase, table.player) == ("twist", "ann")


@pytest.mark.rule("M-40", "M-14")
def test_it_may_go_where_others_already_lie() -> None:
    table = crooks(2, drawers={"top-left": "2D 1S /"})
    table.reveal("jeweller", "thief")
    table.turn("open top-left", "put sapphire")
    assert table.upper("top-left") == "2D 2S"


@pytest.mark.rule("M-40", "M-48")
@pytest.mark.parametrize(("minus", "only"), [("2D", "put diamond"), ("1S", "put sapphire")])
@pytest.mark.parametrize("character", ["jeweller", "wife", "smuggler"])
def test_nobody_puts_in_a_colour_they_do_not_have(character: str, minus: str, only: str) -> None:
    table = crooks(2, minus={"ann": minus})
    table.reveal(character, "thief")
    table.turn("open top-left")
    assert table.may() == [only]


@pytest.mark.rule("M-40")
def test_the_jeweller_puts_only_one_even_if_there_are_detectives() -> None:
    table = crooks(3)
    table.reveal("jeweller", "detective", "detective")
    table.turn("open top-left", "put diamond")
    assert table.phase == "twist"


@pytest.mark.rule("M-40")
def test_the_jeweller_does_not_if_caught() -> None:
    table = crooks(2, drawers={"top-left": "/ 1D"})
    table.reveal("jeweller", "thief")
    table.turn("open top-left")
    assert (table.phase, table.minus("ann"), table.upper("top-left")) == ("twist", "7D 3S", "1D")


@pytest.mark.rule("M-41")
@pytest.mark.parametrize(("gem", "inside"), [("diamond", "2D"), ("sapphire", "1D 1S")])
def test_the_wife_puts_one_even_if_gems_fall(gem: str, inside: str) -> None:
    table = crooks(2, drawers={"top-left": "/ 1D"})
    table.reveal("wife", "thief")
    table.turn("open top-left", f"put {gem}")
    assert (table.phase, table.upper("top-left")) == ("twist", inside)


@pytest.mark.rule("M-41")
def test_without_a_detective_it_is_just_one() -> None:
    table = wives(2, detectives=0)
    table.turn("put diamond")
    assert (table.phase, table.upper("top-left"), table.minus("ann")) == ("twist", "1D", "6D 3S")


@pytest.mark.rule("M-41")
@pytest.mark.parametrize("detectives", [1, 2, 3])
def test_for_every_detective_she_may_put_one_more(detectives: int) -> None:
    table = wives(4, detectives)
    table.turn(*["put diamond"] * (detectives + 1))
    assert (table.phase, table.upper("top-left")) == ("twist", f"{detectives + 1}D")
    assert table.minus("ann") == f"{6 - detectives}D 3S"


@pytest.mark.rule("M-41", "M-32")
def test_also_if_gems_fell() -> None:
    table = crooks(2, drawers={"top-left": "/ 2S"})
    table.reveal("wife", "detective")
    table.turn("open top-left", "put diamond", "put diamond")
    assert (table.upper("top-left"), table.cloth) == ("2D", "2S")


@pytest.mark.rule("M-41")
def test_each_is_white_or_blue_as_she_likes() -> None:
    table = wives(4, detectives=3)
    table.turn("put diamond", "put diamond", "put sapphire", "put sapphire")
    assert (table.upper("top-left"), table.minus("ann")) == ("2D 2S", "5D 1S")


@pytest.mark.rule("M-41")
def test_all_may_be_blue() -> None:
    table = wives(3, detectives=2)
    table.turn("put sapphire", "put sapphire", "put sapphire")
    assert (table.phase, table.upper("top-left")) == ("twist", "3S")


@pytest.mark.rule("M-41")
def test_the_first_is_compulsory_and_each_further_one_her_choice() -> None:
    table = wives(3, detectives=2)
    assert table.may() == ["put diamond", "put sapphire"]
    with pytest.raises(NotPossible):
        table.turn("enough")
    table.turn("put diamond")
    assert table.may() == ["put diamond", "put sapphire", "enough"]
    table.turn("put diamond")
    assert "enough" in table.may()
    table.turn("enough")
    assert (table.phase, table.upper("top-left"), table.minus("ann")) == ("twist", "2D", "5D 3S")


@pytest.mark.rule("M-41")
def test_one_may_be_enough_for_her() -> None:
    table = wives(3, detectives=2)
    table.turn("put sapphire", "enough")
    assert (table.phase, table.upper("top-left"), table.minus("ann")) == ("twist", "1S", "7D 2S")


@pytest.mark.rule("M-41")
def test_each_way_to_fill_the_drawer_is_written_once_diamonds_first() -> None:
    """Up to three of two colours: nine ways."""
    table = wives(3, detectives=2)
    ways, open_ends = [], [[text] for text in table.may()]
    while open_ends:
        run = open_ends.pop()
        if run[-1] == "enough" or len(run) == 3:
            ways.append((run.count("put diamond"), run.count("put sapphire")))
            continue
        table.turn(*run)
        open_ends += [[*run, text] for text in table.may()]
        table.play.withdraw(0)
    assert sorted(ways) == [(0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (3, 0)]


@pytest.mark.rule("M-41")
def test_several_wives_have_each_the_full_number() -> None:
    table = crooks(4)
    table.reveal("wife", "wife", "detective", "detective")
    for drawer in ("top-left", "top-right"):
        table.turn(f"open {drawer}", "put diamond", "put diamond", "put diamond")
        assert (table.phase, table.upper(drawer)) == ("twist", "3D")
        table.turn("stay")


@pytest.mark.rule("M-48")
@pytest.mark.parametrize(("minus", "puts"), [("1D", 1), ("1S", 1), ("2D", 2), ("1D 1S", 2)])
def test_she_cannot_put_in_more_than_she_has(minus: str, puts: int) -> None:
    table = wives(4, detectives=3, minus=minus)
    for _ in range(puts):
        assert table.phase == "act"
        table.turn(table.may()[0])
    assert (table.phase, table.upper("top-left"), table.minus("ann")) == ("twist", minus, "")


@pytest.mark.rule("M-48")
@pytest.mark.parametrize(("minus", "further"), [("1D 2S", ["put sapphire", "enough"])])
def test_of_each_colour_only_what_is_left(minus: str, further: list[str]) -> None:
    table = wives(3, detectives=2, minus=minus)
    table.turn("put diamond")
    assert table.may() == further


@pytest.mark.rule("M-48")
def test_a_single_sapphire_is_not_put_in_twice() -> None:
    table = wives(3, detectives=2, minus="5D 1S")
    table.turn("put sapphire")
    assert "put sapphire" not in table.may()


@pytest.mark.rule("M-48", "M-70")
def test_whoever_starts_a_turn_with_nothing_left_is_in_the_last_round_already() -> None:
    table = crooks(2, minus={"ann": "1D"})
    table.reveal("jeweller", "thief")
    table.turn("open top-left", "put diamond")
    assert (table.minus("ann"), table.view().ended) == ("", True)
    table.rest()
    assert table.phase == "over"
