"""A cube in space: every drawer is a point with a direction that is up, and turning is rotation by a matrix.

Seen from the front: x grows to the right, y to the back, z upwards. The cube of the rules must agree with this one.
"""

from __future__ import annotations

from clubantique.games.meisterdiebe.cube import (
    LARGE,
    LOWER_DIAMONDS,
    LOWER_SAPPHIRES,
    SECRET_LOWER,
    SECRET_UPPER,
    UPPER_DIAMONDS,
    UPPER_SAPPHIRES,
)

from .table import DRAWERS

Vector = tuple[int, int, int]
Matrix = tuple[Vector, Vector, Vector]

UP: Vector = (0, 0, 1)
DOWN: Vector = (0, 0, -1)
HEIGHT = {"top": 1, "middle": 0, "bottom": -1}
SIDE = {"front": (0, -1), "right": (1, 0), "back": (0, 1), "left": (-1, 0)}

RIGHTWARD: Matrix = ((0, -1, 0), (1, 0, 0), (0, 0, 1))
"""A quarter turn about the vertical axis that brings the front, (0, -1, 0), to the right, (1, 0, 0)."""
LEFTWARD: Matrix = ((0, 1, 0), (-1, 0, 0), (0, 0, 1))
OVER: Matrix = ((-1, 0, 0), (0, 1, 0), (0, 0, -1))
"""Half a turn about the axis from front to back."""


def rotated(vector: Vector, by: Matrix) -> Vector:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in by)
    return x, y, z


def point(place: str) -> Vector:
    layer, _, side = place.partition("-")
    return (*SIDE[side], HEIGHT[layer])


class Space:
    """Where each of the twelve drawers is, and which way is up for it."""

    def __init__(self) -> None:
        self.at: list[Vector] = [point(place) for place in DRAWERS]
        self.up: list[Vector] = [UP] * len(DRAWERS)

    def turn(self, layers: int, by: Matrix) -> None:
        """Only what is high enough now."""
        for drawer, (_, _, height) in enumerate(self.at):
            if height > 1 - layers:
                self._rotate(drawer, by)

    def flip(self) -> None:
        for drawer in range(len(self.at)):
            self._rotate(drawer, OVER)

    def _rotate(self, drawer: int, by: Matrix) -> None:
        self.at[drawer] = rotated(self.at[drawer], by)
        self.up[drawer] = rotated(self.up[drawer], by)

    def twist(self, text: str) -> None:
        """One of the fourteen possibilities of M-60, as it is written."""
        moves, _, turn = text.partition(" ")
        for move in moves.split("-"):
            if move == "flip":
                self.flip()
            elif move == "turn":
                layers, _, sense = turn.partition("-")
                self.turn({"top": 1, "two": 2}[layers], RIGHTWARD if sense == "right" else LEFTWARD)

    def arranged(self, drawers: list[list[int]]) -> list[list[int]]:
        """These drawers, which were at their places at first, by the places where they are now."""
        by_place = dict(zip(self.at, zip(drawers, self.up, strict=True), strict=True))
        return [as_it_lies(*by_place[point(place)]) for place in DRAWERS]


def as_it_lies(drawer: list[int], up: Vector) -> list[int]:
    """What is upper and what is lower in a drawer that may be upside down."""
    if up == UP:
        return drawer
    assert up == DOWN
    lies = drawer.copy()
    for upper, lower in (
        (UPPER_DIAMONDS, LOWER_DIAMONDS),
        (UPPER_SAPPHIRES, LOWER_SAPPHIRES),
        (SECRET_UPPER, SECRET_LOWER),
    ):
        lies[upper], lies[lower] = drawer[lower], drawer[upper]
    return lies


def all_different() -> list[list[int]]:
    """Twelve drawers none of whose compartments hold the same."""
    drawers = []
    for place in range(len(DRAWERS)):
        drawer = [10 * place + part for part in range(7)]
        drawer[LARGE] = (place + 1) % 2
        drawers.append(drawer)
    return drawers
