"""Who else is on the machine cannot read the store: hidden cards, chats and the bots' seeds are in it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from .club import Club, on_disk, opened, two_friends
from .hosted import hosted
from .test_keeping import command, sqlite, wrong

OPEN = 0o644


@pytest.fixture(autouse=True)
def usual_umask() -> Iterator[None]:
    """As on most machines, where whatever is made can be read by everybody."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.glob("club.db*")}


async def play_a_little(club: Club) -> None:
    """Until there are answers in the store, and the files that SQLite writes beside it."""
    async with two_friends(club, "adel", "random") as people:
        await people[0].hear_of("update")


ALL = {"club.db": 0o600, "club.db-wal": 0o600, "club.db-shm": 0o600}


async def test_only_its_owner_can_read_the_store_of_a_running_room(tmp_path: Path) -> None:
    with opened(on_disk(tmp_path)) as club:
        await play_a_little(club)
        assert modes(tmp_path) == ALL
        assert "access" not in await asyncio.to_thread(wrong, club.database)


async def test_a_store_that_everybody_could_read_is_corrected_when_the_room_opens(tmp_path: Path) -> None:
    with hosted(tmp_path) as club:
        await play_a_little(club)
        club.kill()  # so that the files beside the store are left behind
        for file in tmp_path.glob("club.db*"):
            file.chmod(OPEN)
        assert set(modes(tmp_path)) == set(ALL)
        assert "access" in await asyncio.to_thread(wrong, club.database)
        club.start()
        await play_a_little(club)
        assert modes(tmp_path) == ALL


async def test_a_restored_store_is_its_owners_alone(tmp_path: Path) -> None:
    with opened(on_disk(tmp_path)) as club:
        await play_a_little(club)
        command("backup", tmp_path / "copy", "--database", club.database)
    new = tmp_path / "new"
    new.mkdir()
    command("restore", tmp_path / "copy", "--database", sqlite(new / "club.db"))
    assert modes(new)["club.db"] == 0o600


def test_the_folder_of_a_first_start_is_its_owners_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    command("doctor", code=1)
    assert stat.S_IMODE((tmp_path / "data" / "clubantique").stat().st_mode) == 0o700


def test_the_doctor_only_looks(tmp_path: Path) -> None:
    """A file of somebody else's making stays as it is, and is named."""
    with closing(sqlite3.connect(tmp_path / "club.db")) as database:
        database.execute("CREATE TABLE letters (number INTEGER)")
        database.commit()
    said = command("doctor", "--database", sqlite(tmp_path / "club.db"), code=1)
    assert "Others on this machine can read the store: 644 " in said
    assert modes(tmp_path)["club.db"] == OPEN
