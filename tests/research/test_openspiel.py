"""OpenSpiel's own suites, and what they do not look at."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from brought import a_few, fewest, law
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts
from open_spiel.python.observation import make_observation

import clubantique.research.openspiel  # noqa: F401 - registers the games
from clubantique.core.registry import load, names
from research.settings import every_game, every_table


def named(game: str, players: int, **more: Any) -> pyspiel.Game:
    return pyspiel.load_game(f"clubantique_{game}", {"players": players, **more})


def draw(state: Any, rng: random.Random) -> int:
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(outcomes, chances)[0])


def step(state: Any, rng: random.Random) -> None:
    """Chance, or whoever is asked, does anything that is possible."""
    if state.is_chance_node():
        state.apply_action(draw(state, rng))
    elif state.is_simultaneous_node():
        legal = [state.legal_actions(player) for player in range(state.num_players())]
        state.apply_actions([rng.choice(each) if each else 0 for each in legal])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def walk(game: pyspiel.Game, seed: int, most: int = 10_000) -> Any:
    """A state that many steps after the root, or the end."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while most and not state.is_terminal():
        step(state, rng)
        most -= not state.is_chance_node()
    while state.is_chance_node():
        step(state, rng)
    return state


# --- their suites --------------------------------------------------------------------------------


@every_table
def test_random_games(game: str, players: int) -> None:
    """With everything written down and read again."""
    pyspiel.random_sim_test(named(game, players), 1, serialize=True, verbose=False)


@every_game
@pytest.mark.parametrize("form", [{"deals": 16}, {"simultaneous": True}], ids=str)
def test_random_games_in_other_forms(game: str, form: dict[str, Any]) -> None:
    pyspiel.random_sim_test(named(game, a_few(game), **form), 1, serialize=True, verbose=False)


@every_game
def test_the_simultaneous_form_can_be_made_turn_based(game: str) -> None:
    turns = pyspiel.convert_to_turn_based(named(game, a_few(game), simultaneous=True, deals=64))
    pyspiel.random_sim_test(turns, 1, serialize=True, verbose=False)


