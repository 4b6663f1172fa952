"""Phase II, what (A-11 to A-13), also together with the place (A-70)."""

from __future__ import annotations

from typing import Final

from clubantique.core.outside import Outside
from clubantique.games.adel.box import AUCTION, CASTLE, DETECTIVE, EXHIBITION, NOTHING
from clubantique.games.adel.events import ActionRevealed, Passed
from clubantique.games.adel.exhibition import can_exhibit
from clubantique.games.adel.state import CONFRONTATION, WHAT, Lords
from clubantique.games.adel.where import possible_places, reveal_places

ALWAYS: Final[list[int]] = [DETECTIVE]
WITH_EXHIBITION: Final[list[int]] = [DETECTIVE, EXHIBITION]


def ask_actions(state: Lords) -> None:
    """A-11: everybody chooses an action; A-71: only who has none passes."""
    state.phase = WHAT
    asked = list(range(state.seats))
    if state.variant == CONFRONTATION:
        asked = [seat for seat in asked if possible_actions(state, seat, state.place[seat])]
    if asked:
        state.ask(asked)


def place_is_open(state: Lords) -> bool:
    """A-70: whether the place is chosen together with the action."""
    return state.place[0] == NOTHING


def possible_choices(state: Lords, seat: int, run: list[int]) -> list[int]:
    """An action for the place; where the place is still open, the place first."""
    if not place_is_open(state):
        return possible_actions(state, seat, state.place[seat])
    return possible_actions(state, seat, run[0]) if run else possible_places(state, seat)


def possible_actions(state: Lords, seat: int, place: int) -> list[int]:
    if place == AUCTION:
        return state.cheques[seat] + state.thieves[seat]
    at_castle = WITH_EXHIBITION if can_exhibit(state, seat) else ALWAYS
    return at_castle + state.thieves[seat]


def answered(state: Lords, run: list[int]) -> bool:
    """Whether the place (A-70) and the action are chosen."""
    return len(run) == (2 if place_is_open(state) else 1)


def lay_actions(state: Lords, outside: Outside) -> None:
    """A-11: the action cards lie face down; A-70: with places still open, all is revealed at once."""
    surprise = place_is_open(state)
    if surprise:
        reveal_places(state, outside)
    for seat in state.asked:
        state.action[seat] = state.runs[seat][-1]
    if surprise:
        reveal_actions(state, CASTLE, outside)


def reveal_actions(state: Lords, place: int, outside: Outside) -> None:
    """Everybody at this place turns their action card over."""
    for seat in range(state.seats):
        if state.place[seat] == place and not state.revealed[seat]:
            reveal_action(state, seat, outside)


def reveal_action(state: Lords, seat: int, outside: Outside) -> None:
    action = state.action[seat]
    if action != NOTHING:
        state.revealed[seat] = True
    if outside.watched:
        outside.tell(Passed(seat) if action == NOTHING else ActionRevealed(seat, state.names[action]))
