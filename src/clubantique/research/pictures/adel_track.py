"""The way round the table: from the club room past the castles to the dining table, with the pawns on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from clubantique.games.adel.components import Castle, Track
from clubantique.games.adel.exhibition import scoring_space
from clubantique.games.adel.views import Table
from clubantique.research.pictures.canvas import (
    BAIZE,
    BRASS,
    DULL,
    FAINT,
    INK,
    SEAM,
    SEPIA,
    WOOD,
    Canvas,
    Colour,
    Frame,
    Point,
)
from clubantique.research.pictures.pieces import pawn, say

BAND = 56  # how broad the way is
TABLE = 176  # how long the dining table is
LARGEST = 46  # of a space
STONES: list[Colour] = [(96, 82, 62), (74, 84, 74)]


class Way(NamedTuple):
    """A line of four sides that begins at the bottom left and ends at the dining table."""

    frame: Frame
    spaces: int

    @property
    def length(self) -> float:
        return 2 * self.frame.h + 2 * self.frame.w - TABLE - BAND

    @property
    def step(self) -> float:
        return self.length / self.spaces

    def at(self, way: float) -> Point:
        """The point after so much of the way."""
        x, y, w, h = self.frame
        if way <= h:
            return x, y + h - way
        if way <= h + w:
            return x + way - h, y
        if way <= 2 * h + w:
            return x + w, y + way - h - w
        return x + w - (way - 2 * h - w), y + h

    def space(self, number: int) -> Point:
        return self.at((number + 0.5) * self.step)

    def run(self, first: int, count: int) -> list[Point]:
        """The line of so many spaces, round the corners."""
        gap = min(2, self.step / 10)
        start, end = first * self.step + gap, (first + count) * self.step - gap
        w, h = self.frame.w, self.frame.h
        corners = [corner for corner in (h, h + w, 2 * h + w) if start < corner < end]
        return [self.at(way) for way in (start, *corners, end)]


class Stretch(NamedTuple):
    """A castle where it stands on the way; the one whose numbers are paid counts."""

    castle: Castle
    first: int
    counts: bool
    stone: Colour


def stretches(track: Track, beside: int) -> Iterator[Stretch]:
    first = 0
    for number, castle in enumerate(track.castles):
        counts = first <= beside < first + castle.spaces
        yield Stretch(castle, first, counts, STONES[number % 2])
        first += castle.spaces


def draw_track(canvas: Canvas, frame: Frame, track: Track, view: Table, colours: Sequence[Colour]) -> None:
    line = frame.inside(BAND / 2)
    way = Way(line, track.table)
    occupied = {lord.space for lord in view.lords if lord.space < track.table}
    beside = scoring_space(track.table, [lord.space for lord in view.lords])
    castles = list(stretches(track, beside))
    for stretch in castles:
        draw_stretch(canvas, way, stretch, occupied)
    draw_pairs(canvas, way, sorted(castles, key=lambda stretch: not stretch.counts))
    table = Frame(line.x + BAND / 2 + 6, frame.bottom - BAND, TABLE - 10, BAND)
    draw_dining_table(canvas, table, track, view, colours)
    for space in sorted(occupied):
        here = [seat for seat, lord in enumerate(view.lords) if lord.space == space]
        draw_pawns(canvas, way.space(space), here, colours, min(16, max(9, way.step * 0.45)))


def draw_stretch(canvas: Canvas, way: Way, stretch: Stretch, occupied: set[int]) -> None:
    """The spaces of a castle on one ground, as far as they can be told apart."""
    run = way.run(stretch.first, stretch.castle.spaces)
    if stretch.counts:
        road(canvas, run, BRASS)
    road(canvas, run, stretch.stone, 3 if stretch.counts else 0)
    side = min(LARGEST, way.step - 3)
    if side < 4:
        return
    for space in range(stretch.first, stretch.first + stretch.castle.spaces):
        x, y = way.space(space)
        canvas.box(Frame(x - side / 2, y - side / 2, side, side), BAIZE, SEAM, 6)
        if side >= 20 and space not in occupied:
            label = say("adel", "board-club") if space == 0 else str(space)
            canvas.text((x, y), label, 12, FAINT, anchor="mm", width=side - 4)


def road(canvas: Canvas, points: list[Point], colour: Colour, margin: float = 0) -> None:
    """Straight pieces that overlap at the corners."""
    half = BAND / 2
    for number, ((ax, ay), (bx, by)) in enumerate(pairwise(points)):
        before, after = (half if number else 0), (half if number + 2 < len(points) else 0)
        if ay == by:
            turn = before if ax < bx else after
            piece = Frame(min(ax, bx) - turn, ay - half, abs(ax - bx) + before + after, BAND)
        else:
            turn = before if ay < by else after
            piece = Frame(ax - half, min(ay, by) - turn, BAND, abs(ay - by) + before + after)
        canvas.box(piece.inside(margin), colour, None, 5)


def draw_pairs(canvas: Canvas, way: Way, castles: list[Stretch]) -> None:
    """What each scoring field pays, on the inner side, as far as there is room."""
    inner = way.frame.inside(BAND / 2 + 17)
    taken: list[Point] = []
    for stretch in castles:
        x, y = way.at((stretch.first + stretch.castle.spaces / 2) * way.step)
        x, y = min(max(x, inner.x), inner.right), min(max(y, inner.y + 3), inner.bottom + 3)
        if all(abs(x - other) >= 36 or abs(y - another) >= 28 for other, another in taken):
            taken.append((x, y))
            draw_pair(canvas, (x, y), stretch)


def draw_pair(canvas: Canvas, at: Point, stretch: Stretch) -> None:
    """A little castle with its two numbers."""
    x, y = at
    best, second = stretch.castle.pair
    wall = BRASS if stretch.counts else (150, 138, 112)
    for side in (-14, -4, 6):
        canvas.box(Frame(x + side, y - 15, 8, 8), wall, None, 1)
    canvas.box(Frame(x - 16, y - 10, 32, 20), wall, None, 3)
    canvas.text((x, y + 0.5), f"{best}/{second}", 14, INK, anchor="mm", width=30, bold=stretch.counts)


def draw_dining_table(
    canvas: Canvas, frame: Frame, track: Track, view: Table, colours: Sequence[Colour]
) -> None:
    """Whoever has come this far sits down, with the number of the space."""
    ended = any(lord.space >= track.table for lord in view.lords)
    canvas.box(frame, WOOD, BRASS if ended else DULL, 10, 2)
    canvas.box(frame.inside(5), (244, 238, 224), None, 7)
    guests = [seat for seat, lord in enumerate(view.lords) if lord.space >= track.table]
    if not guests:
        x, y = frame.middle
        canvas.text(
            (x, y), f"{say('adel', 'board-table')} {track.table}+", 15, SEPIA, anchor="mm", width=frame.w - 20
        )
    for seat, chair in zip(guests, frame.inside(8).columns(len(guests), 2, 60), strict=True):
        x, y = chair.middle
        pawn(canvas, (x, y - 6), 11, colours[seat], seat)
        canvas.text((x, y + 14), str(view.lords[seat].space), 12, INK, anchor="mm", width=chair.w)


def draw_pawns(canvas: Canvas, at: Point, seats: list[int], colours: Sequence[Colour], large: float) -> None:
    """One alone is large; more of them stand in two rows."""
    x, y = at
    if len(seats) == 1:
        pawn(canvas, at, large, colours[seats[0]], seats[0])
        return
    behind, before = seats[: len(seats) // 2], seats[len(seats) // 2 :]
    for row, dy in ((behind, -11), (before, 11)):
        for number, seat in enumerate(row):
            pawn(canvas, (x + (number - (len(row) - 1) / 2) * 19, y + dy), 10, colours[seat], seat)
