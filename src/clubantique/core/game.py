"""A game with its component file: the choice table, the set-up, and what each seat may see."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from random import Random
from typing import Any, ClassVar, Generic, TypeVar, get_args

import msgspec

from clubantique.core.about import FIELDS, misshapen, read_about, without_about
from clubantique.core.choices import Choices
from clubantique.core.errors import BadComponents, BadOption, BadPlayers, Unreadable, listed
from clubantique.core.events import Viewer
from clubantique.core.facts import NOTHING_KNOWN, Facts, Obstacle
from clubantique.core.outside import Outside
from clubantique.core.state import State
from clubantique.core.tensor import Pen

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct)
B = TypeVar("B")
C = TypeVar("C", bound=msgspec.Struct)


@cache
def _built_in(folder: str) -> dict[str, Any]:
    return msgspec.toml.decode(files(folder).joinpath("components.toml").read_bytes(), type=dict[str, Any])


class Game(Generic[S, V, B]):
    """What a game's folder offers to the rest of the house: its states (made by `setup` only), views and box."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    tensor_version: ClassVar[int]  # of the observation that `observe` writes
    option_values: ClassVar[
        Mapping[str, tuple[str, ...]]
    ]  # every option with its values, the usual one first
    option_players: ClassVar[Mapping[str, tuple[int, int]]] = {}  # options that need so many players
    closing: ClassVar[tuple[str, ...]] = ()  # choices that say nothing but that the answer is complete
    memory_option: ClassVar[str] = ""  # the one that, if on, shows people what a perfect memory would know
    shape: ClassVar[type[msgspec.Struct]]  # of the component data
    additions: ClassVar[tuple[str, ...]] = ()  # parts of a component file that, left out, are the house's own

    choices: Choices
    box: B  # the component data, packed for the rules
    fewest: int
    most: int
    unable: frozenset[str] = frozenset()  # bots that were found not to play with these components

    def __init_subclass__(cls) -> None:
        """States of a class that is not compiled can be copied and pickled on a core that is.

        Such a class keeps its own fields in a dictionary, of which mypyc's `__getstate__` knows by this attribute only.
        """
        for kind in [each for base in cls.__dict__.get("__orig_bases__", ()) for each in get_args(base)]:
            known = getattr(kind, "__mypyc_attrs__", None)
            if known is not None and "__mypyc_attrs__" not in vars(kind):
                kind.__mypyc_attrs__ = (*known, "__dict__")

    def __init__(self, components: Mapping[str, Any] | None = None) -> None:
        """With the built-in component file, or with another one (already parsed)."""
        built_in = _built_in(self.folder())
        try:
            self.components = deepcopy(dict(components if components is not None else built_in))
            self.about = read_about(self.components)
            essence = self.essence(self.components, built_in)
            self.custom = essence != self.essence(built_in, built_in)
            self.unpack()
            self._judge_names()
            self.digest = sha256(json.dumps(essence, sort_keys=True).encode()).hexdigest()
        except RecursionError as error:
            raise BadComponents.at("$", "shape", str(error)) from error

    @classmethod
    def folder(cls) -> str:
        """The package in which the game lives."""
        return import_module(cls.__module__).__package__ or ""

    @classmethod
    def built_in_components(cls) -> dict[str, Any]:
        return deepcopy(_built_in(cls.folder()))

    def _judge_names(self) -> None:
        things = self.things()
        for thing in self.about.names:
            if thing not in things:
                raise BadComponents.at(f"$.names.{thing}", "one-of", thing, list(things))

    @classmethod
    def essence(cls, components: Mapping[str, Any], house: Mapping[str, Any]) -> dict[str, Any]:
        """What makes a component file this one and no other, and what its digest is made of.

        A file that leaves an addition out and one that repeats the house's own (the built-in file's) are the same.
        """
        optional = (*FIELDS, *cls.additions)
        left_out = {name for name in optional if name in components and components[name] == house.get(name)}
        return {name: part for name, part in components.items() if name not in left_out | {"version"}}

    def parsed(self, kind: type[C]) -> C:
        """The material as typed data; refused with the place where it is not."""
        try:
            return msgspec.convert(without_about(self.components), kind)
        except msgspec.ValidationError as error:
            raise misshapen(error) from error

    def seats(self, count: int) -> int:
        """A number of players, refused if the game is not played by that many."""
        if not self.fewest <= count <= self.most:
            raise BadPlayers(game=self.id, players=count, fewest=self.fewest, most=self.most)
        return count

    def settings(self, options: Mapping[str, str]) -> dict[str, str]:
        """Options as given, refused where the game has no such option or value."""
        for name, value in options.items():
            if name not in self.option_values:
                raise BadOption(option=f"{name}={value}", possible=self.all_options())
            if value not in self.option_values[name]:
                values = self.option_values[name]
                raise BadOption(
                    option=f"{name}={value}", possible=listed(f"{name}={each}" for each in values)
                )
        return dict(sorted(options.items()))

    def all_options(self) -> str:
        return listed(f"{name}={'|'.join(values)}" for name, values in self.option_values.items())

    def name(self, code: int) -> str:
        return self.choices.name(code)

    def code(self, text: str) -> int:
        return self.choices.code(text)

    def exact_code(self, text: str) -> int:
        """For records, which have one way to write a choice."""
        code = self.choices.code(text)
        if self.choices.names[code] != text:
            raise Unreadable(choice=text, possible=self.choices.names[code])
        return code

    # --- what a game writes ------------------------------------------------------------------

    def unpack(self) -> None:
        """Read the component data: sets `box`, `choices`, `fewest` and `most`."""
        raise NotImplementedError

    def pieces(self) -> int:
        """How many cards and other things there are in the box."""
        raise NotImplementedError

    def things(self) -> Sequence[str]:
        """What the component data may call by a name of their own."""
        return ()

    def setup(self, seats: int, options: Mapping[str, str], outside: Outside) -> S:
        """A new game, up to its first question."""
        raise NotImplementedError

    def knowledge(self, state: S, viewer: Viewer) -> V:
        """All that a perfect memory could know."""
        raise NotImplementedError

    def table(self, state: S, viewer: Viewer) -> V:
        """What lies on the table now."""
        raise NotImplementedError

    @staticmethod
    def observe(state: Any, viewer: int, pen: Pen) -> None:
        """What a perfect memory in this seat could know, as numbers for learners; a bare function, called often."""
        raise NotImplementedError

    def sample(self, knowledge: V, rng: Random) -> S:
        """A state that this knowledge allows: a guess at everything hidden."""
        raise NotImplementedError

    def everything(self, state: S) -> msgspec.Struct:
        """The whole state, open: for replays, and for comparing states."""
        raise NotImplementedError

    def option(self, state: S, seat: int, run: list[int], code: int) -> Facts:
        """What this code leads to, said after this run by a seat that is asked."""
        return NOTHING_KNOWN

    def outlook(self, state: S, viewer: Viewer, run: list[int]) -> Facts:
        """What the rules make of the table as this viewer sees it, if they have said or drafted this run."""
        return NOTHING_KNOWN

    def obstacles(self, state: S, seat: int) -> list[Obstacle]:
        """What lies before this seat, and why it cannot be chosen now."""
        return []

    def details(self, state: S, seat: int, run: list[int], code: int) -> Facts:
        """More about an option, for those who ask."""
        return self.option(state, seat, run, code)

    def places(self, state: S) -> list[int]:
        """The place of every seat once the game is over (1 is best; equals share), else nothing."""
        raise NotImplementedError

    def standing(self, state: S) -> list[int]:
        """How far every seat has come in what decides the game, as it would count now: for the chart of a race."""
        raise NotImplementedError
