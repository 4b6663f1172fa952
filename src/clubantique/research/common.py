"""What the environments for learners share: spaces and pictures."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict

from clubantique.core.errors import BadOption, listed
from clubantique.research.drawing import picture, text
from clubantique.research.match import Match

RENDER_MODES = ("human", "ansi", "rgb_array")


def agents(players: int) -> list[str]:
    return [f"player_{seat}" for seat in range(players)]


def observation_spaces(names: list[str], match: Match, choices: int) -> dict[str, Dict]:
    """A space for each seat, all alike."""
    return {
        name: Dict(
            {
                "observation": Box(0, 255, (match.observer.size,), np.uint8),
                "action_mask": Box(0, 1, (choices,), np.int8),
            }
        )
        for name in names
    }


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(option=f"render_mode={mode}", possible=listed(RENDER_MODES))
    return mode


def rendered(match: Match, mode: str | None) -> Any:
    """The table as somebody sees it who looks on."""
    view = match.game.table(match.state, None)
    if mode == "rgb_array":
        return picture(match.game.id, view, match.game.components)
    written = text(view)
    if mode == "human":
        print(written)
        return None
    return written if mode == "ansi" else None
