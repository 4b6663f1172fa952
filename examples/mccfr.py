"""External-sampling MCCFR on the tiny version of one game or several, and how far it can still be exploited.

    python examples/mccfr.py adel --iterations 1000 --every 100 --csv numbers.csv --pictures FOLDER

The exploitability is exact: half of what two best responses together would gain against the average policy. It is 0 in
an equilibrium.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms.exploitability import nash_conv
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

import clubantique.research.openspiel  # noqa: F401  registers the games
from clubantique.core.registry import names


class Point(NamedTuple):
    """Where a run stood."""

    game: str
    iteration: int
    exploitability: float
    seconds: float  # of MCCFR itself, without what it took to know how exploitable it was


def learn(name: str, iterations: int, every: int, seed: int) -> list[Point]:
    """A run from the uniform policy on; says where it stands after every so many iterations."""
    np.random.seed(seed)  # the generator that OpenSpiel's solver draws from
    game = pyspiel.load_game(f"clubantique_{name}(players=2,components=tiny)")
    solver = ExternalSamplingSolver(game)
    points: list[Point] = []
    spent = 0.0
    for iteration in range(iterations + 1):
        if iteration % every == 0 or iteration == iterations:
            points.append(Point(name, iteration, exploitability(game, solver), spent))
            say(points[-1])
        if iteration < iterations:
            began = time.perf_counter()
            solver.iteration()
            spent += time.perf_counter() - began
    return points


def exploitability(game: Any, solver: Any) -> float:
    return float(nash_conv(game, solver.average_policy())) / 2


def say(point: Point) -> None:
    where = f"{point.game:13} {point.iteration:8} iterations {point.seconds:8.1f} s"
    print(f"{where}   exploitability {point.exploitability:.4f}", flush=True)


# --- what is kept of it ------------------------------------------------------------------------


def write_csv(file: Path, points: list[Point]) -> None:
    with file.open("w", newline="") as out:
        rows = csv.writer(out, lineterminator="\n")
        rows.writerow(["game", "iteration", "exploitability"])
        rows.writerows([each.game, each.iteration, f"{each.exploitability:.5f}"] for each in points)


WIDTH, HEIGHT = 640, 320
LEFT, TOP, RIGHT, BOTTOM = 56, 32, WIDTH - 24, HEIGHT - 44
STEPS = 5
PAPER, LINE, INK, CURVE = "#fdfaf3", "#d9d0bd", "#3a3226", "#8a3b12"


def picture(points: list[Point]) -> str:
    """The curve of a run, as SVG; on plain paper, so that it can be read on any page."""
    last, highest = points[-1].iteration, max(each.exploitability for each in points)
    places = [
        (
            LEFT + (RIGHT - LEFT) * each.iteration / last,
            BOTTOM - (BOTTOM - TOP) * each.exploitability / highest,
        )
        for each in points
    ]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    dots = [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{CURVE}"/>' for x, y in places]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        text(LEFT, TOP - 12, "start", f"{points[0].game}, tiny: exploitability of the average policy"),
        text((LEFT + RIGHT) / 2, HEIGHT - 10, "middle", "iterations of external-sampling MCCFR"),
        *grid(last, highest),
        f'<polyline points="{line}" fill="none" stroke="{CURVE}" stroke-width="2"/>',
        *dots,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def grid(last: int, highest: float) -> list[str]:
    lines: list[str] = []
    for step in range(STEPS + 1):
        x, y = LEFT + (RIGHT - LEFT) * step / STEPS, BOTTOM - (BOTTOM - TOP) * step / STEPS
        lines.append(f'<path d="M{LEFT} {y:.1f}H{RIGHT}" stroke="{LINE}"/>')
        lines.append(text(LEFT - 6, y + 4, "end", f"{highest * step / STEPS:.2f}"))
        lines.append(text(x, BOTTOM + 16, "middle", f"{last * step / STEPS:g}"))
    return lines


def text(x: float, y: float, anchor: str, said: str) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} font-size="12" fill="{INK}">{said}</text>'


# --- the command line --------------------------------------------------------------------------


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="+", choices=names(), metavar="GAME", help=", ".join(names()))
    parser.add_argument("--iterations", type=positive, default=1000)
    parser.add_argument("--every", type=positive, default=100, help="iterations from one point to the next")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the numbers there")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="draw a curve for each game there")
    given = parser.parse_args(arguments)
    runs = [learn(game, given.iterations, given.every, given.seed) for game in given.games]
    if given.csv:
        write_csv(given.csv, [point for run in runs for point in run])
    if given.pictures:
        for run in runs:
            (given.pictures / f"mccfr-{run[0].game}.svg").write_text(picture(run))


def positive(said: str) -> int:
    number = int(said)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{said} is less than 1")
    return number


if __name__ == "__main__":
    main(sys.argv[1:])
