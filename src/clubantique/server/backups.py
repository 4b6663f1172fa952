"""Everything the club room keeps in one file that fits any database: a header, the rows, and a seal.

Gzipped JSON lines. The header says what it is, which schema the rows have, and how many there are; the seal is the
SHA-256 of everything before it. Rows are read and written as the schema of that time had them: an old backup is put
into old tables, which are then brought up to date like any other store.
"""

from __future__ import annotations

import gzip
import os
import time
import zlib
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from itertools import chain, groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import IO, Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, MetaData, Table, func, insert, inspect, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import CompileError, DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from clubantique.core.errors import FileThere
from clubantique.server.database import connect
from clubantique.server.errors import BadBackup, BadDatabase
from clubantique.server.migrate import (
    TO_READ,
    TO_WRITE,
    in_words,
    probe,
    revision_of,
    revisions,
    shown,
    upgrade,
)
from clubantique.server.schema import FLEETING, metadata

FORMAT = "clubantique-backup"
VERSION = 1
BATCH = 500
OWNER_ONLY = 0o600
GZIP = b"\x1f\x8b"
REVISIONS_TABLE = "alembic_version"

Row = tuple[str, dict[str, Any]]
BROKEN = (EOFError, gzip.BadGzipFile, zlib.error, msgspec.MsgspecError)


class Header(Struct, frozen=True):
    """The first line."""

    format: str
    version: int
    revision: str
    made: int
    counts: dict[str, int]


class Seal(Struct, frozen=True):
    """The last line."""

    sha256: str


def stored_tables(connection: Connection) -> list[Table]:
    """Our tables as they are in this database, those that others refer to first."""
    found = set(inspect(connection).get_table_names()) & set(metadata.tables)
    there = MetaData()
    there.reflect(connection, only=sorted(found))
    return [table for table in there.sorted_tables if table.name in found]


# --- backing up ------------------------------------------------------------------------------------


def check_there(url: str) -> None:
    """A store must not come into being because somebody wants to look at it."""
    with in_words(url):
        parsed = make_url(url)
        if parsed.drivername == "sqlite" and not Path(parsed.database or "").is_file():
            raise BadDatabase(database=shown(url), problem="missing", reason="")
        probe(url, *TO_READ)


async def backup(url: str, file: Path) -> dict[str, int]:
    """One moment of the store, though people go on playing. The file is there whole, or not at all."""
    check_there(url)
    if file.exists():
        raise FileThere(file=file)
    partial = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with open(partial, "xb", opener=for_owner) as out:
            counts = await write_backup(url, out)
            out.flush()
            os.fsync(out.fileno())
        partial.replace(file)
    finally:
        with suppress(FileNotFoundError):
            partial.unlink()
    return counts


def for_owner(path: str, flags: int) -> int:
    return os.open(path, flags, OWNER_ONLY)


async def write_backup(url: str, out: IO[bytes]) -> dict[str, int]:
    engine = connect(url, writes=False)
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    try:
        with in_words(url):
            async with engine.connect() as connection, connection.begin():
                revision = await connection.run_sync(revision_of, url)
                if revision is None:
                    raise BadDatabase(database=shown(url), problem="missing", reason="")
                return await write_rows(connection, revision, out)
    finally:
        await engine.dispose()


async def write_rows(connection: AsyncConnection, revision: str, out: IO[bytes]) -> dict[str, int]:
    found = [table for table in await connection.run_sync(stored_tables) if table.name not in FLEETING]
    counts = {
        str(table.name): (await connection.execute(select(func.count()).select_from(table))).scalar_one()
        for table in found
    }
    digest = sha256()
    with gzip.GzipFile(fileobj=out, mode="wb", mtime=0) as packed:

        def write(line: object) -> None:
            data = msgspec.json.encode(line) + b"\n"
            digest.update(data)
            packed.write(data)

        write(Header(FORMAT, VERSION, revision, int(time.time()), counts))
        for table in found:
            async for row in (await connection.stream(select(table))).mappings():
                write((str(table.name), {str(name): value for name, value in row.items()}))
        write(Seal(digest.hexdigest()))
    return counts


