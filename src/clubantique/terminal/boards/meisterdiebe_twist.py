"""The last turn or flip as a sentence and as a small picture, and the line about the open drawer."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from clubantique.games.meisterdiebe.cube import LAYER_NAMES, LEFT, RIGHT, SIDE_NAMES
from clubantique.games.meisterdiebe.views import OpenDrawer, Table
from clubantique.terminal.boards.board import Room
from clubantique.terminal.boards.meisterdiebe_cube import look_of, unfolded
from clubantique.terminal.boards.meisterdiebe_material import BOLD, STRONG, Material, heap, inked

FRAME, PADDING = 4, 2  # columns of a part that are not its own, with and without a frame
GAP, LEAST_GAP = 4, 2  # columns between the cube and the picture
TOWARDS = {"back": "↑", "left": "←", "right": "→", "front": "↓"}  # seen from above


def cube(material: Material, view: Table, room: Room, how: str) -> RenderableType:
    """What just happened, then the cube, and beside it the picture where it fits."""
    look = look_of(view, room)
    lines = unfolded(material, view, look)
    width = room.width - (FRAME if room.roomy else PADDING)
    drawings = picture(material, view.twist) if look.ruled else []
    if drawings:
        lines = side_by_side(lines, drawings, width)
    said = [last(material, view, how, width)] if view.drawer is None or room.roomy else []
    if view.drawer is not None:
        said.append(inked(open_drawer(material, view, view.drawer, signs=True), STRONG))
    return Group(*said, Text("\n", no_wrap=True, overflow="ellipsis").join(lines))


def side_by_side(lines: list[Text], drawings: list[str], width: int) -> list[Text]:
    """The picture beside the cube, if there is room for it."""
    end = max(line.cell_len for line in lines)
    spare = width - end - max(map(cell_len, drawings))
    if spare >= LEAST_GAP:
        for line, drawing in zip(lines, drawings, strict=False):
            line.append(" " * (end + min(spare, GAP) - line.cell_len)).append(drawing)
    return lines


# --- sentences -----------------------------------------------------------------------------------


def last(material: Material, view: Table, how: str, width: int) -> Text:
    """The last turn or flip, with what it did where there is room."""
    texts = [sentence(material, view, key, how) for key in ("board-last-how", "board-last")]
    return inked(next((text for text in texts if cell_len(text) <= width), texts[-1]), BOLD)


def sentence(material: Material, view: Table, key: str, how: str) -> str:
    verb = view.twist.partition(" ")[0]
    facts = {"how": how} if key == "board-last-how" else {}
    if view.twister is None:
        return material.words("board-untouched")
    name = material.players[view.twister]
    return material.words(key, verb=verb, twist=material.words.choice(view.twist), name=name, **facts)


def open_drawer(material: Material, view: Table, drawer: OpenDrawer, *, signs: bool) -> str:
    said = heap if signs else material.gems
    fell = drawer.fallen.diamonds + drawer.fallen.sapphires > 0
    detectives = any(crook.character == "detective" for crook in view.crooks)
    return material.words(
        "board-open-drawer",
        place=material.place(drawer.place),
        upper=said(drawer.upper),
        fallen=said(drawer.fallen),
        fell=("cloth" if detectives else "drawer") if fell else "none",
    )


# --- pictures ------------------------------------------------------------------------------------


def picture(material: Material, twist: str) -> list[str]:
    """Each step of a turn or flip, in its order."""
    verb, _, what = twist.partition(" ")
    if verb == "flip":
        return ["", *flip_picture(material)]
    steps = {"turn": turn_picture(material, what), "flip": flip_picture(material)} if what else {}
    return [line for step in verb.split("-") if step in steps for line in steps[step]]


def turn_picture(material: Material, what: str) -> list[str]:
    """The layers that turn, seen from above."""
    layers = what.partition("-")[0]
    goes = material.moved(f"turn {what}").goes()
    back, left, right, front = [TOWARDS[goes[side]] for side in ("back", "left", "right", "front")]
    top, both = material.layer("top"), "+".join([material.layer("top"), material.layer("middle")])
    inside = cell_len(both) + 1
    space = " " * (cell_len(material.side("left")) + 1)
    middle = f"{left}{(top if layers == 'top' else both).center(inside)}{right}"
    return [
        space + material.side("back").center(inside + 2),
        f"{space}┌{back.center(inside, '─')}┐",
        f"{material.side('left')} {middle} {material.side('right')}",
        f"{space}└{front.center(inside, '─')}┘",
        space + material.side("front").center(inside + 2),
    ]


def flip_picture(material: Material) -> list[str]:
    """The cube seen from the front, before and after it is flipped."""
    came, last = material.moved("flip"), material.box.layers - 1
    left, right = SIDE_NAMES[LEFT], SIDE_NAMES[RIGHT]
    top, bottom = LAYER_NAMES[0], LAYER_NAMES[last]
    before = seen(material, (top, bottom), (left, right))
    layers = came.layer(0) or top, came.layer(last) or bottom
    after = seen(material, layers, (came.side(LEFT) or left, came.side(RIGHT) or right))
    between = [" " * 3, " ↷ ", " " * 3]
    return ["".join(line) for line in zip(before, between, after, strict=True)]


def seen(material: Material, layers: tuple[str, str], sides: tuple[str, str]) -> list[str]:
    """What is above, beside and below, from the front."""
    (above, below), (left, right) = map(material.layer, layers), map(material.side, sides)
    middle = f"{left} □ {right}"
    return [above.center(len(middle)), middle, below.center(len(middle))]
