"""A real PostgreSQL server in a folder of its own, started by the tests and gone with them."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from pathlib import Path

import pytest

PLACES = ["/usr/lib/postgresql", "/usr/pgsql", "/opt/homebrew/opt/postgresql"]
USER = "postgres"


def program(name: str) -> str | None:
    """Where a program of PostgreSQL lies; distributions keep them out of the path."""
    found = [str(file) for place in PLACES for file in sorted(Path(place).glob(f"**/bin/{name}"))]
    return shutil.which(name) or (found[-1] if found else None)


class Postgres:
    """One server with one database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]

    def run(self, name: str, *arguments: str) -> None:
        """As root PostgreSQL refuses to work, so root lends it another user."""
        command = [program(name) or name, *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", USER, "--", *command]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder)

    def start(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER)
        self.run("initdb", "-D", str(self.data), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")
        settings = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        self.run(
            "pg_ctl", "-D", str(self.data), "-w", "-o", settings, "-l", str(self.folder / "log"), "start"
        )

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.data), "-m", "immediate", "stop")

    @property
    def url(self) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/postgres"


def started() -> Postgres:
    if program("initdb") is None:
        pytest.skip("there is no PostgreSQL on this machine (Debian: apt install postgresql)")
    folder = Path(subprocess.run(["mktemp", "-d"], check=True, capture_output=True, text=True).stdout.strip())
    server = Postgres(folder)
    server.start()
    return server
