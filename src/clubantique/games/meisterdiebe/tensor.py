"""What a seat knows, as numbers for learners: all of M-91. Points and places follow from the supplies."""

from __future__ import annotations

from typing import Final

from clubantique.core.tensor import Pen
from clubantique.games.meisterdiebe.box import AFTER_TURNS, DETECTIVE, NOTHING, STAY
from clubantique.games.meisterdiebe.cube import PLACES, SECRET_LOWER
from clubantique.games.meisterdiebe.flow import MeisterdiebeState
from clubantique.games.meisterdiebe.state import OVER

PHASES: Final = OVER + 1
CARDS: Final = DETECTIVE + 1  # one of each character
PARTS: Final = SECRET_LOWER + 1  # of a drawer


def observe(state: MeisterdiebeState, viewer: int, pen: Pen) -> None:
    """The table, the inside of the cube as a perfect memory knows it, the viewer's own cards, and the crooks."""
    write_table(state, viewer, pen)
    write_cube(state.cube, pen)
    write_own(state, viewer, pen)
    for number in range(state.seats):
        pen.under("crook", number)
        write_crook(state, (viewer + number) % state.seats, pen)


def write_table(state: MeisterdiebeState, viewer: int, pen: Pen) -> None:
    seats = state.seats
    pen.one_of("seat", viewer, seats)
    pen.one_of("phase", state.phase, PHASES)
    pen.number("round", state.round)
    pen.seats_of("asked", state.asked, viewer, seats)
    pen.seats_of("due", state.due, viewer, seats)
    pen.one_of("turn", (state.turn - viewer) % seats, seats)
    pen.number("placed", state.placed)
    pen.number("cloth_diamonds", state.cloth_diamonds)
    pen.number("cloth_sapphires", state.cloth_sapphires)
    pen.one_of("opened", state.opened, PLACES)
    pen.number("fallen_diamonds", state.fallen_diamonds)
    pen.number("fallen_sapphires", state.fallen_sapphires)
    pen.one_of("twist", state.twist - STAY, AFTER_TURNS - STAY)
    pen.one_of("twister", NOTHING if state.twister == NOTHING else (state.twister - viewer) % seats, seats)
    pen.flag("ended", state.ended)


def write_cube(cube: list[list[int]], pen: Pen) -> None:
    """Drawer by drawer, each as it is: large or not, and how many gems lie where."""
    drawers: list[int] = []
    for drawer in cube:
        drawers += drawer
    pen.row("drawers", drawers, PLACES * PARTS)


def write_own(state: MeisterdiebeState, viewer: int, pen: Pen) -> None:
    pen.row("own_numbers", state.numbers[viewer], CARDS)
    pen.some_of("own_run", state.runs[viewer], len(state.names))


def write_crook(state: MeisterdiebeState, seat: int, pen: Pen) -> None:
    pen.number("plus_diamonds", state.plus_diamonds[seat])
    pen.number("plus_sapphires", state.plus_sapphires[seat])
    pen.number("plus_rubies", state.plus_rubies[seat])
    pen.number("minus_diamonds", state.minus_diamonds[seat])
    pen.number("minus_sapphires", state.minus_sapphires[seat])
    pen.one_of("character", state.character[seat], CARDS)
    pen.set_of("hand", state.hand[seat], CARDS)
    pen.row("numbers", known_numbers(state, seat), CARDS)
    pen.place_in("order", state.order, seat)


def known_numbers(state: MeisterdiebeState, seat: int) -> list[int]:
    """The numbers that everybody has seen, after the end all of them; 0 for the others."""
    numbers = state.numbers[seat]
    if state.phase == OVER:
        return numbers
    shown = state.shown[seat]
    return [numbers[card] if shown[card] else 0 for card in range(CARDS)]
