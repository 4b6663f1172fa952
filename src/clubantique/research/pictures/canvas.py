"""A sheet to draw on: shapes and words in the colours of the club, smooth because they are drawn twice as large."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple
from unicodedata import normalize

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

Colour = tuple[int, int, int]
Point = tuple[float, float]
Pixels = NDArray[np.uint8]

SCALE = 2  # how much larger it is drawn than it is shown
EDGE = 12  # of the table, in wood
HEADER = 44  # room for the title
SMALLEST = 9  # letters are not made smaller to fit, but left out

WOOD: Colour = (58, 38, 26)
FELT: Colour = (30, 66, 51)
BAIZE: Colour = (24, 54, 42)  # felt in the shade
SEAM: Colour = (52, 94, 75)
BRASS: Colour = (199, 154, 75)
DULL: Colour = (142, 111, 58)  # brass in the shade
IVORY: Colour = (239, 228, 204)
PAPER: Colour = (251, 247, 238)
FAINT: Colour = (164, 184, 168)  # words on felt that need not shout
INK: Colour = (43, 33, 27)
SEPIA: Colour = (106, 90, 74)
WINE: Colour = (140, 45, 60)

UNPRINTED = str.maketrans({"–": "-", "—": "-", "−": "-", "×": "x", "£": "", "ß": "ss", "ø": "o", "→": "›"})
"""The font that comes with Pillow has few signs beyond ASCII."""
PRINTED = frozenset("©«°±´·»‘’“”…‹›")


class Frame(NamedTuple):
    """A rectangle of the sheet."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def middle(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2

    def inside(self, margin: float) -> Frame:
        return Frame(self.x + margin, self.y + margin, self.w - 2 * margin, self.h - 2 * margin)

    def part(self, start: float, width: float) -> Frame:
        """So much of its width."""
        return Frame(self.x + start, self.y, width, self.h)

    def lower(self, start: float, height: float) -> Frame:
        """So much of its height."""
        return Frame(self.x, self.y + start, self.w, height)

    def columns(self, count: int, gap: float = 8, widest: float = 10_000) -> list[Frame]:
        """Side by side, alike; a crowd moves together, and in the end overlaps."""
        gap = min(gap, self.w / max(1, count) / 4)
        width = min(widest, (self.w - gap * (count - 1)) / max(1, count))
        return [self.part(each * (width + gap), width) for each in range(count)]

    def rows(self, count: int, gap: float = 8, highest: float = 10_000) -> list[Frame]:
        gap = min(gap, self.h / max(1, count) / 4)
        height = min(highest, (self.h - gap * (count - 1)) / max(1, count))
        return [self.lower(each * (height + gap), height) for each in range(count)]


@cache
def font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size * SCALE)


def printable(text: str) -> str:
    """The same words in letters that the font has."""
    plain = normalize("NFKD", text.translate(UNPRINTED)) if not text.isascii() else text
    return "".join(letter for letter in plain if " " <= letter <= "~" or letter in PRINTED)


@lru_cache(4096)
def length(text: str, size: int) -> float:
    return font(size).getlength(text) / SCALE


@lru_cache(4096)
def fitted(text: str, size: int, width: float) -> tuple[str, int]:
    """Smaller letters if the words are too long, then fewer of them; but a number is never left out."""
    text = printable(text)
    while size > SMALLEST and length(text, size) > width:
        size -= 1
    if length(text, size) <= width or len(text) <= 3:
        return text, size
    while text and length(text + "…", size) > width:
        text = text[:-1]
    return (text.rstrip() + "…" if text else ""), size


