"""Whoever has left a chair has nothing left of it: no link, no words, no device."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from .club import Club, Person

pytestmark = pytest.mark.asyncio


async def post(http: httpx.AsyncClient, path: str, token: str | None = None, **data: Any) -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    found: dict[str, Any] = (await http.post(path, json=data, headers=headers)).json()
    return found


async def waiting_table(http: httpx.AsyncClient) -> tuple[str, str]:
    """The path of a table with free chairs, and its host's token."""
    seated = await post(http, "/api/tables", game="adel", name="Ann", chairs=[{}, {}])
    return f"/api/tables/{seated['table']}", seated["token"]


async def test_a_link_is_no_good_once_the_chair_was_left(club: Club) -> None:
    async with club.http() as http:
        table, host = await waiting_table(http)
        mallory = (await post(http, f"{table}/sit", name="Mallory"))["token"]
        code = (await post(http, f"{table}/pass", mallory, seat=1))["code"]
        await post(http, f"{table}/remove", mallory, seat=1)
        await post(http, f"{table}/sit", name="Bob")
        assert (await post(http, "/api/pass", code=code))["key"] == "error-pass"
        await post(http, f"{table}/begin", host)


async def test_a_seat_that_was_handed_over_does_not_come_back_by_an_older_link(club: Club) -> None:
    async with club.http() as http:
        table, _ = await waiting_table(http)
        mallory = (await post(http, f"{table}/sit", name="Mallory"))["token"]
        codes = [(await post(http, f"{table}/pass", mallory, seat=1))["code"] for _ in range(2)]
    async with club.http() as http:
        assert (await post(http, "/api/pass", code=codes[0]))["seat"] == 1
    async with club.http() as http:
        assert (await post(http, "/api/pass", code=codes[1]))["key"] == "error-pass"


async def test_who_shared_a_device_with_somebody_who_left_stays_there(club: Club) -> None:
    async with club.http() as http:
        table, host = await waiting_table(http)
        mall, carol = [(await post(http, f"{table}/sit", name=name))["token"] for name in ("Mall", "Carol")]
        assert (await http.get(table)).json()["status"] == "playing", "all chairs are taken: it begins"
        table, host = await waiting_table(http)
        mall = (await post(http, f"{table}/sit", name="Mall"))["token"]
        code = (await post(http, f"{table}/pass", host, seat=0))["code"]
        assert (await post(http, "/api/pass", mall, code=code))["token"] == mall
        await post(http, f"{table}/remove", mall, seat=1)
        bob = (await post(http, f"{table}/sit", name="Bob"))["token"]
    name = table.rpartition("/")[2]
    for token, mine in ((mall, [0]), (bob, [1]), (host, []), (carol, [])):
        person = Person(club, name, token)
        await person.come()
        assert (await person.hear())["mine"] == mine
        await person.leave()


async def test_nobody_speaks_with_the_words_of_who_sat_there_before(club: Club) -> None:
    async with club.http() as http:
        table, _ = await waiting_table(http)
        mall = (await post(http, f"{table}/sit", name="Mall"))["token"]
        name = table.rpartition("/")[2]
        person = Person(club, name, mall)
        await person.come()
        await person.say(kind="chat", id="m", text="nasty")
        await person.hear_of("done")
        await person.leave()
        await post(http, f"{table}/remove", mall, seat=1)
        bob = Person(club, name, (await post(http, f"{table}/sit", name="Bob"))["token"])
        await bob.come()
        await bob.say(kind="chat", id="m", text="Good evening")
        lines = (await bob.hear_of("chat"))["lines"]
        assert [(line["name"], line["text"]) for line in lines] == [("Bob", "Good evening")]
        await bob.leave()


async def test_only_the_end_of_a_long_conversation_is_told(club: Club) -> None:
    async with club.http() as http:
        table, host = await waiting_table(http)
    ann = Person(club, table.rpartition("/")[2], host)
    await ann.come()
    for number in range(210):
        await ann.say(kind="chat", text=str(number))
        await ann.hear_of("done")
    await ann.leave()
    again = Person(club, ann.table, None)
    await again.come()
    lines = (await again.hear_of("chat"))["lines"]
    assert [line["text"] for line in lines] == [str(number) for number in range(10, 210)]
    await again.leave()
