"""A finished game, step by step, for the page that shows it again."""

from __future__ import annotations

from typing import Any

from clubantique.core.play import Replay
from clubantique.core.record import Record
from clubantique.core.retelling import Step, retold
from clubantique.server.errors import NotYours
from clubantique.server.messages import Film, Frame, Mark, Told


def film(record: Record, seat: int | None, first: int, count: int) -> Film:
    """`count` frames from `first` on, or from the end if that is negative."""
    if seat is not None and seat >= len(record.seats):
        raise NotYours(who="player")
    again = Replay(record)
    race: dict[int, list[int]] = {}
    frames = []
    for step in retold(again, len(record.entries), seat):
        frames.append(frame(again, step))
        race[again.play.state.round] = frames[-1].standing
    first = max(0, first if first >= 0 else len(frames) + first)
    marks = [Mark(number, standing) for number, standing in sorted(race.items())]
    return Film(seat, len(frames), first, frames[first : first + count], marks)


def frame(again: Replay, step: Step) -> Frame:
    chapter = again.play.state.chapter
    shown: Any = step.state
    is_open = step.number is not None
    return Frame(
        step.entry if isinstance(step.entry, tuple) else None,
        shown.table if is_open else shown,
        shown.hands if is_open else None,
        [Told(chapter, event.lasting, event) for event in step.events],
        chapter,
        again.play.game.standing(again.play.state),
    )
