"""The games for Gymnasium: one learner, and bots in all the other chairs.

`gymnasium.make("clubantique.research.gymnasium:clubantique/Adel-v0")` finds a game without an import;
after `import clubantique.research.gymnasium`, `gymnasium.make("clubantique/Adel-v0")` does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import Env, register
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from clubantique.arena.match import Company
from clubantique.core.errors import BadCompany, UnknownName
from clubantique.core.events import Event
from clubantique.core.outside import Chance, Outside
from clubantique.core.registry import load, names
from clubantique.core.streams import stream
from clubantique.core.tensor import possible
from clubantique.research.common import RENDER_MODES, checked_mode, observation_spaces, rendered
from clubantique.research.match import Components, Illegal, Match
from clubantique.research.words import in_words

SEEDS = 1 << 63
METADATA = {"render_modes": list(RENDER_MODES), "render_fps": 2}

Observation = dict[str, Any]
Info = dict[str, Any]


class Overheard(Outside):
    """Chance at a table where bots listen."""

    def __init__(self, chance: Chance, company: Company) -> None:
        self.watched = True
        self.chance = chance
        self.company = company

    def draw(self, pool: list[int]) -> int:
        return self.chance.draw(pool)

    def tell(self, event: Event) -> None:
        self.company.tell(event)


class BotMatch(Match):
    """A match in which bots have all the chairs but one."""

    def sit_down(self, bots: Mapping[int, str], seed: int) -> None:
        """A new game with these bots, by seat; the seed decides what they and chance will do."""
        streams = {seat: stream(seed, f"seat {seat}") for seat in bots}
        self.company = Company(self.game, bots, streams)
        chance = Chance(stream(seed, "chance"))
        self.chance = Overheard(chance, self.company) if self.company.listens else chance
        self.state = self.game.setup(self.players, self.options, self.chance)

    def go_on(self, learner: int) -> None:
        """Bots choose until the learner is asked, or nobody any more."""
        state = self.state
        while state.due and learner not in state.due:
            seat = state.due[0]
            state.apply(seat, self.company.choice(self, seat), self.chance)


class LoneSeat(Env[Observation, Any]):
    """One seat at a table of bots: it is asked, and between two of its choices the bots make theirs.

    `bots` is one name for all of them, or a list that begins at the learner's left. Without a `seat` the learner sits
    down somewhere else in every game; the observation looks the same from every seat. The reward comes at the end.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        players: int = 4,
        *,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
        components: Components = None,
        **options: str,
    ) -> None:
        self.match = BotMatch(game, players, options, illegal, components)
        self.bots = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        self.fixed_seat = seat
        self.seat = seat or 0
        with in_words():
            self._check_chairs()
        self.render_mode = checked_mode(render_mode)
        choices = self.match.observer.choices
        self.observation_space = observation_spaces(["learner"], self.match, choices)["learner"]
        self.action_space = Discrete(choices)

    def _check_chairs(self) -> None:
        """Refuse bots that do not exist or do not fit around the table, and a seat that is not there."""
        players = self.match.players
        if len(self.bots) != players - 1:
            raise BadCompany(bots=len(self.bots), chairs=players - 1)
        if self.fixed_seat is not None and self.fixed_seat not in range(players):
            raise UnknownName(kind="seat", name=self.fixed_seat, possible=f"0–{players - 1}")
        Company(self.match.game, dict(enumerate(self.bots)), {})

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """A new game. Everything in it, and in those that follow without a seed, comes out of the last seed."""
        super().reset(seed=seed)
        players = self.match.players
        drawn, game_seed = int(self.np_random.integers(players)), int(self.np_random.integers(SEEDS))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        chairs = {(self.seat + place) % players: name for place, name in enumerate(self.bots, 1)}
        self.match.sit_down(chairs, game_seed)
        return self._go_on(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, Info]:
        possible = self.match.choose(self.seat, action)
        observation = self._go_on()
        info: Info = {} if possible else {"illegal": True}
        if self.match.state.due:
            return observation, 0.0, False, False, info
        info["places"] = self.match.game.places(self.match.state)
        return observation, self.match.rewards()[self.seat], True, False, info

    def _go_on(self) -> Observation:
        self.match.go_on(self.seat)
        if self.render_mode == "human":
            self.render()
        return self.match.observed(self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which choices are possible, for libraries that ask the environment rather than the observation."""
        mask = possible(self.match.state, self.seat, self.match.observer.choices)
        return np.frombuffer(mask, np.bool_)

    def render(self) -> Any:
        return rendered(self.match, self.render_mode)


for _name in names():
    _id = f"clubantique/{type(load(_name)).__name__}-v0"
    register(_id, f"{__name__}:{LoneSeat.__name__}", kwargs={"game": _name})
