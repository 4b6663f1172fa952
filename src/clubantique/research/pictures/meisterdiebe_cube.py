"""The cube, its four sides side by side, and gems."""

from __future__ import annotations

from clubantique.games.meisterdiebe.views import Drawer, Supply, Table
from clubantique.research.pictures.canvas import (
    BRASS,
    DULL,
    FAINT,
    IVORY,
    WOOD,
    Canvas,
    Colour,
    Frame,
    Point,
)
from clubantique.research.pictures.pieces import brighter, darker, say

GAME = "meisterdiebe"
LAYERS = ("top", "middle", "bottom")
SIDES = ("front", "right", "back", "left")
WALNUT: Colour = (122, 80, 48)
OAK: Colour = (148, 100, 59)
HOLLOW: Colour = (44, 30, 22)  # the inside of a drawer
GEMS: dict[str, Colour] = {"diamonds": (223, 240, 246), "sapphires": (58, 108, 214), "rubies": (206, 40, 70)}
LABEL = 58
HIGHEST = 136  # of a drawer
GEM = 18  # how much room one takes in a heap
MULTITUDE = 200


def draw_cube(canvas: Canvas, frame: Frame, view: Table, layers: int) -> None:
    """The drawers from the top down; what a perfect memory knows of them is seen through the wood."""
    high = min(frame.h - 20, layers * HIGHEST)
    known = {drawer.place: drawer for drawer in view.memory.drawers} if view.memory else {}
    sides = frame.part(LABEL, frame.w - LABEL).columns(len(SIDES), 8)
    for side, column in zip(SIDES, sides, strict=True):
        x = column.middle[0]
        canvas.text((x, column.y + 9), say(GAME, "board-side", side=side), 13, FAINT, anchor="mm")
        body = column.lower(20, high)
        canvas.box(body, WALNUT, WOOD, 8, 2)
        for layer, place in zip(LAYERS, body.inside(6).rows(layers, 5), strict=False):
            draw_drawer(canvas, place, view, f"{layer}-{side}", known.get(f"{layer}-{side}"))
    for layer, row in zip(LAYERS, frame.lower(26, high - 12).rows(layers, 5), strict=False):
        canvas.text(
            (row.x + LABEL - 8, row.middle[1]), say(GAME, "board-layer", layer=layer), 13, FAINT, anchor="rm"
        )


def draw_drawer(canvas: Canvas, frame: Frame, view: Table, place: str, known: Drawer | None) -> None:
    if view.drawer is not None and view.drawer.place == place:
        canvas.box(frame, HOLLOW, BRASS, 5, 3)
        draw_supply(canvas, frame.inside(8).lower(frame.h / 2 - 20, 24), view.drawer.upper)
    elif known is not None:
        draw_inside(canvas, frame, known)
    else:
        canvas.box(frame, OAK, WOOD, 5)
        canvas.box(frame.inside(6), None, brighter(OAK, 0.18), 4)
        x, y = frame.middle
        canvas.disc((x, y + 1.5), 8, darker(OAK, 0.5))
        canvas.disc((x, y), 7.5, BRASS, DULL)
        canvas.disc((x - 2, y - 2), 2.5, brighter(BRASS, 0.5))


def draw_inside(canvas: Canvas, frame: Frame, known: Drawer) -> None:
    """Both compartments; a large drawer has a bright edge, and rubies lie at its back."""
    canvas.box(frame, HOLLOW, brighter(OAK, 0.3) if known.large else WOOD, 5, 3 if known.large else 1)
    left, right = frame.x + 10, frame.right - 10
    canvas.line([(left, frame.middle[1]), (right, frame.middle[1])], WALNUT)
    halves = frame.inside(7).rows(2, 6)
    for supply, rubies, half in zip(
        (known.upper, known.lower), (known.secret_upper, known.secret_lower), halves, strict=True
    ):
        found = Supply(supply.diamonds, supply.sapphires, rubies)
        draw_supply(canvas, half, found)


def draw_supply(canvas: Canvas, frame: Frame, supply: Supply) -> None:
    """One gem of each kind with its number."""
    found = counted(supply)
    y = frame.middle[1]
    if not found:
        canvas.text((frame.x + 4, y), "-", 14, FAINT)
    for (kind, count), place in zip(found, frame.columns(len(found), 2, 58), strict=True):
        radius = min(8, place.w / 5)
        draw_gem(canvas, (place.x + radius + 1, y), radius, kind)
        canvas.text(
            (place.x + 2 * radius + 5, y + 0.5), str(count), 15, IVORY, width=place.w - 2 * radius - 5
        )


def counted(supply: Supply) -> list[tuple[str, int]]:
    kinds = {"diamonds": supply.diamonds, "sapphires": supply.sapphires, "rubies": supply.rubies}
    return [(kind, count) for kind, count in kinds.items() if count]


def heap(canvas: Canvas, frame: Frame, supply: Supply) -> None:
    """Every gem; a crowd moves together, and of a multitude only the first ones are seen."""
    found = [kind for kind, count in counted(supply) for _ in range(count)][:MULTITUDE]
    rows = max(1, int(frame.h // GEM))
    in_a_row = max(int(frame.w // GEM), -(-len(found) // rows))
    step = min(GEM, frame.w / in_a_row)
    for number, kind in enumerate(found):
        row, column = divmod(number, in_a_row)
        draw_gem(canvas, (frame.x + (column + 0.5) * step, frame.y + (row + 0.5) * GEM), 7.5, kind)


def draw_gem(canvas: Canvas, at: Point, radius: float, kind: str) -> None:
    """Different shapes as well as colours."""
    x, y = at
    colour = GEMS[kind]
    edge = darker(colour, 0.45)
    if kind == "rubies":
        canvas.disc(at, radius, colour, edge)
        canvas.disc((x - radius * 0.25, y - radius * 0.25), radius * 0.4, brighter(colour, 0.4))
        return
    diamond = [(-0.6, -0.8), (0.6, -0.8), (1, -0.2), (0, 1), (-1, -0.2)]
    octagon = [(-0.45, -1), (0.45, -1), (1, -0.45), (1, 0.45), (0.45, 1), (-0.45, 1), (-1, 0.45), (-1, -0.45)]
    outline = diamond if kind == "diamonds" else octagon
    canvas.shape([(x + dx * radius, y + dy * radius) for dx, dy in outline], colour, edge)
    facet = [(-0.4, -0.25), (0.4, -0.25), (0, 0.55)]
    shine = (178, 214, 228) if kind == "diamonds" else brighter(colour, 0.45)
    canvas.shape([(x + dx * radius, y + dy * radius) for dx, dy in facet], shine)
