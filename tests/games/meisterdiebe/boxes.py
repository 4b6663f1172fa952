"""The game, with the built-in component file or with another one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from clubantique.core.registry import load
from clubantique.games.meisterdiebe.game import Meisterdiebe
from games.common import replaced


def meisterdiebe(data: Mapping[str, Any] | None = None) -> Meisterdiebe:
    game = load("meisterdiebe", data)
    assert isinstance(game, Meisterdiebe)
    return game


def components(**changes: Any) -> dict[str, Any]:
    """The built-in component data with some parts replaced, for instance `limits__rounds=1`."""
    return replaced(meisterdiebe().components, **changes)


def box(**changes: Any) -> Meisterdiebe:
    """The game with another component file."""
    return meisterdiebe(components(**changes))
