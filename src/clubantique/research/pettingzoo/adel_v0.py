"""Adel verpflichtet for PettingZoo."""

from __future__ import annotations

from functools import partial

from clubantique.research.pettingzoo.aec import TurnEnv
from clubantique.research.pettingzoo.parallel import SimultaneousEnv

env = raw_env = partial(TurnEnv, "adel")
parallel_env = partial(SimultaneousEnv, "adel")
