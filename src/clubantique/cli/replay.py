"""`replay`: a recorded game again, entry by entry, for people or as JSON, for everybody or as one seat saw it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import click
import msgspec

from clubantique.cli.common import json_option, lang_option, words
from clubantique.core.errors import ClubError
from clubantique.core.events import Event
from clubantique.core.play import Replay
from clubantique.core.record import Entry, Record, read
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
    record = read(file)
    check_range("--at", at, len(record.entries))
    check_range("--seat", seat, len(record.seats) - 1)
    steps = list(replayed(record, at, seat))
    if as_json:
        click.echo(json.dumps(as_object(record, steps), ensure_ascii=False))
        return
    said = Words(lang, record.game)
    for step in steps:
        print_step(step, said, [chair.name for chair in record.seats])
    if at is not None or not steps[-1].over:
        click.echo(said("cli-replay-stands", entries=len(record.entries) if at is None else at))
        for line in in_words(record, at, seat, said):
            click.echo(line)


def in_words(record: Record, at: int | None, seat: int | None, said: Words) -> list[str]:
    """How the game stands after entry `at`, as one seat sees it, or as a perfect memory that looks on."""
    again = Replay(record)
    for _ in _until(again, len(record.entries) if at is None else at):
        pass
    game, state = again.play.game, again.play.state
    view = game.knowledge(state, None) if seat is None else game.table(state, seat)
    board = board_of(game, said, [chair.name for chair in record.seats])
    return [" ".join(line.split()) for line in board.spoken(view)]


def check_range(name: str, number: int | None, most: int) -> None:
    if number is not None and not 0 <= number <= most:
        raise OutOfRange(name=name, number=number, most=most)


class Step(msgspec.Struct, frozen=True):
    """What one choice or withdrawal did, with the draws that followed it; number -1 is the set-up."""

    number: int | None
    played: int | None  # how many entries of the record, this one and its draws included
    entry: Entry | None
    draws: list[Entry]
    events: list[Event]
    state: msgspec.Struct
    over: bool


def replayed(record: Record, at: int | None, seat: int | None) -> Iterator[Step]:
    """Every step up to entry `at`, as everybody or as one seat got it."""
    again = Replay(record)
    told = 0
    before: Step | None = None
    for number in _until(again, len(record.entries) if at is None else at):
        events = again.play.log.all()
        step = (
            open_step(again, number, events[told:])
            if seat is None
            else own_step(again, number, events[told:], seat)
        )
        told = len(events)
        if seat is None or step.entry or step.events or before is None or step.state != before.state:
            before = step
            yield step


def _until(again: Replay, at: int) -> Iterator[int]:
    """The set-up, then every step that has been completed by entry `at`."""
    yield -1
    steps = again.steps()
    while again.position < at:
        yield next(steps)


def open_step(again: Replay, number: int, events: list[Event]) -> Step:
    game, state = again.play.game, again.play.state
    entry = None if number < 0 else again.record.entries[number]
    over = again.play.over
    draws = again.record.entries[number + 1 : again.position]
    return Step(number, again.position, entry, draws, events, game.everything(state), over)


def own_step(again: Replay, number: int, events: list[Event], seat: int) -> Step:
    """What one seat got. Numbers of entries would tell how much the others chose in secret, so there are none."""
    game, state = again.play.game, again.play.state
    entry = None if number < 0 else own_entry(again.record.entries[number], seat)
    heard = [event for event in events if event.heard_by(seat)]
    return Step(None, None, entry, [], heard, game.table(state, seat), again.play.over)


def own_entry(entry: Entry | None, seat: int) -> Entry | None:
    """A seat sees its own choices; what others chose is told by events when it is revealed."""
    return entry if isinstance(entry, tuple) and entry[0] == seat else None


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
            choice = said.choice(text)
            click.echo(said("cli-replay-chose", number=number_of(step), seat=players[seat], choice=choice))
    for event in step.events:
        click.echo(f"      {said.event(event, players)}")
