"""Programs that no Python package brings: found on this machine, else installed where we may, else asked for."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest


class Part(NamedTuple):
    """What it is, the names it may have, Debian's package, and folders outside the path that distributions use."""

    what: str
    names: tuple[str, ...]
    package: str
    places: tuple[str, ...] = ()


POSTGRES = Part(
    "PostgreSQL",
    ("initdb",),
    "postgresql",
    ("usr/lib/postgresql/*/bin", "usr/pgsql*/bin", "opt/homebrew/opt/postgresql*/bin"),
)
BROKER = Part("Redis or Valkey", ("redis-server", "valkey-server"), "redis-server")
NGINX = Part("nginx", ("nginx",), "nginx-light", ("usr/sbin", "usr/local/sbin"))
BROWSER = Part(
    "Chromium or Chrome",
    ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
    "chromium",
)


def program(part: Part) -> str:
    """Where it lies. A test that needs it fails without it: what is skipped is not tested."""
    found = find(part) or install(part)
    if found is None:
        pytest.fail(f"these tests need {part.what} (Debian, as root: apt-get install {part.package})")
    return found


def find(part: Part) -> str | None:
    root = Path("/")
    folders = [str(folder) for place in part.places for folder in sorted(root.glob(place), reverse=True)]
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), *folders])
    return next((found for name in part.names if (found := shutil.which(name, path=path))), None)


def install(part: Part) -> str | None:
    """As root on Debian; of several test processes only one installs, and the others find it there."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    with alone():
        found = find(part)
        if found is None:
            apt_get("update")
            apt_get("install", "-y", "--no-install-recommends", part.package)
            found = find(part)
    return found


def apt_get(*arguments: str) -> None:
    """Without questions, and without starting the services that come with a package."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    done = subprocess.run(["apt-get", "-q", *arguments], env=quiet, capture_output=True, text=True)
    if done.returncode:
        pytest.fail(f"apt-get {' '.join(arguments)}: {done.stderr}")


@contextmanager
def alone() -> Iterator[None]:
    with (Path(tempfile.gettempdir()) / "clubantique-parts.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
