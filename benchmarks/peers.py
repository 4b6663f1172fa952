"""Random decisions per CPU second of other game libraries, each through its checked interface.

Runs in the peers' own environment, which ``peers.txt`` locks; imports nothing from this project.

Every peer is driven by the same interpreted loop: while the game is not over, take all the
choices now possible, pick one with ``int(rng.random() * len(options))``, apply it.  Building each
new game, and its chance events, are timed with the decisions but are not counted as decisions.

How each peer is called:

* OpenSpiel, one player at a time: ``legal_actions`` and ``apply_action_with_legality_check``.
* OpenSpiel, all players at once: ``legal_actions(player)`` for each player, then
  ``apply_actions_with_legality_checks``; each player's choice is one decision.
* OpenSpiel leaves its chance nodes to the caller, and how they are drawn decides much of its speed.
  The plain peers draw from ``chance_outcomes`` with the standard library's ``choices``, as its own
  examples do with numpy's (which is slower).  ``_walk`` walks along the probabilities by hand.
  ``_uniform`` draws from ``legal_actions``: fastest, and right only where all outcomes are equally
  likely, as they are there.
* RLCard ``uno``: ``env.step`` with an action number, the only level that checks the action.
  ``uno_unchecked`` is ``game.step``, which builds no observation and accepts any card in hand.
* catanatron: ``game.state.playable_actions`` and ``game.execute``, which validates.
"""

import argparse
import json
import random
import resource
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any, NamedTuple

BYTES_PER_RSS_UNIT = 1 if sys.platform == "darwin" else 1024
GOOFSPIEL = {"players": 4, "num_cards": 13, "imp_info": True}

Draw = Callable[[Any, random.Random], int]


class Tally(NamedTuple):
    """How many decisions were made, and the CPU seconds they took."""

    decisions: int
    seconds: float


class Peer(NamedTuple):
    """A peer's distribution, and the function that plays it for some CPU seconds."""

    distribution: str
    play: Callable[[float, random.Random], Tally]


def play_for(seconds: float, play_game: Callable[[], int]) -> Tally:
    """Play whole games until the CPU seconds are used up, after one untimed game."""
    play_game()
    decisions = 0
    start = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        decisions += play_game()
        elapsed = time.process_time() - start
    return Tally(decisions, elapsed)


def draw_choices(state: Any, rng: random.Random) -> int:
    """Return one outcome of an OpenSpiel chance node, by its probability, with the standard library."""
    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
    outcome: int = rng.choices(outcomes, probabilities)[0]
    return outcome


def draw_walk(state: Any, rng: random.Random) -> int:
    """Return one outcome of an OpenSpiel chance node, by its probability, as fast as can be."""
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    left = rng.random()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def draw_uniform(state: Any, rng: random.Random) -> int:
    """Return one outcome of an OpenSpiel chance node whose outcomes are equally likely."""
    outcomes: list[int] = state.legal_actions()
    return outcomes[int(rng.random() * len(outcomes))]


def sequential_game(game: Any, rng: random.Random, draw: Draw) -> int:
    """Play one OpenSpiel game of one player at a time; return its decisions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(draw(state, rng))
            continue
        options = state.legal_actions()
        pick = options[int(rng.random() * len(options))]
        state.apply_action_with_legality_check(pick)
        decisions += 1
    return decisions


def simultaneous_game(game: Any, rng: random.Random, draw: Draw) -> int:
    """Play one OpenSpiel game of all players at once; return its decisions, one a player."""
    state = game.new_initial_state()
    players = range(game.num_players())
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(draw(state, rng))
            continue
        picks = []
        for player in players:
            options = state.legal_actions(player)
            picks.append(options[int(rng.random() * len(options))])
        state.apply_actions_with_legality_checks(picks)
        decisions += len(picks)
    return decisions


def hearts(seconds: float, rng: random.Random, draw: Draw = draw_choices) -> Tally:
    """Play OpenSpiel's C++ hearts."""
    game = import_module("pyspiel").load_game("hearts")
    return play_for(seconds, lambda: sequential_game(game, rng, draw))


def hearts_walk(seconds: float, rng: random.Random) -> Tally:
    """Play OpenSpiel's C++ hearts, its chance nodes drawn by hand."""
    return hearts(seconds, rng, draw_walk)


def hearts_uniform(seconds: float, rng: random.Random) -> Tally:
    """Play OpenSpiel's C++ hearts, its chance nodes drawn the fast way."""
    return hearts(seconds, rng, draw_uniform)


def goofspiel(seconds: float, rng: random.Random, draw: Draw = draw_choices) -> Tally:
    """Play OpenSpiel's C++ goofspiel: 4 players, 13 cards, imperfect information."""
    game = import_module("pyspiel").load_game("goofspiel", GOOFSPIEL)
    return play_for(seconds, lambda: simultaneous_game(game, rng, draw))


