"""Twins: the same game as far as one viewer may know it, with everything changed that is secret to them.

Made from the true record by the list of secrets in A-90 — the piles below the top, other players' cards that were
never on show, sealed choices and face-down action cards — and never through a view or a belief.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from clubantique.core.errors import NotPossible
from clubantique.core.events import Viewer
from clubantique.core.outside import Scripted
from clubantique.core.play import Play, Replay
from clubantique.core.record import Record
from clubantique.games.adel.box import CASTLE, NOTHING
from clubantique.games.adel.flow import AdelState
from clubantique.games.adel.state import BUY, WHAT

TRIES = 200


class Answer(NamedTuple):
    """What a seat answered to one question."""

    step: int
    phase: int
    seat: int
    codes: list[int]


class History(NamedTuple):
    """A record taken apart: its draws, the answers to finished questions, and what the viewer has seen."""

    draws: list[int]
    answers: list[Answer]
    seen: set[int]
    end: AdelState


def history(record: Record, viewer: Viewer) -> History:
    again = Replay(record)
    draws = [entry for entry in record.entries if isinstance(entry, int)]
    answers: list[Answer] = []
    seen = visible_cards(again.play.state, viewer)
    pending: dict[int, list[int]] = {}
    step, phase = again.play.state.step, again.play.state.phase
    for number in again.steps():
        entry = record.entries[number]
        assert isinstance(entry, tuple)
        seat, text = entry
        if text is None:
            pending[seat] = []
        else:
            pending.setdefault(seat, []).append(again.play.game.code(text))
        state = again.play.state
        if state.step != step or not state.due:
            answers += [Answer(step, phase, who, run) for who, run in pending.items()]
            seen |= named_cards(state, pending)
            pending, step, phase = {}, state.step, state.phase
        seen |= visible_cards(state, viewer)
    return History(draws, answers, seen, again.play.state)


def visible_cards(state: AdelState, viewer: Viewer) -> set[int]:
    own = set() if viewer is None else set(state.cards[viewer])
    return own | {card for card in state.top if card != NOTHING}


def named_cards(state: AdelState, runs: dict[int, list[int]]) -> set[int]:
    """Cards that were shown or stolen, once their question is finished."""
    box = state.box
    codes = [code for run in runs.values() for code in run if code >= box.first_show]
    return {(code - box.first_show) % len(box.cards) for code in codes}


def twin(record: Record, viewer: Viewer, rng: Random) -> Play | None:
    """Another play that this viewer must not be able to tell from the true one; None if there is none."""
    past = history(record, viewer)
    if not past.end.due:
        return None  # the game is over: nothing is secret any more
    hidden = [card for card in range(len(past.end.box.cards)) if card not in past.seen]
    for _ in range(TRIES):
        try:
            return play_twin(record, past, shuffled(hidden, rng), viewer, rng)
        except NotPossible:
            continue  # with these cards somebody could not have exhibited
    return None


def shuffled(hidden: list[int], rng: Random) -> dict[int, int]:
    """A random exchange of the hidden cards, each for another one."""
    order = hidden.copy()
    for here in range(len(order) - 1, 0, -1):
        there = int(rng.random() * here)  # never itself: a single cycle
        order[here], order[there] = order[there], order[here]
    return dict(zip(hidden, order, strict=True))


def play_twin(record: Record, past: History, swap: dict[int, int], viewer: Viewer, rng: Random) -> Play:
    seats = len(record.seats)
    draws = past.draws[:seats] + [swap.get(card, card) for card in past.draws[seats:]]
    play = Play(record.load_game(), record.seats, record.options, Scripted(draws))
    for answer in past.answers:
        if lies_face_down(past, answer, viewer):
            choose_anything(play, answer.seat, rng)
        else:
            play.answer(answer.seat, answer.codes)
    for seat in past.end.asked:
        answer_again(play, past.end, seat, viewer, rng)
    return play


def lies_face_down(past: History, answer: Answer, viewer: Viewer) -> bool:
    """An action card at the castle while the auction house is still busy."""
    if past.end.phase != BUY or answer.phase != WHAT or answer.seat == viewer:
        return False
    newest = max(each.step for each in past.answers if each.phase == WHAT)
    hidden = past.end.place[answer.seat] == CASTLE and not past.end.revealed[answer.seat]
    return answer.step == newest and hidden


def answer_again(play: Play, true: AdelState, seat: int, viewer: Viewer, rng: Random) -> None:
    """The open question: own choices as they were, sealed ones anew; whoever is due may have begun or not."""
    if seat == viewer:
        play.answer(seat, true.runs[seat]) if true.runs[seat] else None
    elif seat not in true.due:
        choose_anything(play, seat, rng)
    else:
        begin_anything(play, seat, rng)


def choose_anything(play: Play, seat: int, rng: Random) -> None:
    step = play.state.step
    while play.state.step == step and seat in play.state.due:
        options = play.state.legal(seat)
        play.choose(seat, options[int(rng.random() * len(options))])


def begin_anything(play: Play, seat: int, rng: Random) -> None:
    """A run that is not complete, of any length."""
    while rng.random() < 0.7:
        options = play.state.legal(seat)
        unfinished = [
            code for code in options if not play.state.complete(seat, [*play.state.runs[seat], code])
        ]
        if not unfinished:
            return
        play.choose(seat, unfinished[int(rng.random() * len(unfinished))])


def others(state: AdelState, viewer: Viewer) -> list[int]:
    return [seat for seat in range(state.seats) if seat != viewer]


SECRETS: dict[str, Callable[[AdelState, Viewer], object]] = {
    "a card in the piles": lambda state, viewer: state.pool[:1],
    "the piles": lambda state, viewer: state.pool,
    "a card of another player": lambda state, viewer: state.cards[others(state, viewer)[0]],
    "the cards of all others": lambda state, viewer: [state.cards[seat] for seat in others(state, viewer)],
    "whether another player could exhibit": lambda state, viewer: [
        len({state.box.series[card] for card in state.cards[seat]}) for seat in others(state, viewer)
    ],
    "a sealed choice": lambda state, viewer: [state.runs[seat] for seat in others(state, viewer)],
    "how many cards are about to be shown": lambda state, viewer: [
        len(state.runs[seat]) for seat in others(state, viewer)
    ],
    "an action card face down": lambda state, viewer: [
        state.action[seat] for seat in others(state, viewer) if not state.revealed[seat]
    ],
}
"""What A-90 keeps from a viewer, read from the true state: material for the leaks that must be noticed."""

OPEN: dict[str, Callable[[AdelState], object]] = {
    "action": lambda state: [
        card for card, is_open in zip(state.action, state.revealed, strict=True) if is_open
    ],
}
"""What A-90 shows to everybody of what is not everybody's."""
