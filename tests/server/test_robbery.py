"""Nobody gets at somebody else's seat: not after being removed, not as the host, not on a process that knows less."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from .club import Club, Person, on_disk, opened, sit_down, two_friends
from .outside import (
    WITH_BUS,
    WITHOUT_BUS,
    Room,
    info,
    post,
    rows,
    seen_by,
    two_rooms,
    until,
    visiting,
)

pytestmark = pytest.mark.asyncio

RACES = 1000 if os.environ.get("CLUBANTIQUE_SOAK") else 20
NOT_AWAY, USED = "error-not-away", "error-pass"
HANDED_ON, TAKEN_BACK = "notice-seat-handed-on", "notice-seat-taken-back"
A_MOMENT = "0.01"

# --- a process that does not know yet ------------------------------------------------------------


@pytest.fixture(scope="module", params=[WITH_BUS, WITHOUT_BUS])
def clubs(request: pytest.FixtureRequest) -> Iterator[list[Club]]:
    with two_rooms(request.param) as found:
        yield found


async def new_table(club: Club, free: int) -> dict[str, Any]:
    found = await post(club, "/api/tables", game="adel", name="Ann", chairs=[{}] * free)
    seated: dict[str, Any] = found.raise_for_status().json()
    return seated


async def seated(club: Club, table: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = (
        (await post(club, f"/api/tables/{table}/sit", name=name)).raise_for_status().json()
    )
    return found


async def robbers(clubs: list[Club], codes: list[str]) -> list[dict[str, Any]]:
    """Whoever gets a seat with one of these codes, on either process."""
    tries = [await post(club, "/api/pass", code=code) for code in codes for club in clubs]
    assert {each.status_code for each in tries} <= {201, 404}
    return [each.json() for each in tries if each.status_code == 201]


async def sits_and_sees(club: Club, table: str, token: str, seat: int) -> None:
    """As soon as this process has heard of it."""

    async def found() -> bool:
        update = await seen_by(club, table, token)
        return (update["seat"], update["mine"]) == (seat, [seat]) and "view" in update

    await until(found)
    assert (await seen_by(club, table, token))["view"]["own"] is not None


async def test_who_was_removed_gets_no_code_on_another_process(clubs: list[Club]) -> None:
    here, there = clubs
    ann = await new_table(here, 2)
    table = ann["table"]
    mallory = await seated(here, table, "Mallory")
    async with visiting(there, table, mallory["token"]):
        (await post(here, f"/api/tables/{table}/remove", ann["token"], seat=1)).raise_for_status()
        asked = await post(there, f"/api/tables/{table}/pass", mallory["token"], seat=1)
        victim = await seated(here, table, "Victim")
        (await post(here, f"/api/tables/{table}/begin", ann["token"])).raise_for_status()
        codes = [asked.json()["code"]] if asked.status_code == 201 else []
        stolen = [await seen_by(here, table, each["token"]) for each in await robbers(clubs, codes)]
    assert [each["view"]["own"] for each in stolen] == [], "somebody else's cards"
    assert (asked.status_code, asked.json()["key"]) == (403, "error-not-yours")
    await sits_and_sees(there, table, victim["token"], 1)


async def test_raced_removals_and_codes_take_nobodys_seat(clubs: list[Club]) -> None:
    given = [await race(clubs, number) for number in range(RACES)]
    assert {each for codes in given for each in codes} <= {201, 403}


async def race(clubs: list[Club], number: int) -> list[int]:
    """Mallory asks again and again while she is removed, and tries every code on whoever comes next."""
    here, there = clubs if number % 2 else clubs[::-1]
    ann = await new_table(here, 2)
    table = ann["table"]
    mallory = await seated(there, table, "Mallory")
    async with here.http() as one, there.http() as other:
        headers = {"Authorization": f"Bearer {mallory['token']}"}
        ask = [
            http.post(f"/api/tables/{table}/pass", json={"seat": 1}, headers=headers)
            for http in (other, one, other, other)
        ]
        removal = post(here, f"/api/tables/{table}/remove", ann["token"], seat=1)
        *asked, removed = await asyncio.gather(*ask, removal)
    removed.raise_for_status()
    victim = await seated(here, table, "Victim")
    codes = [each.json()["code"] for each in asked if each.status_code == 201]
    assert await robbers(clubs, codes) == []
    (await post(here, f"/api/tables/{table}/begin", ann["token"])).raise_for_status()
    await sits_and_sees(there, table, victim["token"], 1)
    return [each.status_code for each in asked]


async def test_a_device_whose_seat_has_moved_gets_no_code_on_another_process(clubs: list[Club]) -> None:
    here, there = clubs
    table, [_, bob] = await sit_down(here, here, "adel", "random")
    async with visiting(there, table, bob):
        code = (await post(here, f"/api/tables/{table}/pass", bob, seat=1)).raise_for_status().json()["code"]
        phone = (await post(here, "/api/pass", code=code)).raise_for_status().json()
        asked = await post(there, f"/api/tables/{table}/pass", bob, seat=1)
        codes = [asked.json()["code"]] if asked.status_code == 201 else []
        stolen = await robbers(clubs, codes)
    assert (stolen, asked.status_code) == ([], 403)
    for club in clubs:
        await sits_and_sees(club, table, phone["token"], 1)


async def test_a_code_is_good_for_nobody_elses_seat_though_it_was_made_in_time(clubs: list[Club]) -> None:
    """Made before the removal, used after somebody else has sat down."""
    here, there = clubs
    ann = await new_table(here, 2)
    table = ann["table"]
    mallory = await seated(here, table, "Mallory")
    code = (await post(here, f"/api/tables/{table}/pass", mallory["token"], seat=1)).json()["code"]
    (await post(here, f"/api/tables/{table}/remove", ann["token"], seat=1)).raise_for_status()
    victim = await seated(there, table, "Victim")
    assert await robbers(clubs, [code]) == []
    (await post(there, f"/api/tables/{table}/begin", ann["token"])).raise_for_status()
    await sits_and_sees(here, table, victim["token"], 1)


# --- the host ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A room in which somebody is away as soon as they are gone."""
    folder = tmp_path_factory.mktemp("hasty")
    with opened(Room(f"sqlite:///{folder / 'club.db'}", CLUBANTIQUE_AWAY_SECONDS=A_MOMENT)) as found:
        yield found


