"""Meisterdiebe: the cube with its four sides unfolded, the open drawer and the red cloth, and the crooks below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from clubantique.games.meisterdiebe.box import CHARACTERS
from clubantique.games.meisterdiebe.views import Crook, Supply, Table
from clubantique.research.pictures.canvas import (
    BAIZE,
    BRASS,
    DULL,
    FAINT,
    INK,
    IVORY,
    PAPER,
    SEAM,
    SEPIA,
    WINE,
    Canvas,
    Frame,
)
from clubantique.research.pictures.meisterdiebe_cube import LAYERS, draw_cube, draw_supply, heap
from clubantique.research.pictures.pieces import (
    SEATS,
    card_back,
    header,
    heading,
    panel,
    pawn,
    player,
    rosette,
    said_choice,
    say,
)

SIZE = (960, 640)
GAME = "meisterdiebe"
CROOK = 132  # how high one is
SIDE = 292  # how wide the open drawer is
IN_A_ROW = 4


def draw(canvas: Canvas, view: Table, components: Mapping[str, Any]) -> None:
    more = say(GAME, "board-last-round") if view.ended and not view.ranking else ""
    header(canvas, GAME, view.round, view.phase, more)
    room = canvas.room
    crooks = places(room, len(view.crooks))
    upper = room.lower(0, crooks[0].y - room.y - 12)
    draw_cube(canvas, upper.part(0, room.w - SIDE - 16), view, components["cube"].get("layers", len(LAYERS)))
    draw_side(canvas, upper.part(room.w - SIDE, SIDE), view, components)
    played = components["characters"].get("played") or CHARACTERS
    characters = [character for character in CHARACTERS if character in played]
    for seat, frame in enumerate(crooks):
        draw_crook(canvas, frame, view, seat)
        draw_hand(
            canvas, Frame(frame.x + 10, frame.bottom - 34, frame.w - 20, 26), view.crooks[seat], characters
        )


def places(room: Frame, seats: int) -> list[Frame]:
    """At the bottom: one row for up to four crooks, else two."""
    rows = -(-seats // IN_A_ROW)
    columns = -(-seats // rows)
    high = rows * (CROOK + 8) - 8
    below = room.lower(room.h - high, high).rows(rows)
    return [place for row in below for place in row.columns(columns)][:seats]


# --- beside the cube -----------------------------------------------------------------------------


def draw_side(canvas: Canvas, frame: Frame, view: Table, components: Mapping[str, Any]) -> None:
    """The drawer that stands open, the cloth, who comes next, and what was done with the cube last."""
    high, gap = min(frame.h - 164, 150), 20 if frame.h > 330 else 8
    draw_open(canvas, frame.lower(0, high), view)
    draw_cloth(canvas, frame.lower(high + gap, 68), view.cloth)
    draw_order(canvas, frame.lower(high + 2 * gap + 68, 30), view)
    canvas.lines(frame.lower(high + 3 * gap + 98, 44), said_last(view, components), 13, FAINT, 3)


def draw_cloth(canvas: Canvas, frame: Frame, cloth: Supply) -> None:
    canvas.box(frame, WINE, (178, 84, 92), 6, 2)
    if cloth.diamonds + cloth.sapphires == 0:
        said = say(GAME, "board-cloth", gems=say(GAME, "board-nothing"))
        canvas.text(frame.middle, said, 13, (226, 190, 186), anchor="mm", width=frame.w - 20)
        return
    draw_supply(canvas, Frame(frame.x + 12, frame.y + 8, frame.w - 24, 24), cloth)
    heap(canvas, Frame(frame.x + 12, frame.y + 40, frame.w - 24, 18), cloth)


def draw_order(canvas: Canvas, frame: Frame, view: Table) -> None:
    """Whose turn it is, and who has one after that."""
    if view.phase in ("choose", "over"):
        return
    seats = [view.turn, *view.order]
    for number, (seat, place) in enumerate(zip(seats, frame.columns(len(seats), 6, 34), strict=True)):
        x, y = place.middle
        pawn(canvas, (x, y), 13 if number == 0 else 10, SEATS[seat], seat)
        if number:
            canvas.text((x - 17, y), "›", 15, FAINT, anchor="mm")


def draw_open(canvas: Canvas, frame: Frame, view: Table) -> None:
    """Pulled out of the cube: the upper compartment, and what fell before it."""
    canvas.box(frame, BAIZE, BRASS if view.drawer else DULL, 9, 2 if view.drawer else 1)
    if view.drawer is None:
        canvas.box(frame.inside(14), None, SEAM, 5)
        return
    title = said_choice(GAME, f"open {view.drawer.place}")
    heading(canvas, (frame.x + 12, frame.y + 15), title)
    tray = Frame(frame.x + 12, frame.y + 27, frame.w - 24, frame.h - 66)
    canvas.box(tray, (148, 100, 59), (93, 58, 34), 5, 3)
    heap(canvas, tray.inside(7), view.drawer.upper)
    heap(canvas, Frame(frame.x + 18, tray.bottom + 9, frame.w - 36, 18), view.drawer.fallen)


def said_last(view: Table, components: Mapping[str, Any]) -> str:
    if view.phase == "place":
        return say(GAME, "board-placing", placed=view.placed, all=components["setup"]["placed_diamonds"])
    if view.twister is None:
        return say(GAME, "board-untouched")
    verb = view.twist.partition(" ")[0]
    return say(GAME, "board-last", verb=verb, name=player(view.twister), twist=said_choice(GAME, view.twist))


# --- the crooks ----------------------------------------------------------------------------------


def draw_crook(canvas: Canvas, frame: Frame, view: Table, seat: int) -> None:
    """Who it is, the card of this round, and both supplies."""
    crook = view.crooks[seat]
    panel(canvas, frame, lit=seat in view.due)
    pawn(canvas, (frame.x + 22, frame.y + 20), 12, SEATS[seat], seat)
    canvas.text((frame.x + 40, frame.y + 20), player(seat), 14, IVORY, width=62)
    draw_role(canvas, Frame(frame.x + 106, frame.y + 9, frame.w - 114, 22), view, seat)
    high = (frame.h - 36 - 34) / 2
    supplies = [("plus", crook.plus), ("minus", crook.minus)]
    for (name, supply), line in zip(supplies, frame.lower(36, 2 * high).rows(2, 2), strict=True):
        y = line.middle[1]
        canvas.text((line.x + 12, y), say(GAME, "board-column", column=name), 12, FAINT, width=40)
        draw_supply(canvas, Frame(line.x + 54, y - 12, line.w - 62, 24), supply)


def draw_role(canvas: Canvas, frame: Frame, view: Table, seat: int) -> None:
    """Revealed, chosen face down, or still to be chosen; in the end the points instead."""
    crook = view.crooks[seat]
    if view.ranking:
        rosette(canvas, (frame.right - 12, frame.y + 9), 10, view.ranking[seat])
        said = say(GAME, "board-points", points=view.points[seat])
        canvas.text((frame.right - 30, frame.middle[1]), said, 14, BRASS, anchor="rm", width=frame.w - 30)
    elif crook.character is not None:
        acts = view.turn == seat
        canvas.box(frame, BRASS if acts else IVORY, None, 5)
        said = f"{say(GAME, 'board-character', character=crook.character)} {crook.number}"
        canvas.text(frame.middle, said, 13, INK, anchor="mm", width=frame.w - 8)
    elif seat in view.asked:
        said = say(GAME, "board-choosing" if seat in view.due else "board-ready")
        if view.phase == "place":
            said = say(GAME, "board-hides")
        canvas.text((frame.right - 4, frame.middle[1]), said, 12, BRASS, anchor="rm", width=frame.w)


def draw_hand(canvas: Canvas, frame: Frame, crook: Crook, characters: list[str]) -> None:
    """The characters in the order of their turns: in hand, on the table, or face down."""
    for character, place in zip(characters, frame.columns(len(characters), 4, 40), strict=True):
        if character in crook.played:
            card_back(canvas, place, SEPIA)
            continue
        now = character == crook.character
        canvas.box(place, BRASS if now else PAPER, DULL, 4)
        canvas.text(place.middle, initials(character), 11, INK, anchor="mm", width=place.w - 3)


def initials(character: str) -> str:
    """`Mt` for the master thief: enough to know a card by."""
    words = say(GAME, "board-character", character=character).split()
    return words[0][:2] if len(words) == 1 else words[0][0] + words[1][0]
