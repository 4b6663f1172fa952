"""The room dies at named points: what was acknowledged is there, nothing is there twice, nothing stored is refused."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from secrets import token_urlsafe

import pytest

from clubantique.server.seats import hashed

from . import old_stores, stored
from .broker import broker
from .club import PATIENCE, Club, sit_down
from .crashing import Crashing, Insistent, ask_until_answered
from .kills import SOAK, Tally
from .postgres import postgres

pytestmark = pytest.mark.asyncio

ROUNDS = 10 if SOAK else 1
BEFORE = ["arrived", "decided", "advanced", "entered", "chaired"]
AFTER = ["written", "committed", "stored", "publishing", "published", "executed"]
MESSAGE = [*BEFORE, *AFTER, "answered"]
FEW = ["written", "committed", "executed"]


def statements(first: int, last: int) -> list[str]:
    return [f"statement-{number}" for number in range(first, last + 1)]


def points(what: str, places: list[str], few: list[str]) -> list[str]:
    """All of them in a soak, else a few."""
    return [f"{what}:{place}" for place in (places if SOAK else few)]


SOME = ["decided", "entered", *FEW[:2], "publishing", "answered"]
SAID = [*points("choose", MESSAGE, SOME), *points("withdraw", FEW, FEW[:1]), *points("chat", FEW, FEW[1:2])]
SAID_TO_SEVERAL = [
    *points("choose", MESSAGE, FEW),
    *points("withdraw", FEW, []),
    *points("chat", FEW, FEW[1:2]),
]
SAT = points("sit", ["decided", *statements(1, 4), *AFTER], ["statement-3", *FEW])
MOVED = points("code", ["decided", *statements(1, 8), *AFTER], ["statement-3", "statement-5", *FEW])
CLEANED = points("clean", [*statements(4, 8), *FEW[:2]], ["statement-5", "committed"])
MARKED = points("mark", [*statements(7, 8), *FEW[:2]], ["statement-7"])
MIGRATED = {
    "0001": points("migrate", [*statements(9, 12), "statement-22"], ["statement-9", "statement-12"]),
    "0002": points(
        "migrate", [*statements(3, 14), "committed"], ["statement-9", "statement-14", "committed"]
    ),
}
"""From 0001 the statements 3 to 10 are those of 0002, the later ones those of 0003."""


class House:
    """The process that dies, and another one if there is one."""

    def __init__(self, clubs: list[Club], mortal: Crashing) -> None:
        self.clubs = clubs
        self.mortal = mortal

    @property
    def url(self) -> str:
        return self.mortal.database


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    with ExitStack() as at_last:
        if request.param == "sqlite":
            mortal = Crashing(f"sqlite:///{tmp_path / 'club.db'}")
            at_last.callback(mortal.leave_nothing)
            yield House([mortal], mortal)
            return
        store, bus = at_last.enter_context(postgres()), at_last.enter_context(broker())
        mortal, other = Crashing(store.url, bus.url), Club(store.url, bus.url)
        at_last.callback(mortal.leave_nothing)
        other.start()
        at_last.callback(other.stop)
        yield House([mortal, other], mortal)


@asynccontextmanager
async def dying(house: House, wanted: list[str], tally: Tally) -> AsyncIterator[asyncio.Event]:
    """The room gets to one point after the other, and comes back each time; the event: it has been to all of them."""
    rng, finished = Random(tally.seed), asyncio.Event()

    async def die_again_and_again() -> None:
        try:
            for place, following in zip(wanted, [*wanted[1:], ""], strict=True):
                await house.mortal.crashed()
                tally.crashed(place)
                await asyncio.to_thread(house.mortal.start_until, following, rng.randrange(3))
        finally:
            finished.set()

    await asyncio.to_thread(house.mortal.start_until, wanted[0])
    killing = asyncio.create_task(die_again_and_again())
    try:
        yield finished
        await asyncio.wait_for(killing, PATIENCE)
    finally:
        killing.cancel()
        if house.mortal.process is not None and house.mortal.process.poll() is None:
            house.mortal.stop()


async def test_what_is_said_is_stored_once_wherever_the_room_dies(house: House, tally: Tally) -> None:
    wanted = (SAID if len(house.clubs) == 1 else SAID_TO_SEVERAL) * ROUNDS
    living = house.clubs[-1]
    async with dying(house, wanted, tally) as finished:
        table, tokens = await sit_down(living, living, "adel", "random")
        ann = Insistent(house.clubs, table, tokens[0])
        while not finished.is_set():
            await ann.say_something()
        await ann.say_something()
        await ann.leave()
    await check_said(house, ann, tally)


async def check_said(house: House, ann: Insistent, tally: Tally) -> None:
    answers = [
        (message, said) for seat, message, said in await stored.entries(house.url, ann.table) if seat == 0
    ]
    lines = [(message, text) for _, message, text in await stored.lines(house.url, ann.table)]
    done = [each for each in ann.done if each["kind"] != "chat"]
    chats = [(each["id"], each["text"]) for each in ann.done if each["kind"] == "chat"]
    tally.add(acknowledged=len(ann.done), games=1)
    there = Counter(message for message, _ in answers + lines)
    tally.add(lost=sum(each["id"] not in there for each in ann.done))
    tally.add(doubled=sum(number > 1 for number in there.values()))
    tally.add(refused_though_stored=sum(each["id"] in there for each in ann.refused))
    assert ann.refused == []
    assert [message for message, _ in answers] == [each["id"] for each in done]
    assert lines == chats
    for (_, entries), each in zip(answers, done, strict=True):
        assert entries[0] == [0, *each.get("choices", [None])]


# --- who sits where ------------------------------------------------------------------------------


async def test_whoever_sits_down_has_one_chair_wherever_the_room_dies(house: House, tally: Tally) -> None:
    async with dying(house, SAT * ROUNDS, tally) as finished:
        while not finished.is_set():
            await sit_and_check(house, tally)


async def sit_and_check(house: House, tally: Tally) -> None:
    """At a table that goes on waiting, and at one that begins with whoever comes."""
    kinds: list[list[dict[str, str]]] = [[{}, {}], [{}, {"bot": "random"}]]
    for chairs in kinds:
        wanted = {"game": "adel", "name": "Ann", "chairs": chairs}
        ann = (await ask_until_answered(house.mortal, "/api/tables", token_urlsafe(), **wanted)).json()
        table, key = ann["table"], token_urlsafe()
        answer = await ask_until_answered(house.mortal, f"/api/tables/{table}/sit", key, name="Bob")
        there = await stored.chairs(house.url, table)
        bobs = [token for name, token in there if name and name.startswith("Bob")]
        tally.add(games=1, acknowledged=2, doubled=len(bobs) > 1)
        tally.add(refused_though_stored=answer.is_error and bool(bobs))
        assert answer.status_code == 201, answer.text
        assert bobs == [hashed(answer.json()["token"])]
        assert there[0] == ("Ann", hashed(ann["token"]))


async def test_a_seat_moves_once_wherever_the_room_dies(house: House, tally: Tally) -> None:
    async with dying(house, MOVED * ROUNDS, tally) as finished:
        while not finished.is_set():
            await move_and_check(house, tally)


async def move_and_check(house: House, tally: Tally) -> None:
    """Ann goes to another device; nobody else follows with the same code."""
    wanted = {"game": "adel", "name": "Ann", "chairs": [{}, {}]}
    ann = (await ask_until_answered(house.mortal, "/api/tables", token_urlsafe(), **wanted)).json()
    async with house.clubs[-1].http() as http:
        headers = {"Authorization": f"Bearer {ann['token']}"}
        path = f"/api/tables/{ann['table']}/pass"
        code = (await http.post(path, json={"seat": 0}, headers=headers)).raise_for_status().json()["code"]
    answer = await ask_until_answered(house.mortal, "/api/pass", token_urlsafe(), code=code)
    there = await stored.chairs(house.url, ann["table"])
    moved = there[0][1] != hashed(ann["token"])
    tally.add(games=1, acknowledged=2, refused_though_stored=answer.is_error and moved)
    assert answer.status_code == 201, answer.text
    assert there[0] == ("Ann", hashed(answer.json()["token"]))
    again = await ask_until_answered(house.mortal, "/api/pass", token_urlsafe(), code=code)
    assert again.json()["key"] == "error-pass"
    said = await stored.lines(house.url, ann["table"])
    assert len(said) == 1


# --- cleaning ------------------------------------------------------------------------------------

OF_A_TABLE = ("tables", "chairs", "entries", "chats", "passes")
LONG_AGO = "UPDATE tables SET changed = 1000000, marked = {marked} WHERE id = '{table}'"
CLOCK = "INSERT INTO clock (id, since, seen) VALUES (1, 1000, {now})"


async def test_a_table_is_cleaned_away_whole_or_not_at_all(house: House, tally: Tally) -> None:
    house.mortal.start_until("", CLEANS="1")
    for point in (CLEANED + MARKED) * ROUNDS:
        tables = await three_tables(house)
        before = [await rows_of(house, table) for table in tables]
        none = dict.fromkeys(OF_A_TABLE, 0)
        house.mortal.start_until(point, CLEANS="1")
        await house.mortal.crashed()
        after = [await rows_of(house, table) for table in tables]
        lost = (after[0] not in (before[0], none)) + (after[1:] != before[1:])
        tally.crashed(point)
        tally.add(games=3, lost=lost)
        assert lost == 0, point
        house.mortal.start_until("", CLEANS="1")
        await until_gone(house, tables[0])
        assert [await rows_of(house, table) for table in tables] == [none, *before[1:]]
    house.mortal.stop()


async def three_tables(house: House) -> list[str]:
    """An old one that was marked long ago, one that nobody has marked yet, and one that is in use."""
    tables = []
    for _ in range(3):
        table, tokens = await sit_down(house.mortal, house.mortal, "adel", "random")
        ann = Insistent([house.mortal], table, tokens[0])
        await ann.say_something()
        await ann.insist({"kind": "chat", "text": "Good evening"})
        await ann.leave()
        tables.append(table)
    await until_no_bot_is_due(house)  # it would touch the table when the room opens again
    house.mortal.stop()
    now = int(time.time())
    await stored.change(
        house.url,
        LONG_AGO.format(table=tables[0], marked=now - 2 * 24 * 3600),
        LONG_AGO.format(table=tables[1], marked="NULL"),
        "DELETE FROM clock",
        CLOCK.format(now=now),
    )
    return tables


async def until_no_bot_is_due(house: House) -> None:
    async with asyncio.timeout(PATIENCE):
        while await stored.rows(house.url, "SELECT id FROM tables WHERE bot_is_due"):
            await asyncio.sleep(0.1)


async def rows_of(house: House, table: str) -> dict[str, int]:
    found = {}
    for name in OF_A_TABLE:
        column = "id" if name == "tables" else "table_id"
        count = f"SELECT count(*) FROM {name} WHERE {column} = :table"
        found[name] = (await stored.rows(house.url, count, table=table))[0][0]
    return found


async def until_gone(house: House, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await rows_of(house, table))["tables"]:
            await asyncio.sleep(0.1)


# --- migrations ----------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Crashing]:
    with ExitStack() as at_last:
        of_file = f"sqlite:///{tmp_path / 'club.db'}"
        url = of_file if request.param == "sqlite" else at_last.enter_context(postgres()).url
        mortal = Crashing(url)
        at_last.callback(mortal.leave_nothing)
        yield mortal


@pytest.mark.parametrize("revision", ["0001", "0002"])
async def test_a_migration_is_whole_or_not_at_all(empty: Crashing, revision: str, tally: Tally) -> None:
    url = empty.database
    await old_stores.put(url, revision)
    old = await old_stores.shape(url)
    for point in MIGRATED[revision]:
        for _ in range(ROUNDS if point != "migrate:committed" else 1):
            assert empty.crashes_while_it_opens(point), point
            tally.crashed(point)
            whole = point == "migrate:committed"
            assert ((await old_stores.shape(url)) == old) != whole, point
            found = await stored.rows(url, "SELECT version_num FROM alembic_version")
            assert found == [("0004" if whole else revision,)], point
    empty.start_until("")
    async with empty.http() as http:
        for each in old_stores.TABLES:
            info = (await http.get(f"/api/tables/{each['table']}")).raise_for_status().json()
            record = await http.get(f"/api/tables/{each['table']}/record")
            assert info["game"] == each["game"]
            assert record.is_error or len(record.json()["entries"]) >= each["entries"]
    empty.stop()
    tally.add(games=len(old_stores.TABLES))
