"""Twins: the same game with other sealed answers, which are all that T-90 keeps from a viewer."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from clubantique.core.events import Viewer
from clubantique.core.play import Play, replay
from clubantique.core.record import Record
from clubantique_toy.state import ToyState


def twin(record: Record, viewer: Viewer, rng: Random) -> Play | None:
    """Another play that this viewer must not be able to tell from the true one."""
    play = replay(record)
    if play.over:
        return None
    due = play.state.due.copy()
    for seat in play.state.asked:
        if seat != viewer:
            answer_anew(play, seat, whole=seat not in due, rng=rng)
    return play


def answer_anew(play: Play, seat: int, *, whole: bool, rng: Random) -> None:
    """As complete as it was; whoever is due may have begun or not."""
    state = play.state
    if state.runs[seat]:
        play.withdraw(seat)
    while whole and seat in state.due:
        play.choose(seat, chosen(state.legal(seat), rng))
    if not whole and rng.random() < 0.7:
        bids = [code for code in state.legal(seat) if not state.complete(seat, [code])]
        play.choose(seat, chosen(bids, rng))


def chosen(codes: list[int], rng: Random) -> int:
    return codes[int(rng.random() * len(codes))]


def others(state: ToyState, viewer: Viewer) -> list[list[int]]:
    return [run for seat, run in enumerate(state.runs) if seat != viewer]


SECRETS: dict[str, Callable[[ToyState, Viewer], object]] = {
    "an answer of another player": others,
    "how long an answer is": lambda state, viewer: [len(run) for run in others(state, viewer)],
}

OPEN: dict[str, Callable[[ToyState], object]] = {}
"""What everybody sees of what is not everybody's: nothing."""
