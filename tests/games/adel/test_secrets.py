"""What is secret and what is public: A-90."""

from __future__ import annotations

import msgspec
import pytest

from .builder import lords
from .table import Lords

EVERYBODY = ["ann", "bob", "cid", None]
OTHERS = ["bob", "cid", None]
HAND = ["A1698", "A1725", "A1764", "B1580"]


def letter(table: Lords, viewer: str | None) -> str:
    """The whole table view as it would be sent."""
    return msgspec.json.encode(table.view(viewer)).decode()


@pytest.mark.rule("A-90")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_colours_pawns_piles_prison_and_cash_box(viewer: str | None) -> None:
    table = lords(3, pawns=[1, 2, 3], colours="red blue beige", prison="9 1", tops="D1921 E1760")
    table.round(ann="auction bid 20 left", bob="castle detective", cid="castle detective")
    view = table.view(viewer)
    assert [(lord.colour, lord.space) for lord in view.lords] == [("red", 1), ("blue", 2), ("beige", 3)]
    assert [(pile.top is None, pile.size) for pile in view.piles] == [(False, 16), (False, 16)]
    assert (view.piles[1].top, view.prison, view.cash) == ("E1760", [9, 1], [20])


@pytest.mark.rule("A-90")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_how_many_cards_everybody_has(viewer: str | None) -> None:
    table = lords(4, cards=["AAAA", "FF"])
    table.round(
        ann="castle exhibit all",
        bob="castle thief 9 A1698",
        cid="auction bid 22 left",
        dot="castle detective",
    )
    assert [lord.cards for lord in table.view(viewer).lords] == [3, 3, 5, 4]
    assert [lord.hand for lord in table.view(viewer).lords] == [8, 7, 7, 8]


@pytest.mark.rule("A-90")
def test_a_stolen_cheque_and_a_freed_thief_count_as_cards_in_hand() -> None:
    table = lords(3, prison="4 3 8")
    table.round(ann="auction thief 5", bob="auction bid 23 left", cid="castle detective")
    assert [lord.hand for lord in table.view("cid").lords] == [8, 6, 7]
    table.round(ann="castle detective", bob="castle thief 9", cid="castle detective")
    assert [lord.hand for lord in table.view("cid").lords] == [9, 5, 7]


@pytest.mark.rule("A-90")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_who_still_has_to_choose(viewer: str | None) -> None:
    table = lords(3)
    table.choose("bob", "castle")
    assert (table.view(viewer).asked, table.view(viewer).due) == ([0, 1, 2], [0, 2])


@pytest.mark.rule("A-90")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_revealed_cards_and_exhibitions(viewer: str | None) -> None:
    table = lords(3, cards=[" ".join(HAND)])
    table.round(ann="castle exhibit A1698 A1725 A1764", bob="auction bid 23 left", cid="castle thief 3")
    lords_now = table.view(viewer).lords
    assert [lord.place for lord in lords_now] == ["castle", "auction", "castle"]
    assert [lord.action for lord in lords_now] == ["exhibit", None, "thief 3"]
    assert lords_now[0].exhibition == ["A1698", "A1725", "A1764"]


@pytest.mark.rule("A-90")
def test_action_cards_lie_open_only_until_the_end_of_their_phase() -> None:
    table = lords(3, cards=["AAA"])
    table.round(ann="castle exhibit", bob="auction bid 23", cid="castle thief 3")
    assert [lord.action for lord in table.view().lords] == [None, "bid 23", None]
    table.choose("bob", "buy left")
    assert [lord.action for lord in table.view().lords] == ["exhibit", None, "thief 3"]
    table.show("ann", "all")
    assert [lord.action for lord in table.view().lords] == ["exhibit", None, "thief 3"]
    table.choose("cid", "steal A1698")
    assert [lord.action for lord in table.view().lords] == [None, None, None]


