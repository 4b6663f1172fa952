"""The games for PettingZoo: one choice after the other (`env`), or all at once (`parallel_env`).

Every game has a module of its own as PettingZoo's own games do, `adel_v0` and so on, which no file has to bring.
"""

from __future__ import annotations

import sys
from functools import partial
from types import ModuleType

from clubantique.core.registry import names
from clubantique.research.pettingzoo.aec import TurnEnv
from clubantique.research.pettingzoo.parallel import SimultaneousEnv

env = raw_env = TurnEnv
parallel_env = SimultaneousEnv


def _module_of(game: str) -> ModuleType:
    module = ModuleType(f"{__name__}.{game}_v0")
    module.__dict__["env"] = module.__dict__["raw_env"] = partial(TurnEnv, game)
    module.__dict__["parallel_env"] = partial(SimultaneousEnv, game)
    return module


def __getattr__(name: str) -> ModuleType:
    """Type checkers do not see the modules below: this tells them that there are some."""
    raise AttributeError(name, name=name)


for _name in names():
    sys.modules[f"{__name__}.{_name}_v0"] = globals()[f"{_name}_v0"] = _module_of(_name)
