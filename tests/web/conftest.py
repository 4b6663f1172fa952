"""One club room for the browser tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server.club import Club, on_disk


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    found = on_disk(tmp_path_factory.mktemp("club"))
    found.start()
    yield found
    found.stop()
