"""Games of other distributions are found by their entry points; what is wrong with one is said, and stops nothing."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from clubantique import bots
from clubantique.core import finding, registry
from clubantique.core.errors import BadGame, UnknownName
from clubantique.texts import LANGUAGES, Words, rulebook

BEFORE = registry.names()
GAME = """
from clubantique_toy.game import Toy

class Copied(Toy):
    id = "{id}"

GAME = Copied
"""


@pytest.fixture
def anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Path], None]]:
    """Games are looked for once; here they are looked for again, with one more folder on the path."""
    cached = (finding.packages, registry._from_folder, bots.registry._found)
    modules = set(sys.modules)

    def look(folder: Path) -> None:
        monkeypatch.syspath_prepend(folder)
        for each in cached:
            each.cache_clear()

    monkeypatch.setattr(finding, "_troubles", {})
    yield look
    monkeypatch.undo()
    for each in cached:
        each.cache_clear()
    for name in set(sys.modules) - modules:
        del sys.modules[name]


def lay_out(folder: Path, distribution: str, game: str, package: str, source: str | None) -> None:
    """What `pip install` would leave there; without a source there is no such package."""
    info = folder / f"{distribution}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[clubantique.games]\n{game} = {package}\n")
    if source is not None:
        (folder / package).mkdir()
        (folder / package / "__init__.py").write_text(source)
        (folder / package / "components.toml").write_text(
            "players = [2, 3]\nbids = [0, 1]\npebbles = 1\ncoins = [1]\n"
        )


def test_a_game_of_another_distribution_is_a_game_like_ours() -> None:
    assert {"adel", "toy"} < set(registry.names())
    assert registry.names() == sorted(registry.names())
    assert registry.package_of("toy") == "clubantique_toy"
    assert registry.component_files("toy") == ["components", "short"]
    assert (registry.load("toy").most, registry.load("toy", "short").most) == (4, 3)
    assert (bots.names("toy"), bots.usual_bot("toy")) == (["random", "miser"], "miser")
    assert finding.troubles() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_brings_its_words_and_rules(language: str) -> None:
    assert Words(language, "toy")("game-title")
    assert "[T-01]" in (rulebook("toy", language) or "")


def test_its_rules_are_loaded_without_what_only_shows_them() -> None:
    """Whoever simulates a game does not wait for a terminal, a server or a learner's library."""
    said = "import sys; from clubantique.core.registry import load; load('toy'); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=True)
    loaded = {name for name in done.stdout.split() if name.startswith("clubantique")}
    assert "clubantique_toy.game" in loaded
    rooms = ("bots", "terminal", "server", "research", "cli")
    assert not {name for name in loaded if name.startswith(tuple(f"clubantique.{room}" for room in rooms))}


BROKEN = {
    "nowhere": (None, "broken", "No module named 'clubantique_new'"),
    "failing": ("1 / 0", "broken", "ZeroDivisionError"),
    "leaving": ("raise SystemExit(3)", "broken", "SystemExit: 3"),
    "empty": ("", "lacks", "GAME"),
    "something else": ("GAME = int", "lacks", "GAME"),
    "half": (
        "from clubantique.core.game import Game\nclass GAME(Game): id = 'new'",
        "lacks",
        "GAME.rules_version",
    ),
    "another": (GAME.format(id="other"), "id", "other"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_game_is_explained_and_all_others_are_played(
    anew: Callable[[Path], None], tmp_path: Path, fault: str
) -> None:
    source, problem, reason = BROKEN[fault]
    lay_out(tmp_path, "clubantique-new", "new", "clubantique_new", source)
    anew(tmp_path)
    assert registry.names() == BEFORE
    (trouble,) = finding.troubles()
    assert (trouble.facts["game"], trouble.facts["problem"]) == ("new", problem)
    assert reason in str(trouble.facts["reason"])
    with pytest.raises(BadGame, match="new"):
        registry.load("new")
    for language in LANGUAGES:
        assert "clubantique-new 1.0" in Words(language).error(trouble)


@pytest.mark.parametrize("name", ["adel", "Chess", "two-words", "../adel"])
def test_a_name_that_is_taken_or_cannot_be_one_is_refused(
    anew: Callable[[Path], None], tmp_path: Path, name: str
) -> None:
    lay_out(tmp_path, "clubantique-new", name, "clubantique_new", GAME.format(id=name))
    anew(tmp_path)
    assert registry.names() == BEFORE
    assert registry.package_of("adel") == "clubantique.games.adel"
    (trouble,) = finding.troubles()
    assert trouble.facts["problem"] == ("ours" if name == "adel" else "name")


def test_of_two_games_of_one_name_neither_is_taken(anew: Callable[[Path], None], tmp_path: Path) -> None:
    """Which one it would be is an accident of the path, and records of one are no records of the other."""
    lay_out(tmp_path, "first", "new", "clubantique_new", GAME.format(id="new"))
    lay_out(tmp_path, "second", "new", "clubantique_newer", GAME.format(id="new"))
    anew(tmp_path)
    assert "new" not in registry.names()
    (trouble,) = finding.troubles()
    assert (trouble.facts["problem"], trouble.facts["source"]) == (
        "twice",
        "clubantique_new (first 1.0), clubantique_newer (second 1.0)",
    )


def test_a_part_that_cannot_be_loaded_is_left_out(anew: Callable[[Path], None], tmp_path: Path) -> None:
    """A game is played without its bots, if need be."""
    lay_out(tmp_path, "clubantique-new", "new", "clubantique_new", GAME.format(id="new"))
    folder = tmp_path / "clubantique_new" / "bots"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "clumsy.py").write_text("import nothing_like_this")
    anew(tmp_path)
    assert finding.troubles() == []
    assert (bots.names("new"), bots.usual_bot("new")) == (["random"], "random")
    (trouble,) = finding.troubles()
    assert (trouble.facts["source"], trouble.facts["problem"]) == ("clubantique_new.bots.clumsy", "part")
    assert "nothing_like_this" in Words("en").error(trouble)


def test_a_game_without_texts_is_called_by_its_id(anew: Callable[[Path], None], tmp_path: Path) -> None:
    lay_out(tmp_path, "clubantique-new", "new", "clubantique_new", GAME.format(id="new"))
    anew(tmp_path)
    words = Words("de", "new")
    assert (words.get("game-title", "new"), words.choice("bid 1")) == ("new", "bid 1")
    assert rulebook("new", "de") is None


def test_an_unknown_game_is_unknown() -> None:
    with pytest.raises(UnknownName):
        registry.package_of("chess")