def goofspiel_walk(seconds: float, rng: random.Random) -> Tally:
    """Play OpenSpiel's C++ goofspiel, its chance nodes drawn by hand."""
    return goofspiel(seconds, rng, draw_walk)


def goofspiel_uniform(seconds: float, rng: random.Random) -> Tally:
    """Play OpenSpiel's C++ goofspiel, its chance nodes drawn the fast way."""
    return goofspiel(seconds, rng, draw_uniform)


def liars_poker(seconds: float, rng: random.Random) -> Tally:
    """Play OpenSpiel's liar's poker, a game written in Python: 2 players, 10 digits each."""
    import_module("open_spiel.python.games.liars_poker")
    game = import_module("pyspiel").load_game("python_liars_poker")
    return play_for(seconds, lambda: sequential_game(game, rng, draw_walk))


def uno(seconds: float, rng: random.Random) -> Tally:
    """Play RLCard's uno for 2 players through its environment, which checks each action."""
    env = import_module("rlcard").make("uno", config={"seed": rng.randrange(2**31)})

    def play_game() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            options = list(state["legal_actions"])
            pick = options[int(rng.random() * len(options))]
            state, _ = env.step(pick)
            decisions += 1
        return decisions

    return play_for(seconds, play_game)


def uno_unchecked(seconds: float, rng: random.Random) -> Tally:
    """Play RLCard's uno for 2 players through the game below its environment."""
    game = import_module("rlcard").make("uno", config={"seed": rng.randrange(2**31)}).game

    def play_game() -> int:
        state, _ = game.init_game()
        decisions = 0
        while not game.is_over():
            options = state["legal_actions"]
            pick = options[int(rng.random() * len(options))]
            state, _ = game.step(pick)
            decisions += 1
        return decisions

    return play_for(seconds, play_game)


def catanatron(seconds: float, rng: random.Random) -> Tally:
    """Play catanatron for 4 players, up to its own limit of turns."""
    library = import_module("catanatron.game")
    seats = import_module("catanatron.models.player")
    players = [seats.Player(color) for color in seats.Color]

    def play_game() -> int:
        game = library.Game(players, seed=rng.randrange(1, 2**31))
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < library.TURNS_LIMIT:
            options = game.state.playable_actions
            pick = options[int(rng.random() * len(options))]
            game.execute(pick)
            decisions += 1
        return decisions

    return play_for(seconds, play_game)


PEERS = {
    "openspiel_hearts": Peer("open_spiel", hearts),
    "openspiel_hearts_walk": Peer("open_spiel", hearts_walk),
    "openspiel_hearts_uniform": Peer("open_spiel", hearts_uniform),
    "openspiel_goofspiel": Peer("open_spiel", goofspiel),
    "openspiel_goofspiel_walk": Peer("open_spiel", goofspiel_walk),
    "openspiel_goofspiel_uniform": Peer("open_spiel", goofspiel_uniform),
    "openspiel_python_liars_poker": Peer("open_spiel", liars_poker),
    "rlcard_uno": Peer("rlcard", uno),
    "rlcard_uno_unchecked": Peer("rlcard", uno_unchecked),
    "catanatron": Peer("catanatron", catanatron),
}


def measure(peer: Peer, seconds: float, seed: int) -> dict[str, Any]:
    """Return one peer's figures, or an ``error`` where the peer cannot be imported."""
    try:
        release = version(peer.distribution)
        tally = peer.play(seconds, random.Random(seed))
    except ImportError as missing:
        return {"error": f"{type(missing).__name__}: {missing}"}
    return {
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 3),
        "per_second": round(tally.decisions / tally.seconds),
        "version": release,
    }


def measure_all(seconds: float, seed: int) -> dict[str, Any]:
    """Return every peer's figures by name, and the process's peak memory as ``max_rss_mb``."""
    report: dict[str, Any] = {name: measure(peer, seconds, seed) for name, peer in PEERS.items()}
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * BYTES_PER_RSS_UNIT
    report["max_rss_mb"] = round(peak / 2**20, 1)
    return report


def table(report: dict[str, Any]) -> str:
    """Return the report as lines of text, one a peer."""
    lines = []
    for name in PEERS:
        row = report[name]
        value = row["error"] if "error" in row else f"{row['per_second']:>9,}  {row['version']}"
        lines.append(f"{name:<30} {value}")
    return "\n".join([*lines, f"{'max_rss_mb':<30} {report['max_rss_mb']:>9,}"])


def main() -> None:
    """Measure every peer and print the report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds a peer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    report = measure_all(arguments.seconds, arguments.seed)
    print(json.dumps(report, indent=2) if arguments.json else table(report))


if __name__ == "__main__":
    main()
