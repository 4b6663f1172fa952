"""Setting up: A-01 to A-05."""

from __future__ import annotations

import pytest

from clubantique.core.errors import BadOption, BadPlayers
from clubantique.core.outside import Scripted
from games.common import Croupier

from .boxes import adel
from .builder import lords, random_choices
from .table import NAMES


@pytest.mark.rule("A-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_play(seats: int) -> None:
    assert len(lords(seats).view().lords) == seats


@pytest.mark.rule("A-01")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_fewer_or_more_do_not(seats: int) -> None:
    with pytest.raises(BadPlayers):
        adel().setup(seats, {}, Croupier())


@pytest.mark.rule("A-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_play_the_standard_game(seats: int) -> None:
    assert lords(seats).view().variant == "standard"


@pytest.mark.rule("A-01")
@pytest.mark.parametrize("variant", ["surprise", "confrontation"])
def test_two_play_one_of_two_variants(variant: str) -> None:
    assert lords(2, variant=variant).view().variant == variant


@pytest.mark.rule("A-01")
def test_two_who_name_no_variant_play_the_surprise() -> None:
    assert lords(2).view().variant == "surprise"


@pytest.mark.rule("A-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_variants_are_for_two_only(seats: int) -> None:
    with pytest.raises(BadOption):
        adel().setup(seats, {"variant": "confrontation"}, Croupier())


@pytest.mark.rule("A-02")
def test_colours_are_drawn_from_all_five_and_none_twice() -> None:
    croupier = Croupier([4, 2, 0])
    state = adel().setup(3, {}, croupier)
    assert croupier.pools[:3] == [[0, 1, 2, 3, 4], [0, 1, 2, 3], [0, 1, 3]]
    colours = [lord.colour for lord in adel().table(state, None).lords]
    assert colours == ["red", "green", "beige"]


@pytest.mark.rule("A-02")
def test_a_colour_brings_its_own_cheques_and_thieves() -> None:
    table = lords(3, colours="red green beige")
    assert (table.own("ann").cheques, table.own("ann").thieves) == ([5, 6, 19, 20], [1, 12])
    assert (table.own("bob").cheques, table.own("bob").thieves) == ([3, 8, 17, 22], [3, 10])
    assert (table.own("cid").cheques, table.own("cid").thieves) == ([1, 10, 15, 24], [5, 8])


@pytest.mark.rule("A-02")
def test_everybody_has_two_places_and_eight_action_cards() -> None:
    table = lords(5, cards=["AAA", "BBB", "CCC", "DDD", "EEE"])
    for name in NAMES:
        assert table.may(name) == ["castle", "auction"]
        assert sum(table.own(name).cheques) == 50
        assert len(table.own(name).cheques) == 4
        assert len(set(table.own(name).thieves)) == 2
    table.round(ann="castle", bob="castle", cid="castle", dot="castle", eve="castle")
    assert all(table.may(name)[:2] == ["detective", "exhibit"] for name in NAMES)
    assert [lord.hand for lord in table.view().lords] == [8] * 5


@pytest.mark.rule("A-02")
def test_cards_of_absent_colours_are_out_of_the_game() -> None:
    state = adel().setup(3, {}, Croupier([0, 1, 2]))
    absent = {f"bid {value}" for value in (4, 7, 18, 21, 5, 6, 19, 20)} | {
        f"thief {years}" for years in (2, 11, 1, 12)
    }
    offered: set[str] = set()
    for seat, code in random_choices(state, seed=5):
        offered |= {adel().name(each) for each in state.legal(seat)}
        state.apply(seat, code, Croupier())
    assert {"bid 24", "bid 2", "thief 10"} <= offered
    assert not absent & offered


@pytest.mark.rule("A-03")
@pytest.mark.parametrize("seats", [2, 5])
def test_all_pawns_start_in_the_club_room(seats: int) -> None:
    state = adel().setup(seats, {}, Croupier())
    assert [lord.space for lord in adel().table(state, None).lords] == [0] * seats


@pytest.mark.rule("A-04")
@pytest.mark.parametrize(("seats", "left", "right"), [(2, 19, 18), (3, 17, 16), (4, 15, 14), (5, 13, 12)])
def test_the_first_pile_gets_the_odd_card(seats: int, left: int, right: int) -> None:
    view = adel().table(adel().setup(seats, {}, Croupier()), None)
    assert [pile.size for pile in view.piles] == [left, right]


@pytest.mark.rule("A-04")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_is_dealt_four_cards_and_no_card_is_there_twice(seats: int) -> None:
    state = adel().setup(seats, {}, Croupier())
    assert [len(hand) for hand in state.cards] == [4] * seats
    everywhere = [*state.pool, *state.top, *(card for hand in state.cards for card in hand)]
    assert sorted(everywhere) == list(range(45))


@pytest.mark.rule("A-04")
def test_dealt_cards_and_tops_are_drawn_and_nothing_below_them() -> None:
    deal = ["A1698", "B1660", "C1468", "D1921", "E1760", "F1878", "A1725", "B1580", "C1540"]
    deal += ["D1928", "E1822", "F1896", "A1764", "B1650"]
    draws = [adel().box.card_numbers[card] for card in deal]
    state = adel().setup(3, {}, Scripted([0, 1, 2, *draws]))
    view = adel().table(state, 1)
    assert view.own is not None
    assert view.own.cards == ["A1725", "B1580", "E1760", "F1878"]
    assert [pile.top for pile in view.piles] == ["A1764", "B1650"]


@pytest.mark.rule("A-04")
def test_any_card_not_yet_dealt_may_be_drawn_next() -> None:
    croupier = Croupier()
    adel().setup(4, {}, croupier)
    assert [len(pool) for pool in croupier.pools] == [5, 4, 3, 2, *range(45, 45 - 18, -1)]


@pytest.mark.rule("A-04")
def test_one_top_card_of_each_pile_is_visible_to_everybody() -> None:
    table = lords(3, tops="D1932 B1660")
    for viewer in ("ann", "bob", "cid", None):
        assert [pile.top for pile in table.view(viewer).piles] == ["D1932", "B1660"]


@pytest.mark.rule("A-04")
def test_own_cards_may_be_looked_at_in_every_phase() -> None:
    table = lords(3, cards=["A1698 B1660 C1468 D1921"])
    hand = ["A1698", "B1660", "C1468", "D1921"]
    plans = {"ann": "castle exhibit", "bob": "auction bid 23", "cid": "castle thief 3"}
    assert table.own("ann").cards == hand
    table.round(**{name: plan.split()[0] for name, plan in plans.items()})
    assert (table.phase, table.own("ann").cards) == ("what", hand)
    table.round(**plans)
    assert (table.phase, table.own("ann").cards) == ("buy", hand)
    table.choose("bob", "buy left")
    assert (table.phase, table.own("ann").cards) == ("show", hand)
    table.show("ann", "all")
    assert (table.phase, table.own("ann").cards) == ("steal", hand)


@pytest.mark.rule("A-05")
def test_there_are_45_cards_in_series_a_to_f() -> None:
    cards = adel().box.cards
    assert len(cards) == 45
    assert {card[0] for card in cards} == set("ABCDEF")


@pytest.mark.rule("A-05")
def test_a_smaller_year_is_more_valuable() -> None:
    table = lords(3, cards=["A1725 A1764 A1788", "B1580 B1888 B1843"])
    table.round(ann="castle exhibit all", bob="castle exhibit all", cid="castle detective")
    assert table.pawns == [1, 2, 0]
