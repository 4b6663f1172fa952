"""What the fields of a game's views, events and facts are about, as their annotations say: seats, choices, names.

For whoever gets them as JSON and cannot see the annotations.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from msgspec import Struct

from clubantique.core.events import Event
from clubantique.core.facts import Facts
from clubantique.core.registry import AnyGame
from clubantique.texts.words import spoken_fields

ROLES = ("seat", "choice", "name", "backs", "by-seat")


def roles_of(game: AnyGame) -> dict[str, str]:
    """By the names of fields, wherever they stand."""
    found: dict[str, str] = {}
    for kind in _structs(type(game)):
        for name, hint in spoken_fields(kind).items():
            if (role := _role(hint)) is not None:
                found.setdefault(name, role)
    return dict(sorted(found.items()))


def _structs(game: type[AnyGame]) -> Iterator[type[Struct]]:
    """The view of the game with all that is in it, and the events and facts that are defined beside it."""
    yield from _inside(get_type_hints(game.table)["return"], set())
    package = game.__module__.rpartition(".")[0]
    for kind in [*_kinds(Event), *_kinds(Facts)]:
        if kind.__module__.startswith(f"{package}."):
            yield kind


def _kinds(kind: type[Struct]) -> Iterator[type[Struct]]:
    for each in kind.__subclasses__():
        yield each
        yield from _kinds(each)


def _inside(hint: Any, seen: set[type[Struct]]) -> Iterator[type[Struct]]:
    if isinstance(hint, type) and issubclass(hint, Struct) and hint not in seen:
        seen.add(hint)
        yield hint
        for each in spoken_fields(hint).values():
            yield from _inside(each, seen)
    for each in get_args(hint):
        yield from _inside(each, seen)


def _role(hint: Any) -> str | None:
    if get_origin(hint) is Annotated:
        found = next((each for each in get_args(hint)[1:] if each in ROLES), None)
        if found is not None:
            return str(found)
    return next((role for each in get_args(hint) if (role := _role(each)) is not None), None)
