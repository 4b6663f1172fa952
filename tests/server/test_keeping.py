"""Backups that fit any database, restoring all or nothing, and the doctor who finds what is wrong."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from clubantique.core.errors import FileThere
from clubantique.server.backups import backup, restore
from clubantique.server.doctor import Check, examine
from clubantique.server.errors import BadBackup, BadDatabase

from .broker import broker
from .club import PATIENCE, START, Club, Person, on_disk, two_friends
from .postgres import Postgres, postgres


def command(*arguments: object, code: int = 0) -> str:
    """What the command says; on stderr where it refuses."""
    done = subprocess.run(
        [sys.executable, "-c", START, *map(str, arguments)],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=PATIENCE,
        env={**os.environ, "LANG": "en_GB.UTF-8"},
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr if code == 2 else done.stdout


def copied(database: str, file: Path) -> list[Any]:
    """The rows of a new backup."""
    asyncio.run(backup(database, file))
    return rows(file)


def restored(file: Path, database: str, replace: bool = False) -> None:
    asyncio.run(restore(database, file, replace=replace))


def wrong(database: str, bus: str = "") -> dict[str, Check]:
    """What the doctor does not like, by name."""

    async def look() -> list[Check]:
        return [check async for check in examine(database, bus)]

    return {check.name: check for check in asyncio.run(look()) if not check.good}


def rows(file: Path) -> list[Any]:
    """The rows of a backup, without the lines before and behind them."""
    with gzip.open(file, "rt") as packed:
        return [json.loads(line) for line in packed][1:-1]


async def play_a_game(club: Club) -> Person:
    async with two_friends(club, "adel", "random") as people:
        await people[0].say(kind="chat", text="Grüße aus dem Salon 🎩")
        await asyncio.gather(*[person.play() for person in people])
    return people[0]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The backup of a room in which one game was played, made while it was open."""
    folder = tmp_path_factory.mktemp("played")
    club = on_disk(folder)
    club.start()
    try:
        person = asyncio.run(play_a_game(club))
        said = command("backup", folder / "club.backup", "--database", club.database)
    finally:
        club.stop()
    assert "tables: 1" in said
    assert person.token is not None
    assert person.token.encode() not in gzip.decompress((folder / "club.backup").read_bytes())
    return folder / "club.backup"


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with postgres() as found:
        yield found


def sqlite(file: Path) -> str:
    return f"sqlite:///{file}"


# --- backup and restore --------------------------------------------------------------------------


def test_a_backup_is_for_its_owner_and_never_overwrites(played: Path) -> None:
    assert stat.S_IMODE(played.stat().st_mode) == 0o600
    with pytest.raises(FileThere):
        copied(sqlite(played.with_name("club.db")), played)
    assert [each.name for each in played.parent.glob("*backup*")] == ["club.backup"]


def test_what_is_restored_is_what_was_backed_up(played: Path, tmp_path: Path) -> None:
    database = sqlite(tmp_path / "new.db")
    assert command("restore", played, "--database", database).startswith("Restored: tables: 1, answers: ")
    assert copied(database, tmp_path / "again") == rows(played)
    assert "All is well." in command("doctor", "--database", database)
    assert "with --replace they are thrown away" in command("restore", played, "--database", database, code=2)


def test_a_store_moves_to_postgresql_and_back(played: Path, server: Postgres, tmp_path: Path) -> None:
    restored(played, server.url)
    assert in_order(copied(server.url, tmp_path / "from-postgres")) == in_order(rows(played))
    assert not wrong(server.url)
    restored(tmp_path / "from-postgres", sqlite(tmp_path / "back.db"))
    assert in_order(copied(sqlite(tmp_path / "back.db"), tmp_path / "back")) == in_order(rows(played))


def in_order(found: list[Any]) -> list[str]:
    """Each database hands rows out in an order of its own."""
    return sorted(map(str, found))


