"""Room on the disk for the store, as far as this machine has the disk."""

from __future__ import annotations

import math
import shutil
from pathlib import Path

from sqlalchemy.engine import make_url


def free_bytes(url: str) -> float:
    """Where a store in SQLite lies; of a database on a server nobody here can tell, which is no number (NaN)."""
    parsed = make_url(url)
    if parsed.drivername != "sqlite":
        return math.nan
    try:
        return float(shutil.disk_usage(Path(parsed.database or ".").absolute().parent).free)
    except OSError:  # numbers are wanted most when the disk has gone
        return math.nan
