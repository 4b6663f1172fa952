"""Learns a game with PPO in plain NumPy, against bots: `python examples/ppo.py adel --minutes 3 --evaluate 1000`.

All that the learner gets is what its seat sees, which choices are possible, and a reward when the game is over.
With as many `--decisions` as the time allows, the same seed learns the same on the same machine.
"""

from __future__ import annotations

import argparse
import os
import time
from collections import deque
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # several threads would only wait for each other here

import numpy as np
from numpy.typing import NDArray
from ppo_net import Adam, Bytes, Floats, Net, Parameters

from clubantique.core.registry import names
from clubantique.research.gymnasium import LoneSeat

Mask = NDArray[np.int8]
Codes = NDArray[np.int64]

TABLES = 64  # games that are played side by side
STEPS = 128  # choices at each of them before the network learns
EPOCHS = 3
BATCH = 1024
RATE = 5e-4
CLIP = 0.2
ENTROPY = 0.01
VALUE = 0.5
EVALUATION = 1 << 40  # the seed of the first game of an evaluation, far from those of the training
LAMBDA = 0.97  # there is no discount: only the end counts, however late


class Tables:
    """Games side by side, each with one learner. A finished one makes room for the next, as long as there are seeds."""

    def __init__(self, wanted: argparse.Namespace, seeds: Iterator[int]) -> None:
        self.seeds = seeds
        envs = (LoneSeat(wanted.game, wanted.players, bots=wanted.bots) for _ in range(TABLES))
        self.look([(env, env.reset(seed=seed)[0]) for env, seed in zip(envs, seeds, strict=False)])

    def look(self, going: list[tuple[LoneSeat, dict[str, Any]]]) -> None:
        """What the learners see now."""
        self.envs = [env for env, _ in going]
        if going:
            self.seen: Bytes = np.stack([observed["observation"] for _, observed in going])
            self.mask: Mask = np.stack([observed["action_mask"] for _, observed in going])

    def step(self, choices: Codes) -> tuple[Floats, NDArray[np.bool_], list[float]]:
        """Rewards, which games are over, and how much of each of those was won."""
        rewards, ended = np.zeros(len(choices), np.float32), np.zeros(len(choices), np.bool_)
        going, wins = [], []
        for n, env in enumerate(self.envs):
            observed, rewards[n], ended[n], _, info = env.step(choices[n])
            if ended[n]:
                wins.append(won(info["places"], env.seat))
                seed = next(self.seeds, None)
                if seed is None:
                    continue
                observed, _ = env.reset(seed=seed)
            going.append((env, observed))
        self.look(going)
        return rewards, ended, wins


def won(places: list[int], seat: int) -> float:
    """1 for a win, a part of it for a shared one."""
    return (places[seat] == 1) / places.count(1)


def drawn(log_p: Floats, rng: np.random.Generator) -> Codes:
    """One choice a row, as likely as the network says."""
    up_to = np.exp(log_p).cumsum(axis=1)
    choices: Codes = np.argmax(up_to > rng.random((len(log_p), 1)) * up_to[:, -1:], axis=1)
    return choices


class Rollout:
    """What happened at the tables in `STEPS` steps: the first axis is time, the second the table."""

    def __init__(self, net: Net, tables: Tables, rng: np.random.Generator) -> None:
        steps: list[tuple[Any, ...]] = []
        self.wins: list[float] = []
        for _ in range(STEPS):
            seen, mask = tables.seen, tables.mask
            log_p, value = net.forward(seen, mask)
            choice = drawn(log_p, rng)
            reward, ended, wins = tables.step(choice)
            steps.append((seen, mask, choice, log_p[np.arange(TABLES), choice], value, reward, ended))
            self.wins += wins
        columns = [np.stack(column) for column in zip(*steps, strict=True)]
        self.seen, self.mask, self.choice, self.log_p, self.value, self.reward, self.ended = columns
        self.judge(net.forward(tables.seen, tables.mask)[1])

    def judge(self, next_value: Floats) -> None:
        """Generalised advantage estimation, from the last step back to the first."""
        self.advantage = np.zeros_like(self.value)
        ahead = np.zeros(TABLES, np.float32)
        for t in reversed(range(STEPS)):
            goes_on = ~self.ended[t]
            surprise = self.reward[t] + next_value * goes_on - self.value[t]
            ahead = surprise + LAMBDA * goes_on * ahead
            self.advantage[t], next_value = ahead, self.value[t]
        self.target = self.advantage + self.value

    def flat(self) -> list[NDArray[Any]]:
        """Every choice a row, whenever and wherever it was made."""
        columns = (self.seen, self.mask, self.choice, self.log_p, self.advantage, self.target)
        return [each.reshape(STEPS * TABLES, *each.shape[2:]) for each in columns]


