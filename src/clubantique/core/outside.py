"""What the rules get from outside: chance, and somebody who may be listening."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from clubantique.core.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Outside:
    """Chance and listener in one argument. A pool is sorted; drawing takes one item out of it."""

    watched: bool = False

    def draw(self, pool: list[int]) -> int:
        raise NotImplementedError

    def tell(self, event: Event) -> None:
        """Told only when `watched`, so that events cost nothing where nobody listens."""


class Chance(Outside):
    """Uniform draws from a generator that was handed in; nobody listens."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.random = rng.random

    def __reduce__(self) -> tuple[type[Chance], tuple[Random]]:
        """A copy has a generator of its own."""
        return Chance, (self.rng,)

    def draw(self, pool: list[int]) -> int:
        return pool.pop(int(self.random() * len(pool)))


class DrawNeeded(Exception):
    """A scripted draw has run out: a solver can now try each item of the pool."""

    def __init__(self, pool: list[int]) -> None:
        super().__init__(pool)
        self.pool = pool


class Scripted(Outside):
    """Draws that were fixed beforehand; asks (by `DrawNeeded`) when there are no more."""

    def __init__(self, draws: list[int]) -> None:
        self.draws = draws.copy()

    def draw(self, pool: list[int]) -> int:
        if not self.draws:
            raise DrawNeeded(pool.copy())
        item = self.draws.pop(0)
        pool.remove(item)
        return item
