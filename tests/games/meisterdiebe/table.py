"""A table at which a test plays: turns in a few words, and what lies where afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from clubantique.core.events import Event
from clubantique.core.play import Play
from clubantique.games.meisterdiebe.cube import (
    LOWER_DIAMONDS,
    LOWER_SAPPHIRES,
    PLACES,
    SECRET_LOWER,
    SECRET_UPPER,
    UPPER_DIAMONDS,
    UPPER_SAPPHIRES,
    place_name,
)
from clubantique.games.meisterdiebe.flow import MeisterdiebeState
from clubantique.games.meisterdiebe.game import Meisterdiebe
from clubantique.games.meisterdiebe.views import Memory, OpenDrawer, Own, Table

NAMES = ["ann", "bob", "cid", "dot", "eve", "fay", "gus", "hal"]
DRAWERS = [place_name(place) for place in range(PLACES)]
OPENINGS = [f"open {drawer}" for drawer in DRAWERS]
TURNS = ["top-left", "top-right", "two-left", "two-right"]
TWISTS = [
    "stay",
    "flip",
    *[f"turn {turn}" for turn in TURNS],
    *[f"turn-flip {turn}" for turn in TURNS],
    *[f"flip-turn {turn}" for turn in TURNS],
]
SHORT = {"wife": "jewellers-wife", "master": "master-thief"}


class Crooks:
    """A table at which a test plays."""

    def __init__(self, game: Meisterdiebe, play: Play, names: Sequence[str]) -> None:
        self.game = game
        self.play = play
        self.names = list(names)
        self.state: MeisterdiebeState = play.state

    # --- playing -----------------------------------------------------------------------------

    def choose(self, name: str, *texts: str) -> None:
        """One choice after the other, checked by the rules."""
        for text in texts:
            self.state.apply(self.names.index(name), self.game.code(text), self.play)

    def reveal(self, *characters: str) -> None:
        """Everybody's character of this round, by seat; `wife` and `master` will do."""
        assert len(characters) == len(self.names)
        for name, character in zip(self.names, characters, strict=True):
            self.choose(name, f"play {SHORT.get(character, character)}")

    def turn(self, *texts: str) -> None:
        """Choices of the one player whose turn it is."""
        for text in texts:
            self.choose(self.player, text)

    def rest(self) -> None:
        """The rest of this round: nobody opens or turns anything."""
        played = self.state.round
        while self.state.round == played and self.phase in ("open", "twist"):
            self.turn("shut" if self.phase == "open" else "stay")

    def quiet_round(self) -> None:
        """A whole round in which everybody plays the first character that is left, and nothing happens."""
        if self.phase == "choose":
            for name in self.names:
                self.choose(name, self.may(name)[0])
        self.rest()

    # --- looking -----------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return self.view().phase

    @property
    def due(self) -> list[str]:
        return [self.names[seat] for seat in self.state.due]

    @property
    def player(self) -> str:
        (name,) = self.due
        return name

    def may(self, name: str = "") -> list[str]:
        """What this player, or the one whose turn it is, may choose now."""
        seat = self.names.index(name or self.player)
        return [self.game.name(code) for code in self.state.legal(seat)]

    def minus(self, name: str) -> str:
        seat = self.names.index(name)
        return written(self.state.minus_diamonds[seat], self.state.minus_sapphires[seat])

    def plus(self, name: str) -> str:
        state, seat = self.state, self.names.index(name)
        return written(state.plus_diamonds[seat], state.plus_sapphires[seat], state.plus_rubies[seat])

    @property
    def cloth(self) -> str:
        return written(self.state.cloth_diamonds, self.state.cloth_sapphires)

    def upper(self, place: str) -> str:
        drawer = self.drawer(place)
        return written(drawer[UPPER_DIAMONDS], drawer[UPPER_SAPPHIRES])

    def lower(self, place: str) -> str:
        drawer = self.drawer(place)
        return written(drawer[LOWER_DIAMONDS], drawer[LOWER_SAPPHIRES])

    def secret(self, place: str) -> str:
        """Where the ruby of this drawer is: `above`, `below`, or nothing."""
        drawer = self.drawer(place)
        return "above" * drawer[SECRET_UPPER] + "below" * drawer[SECRET_LOWER]

    def drawer(self, place: str) -> list[int]:
        return self.state.cube[DRAWERS.index(place)]

    def number(self, name: str, character: str) -> int:
        return self.state.numbers[self.names.index(name)][self.game.code(f"play {character}")]

    def view(self, name: str | None = None) -> Table:
        """The table as this player sees it, or somebody who looks on."""
        return self.game.table(self.state, self.viewer(name))

    def knowledge(self, name: str | None = None) -> Table:
        return self.game.knowledge(self.state, self.viewer(name))

    def own(self, name: str) -> Own:
        own = self.view(name).own
        assert own is not None
        return own

    def open_drawer(self, name: str | None = None) -> OpenDrawer:
        drawer = self.view(name).drawer
        assert drawer is not None
        return drawer

    def heard(self, name: str | None, kind: str) -> list[Event]:
        """The entries of one kind in the log that this player may read now."""
        return [event for event in self.play.heard(self.viewer(name)) if event.kind == kind]

    def told(self, kind: str) -> list[Event]:
        """All entries of one kind, faded or not."""
        return [event for event in self.play.log.all() if event.kind == kind]

    def viewer(self, name: str | None) -> int | None:
        return None if name is None else self.names.index(name)


def written(diamonds: int, sapphires: int, rubies: int = 0) -> str:
    """A heap of gems: `7D 3S`, `1D 1R`, or nothing."""
    heap = ((diamonds, "D"), (sapphires, "S"), (rubies, "R"))
    return " ".join(f"{count}{gem}" for count, gem in heap if count)


def counted(heap: str) -> tuple[int, int, int]:
    """The diamonds, sapphires and rubies of a heap that is written like this."""
    counts = {word[-1]: int(word[:-1]) for word in heap.split()}
    assert written(counts.get("D", 0), counts.get("S", 0), counts.get("R", 0)) == heap, heap
    return counts.get("D", 0), counts.get("S", 0), counts.get("R", 0)


def remembered(view: Table) -> Memory:
    assert view.memory is not None
    return view.memory
