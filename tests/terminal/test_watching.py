"""People see every turn of the bots before it fades."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from textual.pilot import Pilot

from clubantique.core.outside import Chance
from clubantique.core.play import Play
from clubantique.core.record import Chair
from clubantique.core.registry import load
from clubantique.terminal.app import ClubApp
from clubantique.terminal.boards import board_of
from clubantique.terminal.host import Host
from clubantique.terminal.session import Session
from clubantique.terminal.table import TableScreen
from clubantique.texts import Words


def hosted(tmp_path: Path, people: int = 1) -> Host:
    chairs = [Chair(name) for name in ["Ann", "Bob"][:people]]
    chairs += [Chair(f"random {seat}", bot="random") for seat in range(4 - people)]
    play = Play(load("meisterdiebe"), chairs, {}, Chance(Random(3)))
    session = Session(play, seed=3, save_to=tmp_path / "game.json")
    words = Words("en", "meisterdiebe")
    return Host(session, words, board_of(play.game, words, session.players))


def test_no_event_of_a_whole_game_goes_by_unseen(tmp_path: Path) -> None:
    session = hosted(tmp_path).session
    seen: set[int] = set()
    rng = Random(1)
    while not session.over:
        while session.bot_answers():
            if session.turn_passed():
                seen |= {id(event) for event, _ in session.news(0)}
                session.watched(0)
        seen |= {id(event) for event, _ in session.news(0)}
        if not session.over:
            options = session.options(0)
            session.answer(0, [options[int(rng.random() * len(options))]])
    heard = [event for event in session.play.log.all() if event.heard_by(0)]
    assert all(id(event) in seen for event in heard)


def test_what_was_watched_is_no_news_any_more(tmp_path: Path) -> None:
    session = hosted(tmp_path).session
    while not session.turn_passed() and session.bot_answers():
        pass
    assert any(new for _, new in session.news(0))
    session.watched(0)
    assert not session.turn_passed()
    assert not any(new for _, new in session.news(0))


async def until(pilot: Pilot[None], reached: Callable[[], bool]) -> None:
    for _ in range(1000):
        if reached():
            return
        await pilot.pause(0.02)
    raise AssertionError


async def test_the_app_waits_until_somebody_wants_to_go_on(tmp_path: Path) -> None:
    host = hosted(tmp_path)
    state = host.session.play.state
    app = ClubApp(host)
    async with app.run_test(size=(120, 40)) as pilot:
        table = app.screen
        assert isinstance(table, TableScreen)
        await until(pilot, lambda: bool(table.watching or table.offers))
        while not table.watching:
            await pilot.press("enter")
            await until(pilot, lambda: bool(table.watching or table.offers))
        chapter = state.chapter
        await pilot.pause(0.2)
        assert (table.watching, state.chapter) == (True, chapter)
        await pilot.press("enter")
        await until(pilot, lambda: state.chapter != chapter or bool(table.offers))
        while not table.offers:
            await pilot.press("enter")
            await until(pilot, lambda: bool(table.watching or table.offers))
        entries = len(host.session.play.record().entries)
        await pilot.press("enter")
        await pilot.pause(0.1)
        assert len(host.session.play.record().entries) == entries, (
            "one Enter too many must not choose anything"
        )
        await pilot.press("down", "enter")
        await until(pilot, lambda: len(host.session.play.record().entries) > entries)
