"""Meisterdiebe in the terminal room: played line by line and by keys, the cube drawn rightly, nothing secret shown."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import cast

import msgspec
import pytest
from rich.console import Console
from textual.pilot import Pilot

from clubantique.core import registry
from clubantique.core.files import read_record
from clubantique.core.outside import Chance
from clubantique.core.play import Play, replay
from clubantique.core.record import Chair
from clubantique.core.streams import stream
from clubantique.games.meisterdiebe.cube import PLACES, SIDE_NAMES, place_name
from clubantique.games.meisterdiebe.views import Drawer, Table
from clubantique.terminal.app import ClubApp
from clubantique.terminal.boards import Room
from clubantique.terminal.boards.meisterdiebe import MeisterdiebeBoard
from clubantique.terminal.boards.meisterdiebe_cube import LABEL
from clubantique.terminal.host import Host
from clubantique.terminal.table import TableScreen
from clubantique.texts.words import LANGUAGES

from .seats import BOTS, PEOPLE, Typist, choose_at_random, host_of
from .test_app import key_of, press, run, seen

SMALL, LARGE = Room(80, 24), Room(120, 40)
INSIDE = {"left": 31, "right": 51}  # what the other part leaves of a small screen
languages = pytest.mark.parametrize("language", LANGUAGES)
rooms = pytest.mark.parametrize("room", [SMALL, LARGE], ids=["small", "large"])


def new_play(people: int = 1, bots: int = 3, seed: int = 7, open_cube: str = "off") -> Play:
    chairs = [Chair(name) for name in PEOPLE[:people]]
    chairs += [Chair(name, bot="random") for name in BOTS[:bots]]
    options, chance = {"open_cube": open_cube}, Chance(stream(seed, "chance"))
    return Play(registry.load("meisterdiebe"), chairs, options, chance)


def until(fits: Callable[[Table], bool], seed: int = 3, open_cube: str = "off") -> Play:
    """A game played at random until the first player is asked and the table fits."""
    play, rng = new_play(seed=seed, open_cube=open_cube), Random(seed)
    while not play.over:
        if 0 in play.state.due and fits(seen_by(play)):
            return play
        choose_at_random(play, rng)
    return until(fits, seed + 1, open_cube)


def seen_by(play: Play, viewer: int | None = 0) -> Table:
    return cast("Table", play.game.table(play.state, viewer))


def drawn(host: Host, view: Table, room: Room) -> str:
    console = Console(width=room.width, record=True, file=io.StringIO())
    for part in host.board.parts(view, room):
        console.print(part.body, width=room.width - INSIDE.get(part.area, 2))
    return console.export_text()


def cells(text: str, layer: str) -> list[str]:
    """What stands in the four drawers of a layer on a small screen, front, right, back, left."""
    line = next(line for line in text.splitlines() if line.startswith(layer.ljust(LABEL) + "│"))
    return [cell.strip() for cell in line.split("│")[1:5]]


def after(twist: str, saved: Path) -> tuple[Host, Table]:
    play = new_play()
    return host_of(play, saved), msgspec.structs.replace(seen_by(play), twist=twist, twister=1)


@languages
def test_a_whole_game_line_by_line(language: str, saved: Path) -> None:
    play = new_play(1, 2)
    typist = Typist(host_of(play, saved, language=language), ["?", "board", "log"], goes_on=True)
    written = typist.type()
    assert replay(read_record(saved)).over
    view = seen_by(play, None)
    assert typist.plain.host.board.result(view, view.ranking.index(1)) in written


def test_scripted_lines_are_heard(saved: Path) -> None:
    play = new_play(1, 1)
    while 0 not in play.state.due:
        choose_at_random(play, Random(1))
    written = Typist(host_of(play, saved), ["open top-left", "board", "flip", "board"]).type()
    assert "Ann opens the drawer top left." in written
    assert "3. turn the top layer to the left [turn top-left]: front→left→back→right→front" in written
    assert (0, "flip") in play.record().entries
    assert "imitations: 7 diamonds and 3 sapphires" in written


def test_a_smuggler_reads_names(saved: Path) -> None:
    def finds(view: Table) -> bool:
        found = view.drawer is not None and view.drawer.upper.diamonds >= 2
        return view.phase == "act" and view.crooks[0].character == "smuggler" and found

    host = host_of(until(finds), saved)
    hints = {offer.text: offer.hint for offer in host.offers(0)}
    assert hints["diamond-to 1"].startswith("Dora, so far with ")
    assert host.question(0, host.session.view(0)).startswith("Hand out all the gems")
    host.session.answer(0, [host.session.play.game.code("diamond-to 1")])
    assert host.run_so_far(0, host.session.view(0)) == "So far: a diamond for Dora."
    assert host.question(0, host.session.view(0)) == "Who gets the next gem?"


def watching(app: ClubApp) -> bool:
    """Whether a bot's turn is being shown."""
    return isinstance(app.screen, TableScreen) and app.screen.watching


