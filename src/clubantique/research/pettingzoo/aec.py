"""One choice after the other: PettingZoo's AEC form."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Discrete
from pettingzoo import AECEnv

from clubantique.research.common import RENDER_MODES, agents, checked_mode, observation_spaces
from clubantique.research.match import Components, Illegal, Match
from clubantique.research.pettingzoo.furnished import Furnished
from clubantique.research.words import not_begun

Info = dict[str, Any]


class TurnEnv(Furnished, AECEnv[str, dict[str, Any], int | None]):
    """Seats that are asked answer in seat order, each the whole of it; nobody sees what before all have."""

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
        super().__init__()
        self.match = Match(game, players, options, illegal, components)
        self.observer = self.match.observer
        self.observed = self.observer.observed
        self.max_cycles = max_cycles
        self.render_mode = checked_mode(render_mode)
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
            "render_fps": 2,
        }
        self.possible_agents = agents(players)
        self.agents: list[str] = []
        self.terminations: dict[str, bool] = {}
        self.agent_selection = self.possible_agents[0]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = observation_spaces(self.possible_agents, self.match, self.observer.choices)
        self.action_spaces = {agent: Discrete(self.observer.choices) for agent in self.possible_agents}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.match.begin(seed)
        names = self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(names, 0.0)
        self._cumulative_rewards = dict.fromkeys(names, 0.0)
        self.terminations = dict.fromkeys(names, False)
        self.truncations = dict.fromkeys(names, False)
        self.infos: dict[str, Info] = {name: {} for name in names}
        self.cycles = self._said = self._longest = 0
        self._question: int = self.match.state.step
        self.agent_selection = names[self.match.state.due[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.observed(self.match.state, self.seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        try:
            dead = self.terminations[agent] or self.truncations[agent]
        except KeyError:
            raise not_begun() from None
        if dead:
            self._was_dead_step(action)
            return
        match = self.match
        possible = match.choose(self.seat_of[agent], action)
        self.infos[agent] = {} if possible else {"illegal": True}
        if not match.state.due:
            self._end(self.terminations)
        elif self.max_cycles is not None and self._cut_short(agent, self.max_cycles):
            self._end(self.truncations)
        else:
            self.agent_selection = self.possible_agents[match.state.due[0]]

    def _cut_short(self, agent: str, most: int) -> bool:
        """A cycle is one choice of everybody: a question takes as many as its longest answer, and is finished first."""
        state = self.match.state
        self._said += 1
        if state.step != self._question or self.seat_of[agent] not in state.due:
            self._longest, self._said = max(self._longest, self._said), 0
        if state.step != self._question:
            self.cycles, self._longest, self._question = self.cycles + self._longest, 0, state.step
        return self.cycles >= most

    def _end(self, how: dict[str, bool]) -> None:
        """Everybody hears that the game is over, or cut short, and what it was worth."""
        worth = self.match.rewards() if how is self.terminations else [0.0] * self.match.players
        for agent, reward in zip(self.possible_agents, worth, strict=True):
            how[agent] = True
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
        self.agent_selection = self.possible_agents[0]
