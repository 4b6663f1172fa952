"""PettingZoo's own suites, and what they do not look at."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from brought import a_few, fewest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from clubantique.core.errors import BadOption, BadPlayers, NotAsked, NotBegun, NotPossible
from clubantique.research.pettingzoo import env, parallel_env
from research.settings import every_game, every_table

CYCLES = 200


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """They warn of whatever is not usual: an observation with a mask, for instance, which they support themselves."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", module="pettingzoo.test")
        yield


# --- their suites --------------------------------------------------------------------------------


@every_table
def test_one_choice_after_the_other(game: str, players: int) -> None:
    api_test(env(game, players), num_cycles=CYCLES)


@every_table
def test_all_at_once(game: str, players: int) -> None:
    parallel_api_test(parallel_env(game, players), num_cycles=CYCLES)


@every_table
def test_a_seed_decides_everything(game: str, players: int) -> None:
    seed_test(partial(env, game, players), num_cycles=CYCLES)
    parallel_seed_test(partial(parallel_env, game, players, illegal="replace"), num_cycles=CYCLES)


@every_table
def test_the_table_is_drawn(game: str, players: int) -> None:
    render_test(partial(env, game, players))


@pytest.mark.parametrize("players", [2, 4, 5])
def test_a_game_can_be_cut_short(players: int) -> None:
    """Their suite wants everybody to choose equally often, as lords do as long as none of them buys or exhibits."""

    def seeded(make: Any, **given: Any) -> Any:
        made = make("adel", players, illegal="replace", **given)
        for agent in made.possible_agents:
            made.action_space(agent).seed(3)
        return made

    max_cycles_test(SimpleNamespace(env=partial(seeded, env), parallel_env=partial(seeded, parallel_env)))


@pytest.mark.parametrize("game", ["lastwill", "meisterdiebe"])
def test_their_suite_of_short_games_cannot_apply(game: str) -> None:
    pytest.skip(
        f"max_cycles_test wants all to choose equally often, but {game} soon asks one seat after the other"
    )


@every_game
def test_every_game_can_be_cut_short(game: str) -> None:
    made = parallel_env(game, a_few(game), max_cycles=7)
    rng = np.random.default_rng(1)
    observed, _ = made.reset(seed=1)
    for cycle in range(7):
        assert made.agents, cycle
        choices = {agent: random_choice(observed[agent], rng) for agent in made.agents}
        observed, rewards, over, cut, _ = made.step(choices)
    assert not made.agents
    assert all(cut.values())
    assert not any(over.values())
    assert set(rewards.values()) == {0.0}


# --- what they do not look at --------------------------------------------------------------------


def random_choice(observed: dict[str, Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(observed["action_mask"])))


def played(made: Any, seed: int) -> dict[str, float]:
    """Everybody's reward after a whole random game, one choice after the other."""
    rng = np.random.default_rng(seed)
    made.reset(seed=seed)
    rewards: dict[str, float] = {}
    for agent in made.agent_iter():
        observed, reward, over, cut, _ = made.last()
        assert not cut
        made.step(None if over else random_choice(observed, rng))
        if over:
            rewards[agent] = reward
    return rewards


def played_at_once(made: Any, seed: int) -> tuple[dict[str, float], list[dict[str, int]]]:
    rng = np.random.default_rng(seed)
    observed, _ = made.reset(seed=seed)
    rewards: dict[str, float] = {}
    said: list[dict[str, int]] = []
    while made.agents:
        said.append({agent: random_choice(observed[agent], rng) for agent in made.agents})
        observed, rewards, *_ = made.step(said[-1])
    return rewards, said


@every_table
def test_rewards_are_shared_out_at_the_end(game: str, players: int) -> None:
    rewards = played(env(game, players), 5)
    assert len(rewards) == players
    assert abs(sum(rewards.values())) < 1e-9
    assert max(rewards.values()) > 0 or len(set(rewards.values())) == 1


@every_table
def test_both_forms_play_the_same_game(game: str, players: int) -> None:
    """What was chosen at once is chosen again one after the other: the same draws, the same end."""
    made = parallel_env(game, players)
    rewards, said = played_at_once(made, 6)
    again = env(game, players)
    again.reset(seed=6)
    left = {agent: [each[agent] for each in said if each[agent] != made.nothing] for agent in again.agents}
    while not again.terminations[again.agent_selection]:
        again.step(left[again.agent_selection].pop(0))
    assert again.rewards == rewards
    assert not any(left.values())


@every_game
def test_both_forms_cut_a_game_short_at_the_same_place(game: str) -> None:
    made = parallel_env(game, a_few(game), max_cycles=25, illegal="replace")
    turns = env(game, a_few(game), max_cycles=25, illegal="replace")
    made.reset(seed=8)
    turns.reset(seed=8)
    while made.agents:
        made.step(dict.fromkeys(made.agents, 0))
    for _ in turns.agent_iter():
        over = any(turns.truncations.values()) or any(turns.terminations.values())
        turns.step(None if over else 0)
    assert (
        abs(turns.match.state.step - made.match.state.step) <= 1
    )  # whoever is asked answers the whole question


