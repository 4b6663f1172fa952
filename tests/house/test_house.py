"""The house itself: locks, rooms, and what the docs promise."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import tomllib
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from inspect import signature
from pathlib import Path

import msgspec
import pytest
from brought import brought

from clubantique.core import state
from clubantique.core.finding import is_outside
from clubantique.core.registry import names, package_of

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "clubantique"
ROOMS = ["core", "games", "texts", "bots", "arena", "research", "server", "terminal", "cli"]
GAMES = sorted(file.parent.name for file in PACKAGE.glob("games/*/game.py"))
LOCKS = ["requirements/base.txt", "requirements/dev.txt", "benchmarks/peers.txt"]


def test_the_build_under_test_is_the_one_that_was_meant() -> None:
    """`make test` runs everything twice; a native run that found the interpreted build would prove nothing."""
    assert state.__file__.endswith(".py") != (os.environ.get("CLUBANTIQUE_EXPECT_NATIVE") == "1")


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_are_hashed_and_name_no_host(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert "://" not in text
    assert "--index" not in text
    pins = re.findall(r"^[a-z0-9][^=\n]*==[^ ;\n]+.*$", text, re.MULTILINE)
    assert len(pins) > 10
    assert text.count("--hash=sha256:") >= len(pins)


def test_the_lock_of_the_client_has_hashes_and_names_no_host() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text()
    assert "://" not in text
    packages = json.loads(text)["packages"]
    assert len(packages) > 20
    assert all("integrity" in each for name, each in packages.items() if name)


def test_every_dependency_of_the_package_is_locked() -> None:
    """What research needs is locked with what the tests need: nobody needs it to play."""
    wanted = re.findall(
        r'^  "([A-Za-z._-]+)(?:\[\w+\])?>=', (ROOT / "pyproject.toml").read_text(), re.MULTILINE
    )
    lock = "".join((ROOT / "requirements" / f"{name}.txt").read_text() for name in ("base", "dev"))
    assert len(wanted) >= 10
    assert all(re.search(rf"^{re.sub('[._]', '-', name.lower())}==", lock, re.MULTILINE) for name in wanted)


def test_what_the_room_needs_stays_with_majors_that_were_tried() -> None:
    """Who installs the wheel has no lock file: a new major of a dependency must not break the room by itself."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    assert [each for each in wanted if ">=" not in each or ",<" not in each] == []


