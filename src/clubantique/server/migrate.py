"""Brings a database to the schema of this version; run before anything is served."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from importlib.resources import files
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from clubantique.server.database import BUSY_MS, connect
from clubantique.server.errors import BadDatabase
from clubantique.server.logs import first_line, note
from clubantique.server.schema import metadata

log = logging.getLogger("clubantique.store")

TO_READ = ("PRAGMA schema_version",)
TO_WRITE = (*TO_READ, "PRAGMA journal_mode=WAL", "BEGIN IMMEDIATE", "ROLLBACK")
SCHEMES = ("sqlite", "postgresql", "postgres")
OWNER_ONLY = 0o600
OTHERS = 0o077
BESIDE = ("", "-wal", "-shm", "-journal")  # what SQLite writes beside a store holds the same secrets


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("clubantique.server") / "migrations"))
    return config


def revisions() -> list[str]:
    """Every schema that this version knows, the newest first."""
    return [each.revision for each in ScriptDirectory.from_config(configuration()).walk_revisions()]


def shown(url: str) -> str:
    """Where a store is, without the password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return url.rpartition("@")[2]


def files_of(url: str) -> list[Path]:
    """The files of a store in SQLite that are there."""
    parsed = make_url(url)
    if parsed.drivername != "sqlite" or not parsed.database:
        return []
    return [file for end in BESIDE if (file := Path(parsed.database + end)).is_file()]


def open_to_others(url: str) -> list[Path]:
    """Files of a store that not only their owner can read: hidden cards and chats are in them."""
    return [file for file in files_of(url) if os.name == "posix" and file.stat().st_mode & OTHERS]


def keep_to_owner(url: str) -> None:
    """A new store is its owner's alone from the first byte on, and what SQLite adds is like it; an old one becomes so.

    Where it is not ours to change, it stays as it is; where no file can be, SQLite says so in its own words.
    """
    parsed = make_url(url)
    with suppress(OSError):
        if parsed.drivername == "sqlite" and parsed.database and not Path(parsed.database).exists():
            os.close(os.open(parsed.database, os.O_CREAT | os.O_EXCL, OWNER_ONLY))
        for file in open_to_others(url):
            if file.stat().st_uid == os.geteuid():
                file.chmod(OWNER_ONLY)
                note(log, "kept-to-owner", file=file.name)


def probe(url: str, *statements: str) -> None:
    """A file is tried without the asynchronous driver, whose thread outlives a failure and complains on its own."""
    parsed = make_url(url)
    if statements == TO_WRITE:
        keep_to_owner(url)
    if parsed.drivername == "sqlite":
        with closing(sqlite3.connect(parsed.database or ":memory:", timeout=BUSY_MS / 1000)) as connection:
            for statement in statements:
                connection.execute(statement)


@contextmanager
def in_words(url: str) -> Iterator[None]:
    """Whatever is wrong with a store is said in one line."""
    try:
        if make_url(url).drivername not in SCHEMES:
            raise BadDatabase(database=shown(url), problem="url", reason="")
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError, ImportError) as error:
        if isinstance(error, SQLAlchemyError) and not hasattr(error, "orig"):
            raise BadDatabase(database=shown(url), problem="url", reason="") from error
        reason = first_line(str(getattr(error, "orig", None) or error))
        raise BadDatabase(database=shown(url), problem="reason", reason=reason) from error


def revision_of(connection: Connection, url: str) -> str | None:
    """The schema of a store, None for an empty one; refused if it is not one of ours, or newer than we are."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None and set(inspect(connection).get_table_names()) & set(metadata.tables):
        raise BadDatabase(database=shown(url), problem="foreign", reason="")
    if found is not None and found not in revisions():
        raise BadDatabase(database=shown(url), problem="newer", reason=found)
    return found


def upgrade(connection: Connection, to: str = "head") -> None:
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _checked_upgrade(connection: Connection, url: str) -> tuple[str | None, str | None]:
    before = revision_of(connection, url)
    upgrade(connection)
    return before, revision_of(connection, url)


async def _migrate(url: str) -> None:
    engine = connect(url, writes=True)
    try:
        async with engine.begin() as connection:
            before, after = await connection.run_sync(_checked_upgrade, url)
    finally:
        await engine.dispose()
    if before != after:
        note(log, "migrated", before=before, after=after)


def migrate(url: str) -> None:
    with in_words(url):
        probe(url, *TO_WRITE)
        asyncio.run(_migrate(url))
