"""The cube in a bot's head: rebuilt from the events that its seat hears, all of it or the last few drawers only."""

from __future__ import annotations

from typing import Final

from clubantique.core.events import Event
from clubantique.games.meisterdiebe.box import FIRST_DRAWER, NOTHING, Box
from clubantique.games.meisterdiebe.cube import (
    LARGE,
    SECRET_LOWER,
    SECRET_UPPER,
    SIDES,
    UPPER_DIAMONDS,
    UPPER_SAPPHIRES,
    new_cube,
    with_gems,
    with_secret,
)
from clubantique.games.meisterdiebe.events import (
    DrawerOpened,
    GemHanded,
    GemPut,
    GemsKept,
    GemsTaken,
    PulledOut,
    Twisted,
)
from clubantique.games.meisterdiebe.twist import twisted

UNKNOWN: Final = -1
BLANK: Final = [UNKNOWN] * 7  # a drawer of which nothing is remembered; upside down it is the same
NEVER: Final = [0] * 7
DIAMOND: Final = "diamond"


class Memory:
    """What is remembered of the cube: everything from the start, or the `limit` drawers opened last.

    A drawer is written as in the rules, with UNKNOWN for what is not remembered. What falls out of a limited
    memory is gone at once: nothing of it is kept elsewhere.
    """

    def __init__(self, box: Box, limit: int | None) -> None:
        self.limit = limit
        self.codes = {name: code for code, name in enumerate(box.names)}
        places = box.layers * SIDES
        self.cube: list[list[int]] = [BLANK] * places
        if limit is None:
            self.cube = new_cube(box.large_sides, box.rubies_upper, box.rubies_lower, box.layers)
        self.when: list[list[int]] = [NEVER] * places  # the clock of its last opening, seven times
        self.clock = 0
        self.opened = NOTHING
        self.openings: list[tuple[int, bool]] = []  # those remembered: who opened, whether anything fell

    def hear(self, event: Event) -> None:
        """Follow the cube; other events change nothing."""
        if isinstance(event, Twisted):
            self.twist(self.codes[event.twist])
        elif isinstance(event, DrawerOpened):
            self.open(event)
        elif self.opened != NOTHING:
            self.change(event)

    def twist(self, code: int) -> None:
        """The drawer was closed, and the cube turned or flipped."""
        self.opened = NOTHING
        self.cube = twisted(self.cube, code).copy()
        if self.limit is not None:
            self.when = twisted(self.when, code).copy()

    def open(self, event: DrawerOpened) -> None:
        """See a drawer open; the one seen longest ago may be forgotten for it."""
        place = self.codes[event.drawer] - FIRST_DRAWER
        before = self.cube[place]
        secret = [before[SECRET_UPPER], before[SECRET_LOWER]]
        self.opened = place
        self.cube[place] = [before[LARGE], event.diamonds, event.sapphires, 0, 0, *secret]
        self.openings.append((event.seat, event.fallen_diamonds + event.fallen_sapphires > 0))
        if self.limit is not None:
            self.forget(self.limit)

    def forget(self, limit: int) -> None:
        """Keep the drawers that were opened last."""
        self.clock += 1
        self.when[self.opened] = [self.clock] * 7
        self.openings = self.openings[-limit:]
        remembered = [place for place, when in enumerate(self.when) if when[0]]
        if len(remembered) > limit:
            oldest = min(remembered, key=lambda place: self.when[place][0])
            self.cube[oldest] = BLANK
            self.when[oldest] = NEVER

    def change(self, event: Event) -> None:
        """Something happens to the drawer that stands open."""
        drawer = self.cube[self.opened]
        if isinstance(event, GemPut | GemHanded):
            step = 1 if isinstance(event, GemPut) else -1
            diamond = event.gem == DIAMOND
            drawer = with_gems(drawer, step * int(diamond), step * int(not diamond))
        elif isinstance(event, GemsKept) and event.where == "drawer":
            drawer = with_gems(drawer, event.diamonds, event.sapphires)
        elif isinstance(event, GemsTaken):
            drawer = with_gems(drawer, -drawer[UPPER_DIAMONDS], -drawer[UPPER_SAPPHIRES])
        elif isinstance(event, PulledOut):
            drawer = pulled(drawer, event.found)
        self.cube[self.opened] = drawer

    def remembers(self) -> int:
        """Of how many drawers anything is known."""
        return len(self.cube) - self.cube.count(BLANK)


def pulled(drawer: list[int], found: str) -> list[int]:
    """M-33, M-45: everybody saw the secret compartments; a ruby above is taken, one that fell lies above."""
    if found == "small":
        return [0, *with_secret(drawer, 0, 0)[1:]]
    above = int(found == "fallen")
    # A ruby above was the only one there: a large drawer never holds two.
    return [1, *with_secret(drawer, above, 0)[1:]]
