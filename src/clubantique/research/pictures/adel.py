"""Adel verpflichtet: the way round the table, within it the auction house and the prison, and the lords beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from clubantique.core.about import without_about
from clubantique.games.adel.components import Components
from clubantique.games.adel.views import Lord, Pile, Table
from clubantique.research.pictures.adel_track import draw_track
from clubantique.research.pictures.canvas import (
    BAIZE,
    BRASS,
    DULL,
    FAINT,
    INK,
    IVORY,
    PAPER,
    SEPIA,
    WINE,
    WOOD,
    Canvas,
    Colour,
    Frame,
    length,
    printable,
)
from clubantique.research.pictures.pieces import (
    SEATS,
    card_back,
    chips,
    header,
    heading,
    on,
    panel,
    pawn,
    player,
    rosette,
    say,
    stack,
)

SIZE = (960, 640)
GAME = "adel"
LORDS = 312  # how wide their column is
COLOURS: dict[str, Colour] = {
    "beige": (217, 195, 151),
    "blue": (42, 93, 176),
    "green": (46, 132, 86),
    "purple": (122, 62, 157),
    "red": (179, 51, 42),
}
Inks = Mapping[str, Colour]
"""By the name of a colour."""

SERIES: list[Colour] = [
    (138, 90, 43),
    (79, 127, 134),
    (140, 59, 74),
    (184, 137, 45),
    (85, 118, 58),
    (93, 90, 150),
]
"""The edges of the cards, A to F and so on."""


def draw(canvas: Canvas, view: Table, components: Mapping[str, Any]) -> None:
    material = msgspec.convert(without_about(components), Components)
    header(canvas, GAME, view.round, view.phase)
    room = canvas.room
    colours = [COLOURS.get(lord.colour, SEATS[seat]) for seat, lord in enumerate(view.lords)]
    board = room.part(0, room.w - LORDS - 14)
    draw_track(canvas, board, material.track, view, colours)
    inks = COLOURS | {lord.colour: colours[seat] for seat, lord in enumerate(view.lords)}
    draw_house(canvas, Frame(board.x + 106, board.y + 134, board.w - 212, 300), view, material, inks)
    rows = room.part(room.w - LORDS, LORDS).rows(len(view.lords), 8, 150)
    for seat, frame in enumerate(rows):
        draw_lord(canvas, frame, view, seat, colours[seat])


# --- the auction house ---------------------------------------------------------------------------


def draw_house(canvas: Canvas, frame: Frame, view: Table, material: Components, inks: Inks) -> None:
    heading(canvas, (frame.x, frame.y + 4), say(GAME, "board-house"))
    for pile, place in zip(view.piles, frame.lower(18, 158).columns(2, 24, 116), strict=True):
        draw_pile(canvas, place, pile, material)
    cash = Frame(frame.x + 272, frame.y + 18, frame.w - 272, 158)
    heading(canvas, (cash.x, frame.y + 4), say(GAME, "board-cash"), cash.w)
    canvas.box(cash, WOOD, BRASS, 8, 2)
    owners = {value: name for name, colour in material.colours.items() for value in colour.cheques}
    slips = [(str(value), inks.get(owners[value], SEPIA)) for value in view.cash]
    chips(canvas, cash.inside(9), slips, 12)
    owners = {value: name for name, colour in material.colours.items() for value in colour.thieves}
    thieves = [(value, inks.get(owners[value], SEPIA)) for value in view.prison]
    draw_prison(canvas, frame.lower(196, 110), thieves, max(len(view.lords), len(thieves)))


def draw_pile(canvas: Canvas, frame: Frame, pile: Pile, material: Components) -> None:
    """The visible card on those below it; an empty pile is a bare place."""
    card = Frame(frame.x, frame.y, frame.w - 6, frame.h - 8)
    if pile.top is None:
        canvas.box(card, None, DULL, 7)
        canvas.text(card.middle, say(GAME, "board-pile-empty"), 14, FAINT, anchor="mm")
        return
    stack(canvas, card, min(4, (pile.size + 3) // 5))
    letter, year = pile.top[0], pile.top[1:]
    colour = series_colour(letter)
    canvas.box(card, PAPER, WOOD, 7)
    canvas.box(card.inside(5), None, colour, 5, 2)
    x = card.middle[0]
    canvas.disc((x, card.y + 52), 28, colour)
    canvas.text((x, card.y + 53), letter, 34, PAPER, anchor="mm", bold=True)
    canvas.text((x, card.y + 98), year, 22, INK, anchor="mm", width=card.w - 16)
    canvas.text((x, card.y + 118), theme(material, letter), 11, SEPIA, anchor="mm", width=card.w - 16)
    canvas.text((card.right - 10, card.bottom - 14), f"x{pile.size}", 13, colour, anchor="rm", bold=True)


def theme(material: Components, letter: str) -> str:
    name = material.series[letter].theme if letter in material.series else ""
    return say(GAME, "board-theme", theme=name.replace(" ", "-"), name=name)


def series_colour(letter: str) -> Colour:
    return SERIES[(ord(letter) - ord("A")) % len(SERIES)]


def draw_prison(canvas: Canvas, frame: Frame, thieves: list[tuple[int, Colour]], cells: int) -> None:
    """The cells in order; a thief wears the colour of the house."""
    heading(canvas, (frame.x, frame.y + 4), say(GAME, "board-prison"))
    for number, cell in enumerate(frame.lower(18, 84).columns(cells, 8, 78)):
        canvas.box(cell, (22, 26, 26), DULL, 5)
        for bar in range(1, 5):
            x = cell.x + cell.w * bar / 5
            canvas.line([(x, cell.y + 2), (x, cell.bottom - 2)], (92, 98, 98), 1)
        if number < len(thieves):
            draw_thief(canvas, cell, *thieves[number])
        canvas.text((cell.x + 5, cell.bottom - 8), str(number + 1), 9, FAINT)


def draw_thief(canvas: Canvas, cell: Frame, years: int, colour: Colour) -> None:
    """With a mask, and the years of service on the shirt."""
    x, y = cell.middle
    canvas.disc((x, y - 16), 13, colour, WOOD)
    canvas.box(Frame(x - 13, y - 20, 26, 7), INK, None, 3)
    canvas.box(Frame(x - 20, y + 1, 40, 26), colour, WOOD, 9)
    canvas.text((x, y + 14), str(years), 15, on(colour), anchor="mm", width=38, bold=True)


# --- the lords -----------------------------------------------------------------------------------


def draw_lord(canvas: Canvas, frame: Frame, view: Table, seat: int, colour: Colour) -> None:
    """Who it is, what was revealed, how many cards there are, and what is on show."""
    lord = view.lords[seat]
    panel(canvas, frame, lit=seat in view.due)
    pawn(canvas, (frame.x + 24, frame.y + 23), 14, colour, seat)
    canvas.text((frame.x + 46, frame.y + 16), player(seat), 15, IVORY, width=110)
    canvas.text((frame.x + 46, frame.y + 32), said_lord(lord), 12, FAINT, width=150)
    draw_backs(canvas, Frame(frame.right - 108, frame.y + 7, 100, 32), lord)
    if view.ranking:
        rosette(canvas, (frame.right - 130, frame.y + 19), 11, view.ranking[seat])
    tags = revealed(view, seat)
    draw_tags(canvas, Frame(frame.x + 10, frame.y + 44, frame.w - 20, 18), tags, waits=seat in view.asked)
    top = 66 if tags else 48
    shown = view.final[seat] if view.ranking else lord.exhibition
    if shown:
        draw_exhibition(canvas, Frame(frame.x + 10, frame.y + top, frame.w - 20, frame.h - top - 7), shown)


def said_lord(lord: Lord) -> str:
    return f"{say(GAME, 'colour', colour=lord.colour)} · {say(GAME, 'board-column', column='space')} {lord.space}"


def draw_backs(canvas: Canvas, frame: Frame, lord: Lord) -> None:
    """Collection cards and action cards, face down with their numbers."""
    for number, back, part in zip(
        (lord.cards, lord.hand), ((74, 84, 74), WINE), frame.columns(2, 6), strict=True
    ):
        for layer in range(min(3, number)):
            card_back(canvas, Frame(part.x + 3 * layer, part.y + 1, 20, 29), back)
        canvas.text((part.x + 30, part.y + 16), str(number), 15, IVORY, width=part.w - 30)


def revealed(view: Table, seat: int) -> list[str]:
    """The place and the action; or that somebody still chooses."""
    lord = view.lords[seat]
    said = [short(each) for each in (lord.place, lord.action) if each is not None]
    if seat in view.due:
        said.append(say(GAME, "board-choosing"))
    elif seat in view.asked:
        said.append(say(GAME, "board-face-down"))
    return said


def draw_tags(canvas: Canvas, frame: Frame, said: list[str], *, waits: bool) -> None:
    """Side by side; the last one is open while something is waited for."""
    x = frame.x
    for number, words in enumerate(said, start=1):
        tag = Frame(x, frame.y, min(110, 16 + length(printable(words), 12)), frame.h)
        hollow = waits and number == len(said)
        canvas.box(tag, BAIZE if hollow else IVORY, BRASS if hollow else None, 9)
        canvas.text(tag.middle, words, 12, BRASS if hollow else INK, anchor="mm", width=tag.w - 10)
        x = tag.right + 6


def short(choice: str) -> str:
    verb, _, what = choice.partition(" ")
    return say(GAME, "board-short", verb=verb, what=what)


def draw_exhibition(canvas: Canvas, frame: Frame, cards: list[str]) -> None:
    """Small cards in a row; many of them are smaller, and in the end lie over one another."""
    wide = min(34, max(24, frame.w / len(cards) - 2))
    high = min(46.0, frame.h)
    step = min(wide + 2, (frame.w - wide) / max(1, len(cards) - 1))
    for number, card in enumerate(cards):
        colour = series_colour(card[0])
        place = Frame(frame.x + number * step, frame.y, wide, high)
        canvas.box(place, PAPER, WOOD, 4)
        canvas.box(Frame(place.x + 1, place.y + 1, wide - 2, 4), colour, None, 1)
        x = place.middle[0]
        canvas.text((x, place.y + 4 + (high - 4) * 0.3), card[0], 14, colour, anchor="mm", bold=True)
        canvas.text((x, place.y + 4 + (high - 4) * 0.73), card[1:], 11, INK, anchor="mm", width=wide - 3)
