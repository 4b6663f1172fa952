"""Observations as arrays, and what stands where in them."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from clubantique.core.outside import Chance
from clubantique.core.registry import AnyGame
from clubantique.core.state import State
from clubantique.core.streams import stream
from clubantique.core.tensor import Pen, possible

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]
Observed = dict[str, Bytes | Mask]
UINT8, INT8 = np.dtype(np.uint8), np.dtype(np.int8)
array = np.frombuffer

ROOM = 1 << 16
"""More bytes than any observation has."""


class Field(Struct, frozen=True):
    """So many bytes of an observation, from `start` on, and in which way they are written."""

    name: str
    kind: str
    start: int
    size: int


class Scribe(Pen):
    """A pen that also notes what it writes."""

    def __init__(self) -> None:
        super().__init__(bytearray(ROOM))
        self.heading = ""
        self.fields: list[Field] = []

    def under(self, heading: str, number: int) -> None:
        self.heading = f"{heading}_{number}."

    def end(self, kind: str, name: str, size: int) -> None:
        self.fields.append(Field(self.heading + name, kind, self.at, size))
        super().end(kind, name, size)


def fields(game: AnyGame, state: State, seat: int = 0) -> list[Field]:
    """What stands where in the observation of this state; the same for every state of so many players."""
    scribe = Scribe()
    game.observe(state, seat, scribe)
    return scribe.fields


class Observer:
    """Looks at states of one game, always with as many players: every look is a new array."""

    def __init__(self, game: AnyGame, players: int, options: Mapping[str, str]) -> None:
        self.game = game
        self.observe = game.observe
        state = game.setup(players, options, Chance(stream(0, "size")))
        self.fields = fields(game, state)
        self.size = self.fields[-1].start + self.fields[-1].size
        self.choices = len(game.choices)

    def observation(self, state: State, seat: int) -> Bytes:
        buffer = bytearray(self.size)
        self.observe(state, seat, Pen(buffer))
        return array(buffer, UINT8)

    def observed(self, state: State, seat: int) -> Observed:
        """What a learner gets: all that this seat knows, and which choices it has."""
        buffer = bytearray(self.size)
        self.observe(state, seat, Pen(buffer))
        mask = possible(state, seat, self.choices)
        return {"observation": array(buffer, UINT8), "action_mask": array(mask, INT8)}
