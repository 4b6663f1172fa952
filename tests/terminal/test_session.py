"""The game loop without input and output."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from clubantique.core.errors import NotAsked, NotPossible
from clubantique.core.files import read_record
from clubantique.core.outside import Chance
from clubantique.core.play import Play, resume
from clubantique.core.streams import stream
from clubantique.terminal.session import Session

from .seats import new_play


def finish(session: Session, seed: int = 1) -> None:
    rng = Random(seed)
    while not session.over:
        if not session.bot_answers():
            seat = session.asked()
            assert seat is not None
            session.answer(seat, [rng.choice(session.options(seat))])


@pytest.mark.parametrize(
    ("people", "bots", "options"),
    [
        (1, 1, {"variant": "surprise"}),
        (2, 0, {"variant": "confrontation"}),
        (1, 2, {}),
        (2, 3, {"memory_aids": "on"}),
        (0, 3, {}),
    ],
)
def test_plays_to_the_end(people: int, bots: int, options: Any, saved: Path) -> None:
    session = Session(new_play(people, bots, **options), seed=7, save_to=saved)
    finish(session)
    assert session.play.game.places(session.play.state)


def test_bots_wait_until_people_have_chosen(saved: Path) -> None:
    session = Session(new_play(1, 2), seed=7, save_to=saved)
    assert not session.bot_answers()
    session.answer(0, [session.options(0)[0]])
    assert session.bot_is_due()


def test_the_same_seed_gives_the_same_bots(saved: Path) -> None:
    games: list[Play] = []
    for _ in range(2):
        session = Session(new_play(1, 2), seed=7, save_to=saved)
        finish(session)
        games.append(session.play)
    assert games[0].record() == games[1].record()


def test_a_seat_that_is_not_asked_changes_nothing(saved: Path) -> None:
    session = Session(new_play(2, 1), seed=7, save_to=saved)
    session.answer(0, session.options(0)[:1])
    before = session.play.record()
    with pytest.raises(NotAsked):
        session.answer(0, [0])
    assert session.play.record() == before


def test_a_run_is_taken_whole_or_not_at_all(saved: Path) -> None:
    session = Session(new_play(2, 0, variant="surprise"), seed=7, save_to=saved)
    before = session.play.record()
    code = session.play.game.code
    with pytest.raises(NotPossible):
        session.answer(0, [code("castle"), code("bid 24")])
    assert session.play.record() == before


def test_news_are_what_happened_since_the_last_finished_answer(saved: Path) -> None:
    session = Session(new_play(1, 2), seed=7, save_to=saved)
    assert all(new for _, new in session.news(0))
    session.answer(0, [session.play.game.code("castle")])
    while session.bot_answers():
        pass
    kinds = [event.kind for event, new in session.news(0) if new]
    assert kinds == ["place-revealed"] * 3


def test_goes_on_from_a_saved_record(saved: Path) -> None:
    session = Session(new_play(1, 2), seed=7, save_to=saved)
    session.answer(0, session.options(0)[:1])
    session.save()
    play = resume(read_record(saved), Chance(stream(8, "chance")))
    again = Session(play, seed=8, save_to=saved)
    assert again.bot_is_due()
    finish(again)


def test_bots_hear_what_was_told_before_they_sat_down(saved: Path) -> None:
    play = new_play(1, 2)
    session = Session(play, seed=7, save_to=saved)
    heard: list[str] = []
    session.bots[1].hear = lambda event: heard.append(event.kind)  # type: ignore[method-assign]
    session.answer(0, session.options(0)[:1])
    while session.bot_answers():
        pass
    assert heard == ["place-revealed"] * 3
