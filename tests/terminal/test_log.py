"""The log on the drawn table: its newest lines are always in sight, and it says what it hides."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from clubantique.core.play import Play
from clubantique.terminal.app import ClubApp
from clubantique.terminal.screens import Curtain, Reading

from .seats import choose_at_random, host_of, new_play
from .test_app import LARGE, SMALL, press, run, seen, settled, table

FADES = "Older details are hidden: remembering is part of the game."


def advanced(play: Play, rounds: int) -> Play:
    """The same game some rounds later."""
    rng = Random(5)
    while play.state.round <= rounds:
        choose_at_random(play, rng)
    return play


def at_its_end(app: ClubApp) -> bool:
    log = table(app).query_one("#log")
    return log.max_scroll_y > 0 and log.scroll_y == log.max_scroll_y


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_newest_lines_are_in_sight_on_a_hot_seat(size: tuple[int, int], saved: Path) -> None:
    async def steps(app: ClubApp, pilot: Pilot[None]) -> None:
        for _ in range(10):
            if isinstance(app.screen, Curtain):
                await press(app, pilot, "enter")
            assert at_its_end(app)
            await press(app, pilot, "1")

    run(advanced(new_play(2, 2), 3), saved, size, steps)


def test_the_newest_lines_stay_in_sight_in_a_smaller_window(saved: Path) -> None:
    async def steps(app: ClubApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter")
        for size in (SMALL, (100, 32), (80, 30), LARGE):
            await pilot.resize_terminal(*size)
            await settled(app, pilot)
            assert at_its_end(app)

    run(advanced(new_play(2, 2), 3), saved, LARGE, steps)


def test_who_scrolls_back_is_left_there_until_something_happens(saved: Path) -> None:
    async def steps(app: ClubApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "pageup")
        assert not at_its_end(app)
        await press(app, pilot, "1")
        assert at_its_end(app)

    run(advanced(new_play(1, 3), 3), saved, SMALL, steps)


@pytest.mark.parametrize("aids", ["off", "on"])
def test_the_whole_log_opens_at_its_end_and_says_what_it_hides(aids: str, saved: Path) -> None:
    async def steps(app: ClubApp, pilot: Pilot[None]) -> None:
        assert app.host.log_note(0) == (FADES if aids == "off" else "")
        await press(app, pilot, "l")
        assert isinstance(app.screen, Reading)
        pane = app.screen.query_one("#reading")
        assert 0 < pane.max_scroll_y == pane.scroll_y
        await press(app, pilot, "home")
        assert (FADES in seen(app)) == (aids == "off")

    run(advanced(new_play(1, 3, memory_aids=aids), 5), saved, SMALL, steps)


def test_a_log_that_hides_nothing_says_nothing_about_it(saved: Path) -> None:
    assert host_of(new_play(1, 2), saved).log_note(0) == ""
