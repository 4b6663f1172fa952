"""Finds games by their folders: every package below `clubantique.games` that names its GAME."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import msgspec

from clubantique.core.component_files import decode_components
from clubantique.core.errors import BadComponents, UnknownName, listed
from clubantique.core.game import Game

AnyGame = Game[Any, Any, Any]
BUILT_IN = "components"
SUFFIX = ".toml"


def names() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return list(_folders())


@cache
def _folders() -> tuple[str, ...]:
    package = import_module("clubantique.games")
    return tuple(sorted(found.name for found in iter_modules(package.__path__) if found.ispkg))


def load(name: str, components: Mapping[str, Any] | str | None = None) -> AnyGame:
    """A game by its id, with the built-in component data, with those of a file in its folder, or with other data."""
    if name not in names():
        raise UnknownName(kind="game", name=name, possible=listed(names()))
    if components is None:
        return _from_folder(name, BUILT_IN)
    return _from_folder(name, components) if isinstance(components, str) else _kind(name)(components)


@cache
def _from_folder(name: str, file: str) -> AnyGame:
    there = _component_files(name)
    if file not in there:
        raise UnknownName(kind="components", name=file, possible=listed(sorted(there)))
    return _kind(name)(msgspec.toml.decode(there[file].read_bytes(), type=dict[str, Any]))


def _component_files(name: str) -> dict[str, Traversable]:
    folder = files(f"clubantique.games.{name}")
    return {Path(each.name).stem: each for each in folder.iterdir() if each.name.endswith(SUFFIX)}


@cache
def house_files(name: str) -> Mapping[str, str]:
    """The component files in a game's folder, by the digest of their data; the built-in one first."""
    found = sorted(_component_files(name), key=lambda file: (file != BUILT_IN, file))
    return {load(name, file).digest: file for file in found}


def _kind(name: str) -> type[AnyGame]:
    kind: type[AnyGame] = import_module(f"clubantique.games.{name}").GAME
    return kind


def load_file(name: str, file: Path | None) -> AnyGame:
    """A game by its id, with a component file that a host may have replaced; a bare word names one of its own."""
    if file is None:
        return load(name)
    bare = file.name == str(file) and not file.suffix and not file.exists()
    return load(name, str(file) if bare else read_components(file))


def read_components(file: Path) -> dict[str, Any]:
    try:
        return decode_components(file.read_bytes())
    except (OSError, ValueError, RecursionError) as error:
        raise BadComponents.at(str(file), "shape", str(error)) from error
