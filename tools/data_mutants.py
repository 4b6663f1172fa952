"""Mutation testing of data: every number and name of a table of effects is changed once, and tests must notice.

    python tools/data_mutants.py [lastwill] [--jobs 2]

Each change is made in a copy of the component file that `make mutants` would test; nothing here is ever changed.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
HEADING, ROW = "[[effect]]", re.compile(r"^(\w+) = (.+)$")
NAME = re.compile(r'"([a-z0-9_:]+)"')
OTHERS = {
    "farm": "villa",
    "trade": "activation",
    "activation": "trade",
    "event": "companion",
    "companion": "event",
}
OTHERS |= {"villa": "farm", "summer": "farm", "mansion": "farm", "helper": "event", "expense": "helper"}
OTHERS |= {"cutlery": "mask", "carriage": "mask", "mask": "wine", "helm": "cutlery", "wine": "cutlery"}


class Fault(NamedTuple):
    """A line that says something else."""

    line: int
    before: str
    after: str


def faults(text: str) -> Iterator[Fault]:
    lines = text.splitlines()
    inside = False
    for number, line in enumerate(lines):
        if line.startswith("["):
            inside = line == HEADING
        if inside and ROW.match(line):
            for after in changed(line):
                yield Fault(number, line, after)


def changed(line: str) -> Iterator[str]:
    """Each number one more, each name another one, each truth its contrary."""
    for found in re.finditer(r"(?<![\w:])\d+(?![\w:])", line):
        yield line[: found.start()] + str(int(found.group()) + 1) + line[found.end() :]
    for found in NAME.finditer(line):
        other = OTHERS.get(found.group(1), f"{found.group(1)}x")
        yield line[: found.start(1)] + other + line[found.end(1) :]
    for name in re.findall(r"\{ (\w+) =", line):
        yield line.replace(name, "horse" if name == "dog" else "dog")
    if line.endswith("true"):
        yield line.replace("true", "false")


def is_noticed(game: str, fault: Fault) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in ("src", "tests"):
            shutil.copytree(
                ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "web", "server")
            )
        shutil.copy(ROOT / "pyproject.toml", copy)
        file = copy / "src" / "clubantique" / "games" / game / "components.toml"
        lines = file.read_text().splitlines()
        assert lines[fault.line] == fault.before
        lines[fault.line] = fault.after
        file.write_text("\n".join(lines) + "\n")
        tests = [
            f"tests/games/{game}",
            "-x",
            "-q",
            "-p",
            "no:cacheprovider",
        ]
        environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *tests],
            cwd=copy,
            env=environment,
            capture_output=True,
            check=False,
        )
        return done.returncode == 1


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="lastwill")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    file = ROOT / "src" / "clubantique" / "games" / given.game / "components.toml"
    found = list(faults(file.read_text()))
    unchanged = found[0]._replace(after=found[0].before)
    assert not is_noticed(given.game, unchanged), "the tests fail where nothing is changed"
    with ThreadPoolExecutor(given.jobs) as pool:
        noticed = list(pool.map(lambda fault: is_noticed(given.game, fault), found))
    for fault, caught in zip(found, noticed, strict=True):
        if not caught:
            print(f"not noticed: line {fault.line + 1}: {fault.before}  ->  {fault.after}")
    print(f"{sum(noticed)} of {len(found)} changed values were noticed")
    sys.exit(0 if all(noticed) else 1)


if __name__ == "__main__":
    main()
