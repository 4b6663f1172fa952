"""`serve`: the club room on this machine."""

from __future__ import annotations

import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from msgspec import structs

from clubantique.cli.common import data_folder, lang_option, words
from clubantique.cli.parts import needing
from clubantique.server.errors import CannotListen
from clubantique.server.lan import ANY, friends_address, own_address, written
from clubantique.server.settings import LOG_LEVELS, LOGS, Settings, checked, flag

F = TypeVar("F", bound=Callable[..., Any])
DEFAULTS = Settings()
GROUPS = {
    "store": ["database", "keep_days", "bus"],
    "door": ["host", "port", "public_url", "forwarded_allow_ips", "client", "away_seconds", "opens"],
    "limits": ["requests", "reads", "kilobytes", "sockets", "onlookers", "messages"],
    "bots": ["workers", "bot_seconds"],
    "desk": ["log", "log_level", "metrics_allow_ips", "lang"],
}
PORTS = click.IntRange(0, 65535)
WORKERS = click.IntRange(1, 256)
SECONDS = click.FloatRange(0.01, 3600)
RATE = click.FloatRange(0.1, 1e6)
COUNT = click.IntRange(1, 1_000_000)
DAYS = click.IntRange(1, 36500)
FOLDER = click.Path(path_type=Path, exists=True, file_okay=False)


def setting(name: str, kind: Any = None, help_key: str = "") -> Callable[[F], F]:
    """A flag that can also be set in the environment."""
    return click.option(
        flag(name),
        type=kind,
        default=getattr(DEFAULTS, name),
        envvar=f"CLUBANTIQUE_{name.upper()}",
        show_default=bool(getattr(DEFAULTS, name)),
        show_envvar=True,
        help=words(help_key or f"cli-serve-{name}"),
    )


class Grouped(click.Command):
    """A help that is read in parts: each group of options under its own heading."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        found = {param.name: param.get_help_record(ctx) for param in self.params}
        for group, names in GROUPS.items():
            with formatter.section(words(f"cli-serve-group-{group}")):
                formatter.write_dl([record for name in names if (record := found[name]) is not None])

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for key in ("cli-serve-example", "cli-serve-docs"):
            formatter.write_paragraph()
            formatter.write_text(words(key))


@click.command(cls=Grouped, help=words("cli-serve-help"))
@setting("database")
@setting("bus")
@setting("host")
@setting("port", PORTS)
@setting("workers", WORKERS)
@setting("bot_seconds", SECONDS)
@setting("away_seconds", SECONDS)
@setting("keep_days", DAYS)
@setting("public_url")
@setting("forwarded_allow_ips")
@setting("metrics_allow_ips")
@setting("log", click.Choice(LOGS))
@setting("log_level", click.Choice(LOG_LEVELS))
@setting("client", FOLDER)
@setting("requests", RATE)
@setting("messages", RATE)
@setting("reads", RATE)
@setting("kilobytes", RATE)
@setting("sockets", COUNT)
@setting("onlookers", COUNT)
@click.option("--open/--no-open", "opens", default=False, help=words("cli-serve-open"))
@lang_option
@needing("server")
def serve(opens: bool, lang: str, **given: Any) -> None:  # noqa: ARG001
    """Migrate the store, say where the room is, and serve until interrupted."""
    from clubantique.server.serving import run

    settings = checked(Settings(**given | {"database": given["database"] or usual_database()}))
    listening = listen(settings.host, settings.port)
    settings = structs.replace(settings, port=listening.getsockname()[1])

    def opened() -> None:
        tell_where(settings)
        if opens:
            webbrowser.open(own_address(settings.host, settings.port))

    run(settings, listening, opened)


def tell_where(settings: Settings) -> None:
    """Addresses that work, for whoever starts the room and for friends."""
    click.echo(words("cli-serve-ready", address=own_address(settings.host, settings.port)))
    friends = friends_address(settings)
    if friends and settings.host in ANY and not settings.public_url:
        click.echo(words("cli-serve-friends", address=friends))
        click.echo(words("cli-serve-alone", setting=f"{flag('host')} {DEFAULTS.host}", host=DEFAULTS.host))


def usual_database() -> str:
    return f"sqlite:///{data_folder() / 'club.db'}"


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as error:
        reason = (error.strerror or str(error)).partition(" (")[0]  # Python repeats the address in brackets
        raise CannotListen(address=written(host, port), reason=reason) from error
