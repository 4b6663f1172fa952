"""`backup`, `restore` and `doctor`: looking after what the club room keeps."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from clubantique.cli.common import json_option, lang_option, words
from clubantique.cli.parts import needing
from clubantique.cli.serve import DAYS, setting, usual_database
from clubantique.core.errors import ClubError

if TYPE_CHECKING:
    from clubantique.server.doctor import Check

EXIT_ILL = 1
file_argument = click.argument("file", metavar=words("cli-keep-file"), type=click.Path(path_type=Path))
database_option = setting("database", help_key="cli-keep-database")


@click.command(help=words("cli-backup-help"))
@file_argument
@database_option
@lang_option
@needing("server")
def backup(file: Path, database: str, lang: str) -> None:  # noqa: ARG001
    """Nobody has to stop playing."""
    from clubantique.server import backups

    counts = asyncio.run(backups.backup(database or usual_database(), file))
    click.echo(words("cli-backup-done", file=file, **told(counts)))


@click.command(help=words("cli-restore-help"))
@file_argument
@database_option
@click.option("--replace", is_flag=True, help=words("cli-restore-replace"))
@lang_option
@needing("server")
def restore(file: Path, database: str, replace: bool, lang: str) -> None:  # noqa: ARG001
    """All of it, or nothing."""
    from clubantique.server import backups

    counts = asyncio.run(backups.restore(database or usual_database(), file, replace=replace))
    click.echo(words("cli-restore-done", **told(counts)))


def told(counts: dict[str, int]) -> dict[str, int]:
    return {name: counts.get(name, 0) for name in ("tables", "entries", "chats")}


@click.command(help=words("cli-doctor-help"))
@database_option
@setting("bus", help_key="cli-keep-bus")
@setting("keep_days", DAYS)
@json_option
@lang_option
@needing("server")
def doctor(database: str, bus: str, keep_days: int, as_json: bool, lang: str) -> None:  # noqa: ARG001
    """Every finding is said as soon as it is there; programs get them all at once."""
    from clubantique.server.doctor import examine

    async def look() -> list[Check]:
        found = []
        async for check in examine(database or usual_database(), bus, keep_days):
            found.append(check)
            if not as_json:
                click.echo(in_words(check))
        return found

    found = asyncio.run(look())
    ill = sum(not check.good for check in found)
    if as_json:
        click.echo(json.dumps({"ok": not ill, "checks": [as_object(check) for check in found]}))
    else:
        click.echo(words("cli-doctor-ill", count=ill) if ill else words("cli-doctor-healthy"))
    if ill:
        sys.exit(EXIT_ILL)


def in_words(check: Check) -> str:
    said = words(check.key, **check.facts)
    return words("cli-doctor-good" if check.good else "cli-doctor-bad", said=said)


def as_object(check: Check) -> dict[str, Any]:
    facts = {
        name: words.error(fact) if isinstance(fact, ClubError) else fact for name, fact in check.facts.items()
    }
    return {"check": check.name, "ok": check.good, **facts}
