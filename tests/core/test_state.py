"""Questions, runs, withdrawal and refusal, on a toy game."""

from __future__ import annotations

from random import Random

import pytest

from clubantique.core.errors import NotAsked, NothingToWithdraw, NotPossible
from clubantique.core.outside import Chance, DrawNeeded, Scripted
from core.toy import STOP, toy

CHANCE = Chance(Random(1))


def test_the_rules_see_runs_only_when_everybody_has_finished() -> None:
    state = toy()
    state.apply(0, 1, CHANCE)
    state.apply(0, STOP, CHANCE)
    assert (state.step, state.due, state.coins) == (1, [1], [1, 2, 3])
    state.apply(1, 2, CHANCE)
    state.apply(1, STOP, CHANCE)
    assert (state.step, state.due) == (2, [0, 1])
    assert len(state.coins) == 2


def test_the_options_follow_the_run() -> None:
    state = toy()
    assert state.legal(0) == [0, 1, 2]
    state.apply(0, 1, CHANCE)
    assert state.legal(0) == [2, STOP]
    assert state.legal(1) == [0, 1, 2]


def test_a_choice_that_is_not_possible_says_what_is_and_changes_nothing() -> None:
    state = toy()
    state.apply(0, 1, CHANCE)
    with pytest.raises(NotPossible) as refused:
        state.apply(0, 0, CHANCE)
    assert refused.value.facts == {"choice": "bid 0", "possible": "bid 2, stop"}
    assert state.runs == [[1], []]


def test_a_code_outside_the_table_is_not_possible() -> None:
    with pytest.raises(NotPossible, match="possible='bid 0, bid 1, bid 2'"):
        toy().apply(0, 77, CHANCE)


def test_a_seat_that_has_finished_is_not_asked() -> None:
    state = toy()
    state.apply(0, 1, CHANCE)
    state.apply(0, STOP, CHANCE)
    assert state.legal(0) == []
    with pytest.raises(NotAsked) as refused:
        state.apply(0, 1, CHANCE)
    assert refused.value.facts == {"seat": 0, "due": [1]}


def test_a_finished_run_can_be_withdrawn_until_all_have_finished() -> None:
    state = toy(3)
    for seat in (0, 1):
        state.apply(seat, 1, CHANCE)
        state.apply(seat, STOP, CHANCE)
    state.withdraw(0)
    assert (state.due, state.runs, state.legal(0)) == ([0, 2], [[], [1, STOP], []], [0, 1, 2])


def test_the_offer_is_worked_out_anew_after_a_withdrawal() -> None:
    state = toy()
    state.apply(0, 2, CHANCE)
    assert state.legal(0) == [STOP]
    state.withdraw(0)
    assert state.legal(0) == [0, 1, 2]


def test_nothing_can_be_withdrawn_once_it_was_carried_out() -> None:
    state = toy(1)
    state.apply(0, 1, CHANCE)
    state.apply(0, STOP, CHANCE)
    with pytest.raises(NothingToWithdraw):
        state.withdraw(0)


def test_a_whole_run_is_checked_without_being_taken() -> None:
    state = toy()
    state.check(0, [0, 2, STOP])
    with pytest.raises(NotAsked):
        state.check(0, [0, 2, STOP, STOP])
    with pytest.raises(NotPossible):
        state.check(0, [2, 1])
    assert state.runs == [[], []]


def test_nobody_is_due_when_the_game_is_over() -> None:
    state = toy(1, coins=1)
    state.apply(0, 1, CHANCE)
    state.apply(0, STOP, CHANCE)
    assert (state.due, state.asked, state.legal(0)) == ([], [], [])


def test_a_clone_shares_nothing_that_changes() -> None:
    state = toy()
    state.apply(0, 1, CHANCE)
    clone = state.clone()
    clone.apply(0, STOP, CHANCE)
    clone.apply(1, 1, CHANCE)
    clone.apply(1, STOP, CHANCE)
    assert (state.step, state.due, state.runs, state.coins) == (1, [0, 1], [[1], []], [1, 2, 3])


def test_a_scripted_draw_that_runs_out_says_what_could_be_drawn() -> None:
    state = toy(1)
    outside = Scripted([2])
    for code in (1, STOP):
        state.apply(0, code, outside)
    assert state.coins == [1, 3]
    state.apply(0, 1, outside)
    with pytest.raises(DrawNeeded) as needed:
        state.clone().apply(0, STOP, outside)
    assert needed.value.pool == [1, 3]


def test_every_item_of_a_pool_is_drawn_equally_often() -> None:
    chance = Chance(Random(3))
    drawn = [chance.draw([0, 1, 2]) for _ in range(3000)]
    assert all(900 < drawn.count(item) < 1100 for item in range(3))


def test_nobody_can_play_for_a_seat_that_is_not_there() -> None:
    """A seat -1 would be the last one to Python, and is what the core writes for nobody."""
    state = toy()
    state.legal(0)
    state.apply(0, 1, CHANCE)
    for seat in (-1, -2, 2, 99):
        assert state.legal(seat) == []
        with pytest.raises(NotAsked):
            state.apply(seat, 2, CHANCE)
    assert state.runs == [[1], []]
