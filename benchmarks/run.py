"""Our speed beside the peers', in one run on one core, by CPU time. `make bench` sets everything up and runs this.

Every round measures each build and all peers one after the other; the table shows the median of the rounds, so that a
noisy neighbour disturbs all alike. Absolute figures mean little elsewhere; the ratios are what counts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PEERS = ROOT / ".venv-peers" / "bin" / "python"
BUILDS = {"interpreted": ROOT / "src", "native": ROOT / "build" / "native"}
Figures = dict[str, Any]


def one_core() -> None:
    """Everything that is measured shares the same single core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def printed_json(command: list[str], **environment: str) -> Figures:
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, env={**os.environ, **environment}
    )
    found: Figures = json.loads(done.stdout)
    return found


def ours(build: str, seconds: float) -> Figures:
    command = [sys.executable, str(HERE / "ours.py"), "--seconds", str(seconds)]
    found = printed_json(command, PYTHONPATH=str(BUILDS[build]))
    assert found.pop("native") == (build == "native"), f"this is not the {build} build"
    return found


def peers(seconds: float) -> Figures:
    return printed_json([str(PEERS), str(HERE / "peers.py"), "--seconds", str(seconds), "--json"])


def one_round(seconds: float) -> Figures:
    return {**{build: ours(build, seconds) for build in BUILDS}, "peers": peers(seconds)}


def speeds(figures: Figures) -> dict[str, float]:
    """Decisions a second of everything that was measured, by name."""
    found = {
        f"clubantique {game} ({build})": values["random"]["per_second"]
        for build in BUILDS
        for game, values in figures[build].items()
        if isinstance(values, dict)
    }
    for peer, values in figures["peers"].items():
        if isinstance(values, dict) and "per_second" in values:
            found[peer] = values["per_second"]
    return found


def small_costs(figures: Figures) -> dict[str, float]:
    """What one clone, view, belief or replay costs, and the memory of each process."""
    found = {f"max_rss_mb ({part})": values["max_rss_mb"] for part, values in figures.items()}
    for build in BUILDS:
        for game, values in figures[build].items():
            if isinstance(values, dict):
                costs = {cost: value for cost, value in values.items() if cost != "random"}
                found |= {f"{game} {cost} ({build})": value for cost, value in costs.items()}
    return found


def medians(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {name: median(each[name] for each in rounds) for name in rounds[0]}


def print_table(speed: dict[str, float], costs: dict[str, float]) -> None:
    ours_native = max(value for name, value in speed.items() if name.endswith("(native)"))
    print(f"{'random decisions a second, by CPU time on one core':52}{'a second':>12}{'native / this':>15}")
    for name, value in sorted(speed.items(), key=lambda each: -each[1]):
        print(f"{name:52}{value:12,.0f}{ours_native / value:15.2f}")
    print()
    for name, value in sorted(costs.items()):
        print(f"{name:52}{value:12,.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path, help="a file for the medians")
    given = parser.parse_args()
    one_core()
    rounds = [one_round(given.seconds) for _ in range(given.rounds)]
    speed = medians([speeds(each) for each in rounds])
    costs = medians([small_costs(each) for each in rounds])
    print_table(speed, costs)
    if given.json is not None:
        given.json.write_text(json.dumps({"per_second": speed, "costs": costs}, indent=1) + "\n")


if __name__ == "__main__":
    main()
