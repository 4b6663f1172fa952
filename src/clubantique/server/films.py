"""A finished game, step by step, for the page that shows it again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from clubantique.core.events import Viewer
from clubantique.core.play import Play, Replay
from clubantique.core.record import Record
from clubantique.core.retelling import Step, open_step, retold, until
from clubantique.server.errors import NotYours
from clubantique.server.film_messages import Film, Frame, Mark
from clubantique.server.messages import Told


def film(record: Record, seat: int | None, first: int, count: int) -> Film:
    """`count` frames from `first` on, or from the end if that is negative."""
    if seat is not None and seat >= len(record.seats):
        raise NotYours(who="player")
    again = Replay(record)
    if seat is None:
        first = counted(first, 1 + sum(isinstance(entry, tuple) for entry in record.entries))
        steps, frames, race = shown(again, open_steps(again, range(first, first + count)))
    else:  # how many steps a seat got is known only when all have been told
        steps, frames, race = shown(again, retold(again, len(record.entries), seat))
        first = counted(first, steps)
        frames = frames[first : first + count]
    marks = [Mark(number, standing) for number, standing in sorted(race.items())]
    return Film(seat=seat, steps=steps, first=first, frames=frames, race=marks)


def counted(first: int, steps: int) -> int:
    return max(0, first if first >= 0 else steps + first)


def open_steps(again: Replay, wanted: range) -> Iterator[Step | None]:
    """Everything open, but only where somebody looks: the rest would be work for nothing."""
    told = 0
    for place, number in enumerate(until(again, len(again.record.entries))):
        events = again.play.log.all()
        yield open_step(again, number, events[told:]) if place in wanted else None
        told = len(events)


Race = dict[int, list[int]]


def shown(again: Replay, steps: Iterator[Step | None]) -> tuple[int, list[Frame], Race]:
    """How many steps there are, the frames of those that are wanted, and how everybody stood in every round."""
    count = 0
    frames: list[Frame] = []
    race: Race = {}
    for step in steps:
        count += 1
        race[again.play.state.round] = again.play.game.standing(again.play.state)
        if step is not None:
            frames.append(frame(again, step))
    return count, frames, race


def outlook(play: Play, viewer: Viewer) -> Any:
    return play.game.outlook(play.state, viewer, [] if viewer is None else play.state.runs[viewer])


def frame(again: Replay, step: Step) -> Frame:
    chapter = again.play.state.chapter
    shown: Any = step.state
    is_open = step.number is not None
    return Frame(
        entry=step.entry if isinstance(step.entry, tuple) else None,
        view=shown.table if is_open else shown,
        outlook=outlook(again.play, None if is_open else shown.seat),
        hands=shown.hands if is_open else None,
        events=[Told(event.until(chapter), event) for event in step.events],
        chapter=chapter,
        standing=again.play.game.standing(again.play.state),
    )
