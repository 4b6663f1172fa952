"""The store has it, and its answer is lost on the way: whoever says it again hears that it is done."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from .club import Club, Person, Stubborn, sit_down, two_friends
from .forgetful import Forgetful
from .outside import Room, get, info, post, rows, seen_by, stopped, until, visiting
from .postgres import Postgres, postgres

pytestmark = pytest.mark.asyncio

GONE = (OSError, ConnectionClosed, InvalidHandshake)
OUTAGES = 4


@pytest.fixture(scope="module")
def server() -> Any:
    with postgres() as found:
        yield found


@asynccontextmanager
async def forgetful_room(server: Postgres) -> AsyncIterator[tuple[Club, Forgetful]]:
    async with Forgetful(server.url).listening() as line:
        club = Room(line.url, CLUBANTIQUE_AWAY_SECONDS="0.01")
        await asyncio.to_thread(club.start)  # its line to the store runs through this very loop
        try:
            yield club, line
        finally:
            await asyncio.to_thread(stopped, club)


async def said_until_answered(person: Person, message: dict[str, Any], line: Forgetful) -> dict[str, Any]:
    """Again and again under the same id, over one connection after the other."""
    before = line.lost
    while True:
        try:
            await person.say(**message)
            while (answer := await person.hear()).get("id") != message["id"]:
                pass
            return answer
        except GONE:
            await asyncio.sleep(0.05)
            if line.lost > before:
                line.open()
            await come_again(person)


async def come_again(person: Person) -> None:
    while True:
        try:
            await person.come()
            return
        except GONE:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("shuts", [False, True], ids=["lost", "lost, and the store away"])
async def test_a_choice_whose_commit_was_not_acknowledged_is_done(server: Postgres, shuts: bool) -> None:
    async with forgetful_room(server) as (club, line):
        table, [ann, _] = await sit_down(club, club, "adel", "random")
        async with visiting(club, table, ann) as person:
            for number in range(OUTAGES):
                while not person.update.get("decision"):
                    await person.hear()
                what = {"choices": person.update["options"][:1], "kind": "choose"}
                if person.update["decision"][1]:
                    what = {"kind": "withdraw"}
                message = {"id": f"x{number}", "decision": person.update["decision"], **what}
                person.update = {}
                line.lose(shuts=shuts)
                answer = await said_until_answered(person, message, line)
                assert answer["kind"] == "done", answer
                line.open()
                assert person.socket is not None
                await person.socket.send('{"kind": "hello"}')
            kinds = {message["kind"] for message in person.received}
        assert line.lost >= OUTAGES
        said = await rows(server.url, f"SELECT message FROM entries WHERE table_id = '{table}' AND seat = 0")
    assert sorted(row[0] for row in said) == [f"x{number}" for number in range(OUTAGES)]
    assert "waiting" not in kinds
    assert "refused" not in kinds


async def test_a_line_of_chat_is_there_once(server: Postgres) -> None:
    async with forgetful_room(server) as (club, line):
        table, [ann, _] = await sit_down(club, club, "adel", "random")
        async with visiting(club, table, ann) as person:
            line.lose(shuts=True)
            answer = await said_until_answered(person, {"kind": "chat", "id": "c1", "text": "hello"}, line)
        said = await rows(server.url, f"SELECT text FROM chats WHERE table_id = '{table}'")
    assert (answer["kind"], said) == ("done", [("hello",)])


# --- requests that are not about playing ----------------------------------------------------------


async def test_sitting_down_is_done_once(server: Postgres) -> None:
    async with forgetful_room(server) as (club, line):
        made = await post(club, "/api/tables", game="adel", name="Ann", chairs=[{}, {}])
        table = made.json()["table"]
        line.lose()
        bob = await post(club, f"/api/tables/{table}/sit", name="Bob")
        line.open()
        assert (bob.status_code, line.lost > 0) == (201, True)
        assert (await seen_by(club, table, bob.json()["token"]))["mine"] == [bob.json()["seat"]] == [1]
        assert [chair["name"] for chair in (await info(club, table))["chairs"]] == ["Ann", "Bob", None]


async def test_a_table_is_set_up_once(server: Postgres) -> None:
    async with forgetful_room(server) as (club, line):
        ((before,),) = await rows(server.url, "SELECT count(*) FROM tables")
        line.lose()
        made = await post(club, "/api/tables", game="adel", name="Ann", chairs=[{}, {}])
        line.open()
        assert line.lost
        if made.status_code == 201:
            assert (await seen_by(club, made.json()["table"], made.json()["token"]))["mine"] == [0]
        ((after,),) = await rows(server.url, "SELECT count(*) FROM tables")
    assert (made.status_code, after - before) == (201, 1)


@pytest.mark.parametrize("shared", [False, True], ids=["new device", "shared device"])
async def test_a_code_is_used_once_and_the_seat_is_there(server: Postgres, shared: bool) -> None:
    async with forgetful_room(server) as (club, line):
        table, [ann, bob] = await sit_down(club, club, "adel", "random")
        code = (await post(club, f"/api/tables/{table}/pass", bob, seat=1)).json()["code"]
        line.lose()
        moved = await post(club, "/api/pass", ann if shared else None, code=code)
        line.open()
        assert (moved.status_code, line.lost > 0) == (201, True)
        mine = (await seen_by(club, table, moved.json()["token"]))["mine"]
        assert mine == ([0, 1] if shared else [1])
        assert (await seen_by(club, table, bob))["mine"] == []


async def test_a_rematch_is_one_table(server: Postgres) -> None:
    async with forgetful_room(server) as (club, line):
        async with two_friends(club, "lastwill", "random", will="3") as (ann, bob, _):
            await asyncio.gather(ann.play(), bob.play())
            line.lose()
            again = await post(club, f"/api/tables/{ann.table}/rematch", bob.token)
            line.open()
        assert (again.status_code, line.lost > 0) == (201, True)
        assert (await info(club, ann.table))["rematch"] == again.json()["table"]
        assert (await seen_by(club, again.json()["table"], again.json()["token"]))["mine"] == [0]


HOST: list[tuple[str, dict[str, Any], int]] = [
    ("pass", {"seat": 0}, 201),
    ("mute", {"seat": 1, "muted": True}, 200),
    ("pause", {}, 200),
    ("resume", {}, 200),
    ("end", {"seat": 0, "agreed": True}, 200),
    ("stand-in", {"seat": 1, "bot": "random"}, 200),
    ("resign", {"seat": 0}, 200),
    ("close", {}, 200),
]


async def test_nobody_is_refused_what_a_host_or_player_has_decided(server: Postgres) -> None:
    async with forgetful_room(server) as (club, line):
        table, [ann, _] = await sit_down(club, club, "adel", "random")
        found, wanted = [], []
        for path, data, status in HOST:
            line.lose(1)
            found.append((path, (await post(club, f"/api/tables/{table}/{path}", ann, **data)).status_code))
            wanted.append((path, status))
            line.open()
        assert found == wanted
        assert line.lost >= len(HOST)


async def test_before_the_game_nobody_is_refused_either(server: Postgres) -> None:
    async with forgetful_room(server) as (club, line):
        ann = (await post(club, "/api/tables", game="adel", name="Ann", chairs=[{}, {}])).json()
        table, found = ann["table"], []
        await post(club, f"/api/tables/{table}/sit", name="Bob")
        for path, data in (("remove", {"seat": 1}), ("begin", {})):
            line.lose()
            found.append((await post(club, f"/api/tables/{table}/{path}", ann["token"], **data)).status_code)
            line.open()
        assert (found, line.lost > 1) == ([200, 200], True)
        assert (await info(club, table))["status"] == "playing"


async def test_a_seat_is_taken_back_once(server: Postgres) -> None:
    async with forgetful_room(server) as (club, line):
        table, [ann, bob] = await sit_down(club, club, "adel", "random")

        async def given() -> Any:
            return (await post(club, f"/api/tables/{table}/pass", ann, seat=1)).json().get("code")

        code = await until(given)
        (await post(club, "/api/pass", code=code, name="Eve")).raise_for_status()
        line.lose()
        back = await post(club, f"/api/tables/{table}/take-back", bob)
        line.open()
        assert (back.status_code, line.lost > 0) == (200, True)
        assert (await seen_by(club, table, bob))["mine"] == [1]


# --- a plain restart ---------------------------------------------------------------------------------


async def test_a_restart_of_the_store_refuses_nobody(server: Postgres) -> None:
    club = Room(server.url)
    club.start()
    try:
        table, tokens = await sit_down(club, club, "adel", "random", "random")
        people = [Stubborn(club, table, token, seed) for seed, token in enumerate(tokens)]
        playing = asyncio.gather(*[person.play() for person in people])
        for wanted in (3, 9):

            async def answered(wanted: int = wanted) -> bool:
                return playing.done() or sum(len(person.acknowledged) for person in people) >= wanted

            await until(answered)
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
        await playing

        async def ready() -> bool:
            return (await get(club, "/readyz")).status_code == 200

        await until(ready)  # for a moment after a write has failed it is not
    finally:
        stopped(club)
    found = await rows(
        server.url, f"SELECT seat, message FROM entries WHERE table_id = '{table}' AND message <> ''"
    )
    for seat, person in enumerate(people):
        refused = [message for message in person.received if message["kind"] == "refused"]
        assert refused == []
        assert "waiting" not in {message["kind"] for message in person.received}
        mine = {message for place, message in found if place == seat}
        pending = (
            {person.pending["id"]} if person.pending else set()
        )  # the game was over before it was answered
        assert set(person.acknowledged) <= mine <= set(person.acknowledged) | pending
