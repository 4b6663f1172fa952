"""Helpers who bring more cards when planning: L-94, with L-11, L-20 and L-21."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotPossible
from clubantique.games.lastwill.events import CardsDrawn

from .boxes import with_cards
from .table import Heirs, heirs

NO_CARDS = "plan 4"


def planning(board: str, *, out: str = "", discards: str = "", twice: bool = False) -> Heirs:
    """Ann plans, with these helpers on her board."""
    game = with_cards(butler=2, secretary=2, friend_companions=2) if twice else None
    return heirs(3, phase="plan", boards={"ann": board}, out=out, discards=discards, game=game)


def backs(table: Heirs, name: str = "ann") -> dict[str, int]:
    return table.view().heirs[["ann", "bob", "cid"].index(name)].hand


def all_but(*left: str) -> str:
    """All cards of the four decks, less these."""
    table = heirs(3)
    decks = ("event", "helper_expense", "property", "companion")
    cards = [card for deck in decks for card in table.deck(deck)]
    for card in left:
        cards.remove(card)
    return " ".join(cards)


# --- two more cards ----------------------------------------------------------------------------


@pytest.mark.rule("L-94")
def test_a_butler_draws_two_more_as_if_the_plan_said_so() -> None:
    table = planning("butler")
    table.turn("plan 2")
    assert table.may() == ["extra card", "draw-event 0", "draw-event 1", "draw-event 2"]
    table.turn("extra card")
    assert table.may() == [f"draw-event {number}" for number in range(5)]
    table.turn("draw-event 1", "draw-helper_expense 1", "draw-property 1")
    assert backs(table) == {"event": 1, "helper_expense": 1, "property": 1, "companion": 1}


@pytest.mark.rule("L-94")
@pytest.mark.parametrize("deck", ["event", "helper_expense", "property", "companion"])
def test_from_any_of_the_four_decks_also_with_a_plan_of_no_cards(deck: str) -> None:
    table = planning("butler")
    table.turn(NO_CARDS, "extra card")
    for each in ("event", "helper_expense", "property"):
        table.turn(f"draw-{each} {2 if each == deck else 0}")
        if each == deck:
            break
    assert backs(table) == {deck: 2}
    assert table.player == "bob"


@pytest.mark.rule("L-94", "L-48")
def test_it_may_be_declined() -> None:
    table = planning("butler")
    table.turn("plan 2", "draw-event 2")
    assert backs(table) == {"event": 2}


@pytest.mark.rule("L-94", "L-48")
def test_with_a_plan_of_no_cards_it_may_be_declined_too() -> None:
    table = planning("butler")
    table.turn(NO_CARDS)
    assert table.may() == ["extra card", "draw-event 0"]
    table.turn("draw-event 0")
    assert (backs(table), table.player) == ({}, "bob")


@pytest.mark.rule("L-94")
def test_it_is_taken_whole_or_not_at_all() -> None:
    table = planning("butler")
    table.turn(NO_CARDS, "extra card", "draw-event 0", "draw-helper_expense 1", "draw-property 0")
    assert backs(table) == {"helper_expense": 1, "companion": 1}


@pytest.mark.rule("L-94")
def test_one_butler_serves_once() -> None:
    table = planning("butler")
    table.turn("plan 2", "extra card")
    assert "extra card" not in table.may()


@pytest.mark.rule("L-94", "L-48")
@pytest.mark.parametrize(("board", "twice"), [("butler butler", True), ("butler school_friend", False)])
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_two_such_helpers_draw_two_each_or_not(board: str, twice: bool, taken: int) -> None:
    table = planning(board, twice=twice)
    table.turn("plan 7", *["extra card"] * taken)
    assert ("extra card" in table.may()) == (taken < 2)
    assert table.may()[-1] == f"draw-event {1 + 2 * taken}"
    table.turn(f"draw-event {1 + 2 * taken}")
    assert backs(table) == {"event": 1 + 2 * taken}


@pytest.mark.rule("L-94")
def test_only_whose_helper_it_is_draws_more() -> None:
    table = planning("butler secretary friend_companions")
    table.turn("plan 2", "draw-event 2")
    table.turn("plan 3")
    assert table.may("bob") == [f"draw-event {number}" for number in range(5)]


@pytest.mark.rule("L-94")
def test_in_every_round() -> None:
    table = heirs(3, boards={"bob": "butler!"})
    table.rest_of_round()
    assert table.player == "bob"
    table.turn("plan 2")
    assert "extra card" in table.may()


@pytest.mark.rule("L-94", "L-22")
def test_also_with_two_players() -> None:
    table = heirs(2, phase="block", boards={"ann": "butler"})
    table.turn("block 1")
    table.turn("block 2")
    table.turn("plan 7", "draw-event 1")
    table.turn("plan 4", "extra card", "draw-event 2")
    assert backs(table) == {"event": 2}


# --- three more of one deck --------------------------------------------------------------------


@pytest.mark.rule("L-94")
@pytest.mark.parametrize(
    ("helper", "extra", "deck"),
    [("secretary", "extra event", "event"), ("friend_companions", "extra companion", "companion")],
)
def test_three_more_events_or_companions(helper: str, extra: str, deck: str) -> None:
    table = planning(helper)
    table.turn("plan 2")
    assert table.may() == [extra, "draw-event 0", "draw-event 1", "draw-event 2"]
    table.turn(extra)
    assert table.may() == ["draw-event 0", "draw-event 1", "draw-event 2"], "the plan's cards are free"
    table.turn("draw-event 0", "draw-helper_expense 0", "draw-property 2")
    assert backs(table) == {"property": 2, deck: 3}


@pytest.mark.rule("L-94", "L-48")
@pytest.mark.parametrize(
    ("helper", "extra", "deck"),
    [("secretary", "extra event", "event"), ("friend_companions", "extra companion", "companion")],
)
def test_also_with_a_plan_of_no_cards_or_not(helper: str, extra: str, deck: str) -> None:
    table = planning(helper)
    table.turn(NO_CARDS, extra)
    assert (backs(table), table.player) == ({deck: 3}, "bob")
    table = planning(helper)
    table.turn(NO_CARDS, "draw-event 0")
    assert (backs(table), table.player) == ({}, "bob")


@pytest.mark.rule("L-94", "L-48")
@pytest.mark.parametrize(
    ("helper", "extra", "deck"),
    [("secretary", "extra event", "event"), ("friend_companions", "extra companion", "companion")],
)
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_two_equal_ones_draw_three_each_or_not(helper: str, extra: str, deck: str, taken: int) -> None:
    table = planning(f"{helper} {helper}", twice=True)
    table.turn(NO_CARDS, *[extra] * taken)
    if taken < 2:
        assert table.may() == [extra, "draw-event 0"]
        table.turn("draw-event 0")
    assert backs(table) == ({deck: 3 * taken} if taken else {})
    assert table.player == "bob"


@pytest.mark.rule("L-94", "L-48")
def test_different_helpers_add_up_and_each_may_be_declined() -> None:
    table = planning("butler secretary friend_companions")
    table.turn("plan 7")
    assert table.may()[:3] == ["extra card", "extra event", "extra companion"]
    table.turn("extra card", "extra event", "extra companion", "draw-event 1", "draw-helper_expense 2")
    assert backs(table) == {"event": 4, "helper_expense": 2, "companion": 3}
    table = planning("butler secretary friend_companions")
    table.turn("plan 7", "extra event")
    assert table.may()[:2] == ["extra companion", "draw-event 0"], "there is one way to say it"
    table.turn("draw-event 0", "draw-helper_expense 0", "draw-property 1")
    assert backs(table) == {"event": 3, "property": 1}


# --- when, and how many are there --------------------------------------------------------------


@pytest.mark.rule("L-94", "L-21")
def test_all_is_decided_before_any_card_is_looked_at() -> None:
    table = planning("butler secretary friend_companions")
    before = len(table.croupier.pools)
    table.turn("plan 2", "extra card", "extra event", "extra companion", "draw-event 1")
    assert (len(table.croupier.pools), table.hand("ann")) == (before, [])
    with pytest.raises(NotPossible):
        table.turn("extra event")
    table.turn("draw-helper_expense 3")
    assert table.heard(None, "cards-drawn") == [CardsDrawn(0, 4, 3, 0, 3)]


@pytest.mark.rule("L-94", "L-21")
def test_a_helper_who_was_declined_cannot_be_called_after_the_mixture() -> None:
    table = planning("secretary")
    table.turn("plan 2", "draw-event 1")
    assert "extra event" not in table.may()
    table.turn("draw-helper_expense 1")
    assert table.player == "bob"


@pytest.mark.rule("L-11", "L-94")
def test_fixed_extra_cards_come_after_the_mixture() -> None:
    table = planning("secretary friend_companions")
    table.wish("ball dog cruise gambling races horse horse chef")
    table.turn("plan 2", "extra event", "extra companion")
    before = len(table.croupier.pools)
    table.turn("draw-event 1", "draw-helper_expense 0", "draw-property 0")
    pools = [len(pool) for pool in table.croupier.pools[before:]]
    assert pools == [31, 20, 30, 29, 28, 19, 18, 17]
    assert table.hand("ann") == ["ball", "cruise", "gambling", "races", "chef", "dog", "horse", "horse"]


@pytest.mark.rule("L-11", "L-94")
def test_as_many_as_there_are() -> None:
    """Two events: one is drawn by the plan, one is left for the secretary, in the discard pile."""
    left = ("ball", "cruise", "dog", "dog", "dog")
    table = planning("secretary", out=all_but("secretary", *left), discards="cruise")
    table.turn("plan 7", "extra event", "draw-event 1")
    assert table.hand("ann") == ["ball", "cruise"]
    assert (table.deck("event"), table.discards("event")) == ([], [])


@pytest.mark.rule("L-11", "L-94")
@pytest.mark.parametrize("there", [0, 1, 2])
def test_a_secretary_without_events_is_not_called(there: int) -> None:
    left = ["ball", "cruise"][:there] + ["dog"] * 3
    table = planning("secretary", out=all_but("secretary", *left))
    table.turn(NO_CARDS)
    assert (table.player == "bob") == (there == 0)
    if there:
        table.turn("extra event")
    assert len(table.hand("ann")) == there


@pytest.mark.rule("L-11", "L-94")
@pytest.mark.parametrize(("cards", "drawn"), [("dog", 1), ("dog horse", 2), ("dog horse ball", 2)])
def test_a_butler_draws_no_more_than_there_are(cards: str, drawn: int) -> None:
    table = planning("butler", out=all_but("butler", *cards.split()))
    table.turn(NO_CARDS, "extra card")
    if table.player == "ann":
        table.turn("draw-event 0")
    assert (len(table.hand("ann")), table.player) == (drawn, "bob")


@pytest.mark.rule("L-11", "L-94")
def test_a_butler_for_whom_nothing_is_left_is_not_called() -> None:
    table = planning("butler", out=all_but("butler", "dog", "ball"))
    table.turn("plan 2")
    assert (table.hand("ann"), table.player) == (["ball", "dog"], "bob")


@pytest.mark.rule("L-11", "L-94")
def test_nor_is_a_friend_without_companions() -> None:
    table = planning("friend_companions", out=all_but("friend_companions", "ball", "cruise"))
    table.turn(NO_CARDS)
    assert (table.hand("ann"), table.player) == ([], "bob")


@pytest.mark.rule("L-11", "L-48", "L-94")
def test_where_all_cards_are_drawn_anyway_a_helper_may_still_be_declined() -> None:
    """Five are to be drawn, two are there."""
    table = planning("secretary", out=all_but("secretary", "ball", "dog"))
    table.turn("plan 1")
    assert table.may() == ["extra event", "draw-event 1"]
    table.turn("draw-event 1")
    assert (table.hand("ann"), table.player) == (["ball", "dog"], "bob")


@pytest.mark.rule("L-94", "L-35")
def test_none_applies_to_the_unknown_card() -> None:
    for deck in ("event", "companion"):
        table = heirs(3, phase="errand", boards={"ann": "butler secretary friend_companions"})
        table.turn(f"unknown {deck}")
        assert (backs(table), table.player) == ({deck: 1}, "bob")
