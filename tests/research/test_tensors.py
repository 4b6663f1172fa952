"""Observations as bytes: always the same fields. That they hold no secret is proven with all other channels."""

from __future__ import annotations

from itertools import groupby, islice
from random import Random
from typing import Any

import pytest
from conformance.walks import Setting, walk

from clubantique.core.tensor import LARGEST, Pen
from clubantique.research.observations import Observer, Scribe, fields
from research.tensors import SOME, observation, tables

STRIDE = 3
"""So many positions further on the next one is looked at."""
MARGIN = 64
"""So many bytes more than an observation needs."""


every_table = pytest.mark.parametrize("setting", tables(), ids=str)


# --- always the same fields ----------------------------------------------------------------------


@every_table
def test_every_observation_has_the_same_fields(setting: Setting) -> None:
    game = setting.load()
    expected = Observer(game, setting.seats, dict(setting.options)).fields
    for play in islice(walk(setting, 1), 0, None, STRIDE):
        for seat in range(setting.seats):
            assert fields(game, play.state, seat) == expected


class Overseer(Scribe):
    """A scribe who looks after every field whether anything was written outside it, or did not fit into it."""

    def __init__(self, room: int) -> None:
        super().__init__()
        self.buffer = bytearray(room)
        self.before = b""

    def set_of(self, name: str, items: list[int], size: int, first: int = 0) -> None:
        assert len(items) == len(set(items)), f"{name} has something twice"
        super().set_of(name, items, size, first)

    def some_of(self, name: str, items: list[int], size: int, first: int = 0) -> None:
        assert len(list(groupby(items))) == len(set(items)), f"{name} is not in order"
        super().some_of(name, items, size, first)

    def end(self, kind: str, name: str, size: int) -> None:
        field, after = self.buffer[self.at : self.at + size], self.at + size
        assert self.buffer[: self.at] == self.before, f"{name} changes what stands before it"
        assert self.buffer[after:] == bytes(len(self.buffer) - after), f"{name} is longer than {size}"
        assert (field[-1:] if kind == "amount" else field).count(LARGEST) == 0, f"{name} is full"
        super().end(kind, name, size)
        self.before = bytes(self.buffer[:after])


@every_table
def test_everything_fits_into_its_field(setting: Setting) -> None:
    room = Observer(setting.load(), setting.seats, dict(setting.options)).size + MARGIN
    for play in islice(walk(setting, 2), 0, None, STRIDE):
        for seat in range(setting.seats):
            play.game.observe(play.state, seat, Overseer(room))


@pytest.mark.parametrize(
    "write",
    [
        lambda pen: pen.one_of("place", 4, 4),
        lambda pen: pen.row("spaces", [0, 0, 1], 2),
        lambda pen: pen.some_of("cards", [2], 3, 4),
        lambda pen: pen.some_of("cards", [1, 2, 1], 3),
        lambda pen: pen.set_of("cards", [1, 1], 3),
        lambda pen: pen.number("gems", 300),
        lambda pen: pen.amount("money", 600, 2),
    ],
)
def test_what_does_not_fit_is_noticed(write: Any) -> None:
    """The overseer of the test above does look."""
    pen = Overseer(MARGIN)
    pen.number("first", 1)
    pen.row("room", [], 8)
    with pytest.raises(AssertionError):
        write(pen)


@pytest.mark.parametrize("much", [LARGEST, LARGEST + 1, 1000])
def test_more_than_a_byte_holds_is_the_largest_number(much: int) -> None:
    """Other component files may have more of everything."""
    pen = Pen(bytearray(8))
    pen.number("number", much)
    pen.row("row", [0, much], 2)
    pen.some_of("some of", [1] * much, 2)
    pen.amount("amount", much, 3)
    assert list(pen.buffer) == [LARGEST, 0, LARGEST, 0, LARGEST, *amounts(much, 3)]


def amounts(number: int, size: int) -> list[int]:
    return [max(0, min(LARGEST, number - LARGEST * place)) for place in range(size)]


# --- nothing else --------------------------------------------------------------------------------


@every_table
def test_an_observation_depends_on_what_is_known_only(setting: Setting) -> None:
    """Any state that the knowledge allows looks the same."""
    rng = Random(3)
    for play in walk(setting, 3):
        seat = int(rng.random() * setting.seats)
        if rng.random() < SOME:
            sampled = play.game.sample(play.game.knowledge(play.state, seat), rng)
            assert observation(play.game, sampled, seat) == observation(play.game, play.state, seat)
