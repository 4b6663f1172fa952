"""The material as the rules use it, and the table of all choices."""

from __future__ import annotations

from typing import Final

from clubantique.games.meisterdiebe.cube import PLACES, place_name

# The six characters in the order of their turns (M-21); playing one is the choice of the same number.
JEWELLER: Final = 0
WIFE: Final = 1
SMUGGLER: Final = 2
THIEF: Final = 3
MASTER_THIEF: Final = 4
DETECTIVE: Final = 5
CHARACTERS: Final = ["jeweller", "jewellers-wife", "smuggler", "thief", "master-thief", "detective"]

FIRST_DRAWER: Final = 6  # to open the drawer at place 0, and so on
SHUT: Final = 18  # to leave all drawers shut
LEAVE: Final = 19  # to leave the gems where they are (M-42)
FIRST_DIAMOND_TO: Final = 20  # to hand a diamond to seat 0, and so on
FIRST_SAPPHIRE_TO: Final = 28
PUT_DIAMOND: Final = 36
PUT_SAPPHIRE: Final = 37
ENOUGH: Final = 38
PLUNDER: Final = 39
PULL: Final = 40
STAY: Final = 41
FLIP: Final = 42
FIRST_TURN: Final = 43  # the four turns (M-04) ...
FIRST_TURN_FLIP: Final = 47  # ... each of them and then a flip ...
FIRST_FLIP_TURN: Final = 51  # ... a flip and then each of them
AFTER_TURNS: Final = 55

MOST_SEATS: Final = 8
TURNS: Final = ["top-left", "top-right", "two-left", "two-right"]
NOTHING: Final = -1


def names() -> list[str]:
    """The text of every choice."""
    return [
        *[f"play {character}" for character in CHARACTERS],
        *[f"open {place_name(place)}" for place in range(PLACES)],
        "shut",
        "leave",
        *[f"diamond-to {seat}" for seat in range(MOST_SEATS)],
        *[f"sapphire-to {seat}" for seat in range(MOST_SEATS)],
        "put diamond",
        "put sapphire",
        "enough",
        "plunder",
        "pull",
        "stay",
        "flip",
        *[f"turn {turn}" for turn in TURNS],
        *[f"turn-flip {turn}" for turn in TURNS],
        *[f"flip-turn {turn}" for turn in TURNS],
    ]


class Box:
    """What is in the box."""

    names: list[str]
    layers: int
    drawers: list[int]  # the codes that open one ...
    drawers_or_none: list[int]  # ... or leave all shut
    twists: list[int]  # all that can be done with the cube
    characters: list[int]  # that are played
    large_sides: list[int]
    rubies_upper: int
    rubies_lower: int
    rubies: int
    minus_diamonds: int
    minus_sapphires: int
    placed_diamonds: int
    numbers: list[int]  # on the cards of each character
    diamond_points: int
    sapphire_points: int
    ruby_points: int
    imitation_points: int
    king_rubies: int
    most_rounds: int