@rooms
def test_the_first_turn_by_keys(room: Room, saved: Path) -> None:
    async def steps(app: ClubApp, pilot: Pilot[None]) -> None:
        session = app.host.session
        while watching(app):
            await press(app, pilot, "enter")
        await press(app, pilot, key_of(app, "open top-front"))
        await press(app, pilot, key_of(app, "flip"))
        while session.view(0).phase != "choose" or watching(app):
            await press(app, pilot, "enter" if watching(app) else "1")
        await press(app, pilot, key_of(app, "play jeweller"))
        while watching(app):
            await press(app, pilot, "enter")
        assert session.view(0).phase == "open"
        assert "▶ Ann" in seen(app)
        await press(app, pilot, key_of(app, "open bottom-back"))
        assert session.view(0).phase in ("act", "twist")

    run(new_play(), saved, (room.width, room.height), steps)


def test_a_turn_shows_where_each_drawer_was(saved: Path) -> None:
    host, view = after("turn top-right", saved)
    text = drawn(host, view, SMALL)
    assert cells(text, "top") == ["from left", "from front", "from right", "from back"]
    assert cells(text, "middle") == cells(text, "bottom") == ["○"] * 4
    assert "turn the top layer to the right (front→right→back→left→front)" in text
    text = drawn(*after("turn two-left", saved), SMALL)
    assert (
        cells(text, "top") == cells(text, "middle") == ["from right", "from back", "from left", "from front"]
    )


def test_a_flip_shows_layers_and_sides_that_changed_places(saved: Path) -> None:
    host, view = after("flip", saved)
    text = drawn(host, view, SMALL)
    for layer in ("top", "middle", "bottom"):
        assert cells(text, layer) == ["○", "from left", "○", "from right"]
    beside = [line.rpartition("│")[2].strip() for line in text.splitlines()[2:5]]
    assert beside == ["⇅ was bottom", "⇅", "⇅ was top"]
    assert "left □ right ↷ right □ left" in drawn(host, view, LARGE)


def test_every_twist_says_where_the_front_drawers_go(saved: Path) -> None:
    """The example of M-60: the front drawer of the top layer, turned to the right, then flipped; or flipped first."""
    host = host_of(until(lambda view: view.phase == "twist"), saved)
    hints = {offer.text: offer.hint for offer in host.offers(0)}
    assert hints["turn top-left"].startswith("front→left")
    assert "top → bottom left" in hints["turn-flip top-right"]
    assert "top → bottom front, " in hints["flip-turn top-right"]


def drawers(play: Play) -> list[Drawer]:
    memory = seen_by(play).memory
    return memory.drawers if memory else []


def test_drawers_move_as_the_open_cube_says(saved: Path) -> None:
    """What the arrows claim is what the rules do to the contents."""
    play = until(lambda view: view.phase == "twist" and view.round > 2, open_cube="on")
    board = cast("MeisterdiebeBoard", host_of(play, saved).board)
    before = {drawer.place: drawer for drawer in drawers(play)}
    play.answer(0, [play.game.code("turn-flip two-left")])
    moved = board.material.moved("turn-flip two-left")
    for place, here in enumerate(drawers(play)):
        was = before[place_name(moved.before[place])]
        assert (here.large, here.upper, here.lower) == (was.large, was.lower, was.upper)


