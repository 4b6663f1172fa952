"""The games as the peers' suites try them: with the fewest, a middle and the largest number of players."""

from __future__ import annotations

import pytest

from clubantique.core.registry import load, names


def tables() -> list[tuple[str, int]]:
    return [
        (name, players)
        for name in names()
        for players in (load(name).fewest, (load(name).fewest + load(name).most + 1) // 2, load(name).most)
    ]


every_table = pytest.mark.parametrize(
    ("game", "players"), tables(), ids=[f"{game}-{players}" for game, players in tables()]
)
every_game = pytest.mark.parametrize("game", names())
