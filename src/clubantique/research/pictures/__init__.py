"""Finds the picture of a game by its id: `pictures/<game id>.py` has a SIZE and draws; without one its words serve."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from clubantique.research.pictures.canvas import Canvas


class Painter(Protocol):
    """Draws the tables of one game, always as large."""

    SIZE: tuple[int, int]

    def draw(self, canvas: Canvas, view: Any, components: Mapping[str, Any]) -> None:
        """Put on the canvas what this view shows; the components say what the boards look like."""


def painter_of(game: str) -> Painter | None:
    """The game's own painter, if there is one."""
    module = f"{__name__}.{game}"
    return import_module(module) if find_spec(module) else None