@lru_cache(4096)
def wrapped(text: str, size: int, width: float, most: int) -> tuple[str, ...]:
    """The words in lines; what does not fit on the last one is shortened."""
    lines: list[str] = []
    for word in printable(text).split():
        if lines and length(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return (*lines[: most - 1], " ".join(lines[most - 1 :])) if len(lines) > most else tuple(lines)


@cache
def empty_table(width: int, height: int) -> Image.Image:
    """Felt in a wooden frame with a thread of brass, a little darker towards the edges."""
    across, down = np.meshgrid(np.linspace(-1, 1, width * SCALE), np.linspace(-1, 1, height * SCALE))
    shade = 1.08 - 0.2 * (across**2 + down**2)
    pixels = (np.array(FELT) * shade[..., None]).clip(0, 255).astype(np.uint8)
    image = Image.fromarray(pixels)
    pen = ImageDraw.Draw(image)
    corner = (0, 0, width * SCALE - 1, height * SCALE - 1)
    pen.rectangle(corner, outline=WOOD, width=EDGE * SCALE)
    inner = [EDGE * SCALE - 2, EDGE * SCALE - 2, (width - EDGE) * SCALE + 1, (height - EDGE) * SCALE + 1]
    pen.rectangle(inner, outline=DULL, width=SCALE)
    return image


class Canvas:
    """Everything is said in pixels of the finished picture."""

    def __init__(self, width: int, height: int) -> None:
        self.frame = Frame(0, 0, width, height)
        self.image = empty_table(width, height).copy()
        self.pen = ImageDraw.Draw(self.image)

    def pixels(self) -> Pixels:
        return np.array(self.image.reduce(SCALE), dtype=np.uint8)

    @property
    def room(self) -> Frame:
        """The table below the header."""
        margin = EDGE + 12
        return Frame(margin, EDGE + HEADER, self.frame.w - 2 * margin, self.frame.h - 2 * EDGE - HEADER - 10)

    # --- shapes ------------------------------------------------------------------------------

    def box(
        self,
        frame: Frame,
        fill: Colour | None,
        edge: Colour | None = None,
        radius: float = 6,
        line: float = 1,
    ) -> None:
        """A rectangle with round corners; one that has no room is left out."""
        if frame.w < 1 or frame.h < 1:
            return
        corners = [value * SCALE for value in (frame.x, frame.y, frame.right, frame.bottom)]
        radius = min(radius, frame.w / 2, frame.h / 2)
        self.pen.rounded_rectangle(corners, int(radius * SCALE), fill, edge, int(line * SCALE) if edge else 0)

    def disc(
        self, middle: Point, radius: float, fill: Colour | None, edge: Colour | None = None, line: float = 1
    ) -> None:
        x, y = middle
        corners = [value * SCALE for value in (x - radius, y - radius, x + radius, y + radius)]
        self.pen.ellipse(corners, fill, edge, int(line * SCALE) if edge else 0)

    def shape(self, points: Sequence[Point], fill: Colour, edge: Colour | None = None) -> None:
        self.pen.polygon([(x * SCALE, y * SCALE) for x, y in points], fill, edge, 1)

    def line(self, points: Sequence[Point], colour: Colour, width: float = 1) -> None:
        self.pen.line([(x * SCALE, y * SCALE) for x, y in points], colour, int(width * SCALE), "curve")

    # --- words -------------------------------------------------------------------------------

    def text(
        self,
        at: Point,
        words: str,
        size: int = 14,
        colour: Colour = IVORY,
        *,
        anchor: str = "lm",
        width: float = 10_000,
        bold: bool = False,
    ) -> float:
        """One line, made to fit; returns how wide it came out. The anchor is Pillow's."""
        said, size = fitted(words, size, width)
        self.pen.text(
            (at[0] * SCALE, at[1] * SCALE),
            said,
            colour,
            font(size),
            anchor,
            stroke_width=1 if bold else 0,
            stroke_fill=colour,
        )
        return length(said, size)

    def lines(self, frame: Frame, words: str, size: int, colour: Colour, most: int = 3) -> None:
        """A few lines in the middle of a frame."""
        high = size + 1
        said = wrapped(words, size, frame.w, max(1, min(most, int(frame.h // high))))
        x, y = frame.middle
        for number, line in enumerate(said):
            place = (x, y + (number - (len(said) - 1) / 2) * high)
            self.text(place, line, size, colour, anchor="mm", width=frame.w)
