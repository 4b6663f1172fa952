"""The cube of twelve drawers (M-01 to M-05): turning, flipping, opening. It knows nothing of players or turns.

A cube is a list of twelve drawers by place: three layers from the top down (a component file may say fewer), each with
its front, right, back and left drawer. A drawer is a list of seven numbers (see the names below). Drawers are values:
replaced, never changed.
"""

from __future__ import annotations

from typing import Final

FRONT: Final = 0
RIGHT: Final = 1
BACK: Final = 2
LEFT: Final = 3
SIDES: Final = 4
LAYERS: Final = 3
PLACES: Final = 12

# What a drawer is made of: how many gems lie where. Upper and lower change roles when the cube is flipped (M-02).
LARGE: Final = 0
UPPER_DIAMONDS: Final = 1
UPPER_SAPPHIRES: Final = 2
LOWER_DIAMONDS: Final = 3
LOWER_SAPPHIRES: Final = 4
SECRET_UPPER: Final = 5  # rubies, as all that is secret (M-46)
SECRET_LOWER: Final = 6

LAYER_NAMES: Final = ["top", "middle", "bottom"]
SIDE_NAMES: Final = ["front", "right", "back", "left"]


def new_cube(large: list[int], rubies_upper: int, rubies_lower: int, layers: int = LAYERS) -> list[list[int]]:
    """M-11: large drawers on the same sides of all layers, rubies in their secret compartments."""
    layer = [
        [int(side in large), 0, 0, 0, 0, int(side == rubies_upper), int(side == rubies_lower)]
        for side in range(SIDES)
    ]
    return layer * layers


def turned(cube: list[list[int]], layers: int, to_the_right: bool) -> list[list[int]]:
    """M-04: the top layers by a quarter: to the right the front drawer goes to the right side."""
    after = cube.copy()
    step = 1 if to_the_right else SIDES - 1
    for layer in range(layers):
        for side in range(SIDES):
            after[layer * SIDES + (side + step) % SIDES] = cube[layer * SIDES + side]
    return after


def flipped(cube: list[list[int]]) -> list[list[int]]:
    """M-05: upside down, rolled over sideways: top and bottom, left and right, upper and lower change places."""
    after = cube.copy()
    layers = len(cube) // SIDES
    for layer in range(layers):
        for side in range(SIDES):
            over = side if side in (FRONT, BACK) else SIDES - side
            after[(layers - 1 - layer) * SIDES + over] = upside_down(cube[layer * SIDES + side])
    return after


def upside_down(drawer: list[int]) -> list[int]:
    """M-02, M-05: what was upper is lower."""
    return [
        drawer[LARGE],
        drawer[LOWER_DIAMONDS],
        drawer[LOWER_SAPPHIRES],
        drawer[UPPER_DIAMONDS],
        drawer[UPPER_SAPPHIRES],
        drawer[SECRET_LOWER],
        drawer[SECRET_UPPER],
    ]


def place_name(place: int) -> str:
    return f"{LAYER_NAMES[place // SIDES]}-{SIDE_NAMES[place % SIDES]}"


def with_gems(drawer: list[int], diamonds: int, sapphires: int) -> list[int]:
    """So many gems more (or less) in the first upper compartment."""
    changed = drawer.copy()
    changed[UPPER_DIAMONDS] += diamonds
    changed[UPPER_SAPPHIRES] += sapphires
    return changed


def emptied_below(drawer: list[int]) -> list[int]:
    """M-03: after any opening the first lower compartment is empty."""
    changed = drawer.copy()
    changed[LOWER_DIAMONDS] = 0
    changed[LOWER_SAPPHIRES] = 0
    return changed


def with_secret(drawer: list[int], upper: int, lower: int) -> list[int]:
    """So many rubies in the secret compartments."""
    changed = drawer.copy()
    changed[SECRET_UPPER] = upper
    changed[SECRET_LOWER] = lower
    return changed


def gems(drawer: list[int]) -> int:
    """How many gems lie in the first upper compartment."""
    return drawer[UPPER_DIAMONDS] + drawer[UPPER_SAPPHIRES]


def falls(drawer: list[int]) -> bool:
    """M-03: whether anything falls out when this drawer is opened."""
    return drawer[LOWER_DIAMONDS] + drawer[LOWER_SAPPHIRES] > 0
