"""What the tests of every game share: draws as wished, and component data with some parts replaced."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from clubantique.core.outside import Outside


class Croupier(Outside):
    """Draws what the test wishes, in this order, and then always the first of the pool."""

    def __init__(self, wishes: Sequence[int] = ()) -> None:
        super().__init__()
        self.wishes = list(wishes)
        self.pools: list[list[int]] = []

    def draw(self, pool: list[int]) -> int:
        self.pools.append(pool.copy())
        item = self.wishes.pop(0) if self.wishes else pool[0]
        pool.remove(item)
        return item


def replaced(components: Mapping[str, Any], **changes: Any) -> dict[str, Any]:
    """Component data with some parts replaced, for instance `track__last=30`."""
    data = deepcopy(dict(components))
    for path, value in changes.items():
        *folders, name = path.split("__")
        place = data
        for folder in folders:
            place = place[folder]
        place[name] = value
    return data
