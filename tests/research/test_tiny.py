"""The tiny versions: small enough for OpenSpiel's exact solvers, and still worth thinking about."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms.exploitability import nash_conv
from open_spiel.python.policy import UniformRandomPolicy

import clubantique.research.openspiel  # noqa: F401 - registers the games
from clubantique.core.outside import Chance
from clubantique.core.registry import component_files, load, names, package_of

every_tiny = pytest.mark.parametrize("game", [name for name in names() if "tiny" in component_files(name)])


def tiny(game: str) -> Any:
    return pyspiel.load_game(f"clubantique_{game}(players=2,components=tiny)")


def documented(game: str) -> tuple[int, int]:
    """How many nodes and information sets the component file says that there are."""
    said = files(package_of(game)).joinpath("tiny.toml").read_text()
    found = re.search(r"^# ([\d,]+) nodes, ([\d,]+) information sets\.$", said, re.MULTILINE)
    assert found is not None
    nodes, sets = (int(number.replace(",", "")) for number in found.groups())
    return nodes, sets


class Tree:
    """What a walk through all of a game finds."""

    def __init__(self, root: Any) -> None:
        self.nodes = 0
        self.choices: dict[tuple[int, str], list[int]] = {}  # by who is asked and what they know
        self.results: set[float] = set()
        self.walk(root)

    def walk(self, state: Any) -> None:
        self.nodes += 1
        if state.is_terminal():
            self.results.add(state.player_return(0))
            return
        legal = state.legal_actions()
        if not state.is_chance_node():
            key = (state.current_player(), state.information_state_string())
            assert self.choices.setdefault(key, legal) == legal, (
                "what is possible tells more than what is known"
            )
        for action in legal:
            self.walk(state.child(action))


@every_tiny
def test_a_tiny_game_is_as_large_as_its_file_says(game: str) -> None:
    tree = Tree(tiny(game).new_initial_state())
    assert (tree.nodes, len(tree.choices)) == documented(game)
    assert {-1.0, 1.0} <= tree.results
    for player in (0, 1):
        real = [legal for (asked, _), legal in tree.choices.items() if asked == player and len(legal) > 1]
        assert len(real) > len(tree.choices) / 8


@every_tiny
def test_chance_is_no_good_player(game: str) -> None:
    exact = tiny(game)
    assert 0.6 < nash_conv(exact, UniformRandomPolicy(exact)) / 2 < 1


@every_tiny
@pytest.mark.parametrize("seed", range(20))
def test_a_tiny_game_is_played_to_its_end(game: str, seed: int) -> None:
    rules, rng = load(game, "tiny"), Random(seed)
    state = rules.setup(2, {}, Chance(rng))
    while state.due:
        seat = state.due[0]
        known = rules.knowledge(state, seat)
        assert rules.knowledge(rules.sample(known, rng), seat) == known
        state.apply(seat, rng.choice(state.legal(seat)), Chance(rng))
    assert min(rules.places(state)) == 1
    assert state.round <= 2
