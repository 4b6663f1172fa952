"""One worker process and the pipe to it: one job at a time, and it ends when its parent does, however that ends."""

from __future__ import annotations

import ctypes
import os
import pickle
import signal
import sys
import time
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Lock, Thread
from typing import Any

START_SECONDS = 120.0
READY = b"ready"
PR_SET_PDEATHSIG = 1

Prepare = Callable[[], None]


class Late(TimeoutError):
    """The job has taken longer than it may; its worker was killed."""


class WorkerDied(RuntimeError):
    """The worker ended before the job did, or could not be started."""


class JobFailed(RuntimeError):
    """What the function raised cannot be sent from one process to another; only its kind is known."""


# --- in the parent -----------------------------------------------------------------------------------


class Worker:
    """Everything but `alive` and `kill` blocks, and is called from one thread at a time.

    That thread has to outlive the worker: Linux takes the end of the thread that started a process for its parent's.
    """

    def __init__(self, prepare: Prepare | None = None) -> None:
        self.prepare = prepare
        self.used = False
        self.worked = 0.0  # seconds that the last job took
        self._killed = False
        self._lock = Lock()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def start(self) -> None:
        """Returns when the worker is ready for its first job."""
        context = get_context("spawn")
        pipe, theirs = context.Pipe()
        self._pipe = pipe
        process = context.Process(target=work, args=(theirs, self.prepare), daemon=True)
        try:
            process.start()
            self._adopt(process)
            theirs.close()
            if not pipe.poll(START_SECONDS) or pipe.recv_bytes() != READY:
                raise WorkerDied
        except (OSError, EOFError, WorkerDied) as error:
            theirs.close()
            self.end()
            raise WorkerDied from error

    def _adopt(self, process: BaseProcess) -> None:
        with self._lock:
            self._process = process
            if self._killed:  # while it was being started
                process.kill()

    def do(self, function: Callable[..., Any], args: tuple[Any, ...], seconds: float) -> Any:
        """What the function returns or raises over there; Late or WorkerDied, and the worker is gone."""
        self.used = True
        begun = time.monotonic()
        try:
            done, result = self._ask(pickle.dumps((function, args)), seconds)
        except (Late, OSError, EOFError) as error:
            self.end()
            raise error if isinstance(error, Late) else WorkerDied from error
        finally:
            self.worked = time.monotonic() - begun
        if not done:
            raise result
        return result

    def _ask(self, payload: bytes, seconds: float) -> tuple[bool, Any]:
        assert self._pipe is not None
        self._pipe.send_bytes(payload)
        if not self._pipe.poll(seconds):
            raise Late
        answer: tuple[bool, Any] = pickle.loads(self._pipe.recv_bytes())
        return answer

    def alive(self) -> bool:
        return not self._killed and self._process is not None and self._process.is_alive()

    def kill(self) -> None:
        """Whoever waits for it is told that it died."""
        with self._lock:
            self._killed = True
            if self._process is not None:
                self._process.kill()

    def end(self) -> None:
        self.kill()
        if self._process is not None:
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()


# --- in the worker -----------------------------------------------------------------------------------


def work(pipe: Connection, prepare: Prepare | None) -> None:
    """One job after the other, until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; it ends its workers
    end_with_parent()
    if prepare is not None:
        prepare()
    try:
        pipe.send_bytes(READY)
        while True:
            function, args = pickle.loads(pipe.recv_bytes())
            pipe.send_bytes(outcome(function, args))
    except (EOFError, OSError):
        return


def outcome(function: Callable[..., Any], args: tuple[Any, ...]) -> bytes:
    """Whether it went well, and what came of it, as it travels."""
    try:
        return pickle.dumps((True, function(*args)))
    except Exception as error:
        return failure(error)


def failure(error: Exception) -> bytes:
    """Many exceptions can be sent but not received: their constructors want something else than they keep."""
    try:
        sent = pickle.dumps((False, error))
        pickle.loads(sent)
    except Exception:
        sent = b""
    if not sent or isinstance(error, StopIteration):  # which no future can hold
        return pickle.dumps((False, JobFailed(type(error).__name__)))
    return sent


def end_with_parent() -> None:
    """Even if the parent was killed, and even in the middle of a job."""
    parent = parent_process()
    assert parent is not None
    if sys.platform == "linux":  # at once, whatever a job keeps the interpreter from
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    Thread(target=end_after, args=(parent.sentinel,), daemon=True).start()


def end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