@pytest.mark.rule("A-90")
def test_the_owner_sees_own_cards_hand_and_sealed_choices() -> None:
    table = lords(3, cards=[" ".join(HAND)], prison="5")
    table.choose("ann", "castle")
    own = table.own("ann")
    assert (own.cards, own.cheques, own.thieves, own.run) == (HAND, [1, 10, 15, 24], [8], ["castle"])
    table.choose("bob", "auction")
    table.choose("cid", "castle")
    table.choose("ann", "exhibit")
    table.choose("bob", "bid 23")
    table.choose("cid", "detective")
    assert (table.phase, table.own("ann").action) == ("buy", "exhibit")


@pytest.mark.rule("A-90")
def test_others_and_onlookers_do_not() -> None:
    table = lords(3, cards=[" ".join(HAND)])
    assert table.view(None).own is None
    for viewer in OTHERS:
        assert not [card for card in HAND if card in letter(table, viewer)]
    assert all(card in letter(table, "ann") for card in HAND)


@pytest.mark.rule("A-90")
def test_nobody_sees_below_the_top_of_the_piles() -> None:
    table = lords(3)
    hidden = table.state.card_names(table.state.pool)
    assert len(hidden) == 31
    for viewer in EVERYBODY:
        assert not [card for card in hidden if card in letter(table, viewer)]


@pytest.mark.rule("A-90", "A-10", "A-11")
@pytest.mark.parametrize("knowing", [False, True])
@pytest.mark.parametrize("viewer", OTHERS)
def test_a_sealed_choice_changes_nothing_that_others_see_but_who_is_due(
    viewer: str | None, knowing: bool
) -> None:
    table = lords(3, cards=["AAA", "BBB"])
    look = table.knowledge if knowing else table.view
    for choice in ("castle", "exhibit"):
        before = look(viewer)
        table.choose("ann", choice)
        assert look(viewer) == msgspec.structs.replace(before, due=[1, 2])
        table.round(bob="castle", cid="castle")


@pytest.mark.rule("A-90", "A-32")
@pytest.mark.parametrize("viewer", OTHERS)
def test_nobody_sees_how_many_cards_an_exhibitor_is_about_to_show(viewer: str | None) -> None:
    table = lords(3, cards=["AAAA", "BBB"])
    table.round(ann="castle exhibit", bob="castle exhibit", cid="castle detective")
    before = table.view(viewer), table.knowledge(viewer)
    table.choose("ann", "show A1698", "show A1725", "show A1764", "show A1788")
    assert (table.view(viewer), table.knowledge(viewer)) == before
    table.choose("ann", "done")
    after = [msgspec.structs.replace(view, due=[1]) for view in before]
    assert [table.view(viewer), table.knowledge(viewer)] == after


@pytest.mark.rule("A-90", "A-20")
@pytest.mark.parametrize("viewer", OTHERS)
def test_castle_cards_stay_secret_during_the_auction(viewer: str | None) -> None:
    views = []
    for action in ("exhibit", "thief 5"):
        table = lords(3, cards=["AAA"])
        table.round(ann=f"castle {action}", bob="auction bid 23", cid="castle detective")
        views.append((table.view(viewer), table.knowledge(viewer)))
    assert views[0] == views[1]


@pytest.mark.rule("A-90")
def test_sealed_choices_are_not_told() -> None:
    table = lords(3)
    told = len(table.play.log.all())
    table.choose("ann", "castle")
    table.choose("bob", "castle")
    assert len(table.play.log.all()) == told
    table.choose("cid", "auction")
    assert len(table.play.log.all()) == told + 3


@pytest.mark.rule("A-90", "A-04")
@pytest.mark.parametrize(("viewer", "heard"), [("ann", [0]), ("bob", [1]), ("cid", [2]), (None, [])])
def test_the_deal_is_told_to_its_owner_alone(viewer: str | None, heard: list[int]) -> None:
    table = lords(3, cards=[" ".join(HAND)])
    deals = [msgspec.to_builtins(event) for event in table.heard(viewer, "dealt")]
    assert [deal["seat"] for deal in deals] == heard
    assert [deal["cards"] for deal in deals if deal["seat"] == 0] == [HAND] * heard.count(0)
