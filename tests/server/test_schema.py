"""Anything at all is asked over HTTP, along the room's own schema: no server error, and every answer as promised."""

from __future__ import annotations

import os
import time
import warnings
from collections.abc import Iterator
from functools import cache
from logging import getLogger
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from litestar.exceptions import LitestarDeprecationWarning
from litestar.testing import TestClient
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from clubantique.server.app import create
from clubantique.server.settings import LARGEST_BODY, Settings

from .club import PATIENCE, Club, on_disk, opened

PROMISES = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


schema = schemathesis.pytest.from_fixture("promised")
at_a_table = schema.include(path_regex="table_id")
a_few = settings(
    max_examples=500 if os.environ.get("CLUBANTIQUE_SOAK") else 5,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with opened(on_disk(tmp_path_factory.mktemp("schema"))) as found:
        yield found


@pytest.fixture(scope="module")
def promised(room: Club) -> schemathesis.schemas.BaseSchema:
    return schemathesis.openapi.from_url(f"http://{room.address}/schema")


@pytest.fixture(scope="module")
def http(room: Club) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{room.address}", timeout=PATIENCE) as found:
        yield found


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def new_table(http: httpx.Client, **more: Any) -> dict[str, Any]:
    wanted = {"game": "lastwill", "name": "Ann", "chairs": [{}], "options": {"will": "5"}} | more
    found: dict[str, Any] = http.post("/api/tables", json=wanted).raise_for_status().json()
    http.cookies.clear()  # whoever set it up must not be known by it later
    return found


@cache
def waiting(http: httpx.Client, for_whom: str) -> dict[str, Any]:
    return new_table(http)


@cache
def playing(http: httpx.Client, for_whom: str) -> dict[str, Any]:
    ann = new_table(http)
    http.post(f"/api/tables/{ann['table']}/sit", json={"name": "Bob"}).raise_for_status()
    http.cookies.clear()
    return ann


def over(http: httpx.Client, _: str) -> dict[str, Any]:
    return finished(http)


@cache
def finished(http: httpx.Client) -> dict[str, Any]:
    """A table at which bots have played to the end, in the host's place too."""
    ann = new_table(http, chairs=[{"bot": "random"}])
    path = f"/api/tables/{ann['table']}"
    http.post(f"{path}/stand-in", json={"seat": 0, "bot": "random"}, headers=bearer(ann["token"]))
    while http.get(path).json()["status"] != "over":
        time.sleep(0.05)
    return ann


@schema.parametrize()
@a_few
def test_whatever_a_stranger_asks_is_answered_as_promised(case: schemathesis.Case[Any], room: Club) -> None:
    case.call_and_validate(base_url=f"http://{room.address}", checks=PROMISES, timeout=PATIENCE)


@at_a_table.parametrize()
@a_few
def test_whatever_the_host_asks_is_answered_as_promised(
    case: schemathesis.Case[Any], room: Club, http: httpx.Client
) -> None:
    for stage in (waiting, playing, over):
        host = stage(http, case.operation.label)
        case.path_parameters["table_id"] = host["table"]
        case.call_and_validate(
            base_url=f"http://{room.address}",
            headers=bearer(host["token"]),
            checks=PROMISES,
            timeout=PATIENCE,
        )


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "problem"),
    [
        ("POST", "/api/tables", b"", 400, {"key": "error-no-body", "facts": {}}),
        ("GET", "/api/nowhere", b"", 404, {"key": "error-nothing-here", "facts": {}}),
        ("DELETE", "/api/games", b"", 405, {"key": "error-method", "facts": {"possible": "GET, OPTIONS"}}),
        (
            "POST",
            "/api/tables",
            b" " * (LARGEST_BODY + 1),
            413,
            {"key": "error-too-large", "facts": {"most": 65536}},
        ),
    ],
)
def test_what_the_web_server_refuses_has_the_form_of_the_house(
    http: httpx.Client, method: str, path: str, body: bytes, status: int, problem: dict[str, Any]
) -> None:
    answer = http.request(method, path, content=body)
    assert (answer.status_code, answer.json()) == (status, problem)
    assert "default-src 'none'" in answer.headers["content-security-policy"]


UNREADABLE = {
    "a form": (b"name=Ann", "application/x-www-form-urlencoded", ""),
    "words": (b"not JSON", "application/json", "malformed"),
    "no text": (b"\xff\xfe", "application/json", ""),
    "brackets": (b"[" * 60_000, "application/json", "depth"),
    "brackets in a field": (b'{"name": ' + b"[" * 60_000, "application/json", "depth"),
    "half a character": (b'{"name": "\\ud800"}', "application/json", ""),
    "a number": (b'{"game": "adel", "chairs": [{}], "name": 7}', "application/json", "name: Expected `str`"),
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_a_body_that_cannot_be_read_is_refused_in_words(http: httpx.Client, what: str) -> None:
    body, kind, said = UNREADABLE[what]
    answer = http.post("/api/tables", content=body, headers={"Content-Type": kind})
    assert (answer.status_code, answer.json()["key"]) == (400, "error-garbled")
    assert said in answer.json()["facts"]["problem"]


def test_what_goes_wrong_inside_is_told_to_the_log_only(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A store without any tables in it stands for whatever may break."""
    with warnings.catch_warnings():
        # Litestar 3 wants markers on parameters that the oldest Litestar of ours does not have
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        app = create(Settings(database=f"sqlite:///{tmp_path / 'empty.db'}"))
    getLogger("clubantique.problems").addHandler(caplog.handler)
    with TestClient(app, raise_server_exceptions=False) as client:
        answer = client.get("/api/tables/there")
    assert (answer.status_code, answer.json()) == (500, {"key": "error-went-wrong", "facts": {}})
    assert "no such table" in caplog.text
    assert "there" not in caplog.text.replace(str(tmp_path), "")
