"""The table as a picture and in words: always as large, never silent about a change, and blind to secrets."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
import numpy as np
import pytest
from brought import a_few
from conformance.test_no_leak import leaks
from conformance.walks import Setting, settings, walk
from games.adel.boxes import components as adel_parts
from games.lastwill.boxes import with_parts as lastwill_parts

from clubantique.core.events import Viewer
from clubantique.core.outside import Chance
from clubantique.core.play import Play
from clubantique.core.registry import load
from clubantique.core.streams import stream
from clubantique.research.drawing import picture, text
from clubantique.research.pettingzoo import env
from clubantique.research.pictures import painter_of
from clubantique.research.pictures.canvas import Frame, fitted, length, printable, wrapped
from clubantique.research.pictures.plain import SIZE
from research.settings import every_game

SOME = 4
"""How many pictures of a random game are looked at."""

UNSEEN = {"step", "quiet", "variant", "asked", "queue", "order", "memory"}
"""What a view says that nobody would see by looking at the table."""


@cache
def views(setting: Setting) -> list[Any]:
    """What somebody sees who looks on, choice by choice."""
    return [play.game.table(play.state, None) for play in walk(setting, 7)]


def some(items: list[Any], count: int = SOME) -> list[Any]:
    """A few of them from everywhere, the first and the last included."""
    return [items[round(each * (len(items) - 1) / (count - 1))] for each in range(count)]


def same(one: Any, other: Any) -> bool:
    return bool(np.array_equal(one, other))


TABLES = [setting for setting in settings() if setting.seats == 2 or not setting.options]
"""Every number of players, and every option at the smallest table."""


@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_every_table_of_a_game_is_a_picture_of_the_same_size(setting: Setting) -> None:
    painter = painter_of(setting.game)
    width, height = SIZE if painter is None else painter.SIZE
    for view in some(views(setting)):
        drawn = picture(setting.game, view)
        assert drawn.shape == (height, width, 3)
        assert drawn.dtype == np.dtype(np.uint8)


def visible(view: Any) -> dict[str, Any]:
    return {name: value for name, value in msgspec.to_builtins(view).items() if name not in UNSEEN}


def changes(setting: Setting) -> Iterator[tuple[Any, Any]]:
    """Views one after the other that differ in something that can be seen."""
    found = views(setting)
    for before, after in pairwise(found):
        if visible(before) != visible(after):
            yield before, after


@pytest.mark.parametrize(
    "setting", [each for each in TABLES if not each.options and each.seats in (2, 4, 5)], ids=str
)
def test_whatever_changes_on_the_table_changes_the_picture_and_the_words(setting: Setting) -> None:
    game = setting.game
    for before, after in some(list(changes(setting)), 25):
        assert text(before) != text(after)
        assert not same(picture(game, before), picture(game, after)), text(after)


@every_game
def test_the_same_table_is_always_the_same_picture(game: str) -> None:
    (view,) = some(views(Setting(game, a_few(game), ())), 3)[1:2]
    first = picture(game, view)
    first[:] = 0  # whoever gets a picture may paint over it
    assert not same(first, picture(game, view))
    assert same(picture(game, view), picture(game, msgspec.convert(msgspec.to_builtins(view), type(view))))


# --- secrets -------------------------------------------------------------------------------------


def looked_at(play: Play, viewer: Viewer) -> bytes:
    """The picture and the words for somebody who only looks on."""
    if viewer is not None:
        return b""
    view = play.game.table(play.state, None)
    return picture(play.game.id, view).tobytes() + text(view).encode()


@every_game
def test_two_tables_that_differ_only_in_secrets_look_the_same(game: str) -> None:
    assert not leaks(Setting(game, a_few(game), ()), looked_at)


@every_game
def test_a_picture_shows_nothing_that_only_a_seat_may_see(game: str) -> None:
    for number, play in enumerate(walk(Setting(game, a_few(game), ()), 2)):
        if number % 20 == 19:
            own, open_ = (play.game.table(play.state, viewer) for viewer in (0, None))
            assert text(own) != text(open_)
            assert same(picture(game, own), picture(game, open_))


# --- other games, other boxes --------------------------------------------------------------------


class Patience(msgspec.Struct):
    """A game that nobody has drawn yet."""

    deck: int
    rows: list[list[str]]
    won: bool = False


def test_a_game_without_a_picture_gets_its_words_drawn() -> None:
    drawn = [picture("patience", Patience(deck, [["ace", "ten"], []])) for deck in (3, 4)]
    assert {each.shape for each in drawn} == {(640, 960, 3)}
    assert not same(*drawn)
    endless = picture("patience", Patience(1, [["a very long card " * 30]] * 2000))
    assert endless.shape == (640, 960, 3)


def test_words_say_what_is_there_and_leave_out_what_is_not() -> None:
    assert text(Patience(3, [["ace", "ten"], []])) == "deck: 3\nrows:\n  0: ace, ten"
    assert text(Patience(0, [[], []], won=True)) == "deck: 0\nwon: True"


def castles(count: int, spaces: int) -> dict[str, Any]:
    return {"track__table": count * spaces, "track__castles": [{"spaces": spaces, "pair": [3, 2]}] * count}


def renamed() -> dict[str, Any]:
    """Colours and themes that nobody has heard of, in letters that the font has not."""
    data = adel_parts()
    colours = {f"häßlich — {number}": colour for number, colour in enumerate(data["colours"].values())}
    themes = {letter: series | {"theme": "żółć " * 40} for letter, series in data["series"].items()}
    return data | {"colours": colours, "series": themes}


def crowded() -> dict[str, Any]:
    data = lastwill_parts(boards__player_board_slots=60)
    data["boards"]["plans_4_5"] = data["boards"]["plans_4_5"] * 5
    return data


def flat() -> dict[str, Any]:
    """One layer of drawers, and three characters."""
    data = load("meisterdiebe").components
    played = {"played": ["jeweller", "thief", "detective"]}
    return data | {"cube": data["cube"] | {"layers": 1}, "characters": data["characters"] | played}


BOXES = {
    "one castle": ("adel", adel_parts(**castles(1, 1))),
    "a long way": ("adel", adel_parts(**castles(40, 3))),
    "a thousand spaces": ("adel", adel_parts(**castles(500, 2))),
    "strange names": ("adel", renamed()),
    "crowded boards": ("lastwill", crowded()),
    "a flat cube": ("meisterdiebe", flat()),
}


@pytest.mark.parametrize("name", BOXES)
def test_other_boxes_are_drawn_as_they_are(name: str) -> None:
    game, parts = BOXES[name]
    play = env(game, 5, components=parts, render_mode="rgb_array")
    play.reset(seed=3)
    rng = stream(3, "choices")
    for _ in range(200):
        if play.terminations[play.agent_selection]:
            break
        options = np.flatnonzero(play.observe(play.agent_selection)["action_mask"])
        play.step(int(options[int(rng.random() * len(options))]))
    match = play.match
    view = match.game.table(match.state, None)
    assert same(play.render(), picture(game, view, parts))
    assert not same(play.render(), picture(game, view)) or name == "crowded boards"  # its view says all of it


def test_without_components_the_built_in_boards_are_drawn() -> None:
    game = load("adel")
    view = game.table(game.setup(4, {}, Chance(stream(1, "chance"))), None)
    assert same(picture("adel", view), picture("adel", view, game.components))


# --- the canvas ----------------------------------------------------------------------------------


def test_words_are_made_smaller_and_then_shortened_to_fit() -> None:
    assert fitted("castle", 14, 200) == ("castle", 14)
    said, size = fitted("advertising signs", 14, 90)
    assert (said, size < 14) == ("advertising signs", True)
    said, size = fitted("advertising signs " * 4, 14, 90)
    assert said.endswith("…")
    assert length(said, size) <= 90
    assert fitted("120", 14, 1) == ("120", 9)


def test_lines_break_between_words() -> None:
    assert wrapped("Summer Residence A", 12, 75, 3) == ("Summer", "Residence A")
    assert wrapped("one two three four", 12, 30, 2) == ("one", "two three four")


def test_letters_that_the_font_has_not_become_others() -> None:
    assert printable("Soirée – 3 × £2") == "Soiree - 3 x 2"


@pytest.mark.parametrize("count", [1, 5, 300])
def test_columns_and_rows_stay_inside(count: int) -> None:
    frame = Frame(10, 20, 100, 50)
    for places in (frame.columns(count), frame.rows(count)):
        assert len(places) == count
        assert all(place.x >= 10 and place.right <= 110.001 and place.bottom <= 70.001 for place in places)