def learn(net: Net, adam: Adam, rollout: Rollout, rate: float, rng: np.random.Generator) -> None:
    """A few passes over the same experience, in batches."""
    columns = rollout.flat()
    for _ in range(EPOCHS):
        for rows in rng.permutation(STEPS * TABLES).reshape(-1, BATCH):
            adam.step(gradient(net, *(column[rows] for column in columns)), rate)


def gradient(
    net: Net,
    seen: Bytes,
    mask: Mask,
    choice: Codes,
    old_log_p: Floats,
    advantage: Floats,
    target: Floats,
) -> Parameters:
    """Of PPO's loss: the clipped gain, less a bonus for undecidedness, plus the error of the value."""
    size, rows = len(choice), np.arange(len(choice))
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    log_p, value = net.forward(seen, mask)
    p = np.exp(log_p)
    ratio = np.exp(log_p[rows, choice] - old_log_p)
    too_far = np.where(advantage > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    by_log_p: Floats = np.where(too_far, np.float32(0), -advantage * ratio / np.float32(size))
    by_logits = -p * by_log_p[:, None]
    by_logits[rows, choice] += by_log_p
    surprisal = np.where(mask, log_p, 0)
    entropy = -(p * surprisal).sum(axis=1, keepdims=True)
    by_logits += ENTROPY / size * p * (surprisal + entropy)
    return net.backward(by_logits, VALUE / size * (value - target))


def train(net: Net, wanted: argparse.Namespace, rng: np.random.Generator) -> None:
    """Play and learn until the time is up."""
    tables, adam = Tables(wanted, count(wanted.seed << 20)), Adam(net)
    recent: deque[float] = deque(maxlen=1000)
    began = reported = time.perf_counter()
    decisions, spent = 0, 0.0
    while spent < 1:
        rollout = Rollout(net, tables, rng)
        learn(net, adam, rollout, RATE * (1 - spent), rng)
        decisions += STEPS * TABLES
        recent.extend(rollout.wins)
        now = time.perf_counter()
        spent = max((now - began) / (60 * wanted.minutes), decisions / wanted.decisions)
        if now - reported > 10 or spent >= 1:
            reward = rollout.reward[rollout.ended].mean() if rollout.ended.any() else np.nan
            share = np.mean(recent) if recent else np.nan
            print(
                f"{now - began:6.0f} s  {decisions:9,} decisions  reward {reward:+.2f}  wins {share:.3f}",
                flush=True,
            )
            reported = now


def evaluate(net: Net, wanted: argparse.Namespace, rng: np.random.Generator) -> list[float]:
    """How much was won of each of so many games that nobody learns from."""
    tables = Tables(wanted, iter(range(EVALUATION, EVALUATION + wanted.evaluate)))
    wins: list[float] = []
    while tables.envs:
        log_p, _ = net.forward(tables.seen, tables.mask)
        wins += tables.step(drawn(log_p, rng))[2]
    return wins


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z = 1.96
    middle = share + z * z / (2 * games)
    width = z * np.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - width) / (1 + z * z / games), (middle + width) / (1 + z * z / games)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=names())
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="random", help="who has the other chairs")
    parser.add_argument("--minutes", type=float, default=3.0, help="how long to learn")
    parser.add_argument("--decisions", type=float, default=np.inf, help="stop after so many, if time allows")
    parser.add_argument("--evaluate", type=int, default=1000, metavar="GAMES")
    parser.add_argument("--width", type=int, default=128, help="units in each layer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--load", type=Path, help="begin with this network")
    parser.add_argument("--save", type=Path, help="where to put the network")
    return parser.parse_args()


def main() -> None:
    wanted = arguments()
    rng = np.random.default_rng(wanted.seed)
    observer = LoneSeat(wanted.game, wanted.players).match.observer
    net = Net(observer.size, observer.choices, wanted.width, rng)
    if wanted.load:
        net.load(wanted.load)
    if wanted.minutes > 0:
        train(net, wanted, rng)
    if wanted.save:
        net.save(wanted.save)
    if wanted.evaluate:
        share = float(np.mean(evaluate(net, wanted, rng)))
        low, high = wilson(share, wanted.evaluate)
        print(
            f"{wanted.game}, {wanted.players} players: wins {share:.3f} of {wanted.evaluate} games "
            f"against {wanted.bots} (95 % interval {low:.3f} to {high:.3f}, fair share {1 / wanted.players:.3f})"
        )


if __name__ == "__main__":
    main()
