"""A real Redis or Valkey, started by the tests and gone with them."""

from __future__ import annotations

import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager

from parts import BROKER, program
from ports import free_port

PATIENCE = 60.0  # only ends what hangs


class Broker:
    """Keeps nothing, so it can be killed and started again at any time, under the same address."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        settings = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(
            [program(BROKER), *settings], stdout=subprocess.DEVNULL, cwd=tempfile.gettempdir()
        )
        until = time.monotonic() + PATIENCE
        while not self.answers():
            assert time.monotonic() < until
            time.sleep(0.02)

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(7) == b"+PONG\r\n"
        except OSError:
            return False

    def signal(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)

    def kill(self) -> None:
        self.signal(signal.SIGKILL)
        assert self.process is not None
        self.process.wait(PATIENCE)


@contextmanager
def broker() -> Iterator[Broker]:
    found = Broker()
    found.start()
    try:
        yield found
    finally:
        found.kill()
