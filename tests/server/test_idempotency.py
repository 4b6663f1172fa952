"""A request that is made again with the same Idempotency-Key gets the same answer, and is done once."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Any

import pytest

from .club import Club

pytestmark = pytest.mark.asyncio

NEW: dict[str, Any] = {"game": "adel", "name": "Ann", "chairs": [{}, {}]}


async def ask(club: Club, path: str, key: str | None, token: str = "", **data: Any) -> dict[str, Any]:
    """Without cookies: each time it could be somebody else."""
    headers = {"Idempotency-Key": key} if key else {}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    async with club.http() as http:
        found: dict[str, Any] = (await http.post(path, json=data, headers=headers)).json()
    return found


async def test_a_table_is_set_up_once(club: Club) -> None:
    key = token_urlsafe()
    first, again = [await ask(club, "/api/tables", key, **NEW) for _ in range(2)]
    assert first == again
    assert first["table"] != (await ask(club, "/api/tables", token_urlsafe(), **NEW))["table"]
    assert first["table"] != (await ask(club, "/api/tables", None, **NEW))["table"]


async def test_somebody_sits_down_once(club: Club) -> None:
    path = f"/api/tables/{(await ask(club, '/api/tables', None, **NEW))['table']}/sit"
    key = token_urlsafe()
    first, again = [await ask(club, path, key, name="Bob") for _ in range(2)]
    other = await ask(club, path, token_urlsafe(), name="Cleo")
    assert first == again
    assert (first["seat"], other["seat"]) == (1, 2)


async def test_a_key_is_good_at_one_table_only(club: Club) -> None:
    key, tables = token_urlsafe(), [await ask(club, "/api/tables", None, **NEW) for _ in range(2)]
    tokens = {
        (await ask(club, f"/api/tables/{each['table']}/sit", key, name="Bob"))["token"] for each in tables
    }
    assert len(tokens) == 2


async def test_a_seat_moves_once_and_to_nobody_else(club: Club) -> None:
    ann = await ask(club, "/api/tables", None, **NEW)
    code = (await ask(club, f"/api/tables/{ann['table']}/pass", None, ann["token"], seat=0))["code"]
    key = token_urlsafe()
    first, again = [await ask(club, "/api/pass", key, code=code) for _ in range(2)]
    assert first == again
    assert first["token"] != ann["token"]
    for other in (token_urlsafe(), None):
        assert (await ask(club, "/api/pass", other, code=code))["key"] == "error-pass"


async def test_there_is_one_rematch(club: Club) -> None:
    ann = await ask(club, "/api/tables", None, **{**NEW, "chairs": [{"bot": "random"}]})
    path, key = f"/api/tables/{ann['table']}", token_urlsafe()
    await ask(club, f"{path}/close", None, ann["token"])
    first, again = [await ask(club, f"{path}/rematch", key, ann["token"]) for _ in range(2)]
    assert first == again
    assert (await ask(club, f"{path}/rematch", token_urlsafe(), ann["token"]))["key"] == "error-not-now"


@pytest.mark.parametrize("key", ["1", "x" * 21, "x" * 101])
async def test_a_key_that_could_be_guessed_is_refused(club: Club, key: str) -> None:
    assert (await ask(club, "/api/tables", key, **NEW))["key"] == "error-garbled"
