"""Phase IV: exhibitions at the castle (A-31 to A-36)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.adel.box import CASTLE, DONE, EXHIBITION
from clubantique.games.adel.events import Exhibited
from clubantique.games.adel.exhibition import is_gap, pair, pay, ranks
from clubantique.games.adel.state import SHOW, Lords
from clubantique.games.adel.what import reveal_actions


def open_castle(state: Lords, outside: Outside) -> None:
    """A-31: the castle's cards are revealed; A-32: the exhibitors choose now."""
    state.phase = SHOW
    reveal_actions(state, CASTLE, outside)
    if EXHIBITION in state.action:
        state.ask(state.who_played(EXHIBITION))


def possible_cards(state: Lords, seat: int, run: list[int]) -> list[int]:
    """A-32: any exhibition, chosen card by card in ascending order and ended by DONE."""
    box = state.box
    first_show = box.first_show
    series_of = box.series
    enough = box.exhibition_min
    chosen = len(run)
    last = run[-1] - first_show if run else -1
    nearest = series_of[last] if run else len(box.cards)
    offered: list[int] = []
    following = 0  # how many cards the exhibition could have from this one on
    series = -1
    for card in reversed(state.cards[seat]):
        if card <= last:
            break
        gap = is_gap(series_of[card], series)
        series = series_of[card]
        following = 1 if gap else following + 1
        if not is_gap(nearest, series) and chosen + following >= enough:
            offered.append(first_show + card)
    if chosen >= enough:
        offered.append(DONE)
    offered.reverse()
    return offered


def chosen_cards(state: Lords, run: list[int]) -> list[int]:
    """The cards of a finished run."""
    first_show = state.box.first_show
    return [code - first_show for code in run if code != DONE]


def open_exhibitions(state: Lords, outside: Outside) -> None:
    """A-32: all exhibitions are revealed together; A-34: the best two advance."""
    for seat in state.asked:
        state.show[seat] = chosen_cards(state, state.runs[seat])
        state.seen[seat] = sorted(set(state.seen[seat] + state.show[seat]))
    places = ranks(state, state.show)
    if outside.watched:
        for seat in state.asked:
            outside.tell(Exhibited(seat, state.card_names(state.show[seat]), places[seat]))
    best, second = pair(state.box, state.pawn)
    pay(state, places, best, second, "exhibition", outside)
