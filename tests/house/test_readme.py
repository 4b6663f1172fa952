"""The README does what it says."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

PATIENCE = 200  # only ends what hangs
README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
TOUR = [
    shlex.split(line, comments=True)
    for line in README.splitlines()
    if line.startswith(".venv/bin/clubantique")
]

PYTHON_BLOCKS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
PRINTED = [r"\[\d, \d, \d, \d\]\n", r"(player_\d -?[01]\.\d+\n){4}"]


def run(arguments: list[str], folder: Path) -> str:
    command = [sys.executable, "-c", "from clubantique.cli import main; main()", *arguments]
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def is_what_it_prints(number: int, printed: str) -> bool:
    """Of the blocks of Python the first prints everybody's place, the second what the game was worth to everybody."""
    return re.fullmatch(PRINTED[number], printed) is not None


@pytest.mark.parametrize("number", range(len(PYTHON_BLOCKS)))
def test_every_block_of_python_plays_a_game(number: int, tmp_path: Path) -> None:
    command = [sys.executable, "-c", PYTHON_BLOCKS[number]]
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=tmp_path, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr
    assert is_what_it_prints(number, done.stdout), done.stdout


def test_no_block_of_python_was_missed() -> None:
    assert len(PYTHON_BLOCKS) == len(PRINTED) == README.count("```python")


def test_every_block_of_python_for_researchers_runs(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(blocks) >= 3
    command = [sys.executable, "-c", "\n".join(blocks)]
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=tmp_path, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
def test_every_command_of_the_tour_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With nobody at the keyboard a game is saved at once, which the next line of the tour goes on with."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert len(TOUR) >= 8
    for _, *arguments in TOUR:
        assert run(arguments, tmp_path).strip()
