"""What must hold in every state of Meisterdiebe."""

from __future__ import annotations

from collections import Counter
from typing import Any

from clubantique.games.meisterdiebe.box import CHARACTERS, NOTHING
from clubantique.games.meisterdiebe.cube import (
    LARGE,
    LOWER_DIAMONDS,
    LOWER_SAPPHIRES,
    SECRET_LOWER,
    SECRET_UPPER,
    UPPER_DIAMONDS,
    UPPER_SAPPHIRES,
)
from clubantique.games.meisterdiebe.flow import MeisterdiebeState

MOST_DECISIONS = 20_000
RUNS_TOGETHER = False  # whoever is asked with others says one thing only
FEW_TRIES = 2  # of whole games on a server: bots take several times as long as in others
DRAWS_LATER = False  # nothing is drawn after the beginning
NOT_OBSERVED = {"step", "ranking"}
"""Fields that an observation leaves out, for they follow from the rest or are of no use."""
MISSED = ("own_run", "drawers", "twist", "due", "crook_1.numbers")
"""Fields of an observation that would be missed."""


def inventory(state: MeisterdiebeState) -> Counter[str]:
    """Every gem, wherever it is (M-12), diamonds still to be placed included; and how many cards everybody owns."""
    drawers = state.cube
    diamonds = sum(drawer[UPPER_DIAMONDS] + drawer[LOWER_DIAMONDS] for drawer in drawers)
    diamonds += sum(state.plus_diamonds) + sum(state.minus_diamonds) + state.cloth_diamonds
    sapphires = sum(drawer[UPPER_SAPPHIRES] + drawer[LOWER_SAPPHIRES] for drawer in drawers)
    sapphires += sum(state.plus_sapphires) + sum(state.minus_sapphires) + state.cloth_sapphires
    rubies = sum(drawer[SECRET_UPPER] + drawer[SECRET_LOWER] for drawer in drawers) + sum(state.plus_rubies)
    found = Counter(
        diamond=diamonds + state.box.placed_diamonds - state.placed, sapphire=sapphires, ruby=rubies
    )
    assert found == Counter(diamond=7 * state.seats + 10, sapphire=3 * state.seats, ruby=6)
    return found


def holds(state: MeisterdiebeState) -> None:
    """What no inventory shows."""
    for drawer in state.cube:
        assert min(drawer) >= 0
        assert drawer[SECRET_UPPER] + drawer[SECRET_LOWER] <= drawer[LARGE], (
            "M-45: never two rubies, none in small ones"
        )
    for layer in range(3):
        large = [drawer[LARGE] for drawer in state.cube[4 * layer : 4 * layer + 4]]
        assert large in ([1, 0, 1, 0], [0, 1, 0, 1]), "M-01: large drawers lie opposite each other"
    for character in range(len(CHARACTERS)):
        numbers = [numbers[character] for numbers in state.numbers]
        assert len(set(numbers)) == state.seats, "M-13: players differ in their numbers"
    assert len({len(hand) for hand in state.hand}) == 1, "M-23: all are always in the same round of the cycle"
    assert (
        min(state.minus_diamonds + state.minus_sapphires + [state.cloth_diamonds, state.cloth_sapphires]) >= 0
    )
    if not state.order and NOTHING in state.character:
        assert state.cloth_diamonds + state.cloth_sapphires == 0, (
            "M-32: the cloth is empty at the end of a round"
        )


def dealt(state: MeisterdiebeState) -> object:
    """What is hidden in hands."""
    return state.numbers


def left_out(known: dict[str, Any]) -> None:
    """What is not observed on purpose: it is known when the game is over, and nobody chooses any more."""
    known["points"].clear()
