"""A recorded game told again, step by step: with everything open, or as one seat got it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from clubantique.core.events import Event
from clubantique.core.play import Replay
from clubantique.core.record import Entry


class Step(msgspec.Struct, frozen=True):
    """What one choice or withdrawal did, with the draws that followed it; number -1 is the set-up."""

    number: int | None
    played: int | None  # how many entries of the record, this one and its draws included
    entry: Entry | None
    draws: list[Entry]
    events: list[Event]
    state: msgspec.Struct
    over: bool


def retold(again: Replay, at: int, seat: int | None) -> Iterator[Step]:
    """Every step up to entry `at`, as everybody or as one seat got it; `again` stands where the step left it."""
    told = 0
    before: Step | None = None
    for number in until(again, at):
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


def until(again: Replay, at: int) -> Iterator[int]:
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
