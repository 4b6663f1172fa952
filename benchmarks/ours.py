"""Our half of the benchmark: random decisions, clones, views, beliefs and replays of every game, by CPU time.

Run by `run.py` once for each build; `PYTHONPATH` decides which build is measured.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
import time
from collections.abc import Callable
from random import Random

from clubantique.arena.match import Match
from clubantique.core import state as core_state
from clubantique.core.outside import Chance
from clubantique.core.play import replay
from clubantique.core.registry import AnyGame, load, names
from clubantique.core.state import State

MIDDLE = 4
"""How many play, where the game allows it."""


def decisions(game: AnyGame, seats: int, seconds: float, seed: int) -> dict[str, float]:
    """Random games for so many CPU seconds, with all possible choices computed at every decision."""
    rng = Random(seed)
    outside = Chance(Random(seed))
    count = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = game.setup(seats, {}, outside)
        while due := state.due:
            seat = due[0]
            options = state.legal(seat)
            state.apply(seat, options[int(rng.random() * len(options))], outside)
            count += 1
    return {"decisions": count, "seconds": spent, "per_second": count / spent}


def micros(action: Callable[[], object], seconds: float) -> float:
    """CPU microseconds of one call."""
    count = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(200):
            action()
        count += 200
    return spent / count * 1e6


def middle_of_a_game(game: AnyGame, seats: int) -> State:
    """Half of the choices of one random game."""
    whole, half = (Match(game, ["random"] * seats, {}, 1, 0) for _ in range(2))
    whole.finish()
    while 2 * half.decisions < whole.decisions:
        half.choose(half.play.state.due[0])
    state: State = half.play.state
    return state


def measure(name: str, seconds: float, seed: int) -> dict[str, object]:
    game = load(name)
    seats = min(game.most, MIDDLE)
    state = middle_of_a_game(game, seats)
    knowledge = game.knowledge(state, 0)
    rng = Random(2)
    record = Match(game, ["random"] * seats, {}, seed, 0).finish().record()
    return {
        "random": decisions(game, seats, seconds, seed),
        "clone_us": micros(state.clone, seconds / 4),
        "knowledge_us": micros(lambda: game.knowledge(state, 0), seconds / 4),
        "sample_us": micros(lambda: game.sample(knowledge, rng), seconds / 4),
        "replay_ms": micros(lambda: replay(record, watched=False), seconds / 4) / 1e3,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=7)
    given = parser.parse_args()
    found: dict[str, object] = {name: measure(name, given.seconds, given.seed) for name in names()}
    found["native"] = not core_state.__file__.endswith(".py")
    found["max_rss_mb"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
