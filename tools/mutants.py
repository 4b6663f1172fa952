"""Mutation testing of the rules: small faults are put into the games, one at a time, and their tests must notice.

`make mutants` runs mutmut in a copy under `mutants/` with each game's scenarios and the golden playthroughs, then
says how many faults were noticed and lists those that were not (`mutmut show NAME` in that folder shows one).
`make mutants GAME=adel` keeps to one game.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "mutants"
NEEDED = ["src", "tests", "tools", "pyproject.toml", "README.md", "LICENSE"]
MUTMUT = str(Path(sys.executable).with_name("mutmut"))
NOTICED = {"killed", "timeout", "segfault", "suspicious"}
WANTED = 0.85


def lay_out(game: str) -> None:
    """A copy to work in, so that nothing here is ever changed; its settings name one game, or all."""
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir()
    for name in NEEDED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, WORK / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, WORK / name)
    settings = WORK / "pyproject.toml"
    for folder in ("src/clubantique/games", "tests/games"):
        settings.write_text(
            settings.read_text().replace(f'"{folder}"', f'"{folder}/{game}"'.replace('/"', '"'))
        )


def results() -> dict[str, str]:
    """What became of every mutant, by its name."""
    done = subprocess.run(
        [MUTMUT, "results", "--all", "true"], cwd=WORK, capture_output=True, text=True, check=True
    )
    pairs = (line.strip().rsplit(": ", 1) for line in done.stdout.splitlines() if ": " in line)
    return dict(pair for pair in pairs if len(pair) == 2)


def report(found: dict[str, str]) -> bool:
    noticed = sum(fate in NOTICED for fate in found.values())
    for name, fate in sorted(found.items()):
        if fate not in NOTICED:
            print(f"{fate:10} {name}")
    print(dict(Counter(found.values())))
    print(f"{noticed} of {len(found)} faults were noticed: {noticed / len(found):.1%}")
    return noticed >= WANTED * len(found)


def main() -> None:
    lay_out(sys.argv[1] if len(sys.argv) > 1 else "")
    subprocess.run([MUTMUT, "run"], cwd=WORK, check=True)
    sys.exit(0 if report(results()) else 1)


if __name__ == "__main__":
    main()
