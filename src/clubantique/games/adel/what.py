"""Phase II, what (A-11 to A-13), also together with the place (A-70)."""

from __future__ import annotations

from typing import Final

from clubantique.core.outside import Outside
from clubantique.games.adel.box import AUCTION, CASTLE, DETECTIVE, EXHIBITION, NOTHING
from clubantique.games.adel.events import ActionRevealed, Passed
from clubantique.games.adel.exhibition import can_exhibit
from clubantique.games.adel.state import BOTH, CONFRONTATION, SURPRISE, WHAT, Lords
from clubantique.games.adel.where import chosen_places, possible_places, reveal_places

ALWAYS: Final[list[int]] = [DETECTIVE]
WITH_EXHIBITION: Final[list[int]] = [DETECTIVE, EXHIBITION]


def ask_actions(state: Lords) -> None:
    """A-11: everybody chooses an action; A-71: only who has none passes; A-70: with the place, if it is open."""
    state.phase = BOTH if state.variant == SURPRISE and not state.house_closed() else WHAT
    asked = list(range(state.seats))
    if state.variant == CONFRONTATION:
        asked = [seat for seat in asked if possible_actions(state, seat, state.place[seat])]
    if asked:
        state.ask(asked)


def possible_actions(state: Lords, seat: int, place: int) -> list[int]:
    if place == AUCTION:
        return state.cheques[seat] + state.thieves[seat]
    at_castle = WITH_EXHIBITION if can_exhibit(state, seat) else ALWAYS
    return at_castle + state.thieves[seat]


def possible_place_then_action(state: Lords, seat: int, run: list[int]) -> list[int]:
    """A-70: one sealed answer, the place first."""
    return possible_actions(state, seat, run[0]) if run else possible_places(state, seat)


def lay_actions(state: Lords) -> None:
    """A-11: the action cards lie face down. An action is always what a run ends with."""
    for seat in state.asked:
        state.action[seat] = state.runs[seat][-1]


def reveal_all(state: Lords, outside: Outside) -> None:
    """A-70: both places and both actions at once."""
    reveal_places(state, chosen_places(state), outside)
    lay_actions(state)
    reveal_actions(state, CASTLE, outside)
    reveal_actions(state, AUCTION, outside)


def reveal_actions(state: Lords, place: int, outside: Outside) -> None:
    """Everybody at this place turns their action card over."""
    for seat in range(state.seats):
        if state.place[seat] == place and not state.revealed[seat]:
            state.revealed[seat] = state.action[seat] != NOTHING
            if outside.watched:
                tell_action(state, seat, outside)


def tell_action(state: Lords, seat: int, outside: Outside) -> None:
    action = state.action[seat]
    outside.tell(Passed(seat) if action == NOTHING else ActionRevealed(seat, state.names[action]))
