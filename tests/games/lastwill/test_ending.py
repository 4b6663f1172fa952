"""The last round and the places: L-71 to L-73."""

from __future__ import annotations

import pytest

from .table import NAMES, Heirs, heirs


def finish(
    money: tuple[int, ...], boards: dict[str, str] | None = None, plans: dict[str, int] | None = None
) -> Heirs:
    """The seventh round, in which nobody does anything."""
    table = heirs(
        len(money), number=7, money=dict(zip(NAMES, money, strict=False)), boards=boards, plans=plans
    )
    for _ in money:
        table.turn("done")
    assert (table.phase, table.due) == ("over", [])
    return table


# --- the last round (L-71) ---------------------------------------------------------------------


@pytest.mark.rule("L-71")
def test_with_a_bankruptcy_the_round_is_the_last_and_everybody_still_takes_a_whole_turn() -> None:
    table = heirs(
        hands={"ann": "dinner_basic boat_basic", "bob": "ball"},
        money={"ann": 2},
        actions={"ann": 3, "bob": 4, "cid": 1},
    )
    table.turn("play dinner_basic")
    assert (table.player, table.view().last) == ("ann", True)
    table.turn("play boat_basic", "done")
    assert table.player == "bob"
    table.turn("play ball", "option 2", "done")
    assert table.player == "cid"
    table.turn("done")
    assert (table.phase, table.places) == ("over", [1, 2, 3])
    assert [table.money(name) for name in NAMES[:3]] == [-5, 61, 70]


@pytest.mark.rule("L-71")
def test_whoever_it_is_and_whenever_in_the_round() -> None:
    table = heirs(hands={"cid": "dinner_basic"}, money={"cid": 1}, number=2)
    table.turn("done", "done")
    assert not table.view().last
    table.turn("play dinner_basic", "done")
    assert (table.phase, table.state.round, table.places) == ("over", 2, [2, 3, 1])


@pytest.mark.rule("L-71", "L-36")
def test_also_in_the_errands_phase_and_then_all_errands_are_still_run() -> None:
    plans = {"ann": 1, "bob": 4, "cid": 7}
    table = heirs(phase="errand", money={"ann": 2}, plans=plans, hands={"cid": "boat_basic"})
    table.turn("opera")
    assert (table.money("ann"), table.view().last, table.player) == (0, True, "bob")
    table.turn("unknown event", "take wild", "extension", "take wild")
    assert (table.phase, table.player, table.actions("cid")) == ("act", "ann", 4)
    table.turn("done", "done", "play boat_basic", "done")
    assert (table.phase, table.state.round, table.places) == ("over", 1, [1, 3, 2])


@pytest.mark.rule("L-71", "L-36")
def test_a_visit_to_the_opera_with_property_makes_nobody_bankrupt() -> None:
    table = heirs(phase="errand", money={"ann": 2}, boards={"ann": "farm_15"})
    table.turn("opera")
    assert (table.money("ann"), table.view().last) == (0, False)


@pytest.mark.rule("L-71", "L-63")
def test_bankruptcy_cannot_be_undone() -> None:
    table = heirs(hands={"ann": "dinner_basic villa_a"}, money={"ann": 2}, actions={"ann": 3})
    table.turn("play dinner_basic")
    assert table.may() == ["done"]


@pytest.mark.rule("L-71", "L-81")
def test_houses_not_maintained_lose_value_before_the_totals_are_counted() -> None:
    table = heirs(
        hands={"ann": "dinner_basic"},
        money={"ann": 2, "bob": 0, "cid": 0},
        boards={"bob": "villa_a", "cid": "summer_a!"},
        plans={"ann": 3, "bob": 4, "cid": 5},
    )
    table.turn("play dinner_basic", "done", "done", "done")
    assert table.board("bob") == ["villa_a@1"]
    assert (table.view().totals, table.places) == ([0, 10 + 5, 10 + 5], [1, 2, 3])


@pytest.mark.rule("L-71", "L-80")
def test_in_the_last_round_nobody_chooses_cards_to_keep() -> None:
    table = heirs(
        hands={"ann": "dinner_basic boat_basic ball races", "bob": "dog"},
        open_hands={"bob": "wild"},
        money={"ann": 1},
        actions={"ann": 1},
    )
    table.turn("play dinner_basic", "done", "done", "done")
    assert (table.phase, table.due, table.may("ann")) == ("over", [], [])


@pytest.mark.rule("L-71", "L-80", "L-08")
def test_nor_in_the_seventh() -> None:
    table = heirs(number=7, hands={"ann": "dinner_basic boat_basic ball", "bob": "dog"})
    table.turn("done", "done", "done")
    assert (table.phase, table.due) == ("over", [])


