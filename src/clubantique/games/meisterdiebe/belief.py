"""Belief: a state that a seat's knowledge allows. Only numbers that were never shown and sealed choices are guessed."""

from __future__ import annotations

from random import Random

from clubantique.games.meisterdiebe.box import CHARACTERS, FIRST_DRAWER, NOTHING, Box
from clubantique.games.meisterdiebe.flow import MeisterdiebeState
from clubantique.games.meisterdiebe.views import PHASES, Drawer, Memory, Table


def sample(box: Box, knowledge: Table, rng: Random) -> MeisterdiebeState:
    """Uniform over the numbers that the others may hold, then each sealed choice uniform over the legal ones."""
    assert knowledge.memory is not None, "a table view does not know enough to sample from"
    state = visible(box, knowledge, knowledge.memory)
    deal_unseen(state, knowledge, knowledge.memory, rng)
    guess_answers(state, knowledge, rng)
    return state


def visible(box: Box, seen: Table, memory: Memory) -> MeisterdiebeState:
    """The state as far as it is known."""
    state = MeisterdiebeState()
    state.begin(box.names, len(seen.crooks))
    codes = {name: code for code, name in enumerate(box.names)}
    state.box = box
    state.open_cube = False
    state.step, state.round, state.turn = seen.step, seen.round, seen.turn
    state.phase = PHASES.index(seen.phase)
    state.asked, state.due, state.order = seen.asked.copy(), seen.due.copy(), seen.order.copy()
    state.placed, state.ended = seen.placed, seen.ended
    state.twist = codes[seen.twist]
    state.twister = NOTHING if seen.twister is None else seen.twister
    state.ranking = seen.ranking.copy()
    state.cube = [drawer_of(drawer) for drawer in memory.drawers]
    place_supplies(state, seen)
    place_cards(state, seen)
    place_open_drawer(state, seen, codes)
    if seen.own is not None and seen.seat is not None:
        state.runs[seen.seat] = [codes[text] for text in seen.own.run]
    return state


def drawer_of(drawer: Drawer) -> list[int]:
    return [
        int(drawer.large),
        drawer.upper.diamonds,
        drawer.upper.sapphires,
        drawer.lower.diamonds,
        drawer.lower.sapphires,
        drawer.secret_upper,
        drawer.secret_lower,
    ]


def place_supplies(state: MeisterdiebeState, seen: Table) -> None:
    state.plus_diamonds = [crook.plus.diamonds for crook in seen.crooks]
    state.plus_sapphires = [crook.plus.sapphires for crook in seen.crooks]
    state.plus_rubies = [crook.plus.rubies for crook in seen.crooks]
    state.minus_diamonds = [crook.minus.diamonds for crook in seen.crooks]
    state.minus_sapphires = [crook.minus.sapphires for crook in seen.crooks]
    state.cloth_diamonds = seen.cloth.diamonds
    state.cloth_sapphires = seen.cloth.sapphires


def place_cards(state: MeisterdiebeState, seen: Table) -> None:
    state.hand = [[CHARACTERS.index(name) for name in crook.hand] for crook in seen.crooks]
    state.character = [
        NOTHING if crook.character is None else CHARACTERS.index(crook.character) for crook in seen.crooks
    ]


def place_open_drawer(state: MeisterdiebeState, seen: Table, codes: dict[str, int]) -> None:
    state.close()
    if seen.drawer is not None:
        state.opened = codes[f"open {seen.drawer.place}"] - FIRST_DRAWER
        state.fallen_diamonds = seen.drawer.fallen.diamonds
        state.fallen_sapphires = seen.drawer.fallen.sapphires


def deal_unseen(state: MeisterdiebeState, seen: Table, memory: Memory, rng: Random) -> None:
    """Numbers that were never shown: any that are left of that character, each as likely as another."""
    state.shown = [[number is not None for number in numbers] for numbers in memory.numbers]
    dealt: list[list[int]] = [[] for _ in range(state.seats)]
    for character in range(len(CHARACTERS)):
        known = [known_number(seen, memory, seat, character) for seat in range(state.seats)]
        left = [number for number in state.box.numbers if number not in known]
        for seat, number in enumerate(known):
            drawn = left.pop(int(rng.random() * len(left))) if number is None else number
            dealt[seat].append(drawn)
    state.numbers = dealt


def known_number(seen: Table, memory: Memory, seat: int, character: int) -> int | None:
    if seen.own is not None and seat == seen.seat:
        return seen.own.numbers[character]
    return memory.numbers[seat][character]


def guess_answers(state: MeisterdiebeState, seen: Table, rng: Random) -> None:
    """Sealed characters of the others; whoever is still due has not begun."""
    for seat in state.asked:
        if seat not in state.due and seat != seen.seat:
            options = state.options(seat, [])
            state.runs[seat] = [options[int(rng.random() * len(options))]]
