"""A wrong clock removes no table and takes nobody's time, and one damaged table stops no other."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .club import Person, opened, sit_down
from .outside import Room, get, info, post, rows, seen_by, stopped, until
from .postgres import postgres

pytestmark = pytest.mark.asyncio

HOUR = 3600
DAY = 24 * HOUR
FAR = [3650 * DAY, 0, 40 * DAY, -40 * DAY]
PROGRAM = str(Path(__file__).with_name("other_clock.py"))


class Clock:
    """The clock of one machine, as far as it is wrong."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.wrong_by(0)

    def wrong_by(self, seconds: float) -> None:
        self.seconds = seconds
        self.file.write_text(str(seconds))

    def now(self) -> float:
        return time.time() + self.seconds


class Timed(Room):
    """A room on a machine with such a clock, whose log is kept."""

    def __init__(self, database: str, folder: Path, name: str = "clock", **environment: str) -> None:
        self.clock = Clock(folder / name)
        flags = {"CLUBANTIQUE_LOG": "json", "WRONG_CLOCK": str(self.clock.file), **environment}
        super().__init__(database, "", PROGRAM, **flags)
        self.log: Path = folder / f"{name}.log"

    def lines(self, event: str) -> list[dict[str, Any]]:
        found = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        return [line for line in found if line["event"] == event]


@contextmanager
def stores(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'club.db'}"
    else:
        with postgres() as server:
            yield server.url


async def ids(club: Timed) -> set[str]:
    return {row[0] for row in await rows(club.database, "SELECT id FROM tables")}


async def looked(club: Timed) -> bool:
    """Whether cleaning has looked at the tables by this clock; a room that removes them all has certainly looked."""
    if not await ids(club):
        return True
    seen = await rows(club.database, "SELECT seen FROM clock")
    return bool(seen) and abs(seen[0][0] - club.clock.now()) < HOUR / 2


async def some_rounds(club: Timed) -> None:
    """Cleaning looks whenever the store was looked at: its clock goes on."""
    for _ in range(2):
        ((seen,),) = await rows(club.database, "SELECT max(seen) FROM clock")

        async def later(before: int = seen) -> bool:
            return bool(await rows(club.database, f"SELECT 1 FROM clock WHERE seen > {before}"))

        await until(later)


async def some_tables(club: Timed) -> set[str]:
    """One that waits, one that is played, and one that was closed."""
    await post(club, "/api/tables", game="adel", name="Ann", chairs=[{}, {}])
    await sit_down(club, club, "adel", "random")
    table, [ann, _] = await sit_down(club, club, "adel", "random")
    (await post(club, f"/api/tables/{table}/close", ann)).raise_for_status()
    return await ids(club)


# --- tables ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_wrong_clock_removes_nothing(kind: str, tmp_path: Path) -> None:
    """Wrong while the room is closed, and wrong from one moment to the next."""
    with stores(kind, tmp_path) as database:
        club = Timed(database, tmp_path)
        club.start()
        try:
            tables = await some_tables(club)
            await until(lambda: looked(club))
            for place, wrong in enumerate(FAR):
                if place % 2 == 0:
                    club.stop()
                club.clock.wrong_by(wrong)
                if place % 2 == 0:
                    club.start()
                await until(lambda: looked(club))
                assert await ids(club) == tables
                club.clock.wrong_by(wrong + 23 * HOUR)
                await until(lambda: looked(club))
                club.clock.wrong_by(wrong + 26 * HOUR)
                await until(lambda: looked(club))
                await some_rounds(club)
                assert await ids(club) == tables
            for table in tables:
                assert (await get(club, f"/api/tables/{table}")).status_code == 200
        finally:
            stopped(club)
    jumps = [line["seconds"] for line in club.lines("clock-jumped")]
    assert max(jumps) > 3000 * DAY
    assert min(jumps) < -3000 * DAY
    assert club.lines("tables-removed") == []


