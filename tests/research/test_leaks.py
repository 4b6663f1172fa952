"""What the peers' suites do not notice: whether an observation tells what its seat must not know."""

from __future__ import annotations

import copy
import random
import warnings
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pyspiel
import pytest
from brought import a_few, brought, law
from conformance.channels import CHANNELS, encode
from conformance.test_no_leak import leaks
from conformance.walks import Setting
from pettingzoo.test import api_test

import clubantique.research.openspiel  # noqa: F401 - registers the games
from clubantique.core.events import Viewer
from clubantique.core.play import Play
from clubantique.core.registry import AnyGame, load, names
from clubantique.core.tensor import Pen
from clubantique.research.openspiel.node import Node, Rules
from clubantique.research.pettingzoo import env, parallel_env
from research.settings import every_game


def node_of(play: Play) -> Node:
    """The node at which a play stands, with everything that was told and chosen."""
    node = Node(Rules(play.game.id, None, play.state.seats, play.options, False, 1, 0))
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
    assert not leaks(Setting(game, a_few(game), ()), strings)


# --- choosing in step ----------------------------------------------------------------------------


def looks(made: Any, viewer: str, rng: random.Random, own: list[int]) -> list[bytes]:
    """What the viewer sees in one question, to which they say this; the others say anything."""
    seen: list[bytes] = []
    state, step = made.match.state, made.match.state.step
    for code in own:
        choices = {
            agent: rng.choice(state.legal(seat) or [made.nothing]) for seat, agent in enumerate(made.agents)
        }
        observed, *_ = made.step({**choices, viewer: code})
        if state.step != step:
            break
        seen.append(observed[viewer]["observation"].tobytes() + observed[viewer]["action_mask"].tobytes())
    return seen


TOGETHER = [game for game in names() if law(game, "RUNS_TOGETHER", True)]
"""In the other games nobody says several things to a question that others are asked, too."""


@pytest.mark.parametrize("game", TOGETHER)
def test_in_step_nobody_sees_how_far_others_have_come(game: str) -> None:
    """The same question with other answers of the others: their length would tell what they are about to do."""
    rng = random.Random(1)
    compared = 0
    for seed in range(4):
        made = parallel_env(game, a_few(game))
        made.reset(seed=seed)
        while made.agents:
            state = made.match.state
            if len(state.due) > 1 and not any(state.runs):
                compared += compared_looks(made, state.due[0], rng)
            choices = [rng.choice(state.legal(seat) or [made.nothing]) for seat in range(len(made.agents))]
            made.step(dict(zip(made.agents, choices, strict=True)))
    assert compared > 20


def compared_looks(made: Any, seat: int, rng: random.Random) -> int:
    """How often the viewer looked while choosing; it must have been the same whatever the others did."""
    own = whole_answer(made.match.state, seat, rng)
    ways = [looks(copy.deepcopy(made), made.agents[seat], random.Random(each), own) for each in range(4)]
    count = 0
    for one, other in pairwise(ways):
        shared = min(len(one), len(other), len(own) - 1)
        assert one[:shared] == other[:shared]
        count += shared
    return count


def strings_in_step(state: Any, seat: int, rng: random.Random, own: list[int]) -> list[str]:
    """The same in OpenSpiel's simultaneous form: information states while the seat is choosing."""
    seen, question = [], state.node.state.step
    for code in own[:-1]:
        due = state.node.due
        legal = [
            rng.choice(state.node.legal(each)) if each in due else 0 for each in range(state.num_players())
        ]
        legal[seat] = code
        state.apply_actions(legal) if len(due) > 1 else state.apply_action(code)
        if state.is_chance_node() or state.node.state.step != question:
            break
        seen.append(state.information_state_string(seat) + str(state.observation_tensor(seat)))
    return seen


@pytest.mark.parametrize("game", TOGETHER)
def test_in_step_no_string_tells_how_far_others_have_come(game: str) -> None:
    rng = random.Random(2)
    compared = 0
    for _ in range(4):
        state = wanted(game, simultaneous=True).new_initial_state()
        while not state.is_terminal():
            if state.is_simultaneous_node() and not any(state.node.state.runs):
                seat = state.node.due[0]
                own = whole_answer(state.node.state, seat, rng)
                ways = [strings_in_step(state.clone(), seat, random.Random(each), own) for each in range(4)]
                for one, other in pairwise(ways):
                    shared = min(len(one), len(other))
                    assert one[:shared] == other[:shared]
                    compared += shared
            go_on(state, rng)
    assert compared > 20


def go_on(state: Any, rng: random.Random) -> None:
    """Anything that is possible."""
    if state.is_simultaneous_node():
        legal = [state.legal_actions(seat) for seat in range(state.num_players())]
        state.apply_actions([rng.choice(each or [0]) for each in legal])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def whole_answer(state: Any, seat: int, rng: random.Random) -> list[int]:
    trial, said = state.clone(), []
    while seat in trial.due and trial.step == state.step:
        said.append(rng.choice(trial.legal(seat)))
        if trial.complete(seat, said):
            break
        trial.runs[seat] = said.copy()
        trial.forget_offer()
    return said


# --- mutants that pass their suites --------------------------------------------------------------

Secret = Callable[[Any, Viewer], Any]


def flat(value: Any) -> list[int]:
    """The numbers in whatever a secret is made of."""
    if isinstance(value, list):
        return [number for each in value for number in flat(each)]
    return [int(value) % 256]


def secret_of(game: str) -> Secret:
    """The first secret in the game's list: cards, numbers or a deck of somebody else."""
    secrets = brought(game, "twin").SECRETS
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
        api_test(env(game, a_few(game)), num_cycles=50)
    pyspiel.random_sim_test(wanted(game), 1, serialize=True, verbose=False)
    assert leaks(Setting(game, a_few(game), ()), CHANNELS["tensor"])


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
    assert leaks(Setting(game, a_few(game), ()), strings)


def wanted(game: str, *, simultaneous: bool = False) -> pyspiel.Game:
    form = {"players": a_few(game), "deals": 8, "simultaneous": simultaneous}
    return pyspiel.load_game(f"clubantique_{game}", form)
