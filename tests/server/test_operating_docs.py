"""docs/operating.md does what it says: its commands are run against real servers, its files are verified."""

from __future__ import annotations

import configparser
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from ports import free_port

from clubantique.cli.serve import serve
from clubantique.server import replays
from clubantique.server.door import REPLAY_COST
from clubantique.server.limits import MOST_IN_A_ROW
from clubantique.server.log_limits import BURST
from clubantique.server.messages import LONGEST_CHAT, LONGEST_NAME
from clubantique.server.metrics import Metrics
from clubantique.server.protocols import ARRIVALS_AGAIN, ARRIVALS_AT_ONCE, BODY_SECONDS, HEAD_SECONDS
from clubantique.server.serving import CONNECTIONS_A_SOCKET
from clubantique.server.settings import (
    KILOBYTES_AT_ONCE,
    LARGEST_BODY,
    MESSAGES_AT_ONCE,
    READS_AT_ONCE,
    REQUESTS_AT_ONCE,
    SOCKETS_AGAIN,
    Settings,
)
from clubantique.server.viewers import MOST

from .broker import broker
from .club import PATIENCE, START
from .postgres import postgres

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
DEPLOY = ROOT / "deploy"
BLOCKS = re.findall(r"```sh run\n(.*?)```", PAGE, re.DOTALL)
UNIT = "clubantique@.service"


