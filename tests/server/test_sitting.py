"""One long evening: drafts, clocks, pauses, resigning, ending by agreement, and several people on one device."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from .club import Club, Person, opened, two_friends

pytestmark = pytest.mark.asyncio


async def post(club: Club, path: str, person: Person, **data: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {person.token}"} if person.token else {}
    async with club.http() as http:
        return await http.post(f"/api/tables/{person.table}/{path}", json=data or None, headers=headers)


async def ask_about(person: Person, *choices: str) -> dict[str, Any]:
    await person.say(kind="consider", decision=person.update["decision"], choices=list(choices))
    while (message := await person.hear())["kind"] not in ("considered", "refused"):
        pass
    return message


# --- drafts ------------------------------------------------------------------------------------------


async def test_a_draft_is_considered_and_nobody_hears_of_it(club: Club) -> None:
    async with two_friends(club, "adel", "random") as (ann, bob, _):
        await ann.hear_of("update")
        draft = await ask_about(ann, "castle")
        assert (draft["choices"], draft["options"], draft["complete"]) == (["castle"], ["auction"], True)
        assert (await ask_about(ann, "castle", "auction"))["choices"] == ["auction"]
        assert (await ask_about(ann))["options"] == ann.update["options"]
        await bob.hear_of("update")
        before = len(bob.received)
        await bob.choose("castle")
        await bob.hear_of("done")
        others = [message for message in bob.received[before:] if message["kind"] == "update"]
        assert all(0 in message["view"]["due"] for message in others), "Ann has not said anything"


async def test_a_draft_of_nonsense_is_refused(club: Club) -> None:
    async with two_friends(club, "adel", "random") as (ann, _, onlooker):
        await ann.hear_of("update")
        assert (await ask_about(ann, "nonsense"))["problem"]["key"] == "error-unreadable"
        await ann.say(kind="consider", decision=[99, 0], choices=[])
        assert (await ann.hear_of("refused"))["problem"]["key"] == "error-stale"
        await onlooker.say(kind="consider", decision=[1, 0], choices=[])
        assert (await onlooker.hear_of("refused"))["problem"]["key"] == "error-not-yours"


# --- clocks and pauses ---------------------------------------------------------------------------------


async def test_a_bot_takes_over_when_time_has_run_out(club: Club) -> None:
    async with two_friends(club, "adel", "random", clock=20) as (ann, bob, _):
        await ann.hear_of("update")
        deadline = ann.update["table"]["deadline"]
        await ann.choose("castle")
        await ann.hear_of("done")
        assert ann.update["table"]["deadline"] == deadline, "the question stands, and so does its time"
        while ann.update["view"]["phase"] != "what":
            await ann.hear()
        assert ann.update["table"]["chairs"][1]["stands_in"]
        assert not ann.update["table"]["chairs"][0]["stands_in"], "Ann had answered in time"
        assert ann.update["table"]["deadline"] > deadline, "a new question, and the whole time for Ann"
        back = await post(club, "stand-in", bob, seat=1, bot=None)
        assert not back.json()["chairs"][1]["stands_in"]


async def test_bots_do_not_play_on_alone_when_time_has_run_out(club: Club) -> None:
    async with club.http() as http:
        wanted = {"game": "adel", "name": "Ann", "chairs": [{"bot": "random"}] * 2, "clock": 10}
        seated = (await http.post("/api/tables", json=wanted)).raise_for_status().json()
    ann = Person(club, seated["table"], seated["token"])
    await ann.come()
    while not ann.update or ann.update["table"]["status"] != "paused":
        await ann.hear()
    assert ann.update["table"]["chairs"][0]["stands_in"]
    back = (await post(club, "resume", ann)).json()
    assert not back["chairs"][0]["stands_in"], "whoever goes on is here"
    assert back["deadline"] is not None
    await ann.leave()


@pytest.mark.parametrize("clock", [9, 14 * 24 * 3600 + 1])
async def test_a_clock_is_neither_too_short_nor_too_long(club: Club, clock: int) -> None:
    async with club.http() as http:
        wanted = {"game": "adel", "name": "Ann", "chairs": [{}], "clock": clock}
        assert (await http.post("/api/tables", json=wanted)).json()["key"] == "error-garbled"


async def test_nothing_happens_while_the_game_is_paused(club: Club) -> None:
    async with two_friends(club, "adel", "random", clock=3600) as (ann, bob, onlooker):
        await ann.hear_of("update")
        assert (await post(club, "pause", onlooker)).status_code == 403
        paused = (await post(club, "pause", bob)).json()
        assert (paused["status"], paused["deadline"]) == ("paused", None)
        assert (await post(club, "pause", bob)).json()["facts"] == {"status": "paused"}
        await ann.choose("castle")
        assert (await ann.hear_of("refused"))["problem"] == {
            "key": "error-not-now",
            "facts": {"status": "paused"},
        }
        goes_on = (await post(club, "resume", ann)).json()
        assert goes_on["status"] == "playing"
        assert goes_on["deadline"] is not None
        await ann.choose("castle", id="again")
        await ann.hear_of("done")


# --- leaving -------------------------------------------------------------------------------------------


async def test_whoever_resigns_leaves_the_game_to_a_bot(club: Club) -> None:
    async with two_friends(club, "adel") as (ann, bob, _):
        await bob.hear_of("update")
        assert (await post(club, "resign", ann, seat=1)).status_code == 403
        chair = (await post(club, "resign", bob, seat=1)).json()["chairs"][1]
        assert (chair["resigned"], chair["stands_in"], chair["name"]) == (True, True, "Bob")
        await bob.choose("castle")
        assert (await bob.hear_of("refused"))["problem"]["key"] in ("error-not-yours", "error-stale")
        assert (await post(club, "stand-in", bob, seat=1, bot=None)).status_code == 403
        await ann.play()
        assert ann.update["over"]


async def test_a_game_is_abandoned_when_everybody_agrees(club: Club) -> None:
    async with two_friends(club, "lastwill", "random") as (ann, bob, _):
        one = (await post(club, "end", ann, seat=0, agreed=True)).json()
        assert (one["status"], one["chairs"][0]["wants_end"]) == ("playing", True)
        back = (await post(club, "end", ann, seat=0, agreed=False)).json()
        assert not back["chairs"][0]["wants_end"]
        assert (await post(club, "end", ann, seat=1, agreed=True)).status_code == 403
        await post(club, "end", bob, seat=1, agreed=True)
        assert (await post(club, "end", ann, seat=0, agreed=True)).json()["status"] == "closed"
        async with club.http() as http:
            assert (await http.get(f"/api/tables/{ann.table}/record")).status_code == 200


# --- one device ----------------------------------------------------------------------------------------


async def shared_table(club: Club) -> Person:
    async with club.http() as http:
        wanted = {"game": "adel", "name": "Ann", "chairs": [{"name": "Bob"}, {"bot": "random"}]}
        seated = (await http.post("/api/tables", json=wanted)).raise_for_status().json()
    return Person(club, seated["table"], seated["token"])


async def test_two_people_share_a_device(club: Club) -> None:
    device = await shared_table(club)
    await device.come()
    await device.hear_of("update")
    assert (device.update["seat"], device.update["mine"]) == (0, [0, 1])
    ann = device.update["view"]["own"]
    assert [chair["present"] for chair in device.update["table"]["chairs"]] == [True, True, False]
    await device.choose("castle")
    await device.hear_of("done")
    await device.leave()
    await device.come(seat=1)
    await device.hear_of("update")
    assert device.update["seat"] == 1
    assert device.update["view"]["own"]["run"] == []
    assert device.update["view"]["own"]["cards"] != ann["cards"]
    await device.choose("castle", id="bob")
    await device.hear_of("done")
    await device.leave()


async def test_a_seat_on_a_shared_device_moves_to_another_one(club: Club) -> None:
    device = await shared_table(club)
    code = (await post(club, "pass?seat=1", device, seat=1)).json()["code"]
    async with club.http() as http:
        moved = (await http.post("/api/pass", json={"code": code})).json()
    for token, mine in ((device.token, [0]), (moved["token"], [1])):
        person = Person(club, device.table, token)
        await person.come(seat=1)
        await person.hear_of("update")
        assert person.update["mine"] == mine
        assert person.update["seat"] == mine[0]
        await person.leave()


async def moved_by(club: Club, person: Person, seat: int, token: str | None) -> str:
    """A seat moves to the device that has this token at the table, or to a new one; returns the token there."""
    code = (await post(club, f"pass?seat={seat}", person, seat=seat)).json()["code"]
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with club.http() as http:
        moved = await http.post("/api/pass", json={"code": code}, headers=headers)
    return str(moved.raise_for_status().json()["token"])


async def seats_of(club: Club, table: str, token: str | None) -> list[int]:
    person = Person(club, table, token)
    await person.come()
    found: list[int] = (await person.hear())["mine"]
    await person.leave()
    return found


async def test_the_first_seat_of_a_shared_device_moves_and_the_other_stays(club: Club) -> None:
    device = await shared_table(club)
    phone = await moved_by(club, device, 0, None)
    assert await seats_of(club, device.table, phone) == [0]
    assert await seats_of(club, device.table, device.token) == [1]


async def test_a_seat_comes_to_a_browser_that_has_one_already(club: Club) -> None:
    """A host who opens a friend's link does not lose their own seat: both are on this device then."""
    async with two_friends(club, "adel", "random") as (ann, bob, _):
        assert await moved_by(club, bob, 1, ann.token) == ann.token
        assert await seats_of(club, ann.table, ann.token) == [0, 1]
        assert await seats_of(club, ann.table, bob.token) == []
        assert await moved_by(club, ann, 0, ann.token) == ann.token
        assert await seats_of(club, ann.table, ann.token) == [0, 1]


