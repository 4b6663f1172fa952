"""The games for PettingZoo: one choice after the other (`env`), or all at once (`parallel_env`)."""

from __future__ import annotations

from clubantique.research.pettingzoo.aec import TurnEnv
from clubantique.research.pettingzoo.parallel import SimultaneousEnv

env = raw_env = TurnEnv
parallel_env = SimultaneousEnv
