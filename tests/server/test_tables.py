"""Tables from outside: setting up, sitting down, beginning, and what is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from clubantique.bots import names as bots
from clubantique.bots import usual_bot
from clubantique.core.errors import BadOption
from clubantique.core.outside import Chance
from clubantique.core.registry import AnyGame, load, names

from .club import Club, Person

pytestmark = pytest.mark.asyncio

ADEL: dict[str, Any] = {"game": "adel", "name": "Ann", "chairs": [{}, {}]}


async def test_every_game_is_offered_with_its_bots(club: Club) -> None:
    async with club.http() as http:
        found = (await http.get("/api/games")).json()
    assert [game["id"] for game in found] == names()
    assert all(game["bots"] == bots(game["id"]) for game in found)
    assert all(game["usual_bot"] == usual_bot(game["id"]) for game in found)


async def test_options_are_offered_to_as_many_players_as_the_game_takes_them_from(club: Club) -> None:
    async with club.http() as http:
        found = (await http.get("/api/games")).json()
    for info in found:
        for option in info["options"]:
            fewest, most = info["option_players"].get(option, info["players"])
            assert accepting(info["id"], option) == list(range(fewest, most + 1))


def accepting(name: str, option: str) -> list[int]:
    """The numbers of players that may choose this option."""
    game = load(name)
    value = game.option_values[option][0]
    return [seats for seats in range(game.fewest, game.most + 1) if accepts(game, seats, {option: value})]


def accepts(game: AnyGame, seats: int, options: dict[str, str]) -> bool:
    try:
        game.setup(seats, options, Chance(Random(0)))
    except BadOption:
        return False
    return True


async def test_an_open_table_is_listed_until_it_is_full(club: Club) -> None:
    async with club.http() as http:
        ann = (await http.post("/api/tables", json=ADEL | {"open": True})).json()
        hidden = (await http.post("/api/tables", json=ADEL)).json()
        listed = {table["id"] for table in (await http.get("/api/tables")).json()}
        assert ann["table"] in listed
        assert hidden["table"] not in listed
        for name in ("Bob", "Cid"):
            await http.post(f"/api/tables/{ann['table']}/sit", json={"name": name})
        info = (await http.get(f"/api/tables/{ann['table']}")).json()
        assert (info["status"], [chair["name"] for chair in info["chairs"]]) == (
            "playing",
            ["Ann", "Bob", "Cid"],
        )
        assert ann["table"] not in {table["id"] for table in (await http.get("/api/tables")).json()}
        full = await http.post(f"/api/tables/{ann['table']}/sit", json={"name": "Dot"})
        assert (full.status_code, full.json()["key"]) == (409, "error-taken")


async def test_the_host_begins_and_bots_take_the_free_chairs(club: Club) -> None:
    async with club.http() as http:
        ann = (await http.post("/api/tables", json=ADEL)).json()
        begin = f"/api/tables/{ann['table']}/begin"
        http.cookies.clear()
        assert (await http.post(begin)).status_code == 403
        info = (await http.post(begin, headers={"Authorization": f"Bearer {ann['token']}"})).json()
        assert [chair["bot"] for chair in info["chairs"]] == [None, "lord", "lord"]
        assert info["status"] == "playing"
        again = await http.post(begin, headers={"Authorization": f"Bearer {ann['token']}"})
        assert (again.status_code, again.json()["key"]) == (409, "error-not-now")


async def test_the_seat_is_in_a_cookie_that_no_script_can_read(club: Club) -> None:
    async with club.http() as http:
        answer = await http.post("/api/tables", json=ADEL)
        cookie = answer.headers["set-cookie"]
        assert f"seat-{answer.json()['table']}={answer.json()['token']}" in cookie
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        assert (await http.post(f"/api/tables/{answer.json()['table']}/begin")).status_code == 200


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ({"game": "chess"}, "error-unknown-name"),
        ({"chairs": [{}] * 6}, "error-players"),
        ({"chairs": [{"bot": "deep_blue"}]}, "error-unknown-name"),
        ({"options": {"variant": "blitz"}}, "error-option"),
        ({"name": "\u202e\x00"}, "error-name"),
        ({"name": ""}, "error-garbled"),
        ({"name": "x" * 100}, "error-garbled"),
        ({"chairs": []}, "error-garbled"),
        ({"surprise": 1}, "error-garbled"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_in_words(
    club: Club, wanted: dict[str, Any], key: str
) -> None:
    async with club.http() as http:
        answer = await http.post("/api/tables", json=ADEL | wanted)
    assert 400 <= answer.status_code < 500
    assert answer.json()["key"] == key


async def test_a_name_is_taken_once(club: Club) -> None:
    async with club.http() as http:
        ann = (await http.post("/api/tables", json=ADEL)).json()
        answer = await http.post(f"/api/tables/{ann['table']}/sit", json={"name": " ann "})
    assert answer.json()["key"] == "error-name"


async def test_there_is_no_such_table(club: Club) -> None:
    async with club.http() as http:
        answer = await http.get("/api/tables/nowhere")
    assert (answer.status_code, answer.json()) == (
        404,
        {"key": "error-no-table", "facts": {"table": "nowhere"}},
    )


async def test_before_the_game_everybody_waits(club: Club) -> None:
    async with club.http() as http:
        ann = (await http.post("/api/tables", json=ADEL)).json()
    person = Person(club, ann["table"], ann["token"])
    await person.come()
    waiting = await person.hear()
    assert (waiting["kind"], waiting["seat"]) == ("waiting", 0)
    await person.say(kind="choose", choices=["castle"], decision=[1, 0])
    assert (await person.hear_of("refused"))["problem"]["key"] == "error-not-now"
    await person.leave()


async def test_the_house_says_how_it_is(club: Club) -> None:
    async with club.http() as http:
        assert (await http.get("/healthz")).json()["status"] == "ok"
        assert (await http.get("/readyz")).json() == {"store": True, "bus": True}
        schema = (await http.get("/schema")).json()
        answer = await http.get("/healthz")
    assert "/api/tables/{table_id}/sit" in schema["paths"]
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_a_body_that_is_too_large_is_refused(club: Club) -> None:
    async with club.http() as http:
        answer = await http.post("/api/tables", json=ADEL | {"name": "x" * 100_000})
    assert answer.status_code == 413
