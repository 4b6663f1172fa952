"""Setting up (M-10 to M-14): cube, supplies, cards, and the ten diamonds that are placed before the game."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.meisterdiebe.box import CHARACTERS, FIRST_DRAWER, NOTHING, STAY, Box
from clubantique.games.meisterdiebe.cube import new_cube, with_gems
from clubantique.games.meisterdiebe.drawers import open_drawer
from clubantique.games.meisterdiebe.events import CardsDealt, GemPut
from clubantique.games.meisterdiebe.state import PLACE, Quarter


def lay_out(state: Quarter, box: Box, seats: int, outside: Outside) -> None:
    """Everything on the table before the first diamond is placed."""
    state.begin(box.names, seats)
    state.box = box
    state.cube = new_cube(box.large_sides, box.rubies_upper, box.rubies_lower, box.layers)
    state.twist = STAY
    state.twister = NOTHING
    state.ended = False
    state.ranking = []
    state.close()
    fill_supplies(state)
    deal_cards(state, outside)
    state.placed = 0
    state.order = []
    # M-14: the first to place has no meaning afterwards, and none where nothing is placed
    state.turn = outside.draw(list(range(seats))) if box.placed_diamonds else 0


def fill_supplies(state: Quarter) -> None:
    """M-12: imitations for everybody, and empty plus supplies."""
    none = [0] * state.seats
    state.plus_diamonds = none.copy()
    state.plus_sapphires = none.copy()
    state.plus_rubies = none.copy()
    state.minus_diamonds = [state.box.minus_diamonds] * state.seats
    state.minus_sapphires = [state.box.minus_sapphires] * state.seats
    state.cloth_diamonds = 0
    state.cloth_sapphires = 0


def deal_cards(state: Quarter, outside: Outside) -> None:
    """M-13: a card of each character; the numbers differ between players."""
    dealt: list[list[int]] = [[] for _ in range(state.seats)]
    for character in range(len(CHARACTERS)):
        stack = state.box.numbers.copy()
        played = character in state.box.characters
        for seat in range(state.seats):
            # A card that nobody can play is nobody's secret.
            dealt[seat].append(outside.draw(stack) if played else stack[seat])
    state.numbers = dealt
    state.shown = [[False] * len(CHARACTERS) for _ in range(state.seats)]
    state.hand = [state.box.characters] * state.seats
    state.character = [NOTHING] * state.seats
    if outside.watched:
        for seat, numbers in enumerate(dealt):
            outside.tell(CardsDealt(seat, numbers))


def ask_to_place(state: Quarter) -> None:
    """M-14: a drawer for the next diamond, one in turn."""
    state.phase = PLACE
    state.chapter += 1
    state.ask([state.turn])


def place_diamond(state: Quarter, outside: Outside) -> None:
    """M-14: into the first upper compartment, together with what fell out."""
    open_drawer(state, state.runs[state.turn][0] - FIRST_DRAWER, outside)
    state.cube[state.opened] = with_gems(state.drawer(), 1, 0)
    state.placed += 1
    state.close()
    if outside.watched:
        outside.tell(GemPut(state.turn, "diamond"))
