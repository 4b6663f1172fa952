"""Where all choose in step, it must not be seen who has finished: that would tell how long an answer is."""

from __future__ import annotations

from typing import Any


def in_step(state: Any, viewer: int | None) -> Any:
    """The state as if none of the others had finished their answer."""
    waiting = [seat for seat in state.asked if seat != viewer or viewer in state.due]
    if waiting == state.due:
        return state
    other = state.clone()
    other.due = waiting
    return other
