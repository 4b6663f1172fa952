"""The drawn table, played by keys."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from rich.console import Console
from textual.content import Content
from textual.pilot import Pilot
from textual.widgets import OptionList

from clubantique.core.files import read_record
from clubantique.core.play import Play, replay
from clubantique.terminal.app import ClubApp
from clubantique.terminal.ask import Ask
from clubantique.terminal.pieces import offer_lines
from clubantique.terminal.screens import Curtain, Ending, Reading
from clubantique.terminal.table import TableScreen
from clubantique.texts.words import LANGUAGES

from .seats import YEAR, exhibiting, host_of, nearly_over, new_play, secret_years

SMALL, LARGE = (80, 24), (120, 40)
Steps = Callable[[ClubApp, Pilot[None]], Awaitable[None]]


def run(play: Play, saved: Path, size: tuple[int, int], steps: Steps, language: str = "en") -> None:
    async def scene() -> None:
        app = ClubApp(host_of(play, saved, language=language))
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await steps(app, pilot)

    asyncio.run(scene())


async def settled(app: ClubApp, pilot: Pilot[None]) -> None:
    """Wait until the bots have thought and the screen is drawn."""
    await pilot.pause()
    await app.workers.wait_for_complete()
    await pilot.pause()


async def press(app: ClubApp, pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(app, pilot)


def seen(app: ClubApp) -> str:
    """The words on the screen, line by line."""
    rows: dict[str, str] = {}
    for y, text in re.findall(
        r'<text class="[^"]*"[^>]* y="([\d.]+)"[^>]*>([^<]*)</text>', app.export_screenshot()
    ):
        rows[y] = rows.get(y, "") + html.unescape(text).replace("\xa0", " ")
    return "\n".join(rows.values())


def table(app: ClubApp) -> TableScreen:
    assert isinstance(app.screen, TableScreen)
    return app.screen


def key_of(app: ClubApp, text: str) -> str:
    return next(offer.key for offer in table(app).offers if offer.text.startswith(text))


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_first_round_by_keys(size: tuple[int, int], saved: Path) -> None:
    async def steps(app: ClubApp, pilot: Pilot[None]) -> None:
        first = seen(app)
        for part in ("Where do you go?", "the castle", "the auction house", "Ann (you)", "save and quit"):
            assert part in first
        await press(app, pilot, key_of(app, "auction"))
        assert "What do you do there?" in seen(app)
        await press(app, pilot, key_of(app, "thief"))
        while app.host.session.view(0).round == 1:
            await press(app, pilot, "enter")
        assert "Round 2" in seen(app)
        assert "▸" in seen(app)

    run(new_play(1, 4), saved, size, steps)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_arrow_keys_and_enter_choose(size: tuple[int, int], saved: Path) -> None:
    async def steps(app: ClubApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "down", "enter")
        assert app.host.session.view(0).lords[0].place == "auction"

    run(new_play(1, 2), saved, size, steps)


def test_a_click_chooses(saved: Path) -> None:
    async def steps(app: ClubApp, pilot: Pilot[None]) -> None:
        await pilot.click("#choices", offset=(8, 0))
        await settled(app, pilot)
        assert app.host.session.view(0).lords[0].place == "castle"

    run(new_play(1, 2), saved, LARGE, steps)


@pytest.mark.parametrize(
    ("key", "part"),
    [
        ("question_mark", "Everybody secretly chooses a place"),
        ("r", "A game of bluff"),
        ("l", "Ann plays"),
        ("b", "Left pile:"),
    ],
)
def test_something_to_read(key: str, part: str, saved: Path) -> None:
    async def steps(app: ClubApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, key)
        assert isinstance(app.screen, Reading)
        assert part in seen(app)
        await press(app, pilot, "escape")
        assert isinstance(app.screen, TableScreen)

    run(new_play(1, 2), saved, SMALL, steps)


def test_a_run_is_shown_and_taken_back(saved: Path) -> None:
    async def steps(app: ClubApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "u")
        await press(app, pilot, key_of(app, "castle"))
        assert "So far: the castle." in seen(app)
        await press(app, pilot, "u")
        assert app.host.session.run(0) == []
        assert "So far" not in seen(app)
        await press(app, pilot, key_of(app, "castle"), "backspace")
        assert app.host.session.run(0) == []

    run(new_play(1, 1, variant="surprise"), saved, SMALL, steps)


def test_an_exhibition_grows_card_by_card_and_is_closed_last(saved: Path) -> None:
    async def steps(app: ClubApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter", "enter", "enter")
        first, second, third = (choice.removeprefix("show ") for choice in app.host.session.run(0))
        assert f"Your exhibition so far (3): {first}, {second}, {third}." in seen(app)
        assert [offer.text for offer in table(app).offers].index("done") == len(table(app).offers) - 1
        assert f"you exhibit 3 cards: {first}, {second}, {third}" in table(app).offers[-1].hint
        await press(app, pilot, "u")
        assert app.host.session.run(0) == [f"show {first}", f"show {second}"]

    run(exhibiting(), saved, LARGE, steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_long_list_can_be_read(language: str, saved: Path) -> None:
    """Rows are as high as their words need, also beside a scroll bar."""

    async def steps(app: ClubApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1")
        shown = ""
        for _ in table(app).offers:
            shown += seen(app)
            await press(app, pilot, "down")
        for offer in table(app).offers:
            assert offer.hint.split()[-1] in shown
        choices = table(app).query_one("#choices", OptionList)
        console = Console(width=choices.scrollable_content_region.width)
        needed = sum(len(console.render_lines(line)) for line in offer_lines(table(app).offers))
        assert choices.show_vertical_scrollbar
        assert choices.virtual_size.height == needed

    run(new_play(1, 4), saved, (80, 20), steps, language)


def test_explanations_never_cover_choices(saved: Path) -> None:
    """Also where the answer so far has just grown by a line."""

    async def steps(app: ClubApp, pilot: Pilot[None]) -> None:
        ask = table(app).query_one(Ask)
        for run in ("", "so far " * 20, "so far"):
            ask.put("question", run)
            ask.offer(["1", "2", "3"], marked=True)
            ask.explain([Content("word " * count) for count in range(100, 0, -1)])
            await settled(app, pilot)
            choices = ask.query_one("#choices", OptionList)
            assert choices.size.height >= choices.virtual_size.height == 3
            assert ask.query_one("#about").display

    run(new_play(1, 2), saved, LARGE, steps)


def test_the_first_question_of_a_round_is_not_answered_by_enter(saved: Path) -> None:
    async def steps(app: ClubApp, pilot: Pilot[None]) -> None:
        session = app.host.session
        while session.chapter == 1:
            await press(app, pilot, "enter")
        entries = len(session.play.record().entries)
        await press(app, pilot, "enter")
        assert len(session.play.record().entries) == entries
        assert table(app).query_one("#choices", OptionList).highlighted is None
        await press(app, pilot, "down", "enter")
        assert len(session.play.record().entries) > entries

    run(new_play(1, 2), saved, LARGE, steps)


def test_who_reads_more_is_told_where(saved: Path) -> None:
    async def steps(app: ClubApp, pilot: Pilot[None]) -> None:
        assert "? explains choices" in seen(app)
        await pilot.resize_terminal(*LARGE)
        await settled(app, pilot)
        assert "The aim: be furthest ahead" in seen(app)
        await pilot.resize_terminal(100, 36)
        await settled(app, pilot)
        assert "The aim: be furthest ahead" not in seen(app)
        assert "Everybody secretly chooses a place" in seen(app)

    run(new_play(1, 2), saved, SMALL, steps)


@pytest.mark.parametrize("key", ["q", "ctrl+q", "ctrl+c"])
def test_quitting_saves(key: str, saved: Path) -> None:
    async def steps(app: ClubApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1")
        await pilot.press(key)
        assert read_record(saved) == app.host.session.play.record()
        assert f"--resume {saved}" in "\n".join(app.host.farewell())

    run(new_play(1, 2), saved, SMALL, steps)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_end_shows_the_ranking(size: tuple[int, int], saved: Path) -> None:
    async def steps(app: ClubApp, pilot: Pilot[None]) -> None:
        while not isinstance(app.screen, Ending):
            await press(app, pilot, "down", "enter")
        shown = seen(app)
        assert "The game is over." in shown
        assert "1. " in shown
        assert "The record was saved" in shown
        assert "Ann (you)" in shown
        await press(app, pilot, "escape", "question_mark", "escape")
        assert isinstance(app.screen, TableScreen)
        assert replay(read_record(saved)).over
        assert "Enter: leave" in seen(app)
        await pilot.press("enter")
        await pilot.pause()
        assert not app.is_running

    run(nearly_over(1, 2, spaces=1), saved, size, steps)


def test_a_curtain_falls_between_two_people(saved: Path) -> None:
    async def steps(app: ClubApp, pilot: Pilot[None]) -> None:
        for _ in range(6):
            shown = seen(app)
            if isinstance(app.screen, Curtain):
                assert not YEAR.findall(shown)
                await press(app, pilot, "l", "b", "1", "enter")
            viewer = table(app).seat
            assert viewer is not None
            assert not set(YEAR.findall(seen(app))) & secret_years(app.host.session.play, viewer)
            await press(app, pilot, "1")

    run(new_play(2, 1), saved, LARGE, steps)


def test_an_answer_is_taken_back_at_the_curtain(saved: Path) -> None:
    async def steps(app: ClubApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter", "1")
        assert isinstance(app.screen, Curtain)
        assert "Pass the keyboard to Bob" in seen(app)
        await press(app, pilot, "u")
        assert "Pass the keyboard to Ann" in seen(app)
        assert app.host.session.run(0) == []
        await press(app, pilot, "q")

    run(new_play(2, 1), saved, SMALL, steps)


def test_the_theme_changes_and_the_window_too(saved: Path) -> None:
    async def steps(app: ClubApp, pilot: Pilot[None]) -> None:
        before = app.theme
        await press(app, pilot, "t")
        assert app.theme != before
        assert not app.screen.has_class("roomy")
        await pilot.resize_terminal(*LARGE)
        await settled(app, pilot)
        assert app.screen.has_class("roomy")

    run(new_play(1, 2), saved, SMALL, steps)
