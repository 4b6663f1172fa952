"""What a game brings for the suites of the house: `laws`, `twin` and `consequences`.

A game of the house has them in `tests/games/<id>`, one of another distribution in its package, as `testing`.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

from clubantique.core.finding import is_outside
from clubantique.core.registry import load, package_of


def brought(game: str, module: str) -> ModuleType:
    """One of the modules that a game must bring."""
    return import_module(f"{testing_package(game)}.{module}")


def testing_package(game: str) -> str:
    return f"{package_of(game)}.testing" if is_outside(game) else f"games.{game}"


def laws(game: str) -> ModuleType:
    """What must hold of one game."""
    return brought(game, "laws")


def law(game: str, name: str, otherwise: Any) -> Any:
    """Something that a game may say about itself in its laws, or what goes for most games."""
    return getattr(laws(game), name, otherwise)


def fewest(game: str) -> int:
    return load(game).fewest


def a_few(game: str) -> int:
    """Three players, or as near to that as the game can be played."""
    return max(load(game).fewest, min(3, load(game).most))
