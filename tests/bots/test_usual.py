"""Who takes empty chairs is said by the game's own bots, and by nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import clubantique.bots.adel
from clubantique import bots
from clubantique.bots import registry
from clubantique.core.registry import names

BOT = """
from clubantique.bots.adel.lord import LordBot

class {kind}(LordBot):
    name = "{name}"
    usual = False

BOT = {kind}
"""


@pytest.fixture
def two_more(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Modules before and after ours in the alphabet."""
    for name in ("abbess", "zany"):
        (tmp_path / f"{name}.py").write_text(BOT.format(name=name, kind=name.title()))
    monkeypatch.setattr(clubantique.bots.adel, "__path__", [*clubantique.bots.adel.__path__, str(tmp_path)])
    registry._found.cache_clear()
    yield
    registry._found.cache_clear()


@pytest.mark.usefixtures("two_more")
def test_a_new_bot_does_not_change_who_takes_empty_chairs() -> None:
    assert {"abbess", "lord", "zany"} < set(bots.names("adel"))
    assert bots.usual_bot("adel") == "lord"


@pytest.mark.parametrize("game", names())
def test_one_bot_of_every_game_takes_empty_chairs(game: str) -> None:
    """A game without bots of its own has `random`."""
    own = {name: kind for name, kind in registry._found(game).items() if name != registry.RANDOM}
    usual = [name for name, kind in own.items() if kind.usual] if own else [registry.RANDOM]
    assert usual == [bots.usual_bot(game)]


def test_somebody_elses_bot_takes_no_empty_chairs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})

    @bots.register("adel")
    class Marquis(registry._found("adel")["lord"]):  # type: ignore[misc]
        name = "marquis"
        usual = True

    assert "marquis" in bots.names("adel")
    assert bots.usual_bot("adel") == "lord"