async def test_one_chair_has_one_occupant(club: Club) -> None:
    async with club.http() as http:
        for chairs, key in (
            ([{"bot": "random", "name": "Bob"}], "error-two-in-chair"),
            ([{"name": "ann"}], "error-name"),
        ):
            wanted = {"game": "adel", "name": "Ann", "chairs": chairs}
            assert (await http.post("/api/tables", json=wanted)).json()["key"] == key


async def test_options_that_do_not_go_together_are_refused_before_there_is_a_table(club: Club) -> None:
    async with club.http() as http:
        wanted = {"game": "adel", "name": "Ann", "chairs": [{}, {}], "options": {"variant": "surprise"}}
        answer = await http.post("/api/tables", content=json.dumps(wanted))
        assert answer.json()["key"] == "error-option"


# --- too much --------------------------------------------------------------------------------------------


class Strict(Club):
    """After two messages at once hardly any more."""

    def command(self) -> list[str]:
        return [*super().command(), "--messages", "0.4"]


async def test_who_says_too_much_is_told_to_wait(tmp_path: Path) -> None:
    strict = Strict(f"sqlite:///{tmp_path / 'club.db'}")
    with opened(strict):
        async with two_friends(strict, "adel", "random") as (ann, bob, _):
            await ann.hear_of("update")
            keys: list[str] = []
            while "error-too-much" not in keys:
                await ann.say(kind="withdraw", decision=[0, 0])
                keys.append((await ann.hear_of("refused"))["problem"]["key"])
            assert keys[0] == "error-stale"
            await bob.hear_of("update")
            await bob.choose("castle")
            await bob.hear_of("done")


async def test_a_wrong_address_is_answered_as_people_or_programs_can_read_it(club: Club) -> None:
    async with club.http() as http:
        page = await http.get("/nowhere/at/all", headers={"Accept": "text/html,*/*"})
        problem = await http.get("/nowhere/at/all")
    assert (page.status_code, page.headers["content-type"].split(";")[0]) == (404, "text/html")
    assert "content-security-policy" in page.headers
    assert problem.json() == {"key": "error-nothing-here", "facts": {}}