class Terminal:
    """Types the lines of a page; a server that is started goes on until the next one wants its port."""

    def __init__(self, folder: Path, instead: dict[str, str]) -> None:
        self.folder = folder
        self.instead = instead
        self.servers: list[subprocess.Popen[str]] = []
        command = folder / "bin" / "clubantique"
        command.parent.mkdir()
        command.write_text(f'#!/bin/sh\nexec {sys.executable} -c "{START}" "$@"\n')
        command.chmod(0o755)
        path = f"{command.parent}{os.pathsep}{os.environ['PATH']}"
        self.environment = {**os.environ, "PATH": path, "XDG_DATA_HOME": str(folder), "LANG": "en_GB.UTF-8"}

    def type(self, line: str) -> None:
        for said, meant in self.instead.items():
            line = line.replace(said, meant)
        if line.startswith("clubantique serve"):
            self.serve(line)
            return
        done = subprocess.run(
            ["sh", "-c", line],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
        assert done.stdout.strip()

    def serve(self, line: str) -> None:
        server = subprocess.Popen(
            ["sh", "-c", f"exec {line}"],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.servers.append(server)
        assert server.stdout is not None
        assert "http://127.0.0.1:" in server.stdout.readline(), line

    def stop(self) -> None:
        for server in self.servers:
            server.send_signal(signal.SIGTERM)
        assert [server.wait(PATIENCE) for server in self.servers] == [0] * len(self.servers)
        for server in self.servers:
            assert server.stdout is not None
            server.stdout.close()
        self.servers.clear()


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    with ExitStack() as machines:
        instead = {
            "postgresql://club:SECRET@db.example/club": machines.enter_context(postgres()).url,
            "redis://bus.example": machines.enter_context(broker()).url,
            "8765": str(free_port()),
            "8766": str(free_port()),
        }
        found = Terminal(tmp_path, instead)
        yield found
        found.stop()


def test_every_command_of_the_page_runs(terminal: Terminal) -> None:
    assert len(BLOCKS) >= 6
    for block in BLOCKS:
        for line in block.splitlines():
            terminal.type(line)
        terminal.stop()


def test_the_page_names_every_number() -> None:
    named = set(
        re.findall(r"`(\w+?)(?:_total)?(?:\{\w+\})?`", PAGE.split("## Numbers")[1].split("## Logs")[0])
    )
    metrics = {each.name.removeprefix("clubantique_") for each in Metrics().registry.collect()}
    ours = {name for name in metrics if not name.startswith("process")}
    assert ours <= named


def test_the_page_names_settings_that_exist() -> None:
    there = {option for parameter in serve.params for option in parameter.opts}
    for command in re.findall(r"clubantique serve (.*)", PAGE):
        assert set(re.findall(r"--[a-z-]+", command)) <= there
    assert {"--bot-seconds", "--keep-days", "--workers", "--metrics-allow-ips"} <= there


def test_the_limits_are_those_of_the_page() -> None:
    """The page has them in words; here they are as numbers."""
    settings = Settings()
    table = PAGE.split("## Limits")[1].split("## What is kept")[0]
    for name, rate, saved in (
        ("requests", settings.requests, REQUESTS_AT_ONCE),
        ("reads", settings.reads, READS_AT_ONCE),
        ("messages", settings.messages, MESSAGES_AT_ONCE),
    ):
        assert f"`--{name}`: {rate * saved:g} at once, then {rate:g} a second" in table
    again = settings.sockets / SOCKETS_AGAIN
    assert f"{settings.kilobytes * KILOBYTES_AT_ONCE / 1024:g} MiB at once, then 1 MiB a second" in table
    assert (
        f"`--sockets`: {settings.sockets}; {settings.sockets} opened at once, then {again:g} a sec" in table
    )
    of_one = settings.sockets * CONNECTIONS_A_SOCKET
    opened = f"{of_one * ARRIVALS_AT_ONCE:g} opened at once, then {of_one / ARRIVALS_AGAIN:g} a second"
    assert f"{of_one:g}, and half of all; {opened}" in table
    assert f"`--onlookers`: {settings.onlookers}, of one address {settings.onlookers // 2}" in table
    assert f"{HEAD_SECONDS:g} and {BODY_SECONDS:g} seconds" in table
    assert f"as {REPLAY_COST} of them" in table
    assert f"{MOST_IN_A_ROW} times in a row" in table
    assert f"{BURST} lines at once" in PAGE
    assert f"{LARGEST_BODY // 1024} KiB" in table
    assert f"{LONGEST_NAME} and {LONGEST_CHAT} characters" in table
    assert f"{MOST}, then it is cut off" in table
    assert f"`--bot-seconds`, {settings.bot_seconds:g}" in table
    assert f"`--workers`, {settings.workers}" in table
    assert f"{replays.SECONDS:g} seconds each, {replays.MOST_WAITING} waiting of one address" in table
    assert f"{replays.MOST_ENTRIES:,} entries" in table
    assert f"`--away-seconds`, {settings.away_seconds:g}" in table


# --- the files of deploy/ ----------------------------------------------------------------------------


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    text = (DEPLOY / UNIT).read_text()
    program = shutil.which("systemd-analyze")
    if program is None:
        print("there is no systemd-analyze on this machine: the unit is only parsed")
        parsed = configparser.RawConfigParser(strict=False)
        parsed.read_string(text)
        assert parsed["Service"]["ExecStart"].startswith("/opt/clubantique/bin/clubantique serve")
        return
    unit = tmp_path / "clubantique@8765.service"
    unit.write_text(text.replace("/opt/clubantique/bin/clubantique", shutil.which("true") or "/bin/true"))
    done = subprocess.run([program, "verify", str(unit)], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert str(unit) not in done.stderr


def test_the_unit_starts_the_room_as_the_command_line_allows() -> None:
    (command,) = re.findall(r"^ExecStart=\S+ serve (.*)$", (DEPLOY / UNIT).read_text(), re.MULTILINE)
    context = serve.make_context("serve", command.replace("%i", "8765").split())
    assert context.params["port"] == 8765


def nested(text: str) -> list[str]:
    """The directives of a configuration with braces, those that are open around each before it."""
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.strip().startswith("#")]
    around: list[str] = []
    found = []
    for line in lines:
        if line == "}":
            around.pop()
        else:
            found.append(" ".join([*around, line.rstrip(";{ ")]))
            if line.endswith("{"):
                around.append(line.rstrip("{ "))
    assert not around
    return found


def test_nginx_passes_what_the_room_needs() -> None:
    """And test_nginx.py runs it."""
    found = nested((DEPLOY / "nginx.conf").read_text())
    passed = "server location / proxy_set_header"
    for header in (
        "Host $host",
        "X-Forwarded-For $remote_addr",
        "X-Forwarded-Proto $scheme",
        "Upgrade $http_upgrade",
    ):
        assert f"{passed} {header}" in found
    assert "server access_log off" in found
    assert "server location = /metrics return 404" in found


def test_caddy_hides_the_metrics_and_asks_whether_the_room_is_ready() -> None:
    print("Caddy is not run: its configuration is only parsed")
    found = nested((DEPLOY / "Caddyfile").read_text())
    assert "club.example respond /metrics 404" in found
    assert " servers timeouts read_header 10s" in found
    assert "club.example reverse_proxy 127.0.0.1:8765 127.0.0.1:8766 health_uri /readyz" in found


def test_the_container_copies_what_is_there() -> None:
    """The build itself is not run: it needs an engine and a network. The wheel is there after `make wheel`."""
    copied = re.findall(r"^COPY (\S+) \S+$", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)
    assert (ROOT / copied[0]).is_file()
    assert copied[1:] == ["dist/clubantique-*-py3-none-any.whl"]
    assert "HEALTHCHECK" in (DEPLOY / "Containerfile").read_text()
