"""What the peers' suites do not notice: whether an observation tells what its seat must not know."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pyspiel
import pytest
from conformance.channels import CHANNELS, encode
from conformance.test_no_leak import leaks
from conformance.walks import Setting
from pettingzoo.test import api_test

import clubantique.research.openspiel  # noqa: F401 - registers the games
from clubantique.core.events import Viewer
from clubantique.core.play import Play
from clubantique.core.registry import AnyGame, load
from clubantique.core.tensor import Pen
from clubantique.research.openspiel.node import Node, Rules
from clubantique.research.pettingzoo import env
from research.settings import every_game

SEATS = 3


def node_of(play: Play) -> Node:
    """The node at which a play stands, with everything that was told and chosen."""
    node = Node(Rules(play.game.id, None, play.state.seats, play.options, 1, 0))
    node.state, node.pool = play.state, []
    chosen = [(seat, code) for seat, run in enumerate(play.state.runs) for code in run]
    node.log = [*play.log.all(), *chosen]
    return node


def strings(play: Play, viewer: Viewer) -> bytes:
    """Everything that OpenSpiel can be told about a player, or about what is public."""
    node = node_of(play)
    own = "" if viewer is None else node.own(viewer)
    return encode([node.remembered(viewer), node.known(viewer), own])


@every_game
def test_no_string_tells_a_secret(game: str) -> None:
    assert not leaks(Setting(game, SEATS, ()), strings)


# --- mutants that pass their suites --------------------------------------------------------------

Secret = Callable[[Any, Viewer], Any]


def flat(value: Any) -> list[int]:
    """The numbers in whatever a secret is made of."""
    if isinstance(value, list):
        return [number for each in value for number in flat(each)]
    return [int(value) % 256]


def secret_of(game: str) -> Secret:
    """The first secret in the game's list: cards, numbers or a deck of somebody else."""
    secrets = import_module(f"games.{game}.twin").SECRETS
    found: Secret = next(read for name, read in secrets.items() if "another player" in name)
    return found


class Careless:
    """Observes as the game does, and writes one thing too many."""

    def __init__(self, game: AnyGame) -> None:
        self.observe, self.secret = game.observe, secret_of(game.id)

    def __call__(self, state: Any, seat: int, pen: Pen) -> None:
        self.observe(state, seat, pen)
        pen.number("by_mistake", sum(flat(self.secret(state, seat))) % 256)


@every_game
def test_a_tensor_with_a_secret_passes_their_suites_and_fails_ours(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(load(game), "observe", Careless(load(game)))
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", module="pettingzoo.test")
        api_test(env(game, SEATS), num_cycles=50)
    pyspiel.random_sim_test(wanted(game), 1, serialize=True, verbose=False)
    assert leaks(Setting(game, SEATS, ()), CHANNELS["tensor"])


@every_game
def test_a_string_with_a_secret_passes_their_suites_and_fails_ours(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    known, secret = Node.known, secret_of(game)

    def careless(self: Node, viewer: Viewer) -> str:
        return (
            known(self, viewer)
            if self.state is None
            else known(self, viewer) + str(secret(self.state, viewer))
        )

    monkeypatch.setattr(Node, "known", careless)
    random.seed(1)
    pyspiel.random_sim_test(wanted(game), 1, serialize=True, verbose=False)
    assert leaks(Setting(game, SEATS, ()), strings)


def wanted(game: str) -> pyspiel.Game:
    return pyspiel.load_game(f"clubantique_{game}", {"players": SEATS, "deals": 8})
