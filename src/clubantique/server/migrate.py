"""Brings a database to the schema of this version; run before anything is served."""

from __future__ import annotations

import asyncio
from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from clubantique.server.database import connect


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("clubantique.server") / "migrations"))
    return config


def _upgrade(connection: Connection) -> None:
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def _migrate(url: str) -> None:
    engine = connect(url, writes=True)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    finally:
        await engine.dispose()


def migrate(url: str) -> None:
    asyncio.run(_migrate(url))
