"""Rooms are started by the dozen: here they begin as copies of one process that has imported everything already.

From there on it is the same program with its own arguments, environment and group of processes. Those who ask how a
room is really started and stopped start a new process (`hosted.Anew`, the tests of the command line and of the wheel).
"""

from __future__ import annotations

import atexit
import os
import runpy
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from functools import partial
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from multiprocessing.reduction import DupFd
from pathlib import Path
from threading import RLock
from typing import Protocol, TextIO

IMPORTED = [
    "clubantique.cli",
    "clubantique.cli.serve",
    "clubantique.server.serving",
    "aiosqlite",
    "asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "websockets.asyncio.server",
]
SHORTEST = 0.01

nursery = get_context("forkserver")
nursery.set_forkserver_preload(IMPORTED)
lock = RLock()  # the state of a process is read from a pipe, once; starting one looks at all the others
children: list[Forked] = []


class Forked:
    """As much of a `subprocess.Popen` as tests ask for."""

    def __init__(self, process: ForkServerProcess, stdout: TextIO) -> None:
        self.process = process
        self.pid = process.pid or 0
        self.stdout: TextIO | None = stdout

    def poll(self) -> int | None:
        with lock:
            return self.process.exitcode

    def wait(self, seconds: float) -> int:
        until = time.monotonic() + seconds
        while (code := self.poll()) is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired(self.process.name, seconds)
            time.sleep(SHORTEST)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)


Started = Forked | subprocess.Popen[str]


def start(command: Sequence[str], environment: Mapping[str, str], errors: Path | None = None) -> Started:
    """A copy if it is Python of this version of the sources, else a new process."""
    same = environment.get("PYTHONPATH") == os.environ.get("PYTHONPATH") and command[0] == sys.executable
    return (copied if same else anew)(command, environment, errors)


def anew(
    command: Sequence[str], environment: Mapping[str, str], errors: Path | None
) -> subprocess.Popen[str]:
    with errors.open("a") if errors else nullcontext() as stderr:
        return subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=stderr, text=True, env=environment, start_new_session=True
        )


def copied(command: Sequence[str], environment: Mapping[str, str], errors: Path | None = None) -> Started:
    read, write = os.pipe()
    stderr = os.open(errors, os.O_WRONLY | os.O_CREAT | os.O_APPEND) if errors else os.dup(2)
    with lock:
        begin = partial(_begin, list(command[1:]), dict(environment))
        process = nursery.Process(target=_run, args=(begin, DupFd(write), DupFd(stderr)))
        process.start()
        found = Forked(process, os.fdopen(read))
        children.append(found)
    os.close(write)
    os.close(stderr)
    return found


class Descriptor(Protocol):
    """As it travels to another process."""

    def detach(self) -> int: ...


def _run(begin: Callable[[], None], stdout: Descriptor, stderr: Descriptor) -> None:
    os.setsid()
    for number, inherited in enumerate((stdout, stderr), start=1):
        found = inherited.detach()
        os.dup2(found, number)
        os.close(found)
    begin()


def _begin(arguments: list[str], environment: dict[str, str]) -> None:
    os.environ.clear()
    os.environ.update(environment)
    if arguments[0] == "-c":
        sys.argv = ["-c", *arguments[2:]]
        exec(arguments[1], {"__name__": "__main__"})
    else:
        sys.argv = arguments
        runpy.run_path(arguments[0], run_name="__main__")


@atexit.register
def leave_nothing() -> None:
    """Or the end of the tests would wait for a room that a test has left open."""
    for each in children:
        each.send_signal(signal.SIGKILL)
