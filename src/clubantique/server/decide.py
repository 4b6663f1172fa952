"""Commands are decided by pure functions of the table, whoever asks, and the moment. Nothing is written."""

from __future__ import annotations

from clubantique.server import decide_play, decide_seats, decide_table
from clubantique.server.deciding import DECIDERS, decide

__all__ = ["DECIDERS", "decide", "decide_play", "decide_seats", "decide_table"]
