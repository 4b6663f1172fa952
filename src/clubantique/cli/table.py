"""`table`: what the room keeps of one table, for whoever is asked about it, or asked to delete it."""

from __future__ import annotations

import asyncio
import json
import sys

import click
from msgspec import structs

from clubantique.cli.common import json_option, lang_option, words
from clubantique.cli.keep import database_option
from clubantique.cli.parts import needing
from clubantique.cli.serve import usual_database
from clubantique.core.registry import names
from clubantique.texts import Words

EXIT_NOT_SURE = 2


@click.command(help=words("cli-table-help"))
@click.argument("table", metavar=words("cli-table-metavar"))
@database_option
@click.option("--delete", "deletes", is_flag=True, help=words("cli-table-delete"))
@click.option("--yes", "sure", is_flag=True, help=words("cli-table-yes"))
@json_option
@lang_option
@needing("server")
def table(table: str, database: str, deletes: bool, sure: bool, as_json: bool, lang: str) -> None:
    """First everybody sees what it is about; then it is deleted, if that was said twice."""
    from clubantique.server.one_table import look_up, remove

    url = database or usual_database()
    facts = structs.asdict(asyncio.run(look_up(url, table)))
    if as_json:
        click.echo(json.dumps(facts | {"deleted": deletes and sure}, ensure_ascii=False))
    else:
        click.echo(words("cli-table-found", **facts | {"game": title(facts["game"], lang)}))
    if deletes and not sure:
        click.echo(words("cli-table-sure"), err=True)
        sys.exit(EXIT_NOT_SURE)
    if deletes:
        asyncio.run(remove(url, table))
        if not as_json:
            click.echo(words("cli-table-deleted"))


def title(game: str, lang: str) -> str:
    return Words(lang, game).get("game-title", game) if game in names() else game
