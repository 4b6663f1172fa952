"""Finds the picture of a game: `pictures/<id>.py`, or `picture.py` in its own package, has a SIZE and draws.

Without one its words serve.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, cast

from clubantique.core.finding import part
from clubantique.research.pictures.canvas import Canvas


class Painter(Protocol):
    """Draws the tables of one game, always as large."""

    SIZE: tuple[int, int]

    def draw(self, canvas: Canvas, view: Any, components: Mapping[str, Any]) -> None:
        """Put on the canvas what this view shows; the components say what the boards look like."""


def painter_of(game: str) -> Painter | None:
    """The game's own painter, if there is one."""
    return cast(Painter | None, part(game, "picture", __name__))