SUITE = [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")]


@every_game
@pytest.mark.parametrize("deals", [0, 64])
def test_their_api_test(game: str, deals: int) -> None:
    """The class that they make for every game of theirs, made for ours. With a deal they see more than the set-up."""
    random.seed(2)  # with it, 400 states reach beyond the set-up of every game
    name = f"clubantique_{game}"
    members = {"game_name": name, "game": pyspiel.load_game(name, {"deals": deals})}
    kind: Any = type(f"Enforce_{name}", (api_test.EnforceAPIOnPartialTreeBase,), members)
    kind.setUpClass()
    assert len(SUITE) >= 5
    for test in SUITE:
        getattr(kind(test), test)()


# --- what they do not look at --------------------------------------------------------------------


@every_table
def test_draws_are_as_likely_as_their_pool_says(game: str, players: int) -> None:
    state = named(game, players).new_initial_state()
    rng = random.Random(4)
    while not state.is_terminal():
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        step(state, rng)
    assert sum(state.returns()) == pytest.approx(0)


@every_game
def test_a_written_state_goes_on_as_the_state_itself(game: str) -> None:
    state = walk(named(game, a_few(game), deals=16), 3, 30)
    again = pickle.loads(pickle.dumps(state))
    one, other = random.Random(1), random.Random(1)
    while not state.is_terminal():
        assert again.history() == state.history()
        assert [again.information_state_string(seat) for seat in range(a_few(game))] == [
            state.information_state_string(seat) for seat in range(a_few(game))
        ]
        step(state, one)
        step(again, other)
    assert again.returns() == state.returns()


@every_game
def test_a_game_can_be_written_too(game: str) -> None:
    wanted = named(game, fewest(game), deals=4)
    assert str(pickle.loads(pickle.dumps(wanted))) == str(wanted)


@every_game
def test_nothing_is_imagined_before_chance_has_drawn(game: str) -> None:
    state = named(game, fewest(game)).new_initial_state()
    with pytest.raises(ValueError, match="error-not-asked"):
        state.resample_from_infostate(0, random.random)


@pytest.mark.parametrize("game", [game for game in names() if law(game, "DRAWS_LATER", True)])
def test_an_own_choice_is_remembered_while_chance_draws(game: str) -> None:
    rng = random.Random(3)
    state = named(game, fewest(game)).new_initial_state()
    looked = 0
    while not state.is_terminal():
        if state.is_chance_node() or looked > 20:
            step(state, rng)
            continue
        seat = state.current_player()
        after = [state.child(action) for action in state.legal_actions()]
        strings = {each.information_state_string(seat) for each in after}
        assert len(strings) == len(after)
        looked += any(each.is_chance_node() for each in after)
        step(state, rng)
    assert looked


@every_game
def test_a_clone_is_independent(game: str) -> None:
    state = walk(named(game, a_few(game)), 3, 20)
    before = str(state)
    other = state.clone()
    for _ in range(10):
        step(other, random.Random(2))
    assert str(state) == before
    assert str(other) != before


@every_game
def test_an_imagined_state_cannot_be_told_from_the_true_one(game: str) -> None:
    rng = random.Random(6)
    different = 0
    for most in range(5, 60, 5):
        state = walk(named(game, a_few(game)), 7, most)
        if state.is_terminal():
            break
        seat = state.current_player()
        other = state.resample_from_infostate(seat, rng.random)
        assert other.current_player() == seat
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        different += str(other) != str(state)
        again = pickle.loads(pickle.dumps(other))
        assert str(again) == str(other)
    assert different


@every_game
def test_a_named_field_is_part_of_the_tensor(game: str) -> None:
    state = walk(named(game, a_few(game)), 3, 10)
    observation = make_observation(state.get_game())
    observation.set_from(state, 1)
    assert list(observation.tensor) == state.observation_tensor(1)
    assert list(observation.dict["seat"]) == [int(seat == 1) for seat in range(a_few(game))]


@every_game
def test_the_simultaneous_form_is_the_same_game(game: str) -> None:
    """The same deal and the same choices, at once and in seat order."""
    together = named(game, a_few(game), deals=16, simultaneous=True).new_initial_state()
    rng = random.Random(8)
    step(together, rng)
    while not together.is_terminal():
        step(together, rng)
    apart = named(game, a_few(game), deals=16).new_initial_state()
    apart.apply_action(together.history()[0])
    said: dict[int, list[int]] = {seat: [] for seat in range(a_few(game))}
    for seat, code in (move for moves in together.node.steps[1:] for move in moves):
        said[seat].append(code)
    while not apart.is_terminal():
        apart.apply_action(said[apart.current_player()].pop(0))
    assert apart.returns() == together.returns()


def test_wrong_parameters_are_refused_in_words() -> None:
    with pytest.raises(ValueError, match="most=5"):
        named("adel", 6)
    with pytest.raises(ValueError, match="confrontation"):
        named("adel", 2, variant="none")
    with pytest.raises(ValueError, match="deals=0"):
        named("adel", 2, deals=-1)


@every_game
def test_what_is_not_possible_is_refused_and_changes_nothing(game: str) -> None:
    state = named(game, fewest(game)).new_initial_state()
    rng = random.Random(5)
    refused = 0
    while not state.is_terminal():
        before, history = str(state), state.history()
        with pytest.raises(ValueError, match="possible="):
            state.apply_action(10_000)
        assert (str(state), state.history(), state.node.draws.count(10_000)) == (before, history, 0)
        refused += 1
        step(state, rng)
    assert refused > 30


# --- their algorithms ----------------------------------------------------------------------------


class NoIdea:
    """Thinks that everything is worth the same: so a whole game of search does not take minutes."""

    def evaluate(self, state: Any) -> list[float]:
        return state.returns() if state.is_terminal() else [0.0] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        possible = state.legal_actions()
        return [(action, 1 / len(possible)) for action in possible]


@every_game
def test_their_search_plays_a_whole_game(game: str) -> None:
    """Information-set search, with two simulations for every choice, against chance players."""
    wanted = named(game, fewest(game))
    bot = ismcts.ISMCTSBot(
        wanted,
        uct_c=2.0,
        max_simulations=2,
        evaluator=NoIdea(),
        random_state=np.random.RandomState(3),
    )
    rng = random.Random(5)
    state = wanted.new_initial_state()
    searched = 0
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
            searched += 1
        else:
            step(state, rng)
    assert searched > 10
    assert sum(state.returns()) == pytest.approx(0)


@every_game
def test_their_learners_environment_runs(game: str) -> None:
    environment = rl_environment.Environment(named(game, a_few(game), deals=16))
    rng = random.Random(2)
    moment = environment.reset()
    while not moment.last():
        seat = moment.observations["current_player"]
        moment = environment.step([rng.choice(moment.observations["legal_actions"][seat])])
    assert sum(moment.rewards) == pytest.approx(0)
    assert len(moment.observations["info_state"][0]) == environment.observation_spec()["info_state"][0]
    assert environment.action_spec()["num_actions"] == len(load(game).choices)
