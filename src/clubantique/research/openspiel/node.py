"""A node of a game's tree: a state, and either who chooses next or what chance may draw."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any, NamedTuple

import msgspec

from clubantique.core.errors import NotAsked, NotPossible, listed
from clubantique.core.events import Event, Viewer
from clubantique.core.outside import DrawNeeded, Outside
from clubantique.core.registry import AnyGame, load
from clubantique.core.streams import stream
from clubantique.research.in_step import in_step


class Imagined(NamedTuple):
    """The step to another node, which a viewer cannot tell from this one."""

    viewer: int
    seed: int


Moves = list[tuple[int, int]]
"""Choices that were made at once, each with its seat."""

Step = int | Moves | Imagined
"""What leads from one node to the next: a draw, choices, or imagination."""

Line = Event | tuple[int, int]
"""What was told to whoever may hear it; or a choice, which only its seat knows of."""

MIXED = 0x9E3779B97F4A7C15
WORD = (1 << 64) - 1


class Rules(msgspec.Struct, frozen=True):
    """Everything that a game is loaded with."""

    game: str
    components: str | None
    players: int
    options: Mapping[str, str]
    together: bool  # all who are asked choose at once
    deals: int  # if not 0: one of so many is drawn at the root, and decides all other draws ...
    seed: int  # ... together with this

    def load(self) -> AnyGame:
        return load(self.game, self.components)


class Asking(Outside):
    """Draws that were chosen already; asks (by `DrawNeeded`) when there are no more. Hears everything."""

    def __init__(self, draws: list[int]) -> None:
        self.watched = True  # here, for compiled rules do not see what a class says
        self.draws = iter(draws)
        self.drawn = 0
        self.told: list[Line] = []

    def draw(self, pool: list[int]) -> int:
        item = next(self.draws, None)
        if item is None:
            raise DrawNeeded(pool.copy())
        pool.remove(item)
        return item

    def tell(self, event: Event) -> None:
        self.told.append(event)


class Seeded(Asking):
    """Draws that all follow from a seed and from how many there were."""

    def __init__(self, seed: int, drawn: int) -> None:
        super().__init__([])
        self.seed, self.drawn = seed, drawn

    def draw(self, pool: list[int]) -> int:
        self.drawn += 1
        return pool.pop(mixed(self.seed + self.drawn * MIXED) * len(pool) >> 64)


def mixed(value: int) -> int:
    """SplitMix64: 64 bits that look random, without a state that every copy of a node would have to copy."""
    value = ((value ^ value >> 30) * 0xBF58476D1CE4E5B9) & WORD
    value = ((value ^ value >> 27) * 0x94D049BB133111EB) & WORD
    return value ^ value >> 31


class Node:
    """States and lists are values here: a step replaces them, so that copies of a node share what they have."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.game = rules.load()
        self.seed: int | None = None  # of all draws, once a deal was drawn
        self.drawn = 0
        self.state: Any = None  # None until everything is set up
        self.moves: Moves = []  # choices that wait for the draws that they need
        self.draws: list[int] = []
        self.pool: list[int] = []  # what chance may draw now
        self.log: list[Line] = []
        self.latest: list[Line] = []  # what was told on the way to the draw that is missing
        self.steps: list[Step] = []  # what has led here from the root
        if rules.deals:
            self.pool = list(range(rules.deals))
        else:
            self._advance([], [])

    def copy(self) -> Node:
        other = Node.__new__(Node)
        other.__dict__.update(self.__dict__)
        return other

    def __deepcopy__(self, memo: object) -> Node:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.rules, self.steps)

    # --- where it stands ---------------------------------------------------------------------

    @property
    def chance(self) -> bool:
        """Whether chance has to draw first."""
        return bool(self.pool)

    @property
    def due(self) -> list[int]:
        due: list[int] = self.state.due
        return due

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may draw, with probabilities."""
        if self.rules.deals:
            return [(deal, 1 / len(self.pool)) for deal in self.pool]
        return [(item, self.pool.count(item) / len(self.pool)) for item in sorted(set(self.pool))]

    def legal(self, seat: int) -> list[int]:
        """In ascending order, as OpenSpiel wants it."""
        return [] if self.chance else sorted(self.state.legal(seat))

    # --- going on ----------------------------------------------------------------------------

    def draw(self, items: list[int]) -> None:
        """What chance has drawn: one item, or several one after the other."""
        if items[0] not in self.pool:
            raise NotPossible(choice=str(items[0]), possible=listed(map(str, sorted(set(self.pool)))))
        if self.rules.deals:
            self.seed = mixed(mixed(self.rules.seed) + items[0])
        self._advance(self.moves, [*self.draws, *items])
        self.steps = [*self.steps, *items]

    def choose(self, moves: Moves) -> None:
        """One choice, or one of every seat in the list."""
        self._advance(moves, [])
        self.steps = [*self.steps, moves]

    def _advance(self, moves: Moves, draws: list[int]) -> None:
        """Carry the moves out; where a draw is missing, try again from the same state once it is there."""
        outside = Asking(draws) if self.seed is None else Seeded(self.seed, self.drawn)
        try:
            state = self._carried_out(moves, outside)
        except DrawNeeded as needed:
            self.moves, self.draws, self.pool, self.latest = moves, draws, needed.pool, outside.told
            return
        self.state = state
        self.moves, self.draws, self.pool, self.latest = [], [], [], []
        self.drawn = outside.drawn
        self.log = [*self.log, *moves, *outside.told]

    def _carried_out(self, moves: Moves, outside: Outside) -> Any:
        if self.state is None:
            return self.game.setup(self.rules.players, self.rules.options, outside)
        state = self.state.clone()
        for seat, code in moves:
            state.apply(seat, code, outside)
        return state

    # --- what a seat knows -------------------------------------------------------------------

    def heard(self, viewer: Viewer) -> list[Line]:
        """Everything that this viewer was told, and everything that they chose."""
        return [line for line in [*self.log, *self.moves, *self.latest] if hears(viewer, line)]

    def known(self, viewer: Viewer) -> str:
        """The knowledge of a perfect memory, as it stands now; nothing before everything is set up."""
        return "" if self.state is None else written(self.game.knowledge(self.seen(viewer), viewer))

    def seen(self, viewer: Viewer) -> Any:
        """The state as it may be looked at by this viewer."""
        return in_step(self.state, viewer) if self.rules.together else self.state

    def own(self, seat: int) -> str:
        """What of this knowledge nobody else has."""
        return "" if self.state is None else written(self.game.knowledge(self.state, seat).own)

    def private(self, seat: int) -> str:
        """What nobody else was told."""
        lines = [line for line in self.heard(seat) if not hears(None, line)]
        return written(lines) if lines else ""

    def remembered(self, viewer: Viewer) -> str:
        """What a perfect memory was told, and what it knows."""
        return written(self.heard(viewer)) + self.known(viewer)

    def imagine(self, how: Imagined) -> None:
        """Become another node, which this viewer cannot tell from this one. What chance will draw is new, too."""
        if self.chance:
            raise NotAsked(seat=how.viewer, due=[])
        self.steps = [*self.steps, how]
        self.log = self.heard(how.viewer)
        self.state = self.game.sample(
            self.game.knowledge(self.state, how.viewer), stream(how.seed, "imagined")
        )
        self.seed = None if self.seed is None else how.seed


def restored(rules: Rules, steps: list[Step]) -> Node:
    """The node to which these steps lead."""
    node = Node(rules)
    for kind, alike in groupby(steps, type):
        found: Any = list(alike)
        if kind is int:
            node.draw(found)  # all that one choice needs, at once
            continue
        for step in found:
            node.imagine(step) if kind is Imagined else node.choose(step)
    return node


def hears(viewer: Viewer, line: Line) -> bool:
    return line.heard_by(viewer) if isinstance(line, Event) else line[0] == viewer


def written(value: object) -> str:
    return msgspec.json.encode(value).decode()
