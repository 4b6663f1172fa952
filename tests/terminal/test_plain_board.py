"""A game that brings no board is played on the plain one, drawn and in lines."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from clubantique.core import registry
from clubantique.core.outside import Chance
from clubantique.core.play import Play
from clubantique.core.record import Chair
from clubantique.core.streams import stream
from clubantique.terminal.app import ClubApp
from clubantique.terminal.boards import Room
from clubantique.terminal.boards.plain import PlainBoard
from clubantique.terminal.screens import Curtain
from clubantique.texts.words import LANGUAGES, Words

from .seats import Typist, host_of, new_play
from .test_app import LARGE, SMALL, press, run, seen
from .test_boards import drawn

ROOMS = [Room(*SMALL), Room(*LARGE)]


def toy(people: int, bots: int, **options: str) -> Play:
    chairs = [Chair(name) for name in ["Ann", "Bob"][:people]]
    chairs += [Chair(f"miser {number}", bot="miser") for number in range(bots)]
    return Play(registry.load("toy"), chairs, options, Chance(stream(3, "chance")))


@pytest.mark.parametrize("room", ROOMS, ids=["small", "large"])
def test_it_shows_everybody_and_what_lies_there(room: Room, saved: Path) -> None:
    text = drawn(host_of(toy(1, 2), saved), 0, room)
    for part in (
        "Ann (you) (to choose)",
        "miser 1",
        "Pebbles: 6",
        "Coin on the table:",
        "How much do you bid?",
    ):
        assert part in text
    assert "None" not in text
    assert max(map(len, text.splitlines())) <= room.width


def test_what_others_have_is_shown_from_behind(saved: Path) -> None:
    play = toy(2, 0)
    for _ in range(2):
        play.answer(0, [2, 3])
        play.answer(1, [0, 3])
    host = host_of(play, saved)
    assert "Purse: ▮▮" in drawn(host, 1, ROOMS[1])
    assert "Purse: 2" in "\n".join(host.board.spoken(host.session.view(1)))
    own = play.game.table(play.state, 0).own.coins
    assert host.board.summary(host.session.view(0)) == f"Yours alone: Coins: {own[0]}, {own[1]}."
    assert host.board.summary(host.session.view(1)) == "Yours alone: Coins: –."


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_to_its_end_in_lines(language: str, saved: Path) -> None:
    host = host_of(toy(1, 2), saved, language=language)
    written = Typist(host, ["board", "?", "rules"], goes_on=True).type()
    words = Words(language, "toy")
    for key in ("plain-own", "plain-table", "phase-bid-help", "field-purse"):
        assert words(key) in written
    assert "[T-01]" in written
    assert words("terminal-over") in written


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_it_is_played_by_keys_and_hides_what_the_last_person_saw(size: tuple[int, int], saved: Path) -> None:
    play = toy(2, 0)
    play.answer(0, [2, 3])
    play.answer(1, [0, 3])
    (coin,) = play.game.table(play.state, 0).own.coins

    async def steps(app: ClubApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter")
        assert f"Coins: {coin}" in seen(app)
        await press(app, pilot, "0", "3")
        assert isinstance(app.screen, Curtain)
        await press(app, pilot, "enter")
        assert "Coins: –" in seen(app)
        assert f"Coins: {coin}" not in seen(app)

    run(play, saved, size, steps)


@pytest.mark.parametrize("game", registry.names())
def test_every_view_can_be_drawn_and_spoken(game: str, saved: Path) -> None:
    """Also those of games that bring a better board."""
    loaded = registry.load(game)
    play = Play(loaded, [Chair("Ann"), Chair("Bob")], {}, Chance(stream(1, "chance")))
    board = PlainBoard(loaded, Words("en", game), ["Ann", "Bob"])
    for view in (loaded.table(play.state, None), loaded.knowledge(play.state, 1)):
        assert [part.area for part in board.parts(view, ROOMS[0])] == ["top", "left", "right", "own"]
        assert len(board.spoken(view)) >= 2
        assert board.words(f"phase-{view.phase}") in "".join(board.spoken(view))
    assert board.result(view, 0)


def test_our_games_have_boards_of_their_own(saved: Path) -> None:
    assert not isinstance(host_of(new_play(1, 1), saved).board, PlainBoard)
    assert isinstance(host_of(toy(1, 1), saved).board, PlainBoard)
