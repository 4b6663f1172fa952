"""Twins: the same game as far as one viewer may know it, with everything changed that is secret to them.

Made from the true record by the list of secrets in M-90 — numbers of other players' cards that were never shown, which
cards are out of the game, and choices not yet revealed — and never through a view or a belief.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from clubantique.core.events import Viewer
from clubantique.core.outside import Scripted
from clubantique.core.play import Play, Replay
from clubantique.core.record import Record
from clubantique.games.meisterdiebe.box import CHARACTERS, NOTHING
from clubantique.games.meisterdiebe.cube import UPPER_DIAMONDS, UPPER_SAPPHIRES
from clubantique.games.meisterdiebe.flow import MeisterdiebeState


def twin(record: Record, viewer: Viewer, rng: Random) -> Play | None:
    """Another play that this viewer must not be able to tell from the true one; None if there is none."""
    again = Replay(record)
    played = [set() for _ in record.seats]  # type: list[set[int]]
    kept: list[tuple[int, list[int]]] = []
    pending: dict[int, list[int]] = {}
    step = again.play.state.step
    for number in again.steps():
        entry = record.entries[number]
        assert isinstance(entry, tuple)
        seat, text = entry
        pending[seat] = [] if text is None else [*pending.get(seat, []), again.play.game.code(text)]
        state = again.play.state
        if state.step != step or not state.due:
            kept += pending.items()
            pending, step = {}, state.step
        note_played(state, played)
    true = again.play.state
    if not true.due:
        return None  # the game is over: nothing is secret any more
    draws = [entry for entry in record.entries if isinstance(entry, int)]
    play = Play(
        record.load_game(), record.seats, record.options, Scripted(redealt(true, draws, played, viewer, rng))
    )
    for seat, codes in kept:
        if codes:
            play.answer(seat, codes)
    for seat in true.asked:
        answer_again(play, true, seat, viewer, rng)
    return play


def note_played(state: MeisterdiebeState, played: list[set[int]]) -> None:
    """Which cards have ever been open: those played this round, and those that are no longer in hand."""
    for seat, hand in enumerate(state.hand):
        played[seat] |= set(range(len(CHARACTERS))) - set(hand)


def redealt(
    state: MeisterdiebeState, draws: list[int], played: list[set[int]], viewer: Viewer, rng: Random
) -> list[int]:
    """The deal with other numbers on the cards that nobody but their owner has seen, and on those out of the game."""
    seats = state.seats
    changed = draws.copy()
    for character in range(len(CHARACTERS)):
        dealt = {seat: character * seats + seat for seat in range(seats)}
        hidden = [seat for seat in range(seats) if character not in played[seat] and seat != viewer]
        known = [draws[place] for seat, place in dealt.items() if seat not in hidden]
        left = [number for number in state.box.numbers if number not in known]
        for seat in hidden:
            others = [number for number in left if number != draws[dealt[seat]]] or left
            number = others[int(rng.random() * len(others))]
            left.remove(number)
            changed[dealt[seat]] = number
    return changed


def answer_again(play: Play, true: MeisterdiebeState, seat: int, viewer: Viewer, rng: Random) -> None:
    """The open question: own choices and those in open turns as they were, sealed ones anew."""
    if seat == viewer or len(true.asked) == 1:
        if true.runs[seat] and seat == viewer:
            play.answer(seat, true.runs[seat])
    elif seat not in true.due:
        options = [code for code in play.state.legal(seat) if code != true.runs[seat][0]] or play.state.legal(
            seat
        )
        play.choose(seat, options[int(rng.random() * len(options))])


def others(state: MeisterdiebeState, viewer: Viewer) -> list[int]:
    return [seat for seat in range(state.seats) if seat != viewer]


SECRETS: dict[str, Callable[[MeisterdiebeState, Viewer], object]] = {
    "numbers of another player": lambda state, viewer: state.numbers[others(state, viewer)[0]],
    "numbers of all others": lambda state, viewer: [state.numbers[seat] for seat in others(state, viewer)],
    "a sealed choice": lambda state, viewer: [state.runs[seat] for seat in others(state, viewer)],
}
"""What M-90 keeps from a viewer, read from the true state: material for the leaks that must be noticed."""

OPEN: dict[str, Callable[[MeisterdiebeState], object]] = {
    "cube": lambda state: (
        state.cube[state.opened][UPPER_DIAMONDS : UPPER_SAPPHIRES + 1] if state.opened != NOTHING else []
    ),
    "numbers": lambda state: [
        state.numbers[seat][played] for seat, played in enumerate(state.character) if played != NOTHING
    ],
}
"""What M-90 shows to everybody of what is not everybody's: the open drawer, and the cards of this round."""
