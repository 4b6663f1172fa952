"""Last Will for PettingZoo."""

from __future__ import annotations

from functools import partial

from clubantique.research.pettingzoo.aec import TurnEnv
from clubantique.research.pettingzoo.parallel import SimultaneousEnv

env = raw_env = partial(TurnEnv, "lastwill")
parallel_env = partial(SimultaneousEnv, "lastwill")
