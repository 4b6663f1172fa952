"""The table in words and as a picture, as somebody sees it who looks on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from clubantique.core.registry import load
from clubantique.research.pictures import painter_of
from clubantique.research.pictures.canvas import Canvas, Pixels
from clubantique.research.pictures.plain import picture_of_words


def text(view: msgspec.Struct) -> str:
    """Everything that lies there, one fact a line."""
    return "\n".join(_lines(msgspec.to_builtins(view), ""))


def _lines(value: Any, indent: str) -> Iterator[str]:
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for name, each in pairs:
        if _is_nothing(each):
            continue
        if _is_deep(each):
            yield f"{indent}{name}:"
            yield from _lines(each, indent + "  ")
        else:
            yield f"{indent}{name}: {_said(each)}"


def _is_nothing(value: Any) -> bool:
    """No card, no player, not so: what is not there needs no words. A number does, whatever it is."""
    if isinstance(value, dict | list):
        return all(map(_is_nothing, value.values() if isinstance(value, dict) else value))
    return value is None or value is False


def _is_deep(value: Any) -> bool:
    """Whether something in it has parts of its own, so that one line would not do."""
    if isinstance(value, list):
        return any(isinstance(each, dict | list) for each in value)
    return isinstance(value, dict) and any(
        isinstance(each, dict) or _is_deep(each) for each in value.values()
    )


def _said(value: Any) -> str:
    if isinstance(value, dict):
        said = {name: each for name, each in value.items() if not _is_nothing(each)}
        return "; ".join(name if each is True else f"{name} {_said(each)}" for name, each in said.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def picture(game: str, view: msgspec.Struct, components: Mapping[str, Any] | None = None) -> Pixels:
    """Height by width by red, green and blue. The boards are the built-in ones unless other components are given."""
    painter = painter_of(game)
    if painter is None:
        seen = {name: each for name, each in msgspec.to_builtins(view).items() if name not in ("seat", "own")}
        return picture_of_words(game, "\n".join(_lines(seen, "")))
    canvas = Canvas(*painter.SIZE)
    painter.draw(canvas, view, load(game).components if components is None else components)
    return canvas.pixels()