def imported_rooms(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        names += [each.name for each in node.names] if isinstance(node, ast.Import) else []
        found |= {name.split(".")[1] for name in names if name.startswith("clubantique.")}
    return found


OUTSIDE = [Path(str(files(package_of(name)))) for name in names() if is_outside(name)]
"""The packages of games that other distributions bring: what they bring for a room keeps to that room's rules."""

BROUGHT = {"bots": "bots", "board": "terminal", "picture": "research"}


def modules() -> list[Path]:
    found = [file for folder in [PACKAGE, *OUTSIDE] for file in sorted(folder.rglob("*.py"))]
    return [file for file in found if "testing" not in file.parts]


def room_of(file: Path) -> str:
    for folder in OUTSIDE:
        if file.is_relative_to(folder):
            return BROUGHT.get(file.relative_to(folder).parts[0].removesuffix(".py"), "games")
    return file.relative_to(PACKAGE).parts[0]


every_module = pytest.mark.parametrize("file", modules(), ids=lambda file: "/".join(file.parts[-3:]))


@every_module
def test_imports_point_upwards_only(file: Path) -> None:
    room = room_of(file)
    if room in ROOMS:
        allowed = set(ROOMS[: ROOMS.index(room) + 1])
        assert imported_rooms(file) <= allowed


FILE_WORK = {"iterdir", "mkdir", "open", "read_bytes", "read_text", "unlink", "write_bytes", "write_text"}
ROOMS_WITH_FILES = {"files.py", "game.py", "registry.py"}


def test_the_core_touches_files_in_few_places_only() -> None:
    """Those that docs/architecture.md names."""
    found: set[str] = set()
    for file in (PACKAGE / "core").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                if called in FILE_WORK:
                    found.add(file.name)
    assert found == ROOMS_WITH_FILES


def structs() -> Iterator[type[msgspec.Struct]]:
    """What views, facts and messages are made of."""
    rooms = [f"{package_of(name)}.{room}" for name in names() for room in ("views", "facts")]
    for module in [
        *filter(find_spec, rooms),
        "clubantique.server.messages",
        "clubantique.server.film_messages",
    ]:
        for each in vars(import_module(module)).values():
            if isinstance(each, type) and issubclass(each, msgspec.Struct):
                yield each


def test_what_has_many_fields_is_built_by_keyword() -> None:
    for struct in structs():
        by_position = [
            name for name, each in signature(struct).parameters.items() if each.kind is not each.KEYWORD_ONLY
        ]
        assert len(by_position) <= 4, struct


@pytest.mark.parametrize("name", names())
def test_twins_read_neither_marks_nor_views_nor_beliefs(name: str) -> None:
    """What they judge."""
    tree = ast.parse(Path(brought(name, "twin").__file__ or "").read_text(encoding="utf-8"))
    imported = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    imported |= {each.name for node in ast.walk(tree) if isinstance(node, ast.Import) for each in node.names}
    assert "clubantique.core.play" in imported
    parts = {part for module in imported for part in module.split(".")}
    assert not parts & {"marks", "view", "views", "belief", "tensor", "outlook", "conformance"}


def test_games_do_not_know_each_other() -> None:
    ours = [folder for folder in (PACKAGE / "games").iterdir() if folder.is_dir()]
    for folder in [*ours, *OUTSIDE]:
        for file in folder.rglob("*.py"):
            found = re.findall(r"clubantique(?:\.games\.|_)(\w+)", file.read_text(encoding="utf-8"))
            assert set(found) <= {folder.name.removeprefix("clubantique_")}, file


@every_module
def test_rooms_stay_small(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 300


@pytest.mark.parametrize("name", [name for name in names() if not is_outside(name)])
def test_the_docs_tell_of_every_game_of_the_house(name: str) -> None:
    """Where games are told about one by one, none is forgotten."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    title = re.search(rf"\[([^\]]+)\]\(docs/{name}\.md\)", readme)
    assert title is not None
    assert readme.count(title[1]) >= 2
    research = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    assert research.count(f"| {title[1]} |") >= 4, "what is hidden, how large, tiny versions, PPO"
    assert f"**{title[1]}** (" in research


def test_nothing_depends_on_what_lies_beside_the_project() -> None:
    for file in [*PACKAGE.rglob("*"), *(ROOT / "tests").rglob("*.py")]:
        if file.suffix in {".py", ".toml", ".ftl", ".md"} and file != Path(__file__):
            assert "../shared" not in file.read_text(encoding="utf-8")


def test_whatever_suites_ask_of_a_game_is_explained() -> None:
    """Whoever adds a game reads one page, and no suite."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    asked: set[str] = set()
    for file in (ROOT / "tests").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        asked |= set(re.findall(r"\blaw\([^\"]*\"(\w+)\"", text))
        asked |= set(re.findall(r"\b(?:law|laws\([\w.]+\)|consequences)\.(\w+)", text))
        asked |= set(re.findall(r"brought\([\w.]+, \"\w+\"\)\.(\w+)", text))
    asked.discard("__file__")
    assert {"FOLLOWS", "MISSED", "inventory", "SECRETS", "twin", "grant", "way_to", "NOT_COMPARED"} <= asked
    assert {name for name in asked if not re.search(rf"\b{name}\b", page)} == set()


def test_links_in_the_docs_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ([], "--host 0.0.0.0 --port 8765"),
        (["HOST=127.0.0.1"], "--host 127.0.0.1 --port 8765"),
        (["PORT=9000"], "--host 0.0.0.0 --port 9000"),
    ],
)
def test_make_play_lets_friends_in_unless_it_is_told_otherwise(said: list[str], expected: str) -> None:
    ours = ("CLUBANTIQUE", "MAKE", "MFLAGS")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    done = subprocess.run(
        ["make", "--dry-run", "play", *said], cwd=ROOT, env=clean, capture_output=True, text=True, check=True
    )
    assert f"clubantique serve {expected} --open" in done.stdout
