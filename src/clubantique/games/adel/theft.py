"""Phase IV: thieves at the castle (A-40, A-41)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.adel.box import CASTLE
from clubantique.games.adel.events import CardStolen, NothingToSteal
from clubantique.games.adel.state import STEAL, Lords, without


def line_up_thieves(state: Lords) -> None:
    """A-40: the thief with most years of service takes first."""
    thieves = [state.action[seat] for seat in state.who_sent_thieves(CASTLE)]
    thieves.sort(reverse=True)
    state.burglars = [state.action.index(thief) for thief in thieves]


def ask_next_thief(state: Lords, outside: Outside) -> None:
    """A-40, A-41: one thief after the other, as long as there is something on show."""
    state.phase = STEAL
    if not state.burglars:
        return
    if victims(state):
        state.ask([state.burglars[0]])
        state.burglars = state.burglars[1:]
        return
    if outside.watched:
        outside.tell(NothingToSteal(state.burglars))
    state.burglars = []


def victims(state: Lords) -> list[int]:
    """The seats whose exhibitions still have a card."""
    return [seat for seat in range(state.seats) if state.show[seat]]


def possible_loot(state: Lords, run: list[int]) -> list[int]:
    """A-40: one card of each exhibition, in the order of seats."""
    first_steal = state.box.first_steal
    return [first_steal + card for card in state.show[victims(state)[len(run)]]]


def stolen_from_all(state: Lords, run: list[int]) -> bool:
    return len(run) == len(victims(state))


def steal(state: Lords, outside: Outside) -> None:
    """A-41: the loot goes to the thief's player and is safe."""
    thief = state.asked[0]
    for victim, code in zip(victims(state), state.runs[thief], strict=True):
        card = code - state.box.first_steal
        state.show[victim] = without(state.show[victim], card)
        state.cards[victim] = without(state.cards[victim], card)
        state.seen[victim] = without(state.seen[victim], card)
        state.gain_card(thief, card)
        if outside.watched:
            years = state.box.values[state.action[thief]]
            outside.tell(CardStolen(thief, victim, state.box.cards[card], years))
