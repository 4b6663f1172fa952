"""One club room for all tests that do not harm it."""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterator
from contextlib import nullcontext

import pytest

from .club import Club, on_disk, opened
from .kills import SOAK, Tally, tallied

FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with opened(on_disk(tmp_path_factory.mktemp("club"))) as found:
        yield found


@pytest.fixture
def tally(request: pytest.FixtureRequest, capfd: pytest.CaptureFixture[str]) -> Iterator[Tally]:
    def say(text: str) -> None:
        """In a long run one wants to see that it goes on."""
        with capfd.disabled() if SOAK else nullcontext():
            print(text, file=sys.stderr, flush=True)

    with tallied(request.node.name, say) as found:
        yield found
        found.add(failed=int(request.node.stash.get(FAILED, False)))
