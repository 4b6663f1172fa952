"""Reads and judges a component file, and packs it into the box that the rules use."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from clubantique.core.errors import BadComponents
from clubantique.games.meisterdiebe.box import (
    AFTER_TURNS,
    CHARACTERS,
    MOST_SEATS,
    SHUT,
    STAY,
    Box,
    names,
)
from clubantique.games.meisterdiebe.cube import LAYERS, SIDE_NAMES, SIDES, place_name

Count = Annotated[int, Meta(ge=1, le=1000)]
Number = Annotated[int, Meta(ge=0, le=1000)]
Points = Annotated[int, Meta(ge=-1000, le=1000)]
Side = Literal["front", "right", "back", "left"]


class Cube(Struct, forbid_unknown_fields=True):
    """How the cube is set up."""

    large_sides: tuple[Side, Side]
    rubies_upper: Side
    rubies_lower: Side
    layers: Annotated[int, Meta(ge=1, le=LAYERS)] = LAYERS


class Gem(Struct, forbid_unknown_fields=True):
    """How many there are, and what one is worth."""

    points: Points
    total: Number = 0


class Gems(Struct, forbid_unknown_fields=True):
    """The three kinds, and what a gem in a minus supply counts."""

    diamond: Gem
    sapphire: Gem
    ruby: Gem
    imitation: Gem


class Setup(Struct, forbid_unknown_fields=True):
    """What a player starts with, and what is placed before the game."""

    minus_diamonds: Number
    minus_sapphires: Number
    placed_diamonds: Number


class Characters(Struct, forbid_unknown_fields=True):
    """The numbers on the cards of each character, and who is played: all of them, where nothing is said."""

    numbers: list[Count]
    played: list[str] | None = None


class Titles(Struct, forbid_unknown_fields=True):
    """What a king must have."""

    king_min_rubies: Points


class Limits(Struct, forbid_unknown_fields=True):
    """How long a game may last, and which drawers and twists there are: all of them, where nothing is said."""

    rounds: Count
    drawers: list[str] | None = None
    twists: list[str] | None = None


class Components(Struct, forbid_unknown_fields=True):
    """The whole file."""

    players: tuple[int, int]
    cube: Cube
    gems: Gems
    setup: Setup
    characters: Characters
    titles: Titles
    limits: Limits


def judge(components: Components) -> None:
    """Refuse a file that the rules cannot be played with."""
    fewest, most = components.players
    if not 2 <= fewest <= most <= MOST_SEATS:
        raise BadComponents.at("$.players", "players", [fewest, most], f"[2, {MOST_SEATS}]")
    _judge_cube(components.cube)
    _judge_gems(components, most)
    _judge_list("$.characters.played", components.characters.played, CHARACTERS)
    _judge_list("$.limits.drawers", components.limits.drawers, _all_drawers(components.cube.layers))
    _judge_list("$.limits.twists", components.limits.twists, _possible_twists(components.cube.layers))
    numbers = components.characters.numbers
    if len(set(numbers)) != len(numbers):
        repeated = next(number for number in numbers if numbers.count(number) > 1)
        raise BadComponents.at("$.characters.numbers", "repeated", repeated)
    if len(numbers) < most:
        raise BadComponents.at("$.characters.numbers", "cards", len(numbers), most)


def _judge_list(place: str, found: list[str] | None, possible: list[str]) -> None:
    """One or more of what is possible, none of them twice; or nothing said."""
    if found is None:
        return
    if not found:
        raise BadComponents.at(place, "missing", 0, 1)
    for name in found:
        if name not in possible:
            raise BadComponents.at(place, "one-of", name, possible)
        if found.count(name) > 1:
            raise BadComponents.at(place, "repeated", name)


def _all_drawers(layers: int) -> list[str]:
    return [place_name(place) for place in range(layers * SIDES)]


def _possible_twists(layers: int) -> list[str]:
    """M-60: all fourteen; a cube of one layer has no top two."""
    return [name for name in names()[STAY:AFTER_TURNS] if layers > 1 or " two-" not in name]


def _judge_cube(cube: Cube) -> None:
    """M-01: large drawers lie opposite each other; M-11: rubies only in large ones, on opposite sides."""
    one, other = (SIDE_NAMES.index(side) for side in cube.large_sides)
    if (other - one) % SIDES != SIDES // 2:
        raise BadComponents.at("$.cube.large_sides", "opposite", list(cube.large_sides))
    if {cube.rubies_upper, cube.rubies_lower} != set(cube.large_sides):
        raise BadComponents.at(
            "$.cube", "rubies", [cube.rubies_upper, cube.rubies_lower], list(cube.large_sides)
        )


def _judge_gems(components: Components, most: int) -> None:
    """M-12: there must be enough of them for everybody; M-48: and at least one imitation each."""
    gems, setup = components.gems, components.setup
    needed = {
        "diamond": most * setup.minus_diamonds + setup.placed_diamonds,
        "sapphire": most * setup.minus_sapphires,
        "ruby": 2 * components.cube.layers,
    }
    for name, count in needed.items():
        total: int = getattr(gems, name).total
        if total < count:
            raise BadComponents.at(f"$.gems.{name}.total", "cards", total, count)
    if setup.minus_diamonds + setup.minus_sapphires == 0:
        raise BadComponents.at("$.setup", "cards", 0, 1)


def pack(components: Components) -> Box:
    """The box of a file that was judged fit."""
    box = Box()
    box.names = names()
    box.layers = components.cube.layers
    drawers = components.limits.drawers or _all_drawers(box.layers)
    box.drawers = sorted(box.names.index(f"open {name}") for name in drawers)
    box.drawers_or_none = [*box.drawers, SHUT]
    twists = components.limits.twists or _possible_twists(box.layers)
    box.twists = sorted(box.names.index(name) for name in twists)
    box.characters = sorted(CHARACTERS.index(name) for name in components.characters.played or CHARACTERS)
    box.large_sides = [SIDE_NAMES.index(side) for side in components.cube.large_sides]
    box.rubies_upper = SIDE_NAMES.index(components.cube.rubies_upper)
    box.rubies_lower = SIDE_NAMES.index(components.cube.rubies_lower)
    box.rubies = 2 * box.layers
    box.minus_diamonds = components.setup.minus_diamonds
    box.minus_sapphires = components.setup.minus_sapphires
    box.placed_diamonds = components.setup.placed_diamonds
    box.numbers = sorted(components.characters.numbers)
    box.diamond_points = components.gems.diamond.points
    box.sapphire_points = components.gems.sapphire.points
    box.ruby_points = components.gems.ruby.points
    box.imitation_points = components.gems.imitation.points
    box.king_rubies = components.titles.king_min_rubies
    box.most_rounds = components.limits.rounds
    return box
