"""Games with other component files than the built-in one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from clubantique.core.registry import load
from clubantique.games.adel.game import Adel
from games.common import replaced

SAME = {letter: {"theme": letter, "years": [1700, 1710, 1720, 1730, 1740, 1750]} for letter in "ABCDEF"}
"""Six series with the same years, so that objects can be equally old."""


def adel(data: Mapping[str, Any] | None = None) -> Adel:
    """The game, with the built-in component data or with other data."""
    game = load("adel", data)
    assert isinstance(game, Adel)
    return game


def components(**changes: Any) -> dict[str, Any]:
    """The built-in component data with some parts replaced, for instance `track__last=30`."""
    return replaced(adel().components, **changes)


def box(**changes: Any) -> Adel:
    """The game with another component file."""
    return adel(components(**changes))
