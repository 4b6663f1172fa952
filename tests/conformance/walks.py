"""Random walks through any registered game: the raw material of the suites that every game must pass."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import NamedTuple

from clubantique.core import state
from clubantique.core.errors import BadOption
from clubantique.core.outside import Chance
from clubantique.core.play import Play
from clubantique.core.record import Chair
from clubantique.core.registry import AnyGame, load, names

SOAK = 5 if os.environ.get("CLUBANTIQUE_SOAK") else 1
"""How many times as many games `make soak` plays."""

NATIVE = not state.__file__.endswith(".py")
EVERY = 12 if os.environ.get("CLUBANTIQUE_NATIVE_FOLLOWS") and not NATIVE else 1
"""Where the native build is tried afterwards, which is the same code, every twelfth setting is enough for this one."""


class Setting(NamedTuple):
    """One way to set a game up."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]

    def load(self) -> AnyGame:
        return load(self.game)

    def start(self, seed: int) -> Play:
        chairs = [Chair(name=f"player {seat}") for seat in range(self.seats)]
        return Play(self.load(), chairs, dict(self.options), Chance(Random(seed)))

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *[value for _, value in self.options]])


def settings() -> list[Setting]:
    """Every game with every number of players and every combination of options that it accepts."""
    return [setting for name in names() for setting in _settings(load(name))]


def walked_settings() -> list[Setting]:
    """Those that are walked through in this build."""
    return settings()[::EVERY]


def _settings(game: AnyGame) -> Iterator[Setting]:
    """An option left out means its first value, or that it does not apply to so many players."""
    choices = [[None, *values[1:]] for values in game.option_values.values()]
    for seats in range(game.fewest, game.most + 1):
        for values in product(*choices):
            given = [(name, value) for name, value in zip(game.option_values, values, strict=True) if value]
            setting = Setting(game.id, seats, tuple(given))
            if _accepted(setting):
                yield setting


def _accepted(setting: Setting) -> bool:
    try:
        setting.start(0)
    except BadOption:
        return False
    return True


def random_choice(play: Play, rng: Random) -> None:
    """Somebody who is due chooses anything; now and then somebody takes an answer back instead."""
    state = play.state
    begun = [seat for seat in state.asked if state.runs[seat]]
    if begun and rng.random() < 0.1:
        play.withdraw(begun[int(rng.random() * len(begun))])
        return
    seat = state.due[int(rng.random() * len(state.due))]
    options = state.legal(seat)
    play.choose(seat, options[int(rng.random() * len(options))])


def walk(setting: Setting, seed: int) -> Iterator[Play]:
    """The play after its set-up and after every choice or withdrawal, to its end."""
    rng = Random(seed)
    play = setting.start(seed)
    yield play
    while not play.over:
        random_choice(play, rng)
        yield play
