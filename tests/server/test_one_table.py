"""Whoever runs the room is asked about one table: it can be looked at, and deleted while the room is open."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from clubantique.server.logs import mark
from clubantique.server.one_table import look_up

from .club import Club, Person, opened, sit_down
from .postgres import postgres
from .test_keeping import changed, command, copied, sqlite

SAID = "the candlestick is under the piano"


@pytest.fixture(params=["sqlite", "postgresql"])
def club(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Club]:
    """An open room over either database."""
    with ExitStack() as machines:
        on_disk = request.param == "sqlite"
        database = sqlite(tmp_path / "club.db") if on_disk else machines.enter_context(postgres()).url
        yield machines.enter_context(opened(Club(database)))


async def two_tables(club: Club) -> list[str]:
    """At each of them Ann and Bob play a little, and Ann says something; returns their ids."""
    found = []
    for _ in range(2):
        table, tokens = await sit_down(club, club, "adel")
        ann = Person(club, table, tokens[0])
        await ann.come()
        await ann.hear_of("update")
        await ann.say(kind="chat", text=SAID)
        await ann.hear_of("done")
        await ann.leave()
        found.append(table)
    return found


def rows_of(club: Club, folder: Path, number: int) -> dict[str, int]:
    """How many rows of the store speak of each table."""
    found: dict[str, int] = {}
    for name, row in copied(club.database, folder / f"{number}.backup"):
        table = row["id"] if name == "tables" else row["table_id"]
        found[table] = found.get(table, 0) + 1
    return found


def test_one_table_is_shown_and_deleted_while_the_room_is_open(club: Club, tmp_path: Path) -> None:
    kept, gone = asyncio.run(two_tables(club))
    store = ["--database", club.database]
    before = rows_of(club, tmp_path, 1)
    shown = command("table", f"http://{club.address}/t/{gone}", *store)
    assert f"Table {mark(gone)}: Adel verpflichtet, being played\n  Players: Ann, Bob\n" in shown
    assert "Answers: 1, lines of chat: 1\n" in shown
    assert gone not in shown, "the id is an invitation"
    assert SAID not in shown
    for name in (gone, f"https://x.example/t/{gone}/replay", mark(gone)):
        assert asyncio.run(look_up(club.database, name)).mark == mark(gone)
    assert "Nothing was deleted" in command("table", gone, "--delete", *store, code=2)
    assert rows_of(club, tmp_path, 2) == before
    found = json.loads(command("table", gone, "--yes", "--json", *store))
    assert (found["game"], found["status"], found["players"]) == ("adel", "playing", ["Ann", "Bob"])
    assert found["deleted"] is False
    assert "The table is deleted" in command("table", gone, "--delete", "--yes", *store)
    assert rows_of(club, tmp_path, 3) == {kept: before[kept]}
    assert "There is no table" in command("table", gone, *store, code=2)
    assert "All is well." in command("doctor", *store)


def test_a_frozen_table_is_found_by_the_mark_that_the_doctor_tells(tmp_path: Path) -> None:
    file = tmp_path / "club.db"
    with opened(Club(sqlite(file))) as club:
        one, other = asyncio.run(two_tables(club))
    changed(file, f"UPDATE tables SET rules = 99 WHERE id = '{one}'")
    changed(file, f"UPDATE entries SET entries = '[[' WHERE table_id = '{other}'")
    said = command("doctor", "--database", club.database, code=1)
    for table in (one, other):
        assert mark(table) in said
        assert "frozen: it cannot be played again" in command(
            "table", mark(table), "--database", club.database
        )
    assert "version 99 (here: " in command("table", mark(one), "--database", club.database)


def test_there_is_nothing_to_show_where_no_store_is(tmp_path: Path) -> None:
    assert "not there yet" in command("table", "x", "--database", sqlite(tmp_path / "none.db"), code=2)
    assert list(tmp_path.iterdir()) == []
