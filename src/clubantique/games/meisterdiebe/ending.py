"""The end (M-70, M-74) and the score (M-71 to M-73)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.meisterdiebe.events import EndNear, Placed, TimeUp
from clubantique.games.meisterdiebe.state import OVER, Quarter


def watch_for_end(state: Quarter, outside: Outside) -> None:
    """M-70: an empty minus supply, or the last ruby found, and this round is the last; nothing undoes it."""
    if state.ended:
        return
    empty = state.imitations(state.turn) == 0
    if empty or sum(state.plus_rubies) == state.box.rubies:
        state.ended = True
        if outside.watched:
            outside.tell(EndNear(state.turn, "supply" if empty else "rubies"))


def is_over(state: Quarter, outside: Outside) -> bool:
    """Whether the game ends with this round."""
    if state.ended:
        return True
    if state.round >= state.box.most_rounds:
        if outside.watched:
            outside.tell(TimeUp(state.round))
        return True
    return False


def points(state: Quarter, seat: int) -> int:
    """M-71."""
    box = state.box
    return (
        state.plus_diamonds[seat] * box.diamond_points
        + state.plus_sapphires[seat] * box.sapphire_points
        + state.plus_rubies[seat] * box.ruby_points
        + state.imitations(seat) * box.imitation_points
    )


def score(state: Quarter, outside: Outside) -> None:
    """M-72: most points, then rubies, then sapphires; equals share a place and the next is skipped."""
    state.phase = OVER
    state.end()
    keys = [
        (-points(state, seat), -state.plus_rubies[seat], -state.plus_sapphires[seat])
        for seat in range(state.seats)
    ]
    state.ranking = [1 + sum([other < key for other in keys]) for key in keys]
    if outside.watched:
        for place, seat in sorted(zip(state.ranking, range(state.seats), strict=True)):
            outside.tell(
                Placed(seat, place, points(state, seat), state.plus_rubies[seat], title(state, seat))
            )


def title(state: Quarter, seat: int) -> str:
    """M-73: each winner by their own rubies."""
    if state.ranking[seat] != 1:
        return "none"
    return "king" if state.plus_rubies[seat] >= state.box.king_rubies else "jeweller"
