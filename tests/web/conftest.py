"""The browser tests visit the same club room as those of the server, with one browser for all of them."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio
from server.conftest import club

from .browser import chromium

__all__ = ["club"]


@pytest_asyncio.fixture(scope="session", loop_scope="session", autouse=True)
async def one_browser() -> AsyncIterator[None]:
    yield
    await chromium.close()
