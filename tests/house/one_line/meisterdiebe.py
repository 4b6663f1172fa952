"""Positions of Meisterdiebe in which a rule shows."""

from __future__ import annotations

from games.meisterdiebe.builder import crooks, placing
from games.meisterdiebe.table import DRAWERS, Crooks

from .surfaces import Said, chosen, page, terminal

ANN = 0
EMPTY, SECOND = "top-left", "bottom-left"


def turning() -> Said:
    """M-04: all diamonds lie in one drawer, and bob turns it away before ann, a thief, comes to steal them."""
    table = placing(3)
    while table.phase == "place":
        table.turn("open top-front", "stay")
    table.reveal("thief", "jeweller", "detective")
    table.turn("shut", "turn top-right")
    return twisting(table)


def flipping() -> Said:
    """M-05: one drawer is empty when bob flips the cube; ann, a smuggler, is caught in all others."""
    table = placing(3)
    for drawer in DRAWERS:
        if drawer not in (EMPTY, SECOND):
            table.turn(f"open {drawer}", "stay")
    table.reveal("smuggler", "jeweller", "detective")
    table.turn(f"open {SECOND}", "put diamond", "flip")
    return twisting(table)


def twisting(table: Crooks) -> Said:
    """Which drawer a bot opens; then what is said of twists."""
    opened = chosen(table.play, ANN, "jeweller")
    table.turn("shut")
    return {"terminal": terminal(table.play, ANN), "browser": page(table.play, ANN), "bot": opened}


def title() -> Said:
    """M-73: ann wins with as many rubies as a king needs. By then no bot can choose any more."""
    table = crooks(3, minus={"ann": "1D"}, plus={"ann": "5D 3R"})
    table.reveal("jeweller", "wife", "detective")
    table.turn("open top-left", "put diamond", "stay")
    table.rest()
    return {"terminal": terminal(table.play, ANN), "browser": page(table.play, ANN)}


PROBES = {
    "M-04 to the right is to the left": turning,
    "M-05 the cube is rolled over forwards": flipping,
    "M-73 a king needs one ruby more": title,
}
