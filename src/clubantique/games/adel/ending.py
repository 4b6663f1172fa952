"""The end: the dining table (A-80), too quiet a game (A-84), final scoring (A-81) and the places (A-82)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.adel.events import FinalExhibition, Placed, Stalled, TableReached
from clubantique.games.adel.exhibition import best_exhibition, pay, ranks
from clubantique.games.adel.state import OVER, Lords


def is_over(state: Lords, outside: Outside) -> bool:
    """A-80: whether a pawn stands at the table after this round; A-84: or it has been too quiet too long."""
    if max(state.pawn) >= state.box.table:
        if outside.watched:
            outside.tell(TableReached(who_arrived(state)))
        return True
    if state.quiet >= state.box.quiet_rounds:
        if outside.watched:
            outside.tell(Stalled(state.box.quiet_rounds))
        return True
    return False


def who_arrived(state: Lords) -> list[int]:
    return [seat for seat in range(state.seats) if state.pawn[seat] >= state.box.table]


def score(state: Lords, outside: Outside) -> None:
    """A-81: a last exhibition of everybody, then the places."""
    state.phase = OVER
    state.end()
    state.final = [best_exhibition(state, seat) for seat in range(state.seats)]
    places = ranks(state, state.final)
    if outside.watched:
        for seat, cards in enumerate(state.final):
            if cards:
                outside.tell(FinalExhibition(seat, state.card_names(cards), places[seat]))
    pay(state, places, state.box.final_best, state.box.final_second, "final", outside)
    state.ranking = final_places(state, places)
    if outside.watched:
        for place, seat in sorted(zip(state.ranking, range(state.seats), strict=True)):
            outside.tell(Placed(seat, place, state.pawn[seat]))


def final_places(state: Lords, exhibition: list[int]) -> list[int]:
    """A-82: the pawn further ahead, then the better exhibition; any beats none; equals share."""
    none = state.seats + 1
    keys = [(-state.pawn[seat], exhibition[seat] or none) for seat in range(state.seats)]
    return [1 + sum([other < key for other in keys]) for key in keys]
