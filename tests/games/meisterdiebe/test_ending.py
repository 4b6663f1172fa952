"""The end and the score: M-70 to M-74."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from .boxes import box
from .builder import crooks
from .table import NAMES, Crooks


def scored(minus: Mapping[str, str], plus: Mapping[str, str]) -> Crooks:
    """A game that ends with these supplies, after its only round."""
    table = crooks(len(minus), minus=minus, plus=plus, game=box(limits__rounds=1))
    table.quiet_round()
    assert table.phase == "over"
    return table


def equal(*plus: str) -> Crooks:
    """Players with one imitation each and these plus supplies."""
    names = NAMES[: len(plus)]
    return scored(dict.fromkeys(names, "1D"), dict(zip(names, plus, strict=True)))


def titles(table: Crooks) -> dict[str, str]:
    return {
        table.names[getattr(event, "seat", -1)]: getattr(event, "title", "")
        for event in table.heard(None, "placed")
    }


def reasons(table: Crooks) -> list[str]:
    return [getattr(event, "reason", "") for event in table.heard(None, "end-near")]


@pytest.mark.rule("M-70")
@pytest.mark.parametrize(("character", "minus"), [("jeweller", "1S"), ("wife", "2D"), ("smuggler", "1D")])
def test_an_empty_minus_supply_is_the_end(character: str, minus: str) -> None:
    table = crooks(2, minus={"ann": minus})
    table.reveal(character, "detective")
    table.turn("open top-left")
    while table.phase == "act":
        assert not table.view().ended
        table.turn(table.may()[0])
    assert (table.view().ended, reasons(table)) == (True, ["supply"])
    table.rest()
    assert (table.phase, table.view().round, table.due) == ("over", 1, [])


@pytest.mark.rule("M-70")
@pytest.mark.parametrize("minus", ["2D", "2S", "1D 1S"])
def test_a_supply_with_one_imitation_left_is_not(minus: str) -> None:
    table = crooks(2, minus={"ann": minus})
    table.reveal("jeweller", "detective")
    table.turn("open top-left")
    table.turn(table.may()[0])
    assert (table.view().ended, reasons(table)) == (False, [])
    table.rest()
    assert (table.phase, table.view().round) == ("choose", 2)


@pytest.mark.rule("M-70")
@pytest.mark.parametrize(
    ("found", "ended"), [({"bob": "5R"}, True), ({"bob": "4R"}, False), ({"ann": "2R", "bob": "3R"}, True)]
)
def test_the_last_of_six_rubies_is_the_end(found: dict[str, str], ended: bool) -> None:
    table = crooks(2, drawers={"top-front": "1D /"}, plus=found)
    table.reveal("master", "detective")
    table.turn("open top-front", "pull")
    assert (table.view().ended, reasons(table)) == (ended, ["rubies"] * ended)
    table.rest()
    assert table.phase == ("over" if ended else "choose")


@pytest.mark.rule("M-70")
def test_the_round_is_played_to_its_end_with_full_turns() -> None:
    table = crooks(4, minus={"ann": "1D"}, drawers={"top-left": "1D /", "top-front": "1S /"})
    table.reveal("jeweller", "thief", "master", "detective")
    table.turn("open middle-left", "put diamond", "stay")
    table.turn("open top-left", "stay")
    table.turn("open top-front", "pull", "stay")
    assert (table.player, table.plus("bob"), table.plus("cid")) == ("dot", "1D", "1S 1R")
    table.turn("flip")
    assert table.phase == "over"


@pytest.mark.rule("M-70")
def test_imitations_handed_out_later_do_not_undo_it_and_count() -> None:
    table = crooks(3, minus={"ann": "1D"}, drawers={"top-left": "2S /"})
    table.reveal("jeweller", "smuggler", "thief")
    table.turn("open middle-left", "put diamond", "stay")
    table.turn("open top-left", "sapphire-to 0", "sapphire-to 0", "put diamond", "stay")
    assert (table.minus("ann"), table.view().ended) == ("2S", True)
    table.rest()
    assert (table.phase, table.view().points) == ("over", [-2, -9, -10])


@pytest.mark.rule("M-70")
def test_the_end_is_told_once() -> None:
    table = crooks(2, minus={"ann": "1D", "bob": "1D"})
    table.reveal("jeweller", "jeweller")
    for _ in range(2):
        table.turn("open top-left", "put diamond", "stay")
    assert (table.phase, reasons(table)) == ("over", ["supply"])


@pytest.mark.rule("M-70")
def test_cards_are_passed_on_in_the_last_round_as_well() -> None:
    table = crooks(2, minus={"ann": "1D"})
    table.reveal("jeweller", "jeweller")
    table.turn("open top-left", "put diamond", "stay")
    table.rest()
    assert len(table.told("cards-passed")) == 1


@pytest.mark.rule("M-71")
@pytest.mark.parametrize(
    ("minus", "plus", "points"),
    [
        ("1D", "3D", 2),
        ("1D", "3S", 5),
        ("1D", "3R", 11),
        ("1D", "1D 1S 1R", 6),
        ("4D", "", -4),
        ("4S", "", -4),
        ("7D 3S", "2D 2S 1R", 0),
    ],
)
def test_what_counts(minus: str, plus: str, points: int) -> None:
    table = scored({"ann": minus, "bob": "1D"}, {"ann": plus})
    assert table.view().points == [points, -1]


@pytest.mark.rule("M-71")
def test_points_are_counted_only_in_the_end() -> None:
    table = crooks(2)
    assert (table.view().points, table.view().ranking) == ([], [])


@pytest.mark.rule("M-72")
@pytest.mark.parametrize(
    ("plus", "places"),
    [
        (["5D", "3D", "4D"], [1, 3, 2]),
        (["1R", "4D", "2S"], [1, 3, 2]),
        (["2D 1R", "3S", "2D 2S"], [1, 2, 3]),
        (["9D", "2R", "4S"], [1, 2, 3]),
        (["2S 1R", "4D 1R", "6D"], [1, 2, 3]),
        (["2D", "2D", "1D"], [1, 1, 3]),
        (["3D", "2D", "2D"], [1, 2, 2]),
        (["2D", "2D", "2D"], [1, 1, 1]),
        (["1R", "5D", "1R", "4D"], [2, 1, 2, 4]),
    ],
)
def test_most_points_then_rubies_then_sapphires_and_equals_share(plus: list[str], places: list[int]) -> None:
    table = equal(*plus)
    assert table.view().ranking == places
    assert table.game.places(table.state) == places


@pytest.mark.rule("M-72")
def test_a_tie_is_not_broken_by_imitations() -> None:
    table = scored({"ann": "1D", "bob": "3D"}, {"ann": "1D", "bob": "3D"})
    assert table.view().ranking == [1, 1]


@pytest.mark.rule("M-73")
@pytest.mark.parametrize(("plus", "title"), [("3R", "king"), ("2R", "jeweller"), ("6R", "king")])
def test_a_winner_with_three_rubies_is_king(plus: str, title: str) -> None:
    assert titles(equal(plus, "1D")) == {"ann": title, "bob": "none"}


@pytest.mark.rule("M-73")
def test_three_rubies_alone_make_no_king() -> None:
    assert titles(equal("3R", "20D")) == {"ann": "none", "bob": "jeweller"}


@pytest.mark.rule("M-73")
def test_several_winners_are_titled_each_by_their_own_rubies() -> None:
    assert titles(equal("3R", "3R", "1D")) == {"ann": "king", "bob": "king", "cid": "none"}
    assert titles(equal("2D", "2D", "1D")) == {"ann": "jeweller", "bob": "jeweller", "cid": "none"}


@pytest.mark.rule("M-73", "M-71")
def test_a_winner_may_have_less_than_nothing() -> None:
    table = scored({"ann": "3D", "bob": "4D"}, {})
    assert (table.view().points, titles(table)["ann"]) == ([-3, -4], "jeweller")


@pytest.mark.rule("M-73")
def test_the_result_is_told_in_the_order_of_places() -> None:
    table = equal("1D", "3R", "2D")
    told = [(getattr(each, "seat", -1), getattr(each, "points", 0)) for each in table.told("placed")]
    assert told == [(1, 11), (2, 1), (0, 0)]


@pytest.mark.rule("M-74")
def test_after_sixty_rounds_the_game_ends_and_is_scored_as_usual() -> None:
    table = crooks(2, plus={"bob": "1D"})
    for _ in range(59):
        table.quiet_round()
    assert (table.view().round, table.view().ended, table.phase) == (60, False, "twist")
    table.quiet_round()
    assert (table.phase, table.view().round, table.view().ranking) == ("over", 60, [2, 1])
    assert (len(table.told("time-up")), reasons(table)) == (1, [])


@pytest.mark.rule("M-74", "M-70")
def test_an_end_in_the_sixtieth_round_is_an_ordinary_one() -> None:
    table = crooks(2, minus={"ann": "1D"}, game=box(limits__rounds=1))
    table.reveal("jeweller", "thief")
    table.turn("open top-left", "put diamond", "stay")
    table.rest()
    assert (table.phase, table.told("time-up"), reasons(table)) == ("over", [], ["supply"])
