"""The tool that measures the games: what it counts is what there is."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from brought import law, laws

from clubantique.core.finding import part
from clubantique.core.layouts import deal_bits
from clubantique.core.outside import Chance
from clubantique.core.registry import AnyGame, load, names
from clubantique.core.streams import stream
from research.settings import every_game, tables

ROOT = Path(__file__).resolve().parents[2]
TRIES = 3000
MEASURED = [name for name in names() if part(name, "hidden")]
every_measured = pytest.mark.parametrize("game", MEASURED)


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(sys, "path", [str(ROOT / "tools"), *sys.path])
    return import_module("game_sizes")


def brought_bits(game: AnyGame) -> Callable[[AnyGame, Any], float]:
    found = part(game.id, "hidden")
    assert found is not None
    return cast(Callable[[AnyGame, Any], float], found.hidden_bits)


def hidden(game: AnyGame, state: Any, seat: int) -> float:
    return brought_bits(game)(game, game.knowledge(state, seat))


def moments(game: AnyGame, seed: int = 7) -> Iterator[Any]:
    """The state before every choice of a random game, and when it is over."""
    rng = stream(seed, "moments")
    chance = Chance(rng)
    state = game.setup(game.fewest, {}, chance)
    while state.due:
        yield state
        options = state.legal(state.due[0])
        state.take(state.due[0], options[int(rng.random() * len(options))], chance)
    yield state


def end(game: AnyGame) -> Any:
    *_, state = moments(game)
    return state


def test_the_table_has_a_row_for_every_game_and_number_of_players(
    tool: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = tool.page(names(), games=2, seed=1).splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line[:1] == "|"]
    assert cells[0] == list(tool.COLUMNS)
    assert [(game, int(players)) for game, players, *_ in cells[2:]] == tables()
    assert len(capsys.readouterr().err.splitlines()) == len(tables())
    for row in cells[2:]:
        found = dict(zip(tool.COLUMNS, row, strict=True))
        assert int(found["codes"]) == len(load(found["game"]).choices)
        assert 0 <= int(found["together"].rstrip("%")) <= 100
        assert 1 < float(found["options"].split()[0]) < 20
        assert 5 < int(found["tree"]) < 1000
        assert int(found["questions"]) <= int(found["decisions"].split()[0]) < 1000
        assert bool(found["hidden"]) == (found["game"] in MEASURED)
        assert 1 < float(found["hidden"] or 2) < 200


@every_game
def test_what_is_counted_in_a_game_agrees_and_is_the_same_again(tool: Any, game: str) -> None:
    loaded = load(game)
    sizes = tool.played(loaded, loaded.most, 1, 0)
    assert sizes == tool.played(loaded, loaded.most, 1, 0)
    assert sizes.together <= sizes.decisions
    assert sizes.questions <= sizes.decisions
    assert sizes.most_options <= len(loaded.choices)
    assert sizes.most_options < sizes.options


@every_measured
def test_everybody_lacks_something_in_the_beginning(game: str) -> None:
    loaded = load(game)
    state = next(moments(loaded))
    assert all(hidden(loaded, state, seat) > 1 for seat in range(state.seats))


@every_measured
def test_nothing_is_hidden_when_the_game_is_over(game: str) -> None:
    """But in some games something is never shown."""
    loaded = load(game)
    state = end(loaded)
    found = [hidden(loaded, state, seat) == 0 for seat in range(state.seats)]
    assert set(found) == {not law(game, "STAYS_HIDDEN", False)}


def nearly_known(game: AnyGame) -> Any:
    """What seat 0 knows at the first common question of some game at which only a few layouts are left."""
    for state in chain.from_iterable(moments(game, seed) for seed in range(20)):
        known = game.knowledge(state, 0)
        if len(state.due) > 1 and 1 <= hidden(game, state, 0) < 8:
            return known
    raise AssertionError(game.id)


@every_measured
def test_there_are_as_many_layouts_as_it_says(game: str) -> None:
    """Every layout comes up sooner or later when beliefs are drawn."""
    loaded = load(game, law(game, "FEW_LAYOUTS", None))
    known, rng = nearly_known(loaded), Random(7)
    found = {str(laws(game).dealt(loaded.sample(known, rng))) for _ in range(TRIES)}
    assert len(found) == pytest.approx(2 ** brought_bits(loaded)(loaded, known))


@pytest.mark.parametrize(
    ("cards", "hands", "ways"),
    [
        ("abcd", [2], 6),
        ("abcd", [1, 2], 12),
        ("abcd", [], 1),
        ("aabb", [2], 3),
        ("aaaa", [2, 1], 1),
        ("aab", [1, 1], 4),  # there are 3: an upper bound
    ],
)
def test_hands_are_counted_and_equal_cards_only_once(cards: str, hands: list[int], ways: int) -> None:
    assert 2 ** deal_bits(list(cards), hands) == pytest.approx(ways)