@pytest.mark.rule("L-71", "L-08")
def test_without_a_bankruptcy_the_game_ends_after_the_seventh_round() -> None:
    for number in (1, 5, 6):
        table = heirs(number=number, money={"ann": 1})
        table.rest_of_round()
        assert (table.state.round, table.phase, table.places) == (number + 1, "plan", [])
    table = finish((70, 70, 70), {"ann": "mansion_a"})
    assert (table.state.round, table.board("ann")) == (7, ["mansion_a@1"])


@pytest.mark.rule("L-71")
def test_a_property_owner_without_money_does_not_end_the_game() -> None:
    table = heirs(
        hands={"ann": "dinner_basic"}, money={"ann": 2}, boards={"ann": "farm_15"}, actions={"ann": 1}
    )
    table.turn("play dinner_basic")
    table.rest_of_round()
    assert (table.money("ann"), table.phase) == (0, "plan")


# --- the lowest total (L-72) -------------------------------------------------------------------


@pytest.mark.rule("L-72")
def test_the_deepest_debt_wins_and_the_same_order_gives_all_places() -> None:
    assert finish((-3, 12, -8, 0, 5)).places == [2, 5, 1, 3, 4]


@pytest.mark.rule("L-72")
def test_each_property_counts_its_current_value_and_5_pounds() -> None:
    boards = {"ann": "villa_a@1! farm_15", "bob": "mansion_a@4 summer_b@4", "cid": "gourmet salon"}
    table = finish((1, 2, 34), boards)
    assert table.view().totals == [1 + 10 + 5 + 15 + 5, 2 + 5 + 5 + 3 + 5, 34]
    assert table.places == [3, 1, 2]


@pytest.mark.rule("L-72")
def test_neither_modifiers_nor_helpers_count() -> None:
    table = heirs(
        number=7,
        money={"ann": 0, "bob": 0, "cid": 0},
        boards={"ann": "farm_15 farm_broker", "bob": "villa_a@1! agent_price gourmet", "cid": "summer_a@1!"},
        modifiers=(-3, 3, 1, -2),
    )
    table.turn("done", "done", "done")
    assert (table.view().totals, table.places) == ([20, 15, 13], [3, 2, 1])


@pytest.mark.rule("L-72")
def test_cards_in_hand_and_on_the_board_are_worth_nothing() -> None:
    table = heirs(
        number=7,
        hands={"ann": "villa_a dog"},
        boards={"bob": "reserv_chef2+2"},
        money={"ann": 5, "bob": 4, "cid": 6},
    )
    table.turn("done", "done", "done")
    assert (table.view().totals, table.places) == ([5, 4, 6], [2, 1, 3])


@pytest.mark.rule("L-72", "L-70")
def test_who_went_bankrupt_first_need_not_win() -> None:
    table = heirs(
        hands={"ann": "dinner_basic", "bob": "boat_basic"},
        money={"ann": 1, "bob": 2},
        actions={"ann": 1, "bob": 2},
    )
    table.turn("play dinner_basic", "done", "play boat_basic", "done", "done")
    assert (table.money("ann"), table.money("bob"), table.places) == (-1, -3, [2, 1, 3])


# --- ties (L-73) -------------------------------------------------------------------------------


@pytest.mark.rule("L-73")
@pytest.mark.parametrize(
    ("plans", "places"),
    [
        ({"ann": 1, "bob": 2, "cid": 3}, [1, 2, 3]),
        ({"ann": 7, "bob": 5, "cid": 2}, [3, 2, 1]),
        ({"ann": 4, "bob": 6, "cid": 1}, [2, 3, 1]),
    ],
)
def test_a_tie_goes_to_whose_marker_was_further_left(plans: dict[str, int], places: list[int]) -> None:
    assert finish((-2, -2, -2), plans=plans).places == places


@pytest.mark.rule("L-73")
def test_for_any_place() -> None:
    plans = {"ann": 6, "bob": 1, "cid": 3, "dot": 2, "eve": 4}
    assert finish((-2, 9, 4, 9, 4), plans=plans).places == [1, 4, 2, 5, 3]


@pytest.mark.rule("L-73")
def test_the_start_player_marker_does_not_decide_a_tie() -> None:
    table = heirs(2, number=7, start="bob", money={"ann": 3, "bob": 3}, plans={"ann": 2, "bob": 5})
    table.turn("done", "done")
    assert table.places == [1, 2]


@pytest.mark.rule("L-73", "L-22")
def test_blocking_markers_do_not_count() -> None:
    table = heirs(2, number=7, phase="block", money={"ann": 3, "bob": 3})
    table.turn("block 1", "block 5", "plan 7", "draw-event 1", "plan 6", "draw-event 7")
    table.turn("unknown event", "unknown event", "extension", "done", "done")
    assert (table.phase, table.places) == ("over", [1, 2])
