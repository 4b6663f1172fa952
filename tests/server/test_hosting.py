"""Hosts and players about their table: stand-ins, moved seats, removing, muting, closing, rematch."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from .club import Club, Person, two_friends

pytestmark = pytest.mark.asyncio


def bearer(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


async def post(club: Club, path: str, token: str | None, **data: Any) -> httpx.Response:
    async with club.http() as http:
        return await http.post(path, json=data or None, headers=bearer(token))


async def test_a_bot_stands_in_until_the_person_is_back(club: Club) -> None:
    async with two_friends(club, "adel", "random") as (ann, bob, _):
        path = f"/api/tables/{ann.table}/stand-in"
        assert (await post(club, path, bob.token, seat=0, bot="random")).status_code == 403
        assert (await post(club, path, ann.token, seat=1, bot="deep_blue")).json()[
            "key"
        ] == "error-unknown-name"
        info = (await post(club, path, ann.token, seat=1, bot="random")).json()
        assert info["chairs"][1]["stands_in"]
        assert info["chairs"][1]["name"] == "Bob"
        await ann.hear_of("update")
        await ann.choose("castle")
        while ann.update["view"]["phase"] != "what":
            await ann.hear()
        assert not (await post(club, path, bob.token, seat=1, bot=None)).json()["chairs"][1]["stands_in"]


async def test_a_game_of_which_everybody_left_is_finished_by_bots(club: Club) -> None:
    async with two_friends(club, "adel") as (ann, bob, onlooker):
        for seat in (0, 1):
            path = f"/api/tables/{ann.table}/stand-in"
            assert (await post(club, path, ann.token, seat=seat, bot="random")).status_code == 200
        await ann.leave()
        await bob.leave()
        await onlooker.play()
        assert onlooker.update["over"]


async def test_a_seat_moves_to_another_device_once(club: Club) -> None:
    async with two_friends(club, "adel", "random") as (ann, bob, _):
        await bob.hear_of("update")
        path = f"/api/tables/{ann.table}/pass"
        assert (await post(club, path, None, seat=1)).status_code == 403
        given = (await post(club, path, bob.token, seat=1)).json()
        moved = (await post(club, "/api/pass", None, code=given["code"])).json()
        assert (moved["table"], moved["seat"]) == (ann.table, 1)
        assert (await post(club, "/api/pass", None, code=given["code"])).json()["key"] == "error-pass"
        phone, old = Person(club, ann.table, moved["token"]), Person(club, ann.table, bob.token)
        for person in (phone, old):
            await person.come()
            await person.hear_of("update")
            await person.leave()
        assert phone.update["view"]["own"] == bob.update["view"]["own"]
        assert old.update["seat"] is None, "the old device only looks on now"
        assert old.update["view"]["own"] is None


async def test_the_host_does_not_hand_on_the_seat_of_somebody_who_is_there(club: Club) -> None:
    async with two_friends(club, "adel", "random") as (ann, _, _):
        refused = (await post(club, f"/api/tables/{ann.table}/pass", ann.token, seat=1)).json()
        assert refused == {"key": "error-not-away", "facts": {"name": "Bob", "minutes": 5}}


async def test_a_chair_is_freed_before_the_game(club: Club) -> None:
    async with club.http() as http:
        wanted = {"game": "adel", "name": "Ann", "chairs": [{}, {}]}
        ann = (await http.post("/api/tables", json=wanted)).json()
        bob = (await http.post(f"/api/tables/{ann['table']}/sit", json={"name": "Bob"})).json()
    path = f"/api/tables/{ann['table']}/remove"
    assert (await post(club, path, bob["token"], seat=0)).status_code == 403
    info = (await post(club, path, ann["token"], seat=1)).json()
    assert [chair["name"] for chair in info["chairs"]] == ["Ann", None, None]
    assert (await post(club, path, ann["token"], seat=0)).json()["key"] == "error-not-now"


async def test_the_host_mutes_and_closes(club: Club) -> None:
    async with two_friends(club, "adel", "random") as (ann, bob, _):
        base = f"/api/tables/{ann.table}"
        assert (await post(club, f"{base}/mute", ann.token, seat=1, muted=True)).status_code == 200
        await bob.say(kind="chat", text="hello")
        assert (await bob.hear_of("refused"))["problem"]["facts"] == {"who": "unmuted"}
        assert (await post(club, f"{base}/close", bob.token)).status_code == 403
        assert (await post(club, f"{base}/close", ann.token)).json()["status"] == "closed"
        await ann.choose("castle", decision=[1, 0])
        assert (await ann.hear_of("refused"))["problem"]["key"] == "error-not-now"


async def test_a_rematch_is_a_new_table_that_everybody_finds(club: Club) -> None:
    async with two_friends(club, "lastwill", "random", will="5") as (ann, bob, _):
        await asyncio.gather(ann.play(), bob.play())
        base = f"/api/tables/{ann.table}"
        again = (await post(club, f"{base}/rematch", bob.token)).json()
        async with club.http() as http:
            old, new = [
                (await http.get(f"/api/tables/{each}")).json() for each in (ann.table, again["table"])
            ]
        assert old["rematch"] == again["table"]
        assert (new["game"], new["options"], new["chairs"][0]["name"]) == ("lastwill", {"will": "5"}, "Bob")
        assert [chair["bot"] for chair in new["chairs"]] == [None, None, "random"]
        assert (await post(club, f"{base}/rematch", ann.token)).json()["key"] == "error-not-now"


async def test_my_tables_are_those_of_my_cookies(club: Club) -> None:
    async with club.http() as http:
        for game in ("adel", "lastwill"):
            await http.post("/api/tables", json={"game": game, "name": "Ann", "chairs": [{}, {}]})
        mine = (await http.get("/api/mine")).json()
        assert sorted(table["game"] for table in mine) == ["adel", "lastwill"]
        http.cookies.clear()
        assert (await http.get("/api/mine")).json() == []
