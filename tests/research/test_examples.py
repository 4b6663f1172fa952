"""The examples run as they are shown."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
ONE_THREAD = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")
"""Several threads for small matrices spend their time on waiting for each other where cores are busy."""


def said_by(example: str, *arguments: object) -> str:
    """What an example prints; it must not fail, nor warn. It has as long as any test."""
    command = [sys.executable, "-W", "error", str(EXAMPLES / example), *map(str, arguments)]
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, **ONE_THREAD}, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def measured(said: str) -> list[float]:
    """The share of wins that the trainer prints at the end, and its interval."""
    found = re.search(r"wins (\S+) of \d+ games against random \(95 % interval (\S+) to (\S+), fair", said)
    assert found is not None, said
    return [float(each) for each in found.groups()]


def test_the_trainer_saves_what_it_learns_and_measures_it(tmp_path: Path) -> None:
    network = tmp_path / "adel.npz"
    choice = ["adel", "--players", 2, "--width", 16, "--evaluate", 30]
    trained = said_by("ppo.py", *choice, "--decisions", 8192, "--save", network)
    share, low, high = measured(trained)
    assert "8,192 decisions" in trained
    assert "of 30 games" in trained
    assert "fair share 0.500" in trained
    assert 0 <= low < share <= high <= 1
    assert high - low < 0.4
    loaded = said_by("ppo.py", *choice, "--minutes", 0, "--load", network)
    assert "decisions" not in loaded
    assert 0 < measured(loaded)[0] <= 1


@pytest.mark.slow
def test_the_trainer_beats_chance() -> None:
    _, low, _ = measured(said_by("ppo.py", "adel", "--decisions", 65536, "--evaluate", 200))
    assert low > 1 / 4


def test_mccfr_is_less_and_less_exploitable(tmp_path: Path) -> None:
    numbers = tmp_path / "numbers.csv"
    kept = ["--csv", numbers, "--pictures", tmp_path]
    said = said_by("mccfr.py", "meisterdiebe", "--iterations", 50, "--every", 30, *kept)
    found = [float(each) for each in re.findall(r"exploitability (\S+)$", said, re.MULTILINE)]
    rows = [line.split(",") for line in numbers.read_text().splitlines()]
    assert rows[0] == ["game", "iteration", "exploitability"]
    assert [(game, iteration) for game, iteration, _ in rows[1:]] == [
        ("meisterdiebe", iteration) for iteration in ("0", "30", "50")
    ]
    assert [float(row[2]) for row in rows[1:]] == pytest.approx(found, abs=1e-4)
    assert found[-1] < found[0] * 2 / 3
    drawn = ElementTree.fromstring((tmp_path / "mccfr-meisterdiebe.svg").read_text())
    assert len(drawn.findall("{*}circle")) == len(found)


def test_a_game_in_ten_lines_prints_what_it_was_worth_to_everybody() -> None:
    rewards = [line.split() for line in said_by("play.py").splitlines()]
    assert [agent for agent, _ in rewards] == [f"player_{seat}" for seat in range(4)]
    assert sum(float(reward) for _, reward in rewards) == pytest.approx(0)


def test_a_bot_of_ones_own_beats_chance() -> None:
    share, low, high = measured(said_by("own_bot.py", 200))
    assert 1 / 4 < low < share < high
