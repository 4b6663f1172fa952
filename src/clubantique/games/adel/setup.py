"""Setting up (A-01 to A-05)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.adel.box import Box
from clubantique.games.adel.events import CardTurned, Dealt, Seated
from clubantique.games.adel.state import NO_CARDS, WHERE, Lords, nothing

PILES = ["left", "right"]


def lay_out(state: Lords, box: Box, seats: int, outside: Outside) -> None:
    """Everything on the table before the first round."""
    state.begin(box.names, seats)
    state.box = box
    state.phase = WHERE
    state.quiet = 0
    state.pawn = [0] * seats
    state.seen = [NO_CARDS] * seats
    state.final = [NO_CARDS] * seats
    state.ranking = []
    state.cash = []
    state.prison = []
    clear_table(state)
    draw_colours(state, outside)
    deal_cards(state, outside)
    build_piles(state, outside)


def clear_table(state: Lords) -> None:
    """A-62: no place or action card and no exhibition lies before anybody."""
    state.place = nothing(state.seats)
    state.action = nothing(state.seats)
    state.revealed = [False] * state.seats
    state.show = [NO_CARDS] * state.seats
    state.burglars = []


def draw_colours(state: Lords, outside: Outside) -> None:
    """A-02: a colour by chance, and the cards of that colour."""
    box = state.box
    left = list(range(len(box.colours)))
    state.colour = [outside.draw(left) for _ in range(state.seats)]
    state.cheques = [box.cheques[colour] for colour in state.colour]
    state.thieves = [box.thieves[colour] for colour in state.colour]
    if outside.watched:
        for seat, colour in enumerate(state.colour):
            outside.tell(Seated(seat, box.colours[colour]))


def deal_cards(state: Lords, outside: Outside) -> None:
    """A-04: each player's first collection cards."""
    state.pool = list(range(len(state.box.cards)))
    state.cards = []
    for seat in range(state.seats):
        dealt = [outside.draw(state.pool) for _ in range(state.box.deal)]
        dealt.sort()
        state.cards.append(dealt)
        if outside.watched:
            outside.tell(Dealt(seat, state.card_names(dealt)))


def build_piles(state: Lords, outside: Outside) -> None:
    """A-04: two piles, the first gets the odd card; only the top cards are ever seen."""
    rest = len(state.pool)
    state.size = [rest - rest // 2, rest // 2]
    state.top = nothing(2)
    for pile in range(2):
        if state.size[pile]:
            turn_card(state, pile, outside)


def turn_card(state: Lords, pile: int, outside: Outside) -> None:
    """The next card of a pile becomes visible."""
    state.top[pile] = outside.draw(state.pool)
    if outside.watched:
        outside.tell(CardTurned(PILES[pile], state.box.cards[state.top[pile]]))
