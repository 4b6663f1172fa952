"""Finds bots: those in `common` play every game; a game has its own in `bots/<id>`, or in its package as `bots`.

Somebody else's bots have no folder here: they are registered.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TypeVar

from clubantique.bots.bot import Bot
from clubantique.core.errors import BadBotName, BadOption, UnknownName, listed
from clubantique.core.finding import modules_in, part
from clubantique.core.registry import AnyGame, load

ROOM = "clubantique.bots"
RANDOM = "random"
"""Plays every game: where nobody else can, it does."""

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


def usual_bot(game: str) -> str:
    """The bot that takes empty chairs, and those of people who have gone: the one of the game that says so."""
    return next((name for name, kind in _found(game).items() if kind.usual), RANDOM)


def _kinds(game: str) -> dict[str, type[Bot]]:
    return _registered.get(game, {}) | _found(game)


@cache
def _found(game: str) -> dict[str, type[Bot]]:
    own = part(game, "bots", ROOM)
    modules = [*modules_in(None, import_module(f"{ROOM}.common")), *(modules_in(game, own) if own else [])]
    return {module.BOT.name: module.BOT for module in modules if hasattr(module, "BOT")}
