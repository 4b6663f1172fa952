"""Phase IV: detectives (A-50 to A-52) and the prison (A-60, A-61)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.adel.box import CASTLE, DETECTIVE
from clubantique.games.adel.events import Caught, Freed, NobodyCaught
from clubantique.games.adel.state import Lords, without


def send_detectives(state: Lords, outside: Outside) -> None:
    """A-50, A-51: all thieves here go to prison and the detectives advance; A-52: or nothing happens."""
    if DETECTIVE not in state.action:
        return
    detectives = state.who_played(DETECTIVE)
    thieves = [state.action[seat] for seat in state.who_sent_thieves(CASTLE)]
    if thieves:
        for thief in sorted(thieves):
            imprison(state, thief, outside)
        advance_detectives(state, detectives, outside)
    elif outside.watched:
        outside.tell(NobodyCaught(detectives))


def advance_detectives(state: Lords, detectives: list[int], outside: Outside) -> None:
    """A-51: as many spaces as the pawn's place in the race, read before any of them moves."""
    steps = [place_in_race(state.pawn, seat) for seat in detectives]
    for seat, distance in zip(detectives, steps, strict=True):
        state.advance(seat, distance, "detective", outside)


def place_in_race(pawns: list[int], seat: int) -> int:
    """A-51: one more than the number of pawns strictly ahead."""
    space = pawns[seat]
    place = 1
    for other in pawns:
        if other > space:
            place += 1
    return place


def imprison(state: Lords, thief: int, outside: Outside) -> None:
    """A-60: into cell 1, and everyone inside moves up; A-61: who would leave the last cell is free."""
    owner = owner_of(state, thief)
    state.thieves[owner] = without(state.thieves[owner], thief)
    state.prison.insert(0, thief)
    if outside.watched:
        outside.tell(Caught(owner, state.box.values[thief]))
    if len(state.prison) > state.seats:
        release(state, state.prison.pop(), outside)


def release(state: Lords, thief: int, outside: Outside) -> None:
    owner = owner_of(state, thief)
    state.thieves[owner] = sorted(state.thieves[owner] + [thief])
    if outside.watched:
        outside.tell(Freed(owner, state.box.values[thief]))


def owner_of(state: Lords, thief: int) -> int:
    """A-61: the player of the thief's colour."""
    return state.colour.index(state.box.colour_of_thief[thief - state.box.first_thief])
