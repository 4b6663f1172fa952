"""The club room under load, beside a bare echo server on the same stack: `make bench-load`.

A thousand people at two hundred tables of five choose at random. The servers run in processes of their own and are
measured by their own CPU time and memory, so that the players, who share the machine with them, do not count. Every
round measures the club room first, then the bare echo, which says every message again, and then a chorus, which sends
as many messages to as many people as the club room, without any game; the medians are shown.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from statistics import mean, median, quantiles
from typing import Any

import httpx
from load_clients import SEATS, Caller, Crowd, Player, Speaker, Table, connect

HERE = Path(__file__).resolve().parent
BUILDS = {"interpreted": HERE.parent / "src", "native": HERE.parent / "build" / "native"}
TICKS = os.sysconf("SC_CLK_TCK")
QUIET_SECONDS = 3.0
"""Longer than a room keeps a table in memory at which nobody is."""

WARM_UP_SECONDS = 2.0

FIVE = "kB for a table with five connections"
CALL = b'{"kind":"choose","id":"12","decision":[24,0],"choices":["castle"]}'

Figures = dict[str, float]


class Server:
    """A server in a process of its own, and what it has used."""

    def __init__(self, kind: str, where: str, build: str) -> None:
        command = [sys.executable, str(HERE / "load_servers.py"), kind, where]
        environment = {**os.environ, "PYTHONPATH": str(BUILDS[build])}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        port, served = self.process.stdout.readline().split()
        assert served == build, f"this is not the {build} build"
        self.port = int(port)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def cpu(self) -> float:
        """Seconds of all its threads, in the kernel too."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Kilobytes that lie in memory."""
        lines = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith("Rss:"))


class Span:
    """From now until `end`: what a server spent, and what the crowd said and heard."""

    def __init__(self, server: Server, crowd: Crowd) -> None:
        self.server, self.crowd = server, crowd
        crowd.reset()
        self.cpu, self.moment = server.cpu(), time.perf_counter()

    def end(self) -> Figures:
        cpu, seconds = self.server.cpu() - self.cpu, time.perf_counter() - self.moment
        return {
            "choices a second": self.crowd.choices / seconds,
            "messages a second": self.crowd.messages / seconds,
            "messages for a choice": self.crowd.messages / self.crowd.choices,
            "bytes of a message": self.crowd.received / self.crowd.messages,
            "CPU µs for a message": cpu / self.crowd.messages * 1e6,
            "CPU µs for a choice": cpu / self.crowd.choices * 1e6,
            "busy, of one core": cpu / seconds,
        }


def path(table: str) -> str:
    return f"/api/tables/{table}/socket"


# --- the club room -------------------------------------------------------------------------------


async def set_up(http: httpx.AsyncClient, game: str) -> list[tuple[str, str]]:
    """A table whose chairs are all taken, so that it begins; the table and the token of every seat."""
    wanted = {"game": game, "name": "Player 0", "chairs": [{}] * (SEATS - 1)}
    host = (await http.post("/api/tables", json=wanted)).raise_for_status().json()
    sit = f"/api/tables/{host['table']}/sit"
    guests = [
        (await http.post(sit, json={"name": f"Player {seat}"})).raise_for_status().json()
        for seat in range(1, SEATS)
    ]
    return [(each["table"], each["token"]) for each in [host, *guests]]


