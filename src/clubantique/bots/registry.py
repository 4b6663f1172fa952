"""Finds bots by their folders: those in `common` play every game, those in a game's folder play that game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from clubantique.bots.bot import Bot
from clubantique.core.errors import UnknownName, listed
from clubantique.core.registry import AnyGame


def names(game: str) -> list[str]:
    """The bots that can play this game."""
    return list(_kinds(game))


def make(name: str, game: AnyGame) -> Bot:
    kinds = _kinds(game.id)
    if name not in kinds:
        raise UnknownName(kind="bot", name=name, possible=listed(kinds))
    return kinds[name](game)


@cache
def _kinds(game: str) -> dict[str, type[Bot]]:
    found = [*_in_folder("common"), *_in_folder(game)]
    return {kind.name: kind for kind in found}


def _in_folder(folder: str) -> Iterator[type[Bot]]:
    parent = import_module("clubantique.bots")
    if folder not in [found.name for found in iter_modules(parent.__path__) if found.ispkg]:
        return
    package = import_module(f"clubantique.bots.{folder}")
    for found in iter_modules(package.__path__):
        module = import_module(f"{package.__name__}.{found.name}")
        if hasattr(module, "BOT"):
            yield module.BOT
