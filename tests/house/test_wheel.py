"""The wheel, in an environment with nothing else in it: what somebody gets who installs it to study or to host."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import venv
from pathlib import Path

import httpx
import pytest
from server.club import Club, opened, two_friends

from house.test_readme import PYTHON_BLOCKS, is_what_it_prints

ROOT = Path(__file__).parents[2]
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
INSTALLING = 600


def clean() -> dict[str, str]:
    """An environment that knows nothing of the sources here."""
    ours = ("PYTHON", "CLUBANTIQUE")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)}


def said(command: list[str | Path], folder: Path) -> str:
    """What a command prints that knows nothing of the sources here."""
    done = subprocess.run(
        command, cwd=folder, env=clean(), capture_output=True, text=True, timeout=INSTALLING, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    said([sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", folder], ROOT)
    (found,) = folder.glob("*.whl")
    return found


def environment_with(wheel: Path, extra: str, folder: Path) -> Path:
    """The programs of a new environment; our pip fills it, for it needs none of its own, and no lock file helps."""
    venv.create(folder, with_pip=False, symlinks=True)
    programs = folder / "bin"
    install: list[str | Path] = [
        *PIP,
        "--python",
        programs / "python",
        "install",
        "--no-compile",
        f"{wheel}[{extra}]",
    ]
    try:
        said(install, folder)
    except (AssertionError, subprocess.TimeoutExpired) as error:
        pytest.fail(f"pip must be able to install clubantique[{extra}] from a package index: {error}")
    return programs


@pytest.mark.slow
def test_the_wheel_alone_plays_the_games_and_runs_the_readme(wheel: Path, tmp_path: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    programs = environment_with(wheel, "research", tmp_path / "environment")
    empty = tmp_path / "empty"
    empty.mkdir()
    version = wheel.name.split("-")[1]
    assert said([programs / "clubantique", "version"], empty) == f"Club Antique {version} (interpreted)\n"
    for number, block in enumerate(PYTHON_BLOCKS):
        assert is_what_it_prints(number, said([programs / "python", "-c", block], empty))
    assert not list(empty.iterdir())


class Installed(Club):
    """A club room of the wheel's own program."""

    def __init__(self, programs: Path, folder: Path) -> None:
        super().__init__(f"sqlite:///{folder / 'club.db'}")
        self.program = programs / "clubantique"

    def command(self) -> list[str]:
        _, _, _, *arguments = super().command()
        return [
            "env",
            "-i",
            *[f"{name}={value}" for name, value in clean().items()],
            str(self.program),
            *arguments,
        ]


async def two_play_to_the_end(club: Club) -> None:
    async with two_friends(club, "adel", "lord") as people:
        ends = await asyncio.gather(*[person.play() for person in people])
    assert [end["over"] for end in ends] == [True] * 3
    assert [end["table"]["status"] for end in ends] == ["over"] * 3


@pytest.mark.slow
def test_the_wheel_alone_serves_two_people_and_looks_after_its_store(wheel: Path, tmp_path: Path) -> None:
    programs = environment_with(wheel, "server", tmp_path / "environment")
    with opened(Installed(programs, tmp_path)) as club:
        page = httpx.get(f"http://{club.address}/", timeout=60)
        assert page.status_code == 200
        assert "<!doctype html>" in page.text.lower()
        asyncio.run(two_play_to_the_end(club))
        store = ["--database", club.database, "--lang", "en"]
        assert "All is well." in said([programs / "clubantique", "doctor", *store], tmp_path)
        copy = tmp_path / "club.backup"
        assert "tables: 1" in said([programs / "clubantique", "backup", copy, *store], tmp_path)
    new = ["--database", f"sqlite:///{tmp_path / 'new.db'}", "--lang", "en"]
    assert "Restored: tables: 1" in said([programs / "clubantique", "restore", copy, *new], tmp_path)


# --- parts that are missing or broken --------------------------------------------------------------

COMMANDS = [["serve", "--port", "0"], ["doctor"], ["backup", "x"], ["restore", "x"]]
PARTS = {
    "missing": ("litestar", "raise ModuleNotFoundError(name='litestar')", "“litestar” is not installed."),
    "broken": (
        "sqlalchemy",
        "raise ImportError('wants a greenlet\\nand more')",
        "cannot be used (wants a greenlet).",
    ),
    "late": ("websockets", "raise ImportError('old glibc')", "cannot be used (old glibc)."),
}


@pytest.mark.slow
@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_is_missing_or_broken_is_said_in_one_line(part: str, tmp_path: Path) -> None:
    module, does, expected = PARTS[part]
    (tmp_path / "parts").mkdir()
    (tmp_path / "parts" / f"{module}.py").write_text(does)
    for command in COMMANDS if module == "sqlalchemy" else COMMANDS[:1]:
        done = refused(tmp_path / "parts", [*command, "--database", f"sqlite:///{tmp_path}/club.db"])
        assert "Traceback" not in done.stderr
        assert expected in done.stderr.splitlines()[-1]
        assert "pip install" in done.stderr
        assert done.returncode == 2, done.stderr


def refused(first: Path, command: list[str]) -> subprocess.CompletedProcess[str]:
    """What a command says that finds these modules before any others."""
    path = os.pathsep.join([str(first), *filter(None, sys.path)])
    return subprocess.run(
        [sys.executable, "-c", "from clubantique.cli import main; main()", *command, "--lang", "en"],
        env=clean() | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
