"""`simulate`: bots against bots, with a progress bar and a live table of wins."""

from __future__ import annotations

import json
import secrets
from pathlib import Path

import click
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from clubantique.arena.simulation import Plan, Tally
from clubantique.arena.simulation import simulate as play_all
from clubantique.cli.common import (
    components_option,
    fill_seats,
    game_argument,
    json_option,
    lang_option,
    options_option,
    parse_options,
    usual_players,
    words,
)
from clubantique.core.registry import AnyGame, load_file
from clubantique.texts import Words


@click.command(help=words("cli-simulate-help"))
@game_argument
@click.option("--players", type=int, help=words("cli-players-help"))
@click.option(
    "--games",
    type=click.IntRange(1, 10_000_000),
    default=100,
    show_default=True,
    help=words("cli-count-help"),
)
@click.option("--seed", type=int, help=words("cli-seed-help"))
@click.option("--bots", metavar="NAME,NAME,…", help=words("cli-bots-help"))
@click.option("--rotate", is_flag=True, help=words("cli-rotate-help"))
@click.option(
    "--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help=words("cli-jobs-help")
)
@click.option("--records", type=click.Path(file_okay=False, path_type=Path), help=words("cli-records-help"))
@options_option
@components_option
@json_option
@lang_option
def simulate(
    game: str,
    players: int | None,
    games: int,
    seed: int | None,
    bots: str | None,
    rotate: bool,
    jobs: int,
    records: Path | None,
    options: tuple[str, ...],
    components: Path | None,
    as_json: bool,
    lang: str,
) -> None:
    loaded = load_file(game, components)
    plan = Plan(
        game=game,
        components=loaded.components if loaded.custom else None,
        options=parse_options(loaded, options),
        bots=fill_seats(loaded, bots or default_bots(loaded, players), players, 0),
        games=games,
        seed=secrets.randbits(32) if seed is None else seed,
        rotate=rotate,
        records=records,
    )
    plan.check()
    if as_json:
        click.echo(json.dumps(play_all(plan, jobs).summary()))
    else:
        watch(plan, jobs, Words(lang))


def default_bots(game: AnyGame, players: int | None) -> str:
    """Random players, where nobody is named."""
    return ",".join(["random"] * game.seats(usual_players(game) if players is None else players))


def watch(plan: Plan, jobs: int, said: Words) -> None:
    """The simulation with its progress and the wins so far."""
    bar = Progress(
        TextColumn(said("cli-simulate-playing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    )
    task = bar.add_task("", total=plan.games)
    with Live(bar, console=Console(), refresh_per_second=8) as live:

        def report(tally: Tally) -> None:
            bar.update(task, completed=tally.games)
            live.update(Group(wins_table(tally, said), bar))

        tally = play_all(plan, jobs, report)
    facts = tally.summary()
    click.echo()
    click.echo(said("cli-simulate-speed", **{**facts, "seed": str(plan.seed)}))
    click.echo(said("cli-simulate-digest", digest=facts["digest"]))


def wins_table(tally: Tally, said: Words) -> Table:
    table = Table(title=said("cli-simulate-title", games=tally.games))
    for column in ("seat", "bot", "wins", "share"):
        table.add_column(said(f"cli-column-{column}"), justify="right" if column != "bot" else "left")
    for seat, wins in enumerate(tally.wins):
        bot = "" if tally.plan.rotate else tally.plan.bots[seat]
        table.add_row(str(seat), bot, str(wins), f"{wins / tally.games:.1%}")
    if tally.plan.rotate or len(tally.wins_by_bot) > 1:
        table.add_section()
        for bot, wins in tally.wins_by_bot.items():
            table.add_row("", bot, str(wins), f"{wins / tally.games:.1%}")
    return table
