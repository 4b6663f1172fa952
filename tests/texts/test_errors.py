"""An error is a key with facts: whoever makes one gives every fact that its message speaks of."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import clubantique
from clubantique.core.errors import ClubError, Damaged
from clubantique.texts import LANGUAGES
from texts.test_catalogues import entries, messages

SOURCES = Path(clubantique.__file__).parent
ABSTRACT = {ClubError, Damaged}
PLACE = ["place", "problem", "found", "expected"]
"""The arguments of `Damaged.at`, which are its facts."""


class Made(NamedTuple):
    """A place in the code where an error is made: its facts, and those of them that are written there."""

    place: str
    kind: type[ClubError]
    facts: set[str]
    written: dict[str, str]


def module_of(file: Path) -> str:
    return ".".join([SOURCES.name, *file.relative_to(SOURCES).with_suffix("").parts])


@cache
def trees() -> dict[str, ast.Module]:
    files = sorted(SOURCES.rglob("*.py"))
    return {module_of(file): ast.parse(file.read_text(encoding="utf-8")) for file in files}


@cache
def kinds() -> dict[tuple[str, str], type[ClubError]]:
    """Every error of the house by its module and name; those derived from others are found after them."""
    found: dict[tuple[str, str], type[ClubError]] = {(ClubError.__module__, "ClubError"): ClubError}
    before = 0
    while len(found) != before:
        before = len(found)
        bases = {name for _, name in found}
        for module, tree in trees().items():
            for node in tree.body:
                if isinstance(node, ast.ClassDef) and bases & {name_of(each) for each in node.bases}:
                    found[module, node.name] = getattr(import_module(module), node.name)
    return {place: kind for place, kind in found.items() if issubclass(kind, ClubError)}


def name_of(node: ast.expr | None) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def in_scope(module: str, tree: ast.Module) -> dict[str, type[ClubError]]:
    """The errors that a module can name: its own, and those that it imports."""
    found = {name: kind for (place, name), kind in kinds().items() if place == module}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for each in node.names:
                kind = kinds().get((node.module or "", each.name))
                if kind is not None:
                    found[each.asname or each.name] = kind
    return found


def made() -> Iterator[Made]:
    for module, tree in trees().items():
        scope = in_scope(module, tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Raise) and name_of(node.exc) in scope:
                yield Made(f"{module}:{node.lineno}", scope[name_of(node.exc)], set(), {})
            elif isinstance(node, ast.Call):
                yield from made_by(node, scope, f"{module}:{node.lineno}")


def made_by(call: ast.Call, scope: dict[str, type[ClubError]], place: str) -> Iterator[Made]:
    is_at = isinstance(call.func, ast.Attribute) and call.func.attr == "at"
    name = name_of(call.func.value if isinstance(call.func, ast.Attribute) and is_at else call.func)
    if name in scope and "__init__" not in vars(scope[name]):
        given = {each.arg or "**": each.value for each in call.keywords}
        if is_at:
            given |= dict(zip(PLACE, call.args, strict=False)) | {"expected": ast.Constant(None)}
        else:
            assert not call.args, place
        assert "**" not in given, f"{place}: nobody can read which facts these are"
        written = {fact: value.value for fact, value in given.items() if isinstance(value, ast.Constant)}
        yield Made(place, scope[name], set(given), {k: v for k, v in written.items() if isinstance(v, str)})


class Cases(Visitor):
    """The cases that a message tells apart, by variable; the usual one is among them."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, fluent.VariableReference):
            names = {each.key.name for each in node.variants if isinstance(each.key, fluent.Identifier)}
            self.found.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)


@cache
def cases(language: str) -> dict[str, dict[str, set[str]]]:
    found: dict[str, dict[str, set[str]]] = {}
    for message in entries(language, None):
        told = Cases()
        told.visit(message)
        found[message.id.name] = told.found
    return found


def test_the_errors_of_every_room_are_found_where_they_are_made() -> None:
    rooms = {module.split(".")[1] for module, _ in kinds()}
    assert {"core", "server", "client", "cli"} <= rooms
    handed_on = {kind for kind in kinds().values() if "__init__" in vars(kind)}  # facts come from the room
    assert {each.kind for each in made()} == set(kinds().values()) - ABSTRACT - handed_on


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_its_words(language: str) -> None:
    keys = messages(language, None)
    assert {each.kind.key for each in made()} - keys.keys() == set()


def test_whoever_makes_an_error_gives_every_fact_that_its_message_speaks_of() -> None:
    spoken = messages("en", None)
    lacking = {each.place: spoken[each.kind.key] - each.facts for each in made()}
    assert {place: facts for place, facts in lacking.items() if facts} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_case_that_is_written_in_code_is_one_that_the_message_tells_apart(language: str) -> None:
    told = cases(language)
    unknown = [
        (each.place, fact, value)
        for each in made()
        for fact, value in each.written.items()
        if value not in told[each.kind.key].get(fact, {value})
    ]
    assert unknown == []


@pytest.mark.parametrize(
    ("code", "lacks"),
    [
        ("NotPossible(choice=text, possible=text)", set()),
        ("NotPossible(choise=text, possible=text)", {"choice"}),
        ("BadPlayers(game=text)", {"players", "fewest", "most"}),
        ("BadRecord.at(text, 'rules', 1, 2)", set()),
    ],
)
def test_a_misspelt_fact_is_noticed(code: str, lacks: set[str]) -> None:
    tree = ast.parse(f"from clubantique.core.errors import NotPossible, BadPlayers, BadRecord\n{code}")
    call = next(node for node in ast.walk(tree) if isinstance(node, ast.Call))
    (found,) = made_by(call, in_scope("", tree), "")
    assert messages("en", None)[found.kind.key] - found.facts == lacks
