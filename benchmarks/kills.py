"""The sums of all soaks: how many servers were killed, and what was lost by it (kills.jsonl: a line for each test)."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

FILE = Path(__file__).resolve().with_name("kills.jsonl")
ABOUT = ("date", "commit", "test", "seed", "points")


def main() -> None:
    runs = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
    numbers: Counter[str] = Counter()
    points: Counter[str] = Counter()
    for run in runs:
        numbers.update({name: number for name, number in run.items() if name not in ABOUT})
        points.update(run["points"])
    print(f"{len(runs)} tests of {len({run['commit'] for run in runs})} commits, all soaks together:")
    for name, number in numbers.items():
        print(f"  {name.replace('_', ' '):24}{number:>10,}")
    for point, number in sorted(points.items()):
        print(f"    {point:22}{number:>10,}")


if __name__ == "__main__":
    main()
