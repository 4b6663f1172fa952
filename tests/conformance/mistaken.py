"""Facts that are wrong in one field, on purpose: whoever compares facts with what happened must notice.

A field is named by its struct and its own name, `Twist.moves.to` if it lies deeper.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, structs

from clubantique.core.facts import Facts, Range

Path = tuple[str, ...]


def facts_of(module: Any) -> list[type[Facts]]:
    """The facts that a game can state; not those that are only the beginning of others."""
    found = [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Facts) and each.__module__ == module.__name__
    ]
    return [
        each for each in found if not any(other is not each and issubclass(other, each) for other in found)
    ]


def declared(module: Any) -> set[str]:
    """Every field of these facts."""
    return {f"{kind.__name__}.{field}" for kind in facts_of(module) for field in kind.__struct_fields__}


def paths(value: Struct) -> Iterator[Path]:
    """The fields of one value; a range counts as one."""
    for field in value.__struct_fields__:
        inner = getattr(value, field)
        inner = inner[0] if isinstance(inner, list) and inner else inner
        if isinstance(inner, Struct) and not isinstance(inner, Range):
            yield from [(field, *rest) for rest in paths(inner)]
        elif inner is not None:
            yield (field,)


def wrong(value: Any, path: Path) -> list[Any]:
    """The same with something else there, as near as possible; nothing where nothing is said."""
    if not path:
        return others(value)
    if isinstance(value, list):
        return [list(each) for each in zip(*[wrong(item, path) for item in value], strict=True)]
    if not isinstance(value, Struct):
        return []
    name, *rest = path
    changed = wrong(getattr(value, name), tuple(rest))
    return [structs.replace(value, **{name: other}) for other in changed]


def others(value: Any) -> list[Any]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    if isinstance(value, str):
        return [{"yes": "no", "no": "yes"}.get(value, f"{value}?")]
    if isinstance(value, Range):  # beyond itself, to either side
        width = value.most - value.least + 1
        return [Range(value.least + by, value.most + by, value.by) for by in (width, -width)]
    if isinstance(value, dict):
        return [
            dict(zip(value, each, strict=True)) for each in zip(*map(others, value.values()), strict=True)
        ]
    if isinstance(value, list) and value:
        return [*[list(each) for each in zip(*map(others, value), strict=True)], []]
    return []
