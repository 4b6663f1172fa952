"""A test that hangs is ended and named within five minutes, and the others go on.

pytest-timeout makes it fail by an exception (`timeout` in pyproject.toml). Where that is swallowed, in a callback of an
event loop or while something is closed, the process ends here; pytest-xdist names the test and starts another one.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from threading import Thread, Timer
from threading import enumerate as enumerate_threads

import pytest

FAILED = 1
LATER = 1.05  # then it hangs in C code that lets no other thread of Python run
LEAVING_SECONDS = 30.0

stderr = pytest.StashKey[int]()
threads = pytest.StashKey[set[Thread]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--backstop", type=float, default=280.0, help="seconds after which a test's process ends"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.stash[stderr] = os.dup(2)  # before anything that is written is captured
    config.stash[threads] = set(enumerate_threads())


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    seconds, where = item.config.getoption("--backstop"), item.config.stash[stderr]
    timer = Timer(seconds, end, [item.nodeid, where])
    timer.daemon = True
    timer.start()
    faulthandler.dump_traceback_later(seconds * LATER, exit=True, file=where)
    try:
        return (yield)
    finally:
        timer.cancel()
        faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """A thread that a test has left behind does not keep the process from ending."""
    before = config.stash[threads]
    if any(not each.daemon for each in enumerate_threads() if each not in before):
        seconds = min(LEAVING_SECONDS, config.getoption("--backstop"))
        faulthandler.dump_traceback_later(seconds, exit=True, file=config.stash[stderr])


def end(name: str, where: int) -> None:
    """With all that the test has started: a server that is left behind would hold on to our stderr."""
    os.write(where, f"\n{name} hangs:\n".encode())
    faulthandler.dump_traceback(where)
    try:
        for process in started_by(os.getpid()):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
    finally:
        os._exit(FAILED)


def started_by(process: int) -> list[int]:
    """Its children, and theirs."""
    listing = subprocess.run(
        ["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True, timeout=LEAVING_SECONDS
    )
    pairs = [[int(each) for each in line.split()] for line in listing.stdout.splitlines()]
    found = [process]
    for parent in found:
        found += [child for child, its_parent in pairs if its_parent == parent]
    return found[1:]
