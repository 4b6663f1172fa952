"""The end (M-70, M-74) and the score (M-71 to M-73)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.meisterdiebe.box import Box
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
    supply = worth_of(
        state.box, state.plus_diamonds[seat], state.plus_sapphires[seat], state.plus_rubies[seat]
    )
    return supply + state.imitations(seat) * state.box.imitation_points


def worth_of(box: Box, diamonds: int, sapphires: int, rubies: int) -> int:
    """M-71: of gems in a plus supply."""
    return diamonds * box.diamond_points + sapphires * box.sapphire_points + rubies * box.ruby_points


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
            rubies = state.plus_rubies[seat]
            outside.tell(Placed(seat, place, points(state, seat), rubies, title(state.box, place, rubies)))


def title(box: Box, place: int, rubies: int) -> str:
    """M-73: each winner by their own rubies."""
    if place != 1:
        return "none"
    return "king" if rubies >= box.king_rubies else "jeweller"
