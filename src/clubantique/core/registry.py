"""The games by their ids, with the component data that is wanted."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from clubantique.core.component_files import decode_components
from clubantique.core.errors import BadComponents, UnknownName, listed
from clubantique.core.finding import packages, trouble_with
from clubantique.core.game import Game

AnyGame = Game[Any, Any, Any]
BUILT_IN = "components"
SUFFIX = ".toml"


def names() -> list[str]:
    """The ids of all games that can be played, in alphabetical order."""
    return list(packages())


def package_of(name: str) -> str:
    """The package with a game's rules, data, texts and rulebooks."""
    if name in packages():
        return packages()[name]
    raise trouble_with(name) or UnknownName(kind="game", name=name, possible=listed(names()))


def load(name: str, components: Mapping[str, Any] | str | None = None) -> AnyGame:
    """A game by its id, with the built-in component data, with those of a file in its folder, or with other data."""
    package = package_of(name)
    if components is None:
        return _from_folder(package, BUILT_IN)
    return _from_folder(package, components) if isinstance(components, str) else _kind(package)(components)


def component_files(name: str) -> list[str]:
    """The component files that a game brings: `components`, which is the usual one, and others."""
    return sorted(_files(package_of(name)))


@cache
def _from_folder(package: str, file: str) -> AnyGame:
    there = _files(package)
    if file not in there:
        raise UnknownName(kind="components", name=file, possible=listed(sorted(there)))
    return _kind(package)(msgspec.toml.decode(there[file], type=dict[str, Any]))


def _files(package: str) -> dict[str, bytes]:
    found = [each for each in files(package).iterdir() if each.name.endswith(SUFFIX)]
    return {each.name.removesuffix(SUFFIX): each.read_bytes() for each in found}


@cache
def house_files(name: str) -> Mapping[str, str]:
    """The component files in a game's folder, by the digest of their data; the built-in one first."""
    found = sorted(component_files(name), key=lambda file: (file != BUILT_IN, file))
    return {load(name, file).digest: file for file in found}


def _kind(package: str) -> type[AnyGame]:
    kind: type[AnyGame] = import_module(package).GAME
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
