"""What the tests of observations share: typical tables, and an observation as plain bytes."""

from __future__ import annotations

from conformance.walks import Setting, settings

from clubantique.core.registry import AnyGame
from clubantique.core.state import State
from clubantique.core.tensor import Pen
from clubantique.research.observations import ROOM, fields

SOME = 0.2
"""How many of the positions of a game are looked at, on average."""


def tables() -> list[Setting]:
    """Every game and variant with the fewest, a middling number of, and the most players.

    What helps people remember is left out: a learner's observation remembers everything anyway.
    """
    return [each for each in settings() if is_typical(each.load(), each)]


def is_typical(game: AnyGame, setting: Setting) -> bool:
    counts = (game.fewest, (game.fewest + game.most) // 2, game.most)
    return setting.seats in counts and game.memory_option not in dict(setting.options)


def smallest(game: str) -> Setting:
    return next(each for each in tables() if each.game == game)


def largest(game: str) -> Setting:
    return max((each for each in tables() if each.game == game), key=lambda each: each.seats)


def observation(game: AnyGame, state: State, seat: int) -> bytes:
    pen = Pen(bytearray(ROOM))
    game.observe(state, seat, pen)
    return bytes(pen.buffer[: pen.at])


def read(setting: Setting, state: State, seat: int, name: str) -> list[int]:
    """What stands in a field."""
    field = next(each for each in fields(setting.load(), state, seat) if each.name == name)
    return list(observation(setting.load(), state, seat)[field.start : field.start + field.size])
