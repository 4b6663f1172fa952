"""Where the terminal room's tests save, and who types in them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from clubantique.core.play import Play

from .seats import Typist, host_of, new_play


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


@pytest.fixture
def typist(saved: Path) -> Callable[..., Typist]:
    """A typist at a new table (or at the given one)."""

    def make(
        lines: list[str], people: int = 1, bots: int = 2, play: Play | None = None, **more: bool
    ) -> Typist:
        return Typist(host_of(play or new_play(people, bots), saved), lines, **more)

    return make
