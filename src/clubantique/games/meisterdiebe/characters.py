"""The characters and what they do with an open drawer (M-40 to M-48)."""

from __future__ import annotations

from typing import Final

from clubantique.core.outside import Outside
from clubantique.games.meisterdiebe.box import (
    DETECTIVE,
    ENOUGH,
    FIRST_DIAMOND_TO,
    FIRST_SAPPHIRE_TO,
    LEAVE,
    MASTER_THIEF,
    PLUNDER,
    PULL,
    PUT_DIAMOND,
    PUT_SAPPHIRE,
    SMUGGLER,
    THIEF,
    WIFE,
)
from clubantique.games.meisterdiebe.cube import (
    LARGE,
    SECRET_LOWER,
    SECRET_UPPER,
    UPPER_DIAMONDS,
    UPPER_SAPPHIRES,
    gems,
    with_gems,
    with_secret,
)
from clubantique.games.meisterdiebe.events import GemHanded, GemPut, GemsTaken, PulledOut
from clubantique.games.meisterdiebe.state import ACT, Quarter

PLUNDER_OR_PULL: Final[list[int]] = [PLUNDER, PULL]


def act_or_ask(state: Quarter, outside: Outside) -> None:
    """What needs no choice is done at once; else the player is asked."""
    character = state.character[state.turn]
    if character == THIEF:
        take_all(state, 0, outside)  # M-43
    elif character != MASTER_THIEF or gems(state.drawer()):  # M-44: an empty compartment: nothing happens
        state.phase = ACT
        state.ask([state.turn])


def possible_acts(state: Quarter, run: list[int]) -> list[int]:
    character = state.character[state.turn]
    if character == MASTER_THIEF:
        return PLUNDER_OR_PULL
    if character == SMUGGLER:
        return possible_smuggling(state, run)
    return possible_puts(state, run)


def act_is_complete(state: Quarter, run: list[int]) -> bool:
    last = run[-1]
    if state.character[state.turn] == WIFE:
        return last == ENOUGH or len(run) == most_puts(state)
    return last in (PUT_DIAMOND, PUT_SAPPHIRE, PLUNDER, PULL)


def act(state: Quarter, outside: Outside) -> None:
    """Carry out the whole run, choice by choice."""
    for code in state.runs[state.turn]:
        if code == PLUNDER:
            take_all(state, 0, outside)
        elif code == PULL:
            pull_out(state, outside)
        elif code in (PUT_DIAMOND, PUT_SAPPHIRE):
            put(state, code, outside)
        elif code not in (LEAVE, ENOUGH):
            hand_out(state, code, outside)


# --- Jeweller and Jeweller's wife (M-40, M-41) ---------------------------------------------------


def possible_puts(state: Quarter, run: list[int]) -> list[int]:
    """M-40: one imitation, white or blue; M-41: she may put more, diamonds first so that each set is one run."""
    seat = state.turn
    offered: list[int] = []
    if state.minus_diamonds[seat] > run.count(PUT_DIAMOND) and PUT_SAPPHIRE not in run:
        offered.append(PUT_DIAMOND)
    if state.minus_sapphires[seat] > run.count(PUT_SAPPHIRE):
        offered.append(PUT_SAPPHIRE)
    if run:
        offered.append(ENOUGH)
    return offered


def most_puts(state: Quarter) -> int:
    """M-41: one, and one more for each Detective; M-48: nobody can put in what they do not have."""
    return min(1 + state.detectives(), state.imitations(state.turn))


def put(state: Quarter, code: int, outside: Outside) -> None:
    diamond = code == PUT_DIAMOND
    if diamond:
        state.minus_diamonds[state.turn] -= 1
    else:
        state.minus_sapphires[state.turn] -= 1
    state.cube[state.opened] = with_gems(state.drawer(), int(diamond), int(not diamond))
    if outside.watched:
        outside.tell(GemPut(state.turn, "diamond" if diamond else "sapphire"))


# --- Smuggler (M-42) -----------------------------------------------------------------------------