async def test_a_wrong_clock_after_an_upgrade_removes_nothing_that_was_touched_before_it(
    tmp_path: Path,
) -> None:
    """A room of before did not write down what its clock said."""
    club = Timed(f"sqlite:///{tmp_path / 'club.db'}", tmp_path)
    with opened(club):
        tables = await some_tables(club)
    await rows(club.database, f"UPDATE tables SET changed = changed - {5 * DAY}")
    await rows(club.database, "DELETE FROM clock")
    with opened(club):
        for wrong in (0, 40 * DAY, 40 * DAY + 23 * HOUR, 41 * DAY + 22 * HOUR):
            club.clock.wrong_by(wrong)
            await until(lambda: looked(club))
            await some_rounds(club)
        assert await ids(club) == tables


async def test_what_is_honestly_old_goes_a_few_at_a_time_and_is_in_the_log(tmp_path: Path) -> None:
    club = Timed(f"sqlite:///{tmp_path / 'club.db'}", tmp_path)
    with opened(club):
        for _ in range(15):
            await some_tables(club)
        tables = sorted(await ids(club))
        await until(lambda: looked(club))
        old, young = set(tables[:5]), set(tables[5:])
        listed = ", ".join(f"'{each}'" for each in old)
        await rows(club.database, f"UPDATE tables SET changed = changed - {31 * DAY} WHERE id IN ({listed})")

        async def marked() -> bool:
            found = await rows(club.database, "SELECT id FROM tables WHERE marked IS NOT NULL")
            return {row[0] for row in found} == old or not old & await ids(club)

        await until(marked)
        assert await ids(club) == old | young, "marked first"
        club.clock.wrong_by(23 * HOUR)
        await until(lambda: looked(club))
        await some_rounds(club)
        assert await ids(club) == old | young, "not before a day has gone by"
        club.clock.wrong_by(25 * HOUR)

        async def gone() -> bool:
            return await ids(club) == young

        await until(gone)
    removed = [line["count"] for line in club.lines("tables-removed")]
    assert sum(removed) == len(old)
    assert max(removed) <= len(tables) // 20
    assert sum(line["count"] for line in club.lines("tables-marked")) == len(old)
    assert not [each for each in old if each in club.log.read_text()], "whoever knows an id is invited"


# --- the time of players -----------------------------------------------------------------------------


async def test_a_jump_takes_nobodys_time_and_time_still_runs_out(tmp_path: Path) -> None:
    club = Timed(f"sqlite:///{tmp_path / 'club.db'}", tmp_path)
    with opened(club):
        table, _ = await sit_down(club, club, "adel", "random", clock=3600)

        async def wound() -> bool:
            found = await info(club, table)
            left = found["deadline"] - club.clock.now() if found["deadline"] else 0
            return stands_in(found) or 0 < left <= found["clock"] + 5

        for wrong in (40 * DAY, 0, 3650 * DAY, -40 * DAY):
            club.clock.wrong_by(wrong)
            await until(wound)
            assert not stands_in(await info(club, table)), wrong
        await until_late(club, (await sit_down(club, club, "adel", "random", clock=10))[0])


async def until_late(club: Timed, table: str) -> None:
    """Until time has run out there, and bots have taken over."""

    async def late() -> bool:
        return stands_in(await info(club, table))

    await until(late)


async def jumped(club: Timed) -> bool:
    """Whether it has looked at everything once."""
    return bool(club.lines("clock-jumped"))


def stands_in(found: dict[str, Any]) -> bool:
    return any(chair["stands_in"] for chair in found["chairs"])


async def test_one_machine_of_two_with_a_wrong_clock_takes_nobodys_time(tmp_path: Path) -> None:
    with postgres() as server:
        right = Timed(server.url, tmp_path, "right")
        wrong = Timed(server.url, tmp_path, "wrong")
        wrong.clock.wrong_by(40 * DAY)
        with opened(right), opened(wrong):
            await until(lambda: jumped(wrong))
            table, _ = await sit_down(right, right, "adel", "random", clock=3600)

            async def noticed() -> bool:
                """By the one whose clock is wrong: it gives the time anew, or takes it."""
                found = await info(right, table)
                return stands_in(found) or found["deadline"] > time.time() + DAY

            await until(noticed)
            assert not stands_in(await info(right, table))


