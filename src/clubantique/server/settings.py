"""How a club room is run: by flags or by environment (`CLUBANTIQUE_…`), else as on one small machine."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    """What the command line offers, and what whoever creates the application can set beside it."""

    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8765
    workers: int = 2  # processes in which bots think
    keep_days: int = 30  # tables that nobody touched for so long are cleaned away

    bot_seconds: float = 10.0
    public_url: str = ""  # as browsers see it, behind a proxy; else what the request says
    secure_cookies: bool = False
    client: Path | None = None  # the built browser client


LARGEST_BODY = 64 * 1024
LARGEST_FRAME = 64 * 1024
