"""The fields of a state with their marks, and what becomes of views when one field is another.

Marks are read from the sources, for compiled classes have no annotations.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from brought import a_few, brought

from clubantique.core import marks
from clubantique.core.events import Viewer
from clubantique.core.marks import Mark
from clubantique.core.registry import AnyGame
from clubantique.core.state import State
from clubantique.core.tensor import Pen
from conformance.channels import ROOM
from conformance.walks import Setting, settings, walk

MARKS: dict[str, Mark] = {
    name: alias.__metadata__[0] for name, alias in vars(marks).items() if hasattr(alias, "__metadata__")
}
GAMES = 4
TARGETS = 8  # positions of every phase that are changed
DONORS = 24  # others of that phase, and of any, that may lend what they have


# --- fields and marks ----------------------------------------------------------------------------


def marked(kind: type[State]) -> dict[str, str]:
    """Every field of a class of states, and of those that it is made of, with the name of its mark ("" for none)."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if issubclass(each, State):
            found |= marks_of(each.__module__, each.__name__)
    return found


@cache
def marks_of(module: str, kind: str) -> dict[str, str]:
    folder = Path(str(import_module(module).__file__)).parent
    file = folder / f"{module.rpartition('.')[2]}.py"  # beside the compiled one, if it is
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == kind:
            return dict(_marked(each) for each in node.body if isinstance(each, ast.AnnAssign))
    raise AssertionError(f"{kind} is not in {file}")


def _marked(field: ast.AnnAssign) -> tuple[str, str]:
    assert isinstance(field.target, ast.Name)
    mark = field.annotation.value if isinstance(field.annotation, ast.Subscript) else field.annotation
    name = mark.id if isinstance(mark, ast.Name) else ""
    return field.target.id, name if name in MARKS else ""


def attributes(thing: object) -> list[str]:
    """What an object holds, compiled or not."""
    return [name for name in dir(thing) if name[0] != "_" and not callable(getattr(thing, name))]


def plain(value: Any) -> Any:
    """A field as something that can be compared and kept."""
    if isinstance(value, list):
        return [plain(each) for each in value]
    if value is None or isinstance(value, int | str):
        return value
    return {name: plain(getattr(value, name)) for name in attributes(value)}


def shape(value: Any) -> Any:
    """How many there are of everything."""
    return [shape(each) for each in value] if isinstance(value, list) else 0


def by_seat(state: State, name: str) -> bool:
    value = getattr(state, name)
    return isinstance(value, list) and len(value) == state.seats


@cache
def usual(game: str) -> Setting:
    """For a few, without memory aids; of several such settings, the one that leaves most to chance."""
    own = [each for each in settings() if each.game == game and each.seats == a_few(game)]
    memory = own[0].load().memory_option
    return max((each for each in own if memory not in dict(each.options)), key=lambda each: len(each.options))


# --- grafts --------------------------------------------------------------------------------------


class Graft(NamedTuple):
    """A position in which one field, or one place of it, was made another, and who could tell."""

    place: int | None
    as_many: bool  # as before
    as_open: bool  # what lies open of it is as before
    table: set[Viewer] | None  # None: such a position cannot be
    knowledge: set[Viewer] | None
    tensor: set[Viewer] | None


class Position(NamedTuple):
    """A state with all that is seen of it."""

    state: Any
    table: dict[Viewer, object]
    knowledge: dict[Viewer, object]
    tensor: dict[Viewer, object]


Look = Callable[[State, Viewer], object]
IMPOSSIBLE = (ValueError, IndexError, KeyError)


def nothing(state: State) -> object:
    """Lies open of most that is not everybody's."""
    return None


def replaced(values: list[Any], place: int, given: Any) -> list[Any]:
    return [given if here == place else each for here, each in enumerate(values)]


def made_up(value: Any) -> Any:
    """Something else, for what hardly ever changes."""
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else [0]


class Grafts:
    """Positions of random games of one kind, and what happens to their views when a field is exchanged."""

    def __init__(self, setting: Setting) -> None:
        self.game: AnyGame = setting.load()
        self.viewers: list[Viewer] = [None, *range(setting.seats)]
        self.open = brought(setting.game, "twin").OPEN
        self.rng = Random(3)
        self.states = [play.state.clone() for seed in range(GAMES) for play in walk(setting, seed)]
        self.phases = {
            phase: [each for each in self.states if each.phase == phase]
            for phase in {each.phase for each in self.states}
        }
        first = [state for state in self.states if state.step == 1][:1]
        self.last = [state for state in self.states if not state.due]
        going = [each for phase in self.phases.values() for each in self.some(phase, TARGETS) if each.due]
        self.targets = [self.seen(state) for state in first + going]

    def some(self, states: list[Any], count: int) -> list[Any]:
        return [states[int(self.rng.random() * len(states))] for _ in range(count)]

    def seen(self, state: State) -> Position:
        looks = (self.game.table, self.game.knowledge, self.observe)
        return Position(state, *({who: look(state, who) for who in self.viewers} for look in looks))

    def observe(self, state: State, viewer: Viewer) -> object:
        buffer = bytearray(ROOM)
        if viewer is not None:
            self.game.observe(state, viewer, Pen(buffer))
        return bytes(buffer)

    def of(self, name: str) -> Iterator[Graft]:
        """Each target with something in this field that was there at another time, or at somebody else's place."""
        for target in self.targets:
            for place in self.places(target.state, name):
                yield from self.at(target, name, place)

    def places(self, state: State, name: str) -> list[int | None]:
        value = getattr(state, name)
        parted = isinstance(value, list) and (
            by_seat(state, name) or any(isinstance(each, list) for each in value)
        )
        return list(range(len(value))) if parted else [None]

    def at(self, target: Position, name: str, place: int | None) -> Iterator[Graft]:
        """One of each kind: what everybody sees of the field is as before, or not."""
        found: dict[tuple[bool, bool], Graft] = {}
        value = getattr(target.state, name)
        here = value if place is None else value[place]
        lent = [each for each in self.lent(target.state, name, place) if plain(each) != plain(here)]
        for given in lent or [made_up(here)]:
            other = target.state.clone()
            setattr(other, name, given if place is None else replaced(value, place, given))
            kind = self.kind(target.state, other, name)
            if kind not in found:
                found[kind] = self.told_apart(target, other, place, *kind)
        yield from found.values()

    def lent(self, state: Any, name: str, place: int | None) -> list[Any]:
        """What was there at another time, or at somebody else's place."""
        donors = self.some(self.phases[state.phase], DONORS) + self.some(self.states, DONORS) + self.last
        values = [getattr(donor, name) for donor in donors]
        if place is None:
            return values
        return [value[int(self.rng.random() * len(value))] for value in values if value]

    def kind(self, before: State, after: State, name: str) -> tuple[bool, bool]:
        as_many = shape(getattr(before, name)) == shape(getattr(after, name))
        lies_open = self.open.get(name, nothing)
        return as_many, plain(lies_open(before)) == plain(lies_open(after))

    def told_apart(
        self, before: Position, after: State, place: int | None, as_many: bool, as_open: bool
    ) -> Graft:
        table = self.noticed(before.table, after, self.game.table)
        knowledge = self.noticed(before.knowledge, after, self.game.knowledge)
        tensor = self.noticed(before.tensor, after, self.observe)
        return Graft(place, as_many, as_open, table, knowledge, tensor)

    def noticed(self, before: dict[Viewer, object], after: State, look: Look) -> set[Viewer] | None:
        try:
            return {who for who in self.viewers if look(after, who) != before[who]}
        except IMPOSSIBLE:
            return None