async def tables(server: Server, game: str, count: int) -> list[list[tuple[str, str]]]:
    """So many of them, all being set up at the same time."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        return await asyncio.gather(*(set_up(http, game) for _ in range(count)))


async def come(server: Server, crowd: Crowd, seats: list[list[tuple[str, str]]]) -> list[list[Player]]:
    """Everybody sits down at their table and has seen it."""
    found = []
    for table in seats:
        shared = Table()
        found.append([Player(crowd, shared, path(name), token) for name, token in table])
    await connect([player for players in found for player in players], server.port)
    while not all(player.here for players in found for player in players):
        await asyncio.sleep(0.1)
    await asyncio.sleep(1)
    return found


async def leave(found: list[list[Player]]) -> None:
    for player in (player for players in found for player in players):
        player.close()
    await asyncio.sleep(QUIET_SECONDS)


def check(crowd: Crowd, found: list[list[Player]]) -> None:
    """What was refused or cut off would make the figures meaningless."""
    lost = sum(player.lost for players in found for player in players)
    if crowd.refused or lost:
        raise SystemExit(f"{crowd.refused} choices were refused and {lost} connections lost")


async def memory_of_tables(server: Server, game: str, count: int) -> tuple[Figures, list[list[Player]]]:
    """Tables with nobody at them, then with five people who do nothing."""
    await leave(await come(server, Crowd(), await tables(server, game, 5)))
    before = server.memory()
    seats = await tables(server, game, count)
    await asyncio.sleep(QUIET_SECONDS)
    alone = server.memory()
    crowd = Crowd()
    found = await come(server, crowd, seats)
    await asyncio.sleep(QUIET_SECONDS)
    check(crowd, found)
    figures = {
        "kB for a table with nobody at it": (alone - before) / count,
        FIVE: (server.memory() - before) / count,
    }
    return figures, found


async def saturate(server: Server, found: list[list[Player]], seconds: float) -> Figures:
    """Everybody answers at once, after the first few seconds were not counted."""
    crowd = found[0][0].crowd
    crowd.hurry()
    await asyncio.sleep(WARM_UP_SECONDS)
    span = Span(server, crowd)
    await asyncio.sleep(seconds)
    figures = span.end()
    check(crowd, found)
    return figures


async def pace(server: Server, found: list[list[Player]], rate: float, seconds: float) -> Figures:
    """So many choices a second, and how long they took to reach everybody."""
    crowd = found[0][0].crowd
    await crowd.keep_pace(rate, WARM_UP_SECONDS)
    for players in found:
        players[0].table.questions.clear()
    span = Span(server, crowd)
    await crowd.keep_pace(rate, seconds)
    figures = span.end()
    await asyncio.sleep(1)
    check(crowd, found)
    last = [delay for players in found for delay in players[0].table.delays()]
    cuts = quantiles(last, n=100, method="inclusive")
    return {
        "choices a second at half": figures["choices a second"],
        "busy at half, of one core": figures["busy, of one core"],
        "last choices measured": len(last),
        "last choice to all views, p50 ms": cuts[49],
        "last choice to all views, p99 ms": cuts[98],
        "last choice to all views, worst ms": max(last),
    }


async def measure_club(server: Server, game: str, count: int, seconds: float) -> Figures:
    memory, found = await memory_of_tables(server, game, count)
    Player.samples = {"update": [], "done": []}
    busy = await saturate(server, found, seconds)
    await leave(found)
    found = await come(server, Crowd(), await tables(server, game, count))
    half = await pace(server, found, busy["choices a second"] / 2, seconds)
    await leave(found)
    return {**memory, **busy, **half}


# --- the echo ------------------------------------------------------------------------------------


def typical(samples: list[bytes]) -> str:
    """The message whose size comes nearest to the mean."""
    size = mean(map(len, samples))
    return min(samples, key=lambda each: abs(len(each) - size)).decode()


async def measure_echo(server: Server, count: int, seconds: float, call: bytes, answer: bytes) -> Figures:
    before = server.memory()
    crowd = Crowd()
    callers: list[Speaker] = [
        Caller(crowd, path(str(each // SEATS)), call, answer) for each in range(count * SEATS)
    ]
    await connect(callers, server.port)
    await asyncio.sleep(QUIET_SECONDS)
    memory = (server.memory() - before) / count
    crowd.ready.extend(callers)
    span = Span(server, crowd)
    crowd.hurry()
    await asyncio.sleep(seconds)
    figures = span.end()
    crowd.at_once = False
    await asyncio.sleep(1)
    for caller in callers:
        caller.close()
    return {"kB for five connections": memory, **figures}


# --- both ----------------------------------------------------------------------------------------


def measured(
    kind: str, where: str, build: str, measure: Callable[[Server], Coroutine[Any, Any, Figures]]
) -> Figures:
    """What is measured of a server that is there only for that."""
    server = Server(kind, where, build)
    try:
        return asyncio.run(measure(server))
    finally:
        server.stop()


def one_round(build: str, game: str, count: int, seconds: float) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/club.db"
        club = measured("club", database, build, lambda server: measure_club(server, game, count, seconds))
        said = {kind: typical(found) for kind, found in Player.samples.items()}
        update, done = said["update"].encode(), said["done"].encode()
        messages = Path(folder, "messages.json")
        messages.write_text(json.dumps(said))
        echo = measured(
            "echo", "", build, lambda server: measure_echo(server, count, seconds, update, update)
        )
        chorus = measured(
            "chorus", str(messages), build, lambda server: measure_echo(server, count, seconds, CALL, done)
        )
    cost = "CPU µs for a message"
    return {
        **club,
        **{f"echo: {name}": value for name, value in echo.items()},
        **{f"chorus: {name}": value for name, value in chorus.items()},
        "kB for a table without its connections": club[FIVE] - echo["kB for five connections"],
        "CPU for a message, as many times the echo's": club[cost] / echo[cost],
        "CPU for a message, as many times the chorus's": club[cost] / chorus[cost],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="adel")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--build", choices=BUILDS, default="native")
    given = parser.parse_args()
    gc.disable()  # the players must not pause
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # else the server would be left behind
    rounds = [one_round(given.build, given.game, given.tables, given.seconds) for _ in range(given.rounds)]
    print(f"{given.game}, {given.tables} tables of {SEATS}, {given.build}, median of {given.rounds}")
    for name in rounds[0]:
        print(f"{name:52}{median(each[name] for each in rounds):12,.1f}")


if __name__ == "__main__":
    main()
