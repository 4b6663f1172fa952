"""The club room under attack, beside the same attack on an empty room: `make bench-attack`.

The rooms run on one core, everybody else on another. Four people choose and chat; meanwhile come 5,000 sockets, 1,100
half request heads, a hostile record a second and 160 tables of bots, from one address, then from fifty. What people
wait for an acknowledgement is compared with what they wait while the same attack goes against another room beside
theirs, on the same core. Everything stays on this machine and ends by itself: half a minute a phase.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from math import inf
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

CLIENTS = Path(__file__).resolve().parent / "attack_clients.py"
START = "from clubantique.cli import main; main()"
WARM_UP = 5.0  # until the attack is at its height
WANTED = {"p50": 3.0, "p99": 5.0}


class Phase(NamedTuple):
    """What people waited, what they were refused, and what the attack met."""

    name: str
    p50: float
    p99: float
    answers: int
    refused: dict[str, int]
    met: dict[str, int]


def pinned(core: int, command: list[str], **more: Any) -> subprocess.Popen[str]:
    def pin() -> None:
        os.sched_setaffinity(0, {core})

    return subprocess.Popen(command, text=True, stdout=subprocess.PIPE, preexec_fn=pin, **more)


@contextmanager
def room(folder: Path, core: int) -> Iterator[int]:
    """A room with the usual limits; gives its port."""
    database = f"sqlite:///{folder / 'club.db'}"
    command = [sys.executable, "-c", START, "serve", "--port", "0", "--database", database]
    with (folder / "log").open("w") as log:
        process = pinned(core, command, stderr=log, env={**os.environ, "LANG": "en_GB.UTF-8"})
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline().strip().rsplit(":", 1)[1])
        finally:
            process.terminate()
            process.wait(60)
            process.stdout.close()


def clients(core: int, *arguments: object) -> subprocess.Popen[str]:
    return pinned(core, [sys.executable, str(CLIENTS), *map(str, arguments)])


def told(process: subprocess.Popen[str]) -> dict[str, Any]:
    out, _ = process.communicate(timeout=300)
    found: dict[str, Any] = json.loads(out)
    return found


def phase(name: str, cores: list[int], wanted: argparse.Namespace, addresses: int, *, beside: bool) -> Phase:
    """The people's room, and another one if the attack goes there; no attack at all from no addresses."""
    with ExitStack() as stack:
        folders = [Path(stack.enter_context(tempfile.TemporaryDirectory())) for _ in range(2)]
        ports = [stack.enter_context(room(folder, cores[0])) for folder in folders[: 2 if beside else 1]]
        attack = None
        if addresses:
            attack = clients(cores[1], "attack", ports[-1], addresses, wanted.seconds + WARM_UP, *wanted.only)
            time.sleep(WARM_UP)
        found = told(clients(cores[1], "people", ports[0], wanted.seconds))
        print(name, len(found["waited"]), found["refused"], file=sys.stderr)
        met = told(attack) if attack else {}
        lines = len((folders[len(ports) - 1] / "log").read_text().splitlines())
    waited = [each * 1e3 for each in found["waited"]]
    cuts = quantiles(waited, n=100) if len(waited) > 1 else [inf] * 99
    return Phase(name, cuts[49], cuts[98], len(waited), found["refused"], {**met, "log lines": lines})


def show(phases: list[Phase]) -> None:
    print("| | acknowledged | p50 ms | p99 ms | refused |\n|---|---|---|---|---|")
    for each in phases:
        print(
            f"| {each.name} | {each.answers} | {each.p50:.1f} | {each.p99:.1f} | {each.refused or 'none'} |"
        )


def compare(name: str, attacked: Phase, beside: Phase) -> None:
    """What is wanted, and what was found."""
    for cut, most in WANTED.items():
        ratio = getattr(attacked, cut) / getattr(beside, cut)
        print(f"{name}: {cut} {ratio:.2f} times as long as beside it (at most {most:g} wanted)")
    print(f"{name}: refused {attacked.refused or 'none'} (none wanted)")
    print(f"{name}: the attack met {attacked.met}\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--many", type=int, default=50, help="addresses of the second attack")
    parser.add_argument("--only", nargs="*", default=[], choices=["sockets", "heads", "records", "bots"])
    wanted = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        sys.exit("this needs two cores")
    phases = [phase("quiet", cores, wanted, 0, beside=False)]
    for addresses in (1, wanted.many):
        for beside in (True, False):
            where = "on a room beside it" if beside else "on the room itself"
            name = f"attack {where}, addresses: {addresses}"
            phases.append(phase(name, cores, wanted, addresses, beside=beside))
    show(phases)
    print()
    compare("one address", phases[2], phases[1])
    compare(f"{wanted.many} addresses", phases[4], phases[3])


if __name__ == "__main__":
    main()
