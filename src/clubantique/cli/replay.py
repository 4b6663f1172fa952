"""`replay`: a recorded game again, entry by entry, for people or as JSON, for everybody or as one seat saw it."""

from __future__ import annotations

import json
from pathlib import Path

import click
import msgspec

from clubantique.cli.common import json_option, lang_option, words
from clubantique.core.errors import ClubError
from clubantique.core.files import read_record
from clubantique.core.play import Replay
from clubantique.core.record import Record
from clubantique.core.retelling import Step, retold, until
from clubantique.terminal.boards import board_of
from clubantique.texts import Words


class OutOfRange(ClubError):
    """A number on the command line that this record does not have."""

    key = "error-out-of-range"


@click.command(help=words("cli-replay-help"))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=int, help=words("cli-at-help"))
@click.option("--seat", type=int, help=words("cli-seat-help"))
@json_option
@lang_option
def replay(file: Path, at: int | None, seat: int | None, as_json: bool, lang: str) -> None:
    record = read_record(file)
    check_range("--at", at, len(record.entries))
    check_range("--seat", seat, len(record.seats) - 1)
    end = len(record.entries) if at is None else at
    steps = list(retold(Replay(record), end, seat))
    if as_json:
        click.echo(json.dumps(as_object(record, steps), ensure_ascii=False))
        return
    said = Words(lang, record.game, record.components)
    for step in steps:
        print_step(step, said, [chair.name for chair in record.seats])
    if at is not None or not steps[-1].over:
        click.echo(said("cli-replay-stands", entries=end))
        for line in in_words(record, end, seat, said):
            click.echo(line)


def in_words(record: Record, end: int, seat: int | None, said: Words) -> list[str]:
    """How the game stands after entry `end`, as one seat sees it, or as a perfect memory that looks on."""
    again = Replay(record)
    for _ in until(again, end):
        pass
    game, state = again.play.game, again.play.state
    view = game.knowledge(state, None) if seat is None else game.table(state, seat)
    board = board_of(game, said, [chair.name for chair in record.seats])
    return [" ".join(line.split()) for line in board.spoken(view)]


def check_range(name: str, number: int | None, most: int) -> None:
    if number is not None and not 0 <= number <= most:
        raise OutOfRange(name=name, number=number, most=most)


def as_object(record: Record, steps: list[Step]) -> dict[str, object]:
    head = msgspec.to_builtins(record)
    del head["entries"]
    return {**head, "steps": [msgspec.to_builtins(step) for step in steps]}


def number_of(step: Step) -> str:
    return "" if step.number is None else f"{step.number}."


def print_step(step: Step, said: Words, players: list[str]) -> None:
    if isinstance(step.entry, tuple):
        seat, text = step.entry
        if text is None:
            click.echo(said("cli-replay-withdrew", number=number_of(step), seat=players[seat]))
        else:
            choice = said.choice(text, players)
            click.echo(said("cli-replay-chose", number=number_of(step), seat=players[seat], choice=choice))
    for event in step.events:
        click.echo(f"      {said.event(event, players)}")
