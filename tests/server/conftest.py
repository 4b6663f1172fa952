"""One club room for all tests that do not harm it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .club import Club, on_disk, opened


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with opened(on_disk(tmp_path_factory.mktemp("club"))) as found:
        yield found
