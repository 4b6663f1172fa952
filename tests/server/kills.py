"""What came of killing servers: counted by each test; what a soak has counted is kept (benchmarks/kills.jsonl)."""

from __future__ import annotations

import json
import os
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import SystemRandom
from typing import Any

SOAK = bool(os.environ.get("CLUBANTIQUE_SOAK"))
SEED = "CLUBANTIQUE_SEED"
ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "benchmarks" / "kills.jsonl"
NUMBERS = ("kills", "restarts", "games", "acknowledged", "lost", "doubled", "refused_though_stored", "failed")


class Tally:
    """The numbers of one test, and the seed with which it can be done again."""

    def __init__(self, test: str, say: Callable[[str], None]) -> None:
        self.test = test
        self.say = say
        self.seed = int(os.environ.get(SEED) or SystemRandom().randrange(2**32))
        self.numbers = dict.fromkeys(NUMBERS, 0)
        self.points: Counter[str] = Counter()

    def add(self, **numbers: int) -> None:
        for name, number in numbers.items():
            self.numbers[name] += number

    def crashed(self, point: str) -> None:
        self.numbers["kills"] += 1
        self.points[point] += 1

    def line(self) -> dict[str, Any]:
        when = datetime.now(UTC).isoformat(timespec="seconds")
        about = {"date": when, "commit": commit(), "test": self.test, "seed": self.seed}
        return about | self.numbers | {"points": dict(sorted(self.points.items()))}


def commit() -> str:
    """Which code was tried; a plus sign if it was not exactly that."""
    found = subprocess.run(
        ["git", "describe", "--always", "--dirty=+", "--exclude=*"], cwd=ROOT, capture_output=True, text=True
    )
    return found.stdout.strip() or "unknown"


@contextmanager
def tallied(test: str, say: Callable[[str], None]) -> Iterator[Tally]:
    """Told whatever happens; kept if it was a soak."""
    found = Tally(test, say)
    say(f"{test}: {SEED}={found.seed}")
    yield found
    if SOAK:
        with FILE.open("a", encoding="utf-8") as file:
            file.write(json.dumps(found.line()) + "\n")
    say(json.dumps(found.line()))
