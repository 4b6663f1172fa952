"""The house itself: locks, rooms, and what the docs promise."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from clubantique.core import state

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "clubantique"
ROOMS = ["core", "games", "texts", "bots", "arena", "research", "server", "terminal", "cli"]
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


@pytest.mark.parametrize(
    "file", sorted(PACKAGE.rglob("*.py")), ids=lambda file: str(file.relative_to(PACKAGE))
)
def test_imports_point_upwards_only(file: Path) -> None:
    room = file.relative_to(PACKAGE).parts[0]
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


def test_games_do_not_know_each_other() -> None:
    for folder in (PACKAGE / "games").iterdir():
        for file in folder.glob("*.py"):
            found = re.findall(r"clubantique\.games\.(\w+)", file.read_text(encoding="utf-8"))
            assert set(found) <= {folder.name}


@pytest.mark.parametrize(
    "file", sorted(PACKAGE.rglob("*.py")), ids=lambda file: str(file.relative_to(PACKAGE))
)
def test_rooms_stay_small(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 300


def test_nothing_depends_on_what_lies_beside_the_project() -> None:
    for file in [*PACKAGE.rglob("*"), *(ROOT / "tests").rglob("*.py")]:
        if file.suffix in {".py", ".toml", ".ftl", ".md"} and file != Path(__file__):
            assert "../shared" not in file.read_text(encoding="utf-8")


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
