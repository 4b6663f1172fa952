"""A real PostgreSQL server in a folder of its own, started by the tests and gone with them."""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from parts import POSTGRES, program
from ports import free_port

USER = "postgres"


class Postgres:
    """One server with one database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.programs = Path(program(POSTGRES)).parent
        self.port = free_port()

    def run(self, name: str, *arguments: str) -> None:
        """As root PostgreSQL refuses to work, so root lends it another user."""
        command = [str(self.programs / name), *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", USER, "--", *command]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder)

    def create(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER)
        self.run("initdb", "-D", str(self.data), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")

    def copy(self, other: Postgres) -> None:
        """To create one takes longer than most tests that use it."""
        subprocess.run(["cp", "-a", f"{other.folder}/.", str(self.folder)], check=True)

    def start(self) -> None:
        """Under the same address each time, with everything that was committed before: nobody cuts the power here."""
        settings = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        self.run(
            "pg_ctl",
            "-D",
            str(self.data),
            "-w",
            "-t",
            "180",
            "-o",
            settings,
            "-l",
            str(self.folder / "log"),
            "start",
        )

    def stop(self) -> None:
        """At once, as if it had crashed: it recovers from its log when it is started again."""
        self.run("pg_ctl", "-D", str(self.data), "-m", "immediate", "stop")

    @property
    def url(self) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/postgres"


@cache
def empty() -> Postgres:
    """One that is never started."""
    found = Postgres(Path(tempfile.mkdtemp(prefix="clubantique-empty-")))
    atexit.register(shutil.rmtree, found.folder, ignore_errors=True)
    found.create()
    return found


@contextmanager
def postgres() -> Iterator[Postgres]:
    """In a folder that its user may enter, which those of pytest are not."""
    with tempfile.TemporaryDirectory(prefix="clubantique-", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder))
        server.copy(empty())
        server.start()
        try:
            yield server
        finally:
            server.stop()
