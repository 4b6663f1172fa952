"""Meisterdiebe for PettingZoo."""

from __future__ import annotations

from functools import partial

from clubantique.research.pettingzoo.aec import TurnEnv
from clubantique.research.pettingzoo.parallel import SimultaneousEnv

env = raw_env = partial(TurnEnv, "meisterdiebe")
parallel_env = partial(SimultaneousEnv, "meisterdiebe")