def test_the_open_drawer_stands_out(saved: Path) -> None:
    play = until(lambda view: view.drawer is not None and view.drawer.upper.diamonds > 0)
    view = seen_by(play)
    assert view.drawer is not None
    layer, _, side = view.drawer.place.partition("-")
    text = drawn(host_of(play, saved), view, SMALL)
    assert cells(text, layer)[SIDE_NAMES.index(side)].startswith(f"▸◇{view.drawer.upper.diamonds}")
    assert "Open: " in text


@rooms
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_nothing_of_closed_drawers_is_shown(room: Room, viewer: int | None, saved: Path) -> None:
    """Two games that differ only inside the cube, and in numbers nobody showed, look and sound the same."""
    play = until(lambda view: view.phase == "twist" and view.round > 2)
    host = host_of(play, saved)
    before = drawn(host, seen_by(play, viewer), room), host.board.spoken(seen_by(play, viewer))
    play.state.cube = [[1, 9, 9, 9, 9, 1, 0]] * PLACES
    hidden = 0 if viewer == 1 else 1
    numbers, played = [99] * 6, play.state.character[hidden]
    numbers[played] = play.state.numbers[hidden][played]
    play.state.numbers[hidden] = numbers
    assert (drawn(host, seen_by(play, viewer), room), host.board.spoken(seen_by(play, viewer))) == before
    assert not set("■▪▴▾┊") & set(before[0])


@rooms
def test_the_open_cube_is_drawn_and_told(room: Room, saved: Path) -> None:
    play = until(lambda view: view.phase == "open" and view.round > 2, open_cube="on")
    host = host_of(play, saved)
    text, told = drawn(host, seen_by(play), room), host.board.spoken(seen_by(play))
    assert (text.count("■"), text.count("▪")) == (6, 6)
    assert text.count("┊●") == 6 - sum(crook.plus.rubies for crook in seen_by(play).crooks)
    assert sum("a ruby at the back" in line for line in told) == text.count("┊●")
    assert all(offer.hint.startswith("above: ") for offer in host.offers(0)[:PLACES])


@languages
@rooms
def test_every_line_fits(language: str, room: Room, saved: Path) -> None:
    play = new_play(3, 5)
    host = host_of(play, saved, language=language)
    board = cast("MeisterdiebeBoard", host.board)
    view = seen_by(play)
    crooks = [msgspec.structs.replace(crook, character="master-thief", number=8) for crook in view.crooks]
    crowd = msgspec.structs.replace(view, crooks=crooks, round=12, ended=True, phase="open")
    for twist in play.game.choices.names[41:]:
        text = drawn(host, msgspec.structs.replace(crowd, twist=twist, twister=1), room)
        assert max(map(len, text.splitlines())) <= room.width
        assert "…" not in text
        assert text.count(board.material.character("master-thief")) == len(crooks) + 1
        assert all(name in text for name in board.players)


@languages
@pytest.mark.parametrize("open_cube", ["off", "on"])
def test_notes_fit_below_their_panels(language: str, open_cube: str, saved: Path) -> None:
    host = host_of(new_play(open_cube=open_cube), saved, language=language)
    view = host.session.view(0)
    notes = [len(part.note) for part in host.board.parts(view, Room(100, 32))]
    assert all(note <= most for note, most in zip(notes, [94, 49, 39, 94], strict=True))
    for number in (0, 60):
        assert len(host.title(msgspec.structs.replace(view, round=number, ended=True), 0)) <= 74


@languages
def test_every_choice_has_a_hint(language: str, saved: Path) -> None:
    play, rng = new_play(1, 2), Random(2)
    host = host_of(play, saved, language=language)
    met: set[str] = set()
    while not play.over:
        if 0 in play.state.due:
            offers = host.offers(0)
            assert all(offer.hint for offer in offers)
            met |= {offer.text.split()[0] for offer in offers}
        choose_at_random(play, rng)
    assert met >= {"play", "open", "shut", "put", "stay", "flip", "turn", "turn-flip", "flip-turn"}
