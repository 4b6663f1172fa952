"""Whole games with every setting, and whatever runs in processes of its own, are slow: `make check` leaves them out."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["backstop"]

# machines are shared and noisy: no test is about time
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")

SLOW = ("conformance", "cli", "server", "web")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(item.path).parent.name in SLOW:
            item.add_marker(pytest.mark.slow)
