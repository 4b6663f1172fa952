"""`games`, `rules` and `version`: what is here."""

from __future__ import annotations

import json
import sys

import click

import clubantique
from clubantique.bots import names as bot_names
from clubantique.bots import usual_bot
from clubantique.cli.common import game_argument, json_option, lang_option, words
from clubantique.core import registry, state
from clubantique.core.finding import troubles
from clubantique.texts import Words, rulebook


@click.command(help=words("cli-games-help"))
@json_option
@lang_option
def games(as_json: bool, lang: str) -> None:
    found = [describe(name, lang) for name in registry.names()]
    for trouble in troubles():
        click.echo(Words(lang).error(trouble), err=True)
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False))
        return
    for name, game in zip(registry.names(), found, strict=True):
        loaded = registry.load(name)
        facts = {**game, "options": loaded.all_options(), "fewest": loaded.fewest, "most": loaded.most}
        click.echo(Words(lang)("cli-games-line", **facts))


def describe(name: str, lang: str) -> dict[str, object]:
    game = registry.load(name)
    said = Words(lang, name)
    return {
        "id": name,
        "title": said.get("game-title", name),
        "summary": said.get("game-summary", ""),
        "players": [game.fewest, game.most],
        "options": {option: list(values) for option, values in game.option_values.items()},
        "bots": bot_names(name),
        "usual_bot": usual_bot(name),
        "rules_version": game.rules_version,
    }


@click.command(help=words("cli-rules-help"))
@game_argument
@lang_option
def rules(game: str, lang: str) -> None:
    text = rulebook(game, lang) or Words(lang)("terminal-no-rules")
    if sys.stdout.isatty():
        from rich.console import Console  # takes as long as all the rest of the program's beginning
        from rich.markdown import Markdown

        Console().print(Markdown(text))
    else:
        click.echo(text)


@click.command(help=words("cli-version-help"))
@json_option
def version(as_json: bool) -> None:
    native, number = not state.__file__.endswith(".py"), clubantique.__version__
    if as_json:
        click.echo(json.dumps({"version": number, "native": native}))
    else:
        click.echo(words("cli-version", version=number, native=str(native).lower()))
