"""An older store, and games that were begun under older rules: nothing is lost, and people are told."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from clubantique.server.migrate import migrate, upgrade
from clubantique.server.schema import metadata

from .club import Person, on_disk, two_friends

TABLE = "INSERT INTO tables VALUES ('t', 'adel', 1, 'c', '{}', 'playing', 1, 0, '0', 3, 0, NULL, 1, 2)"
CHAIR = "INSERT INTO chairs VALUES ('t', 0, 'Ann', NULL, NULL, 'hash', 0)"
ENTRY = "INSERT INTO entries VALUES ('t', 0, NULL, NULL, '[1, 2]', 1)"


def first_store(file: Path) -> None:
    """As the first version made it, with something in it."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        upgrade(connection, "0001")
        for statement in (TABLE, CHAIR, ENTRY):
            connection.exec_driver_sql(statement)
    engine.dispose()


def test_an_older_store_is_brought_up_to_date_and_keeps_everything(tmp_path: Path) -> None:
    file = tmp_path / "club.db"
    first_store(file)
    migrate(f"sqlite:///{file}")
    with sqlite3.connect(file) as connection:
        counts = [
            connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
            for name in ("tables", "chairs", "entries")
        ]
        paused, clock = connection.execute("SELECT paused, clock FROM tables").fetchone()
    connection.close()
    assert counts == [1, 1, 1]
    assert (paused, clock) == (0, None)


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    file = tmp_path / "club.db"
    migrate(f"sqlite:///{file}")
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    assert differences == []


@pytest.mark.asyncio
async def test_a_game_of_older_rules_is_frozen_and_can_be_had(tmp_path: Path) -> None:
    club = on_disk(tmp_path)
    club.start()
    try:
        async with two_friends(club, "adel", "random") as (ann, _, _):
            await ann.hear_of("update")
        club.stop()
        with sqlite3.connect(tmp_path / "club.db") as connection:
            connection.execute("UPDATE tables SET rules = 0")
        connection.close()
        club.start()
        back = Person(club, ann.table, ann.token)
        await back.come()
        assert (await back.hear())["table"]["status"] == "frozen"
        await back.say(kind="choose", decision=[1, 0], choices=["castle"])
        assert (await back.hear_of("refused"))["problem"]["facts"] == {"status": "frozen"}
        await back.leave()
        async with club.http() as http:
            record = (await http.get(f"/api/tables/{ann.table}/record")).raise_for_status().json()
            assert record["rules"] == 0
            assert record["entries"]
            assert (await http.get(f"/api/tables/{ann.table}/replay")).status_code == 409
    finally:
        club.stop()