@every_game
def test_whoever_owes_no_choice_can_only_do_nothing(game: str) -> None:
    made = parallel_env(game, a_few(game))
    rng = np.random.default_rng(1)
    observed, _ = made.reset(seed=1)
    idle = 0
    while made.agents:
        due = made.match.state.due
        for seat, agent in enumerate(made.agents):
            possible = list(np.flatnonzero(observed[agent]["action_mask"]))
            assert (possible == [made.nothing]) == (seat not in due)
            idle += seat not in due
        observed, *_ = made.step({agent: random_choice(observed[agent], rng) for agent in made.agents})
    assert idle


@every_game
def test_what_is_not_possible_is_refused_and_changes_nothing(game: str) -> None:
    made = env(game, a_few(game))
    made.reset(seed=2)
    mask = made.last()[0]["action_mask"]
    before = made.match.state.step, [run.copy() for run in made.match.state.runs]
    wrong = int(np.flatnonzero(mask == 0)[0])
    with pytest.raises(NotPossible, match="possible="):
        made.step(wrong)
    with pytest.raises(NotPossible):
        made.step(10_000)
    for nonsense in ("castle", 1.5, None):
        with pytest.raises(NotPossible, match="possible="):
            made.step(nonsense)  # type: ignore[arg-type]
    assert (made.match.state.step, made.match.state.runs) == before


def test_at_once_it_is_all_or_nothing() -> None:
    made = parallel_env("adel", 3)
    made.reset(seed=2)
    with pytest.raises(NotPossible):
        made.step({"player_0": 0, "player_1": 0, "player_2": 5})
    assert made.match.state.due == [0, 1, 2]
    made = parallel_env("meisterdiebe", 3)
    made.reset(seed=2)
    with pytest.raises(NotAsked):
        made.step({"player_0": 6, "player_1": 6, "player_2": 6})


@every_game
def test_what_is_not_possible_can_be_replaced(game: str) -> None:
    made = env(game, a_few(game), illegal="replace")
    made.reset(seed=2)
    agent = made.agent_selection
    mask = made.last()[0]["action_mask"]
    made.step(int(np.flatnonzero(mask == 0)[0]))
    assert made.infos[agent] == {"illegal": True}
    assert made.match.state.runs[0] == [int(np.flatnonzero(mask)[0])] or made.match.state.step > 1


@every_game
def test_whatever_cannot_be_read_is_replaced_too(game: str) -> None:
    for nonsense in (None, 2.5, "castle"):
        made = env(game, a_few(game), illegal="replace")
        made.reset(seed=2)
        agent = made.agent_selection
        made.step(nonsense)  # type: ignore[arg-type]
        assert made.infos[agent] == {"illegal": True}


def test_without_a_game_nothing_can_be_chosen() -> None:
    with pytest.raises(NotBegun) as refused:
        parallel_env("adel", 2).step({})
    assert refused.value.__notes__ == ["No game is being played. Begin one with reset()."]
    with pytest.raises(NotBegun):
        env("adel", 2).step(0)
    made = env("adel", 2)
    played(made, 3)
    with pytest.raises(NotBegun):
        made.step(0)


def test_a_refusal_says_in_words_what_is_possible_and_at_once_who_is_meant() -> None:
    made = parallel_env("adel", 3)
    made.reset(seed=2)
    with pytest.raises(NotPossible) as refused:
        made.step({"player_0": 0, "player_1": 50, "player_2": 0})
    who, said = refused.value.__notes__
    assert who == "player_1"
    assert "castle, auction" in said


@every_game
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda made: pickle.loads(pickle.dumps(made))])
def test_a_copy_goes_on_by_itself(game: str, copied: Callable[[Any], Any]) -> None:
    """A look ahead in a copy must not change what chance will do in the game itself."""

    def goes_on(made: Any, steps: int) -> bytes:
        for _ in range(steps):
            if not made.terminations[made.agent_selection]:
                made.step(int(made.last()[0]["action_mask"].argmax()))
        seen: bytes = made.last()[0]["observation"].tobytes()
        return seen

    made = env(game, fewest(game))
    made.reset(seed=7)
    goes_on(made, 10)
    one, other = copied(made), copied(made)
    seen = goes_on(one, 40)
    assert goes_on(other, 40) == seen
    assert goes_on(made, 40) == seen


def test_bad_settings_are_refused_in_words() -> None:
    with pytest.raises(BadPlayers, match="most=5"):
        env("adel", 6)
    with pytest.raises(BadOption, match="illegal=raise"):
        env("adel", 4, illegal="ignore")  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="surprise"):
        env("adel", 2, variant="none")
    with pytest.raises(BadOption, match="ansi"):
        env("adel", 2, render_mode="video")


@every_game
def test_every_game_has_a_module_of_its_own(game: str) -> None:
    module = import_module(f"clubantique.research.pettingzoo.{game}_v0")
    assert module.env(players=fewest(game)).metadata["name"] == f"{game}_v0"
    assert module.raw_env(players=fewest(game)).match.game.id == game
    assert module.parallel_env(players=fewest(game)).match.game.id == game


def test_a_variant_can_be_played() -> None:
    made = env("adel", 2, variant="confrontation")
    assert len(played(made, 3)) == 2
    assert made.match.game.table(made.match.state, None).variant == "confrontation"
