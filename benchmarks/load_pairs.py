"""The club room of two checkouts under the same load, in interleaved pairs: is the new one not slower than the old?

    git worktree add /tmp/old f1e47e0
    (cd /tmp/old && .venv/bin/python tools/native.py build/native)
    python benchmarks/load_pairs.py /tmp/old --pairs 5

Both play first as fast as they can, which gives the CPU time of a message, and then at one rate that both can keep,
which gives how long a choice takes to reach everybody. Each round begins with the other one; ratios are of medians.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import signal
import sys
import tempfile
from pathlib import Path
from statistics import median

import load
from load import Figures, Server, come, leave, pace, saturate, tables
from load_clients import Crowd

HERE = Path(__file__).resolve().parent
MOST = 1.1
COMPARED = (
    "CPU µs for a message",
    "CPU µs for a choice",
    "last choice to all views, p50 ms",
    "last choice to all views, p99 ms",
)


class Checkout(Server):
    """The server of a checkout, with its own way to start it."""

    def __init__(self, folder: Path, where: str, build: str) -> None:
        load.HERE = folder / "benchmarks"
        load.BUILDS = {"interpreted": folder / "src", "native": folder / "build" / "native"}
        super().__init__("club", where, build)


async def measure(server: Server, given: argparse.Namespace) -> Figures:
    found = await come(server, Crowd(), await tables(server, given.game, given.tables))
    busy = await saturate(server, found, given.seconds)
    await leave(found)
    found = await come(server, Crowd(), await tables(server, given.game, given.tables))
    paced = await pace(server, found, given.rate, given.seconds)
    await leave(found)
    return {**busy, **paced}


def one(folder: Path, given: argparse.Namespace) -> Figures:
    with tempfile.TemporaryDirectory() as store:
        server = Checkout(folder, f"sqlite:///{store}/club.db", given.build)
        try:
            return asyncio.run(measure(server, given))
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path, help="another checkout, built as this one")
    parser.add_argument("--game", default="adel")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=6.0, help="of each measurement")
    parser.add_argument(
        "--rate", type=float, default=700.0, help="choices a second of the second measurement"
    )
    parser.add_argument("--pairs", type=int, default=5)
    parser.add_argument("--build", choices=("native", "interpreted"), default="native")
    given = parser.parse_args()
    gc.disable()  # the players must not pause
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # else the server would be left behind
    sides = {"old": given.old.resolve(), "new": HERE.parent}
    rounds: dict[str, list[Figures]] = {"old": [], "new": []}
    for number in range(given.pairs):
        for side in ("old", "new") if number % 2 == 0 else ("new", "old"):
            rounds[side].append(one(sides[side], given))
            print(f"{number + 1} {side}: {rounds[side][-1][COMPARED[0]]:.1f} µs", file=sys.stderr)
    print(f"{given.game}, {given.tables} tables, {given.build}, medians of {given.pairs} pairs")
    print(f"{'':40}{'old':>10}{'new':>10}{'ratio':>8}  (wanted: at most {MOST})")
    for name in rounds["old"][0]:
        old, new = (median(each[name] for each in rounds[side]) for side in ("old", "new"))
        print(f"{name:40}{old:10,.1f}{new:10,.1f}{new / old if old else 0:8.2f}{' *' * (name in COMPARED)}")


if __name__ == "__main__":
    main()
