"""Whole games with every setting, and whatever runs in processes of its own, are slow: `make check` leaves them out.

Games of other distributions that lie here (docs/adding-a-game.md) are as visible as if they were installed, also to
processes that the tests start.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["backstop"]

# machines are shared and noisy: no test is about time
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")

ROOT = Path(__file__).parents[1]
OUTSIDE = ("tests/outside/*/*.dist-info", "examples/*/*.dist-info")


def show_outside_games() -> None:
    """Before the first module asks which games there are."""
    found = sorted({str(info.parent) for pattern in OUTSIDE for info in ROOT.glob(pattern)})
    before = [each for each in os.environ.get("PYTHONPATH", "").split(os.pathsep) if each]
    os.environ["PYTHONPATH"] = os.pathsep.join([*before, *(each for each in found if each not in before)])
    sys.path += [each for each in found if each not in sys.path]


show_outside_games()

SLOW = ("conformance", "cli", "server", "web")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(item.path).parent.name in SLOW:
            item.add_marker(pytest.mark.slow)
