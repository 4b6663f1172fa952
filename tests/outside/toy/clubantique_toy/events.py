"""What can be told."""

from __future__ import annotations

from typing import ClassVar

from clubantique.core.events import Event, Seat


class CoinLaid(Event, frozen=True):
    """A new coin is bid for."""

    coin: int


class CoinWon(Event, frozen=True):
    """Somebody pays, and has a coin more. It fades: purses are closed, and remembering is part of the game."""

    lasting: ClassVar[bool] = False
    seat: Seat
    coin: int
    paid: int
