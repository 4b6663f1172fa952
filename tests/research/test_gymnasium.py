"""One learner among bots, as Gymnasium plays it."""

from __future__ import annotations

import re
from typing import Any

import gymnasium
import numpy as np
import pytest
from brought import a_few, fewest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import clubantique.research.gymnasium  # noqa: F401  (registers the games)
from clubantique.bots import Bot, make, usual_bot
from clubantique.core.errors import BadCompany, BadOption, NotBegun, NotPossible, UnknownName
from clubantique.core.registry import load, names
from clubantique.research.gymnasium import LoneSeat
from clubantique.texts import LANGUAGES, Words

IDS = {name: f"clubantique/{type(load(name)).__name__}-v0" for name in names()}
RIVALS = {name: usual_bot(name) for name in names()}
every_game = pytest.mark.parametrize("game", names())


def tables() -> list[tuple[str, int]]:
    """Every game with the fewest, a middling number of, and the most players."""
    games = [load(name) for name in names()]
    return [(game.id, n) for game in games for n in (game.fewest, (game.fewest + game.most) // 2, game.most)]


def any_choice(env: LoneSeat, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(env.action_masks())))


def played(env: LoneSeat, seed: int | None) -> tuple[list[bytes], float, dict[str, Any]]:
    """A whole game: all that the learner saw, and how it ended."""
    rng = np.random.default_rng(1)
    seen, info = env.reset(seed=seed)
    story, over, reward = [bytes([info["seat"]]), seen["observation"].tobytes()], False, 0.0
    while not over:
        assert reward == 0.0
        assert seen["action_mask"].any()
        seen, reward, over, cut, info = env.step(any_choice(env, rng))
        assert not cut
        story.append(seen["observation"].tobytes())
    return story, reward, info


@pytest.mark.parametrize(("game", "players"), tables())
def test_gymnasium_finds_nothing_wrong(game: str, players: int) -> None:
    env = gymnasium.make(IDS[game], players=players, illegal="replace")
    check_env(env.unwrapped)


@every_game
def test_a_game_is_found_without_an_import(game: str) -> None:
    env = gymnasium.make(f"clubantique.research.gymnasium:{IDS[game]}", players=fewest(game))
    assert isinstance(env.unwrapped, LoneSeat)
    assert env.unwrapped.match.game.id == game


@every_game
@pytest.mark.parametrize("bots", ["random", "rival"])
def test_a_seed_decides_everything_that_follows(game: str, bots: str) -> None:
    def two_games(seed: int) -> list[Any]:
        env = LoneSeat(game, a_few(game), bots=RIVALS[game] if bots == "rival" else bots)
        return [played(env, seed), played(env, None)]

    first, again, other = two_games(5), two_games(5), two_games(6)
    assert first == again
    assert first[0] != first[1]
    assert first[0] != other[0]


@every_game
def test_the_reward_is_that_of_the_place(game: str) -> None:
    env = LoneSeat(game, a_few(game), seat=1)
    for seed in range(3):
        _, reward, info = played(env, seed)
        assert min(info["places"]) == 1
        assert reward == env.match.rewards()[1]


def test_the_learner_sits_everywhere_unless_a_seat_is_named() -> None:
    drawn, fixed = LoneSeat("adel", 3), LoneSeat("adel", 3, seat=2)
    drawn.reset(seed=1)
    assert {drawn.reset()[1]["seat"] for _ in range(30)} == {0, 1, 2}
    assert {fixed.reset()[1]["seat"] for _ in range(10)} == {2}


def test_bots_have_their_settings() -> None:
    env = LoneSeat("meisterdiebe", 2, bots="jeweller:memory=1")
    assert played(env, 1) != played(LoneSeat("meisterdiebe", 2, bots="jeweller"), 1)


def test_listed_bots_begin_at_the_learners_left() -> None:
    env = LoneSeat("adel", 4, bots=["lord", "random", "random"], seat=2)
    env.reset(seed=1)
    kinds = {seat: bot.name for seat, bot in env.match.company.bots.items()}
    assert kinds == {3: "lord", 0: "random", 1: "random"}


@every_game
def test_bots_hear_what_happens_only_if_one_of_them_listens(game: str) -> None:
    for bots in ("random", RIVALS[game]):
        env = LoneSeat(game, fewest(game), bots=bots)
        env.reset(seed=1)
        assert env.match.chance.watched == env.match.company.listens
        assert env.match.company.listens == (type(make(bots, load(game))).hear is not Bot.hear)


@every_game
def test_an_impossible_choice_is_refused_and_changes_nothing(game: str) -> None:
    env = LoneSeat(game, fewest(game))
    seen, _ = env.reset(seed=3)
    before = env.match.game.everything(env.match.state)
    impossible = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    for code in (impossible, -1, len(seen["action_mask"])):
        with pytest.raises(NotPossible, match="possible="):
            env.step(code)
    assert env.match.game.everything(env.match.state) == before
    again = LoneSeat(game, fewest(game))
    again.reset(seed=3)
    choice = any_choice(env, np.random.default_rng(0))
    assert env.step(choice)[0]["observation"].tobytes() == again.step(choice)[0]["observation"].tobytes()


def test_an_impossible_choice_can_be_replaced_by_the_lowest_possible_one() -> None:
    env, told = LoneSeat("adel", 3, illegal="replace"), LoneSeat("adel", 3)
    mask = env.reset(seed=3)[0]["action_mask"]
    told.reset(seed=3)
    seen, *_, info = env.step(int(np.flatnonzero(mask == 0)[0]))
    assert info == {"illegal": True}
    assert seen["observation"].tobytes() == told.step(np.flatnonzero(mask)[0])[0]["observation"].tobytes()


def test_nothing_is_chosen_after_the_end() -> None:
    env = LoneSeat("adel", 2)
    played(env, 1)
    assert not env.action_masks().any()
    for wanted in (
        env,
        LoneSeat("adel", 2),
        LoneSeat("adel", 2, illegal="replace"),
    ):  # or before the beginning
        with pytest.raises(NotBegun):
            wanted.step(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_too_many_or_too_few_bots_are_refused_in_words(language: str) -> None:
    for bots in (["random"], ["random"] * 4, []):
        with pytest.raises(BadCompany) as refused:
            LoneSeat("adel", 4, bots=bots)
        said = Words(language).error(refused.value)
        assert re.findall(r"\d+", said) == [str(len(bots)), "3"]


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownName, match="lord"):
        LoneSeat("adel", 3, bots="butler")
    with pytest.raises(BadOption, match="jeweller:memory"):
        LoneSeat("meisterdiebe", 3, bots=["random", "jeweller:mood=good"])
    with pytest.raises(UnknownName, match="0–2"):
        LoneSeat("adel", 3, seat=3)
    with pytest.raises(BadOption, match="variant"):
        LoneSeat("adel", 2, colour="red")
    with pytest.raises(BadOption, match="rgb_array"):
        LoneSeat("adel", 2, render_mode="film")


def test_options_and_components_are_those_of_the_game() -> None:
    components = load("adel").built_in_components()
    components["players"] = [2, 3]
    env = LoneSeat("adel", 2, components=components, variant="confrontation")
    assert env.match.game.most == 3
    env.reset(seed=1)
    assert env.match.options == {"variant": "confrontation"}


def test_a_person_who_looks_on_sees_every_position(capsys: pytest.CaptureFixture[str]) -> None:
    env = LoneSeat("adel", 2, render_mode="human")
    env.reset(seed=1)
    first = capsys.readouterr().out
    env.step(any_choice(env, np.random.default_rng(0)))
    assert "phase" in first
    assert "phase" in capsys.readouterr().out


@every_game
def test_many_tables_at_once(game: str) -> None:
    envs = gymnasium.make_vec(
        IDS[game],
        num_envs=3,
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": AutoresetMode.SAME_STEP},
        players=fewest(game),
        illegal="replace",
    )
    seen, _ = envs.reset(seed=7)
    assert envs.observation_space.contains(seen)
    assert len({row.tobytes() for row in seen["observation"]}) == 3
    rng, finished = np.random.default_rng(1), 0
    while finished < 4:
        choices = [rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
        seen, rewards, over, _, _ = envs.step(np.array(choices))
        assert set(rewards[~over]) <= {0.0}
        assert set(rewards[over]) <= {-1.0, 0.0, 1.0}
        finished += int(over.sum())
    envs.close()
