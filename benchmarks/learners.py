"""What learners get a second, beside the peers' own games: `make bench-research`.

The same two loops drive ours and theirs, on one core, by CPU time. At every decision the observation and the possible
choices are asked for, as a learner would, and one choice is picked at random: through PettingZoo's AEC form, and
through OpenSpiel with its observation tensor and its mask. Called without `--side`, this runs itself once for our
native build and once in the peers' environment, round by round, and prints the medians.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
SIDES = {
    "ours": (ROOT / ".venv/bin/python", ROOT / "build/native"),
    "peers": (ROOT / ".venv-peers/bin/python", HERE),
}
PLAYERS = 4


def turns(env: Any, rng: random.Random) -> int:
    """One game in PettingZoo's AEC form; returns its decisions."""
    env.reset(seed=rng.randrange(2**31))
    decisions = 0
    for agent in env.agent_iter():
        observed, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        env.step(picked(env, agent, observed, rng))
        decisions += 1
    return decisions


def picked(env: Any, agent: str, observed: Any, rng: random.Random) -> int:
    """By the mask, where the game has one."""
    if isinstance(observed, dict):
        possible = observed["action_mask"].nonzero()[0]
        return int(possible[int(rng.random() * len(possible))])
    return int(rng.random() * env.action_space(agent).n)


def states(game: Any, rng: random.Random) -> int:
    """One game of OpenSpiel's, with the tensor that it has and the mask at every decision; returns its decisions."""
    recalls = game.get_type().provides_information_state_tensor
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
            continue
        state.information_state_tensor() if recalls else state.observation_tensor()
        state.legal_actions_mask()
        possible = state.legal_actions()
        state.apply_action(possible[int(rng.random() * len(possible))])
        decisions += 1
    return decisions


def per_second(play: Callable[[Any, random.Random], int], what: Any, seconds: float) -> float:
    rng = random.Random(1)
    play(what, rng)
    count, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        count += play(what, rng)
    return count / spent


def ours(seconds: float) -> dict[str, float]:
    from clubantique.core import state as core_state
    from clubantique.core.registry import names

    assert not core_state.__file__.endswith(".py"), "this is not the native build"
    zoo = import_module("clubantique.research.pettingzoo")
    import_module("clubantique.research.openspiel")
    load_game = import_module("pyspiel").load_game
    found = {}
    for name in names():
        found[f"PettingZoo, our {name}"] = per_second(turns, zoo.env(name, PLAYERS), seconds)
        for form, deals in {"dealt": 1024, "every draw": 0}.items():
            game = load_game(f"clubantique_{name}", {"players": PLAYERS, "deals": deals})
            found[f"OpenSpiel, our {name}, {form}"] = per_second(states, game, seconds)
    return found


def peers(seconds: float) -> dict[str, float]:
    rps = import_module("pettingzoo.classic.rps_v2").env(max_cycles=100)
    holdem = import_module("pettingzoo.classic.texas_holdem_v4").env
    hearts = import_module("pyspiel").load_game("hearts")
    return {
        "PettingZoo, its rps_v2": per_second(turns, rps, seconds),
        "PettingZoo, its texas_holdem_v4": per_second(turns, holdem(num_players=PLAYERS), seconds),
        "PettingZoo, its texas_holdem_v4 for two": per_second(turns, holdem(), seconds),
        "OpenSpiel, its hearts (C++)": per_second(states, hearts, seconds),
    }


def measured(side: str, seconds: float) -> dict[str, float]:
    python, path = SIDES[side]
    command = [str(python), str(HERE / "learners.py"), "--side", side, "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, env=environment)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def print_table(rounds: list[dict[str, float]]) -> None:
    middle = {name: median(each[name] for each in rounds) for name in rounds[0]}
    for library in ("PettingZoo", "OpenSpiel"):
        mine = middle[next(name for name in middle if name.startswith(library) and "adel" in name)]
        print(f"{library:44}{'decisions a second':>20}{'our adel / this':>18}")
        for name, value in sorted(middle.items(), key=lambda each: -each[1]):
            if name.startswith(library):
                print(f"{name:44}{value:20,.0f}{mine / value:18.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--side", choices=SIDES)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    if given.side is not None:
        print(json.dumps((ours if given.side == "ours" else peers)(given.seconds)))
        return
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print_table(
        [
            {name: value for side in SIDES for name, value in measured(side, given.seconds).items()}
            for _ in range(given.rounds)
        ]
    )


if __name__ == "__main__":
    main()
