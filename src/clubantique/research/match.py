"""One game after the other at one table, as learners play them: what the adapters share."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any, Literal

from clubantique.core.errors import BadOption, ClubError, NotPossible, listed
from clubantique.core.outside import Chance, Outside
from clubantique.core.registry import load
from clubantique.core.state import State
from clubantique.core.streams import stream
from clubantique.research.observations import Observed, Observer
from clubantique.research.rewards import rewards
from clubantique.research.words import explain, in_words, not_begun

Illegal = Literal["raise", "replace"]
ILLEGAL = ("raise", "replace")

Components = Mapping[str, Any] | str | None
"""Other material: a mapping, or the name of a file in the game's folder."""


class Match:
    """A game with its chance. Illegal choices are refused, or replaced by the lowest possible one."""

    state: Any  # the state of whichever game is played

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, str],
        illegal: Illegal,
        components: Components,
    ) -> None:
        with in_words():
            if illegal not in ILLEGAL:
                raise BadOption(
                    option=f"illegal={illegal}", possible=listed(f"illegal={each}" for each in ILLEGAL)
                )
            self.game = load(game, components)
            self.players = self.game.seats(players)
            self.options = self.game.settings(options)
            self.observer = Observer(self.game, players, options)
        self.replaces = illegal == "replace"
        self.chance: Outside = Chance(Random())
        self.state = State()  # nobody is asked
        self.state.begin([], 0)

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed chance goes on where it was."""
        if seed is not None:
            self.chance = Chance(stream(seed, "chance"))
        self.state = self.game.setup(self.players, self.options, self.chance)

    def observed(self, seat: int) -> Observed:
        return self.observer.observed(self.state, seat)

    def choose(self, seat: int, said: Any) -> bool:
        """One choice; whether it was possible as it was said."""
        state: State = self.state
        try:
            if self.replaces and state.due and not self.possible(seat, said):
                state.take(seat, min(state.legal(seat)), self.chance)
                return False
            state.apply(seat, said if type(said) is int else self.code(seat, said), self.chance)
        except ClubError as error:
            if not state.due:
                raise not_begun() from None
            explain(error)
            raise
        return True

    def possible(self, seat: int, said: Any) -> bool:
        try:
            return index(said) in self.state.legal(seat)
        except TypeError:
            return False

    def code(self, seat: int, said: Any) -> int:
        """A choice as somebody's library hands it over."""
        try:
            return index(said)
        except TypeError as error:
            possible = self.state.legal(seat)
            raise NotPossible(choice=repr(said), possible=listed(map(str, possible))) from error

    def rewards(self) -> list[float]:
        return rewards(self.game.places(self.state))
