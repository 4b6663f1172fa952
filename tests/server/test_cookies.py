"""A browser keeps a cookie for a table as long as the table is kept, and not much longer."""

from __future__ import annotations

from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest

from .club import Club
from .hosted import hosted
from .outside import rows

pytestmark = pytest.mark.asyncio

DAY = 24 * 3600
WANTED = {"game": "adel", "name": "Ann", "chairs": [{}, {}]}
MANY = 120  # 116 were too much for nginx


def set_by(answer: httpx.Response) -> dict[str, int]:
    """The cookies of an answer, and how long a browser keeps them."""
    found: SimpleCookie = SimpleCookie()
    for header in answer.headers.get_list("set-cookie"):
        found.load(header)
    return {name: int(cookie["max-age"]) for name, cookie in found.items()}


async def test_a_cookie_is_kept_as_long_as_a_table_that_nobody_touches(tmp_path: Path) -> None:
    with hosted(tmp_path, "--keep-days", "3") as club:
        async with club.http() as http:
            made = await http.post("/api/tables", json=WANTED)
            table = made.json()["table"]
            http.cookies.clear()
            sat = await http.post(f"/api/tables/{table}/sit", json={"name": "Bob"})
            code = (await http.post(f"/api/tables/{table}/pass", json={"seat": 1})).json()["code"]
            http.cookies.clear()
            moved = await http.post("/api/pass", json={"code": code})
    for answer in (made, sat, moved):
        assert set_by(answer) == {f"seat-{table}": 3 * DAY}


async def test_cookies_of_tables_that_are_gone_are_taken_back(club: Club) -> None:
    async with club.http() as http:
        made = [(await http.post("/api/tables", json=WANTED)).json()["table"] for _ in range(3)]
        await rows(
            club.database, f"PRAGMA foreign_keys=ON; DELETE FROM tables WHERE id = '{made[0]}'".split("; ")[1]
        )
        answer = await http.get("/api/mine")
        assert set_by(answer) == {f"seat-{made[0]}": 0}
        assert sorted(table["id"] for table in answer.json()) == sorted(made[1:])
        assert sorted(http.cookies) == sorted(f"seat-{table}" for table in made[1:])


async def test_a_browser_with_very_many_cookies_gets_rid_of_them(club: Club) -> None:
    async with club.http() as http:
        here = (await http.post("/api/tables", json=WANTED)).json()["table"]
        for number in range(MANY):
            http.cookies.set(f"seat-gone{number}", "x" * 43, domain="127.0.0.1", path="/")
        for _ in range(MANY):
            if len(http.cookies) == 1:
                break
            assert (await http.get("/api/mine")).status_code == 200
        assert list(http.cookies) == [f"seat-{here}"]


ODD = [
    "seat-=x",
    "seat-a b=x",
    "seat-a/b=x",
    "seat-a[b]=x",
    'seat-"=x',
    "seat-\xe4=x",
    "seat-a,b=x",
    "seat-(a)=x",
    "seat-a@b=x; seat-c:d=y",
    "seat-" + "a" * 5000 + "=x",
    "seat-a",
    "=seat-a",
    "seat-a=" + "\xff" * 20,
    "; ".join(f"seat-{number}=x" for number in range(4000)),
]


@pytest.mark.parametrize("cookie", ODD, ids=range(len(ODD)))
async def test_odd_cookies_are_nobodys_problem(club: Club, cookie: str) -> None:
    async with club.http() as http:
        answer = await http.get("/api/mine", headers={b"Cookie": cookie.encode("latin-1")})
    assert answer.status_code in (200, 400, 431), answer.text
    if answer.status_code == 200:
        assert answer.json() == []