# --- damaged tables ------------------------------------------------------------------------------------

DAMAGES = {
    "entries that cannot be read": "UPDATE entries SET entries = '{' WHERE table_id = '{id}' AND number = 0",
    "entries of something else": "UPDATE entries SET entries = '[{{\"x\": 1}}]' WHERE table_id = '{id}'",
    "entries that do not replay": "UPDATE entries SET entries = '[]' WHERE table_id = '{id}' AND number = 0",
    "no entries": "DELETE FROM entries WHERE table_id = '{id}'",
    "an unknown game": "UPDATE tables SET game = 'ludo' WHERE id = '{id}'",
    "options that cannot be read": "UPDATE tables SET options = '{' WHERE id = '{id}'",
    "options of something else": "UPDATE tables SET options = '[null]' WHERE id = '{id}'",
    "no names": "UPDATE chairs SET name = NULL WHERE table_id = '{id}'",
    "no chairs": "DELETE FROM chairs WHERE table_id = '{id}'",
    "an unknown bot": "UPDATE chairs SET bot = 'nobody' WHERE table_id = '{id}' AND bot IS NOT NULL",
    "another set-up": "UPDATE tables SET rules = 99, components = 'x' WHERE id = '{id}'",
}
DUE = "UPDATE tables SET bot_is_due = {true}, deadline = 1, changed = 1, clock = 10 WHERE id = '{id}'"
OLDER = "UPDATE tables SET due_version = NULL WHERE id = '{id}'"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_damaged_table_stops_itself_and_no_other(kind: str, tmp_path: Path) -> None:
    with stores(kind, tmp_path) as database:
        club = Timed(database, tmp_path, CLUBANTIQUE_KEEP_DAYS="36500")
        with opened(club):
            damaged = {each: await sit_down(club, club, "adel", "random") for each in DAMAGES}
            waiting = (
                await post(club, "/api/tables", game="adel", name="Ann", chairs=[{}], open=True)
            ).json()
        for number, (damage, (table, _)) in enumerate(damaged.items()):
            statements = [DUE.replace("{true}", "true"), *([OLDER] if number % 2 else []), DAMAGES[damage]]
            for statement in statements:
                await rows(database, statement.replace("{id}", table).replace("{{", "{").replace("}}", "}"))
        await rows(database, f"UPDATE tables SET options = '{{' WHERE id = '{waiting['table']}'")
        with opened(club):
            table, tokens = await sit_down(club, club, "adel", "random", clock=10)
            await until_late(club, table)
            await check_all_answer(club, {"waiting": (waiting["table"], [waiting["token"]]), **damaged})
            cookies = {f"seat-{each}": token for each, [token, *_] in damaged.values()}
            async with club.http() as http:
                http.cookies.update({**cookies, f"seat-{table}": tokens[0]})
                assert (await http.get("/api/mine")).status_code == 200
            assert (await get(club, "/api/tables")).status_code == 200
            assert (await get(club, "/readyz")).status_code == 200
            assert (await seen_by(club, table, tokens[1]))["seat"] == 1
    assert club.lines("went-wrong") == []
    assert club.lines("socket-failed") == []


async def check_all_answer(club: Timed, damaged: dict[str, tuple[str, list[str]]]) -> None:
    """None of them is the fault of the house."""
    answers: dict[tuple[str, str], object] = {}
    for damage, (table, [token, *_]) in damaged.items():
        for path in ("", "/record", "/replay"):
            answers[damage, path] = (await get(club, f"/api/tables/{table}{path}", token)).status_code
        for path in ("pause", "close"):
            answers[damage, path] = (await post(club, f"/api/tables/{table}/{path}", token)).status_code
        answers[damage, "socket"] = await visited(club, table, token)
    assert {each: answer for each, answer in answers.items() if answer in (500, 4500)} == {}


async def visited(club: Timed, table: str, token: str) -> object:
    person = Person(club, table, token)
    try:
        await person.come()
        return (await person.hear())["kind"]
    except InvalidStatus as refused:
        return refused.response.status_code
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
    finally:
        await person.leave()
