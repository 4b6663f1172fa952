"""A club room with flags of its own, as whoever runs it starts and stops it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, ClassVar

from .club import PATIENCE, START, Club


class Hosted(Club):
    """A club room with flags of its own and the usual limits, whose log is kept."""

    environment: ClassVar[dict[str, str]] = {}

    def __init__(self, folder: Path, *flags: str, program: tuple[str, ...] = ("-c", START)) -> None:
        super().__init__(f"sqlite:///{folder / 'club.db'}")
        self.file = folder / "club.db"
        self.log: Path = folder / "log"
        self.flags = flags
        self.program = program

    def command(self) -> list[str]:
        serve = ["serve", "--port", str(self.port), "--database", self.database, *self.flags]
        return [sys.executable, *self.program, *serve]

    def end(self, how: signal.Signals) -> int:
        """Ask it to stop; returns its exit code, and there must be nothing left of it."""
        assert self.process is not None
        self.process.send_signal(how)
        until = time.monotonic() + PATIENCE  # less than what its bots and visitors would wait
        code = self.process.wait(PATIENCE)
        while left := left_of(self.process.pid):
            assert time.monotonic() < until, left
            time.sleep(0.1)
        return code

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]


def left_of(group: int) -> list[str]:
    """What still runs of a group of processes; those that are only not buried yet do not count."""
    listing = subprocess.run(["ps", "-eo", "pgid=,stat=,args="], capture_output=True, text=True, check=True)
    found = [line.split(maxsplit=2) for line in listing.stdout.splitlines()]
    return [args for pgid, stat, args in found if int(pgid) == group and not stat.startswith("Z")]


class Anew(Hosted):
    """For tests that look at how processes begin and end."""

    anew = True


@contextmanager
def hosted(
    folder: Path, *flags: str, program: tuple[str, ...] = ("-c", START), kind: type[Hosted] = Hosted
) -> Iterator[Hosted]:
    """Open while the test looks at it; nothing of it is left behind, however the test ends."""
    club = kind(folder, *flags, program=program)
    club.start()
    assert club.process is not None
    try:
        yield club
    finally:
        with suppress(ProcessLookupError):
            os.killpg(club.process.pid, signal.SIGKILL)
        club.process.wait(PATIENCE)
        if club.process.stdout is not None:
            club.process.stdout.close()


async def metrics_of(club: Club) -> dict[str, float]:
    async with club.http() as http:
        text = (await http.get("/metrics")).raise_for_status().text
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name.removeprefix("clubantique_"): float(value) for name, value in lines}
