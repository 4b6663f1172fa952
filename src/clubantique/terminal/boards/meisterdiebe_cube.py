"""The cube unfolded: four sides as columns, three layers as rows, and what the last turn or flip did to them."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from clubantique.games.meisterdiebe.cube import LAYER_NAMES, LAYERS, SIDE_NAMES, SIDES, place_name
from clubantique.games.meisterdiebe.views import Drawer, Table
from clubantique.terminal.boards.board import Room
from clubantique.terminal.boards.meisterdiebe_material import (
    BOLD,
    FAINT,
    RUBY,
    Material,
    Moved,
    heap,
    inked,
)

KNOB = "○"
LABEL = 7  # columns for the name of a layer
UPSIDE_DOWN = "⇅"
LARGE, SMALL = "■", "▪"
ABOVE, BELOW, BEHIND = "▴", "▾", "┊"

DARK_WOOD = Style(color="#f6e7cb", bgcolor="#5b3a20")
LIGHT_WOOD = Style(color="#2b1a08", bgcolor="#d2ac74")
DRAWN_OUT = Style(color="#1a1206", bgcolor="#ffe08a", bold=True)
LIGHT_LAYER = 1
OTHER_LINES = 27  # of a screen on which a large cube has its place, besides those of the players


@dataclass(frozen=True)
class Look:
    """How large the cube is drawn."""

    cell: int  # columns for a drawer
    lines: int  # lines for a drawer
    ruled: bool  # with lines between the layers

    @property
    def width(self) -> int:
        return LABEL + SIDES * (self.cell + 1) + 1


CLOSED_SMALL, CLOSED_LARGE = Look(11, 1, ruled=False), Look(12, 1, ruled=True)
KNOWN_SMALL, KNOWN_LARGE = Look(13, 1, ruled=False), Look(14, 2, ruled=True)


def look_of(view: Table, room: Room) -> Look:
    """As large as leaves room for the players and the question."""
    small, large = (CLOSED_SMALL, CLOSED_LARGE) if view.memory is None else (KNOWN_SMALL, KNOWN_LARGE)
    needed = OTHER_LINES + len(view.crooks) + LAYERS * (large.lines - 1)
    return large if room.roomy and room.height >= needed else small


def unfolded(material: Material, view: Table, look: Look) -> list[Text]:
    """The names of the sides, then the layers from the top down."""
    moved = material.moved(view.twist)
    lines = [headings(material, look)]
    for layer in range(material.box.layers):
        if look.ruled:
            lines.append(rule(look, "├┼┤" if layer else "┌┬┐"))
        lines += drawn_layer(material, view, look, moved, layer)
    return [*lines, rule(look, "└┴┘")] if look.ruled else lines


def headings(material: Material, look: Look) -> Text:
    line = Text(" " * (LABEL + 1))
    for side in SIDE_NAMES:
        line.append(material.side(side).center(look.cell), BOLD).append(" ")
    return line


def rule(look: Look, corners: str) -> Text:
    middle = corners[1].join(["─" * look.cell] * SIDES)
    return Text(" " * LABEL).append(f"{corners[0]}{middle}{corners[2]}", FAINT)


def drawn_layer(material: Material, view: Table, look: Look, moved: Moved, layer: int) -> list[Text]:
    cells = [drawn_drawer(material, view, look, moved, layer * SIDES + side) for side in range(SIDES)]
    lines: list[Text] = []
    for number in range(look.lines):
        label = material.layer(LAYER_NAMES[layer]) if number == 0 else ""
        line = Text(label.ljust(LABEL)).append("│", FAINT)
        for cell in cells:
            line.append_text(cell[number]).append("│", FAINT)
        lines.append(line)
    lines[0].append(f" {beside(material, view, moved, layer)}", BOLD)
    return lines


def beside(material: Material, view: Table, moved: Moved, layer: int) -> str:
    """What happened to a layer as a whole."""
    if moved.flipped:
        before = moved.layer(layer)
        return f"{UPSIDE_DOWN} {material.words('board-was', layer=before)}" if before else UPSIDE_DOWN
    if moved.side(layer * SIDES) is None:
        return ""
    return material.words("board-turned", way=view.twist.rpartition("-")[2])


# --- drawers -------------------------------------------------------------------------------------


def drawn_drawer(material: Material, view: Table, look: Look, moved: Moved, place: int) -> list[Text]:
    """The front of a drawer; the open one shows what lies above in it, and all do where the cube is open."""
    wood = LIGHT_WOOD if place // SIDES == LIGHT_LAYER else DARK_WOOD
    came = moved.side(place)
    origin = "" if came is None else material.words("board-from", side=material.side(came))
    known = view.memory
    said = [origin or KNOB] if known is None else contents(known.drawers[place], look, origin)
    if view.drawer is not None and view.drawer.place == place_name(place):
        said[0] = f"▸{heap(view.drawer.upper) if view.memory is None else said[0].strip()}◂"
        wood = DRAWN_OUT
    return [cell(text, look.cell, wood) for text in said]


def contents(drawer: Drawer, look: Look, origin: str) -> list[str]:
    """What a perfect memory knows, on one line or on two."""
    size = LARGE if drawer.large else SMALL
    above, below = heap(drawer.upper), heap(drawer.lower)
    above += f"{BEHIND}{RUBY}" if drawer.secret_upper else ""
    below += f"{BEHIND}{RUBY}" if drawer.secret_lower else ""
    if look.lines == 1:
        return [f"{size} {above}/{below}"]
    return [spread(f"{ABOVE} {above}", size, look.cell), spread(f"{BELOW} {below}", origin, look.cell)]


def spread(left: str, right: str, width: int) -> str:
    """One text at each end; the right one only where there is room."""
    gap = width - len(left) - len(right)
    return f"{left}{' ' * gap}{right}" if gap >= 0 else left.ljust(width)


def cell(text: str, width: int, style: Style) -> Text:
    made = inked(text.center(width), style)
    made.truncate(width, overflow="ellipsis", pad=True)
    return made
