"""`play`: a game in the terminal, people and bots mixed."""

from __future__ import annotations

import secrets
from datetime import datetime
from pathlib import Path

import click

from clubantique.bots import make
from clubantique.cli.common import (
    components_option,
    data_folder,
    fill_seats,
    game_argument,
    lang_option,
    options_option,
    parse_options,
    words,
)
from clubantique.core.errors import BadName, BadRecord, ClubError, FileThere, listed
from clubantique.core.files import read_record
from clubantique.core.outside import Chance
from clubantique.core.play import Play, replay, resume
from clubantique.core.record import Chair
from clubantique.core.registry import AnyGame, load_file
from clubantique.core.streams import stream
from clubantique.texts import Words

NEWEST = "newest"
LONGEST_NAME = 40


@click.command(help=words("cli-play-help"))
@game_argument
@click.option("--players", type=int, help=words("cli-players-help"))
@click.option("--name", "people", multiple=True, metavar="NAME", help=words("cli-name-help"))
@click.option("--bots", metavar="NAME,NAME,…", help=words("cli-bots-help"))
@click.option("--seed", type=int, help=words("cli-seed-help"))
@click.option("--plain", is_flag=True, help=words("cli-plain-help"))
@click.option(
    "--resume", "saved", is_flag=False, flag_value=NEWEST, metavar="[FILE]", help=words("cli-resume-help")
)
@click.option(
    "--save", "save_to", type=click.Path(dir_okay=False, path_type=Path), help=words("cli-save-help")
)
@options_option
@components_option
@lang_option
def play(
    game: str,
    players: int | None,
    people: tuple[str, ...],
    bots: str | None,
    seed: int | None,
    plain: bool,
    saved: str | None,
    save_to: Path | None,
    options: tuple[str, ...],
    components: Path | None,
    lang: str,
) -> None:
    from clubantique.terminal import start  # the terminal is only loaded by those who play in it

    seed = secrets.randbits(64) if seed is None else seed
    loaded = load_file(game, components)
    if save_to is not None and save_to.exists():
        raise FileThere(file=save_to)
    if saved is not None:
        refuse_changes(players=players, name=people, bots=bots, option=options, components=components)
        file = newest_save(game) if saved == NEWEST else Path(saved)
        table = continued(game, file, seed)
        save_to = save_to or file
    else:
        chairs = seat_everybody(loaded, players, list(people) or [Words(lang)("cli-you")], bots)
        table = Play(loaded, chairs, parse_options(loaded, options), Chance(stream(seed, "chance")))
    start(table, seed=seed, language=lang, plain=plain, save_to=save_to or new_save(game))


class NotWithResume(ClubError):
    """An option that would change a saved game."""

    key = "error-resume"


def refuse_changes(**given: object) -> None:
    """A saved game goes on as it was; whatever else was asked for must not be ignored silently."""
    asked = [f"--{name}" for name, value in given.items() if value not in (None, ())]
    if asked:
        raise NotWithResume(given=listed(asked))


def seat_everybody(game: AnyGame, players: int | None, people: list[str], bots: str | None) -> list[Chair]:
    """People first, in the order of their names; bots on the other chairs, numbered where they are alike."""
    names = fill_seats(game, bots, players, len(people))
    chairs = [Chair(name=checked_name(name, people)) for name in people]
    for number, bot in enumerate(names, start=1):
        make(bot, game)
        chairs.append(Chair(name=f"{bot.partition(':')[0]} {number}", bot=bot))
    return chairs


def checked_name(name: str, people: list[str]) -> str:
    """A name that can be shown in one line and told from the others."""
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable() or people.count(name) > 1:
        raise BadName(name=name, most=LONGEST_NAME)
    return name


def continued(game: str, file: Path, seed: int) -> Play:
    """A saved game with the chance of a new seed: what comes next was never stored."""
    record = read_record(file)
    if record.game != game:
        raise BadRecord.at("$.game", "game", record.game, game)
    return resume(record, Chance(stream(seed, "chance", len(record.entries))))


def new_save(game: str) -> Path:
    """A file of its own for every game, so that none is ever overwritten."""
    return data_folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.json"


def newest_save(game: str) -> Path:
    """The game saved last that is not over yet."""
    files = data_folder().glob(f"{game}-*.json")
    for file in sorted(files, key=lambda each: each.stat().st_mtime, reverse=True):
        if is_unfinished(file):
            return file
    raise BadRecord.at(str(data_folder()), "none-saved", game)


def is_unfinished(file: Path) -> bool:
    try:
        return not replay(read_record(file), watched=False).over
    except ClubError:
        return False
