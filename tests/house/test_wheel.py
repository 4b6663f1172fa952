"""The wheel, in an environment with nothing else in it: what somebody gets who installs it for research."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from house.test_readme import PYTHON_BLOCKS, is_what_it_prints

ROOT = Path(__file__).parents[2]
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]


def said(command: list[str | Path], folder: Path) -> str:
    """What a command prints that knows nothing of the sources here."""
    clean = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "CLUBANTIQUE"))
    }
    done = subprocess.run(
        command, cwd=folder, env=clean, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def built_wheel(folder: Path) -> Path:
    said([sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", folder], ROOT)
    (wheel,) = folder.glob("*.whl")
    return wheel


def environment_with(wheel: Path, folder: Path) -> Path:
    """The programs of a new environment; our pip fills it, for it needs none of its own."""
    venv.create(folder, with_pip=False, symlinks=True)
    programs = folder / "bin"
    said([*PIP, "--python", programs / "python", "install", "--no-compile", f"{wheel}[research]"], folder)
    return programs


@pytest.mark.slow
def test_the_wheel_alone_plays_the_games_and_runs_the_readme(tmp_path: Path) -> None:
    wheel = built_wheel(tmp_path / "wheel")
    assert wheel.name.endswith("-py3-none-any.whl")
    programs = environment_with(wheel, tmp_path / "environment")
    empty = tmp_path / "empty"
    empty.mkdir()
    version = wheel.name.split("-")[1]
    assert said([programs / "clubantique", "version"], empty) == f"Club Antique {version} (interpreted)\n"
    for number, block in enumerate(PYTHON_BLOCKS):
        assert is_what_it_prints(number, said([programs / "python", "-c", block], empty))
    assert not list(empty.iterdir())
