"""`serve`: the club room on this machine."""

from __future__ import annotations

import socket
import webbrowser
from collections.abc import Callable
from typing import Any, TypeVar

import click

from clubantique.cli.common import data_folder, lang_option, words
from clubantique.server.errors import MissingPart
from clubantique.server.settings import Settings

F = TypeVar("F", bound=Callable[..., Any])
DEFAULTS = Settings()


def setting(name: str) -> Callable[[F], F]:
    """A flag that can also be set in the environment."""
    return click.option(
        f"--{name.replace('_', '-')}",
        default=getattr(DEFAULTS, name),
        envvar=f"CLUBANTIQUE_{name.upper()}",
        show_default=True,
        help=words(f"cli-serve-{name}"),
    )


@click.command(help=words("cli-serve-help"))
@setting("database")
@setting("host")
@setting("port")
@setting("workers")
@setting("keep_days")
@click.option("--open/--no-open", "opens", default=False, help=words("cli-serve-open"))
@lang_option
def serve(database: str, host: str, port: int, workers: int, keep_days: int, opens: bool, lang: str) -> None:  # noqa: ARG001
    """Migrate the store, say where the room is, and serve until interrupted."""
    try:
        from clubantique.server.serving import run
    except ModuleNotFoundError as missing:
        raise MissingPart(part=missing.name, extra="server") from missing

    database = database or f"sqlite:///{data_folder() / 'club.db'}"
    listening = socket.create_server((host, port))
    address = f"http://{host}:{listening.getsockname()[1]}"
    click.echo(words("cli-serve-ready", address=address))
    if opens:
        webbrowser.open(address)
    run(Settings(database=database, host=host, port=port, workers=workers, keep_days=keep_days), listening)
