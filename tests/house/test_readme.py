"""The README does what it says."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
TOUR = [
    shlex.split(line, comments=True)
    for line in README.splitlines()
    if line.startswith(".venv/bin/clubantique")
]


def run(arguments: list[str], folder: Path) -> str:
    command = [sys.executable, "-c", "from clubantique.cli import main; main()", *arguments]
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_ten_lines_of_python_play_a_game(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\[\d, \d, \d, \d\]\n", done.stdout)


@pytest.mark.slow
def test_every_command_of_the_tour_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With nobody at the keyboard a game is saved at once, which the next line of the tour goes on with."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert len(TOUR) >= 8
    for _, *arguments in TOUR:
        assert run(arguments, tmp_path).strip()
