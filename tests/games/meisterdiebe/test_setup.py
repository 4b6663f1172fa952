"""Setting up: M-10 to M-13."""

from __future__ import annotations

import pytest

from clubantique.core.errors import BadPlayers
from clubantique.core.outside import Chance
from clubantique.core.streams import stream
from clubantique.games.meisterdiebe.box import CHARACTERS
from games.common import Croupier

from .boxes import box, meisterdiebe
from .builder import crooks, placing
from .laws import inventory
from .table import DRAWERS, NAMES


@pytest.mark.rule("M-10")
@pytest.mark.parametrize("seats", range(2, 9))
def test_two_to_eight_play(seats: int) -> None:
    assert len(placing(seats).view().crooks) == seats


@pytest.mark.rule("M-10")
@pytest.mark.parametrize("seats", [0, 1, 9])
def test_fewer_or_more_do_not(seats: int) -> None:
    with pytest.raises(BadPlayers) as refused:
        meisterdiebe().setup(seats, {}, Croupier())
    assert (refused.value.facts["fewest"], refused.value.facts["most"]) == (2, 8)


@pytest.mark.rule("M-11", "M-01")
def test_the_large_drawers_of_all_layers_are_aligned() -> None:
    table = placing(2)
    assert [place for place in DRAWERS if table.drawer(place)[0]] == [
        "top-front",
        "top-back",
        "middle-front",
        "middle-back",
        "bottom-front",
        "bottom-back",
    ]


@pytest.mark.rule("M-11")
def test_three_rubies_lie_above_on_one_side_and_three_below_on_the_opposite_one() -> None:
    table = placing(2)
    above = [place for place in DRAWERS if table.secret(place) == "above"]
    below = [place for place in DRAWERS if table.secret(place) == "below"]
    assert above == ["top-front", "middle-front", "bottom-front"]
    assert below == ["top-back", "middle-back", "bottom-back"]


@pytest.mark.rule("M-11")
def test_another_file_may_have_them_on_other_sides() -> None:
    sides = {"large_sides": ["left", "right"], "rubies_upper": "right", "rubies_lower": "left"}
    table = placing(2, game=box(cube=sides))
    assert (table.secret("middle-right"), table.secret("middle-left")) == ("above", "below")
    assert [table.drawer(place)[0] for place in DRAWERS] == [0, 1, 0, 1] * 3


@pytest.mark.rule("M-11", "M-12")
def test_the_drawers_are_otherwise_empty() -> None:
    table = placing(2)
    assert not [place for place in DRAWERS if table.upper(place) or table.lower(place)]


@pytest.mark.rule("M-12")
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_everybody_has_ten_imitations_and_an_empty_plus_supply(seats: int) -> None:
    table = placing(seats)
    for name in table.names:
        assert (table.minus(name), table.plus(name)) == ("7D 3S", "")
    assert table.cloth == ""


@pytest.mark.rule("M-12")
@pytest.mark.parametrize("viewer", ["ann", "bob", None])
def test_supplies_are_open_to_all(viewer: str | None) -> None:
    table = crooks(2, minus={"ann": "1D 2S"}, plus={"bob": "3D 4S 5R"})
    ann, bob = table.view(viewer).crooks
    assert (ann.minus.diamonds, ann.minus.sapphires) == (1, 2)
    assert (bob.plus.diamonds, bob.plus.sapphires, bob.plus.rubies) == (3, 4, 5)


@pytest.mark.rule("M-12")
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_the_gems_in_play_are_counted_by_players(seats: int) -> None:
    table = placing(seats)
    assert inventory(table.state) == {"diamond": 7 * seats + 10, "sapphire": 3 * seats, "ruby": 6}


@pytest.mark.rule("M-12")
def test_a_gem_is_what_the_supply_makes_of_it() -> None:
    """Bob's imitation is real for Ann once she has stolen it; what Cid hands out is an imitation."""
    table = crooks(3, drawers={"top-left": "1D /"}, minus={"bob": "1D"})
    table.reveal("thief", "jeweller", "smuggler")
    table.turn("open middle-left", "put diamond", "stay")
    table.turn("open top-left", "diamond-to 1", "put sapphire", "stay")
    table.turn("open middle-left", "stay")
    assert table.view().points == [1 - 10, -1, -9]


@pytest.mark.rule("M-13")
def test_everybody_gets_one_card_of_each_shuffled_stack() -> None:
    """One draw for each card, from what is left of the eight of that character."""
    croupier = Croupier()
    meisterdiebe().setup(3, {}, croupier)
    deal = croupier.pools[:18]
    assert [len(pool) for pool in deal] == [8, 7, 6] * 6
    assert [pool for pool in deal if len(pool) == 8] == [[1, 2, 3, 4, 5, 6, 7, 8]] * 6


@pytest.mark.rule("M-13")
def test_the_cards_are_those_that_were_drawn() -> None:
    table = placing(3, cards={"jeweller": [8, 1, 5], "detective": [3, 7, 2]})
    assert [table.own(name).numbers for name in NAMES[:3]] == [
        [8, 1, 1, 1, 1, 3],
        [1, 2, 2, 2, 2, 7],
        [5, 3, 3, 3, 3, 2],
    ]


@pytest.mark.rule("M-13")
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_players_differ_in_their_numbers(seats: int) -> None:
    state = meisterdiebe().setup(seats, {}, Chance(stream(3, seats)))
    for character in range(len(CHARACTERS)):
        numbers = {held[character] for held in state.numbers}
        assert len(numbers) == seats
        assert numbers <= set(range(1, 9))


@pytest.mark.rule("M-13")
def test_everybody_starts_with_all_six_characters_in_hand() -> None:
    for crook in placing(4).view().crooks:
        assert (crook.hand, crook.played) == (CHARACTERS, [])
