"""The catalogues say the same things in every language, and nothing is said in code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest
from conformance.walks import settings, walk
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import clubantique
from clubantique.core.events import Event
from clubantique.core.finding import is_outside
from clubantique.core.registry import load, names, package_of
from clubantique.texts import LANGUAGES, Words
from clubantique.texts.words import sources

SOURCES = Path(clubantique.__file__).parent
RULE = re.compile(r"\[([A-Z]-\d\d)\]")
PROSE = re.compile(r"[A-Za-z]{2,}[,;:]? [A-Za-z]{2,}")
SQL = re.compile(r"\W*(AS|BEGIN|INSERT|PRAGMA|REPEATABLE|SELECT|UPDATE|status IN)\b")
GAMES = [None, *names()]
others = pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES)


class Variables(Visitor):
    """The variables of a message, those of its selectors included."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def entries(language: str, game: str | None) -> Iterator[fluent.Message]:
    for source in sources(language, game):
        for entry in parse(source).body:
            assert not isinstance(entry, fluent.Junk), entry.content
            if isinstance(entry, fluent.Message):
                yield entry


def messages(language: str, game: str | None) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in entries(language, game):
        assert entry.id.name not in found, f"{entry.id.name} is there twice"
        variables = Variables()
        variables.visit(entry)
        found[entry.id.name] = variables.found
    return found


@others
@every_game
def test_no_language_lacks_a_message_or_a_variable(language: str, game: str | None) -> None:
    assert messages(language, game) == messages("en", game)


@every_language
@every_game
def test_every_message_can_be_said(language: str, game: str | None) -> None:
    words = Words(language, game)
    for key, variables in messages(language, game).items():
        for value in (1, 2, 1660, "left", "castle", "x"):
            assert words(key, **dict.fromkeys(variables, value)).strip()


@every_language
@pytest.mark.parametrize("game", names())
def test_every_choice_phase_and_event_of_a_game_has_its_words(language: str, game: str) -> None:
    keys = messages(language, game)
    verbs = {text.partition(" ")[0] for text in load(game).choices.names}
    assert {"game-title", "game-summary", *(f"choice-{verb}" for verb in verbs)} <= set(keys)
    assert {f"phase-{phase}" for phase in phases(game)} <= set(keys)
    kinds = [each for each in vars(import_module(f"{package_of(game)}.events")).values() if is_event(each)]
    assert kinds
    for kind in kinds:
        missing = keys[f"event-{kind.__struct_config__.tag}"] - set(kind.__struct_fields__)
        assert not missing, f"{kind.__name__} has no {missing}"


@cache
def phases(game: str) -> set[str]:
    """Those that some games come to."""
    found: set[str] = set()
    for seed in range(3):
        setting = next(each for each in settings() if each.game == game)
        found |= {play.game.table(play.state, None).phase for play in walk(setting, seed)}
    return found


def is_event(each: object) -> bool:
    return isinstance(each, type) and issubclass(each, Event) and each is not Event


def literals(file: Path) -> Iterator[tuple[int, str]]:
    """The string literals of a module that are not docstrings."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    quiet = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in quiet:
            yield node.lineno, node.value


def written() -> list[Path]:
    """The modules of the house, and those of games that others bring, but for what they bring for tests."""
    outside = [Path(str(files(package_of(game)))) for game in names() if is_outside(game)]
    found = [file for folder in outside for file in folder.rglob("*.py") if "testing" not in file.parts]
    return [*sorted(SOURCES.rglob("*.py")), *sorted(found)]


@pytest.mark.parametrize("file", written(), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_text_is_written_in_code(file: Path) -> None:
    found = [f"{line}: {text}" for line, text in literals(file) if is_prose(text)]
    assert not found


def is_prose(text: str) -> bool:
    return PROSE.search(text) is not None and SQL.match(text) is None and text not in CHOICES


CHOICES = {
    "buy left",
    "buy right",
    "put diamond",
    "put sapphire",
    "a table view does not know enough to sample from",
    "Club Antique",
}
"""Not for readers: texts of choices, what a programmer is told who breaks a promise, and our own name."""


@every_language
@pytest.mark.parametrize("game", names())
def test_the_rulebook_has_every_rule_in_every_language_in_one_order(language: str, game: str) -> None:
    folder = files(package_of(game)) / "rulebook"
    found, english = (RULE.findall((folder / f"{each}.md").read_text()) for each in (language, "en"))
    assert found == english
    assert len(set(english)) == len(english) > 5