def possible_smuggling(state: Quarter, run: list[int]) -> list[int]:
    """All gems or none, each to another player; equal gems in the order of seats; then an imitation of one's own."""
    if not run and gems(state.drawer()):
        return [LEAVE] + receivers(state, run)
    if not run or run[0] == LEAVE or len(run) == gems(state.drawer()):
        return [code for code in possible_puts(state, []) if code != ENOUGH]
    return receivers(state, run)


def receivers(state: Quarter, run: list[int]) -> list[int]:
    """Who may get the next gem: the diamonds are handed out first."""
    first = FIRST_DIAMOND_TO if len(run) < state.drawer()[UPPER_DIAMONDS] else FIRST_SAPPHIRE_TO
    lowest = max(run[-1], first) if run else first
    return [code for code in range(lowest, first + state.seats) if code - first != state.turn]


def hand_out(state: Quarter, code: int, outside: Outside) -> None:
    """What is handed out is an imitation of the receiver's."""
    diamond = code < FIRST_SAPPHIRE_TO
    receiver = code - (FIRST_DIAMOND_TO if diamond else FIRST_SAPPHIRE_TO)
    if diamond:
        state.minus_diamonds[receiver] += 1
    else:
        state.minus_sapphires[receiver] += 1
    state.cube[state.opened] = with_gems(state.drawer(), -int(diamond), -int(not diamond))
    if outside.watched:
        outside.tell(GemHanded(state.turn, receiver, "diamond" if diamond else "sapphire"))


# --- Thief and Master thief (M-43 to M-46) -------------------------------------------------------


def take_all(state: Quarter, rubies: int, outside: Outside) -> None:
    """All gems of the first upper compartment, and so many rubies, into the plus supply."""
    seat, drawer = state.turn, state.drawer()
    diamonds, sapphires = drawer[UPPER_DIAMONDS], drawer[UPPER_SAPPHIRES]
    state.plus_diamonds[seat] += diamonds
    state.plus_sapphires[seat] += sapphires
    state.plus_rubies[seat] += rubies
    state.cube[state.opened] = with_gems(drawer, -diamonds, -sapphires)
    if outside.watched:
        outside.tell(GemsTaken(seat, diamonds, sapphires, rubies))


def pull_out(state: Quarter, outside: Outside) -> None:
    """M-45: a ruby above is taken with everything; one that falls is put above; else nothing."""
    drawer = state.drawer()
    upper, lower = drawer[SECRET_UPPER], drawer[SECRET_LOWER]
    if outside.watched:
        outside.tell(PulledOut(state.turn, found(drawer)))
    if upper:
        state.cube[state.opened] = with_secret(drawer, 0, lower)
        take_all(state, upper, outside)
    else:
        state.cube[state.opened] = with_secret(drawer, lower, 0)


def found(drawer: list[int]) -> str:
    """What everybody sees of the secret compartments (M-33)."""
    if not drawer[LARGE]:
        return "small"
    if drawer[SECRET_UPPER]:
        return "ruby"
    return "fallen" if drawer[SECRET_LOWER] else "empty"


# --- Detective (M-47) ----------------------------------------------------------------------------


def share_cloth(state: Quarter, outside: Outside) -> None:
    """In ascending order of cards, one gem each, again and again: sapphires first, then diamonds."""
    detectives = [state.turn] + [seat for seat in state.order if state.character[seat] == DETECTIVE]
    total = state.cloth_sapphires + state.cloth_diamonds
    for gem in range(total):
        seat = detectives[gem % len(detectives)]
        if gem < state.cloth_sapphires:
            state.plus_sapphires[seat] += 1
        else:
            state.plus_diamonds[seat] += 1
    if outside.watched:
        tell_shares(state, detectives, outside)
    state.cloth_diamonds = 0
    state.cloth_sapphires = 0


def tell_shares(state: Quarter, detectives: list[int], outside: Outside) -> None:
    sapphires, total = state.cloth_sapphires, state.cloth_sapphires + state.cloth_diamonds
    for number, seat in enumerate(detectives):
        mine = range(number, total, len(detectives))
        blue = len([gem for gem in mine if gem < sapphires])
        if len(mine):
            outside.tell(GemsTaken(seat, len(mine) - blue, blue, 0))