async def handed_on(club: Club, table: str, host: str | None, seat: int = 1) -> str:
    """The host's code for somebody's seat, as soon as the room has noticed that they are gone."""

    async def given() -> str:
        found = await post(club, f"/api/tables/{table}/pass", host, seat=seat)
        assert found.status_code == 201 or found.json()["key"] == NOT_AWAY
        return str(found.json().get("code", ""))

    return await until(given)


@asynccontextmanager
async def bob_is_gone(club: Club) -> AsyncIterator[tuple[Person, str | None]]:
    """A running game: Ann, who is the host, and the token of Bob, who was there and has gone."""
    async with two_friends(club, "adel", "random") as (ann, bob, onlooker):
        await bob.hear_of("update")
        await bob.leave()
        await onlooker.leave()
        yield ann, bob.token


async def notices(person: Person, count: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while len(found) < count:
        message = await person.hear()
        found += [line["notice"] for line in message.get("lines", []) if line.get("notice")]
    return found


async def test_the_host_does_not_hand_on_the_seat_of_somebody_who_is_here(hasty: Club) -> None:
    async with two_friends(hasty, "adel", "random") as (ann, bob, _):
        await bob.hear_of("update")
        refused = await post(hasty, f"/api/tables/{ann.table}/pass", ann.token, seat=1)
        assert (refused.status_code, refused.json()["key"]) == (409, NOT_AWAY)
        assert refused.json()["facts"]["name"] == "Bob"


async def test_the_host_does_not_hand_on_the_seat_of_somebody_who_was_here_a_moment_ago(club: Club) -> None:
    async with bob_is_gone(club) as (ann, _):
        refused = await post(club, f"/api/tables/{ann.table}/pass", ann.token, seat=1)
    assert (refused.status_code, refused.json()["key"]) == (409, NOT_AWAY)


async def test_a_room_that_has_just_opened_does_not_say_that_somebody_is_away(tmp_path: Path) -> None:
    """It has not waited: whoever kills the room does not get at the seats."""
    with opened(on_disk(tmp_path)) as club:
        table, [ann, _] = await sit_down(club, club, "adel", "random")
        club.kill()
        club.start()
        refused = await post(club, f"/api/tables/{table}/pass", ann, seat=1)
    assert (refused.status_code, refused.json()["key"]) == (409, NOT_AWAY)


async def test_the_host_does_not_get_a_seat_into_their_own_browser(hasty: Club) -> None:
    async with bob_is_gone(hasty) as (ann, bob):
        code = await handed_on(hasty, ann.table, ann.token)
        refused = await post(hasty, "/api/pass", ann.token, code=code)
        assert (refused.status_code, refused.json()["facts"]) == (403, {"who": "newcomer"})
        assert (await seen_by(hasty, ann.table, ann.token))["mine"] == [0]
        assert (await seen_by(hasty, ann.table, bob))["mine"] == [1]


async def test_a_code_for_a_seat_is_void_when_its_owner_is_back(hasty: Club) -> None:
    async with bob_is_gone(hasty) as (ann, bob):
        code = await handed_on(hasty, ann.table, ann.token)
        async with visiting(hasty, ann.table, bob):
            refused = await post(hasty, "/api/pass", code=code)
            assert (refused.status_code, refused.json()["key"]) == (409, NOT_AWAY)
        assert (await seen_by(hasty, ann.table, bob))["seat"] == 1


async def test_everybody_reads_whose_seat_went_to_whom_and_the_owner_takes_it_back(hasty: Club) -> None:
    async with bob_is_gone(hasty) as (ann, bob), visiting(hasty, ann.table, None) as onlooker:
        code = await handed_on(hasty, ann.table, ann.token)
        eve = (await post(hasty, "/api/pass", code=code, name="Eve")).raise_for_status().json()
        for person in (ann, onlooker):
            assert await notices(person, 1) == [{"key": HANDED_ON, "facts": {"name": "Bob", "to": "Eve"}}]
        chair = (await info(hasty, ann.table))["chairs"][1]
        assert (chair["name"], chair["owner"]) == ("Eve", "Bob")
        again = await seen_by(hasty, ann.table, bob)
        assert (again["seat"], again["mine"], again["lent"]) == (None, [], [1])
        assert again["view"]["own"] is None, "it is Eve's hand now"
        (await post(hasty, f"/api/tables/{ann.table}/take-back", bob)).raise_for_status()
        assert await notices(onlooker, 1) == [{"key": TAKEN_BACK, "facts": {"name": "Eve", "to": "Bob"}}]
        await sits_and_sees(hasty, ann.table, bob or "", 1)
        assert (await seen_by(hasty, ann.table, eve["token"]))["mine"] == []


async def test_the_owner_takes_a_seat_back_that_was_handed_on_twice(hasty: Club) -> None:
    async with bob_is_gone(hasty) as (ann, bob):
        tokens = []
        for name in ("Eve", "Fay"):
            code = await handed_on(hasty, ann.table, ann.token)
            tokens.append(
                (await post(hasty, "/api/pass", code=code, name=name)).raise_for_status().json()["token"]
            )
        for token in tokens:
            assert (await post(hasty, f"/api/tables/{ann.table}/take-back", token)).status_code == 403
        (await post(hasty, f"/api/tables/{ann.table}/take-back", bob)).raise_for_status()
        await sits_and_sees(hasty, ann.table, bob or "", 1)
        assert [(await seen_by(hasty, ann.table, each))["mine"] for each in tokens] == [[], []]
        assert [chair["name"] for chair in (await info(hasty, ann.table))["chairs"]][1] == "Bob"


async def test_whoever_sits_there_meanwhile_cannot_keep_the_owner_out(hasty: Club) -> None:
    """Not even by saying beforehand what the room would say: its notices have ids that nobody guesses."""
    async with bob_is_gone(hasty) as (ann, bob):
        code = await handed_on(hasty, ann.table, ann.token)
        token = (await post(hasty, "/api/pass", code=code, name="Eve")).raise_for_status().json()["token"]
        async with visiting(hasty, ann.table, token) as eve:
            ((version,),) = await rows(hasty.database, f"SELECT version FROM tables WHERE id = '{ann.table}'")
            for number in range(version + 1, version + 40):
                await eve.say(kind="chat", id=f"back-1-{number}", text="mine")
                assert (await eve.hear_of("done"))["id"] == f"back-1-{number}"
            (await post(hasty, f"/api/tables/{ann.table}/take-back", bob)).raise_for_status()
        await sits_and_sees(hasty, ann.table, bob or "", 1)


async def test_names_can_be_told_apart_when_the_owner_is_back(hasty: Club) -> None:
    """Nobody takes the name of somebody whose seat is only lent."""
    host = await new_table(hasty, 2)
    table, ann = host["table"], host["token"]
    bob, _ = [(await seated(hasty, table, name))["token"] for name in ("Bob", "Cid")]
    code = await handed_on(hasty, table, ann, 1)
    (await post(hasty, "/api/pass", code=code, name="Eve")).raise_for_status()
    code = await handed_on(hasty, table, ann, 2)
    await post(hasty, "/api/pass", code=code, name="Bob")
    (await post(hasty, f"/api/tables/{table}/take-back", bob)).raise_for_status()
    names = [chair["name"] for chair in (await info(hasty, table))["chairs"]]
    assert len(set(names)) == 3, names


async def test_nobody_speaks_in_the_name_of_whoever_sat_there_before(hasty: Club) -> None:
    async with two_friends(hasty, "adel", "random") as (ann, bob, _):
        await bob.say(kind="chat", text="said by Bob")
        await bob.hear_of("done")
        await bob.leave()
        code = await handed_on(hasty, ann.table, ann.token)
        token = (await post(hasty, "/api/pass", code=code, name="Eve")).raise_for_status().json()["token"]
        async with visiting(hasty, ann.table, token) as eve:
            await eve.say(kind="chat", id="e1", text="said by Eve")
            await eve.hear_of("done")
        (await post(hasty, f"/api/tables/{ann.table}/take-back", bob.token)).raise_for_status()
        await bob.come()
        await bob.say(kind="chat", text="said by Bob")
        await bob.hear_of("done")
        assert await said_at(Person(hasty, ann.table, None)) == ["Bob", "Eve", "Bob"]
    hasty.stop()  # nobody remembers: it is as the store tells it
    hasty.start()
    assert await said_at(Person(hasty, ann.table, None)) == ["Bob", "Eve", "Bob"]


async def said_at(person: Person) -> list[str]:
    """Who has said something, as somebody reads it who comes now; everybody said who they were."""
    await person.leave()
    await person.come()
    found: list[dict[str, Any]] = []
    while len(found) < 3:
        found += [line for line in (await person.hear_of("chat"))["lines"] if not line["notice"]]
    assert [line["text"] for line in found] == [f"said by {line['name']}" for line in found]
    await person.leave()
    return [line["name"] for line in found]


# --- one commit ----------------------------------------------------------------------------------

REFUSE = "CREATE TRIGGER refuse BEFORE UPDATE ON chairs BEGIN SELECT RAISE(ABORT, 'no'); END"


async def test_a_code_is_used_and_the_seat_moves_in_one_commit(tmp_path: Path) -> None:
    """If the seat cannot be moved, the code is as good as before."""
    with opened(on_disk(tmp_path)) as club:
        table, [_, bob] = await sit_down(club, club, "adel", "random")
        code = (await post(club, f"/api/tables/{table}/pass", bob, seat=1)).json()["code"]
        await rows(club.database, REFUSE)
        assert (await post(club, "/api/pass", code=code)).status_code >= 400
        assert (await seen_by(club, table, bob))["mine"] == [1]
        await rows(club.database, "DROP TRIGGER refuse")
        phone = (await post(club, "/api/pass", code=code)).raise_for_status().json()
        await sits_and_sees(club, table, phone["token"], 1)
        ((left,),) = await rows(club.database, "SELECT count(*) FROM passes")
    assert left == 0
