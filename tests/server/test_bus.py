"""The bus by itself, over a real broker that comes and goes."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

import pytest
from redis.asyncio import Redis

from clubantique.server.broker import MOST_WAITING, BrokerBus
from clubantique.server.bus import Bus, bus_of
from clubantique.server.errors import BadBus
from clubantique.server.mailbox import Mailbox

from .broker import PATIENCE, Broker, broker

CLUB = "postgresql://ann:secret@db/club"


@pytest.fixture
def running() -> Iterator[Broker]:
    with broker() as found:
        yield found


class Hearing:
    """A bus with somebody who writes down what is heard."""

    def __init__(self, url: str, database: str = CLUB) -> None:
        self.bus = BrokerBus(url, database)
        self.heard: list[tuple[str, int]] = []

    async def hear(self, table_id: str, version: int) -> None:
        self.heard.append((table_id, version))

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Hearing]:
        await self.bus.open(self.hear)
        try:
            yield self
        finally:
            await self.bus.close()


async def becomes_true(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def refused_somebody(keeper: Redis) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await keeper.acl_log():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("turns", range(12))
async def test_it_closes_at_whatever_moment(running: Broker, turns: int) -> None:
    """In the first turns of the event loop a hint is on its way; then the answer; then there is silence."""
    one = Hearing(running.url)
    await one.bus.open(one.hear)
    await becomes_true(lambda: one.bus.connected)
    await one.bus.tell("t", 1)
    await becomes_true(lambda: bool(one.heard))
    await one.bus.tell("t", 2)
    for _ in range(turns):
        await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        await one.bus.close()
    assert not one.bus.connected


@pytest.mark.parametrize("turns", range(0, 24, 2))
async def test_it_closes_before_it_has_subscribed(running: Broker, turns: int) -> None:
    one = Hearing(running.url)
    await one.bus.open(one.hear)
    for _ in range(turns):
        await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        await one.bus.close()
    assert not one.bus.connected


async def test_what_one_process_tells_the_others_hear(running: Broker) -> None:
    async with Hearing(running.url).open() as one, Hearing(running.url).open() as other:
        await becomes_true(lambda: one.bus.connected and other.bus.connected)
        await one.bus.tell("t", 3)
        await becomes_true(lambda: other.heard == [("t", 3)])
    assert not one.bus.connected


async def test_two_clubs_on_one_broker_do_not_disturb_each_other(running: Broker) -> None:
    here, there = Hearing(running.url), Hearing(running.url, "postgresql://ann@db/other")
    same = Hearing(running.url, "postgresql://bob@10.0.0.1:5433/club")
    async with here.open(), there.open(), same.open():
        await becomes_true(lambda: all(each.bus.connected for each in (here, there, same)))
        await there.bus.tell("theirs", 1)
        await here.bus.tell("ours", 1)
        await becomes_true(lambda: bool(there.heard and here.heard and same.heard))
        assert (here.heard, same.heard, there.heard) == ([("ours", 1)], [("ours", 1)], [("theirs", 1)])


async def test_what_nobody_of_us_has_said_is_not_listened_to(running: Broker) -> None:
    async with Hearing(running.url).open() as one, Redis.from_url(running.url) as stranger:
        await becomes_true(lambda: one.bus.connected)
        for noise in (b"\xff", b"{}", b'["t"]', b'["t", "3"]', b'["t", 1, 2]', b'["t", 4]'):
            await stranger.publish(one.bus.channel, noise)
        await becomes_true(lambda: bool(one.heard))
        assert one.heard == [("t", 4)]


async def test_a_listener_that_fails_hears_the_next_hint(running: Broker) -> None:
    class Stumbling(Hearing):
        async def hear(self, table_id: str, version: int) -> None:
            await super().hear(table_id, version)
            raise RuntimeError

    async with Stumbling(running.url).open() as one:
        await becomes_true(lambda: one.bus.connected)
        for version in range(10):
            await one.bus.tell(str(version), version)
        await becomes_true(lambda: len(one.heard) == 10)


async def test_a_broker_that_is_not_there_yet_is_found_when_it_comes(
    caplog: pytest.LogCaptureFixture,
) -> None:
    late = Broker()
    with caplog.at_level(logging.INFO, "clubantique.bus"):
        async with Hearing(late.url.replace("://", "://ann:secret@")).open() as one:
            await one.bus.tell("t", 1)
            await becomes_true(lambda: "bus-lost" in caplog.messages)
            assert not one.bus.connected
            late.start()
            try:
                async with Redis.from_url(late.url) as keeper:
                    # Nobody has set up a user ann there: the broker refuses her, as one that is away does.
                    await refused_somebody(keeper)
                    assert not one.bus.connected
                    await keeper.acl_setuser(
                        "ann", enabled=True, passwords=["+secret"], commands=["+@all"], channels=["*"]
                    )
                await becomes_true(lambda: one.bus.connected)
            finally:
                late.kill()
    noted = [vars(record) for record in caplog.records if record.name == "clubantique.bus"]
    assert [each["msg"] for each in noted[:2]] == ["bus-lost", "bus-back"]
    assert noted[0]["facts"]["broker"] == late.url
    assert "secret" not in str(noted)


async def test_a_broker_that_hangs_is_noticed_by_those_who_only_listen(running: Broker) -> None:
    async with Hearing(running.url).open() as one:
        await becomes_true(lambda: one.bus.connected)
        running.signal(signal.SIGSTOP)
        await becomes_true(lambda: not one.bus.connected)
        running.signal(signal.SIGCONT)
        await becomes_true(lambda: one.bus.connected)


async def test_a_broker_that_hangs_holds_nobody_up(running: Broker) -> None:
    async with Hearing(running.url).open() as one:
        await becomes_true(lambda: one.bus.connected)
        running.signal(signal.SIGSTOP)
        others: list[str] = []
        asyncio.get_running_loop().call_soon(others.append, "had a turn")
        for version in range(MOST_WAITING * 2):
            await one.bus.tell(f"t{version}", version)
        assert others == [], "whoever tells something waits for nothing"
        await becomes_true(lambda: not one.bus.connected)
        running.signal(signal.SIGCONT)
        await becomes_true(lambda: (f"t{version}", version) in one.heard)
        await becomes_true(lambda: one.bus.connected)  # on a busy machine its answers may still be late


async def test_a_bus_that_only_listens_says_that_it_is_not_whole(running: Broker) -> None:
    """Who may subscribe and not publish."""
    async with Redis.from_url(running.url) as keeper:
        rights = ["+@all", "-publish"]
        await keeper.acl_setuser("ann", enabled=True, passwords=["+secret"], commands=rights, channels=["*"])
    async with Hearing(running.url.replace("://", "://ann:secret@")).open() as one:
        await becomes_true(lambda: one.bus.connected)
        await one.bus.tell("t", 1)
        await becomes_true(lambda: not one.bus.connected)


@pytest.mark.parametrize(
    "url",
    [
        "localhost:6379",
        "http://127.0.0.1",
        "redis://",
        "redis://ann:secret@host:66666",
        "redis://ann:secret@host/club",
        "redis://ann:secret@host?colour=secret",
        "redis://:se/secret@host",
        "ann:secret@host",
    ],
)
def test_an_address_that_can_never_work_is_refused_without_its_secrets(url: str) -> None:
    with pytest.raises(BadBus) as refused:
        bus_of(url, CLUB)
    assert "redis://" in str(refused.value)
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize("url", ["redis://h", "rediss://h:1/2", "valkey://ann:s@h/0", "valkeys://[::1]:1"])
def test_addresses_of_brokers(url: str) -> None:
    assert isinstance(bus_of(url, CLUB), BrokerBus)


def test_without_an_address_there_is_nobody_to_tell() -> None:
    assert type(bus_of("", CLUB)) is Bus


async def test_of_many_hints_the_newest_of_each_table_waits() -> None:
    box = Mailbox(2)
    for table_id, version in (("a", 1), ("b", 5), ("a", 3), ("a", 2), ("c", 1)):
        box.put(table_id, version)
    assert await box.take(5) == [("a", 3), ("c", 1)]
    waiting = asyncio.create_task(box.take())
    await asyncio.sleep(0)
    box.put("d", 1)
    box.put("e", 1)
    assert await waiting == [("d", 1)]
    assert await box.take() == [("e", 1)]