async def test_people_play_on_while_the_store_is_copied(tmp_path: Path) -> None:
    """Every copy is of one moment: its tables and answers belong together, and its games can be played again."""
    club = on_disk(tmp_path)
    club.start()
    copies: list[Path] = []
    try:
        async with two_friends(club, "adel", "random") as people:
            playing = asyncio.gather(*[person.play() for person in people])
            while not playing.done():
                copies.append(tmp_path / f"{len(copies)}.backup")
                await backup(club.database, copies[-1])
            await playing
    finally:
        club.stop()
    lengths = [check_copy(copy) for copy in copies]
    assert len(set(lengths)) > 1
    await restore(sqlite(tmp_path / "new.db"), copies[len(copies) // 2], replace=False)
    assert [check.name async for check in examine(sqlite(tmp_path / "new.db"), "") if not check.good] == []


def check_copy(file: Path) -> int:
    """No answer is missing, and the table has heard of each; returns how many there are."""
    found = rows(file)
    numbers = [row["number"] for name, row in found if name == "entries"]
    (version,) = [row["version"] for name, row in found if name == "tables"]
    assert numbers == list(range(len(numbers)))
    assert version == len(numbers)  # the game began in the commit in which Bob sat down
    return len(numbers)


def test_a_store_with_games_is_only_replaced_when_that_is_wanted(played: Path, tmp_path: Path) -> None:
    database = sqlite(tmp_path / "club.db")
    restored(played, database)
    changed(tmp_path / "club.db", "UPDATE chairs SET name = 'Somebody Else' WHERE seat = 0")
    with pytest.raises(BadDatabase) as refused:
        restored(played, database)
    assert refused.value.facts["problem"] == "full"
    assert copied(database, tmp_path / "kept") != rows(played)
    restored(played, database, replace=True)
    assert copied(database, tmp_path / "replaced") == rows(played)


HARMS: dict[str, tuple[Callable[[list[bytes]], list[bytes]], str]] = {
    "an answer is missing": (lambda lines: [*lines[:-2], lines[-1]], "damaged"),
    "an answer was changed": (
        lambda lines: [*lines[:-2], lines[-2].replace(b"made", b"Made"), lines[-1]],
        "damaged",
    ),
    "the seal is missing": (lambda lines: lines[:-1], "damaged"),
    "a newer format": (lambda lines: [lines[0].replace(b'"version":1', b'"version":2'), *lines[1:]], "newer"),
    "a newer schema": (lambda lines: [lines[0].replace(b'on":"0', b'on":"9'), *lines[1:]], "newer"),
    "something else": (lambda lines: [b'{"format": "recipes"}\n', *lines[1:]], "foreign"),
}


@pytest.mark.parametrize("harm", HARMS)
def test_a_bad_backup_changes_nothing(played: Path, tmp_path: Path, harm: str) -> None:
    do, problem = HARMS[harm]
    bad = tmp_path / "bad"
    lines = gzip.decompress(played.read_bytes()).splitlines(keepends=True)
    bad.write_bytes(gzip.compress(b"".join(do(lines))))
    with pytest.raises(BadBackup) as refused:
        restored(bad, sqlite(tmp_path / "new.db"))
    assert refused.value.facts["problem"] == problem
    assert not (tmp_path / "new.db").exists()


def test_a_file_that_is_cut_off_or_no_backup_at_all_is_refused(played: Path, tmp_path: Path) -> None:
    (tmp_path / "cut").write_bytes(played.read_bytes()[:-20])
    assert "is damaged" in command("restore", tmp_path / "cut", code=2)
    (tmp_path / "letter").write_text("Dear Ann")
    assert "not a backup" in command("restore", tmp_path / "letter", code=2)
    assert "No such file" in command("restore", tmp_path / "nothing", code=2)


def test_an_old_backup_is_brought_up_to_date(played: Path, tmp_path: Path) -> None:
    """As the first version would have written it: with the columns and tables that were there then."""
    old_columns = {
        "tables": "id game rules components options status open host seed version bot_is_due rematch created changed",
        "chairs": "table_id seat name bot stand_in token muted",
        "entries": "table_id number seat message entries made",
        "chats": "table_id number seat message text made",
        "passes": "code table_id seat expires",
    }
    found = [
        (name, {column: row[column] for column in old_columns[name].split()})
        for name, row in rows(played)
        if name in old_columns
    ]
    write_backup(tmp_path / "old", "0001", found)
    restored(tmp_path / "old", sqlite(tmp_path / "new.db"))
    assert not wrong(sqlite(tmp_path / "new.db"))


def write_backup(file: Path, revision: str, found: list[tuple[str, dict[str, Any]]]) -> None:
    names = [name for name, _ in found]
    counts = {name: names.count(name) for name in names}
    head = {"format": "clubantique-backup", "version": 1, "revision": revision, "made": 0, "counts": counts}
    data = "".join(json.dumps(line) + "\n" for line in [head, *found]).encode()
    file.write_bytes(
        gzip.compress(data + json.dumps({"sha256": hashlib.sha256(data).hexdigest()}).encode() + b"\n")
    )


def test_there_is_nothing_to_back_up_where_no_store_is(tmp_path: Path) -> None:
    said = command("backup", tmp_path / "x", "--database", sqlite(tmp_path / "none.db"), code=2)
    assert "not there yet" in said
    assert list(tmp_path.iterdir()) == []


# --- the doctor ----------------------------------------------------------------------------------


def changed(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute(statement)
        database.commit()


def test_the_doctor_says_what_is_wrong_with_a_store(played: Path, tmp_path: Path) -> None:
    file, database = tmp_path / "club.db", sqlite(tmp_path / "club.db")
    assert list(wrong(database)) == ["store"]
    restored(played, database)
    assert not wrong(database)
    changed(file, "UPDATE tables SET rules = 99, changed = changed + 100000")
    found = wrong(database)
    assert list(found) == ["records", "clock"]
    assert found["records"].facts["count"] == 1
    assert not [row["id"] for name, row in rows(played) if name == "tables" and row["id"] in str(found)]
    changed(file, "UPDATE alembic_version SET version_num = '0001'")
    assert wrong(database)["schema"].facts["problem"] == "older"
    changed(file, "UPDATE alembic_version SET version_num = '9999'")
    assert wrong(database)["schema"].facts["problem"] == "newer"


def test_the_doctor_tells_people_and_programs(played: Path, tmp_path: Path) -> None:
    database = sqlite(tmp_path / "club.db")
    restored(played, database)
    with broker() as bus:
        assert not wrong(database, bus.url)
    flags = ["--database", database, "--bus", "redis://club:sesame@127.0.0.1:1/0"]
    said = command("doctor", *flags, code=1)
    assert "[ok] The one game in the store can be played again from its record." in said
    assert "[wrong] The bus redis://127.0.0.1:1/0 does not answer" in said
    assert said.endswith("One thing is wrong.\n")
    found = json.loads(command("doctor", "--json", *flags, code=1))
    assert not found["ok"]
    assert [check["check"] for check in found["checks"] if not check["ok"]] == ["bus"]
    assert "sesame" not in said + json.dumps(found)


def test_the_doctor_tells_what_cleaning_would_remove(played: Path, tmp_path: Path) -> None:
    database = sqlite(tmp_path / "club.db")
    restored(played, database)
    assert cleaning_of(database) == {"check": "cleaning", "ok": True, "marked": 0, "old": 0}
    changed(tmp_path / "club.db", f"UPDATE tables SET changed = changed - {3 * 24 * 3600}")
    assert cleaning_of(database)["old"] == 0
    assert cleaning_of(database, "--keep-days", "2")["old"] == 1
    changed(tmp_path / "club.db", "UPDATE tables SET marked = changed")
    assert cleaning_of(database)["marked"] == 1
    said = command("doctor", "--database", database, "--keep-days", "2")
    assert "[ok] Tables that nobody has touched for as long as they are kept: 1; marked," in said


def cleaning_of(database: str, *flags: str) -> dict[str, Any]:
    found = json.loads(command("doctor", "--json", "--database", database, *flags))
    return next(check for check in found["checks"] if check["check"] == "cleaning")
