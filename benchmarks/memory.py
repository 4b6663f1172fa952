"""Whether the memory of a club room stays flat: `python benchmarks/memory.py [--tables 10000]`.

One real server; tables are set up with two bots, visited by their host over a socket, closed and left. After every
thousand tables, and a moment in which the room forgets those at which nobody is, the memory of its process is read; the
slope is that of a straight line through the later half, when every table of numbers that is bounded has been filled.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

import httpx
from load import BUILDS, QUIET_SECONDS, Server
from websockets.asyncio.client import connect

from clubantique.core.registry import names

GAMES = names()
TOGETHER = 8
CHUNK = 1000
WANTED = {"name": "Ann", "chairs": [{"bot": "random"}, {"bot": "random"}]}


async def one_table(http: httpx.AsyncClient, port: int, game: str) -> None:
    """Set up, looked at, closed and left."""
    seated = (await http.post("/api/tables", json=WANTED | {"game": game})).raise_for_status().json()
    http.cookies.clear()
    token = {"Authorization": f"Bearer {seated['token']}"}
    path = f"/api/tables/{seated['table']}"
    async with connect(f"ws://127.0.0.1:{port}{path}/socket", additional_headers=token) as socket:
        await socket.recv()
        (await http.post(f"{path}/close", headers=token)).raise_for_status()


async def many_tables(http: httpx.AsyncClient, port: int, count: int) -> None:
    left = iter(range(count))

    async def one_after_the_other() -> None:
        for number in left:
            await one_table(http, port, GAMES[number % len(GAMES)])

    await asyncio.gather(*(one_after_the_other() for _ in range(TOGETHER)))


async def forgotten(http: httpx.AsyncClient) -> int:
    """Tables that the room still has in memory, once it has had time to look."""
    await asyncio.sleep(QUIET_SECONDS)
    lines = (await http.get("/metrics")).raise_for_status().text.splitlines()
    return next(int(float(line.split()[1])) for line in lines if line.startswith("clubantique_live_tables "))


def slope(points: list[tuple[int, float]]) -> float:
    """Kilobytes a table, by least squares."""
    middle = sum(tables for tables, _ in points) / len(points)
    level = sum(size for _, size in points) / len(points)
    spread = sum((tables - middle) ** 2 for tables, _ in points)
    return sum((tables - middle) * (size - level) for tables, size in points) / spread


async def measure(server: Server, tables: int, chunk: int) -> list[tuple[int, float]]:
    points = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        for done in range(chunk, tables + 1, chunk):
            await many_tables(http, server.port, chunk)
            live = await forgotten(http)
            points.append((done, server.memory()))
            print(f"{done:>7} tables  {points[-1][1] / 1024:8.1f} MB  {live} in memory", flush=True)
    return points


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--chunk", type=int, default=CHUNK)
    parser.add_argument("--build", choices=BUILDS, default="interpreted")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server("club", f"sqlite:///{Path(folder) / 'club.db'}", wanted.build)
        try:
            points = asyncio.run(measure(server, wanted.tables, wanted.chunk))
        finally:
            server.stop()
    later = points[len(points) // 2 :]
    if len(later) > 1:
        print(f"{slope(later) * 1024:.0f} bytes a table over the later half")


if __name__ == "__main__":
    main()
