"""Settings: what a proxy needs, and what cannot be meant is refused in words."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from clubantique.server.errors import BadSetting
from clubantique.server.settings import Settings, checked

from .club import PATIENCE, START
from .hosted import hosted

# --- behind a proxy ------------------------------------------------------------------------------


async def ask(http: httpx.AsyncClient, address: str) -> int:
    path, headers = "/api/tables/nowhere/sit", {"X-Forwarded-For": address}
    return (await http.post(path, json={"name": "Ann"}, headers=headers)).status_code


SELDOM = ("--requests", "0.1")  # a second: no machine is so slow that it never says no


async def test_limits_count_the_visitor_behind_a_trusted_proxy(tmp_path: Path) -> None:
    with hosted(tmp_path, *SELDOM) as club:
        async with club.http() as http:
            codes = [await ask(http, "203.0.113.5") for _ in range(90)]
            other = await ask(http, "203.0.113.6")
    assert codes[0] == other == 404
    assert 429 in codes


async def test_nobody_believes_a_proxy_that_is_not_trusted(tmp_path: Path) -> None:
    with hosted(tmp_path, *SELDOM, "--forwarded-allow-ips", "10.9.8.7") as club:
        async with club.http() as http:
            codes = [await ask(http, f"203.0.113.{number}") for number in range(90)]
    assert codes[0] == 404
    assert 429 in codes


async def test_with_a_public_address_cookies_are_secure_and_only_its_pages_play(tmp_path: Path) -> None:
    with hosted(tmp_path, "--public-url", "https://Club.example:443/") as club:
        async with club.http() as http:
            wanted = {"game": "adel", "name": "Ann", "chairs": [{}]}
            made = (await http.post("/api/tables", json=wanted)).raise_for_status()
        assert "Secure" in made.headers["set-cookie"]
        url = f"ws://{club.address}/api/tables/{made.json()['table']}/socket"
        async with connect(url, origin=Origin("https://club.example")) as page:
            assert json.loads(await page.recv())["kind"] == "waiting"
        with pytest.raises(InvalidStatus):
            await connect(url, origin=Origin(f"http://{club.address}"))


@pytest.mark.parametrize(
    "url", ["club.example", "ftp://club.example", "https://", "https://a/b", "https://a:b", "https://u@a"]
)
def test_a_public_address_has_no_path(url: str) -> None:
    with pytest.raises(BadSetting):
        checked(Settings(public_url=url))


# --- what cannot be ------------------------------------------------------------------------------


def refuse(*flags: str, **environment: str) -> str:
    """What `serve` says when it cannot begin: words on stderr, and no stack trace."""
    done = subprocess.run(
        [sys.executable, "-c", START, "serve", *flags],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=PATIENCE,
        env={**os.environ, "LANG": "en_GB.UTF-8", "CLUBANTIQUE_PORT": "0", **environment},
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "http://" not in done.stdout
    return done.stderr


def test_bad_settings_are_refused_in_words(tmp_path: Path) -> None:
    assert "70000 is not in the range 0<=x<=65535" in refuse("--port", "70000")
    assert "must be sqlite:///FILE or postgresql://" in refuse("--database", "mysql://a/b")
    assert "must be sqlite:///FILE or postgresql://" in refuse("--database", "nonsense")
    assert "unable to open database file" in refuse("--database", f"sqlite:///{tmp_path}/no/such/club.db")
    assert "not an address like https://club.example" in refuse("--public-url", "club.example")
    assert "nor a network like" in refuse("--forwarded-allow-ips", "10.0.0.0/99")
    assert "is not one of" in refuse("--log", "xml")


def test_a_database_that_does_not_answer_is_named_without_its_password() -> None:
    said = refuse("--database", "postgresql://club:sesame@127.0.0.1:1/club")
    assert "postgresql://club:***@127.0.0.1:1/club" in said
    assert "sesame" not in said


def test_a_file_that_is_no_database_and_one_of_a_newer_version_are_refused(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ann, " * 100)
    assert "file is not a database" in refuse("--database", f"sqlite:///{tmp_path}/letter")
    database = sqlite3.connect(tmp_path / "newer.db")
    database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
    database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.commit()
    database.close()
    assert "newer version of Club Antique (schema 9999)" in refuse(
        "--database", f"sqlite:///{tmp_path}/newer.db"
    )
    database = sqlite3.connect(tmp_path / "other.db")
    database.execute("CREATE TABLE tables (number INTEGER)")
    database.close()
    assert "tables of something else" in refuse("--database", f"sqlite:///{tmp_path}/other.db")


def test_a_port_in_use_is_said_to_be(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = refuse("--port", str(port), "--database", f"sqlite:///{tmp_path}/club.db")
    assert f"cannot listen on http://127.0.0.1:{port}: Address already in use" in said


def test_settings_can_come_from_the_environment() -> None:
    assert "70000 is not in the range" in refuse(CLUBANTIQUE_PORT="70000")
    assert "mysql://" in refuse(CLUBANTIQUE_DATABASE="mysql://a/b")
    assert "--public-url" in refuse(CLUBANTIQUE_PUBLIC_URL="club")
    assert "--metrics-allow-ips" in refuse(CLUBANTIQUE_METRICS_ALLOW_IPS="x")
