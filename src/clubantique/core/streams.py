"""Random streams that are the same everywhere: each derives from SHA-256 of (seed, game, stream)."""

from __future__ import annotations

from hashlib import sha256
from random import Random


def stream(seed: int, *path: int | str) -> Random:
    """The generator of one purpose in one game, for instance `stream(7, 12, "chance")`."""
    written = "/".join(str(part) for part in (seed, *path))
    return Random(int.from_bytes(sha256(written.encode()).digest(), "big"))
