"""What travels about boxes: component files as people bring them, and what the room makes of them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from clubantique.server.messages import Facts, Problem, Word

LARGEST_BOX = 60_000


class NewBox(Struct, frozen=True, forbid_unknown_fields=True):
    """A component file as it is, TOML or JSON."""

    game: Word
    file: Annotated[str, Meta(max_length=LARGEST_BOX)]


class Box(Struct, frozen=True):
    """Component data with which tables can be set up."""

    game: str
    digest: str
    title: str | None  # None: the usual box of the game
    players: tuple[int, int]
    bots: list[str]  # that can play with it
    things: list[str]  # what may have a name of its own
    optional: Facts  # what may be left out, by its place (`cube.layers`), and what it is then
    components: Facts


class Judged(Struct, frozen=True):
    """What is in a component file, or what is wrong with it."""

    box: Box | None
    problem: Problem | None = None
