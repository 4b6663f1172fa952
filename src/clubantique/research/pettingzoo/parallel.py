"""Everybody at once: PettingZoo's parallel form."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from pettingzoo import ParallelEnv

from clubantique.core.errors import NotAsked
from clubantique.research.common import RENDER_MODES, agents, checked_mode, observation_spaces
from clubantique.research.in_step import in_step
from clubantique.research.match import Components, Illegal, Match
from clubantique.research.pettingzoo.furnished import Furnished
from clubantique.research.words import in_words, not_begun

Observation = dict[str, Any]
ByAgent = dict[str, Any]


class SimultaneousEnv(Furnished, ParallelEnv[str, Observation, int]):
    """Every seat that owes a choice makes one at every step; the others can only do nothing (the last code)."""

    def __init__(
        self,
        game: str,
        players: int = 4,
        *,
        illegal: Illegal = "raise",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        components: Components = None,
        **options: str,
    ) -> None:
        self.match = Match(game, players, options, illegal, components)
        self.nothing = self.match.observer.choices
        self.max_cycles = max_cycles
        self.render_mode = checked_mode(render_mode)
        self.metadata = {"name": f"{game}_v0", "render_modes": list(RENDER_MODES), "render_fps": 2}
        self.possible_agents = agents(players)
        self.agents: list[str] = []
        self.observation_spaces = observation_spaces(self.possible_agents, self.match, self.nothing + 1)
        self.action_spaces = {agent: Discrete(self.nothing + 1) for agent in self.possible_agents}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ByAgent, dict[str, dict[str, Any]]]:
        self.match.begin(seed)
        self.agents = self.possible_agents.copy()
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: ByAgent) -> tuple[ByAgent, ByAgent, ByAgent, ByAgent, ByAgent]:
        """All of it or, if anything is refused, nothing."""
        if not self.agents:
            raise not_begun()
        infos = self._carry_out([actions.get(agent) for agent in self.agents])
        self.cycles += 1
        over = not self.match.state.due
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        worth = self.match.rewards() if over else [0.0] * self.match.players
        names = self.agents
        if over or cut:
            self.agents = []
        return (
            self._observations(),
            dict(zip(names, worth, strict=True)),
            dict.fromkeys(names, over),
            dict.fromkeys(names, cut),
            infos,
        )

    def _carry_out(self, wanted: list[Any]) -> dict[str, dict[str, Any]]:
        state = self.match.state
        due = state.due.copy()
        if not self.match.replaces:
            self._check(due, wanted)
        infos: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.agents):
            possible = self.match.choose(seat, wanted[seat]) if seat in due else wanted[seat] == self.nothing
            infos[agent] = {} if possible else {"illegal": True}
        return infos

    def _check(self, due: list[int], wanted: list[Any]) -> None:
        for seat, said in enumerate(wanted):
            with in_words(self.agents[seat]):
                if seat in due:
                    self.match.state.check(seat, [self.match.code(seat, said)])
                elif said != self.nothing:
                    raise NotAsked(seat=seat, due=due)

    def _observations(self) -> ByAgent:
        return {agent: self._observed(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observed(self, seat: int) -> Observation:
        """The mask has one more place, which is open if nothing else is."""
        state = self.match.state
        observed = self.match.observer.observed(in_step(state, seat), seat)
        mask = observed["action_mask"]
        idle = seat not in state.due
        return {**observed, "action_mask": np.append(mask, np.int8(idle))}
