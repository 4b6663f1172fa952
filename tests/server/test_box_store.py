"""Boxes in the store: shared by their tables, in backups, gone with the last table, and left alone by older rooms."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from boxes import TITLES, corrected
from sqlalchemy import Connection

from clubantique.core.errors import UnknownName
from clubantique.core.registry import load
from clubantique.server.backups import backup, restore
from clubantique.server.box_writes import DAY, drop_unneeded
from clubantique.server.boxes import Boxes, able_bots, box_row, check_bot
from clubantique.server.database import Database
from clubantique.server.doctor import replays
from clubantique.server.errors import NoBox
from clubantique.server.migrate import migrate
from clubantique.server.one_table import remove
from clubantique.server.store import Store

from . import stored
from .club import Club, opened
from .postgres import postgres
from .test_rolling_upgrade import sources_of, stop_if_open

pytestmark = pytest.mark.asyncio

BEFORE_BOXES = "70d7d02"
"""The last commit whose rooms know nothing of boxes; its schema is 0003."""


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with ExitStack() as machines:
        on_disk = request.param == "sqlite"
        url = f"sqlite:///{tmp_path / 'club.db'}" if on_disk else machines.enter_context(postgres()).url
        yield url


@pytest_asyncio.fixture
async def store(database: str) -> AsyncIterator[Store]:
    await asyncio.to_thread(migrate, database)
    found = Database(database)
    try:
        yield Store(found)
    finally:
        await found.close()


async def boxes_in(database: str) -> list[str]:
    return [row[0] for row in await stored.rows(database, "SELECT digest FROM boxes")]


async def table_with(club: Club, box: str | None, *chairs: dict[str, str]) -> dict[str, Any]:
    async with club.http() as http:
        wanted = {"game": "adel", "name": "Ann", "chairs": list(chairs), "box": box}
        found: dict[str, Any] = (await http.post("/api/tables", json=wanted)).raise_for_status().json()
        return found


async def bring(club: Club) -> str:
    async with club.http() as http:
        wanted = {"game": "adel", "file": json.dumps(corrected("adel"))}
        return str((await http.post("/api/boxes", json=wanted)).raise_for_status().json()["digest"])


async def test_a_box_is_kept_once_and_found_again(store: Store, database: str) -> None:
    game = load("adel", corrected("adel"))
    game.unable = frozenset(["lord"])
    row = box_row(game, now=1000)
    assert row is not None
    for _ in range(2):
        await store.boxes.keep(row)
    again = await Boxes(store.boxes).game("adel", game.digest)
    assert (again.digest, again.components, again.unable) == (game.digest, game.components, game.unable)
    assert await boxes_in(database) == [game.digest]
    with pytest.raises(NoBox):
        await Boxes(store.boxes).game("lastwill", game.digest)


async def test_a_bot_that_cannot_play_with_a_box_is_not_seated() -> None:
    game = load("adel", corrected("adel"))
    game.unable = frozenset(["lord"])
    assert able_bots(game) == ["random"]
    check_bot("random", game)
    with pytest.raises(UnknownName) as refused:
        check_bot("lord", game)
    assert refused.value.facts["possible"] == "random"


async def test_a_box_goes_with_the_last_table_that_needs_it(database: str) -> None:
    with opened(Club(database)) as club:
        digest = await bring(club)
        tables = [(await table_with(club, digest, {}))["table"] for _ in range(2)]
        await remove(database, tables[0])
        assert await boxes_in(database) == [digest]
        async with club.http() as http:
            kept = (await http.get(f"/api/tables/{tables[1]}")).json()
        assert kept["box_title"] == TITLES["adel"]
        await remove(database, tables[1])
        assert await boxes_in(database) == []


async def test_a_box_that_no_table_needs_is_cleaned_away_after_a_day(store: Store, database: str) -> None:
    now = int(time.time())
    needed, new, old = (
        load("adel", corrected("adel") | {"title": title}) for title in ("One", "Two", "Three")
    )
    for game, touched in ((needed, 0), (new, now), (old, now - DAY - 1)):
        row = box_row(game, touched)
        assert row is not None
        await store.boxes.keep(row)
    await stored.change(database, table_row(needed.digest))

    def clean(connection: Connection, moments: list[int]) -> list[Exception | None]:
        for moment in moments:
            drop_unneeded(connection, moment)
        return [None] * len(moments)

    await store.database.write(clean, now)
    assert sorted(await boxes_in(database)) == sorted([needed.digest, new.digest])


def table_row(components: str) -> str:
    """A table that plays with these."""
    columns = "id, game, rules, components, options, status, open, host, seed, version, bot_is_due, created, changed"
    return (
        f"INSERT INTO tables ({columns}) VALUES ('t', 'adel', 1, '{components}', '[{{}}]', 'over', "
        "false, 0, '0', 1, false, 0, 0)"
    )


async def test_a_backup_has_the_boxes_and_fits_the_other_database(database: str, tmp_path: Path) -> None:
    with opened(Club(database)) as club:
        digest = await bring(club)
        table = (await table_with(club, digest, {"bot": "random"}))["table"]
        await backup(database, tmp_path / "club.backup")
    moved = f"sqlite:///{tmp_path / 'moved.db'}"
    await restore(moved, tmp_path / "club.backup", replace=False)
    assert await boxes_in(moved) == [digest]
    found = Database(moved)
    try:
        assert await replays(Store(found), table)
    finally:
        await found.close()


async def test_a_table_whose_box_is_gone_is_frozen_and_nobody_sits_down(database: str) -> None:
    with opened(Club(database)) as club:
        digest = await bring(club)
        waiting = (await table_with(club, digest, {}))["table"]
        playing = (await table_with(club, digest, {"bot": "random"}))["table"]
    await stored.change(database, "DELETE FROM boxes")
    with opened(Club(database)) as club:
        async with club.http() as http:
            found = [
                (await http.get(f"/api/tables/{table}")).json()["status"] for table in (waiting, playing)
            ]
            refused = await http.post(f"/api/tables/{waiting}/sit", json={"name": "Bob"})
            record = await http.get(f"/api/tables/{playing}/record")
    assert found == ["closed", "frozen"]
    assert refused.status_code == 409
    assert record.status_code == 200


async def test_a_room_of_the_version_before_takes_a_table_with_a_box_for_frozen(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database = f"sqlite:///{tmp_path / 'club.db'}"
    old, new = Club(database), Club(database)
    old.environment = {**Club.environment, "PYTHONPATH": str(sources_of(BEFORE_BOXES, tmp_path_factory))}  # type: ignore[misc]
    with ExitStack() as at_last:
        at_last.callback(stop_if_open, old)
        at_last.callback(stop_if_open, new)
        old.start()
        new.start()
        digest = await bring(new)
        waiting = (await table_with(new, digest, {}))["table"]
        playing = (await table_with(new, digest, {"bot": "random"}))["table"]
        usual = (await table_with(new, None, {}))["table"]
        async with old.http() as http:
            seen = [
                (await http.get(f"/api/tables/{each}")).json()["status"] for each in (waiting, playing, usual)
            ]
            sits = [
                await http.post(f"/api/tables/{each}/sit", json={"name": "Bob"}) for each in (waiting, usual)
            ]
            assert (await http.get("/healthz")).status_code == 200
        async with new.http() as http:
            still = [(await http.get(f"/api/tables/{each}")).json()["status"] for each in (waiting, playing)]
    assert seen == ["closed", "frozen", "waiting"]
    assert [sit.status_code for sit in sits] == [409, 201]
    assert still == ["waiting", "playing"]