# --- restoring -------------------------------------------------------------------------------------


async def restore(url: str, file: Path, *, replace: bool) -> dict[str, int]:
    """All of it or nothing; into an empty store, or in place of what is there."""
    header = checked_header(file)
    with in_words(url):
        probe(url, *TO_WRITE)
        engine = connect(url, writes=True)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(put_back, url, file, header, replace)
        except (IntegrityError, DataError, CompileError) as error:
            raise BadBackup(file=file, problem="damaged", found=type(error).__name__) from error
        finally:
            await engine.dispose()
    return header.counts


def put_back(connection: Connection, url: str, file: Path, header: Header, replace: bool) -> None:
    clear(connection, url, replace)
    upgrade(connection, header.revision)
    there = {table.name: table for table in stored_tables(connection)}
    for name, rows in groupby(rows_of(file), key=itemgetter(0)):
        if name not in there:
            raise BadBackup(file=file, problem="damaged", found=name)
        while batch := [row for _, row in islice(rows, BATCH)]:
            connection.execute(insert(there[name]), batch)
    upgrade(connection)


def clear(connection: Connection, url: str, replace: bool) -> None:
    """Make room, but not where somebody has played, unless that is wanted."""
    if revision_of(connection, url) is None:
        return
    found = stored_tables(connection)
    used = any(connection.execute(select(table).limit(1)).first() is not None for table in found)
    if used and not replace:
        raise BadDatabase(database=shown(url), problem="full", reason="")
    for table in reversed(found):
        table.drop(connection)
    Table(REVISIONS_TABLE, MetaData()).drop(connection)


def checked_header(file: Path) -> Header:
    """What a backup says of itself, once everything in it has been looked at."""
    try:
        lines = lines_of(file)
        first = next(lines, b"")
        header = read_header(file, first)
        check_rows(file, header, chain([first], lines))
    except BROKEN as error:
        raise BadBackup(file=file, problem="damaged", found=type(error).__name__) from error
    return header


def lines_of(file: Path) -> Iterator[bytes]:
    with file.open("rb") as plain:
        if plain.read(len(GZIP)) != GZIP:
            raise BadBackup(file=file, problem="foreign", found="")
    with gzip.open(file) as packed:
        yield from packed


def read_header(file: Path, line: bytes) -> Header:
    try:
        said = msgspec.json.decode(line, type=dict[str, Any])
    except msgspec.MsgspecError as error:
        raise BadBackup(file=file, problem="foreign", found="") from error
    if said.get("format") != FORMAT:
        raise BadBackup(file=file, problem="foreign", found="")
    if said.get("version") != VERSION or said.get("revision") not in revisions():
        raise BadBackup(file=file, problem="newer", found=[said.get("version"), said.get("revision")])
    return msgspec.convert(said, Header)


def check_rows(file: Path, header: Header, lines: Iterator[bytes]) -> None:
    """As many rows as were promised, and a seal that fits them, with nothing behind it."""
    counts = dict.fromkeys(header.counts, 0)
    digest = sha256(next(lines))
    for line in lines:
        said = msgspec.json.decode(line, type=Row | Seal)
        if isinstance(said, Seal):
            if said.sha256 == digest.hexdigest() and counts == header.counts and next(lines, None) is None:
                return
            break
        digest.update(line)
        counts[said[0]] = counts.get(said[0], 0) + 1
    raise BadBackup(file=file, problem="damaged", found="sha256")


def rows_of(file: Path) -> Iterator[Row]:
    lines = lines_of(file)
    next(lines)
    for line in lines:
        said = msgspec.json.decode(line, type=Row | Seal)
        if not isinstance(said, Seal):
            yield said
