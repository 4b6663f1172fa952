"""How many seconds pass until people on another process are shown who came, who went, and whose process was killed.

Two processes over one PostgreSQL, with a broker between them and without: `python benchmarks/presence.py`. Wanted are
three seconds at most. Everything stays on this machine and ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from server.club import Club, Person, sit_down
from server.outside import WITH_BUS, WITHOUT_BUS, two_rooms

WANTED = 3.0
Seconds = dict[str, list[float]]


async def shown(onlooker: Person, present: bool) -> float:
    """When somebody on another process is shown that the host is there, or not any more."""
    while not onlooker.update or onlooker.update["table"]["chairs"][0]["present"] != present:
        await onlooker.hear()
    return time.monotonic()


async def comings_and_goings(clubs: list[Club], times: int, found: Seconds) -> None:
    here, there = clubs
    table, [token, _] = await sit_down(here, here, "adel", "random")
    onlooker = Person(there, table, None)
    await onlooker.come()
    for _ in range(times):
        person = Person(here, table, token)
        begun = time.monotonic()
        await person.come()
        found["arrival"].append(await shown(onlooker, True) - begun)
        begun = time.monotonic()
        await person.leave()
        found["departure"].append(await shown(onlooker, False) - begun)
    await onlooker.leave()


async def kills(clubs: list[Club], times: int, found: Seconds) -> None:
    here, there = clubs
    table, [token, _] = await sit_down(there, there, "adel", "random")
    onlooker = Person(there, table, None)
    await onlooker.come()
    for _ in range(times):
        person = Person(here, table, token)
        await person.come()
        await shown(onlooker, True)
        begun = time.monotonic()
        here.kill()
        found["kill"].append(await shown(onlooker, False) - begun)
        here.start()
    await onlooker.leave()


async def measure(clubs: list[Club], times: int) -> Seconds:
    found: Seconds = {"arrival": [], "departure": [], "kill": []}
    await comings_and_goings(clubs, times, found)
    await kills(clubs, times, found)
    return found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--times", type=int, default=20)
    times = options.parse_args().times
    print(f"{'':14} {'':10} {'times':>5} {'p50 s':>6} {'max s':>6}   at most {WANTED:g} s")
    for bus in (WITH_BUS, WITHOUT_BUS):
        with two_rooms(bus) as clubs:
            found = asyncio.run(measure(clubs, times))
        for what, seconds in found.items():
            verdict = "yes" if max(seconds) <= WANTED else "NO"
            print(
                f"{bus:14} {what:10} {len(seconds):5} {median(seconds):6.2f} {max(seconds):6.2f}   {verdict}"
            )


if __name__ == "__main__":
    main()
