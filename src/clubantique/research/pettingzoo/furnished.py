"""What both forms of PettingZoo's environments offer alike."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Dict, Discrete

from clubantique.research.common import rendered
from clubantique.research.match import Match


class Furnished:
    """Spaces for every seat, and a picture of the table."""

    match: Match
    render_mode: str | None
    observation_spaces: dict[str, Dict]
    action_spaces: dict[str, Discrete]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def render(self) -> Any:
        return rendered(self.match, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""
