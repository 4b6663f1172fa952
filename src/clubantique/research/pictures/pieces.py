"""What the tables of several games have in common: the header, panels, pawns, cards, coins and rosettes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from clubantique.research.pictures.canvas import (
    BAIZE,
    BRASS,
    DULL,
    EDGE,
    FAINT,
    HEADER,
    INK,
    IVORY,
    PAPER,
    SEAM,
    SEPIA,
    WOOD,
    Canvas,
    Colour,
    Frame,
    Point,
    printable,
)
from clubantique.texts.words import LANGUAGES, Words

SEATS: list[Colour] = [
    (179, 51, 42),
    (42, 93, 176),
    (217, 195, 151),
    (37, 120, 75),
    (122, 62, 157),
    (205, 122, 46),
    (66, 138, 148),
    (96, 96, 104),
]
"""Seats are told apart by their numbers, too."""


@cache
def say(game: str, key: str, **facts: object) -> str:
    """The words of the game, in English: a picture is the same on every machine."""
    return Words(LANGUAGES[0], game)(key, **facts)


@cache
def named(game: str, name: str) -> str:
    return Words(LANGUAGES[0], game).named(name)


@cache
def said_choice(game: str, choice: str) -> str:
    return Words(LANGUAGES[0], game).choice(choice)


def player(seat: int) -> str:
    """As the environments call them."""
    return f"player_{seat}"


def header(canvas: Canvas, game: str, round_: int, phase: str, more: str = "") -> None:
    """The title, the round, and what is asked."""
    left, right, y = EDGE + 14, canvas.frame.w - EDGE - 14, EDGE + HEADER / 2 - 2
    wide = canvas.text((left, y), say(game, "game-title"), 22, BRASS, bold=True)
    said = [say(game, "terminal-round", round=round_), say(game, f"phase-{phase}"), more]
    line = "  ·  ".join(part for part in said if part)
    canvas.text((right, y), line, 15, IVORY, anchor="rm", width=right - left - wide - 30)
    canvas.line([(left, y + 17), (right, y + 17)], SEAM)


def heading(canvas: Canvas, at: Point, words: str, width: float = 10_000) -> None:
    canvas.text(at, words, 13, FAINT, width=width)


def panel(canvas: Canvas, frame: Frame, *, lit: bool = False) -> None:
    """A place on the felt; brass round it says that something is expected there."""
    canvas.box(frame, BAIZE, BRASS if lit else SEAM, 9, 2 if lit else 1)


def brighter(colour: Colour, by: float) -> Colour:
    red, green, blue = (round(value + (255 - value) * by) for value in colour)
    return red, green, blue


def darker(colour: Colour, by: float) -> Colour:
    red, green, blue = (round(value * (1 - by)) for value in colour)
    return red, green, blue


def on(colour: Colour) -> Colour:
    """Ink that can be read on this colour."""
    red, green, blue = colour
    return INK if 0.3 * red + 0.59 * green + 0.11 * blue > 140 else PAPER


def pawn(canvas: Canvas, at: Point, radius: float, colour: Colour, seat: int) -> None:
    """Seen from above, with the number of the seat."""
    x, y = at
    canvas.disc((x, y + radius * 0.16), radius, darker(colour, 0.55))
    canvas.disc(at, radius, colour, darker(colour, 0.4))
    canvas.disc(at, radius * 0.72, None, brighter(colour, 0.3))
    canvas.text((x, y + 0.5), str(seat), max(8, round(radius * 1.1)), on(colour), anchor="mm", bold=True)


def card_back(canvas: Canvas, frame: Frame, colour: Colour) -> None:
    canvas.box(frame, IVORY, WOOD, 3)
    canvas.box(frame.inside(2), colour, None, 2)
    if min(frame.w, frame.h) >= 20:
        canvas.box(frame.inside(5), None, brighter(colour, 0.35), 2)


def stack(canvas: Canvas, frame: Frame, layers: int, colour: Colour = SEPIA) -> None:
    """The cards below the top one, as far as they peep out."""
    for layer in range(layers, 0, -1):
        shifted = Frame(frame.x + 2 * layer, frame.y + 2 * layer, frame.w, frame.h)
        canvas.box(shifted, colour if layer % 2 else brighter(colour, 0.25), WOOD, 5)


def coin(canvas: Canvas, at: Point, radius: float) -> None:
    canvas.disc(at, radius, BRASS, DULL)
    canvas.disc(at, radius * 0.62, None, DULL)


def rosette(canvas: Canvas, at: Point, radius: float, place: int) -> None:
    """The place in the end; the first one is brass."""
    colour = BRASS if place == 1 else (150, 150, 140) if place == 2 else (140, 104, 76)
    x, y = at
    for side in (-1, 1):
        tail = [
            (x, y),
            (x + side * radius * 1.0, y + radius * 1.7),
            (x + side * radius * 0.2, y + radius * 1.5),
        ]
        canvas.shape(tail, darker(colour, 0.35))
    canvas.disc(at, radius, colour, darker(colour, 0.35))
    canvas.text((x, y + 0.5), str(place), round(radius * 1.2), on(colour), anchor="mm", bold=True)


def chips(canvas: Canvas, frame: Frame, values: Sequence[tuple[str, Colour]], size: int = 13) -> None:
    """Small slips side by side in as many rows as there is room for; a crowd is cut short with its number."""
    wide = max((8 + 8 * len(printable(text)) for text, _ in values), default=0)
    high = size + 8
    in_a_row = max(1, int((frame.w + 4) // (wide + 4)))
    most = max(1, int((frame.h + 4) // (high + 4))) * in_a_row
    shown = (
        list(values) if len(values) <= most else [*values[: most - 1], (f"+{len(values) - most + 1}", SEPIA)]
    )
    for number, (text, colour) in enumerate(shown):
        row, column = divmod(number, in_a_row)
        chip = Frame(frame.x + column * (wide + 4), frame.y + row * (high + 4), wide, high)
        canvas.box(chip, PAPER, colour, 4, 2)
        canvas.text(chip.middle, text, size, INK, anchor="mm", width=wide - 4)
