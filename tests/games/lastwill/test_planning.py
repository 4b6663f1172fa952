"""Phase 2, planning: L-20 to L-22."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotAsked, NotPossible
from clubantique.games.lastwill.events import CardsDrawn, CardsSeen, PlanBlocked, PlanChosen

from .table import NAMES, Heirs, heirs


def events_only(table: Heirs, plan: int, cards: int) -> None:
    """A plan, and all its cards from the events."""
    table.turn(f"plan {plan}", *([f"draw-event {cards}"] if cards else []))


# --- L-20 --------------------------------------------------------------------------------------


@pytest.mark.rule("L-20")
def test_the_example_with_five_players() -> None:
    """Red starts; they sit in this order: Red, Purple, Blue, Yellow, Green."""
    red, purple, blue, yellow, green = NAMES
    table = heirs(5, phase="plan", start=red)
    planned = []
    for plan, cards in [(6, 2), (1, 3), (3, 0), (2, 4), (5, 4)]:
        planned.append(table.player)
        events_only(table, plan, cards)
    assert planned == [red, purple, blue, yellow, green]
    assert [len(table.hand(name)) for name in planned] == [2, 3, 0, 4, 4]
    order = [NAMES[seat] for seat in table.view().order]
    assert order == [purple, yellow, blue, green, red]
    assert (table.phase, table.player) == ("errand", purple)
    assert table.view().start == NAMES.index(red), "the start-player marker is not passed on"


@pytest.mark.rule("L-20")
@pytest.mark.parametrize(
    ("start", "order"),
    [("ann", "ann bob cid dot"), ("bob", "bob cid dot ann"), ("dot", "dot ann bob cid")],
)
def test_from_the_start_player_clockwise(start: str, order: str) -> None:
    table = heirs(4, phase="plan", start=start)
    planned = []
    for plan, cards in [(5, 4), (3, 0), (4, 6), (1, 3)]:
        planned.append(table.player)
        with pytest.raises(NotAsked):
            table.choose(next(name for name in NAMES if name != table.player), "plan 6")
        events_only(table, plan, cards)
    assert planned == order.split()


@pytest.mark.rule("L-20")
def test_the_marker_goes_on_a_free_plan() -> None:
    table = heirs(3, phase="plan")
    assert table.may() == [f"plan {number}" for number in range(1, 8)]
    events_only(table, 3, 4)
    assert table.may() == ["plan 1", "plan 2", "plan 4", "plan 5", "plan 6", "plan 7"]
    with pytest.raises(NotPossible):
        table.turn("plan 3")
    events_only(table, 1, 5)
    assert table.may() == ["plan 2", "plan 4", "plan 5", "plan 6", "plan 7"]
    assert [plan.seat for plan in table.view().plans] == [1, None, 0, None, None, None, None]


@pytest.mark.rule("L-20")
def test_four_and_five_have_six_plans() -> None:
    assert heirs(4, phase="plan").may() == [f"plan {number}" for number in range(1, 7)]


@pytest.mark.rule("L-20", "L-40")
@pytest.mark.parametrize(("plan", "actions"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 1), (7, 4)])
def test_a_plan_sets_the_actions_of_the_round(plan: int, actions: int) -> None:
    others = [number for number in range(1, 8) if number != plan]
    table = heirs(3, plans={"ann": plan, "bob": others[0], "cid": others[1]})
    assert table.actions("ann") == actions


@pytest.mark.rule("L-20")
@pytest.mark.parametrize(("plan", "cards"), [(1, 5), (2, 2), (3, 4), (4, 0), (5, 3), (6, 7), (7, 1)])
def test_a_plan_sets_the_cards_that_are_drawn_now(plan: int, cards: int) -> None:
    table = heirs(3, phase="plan")
    events_only(table, plan, cards)
    assert table.view().heirs[0].hand == ({"event": cards} if cards else {})
    assert table.player == "bob"


@pytest.mark.rule("L-20", "L-30")
@pytest.mark.parametrize(("plan", "boys"), [(1, 2), (2, 2), (3, 1), (4, 2), (5, 1), (6, 2), (7, 1)])
def test_a_plan_sets_the_errand_boys(plan: int, boys: int) -> None:
    left, right = [number for number in range(1, 8) if number != plan][:2]
    table = heirs(3, phase="errand", plans={"ann": plan, "bob": left, "cid": right})
    assert table.view().queue.count(0) == boys


@pytest.mark.rule("L-20")
def test_the_place_counts_for_the_rest_of_the_round() -> None:
    table = heirs(3, phase="plan")
    for plan, cards in [(7, 1), (5, 3), (3, 4)]:
        events_only(table, plan, cards)
    assert table.view().order == [2, 1, 0]
    table.turn("extension")
    table.turn("opera")
    table.turn("market", "set-farm -3", "set-villa -2", "set-summer +1")
    assert (table.phase, table.player) == ("act", "cid")
    table.turn("done")
    table.turn("done")
    assert table.player == "ann"


@pytest.mark.rule("L-20")
def test_the_whole_number_is_drawn_before_the_next_player_plans() -> None:
    table = heirs(3, phase="plan")
    table.turn("plan 1", "draw-event 1", "draw-helper_expense 1")
    assert "enough" not in table.may()
    assert table.player == "ann"
    with pytest.raises(NotAsked):
        table.choose("bob", "plan 2")
    table.turn("draw-property 0")
    assert table.player == "bob"
    assert table.view().heirs[0].hand == {"event": 1, "helper_expense": 1, "companion": 3}


# --- L-21 --------------------------------------------------------------------------------------


@pytest.mark.rule("L-21")
def test_any_mixture_of_the_four_ordinary_decks() -> None:
    table = heirs(3, phase="plan")
    table.turn("plan 2")
    assert table.may() == ["draw-event 0", "draw-event 1", "draw-event 2"]
    table.turn("draw-event 0")
    assert table.may() == ["draw-helper_expense 0", "draw-helper_expense 1", "draw-helper_expense 2"]
    table.turn("draw-helper_expense 1")
    assert table.may() == ["draw-property 0", "draw-property 1"], "the rest are companions"
    table.turn("draw-property 1")
    assert table.hand("ann") == ["friend_hand", "farm_15"]


@pytest.mark.rule("L-21")
def test_always_from_the_top() -> None:
    """The top card may be any card of its deck."""
    table = heirs(3, phase="plan")
    table.wish("cruise villa_c dog dog")
    table.turn("plan 3", "draw-event 1", "draw-helper_expense 0", "draw-property 1")
    assert table.hand("ann") == ["cruise", "villa_c", "dog", "dog"]
    assert table.deck("companion").count("dog") == 3
    assert table.known("ann") == []


@pytest.mark.rule("L-21")
def test_the_mixture_is_fixed_before_any_card_is_looked_at() -> None:
    table = heirs(3, phase="plan")
    before = len(table.croupier.pools)
    table.turn("plan 1", "draw-event 2", "draw-helper_expense 1")
    assert len(table.croupier.pools) == before
    assert (table.hand("ann"), len(table.deck("event"))) == ([], 31)
    table.state.withdraw(0)
    assert table.may()[0] == "plan 1", "it may be thought over"


@pytest.mark.rule("L-21", "L-95")
def test_the_mixture_is_public_and_the_cards_are_not() -> None:
    table = heirs(3, phase="plan")
    table.wish("ball cruise yacht dog")
    table.turn("plan 3", "draw-event 2", "draw-helper_expense 1", "draw-property 0")
    for name in ("ann", "bob", None):
        assert table.heard(name, "plan-chosen") == [PlanChosen(0, 3, 4, 1, 2)]
        assert table.heard(name, "cards-drawn") == [CardsDrawn(0, 2, 1, 0, 1)]
    seen = CardsSeen(0, ["ball", "cruise", "yacht", "dog"])
    assert table.heard("ann", "cards-seen")[-1] == seen
    assert seen not in table.heard("bob", "cards-seen") + table.heard(None, "cards-seen")
    assert table.view("bob").heirs[0].hand == {"event": 2, "helper_expense": 1, "companion": 1}


@pytest.mark.rule("L-21")
def test_neither_special_cards_nor_the_offer_nor_wild_companions_can_be_drawn() -> None:
    """Not even when nothing else is left."""
    decks = ("event", "helper_expense", "property", "companion")
    cards = " ".join(card for deck in decks for card in heirs(3).deck(deck))
    table = heirs(3, phase="plan", out=cards, offer={"S1": "early_start"})
    table.turn("plan 1")
    assert (table.player, table.hand("ann")) == ("bob", [])
    assert (table.offer["S1"], table.view().wilds) == ("early_start", 2)
    words = {name.split()[0] for name in table.game.choices.names if name.startswith("draw-")}
    assert words == {"draw-event", "draw-helper_expense", "draw-property", "draw-companion"}


# --- L-22 --------------------------------------------------------------------------------------


@pytest.mark.rule("L-22")
def test_the_example_with_two_players() -> None:
    """Green starts and blocks; Yellow blocks, plans, and draws two; Green draws 7; Yellow is further left."""
    green, yellow = "bob", "ann"
    table = heirs(2, phase="block", start=green)
    assert (table.phase, table.due) == ("block", [green])
    table.turn("block 4")
    assert (table.phase, table.due) == ("block", [yellow])
    table.turn("block 5")
    assert (table.phase, table.due) == ("plan", [yellow])
    table.turn("plan 2", "draw-event 1", "draw-helper_expense 1")
    assert len(table.hand(yellow)) == 2
    assert (table.phase, table.due) == ("plan", [green])
    table.turn("plan 6", "draw-event 3", "draw-helper_expense 2", "draw-property 1")
    assert len(table.hand(green)) == 7
    assert (table.phase, table.player) == ("errand", yellow)


@pytest.mark.rule("L-22")
def test_both_must_block_and_each_another_plan() -> None:
    table = heirs(2, phase="block")
    assert table.may() == [f"block {number}" for number in range(1, 8)]
    table.turn("block 3")
    assert table.may() == [f"block {number}" for number in (1, 2, 4, 5, 6, 7)]
    with pytest.raises(NotPossible):
        table.turn("block 3")
    with pytest.raises(NotPossible):
        table.turn("plan 1")


@pytest.mark.rule("L-22")
def test_a_blocked_plan_is_closed_to_both() -> None:
    table = heirs(2, phase="block")
    table.turn("block 3")
    table.turn("block 1")
    assert table.may("bob") == ["plan 2", "plan 4", "plan 5", "plan 6", "plan 7"]
    table.turn("plan 4")
    assert table.may("ann") == ["plan 2", "plan 5", "plan 6", "plan 7"]
    assert [plan.number for plan in table.view().plans if plan.blocked] == [1, 3]
    assert table.heard(None, "plan-blocked") == [PlanBlocked(0, 3), PlanBlocked(1, 1)]


@pytest.mark.rule("L-22")
def test_blocking_markers_have_no_place_in_the_turn_order() -> None:
    table = heirs(2, phase="block")
    table.turn("block 1")
    table.turn("block 2")
    events_only(table, 5, 3)
    events_only(table, 3, 4)
    assert table.view().order == [0, 1]
    assert table.view().queue == [0, 1]


@pytest.mark.rule("L-22", "L-82")
def test_in_the_next_round_the_other_player_blocks_first_and_no_plan_is_closed() -> None:
    table = heirs(2, phase="block")
    table.turn("block 1")
    table.turn("block 2")
    events_only(table, 4, 0)
    events_only(table, 5, 3)
    for errand in ("take wild", "extension", "opera"):
        table.turn(errand)
    table.rest_of_round()
    assert (table.phase, table.player, len(table.may())) == ("block", "bob", 7)


@pytest.mark.rule("L-22")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_more_than_two_do_not_block(seats: int) -> None:
    assert heirs(seats, phase="plan").phase == "plan"
