"""Finds games by their folders: every package below `clubantique.games` that names its GAME."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import msgspec

from clubantique.core.errors import BadComponents, UnknownName, listed
from clubantique.core.game import Game

AnyGame = Game[Any, Any]


def names() -> list[str]:
    """The ids of all games, in alphabetical order."""
    package = import_module("clubantique.games")
    return sorted(found.name for found in iter_modules(package.__path__) if found.ispkg)


def load(name: str, components: Mapping[str, Any] | None = None) -> AnyGame:
    """A game by its id, with the built-in component data or with other data."""
    if name not in names():
        raise UnknownName(kind="game", name=name, possible=listed(names()))
    return _built_in(name) if components is None else _kind(name)(components)


@cache
def _built_in(name: str) -> AnyGame:
    return _kind(name)()


def _kind(name: str) -> type[AnyGame]:
    kind: type[AnyGame] = import_module(f"clubantique.games.{name}").GAME
    return kind


def load_file(name: str, file: Path | None) -> AnyGame:
    """A game by its id, with a component file that a host may have replaced."""
    return load(name, None if file is None else read_components(file))


def read_components(file: Path) -> dict[str, Any]:
    try:
        return msgspec.toml.decode(file.read_bytes(), type=dict[str, Any])
    except (OSError, ValueError, RecursionError) as error:
        raise BadComponents.at(str(file), "shape", str(error)) from error
