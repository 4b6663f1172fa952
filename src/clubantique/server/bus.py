"""The bus carries only (table, version), and is only a hint: whoever misses one finds out within two seconds."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

Listener = Callable[[str, int], Awaitable[None]]


class Bus:
    """One process needs no bus: there is nobody else to tell."""

    async def open(self, listener: Listener) -> None:
        """From now on the listener hears what other processes tell."""

    async def tell(self, table_id: str, version: int) -> None:
        """Never fails and never waits: the store has it already."""

    async def close(self) -> None:
        """Nothing is heard any more."""

    @property
    def connected(self) -> bool:
        return True


def bus_of(url: str, database: str) -> Bus:
    """The bus of a club room over this database; without a URL its process is the only one."""
    if not url:
        return Bus()
    from clubantique.server.broker import BrokerBus  # only those who need it wait until it is loaded

    return BrokerBus(url, database)
