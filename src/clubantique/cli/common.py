"""What the subcommands share: the words of the help, and options that several of them have."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path

import click

from clubantique.bots import usual_bot
from clubantique.core.errors import BadOption, BadPlayers
from clubantique.core.registry import AnyGame, names
from clubantique.texts import LANGUAGES, Words, preferred_language


def language_asked() -> str:
    """The language on the command line, before it is parsed (the help is needed first), or the environment's."""
    arguments = sys.argv[1:]
    for here, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
        if argument == "--lang" and here + 1 < len(arguments):
            return arguments[here + 1]
    return preferred_language()


def _help_words() -> Words:
    language = language_asked()
    return Words(language if language in LANGUAGES else LANGUAGES[0])


words = _help_words()


def data_folder() -> Path:
    """Where games are kept on this machine; there from now on, for nobody else to look into."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(data) / "clubantique"
    folder.mkdir(0o700, parents=True, exist_ok=True)
    return folder


def games_like(_context: click.Context, _argument: click.Parameter, begun: str) -> list[str]:
    """For shells that complete what is typed."""
    return [name for name in names() if name.startswith(begun)]


game_argument = click.argument("game", metavar=words("cli-game-metavar"), shell_complete=games_like)
lang_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default=language_asked,
    show_default="LANG",
    help=words("cli-lang-help"),
)
json_option = click.option("--json", "as_json", is_flag=True, help=words("cli-json-help"))
components_option = click.option(
    "--components", type=click.Path(path_type=Path), help=words("cli-components-help")
)
options_option = click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help=words("cli-option-help")
)


def parse_options(game: AnyGame, given: Iterable[str]) -> dict[str, str]:
    """`name=value` as given on the command line; the game judges names and values."""
    options: dict[str, str] = {}
    for each in given:
        name, equals, value = (part.strip() for part in each.partition("="))
        if not equals or name in options:
            raise BadOption(option=each, possible=game.all_options())
        options[name] = value
    return game.settings(options)


def usual_players(game: AnyGame) -> int:
    """How many play where nothing is said."""
    return max(game.fewest, min(4, game.most))


def fill_seats(game: AnyGame, bots: str | None, players: int | None, people: int) -> list[str]:
    """The bots for the seats that people leave: as named, then the game's usual one."""
    named = [name.strip() for name in bots.split(",")] if bots else []
    usual = people + len(named) if named else max(people, usual_players(game))
    seats = game.seats(usual if players is None else players)
    empty = seats - people
    if empty < len(named):
        raise BadPlayers(game=game.id, players=people + len(named), fewest=game.fewest, most=seats)
    return named + [usual_bot(game.id)] * (empty - len(named))
