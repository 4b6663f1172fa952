"""Finds bots by their folders: those in `common` play every game, those in a game's folder play that game.

Somebody else's bots have no folder here: they are registered.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TypeVar

from clubantique.bots.bot import Bot
from clubantique.core.errors import BadBotName, BadOption, UnknownName, listed
from clubantique.core.registry import AnyGame, load

Kind = TypeVar("Kind", bound=type[Bot])

_registered: dict[str, dict[str, type[Bot]]] = {}  # by game, then by name


def register(game: str) -> Callable[[Kind], Kind]:
    """Written above the class of a bot that plays this game: from then on it can be named like ours.

    Only in this process, and in those that import the same module. A second one of the same name takes the place of
    the first.
    """
    load(game)

    def registered(kind: Kind) -> Kind:
        if kind.name in _found(game) or not re.fullmatch(r"[\w-]+", kind.name):
            raise BadBotName(name=kind.name, taken=listed(_found(game)))
        _registered.setdefault(game, {})[kind.name] = kind
        return kind

    return registered


def names(game: str) -> list[str]:
    """The bots that can play this game."""
    return list(_kinds(game))


def make(name: str, game: AnyGame) -> Bot:
    """A bot by its name, with settings if any are given: `name:setting=value`, and more of them after colons."""
    kinds = _kinds(game.id)
    kind, *settings = name.split(":")
    if kind not in kinds:
        raise UnknownName(kind="bot", name=kind, possible=listed(kinds))
    bot = kinds[kind](game)
    for setting, value in _checked(kinds[kind], settings).items():
        bot.set(setting, value)
    return bot


def _checked(kind: type[Bot], given: list[str]) -> dict[str, str]:
    """Settings as given, each at most once, refused where the bot has no such setting or value."""
    settings: dict[str, str] = {}
    for each in given:
        setting, _, value = each.partition("=")
        if setting in settings or value not in kind.setting_values.get(setting, ()):
            raise BadOption(option=f"{kind.name}:{each}", possible=_possible(kind))
        settings[setting] = value
    return settings


def _possible(kind: type[Bot]) -> str:
    """The bot as it can be named: without settings, and with each of them."""
    values = kind.setting_values.items()
    return listed([kind.name, *(f"{kind.name}:{setting}={'|'.join(each)}" for setting, each in values)])


def _kinds(game: str) -> dict[str, type[Bot]]:
    """Ours come last, for the last one fills empty chairs."""
    return _registered.get(game, {}) | _found(game)


@cache
def _found(game: str) -> dict[str, type[Bot]]:
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
