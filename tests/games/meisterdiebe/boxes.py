"""The game, with the built-in component file or with another one."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from clubantique.core.registry import load
from clubantique.games.meisterdiebe.game import Meisterdiebe


def meisterdiebe(data: Mapping[str, Any] | None = None) -> Meisterdiebe:
    game = load("meisterdiebe", data)
    assert isinstance(game, Meisterdiebe)
    return game


def components(**changes: Any) -> dict[str, Any]:
    """The built-in component data with some parts replaced, for instance `limits__rounds=1`."""
    data = deepcopy(meisterdiebe().components)
    for path, value in changes.items():
        *folders, name = path.split("__")
        place = data
        for folder in folders:
            place = place[folder]
        place[name] = value
    return data


def box(**changes: Any) -> Meisterdiebe:
    """The game with another component file."""
    return meisterdiebe(components(**changes))
