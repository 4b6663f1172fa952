"""A test that hangs is ended and named, however it hangs, and the tests after it still run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 120

pytestmark = pytest.mark.slow

FAIL_BY_AN_EXCEPTION = """
import asyncio, threading, time

def test_asleep():
    time.sleep(3600)

async def test_in_an_event_loop():
    await asyncio.Event().wait()

def test_in_a_loop_that_catches_every_error():
    while True:
        try:
            time.sleep(3600)
        except Exception:
            pass

def test_waiting_for_a_thread():
    thread = threading.Thread(target=time.sleep, args=[3600], daemon=True)
    thread.start()
    thread.join()

def test_after():
    pass
"""
END_WITH_THEIR_PROCESS = """
import asyncio, itertools, subprocess, time

def test_in_a_loop_that_catches_everything():
    subprocess.Popen(["sleep", "3600"])
    while True:
        try:
            time.sleep(3600)
        except BaseException:
            pass

async def deaf():
    while True:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            pass

async def test_with_a_task_that_cannot_be_cancelled():
    task = asyncio.create_task(deaf())
    await asyncio.Event().wait()

def test_in_c_code_that_lets_nobody_else_run():
    sum(itertools.repeat(0))

def test_after():
    pass
"""
LEAVES_A_THREAD = """
import threading, time

def test_with_a_thread():
    threading.Thread(target=time.sleep, args=[3600]).start()
"""


def tried(folder: Path, tests: str, *options: str, backstop: int = 3) -> str:
    """What pytest, with the settings of this house and little patience, says about these tests."""
    (folder / "test_some.py").write_text(tests)
    settings = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder)]
    plugins = [f"-p{name}" for name in ("xdist", "timeout", "asyncio", "backstop", "no:cacheprovider")]
    limits = ["--timeout", "1", "--backstop", str(backstop)]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *settings, *plugins, *limits, *options, str(folder)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "tests"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == pytest.ExitCode.TESTS_FAILED, done.stdout + done.stderr
    return done.stdout + done.stderr


def names(tests: str) -> list[str]:
    lines = tests.splitlines()
    return [line.partition(" test_")[2].partition("(")[0] for line in lines if "def test_" in line]


def test_it_fails_and_the_others_go_on(tmp_path: Path) -> None:
    said = tried(tmp_path, FAIL_BY_AN_EXCEPTION, backstop=PATIENCE)
    assert said.count("Failed: Timeout (>1.0s)") >= 4
    for name in names(FAIL_BY_AN_EXCEPTION)[:-1]:
        assert f"test_some.py::test_{name}" in said
    assert "4 failed, 1 passed" in said


def test_where_that_is_swallowed_its_process_ends_and_another_one_goes_on(tmp_path: Path) -> None:
    said = tried(tmp_path, END_WITH_THEIR_PROCESS, "-n", "1")
    for name in names(END_WITH_THEIR_PROCESS)[:-1]:
        assert re.search(rf"crashed while running '\S*test_some.py::test_{name}'", said)
    assert re.search(r"\d failed, 1 passed", said)


def test_without_other_processes_it_is_named_at_least(tmp_path: Path) -> None:
    said = tried(tmp_path, END_WITH_THEIR_PROCESS)
    assert "test_some.py::test_in_a_loop_that_catches_everything hangs:" in said


def test_a_thread_that_is_left_behind_does_not_keep_the_process(tmp_path: Path) -> None:
    said = tried(tmp_path, LEAVES_A_THREAD)
    assert "1 passed" in said
    assert "Timeout (0:00:03)!" in said
