"""Finds games: the packages below `clubantique.games`, and those that other distributions name as entry points.

An entry point is somebody else's work. Whatever is wrong with one is kept in words for whoever asks, and stops nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import copy
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING, Any

from clubantique.core.errors import BadGame, listed
from clubantique.core.game import Game

if TYPE_CHECKING:  # it takes longer to import than all of the core, and whoever loads no game does without
    from importlib.metadata import EntryPoint

GROUP = "clubantique.games"
HOUSE = "clubantique.games"
ID = re.compile(r"[a-z][a-z0-9_]*")
DECLARED = ("id", "rules_version", "tensor_version", "option_values", "shape")
UNPACKED = ("choices", "fewest", "most")

_troubles: dict[str, BadGame] = {}  # by what cannot be used: a game, or a module of one


@cache
def packages() -> dict[str, str]:
    """The package of every game that can be played, by the game's id."""
    house = {name: f"{HOUSE}.{name}" for name in _folders()}
    return dict(sorted((house | dict(_outside(house))).items()))


def is_outside(name: str) -> bool:
    """Whether a game comes from another distribution."""
    return not packages()[name].startswith(f"{HOUSE}.")


def troubles() -> list[BadGame]:
    """What could not be used so far: games of other distributions, and parts of them that were wanted."""
    packages()
    return list(_troubles.values())


def trouble_with(name: str) -> BadGame | None:
    """Why a game cannot be played that somebody else brings."""
    packages()
    return copy(_troubles.get(name))


def part(game: str, name: str, room: str = "") -> ModuleType | None:
    """What a game brings for a room of the house: a module of its own package, or one of that room with its id."""
    package = packages().get(game)
    if package is None:
        return None
    places = [f"{package}.{name}"] + ([f"{room}.{game}"] if room and not is_outside(game) else [])
    found = next((place for place in places if find_spec(place)), None)
    return None if found is None else module_of(game, found)


def module_of(game: str | None, name: str) -> ModuleType | None:
    """A module of a game, or of the house; nothing if it is another distribution's and cannot be imported."""
    if game is None or not is_outside(game):
        return import_module(name)
    try:
        return import_module(name)
    except (Exception, SystemExit) as error:
        _troubles[name] = BadGame(game=game, source=name, problem="part", reason=_said(error))
        return None


def modules_in(game: str | None, package: ModuleType) -> Iterator[ModuleType]:
    """The modules of a package that a game brings, or the house, as far as they can be imported."""
    for found in iter_modules(package.__path__):
        module = module_of(game, f"{package.__name__}.{found.name}")
        if module is not None:
            yield module


# --- other distributions -------------------------------------------------------------------------


def _folders() -> list[str]:
    package = import_module(HOUSE)
    return [found.name for found in iter_modules(package.__path__) if found.ispkg]


def _outside(house: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Those that can be played; of the others it is noted why they cannot."""
    from importlib.metadata import entry_points

    named: dict[str, dict[str, EntryPoint]] = {}  # by id, then by package: one that is found twice is one
    for point in entry_points(group=GROUP):
        named.setdefault(point.name, {})[point.value] = point
    for name, points in named.items():
        try:
            yield name, _playable(name, list(points.values()), house)
        except BadGame as trouble:
            _troubles[name] = trouble


def _playable(name: str, points: list[EntryPoint], house: dict[str, str]) -> str:
    """The package of a game that was tried."""
    source = listed(sorted(_source(point) for point in points))
    if name in house:
        raise BadGame(game=name, source=source, problem="ours", reason="")
    if len(points) > 1:
        raise BadGame(game=name, source=source, problem="twice", reason="")
    if not ID.fullmatch(name):
        raise BadGame(game=name, source=source, problem="name", reason="")
    package = points[0].value
    try:
        _try(name, source, import_module(package))
    except BadGame:
        raise
    except (Exception, SystemExit) as error:
        raise BadGame(game=name, source=source, problem="broken", reason=_said(error)) from error
    return package


def _try(name: str, source: str, package: ModuleType) -> None:
    kind: Any = getattr(package, "GAME", None)
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        raise BadGame(game=name, source=source, problem="lacks", reason="GAME")
    missing = [each for each in DECLARED if not hasattr(kind, each)]
    missing += [] if missing else [each for each in UNPACKED if not hasattr(kind(), each)]
    if missing:
        raise BadGame(
            game=name, source=source, problem="lacks", reason=listed(f"GAME.{each}" for each in missing)
        )
    if kind.id != name:
        raise BadGame(game=name, source=source, problem="id", reason=kind.id)


def _source(point: EntryPoint) -> str:
    return f"{point.value} ({point.dist.name} {point.dist.version})" if point.dist else point.value


def _said(error: BaseException) -> str:
    """In one line, for whoever has to put it right."""
    return " ".join(f"{type(error).__name__}: {error}".split())
