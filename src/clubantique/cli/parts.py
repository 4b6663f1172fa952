"""Parts that not everybody installs: if one is missing or broken, a command says so in one line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from clubantique.server.errors import BrokenPart, MissingPart


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Around a whole command: some parts are only imported when they are needed (drivers of databases, the bus)."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise MissingPart(part=missing.name, extra=extra) from missing
    except ImportError as broken:
        reason = next(iter(str(broken).splitlines()), type(broken).__name__)
        raise BrokenPart(reason=reason, extra=extra) from broken
