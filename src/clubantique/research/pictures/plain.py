"""A table that has no picture of its own: its words, in columns."""

from __future__ import annotations

from clubantique.research.pictures.canvas import BRASS, EDGE, FAINT, HEADER, IVORY, Canvas, Pixels

SIZE = (960, 640)
LARGE, SMALL = 13, 9
MOST_COLUMNS = 4


def picture_of_words(title: str, words: str) -> Pixels:
    canvas = Canvas(*SIZE)
    canvas.text((EDGE + 14, EDGE + HEADER / 2 - 2), title, 22, BRASS, bold=True)
    draw_lines(canvas, words.split("\n"))
    return canvas.pixels()


def draw_lines(canvas: Canvas, lines: list[str]) -> None:
    """In letters as large as the room allows; what does not fit is left out."""
    sizes = [
        (size, columns) for size in range(LARGE, SMALL - 1, -1) for columns in range(1, MOST_COLUMNS + 1)
    ]
    fitting = [pair for pair in sizes if capacity(canvas, *pair) >= len(lines)]
    size, columns = fitting[0] if fitting else (SMALL, MOST_COLUMNS)
    high = capacity(canvas, size, 1)
    for number, column in enumerate(canvas.room.columns(columns, 12)):
        for row, line in enumerate(lines[number * high : (number + 1) * high]):
            indent = 8 * (len(line) - len(line.lstrip()))
            at = (column.x + indent, column.y + (row + 0.5) * (size + 3))
            name, colon, rest = line.strip().partition(": ")
            wide = canvas.text(at, name + colon, size, FAINT, width=column.w - indent)
            canvas.text((at[0] + wide, at[1]), rest, size, IVORY, width=max(0, column.w - indent - wide))


def capacity(canvas: Canvas, size: int, columns: int) -> int:
    return columns * int(canvas.room.h // (size + 3))
