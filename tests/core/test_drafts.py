"""Runs that are put together in any order and taken apart again."""

from __future__ import annotations

from random import Random

import pytest
from conformance.walks import Setting, settings

from clubantique.core.drafts import considered
from clubantique.core.errors import NotAsked
from clubantique.core.outside import Chance

from .toy import STOP, toy


def test_what_is_picked_is_put_into_its_order() -> None:
    assert considered(toy(), 0, [2, 0]).run == [0, 2]


def test_everything_that_fits_anywhere_can_be_added() -> None:
    draft = considered(toy(), 0, [1])
    assert (draft.run, draft.options, draft.complete) == ([1], [0, 2, STOP], False)


def test_what_is_added_after_the_end_goes_before_it() -> None:
    draft = considered(toy(), 0, [2, STOP, 0])
    assert draft.run == [0, 2, STOP]
    assert draft.complete


def test_where_nothing_can_be_added_something_else_can_be_chosen() -> None:
    draft = considered(toy(), 0, [0, 1, STOP])
    assert (draft.options, draft.complete) == ([2], True)
    assert considered(toy(), 0, [0, 1, STOP, 2]).run == [0, 2]


def test_what_does_not_stand_alone_falls_with_what_it_stood_on() -> None:
    assert considered(toy(), 0, [STOP]).run == []
    assert considered(toy(), 0, []).options == [0, 1, 2]


def test_a_draft_goes_on_from_what_was_said() -> None:
    state = toy()
    state.take(0, 1, Chance(Random(1)))
    assert considered(state, 0, []).options == [2, STOP]


def test_only_who_is_asked_has_a_draft() -> None:
    state = toy()
    for code in (1, STOP):
        state.take(0, code, Chance(Random(1)))
    with pytest.raises(NotAsked):
        considered(state, 0, [1])


@pytest.mark.parametrize(
    "setting", [each for each in settings() if each.seats in (2, 4) and not each.options], ids=str
)
def test_every_pick_that_is_offered_is_taken_and_leads_to_an_answer(setting: Setting) -> None:
    """In whole games of random picks: whatever is offered gets into the run, and a complete run is accepted."""
    rng = Random(7)
    play = setting.start(seed=7)
    while not play.over:
        seat = rng.choice(play.state.due)
        picked: list[int] = []
        draft = considered(play.state, seat, picked)
        assert draft.options == sorted(play.state.legal(seat))
        while not draft.complete or rng.random() < 0.3:
            before = (play.written, play.state.due.copy())
            pick = rng.choice(draft.options) if draft.options else None
            if pick is None:
                break
            draft = considered(play.state, seat, [*draft.run, pick])
            assert pick in draft.run
            assert (play.written, play.state.due) == before
        play.answer(seat, draft.run)
