"""What the jeweller likes: every number that its play depends on."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Taste:
    """Values are in points."""

    usual: list[float] = field(default_factory=lambda: [1.0, 1.6, 2.2, 4.2, 5.0, 1.7])
    """What each character brings on a usual day: it is worth waiting for a better one."""
    whim: float = 1.2  # how much chance may add to the value of a character
    burden: float = 0.45  # what an imitation in somebody else's supply is worth
    respect: float = 0.2  # how likely a rival goes for the best drawer
    claim: float = 0.015  # what a point in a drawer is worth to whoever has one thief more than the others
    bait: float = 0.08  # ... and a ruby that can be reached because a gem lies before it
    spoils: float = 0.3  # how bad it is to let something fall for a Detective
    careless: tuple[float, float] = (1.0, 4.0)
    """Falls and openings that it reckons with before it has seen any."""
    near: float = 0.6  # how much less each later turn counts when it twists
    closing: float = 2.0  # what it is worth to end the game when ahead, and to keep it going when behind
    pace: float = 8.0  # how many imitations a player gets rid of in six rounds
