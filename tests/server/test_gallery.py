"""Those who look on never keep players waiting, and are always shown the newest view in the end."""

from __future__ import annotations

import asyncio

import pytest
from conformance.walks import Setting

from clubantique.core.play import Play
from clubantique.server.errors import TooMuch
from clubantique.server.limits import ONLOOKERS_AT_ONCE, Onlookers
from clubantique.server.messages import Update
from clubantique.server.projection import face
from clubantique.server.table import Table
from clubantique.server.viewers import Connection, Viewers

from .test_no_leak_wire import table_of

pytestmark = pytest.mark.asyncio
MANY = 35


class Watched(Connection):
    """Keeps what it was sent."""

    def __init__(self, seat: int | None) -> None:
        super().__init__("t", seat, [] if seat is None else [seat])
        self.sent: list[Update] = []

    def sits_where_it_did(self, table: Table) -> bool:
        return True

    def send(self, message: object) -> None:
        assert isinstance(message, Update)
        self.sent.append(message)


def choose(play: Play) -> None:
    seat = play.state.due[0]
    play.choose(seat, play.state.legal(seat)[0])


def publish(viewers: Viewers, play: Play) -> None:
    table = table_of(play)
    viewers.publish(table, face(table, frozenset()))


async def test_players_are_shown_first_and_onlookers_the_newest_in_the_end() -> None:
    play = Setting("adel", 3, ()).start(1)
    viewers, player, crowd = Viewers(), Watched(0), [Watched(None) for _ in range(MANY)]
    for each in [player, *crowd]:
        viewers.add(each)
    publish(viewers, play)
    assert len(player.sent) == 1
    assert not any(each.sent for each in crowd)
    published = 1
    while not play.over:
        choose(play)
        publish(viewers, play)
        published += 1
        if published % 4 == 0:
            await asyncio.sleep(0.001)
    assert len(player.sent) > published / 3
    while viewers.waits():
        await asyncio.sleep(0.001)
    assert all(each.sent[-1].over for each in crowd)
    assert all(each.sent[-1].table == player.sent[-1].table for each in crowd)
    assert sum(len(each.sent) for each in crowd) < MANY * published / 2, "views in between are left out"
    await viewers.close()


async def test_an_onlooker_misses_no_event_with_the_views_that_are_left_out() -> None:
    play = Setting("adel", 3, ()).start(2)
    viewers, onlooker = Viewers(), Watched(None)
    viewers.add(onlooker)
    for _ in range(60):
        publish(viewers, play)
        choose(play)
    publish(viewers, play)
    while viewers.waits():
        await asyncio.sleep(0.001)
    heard = [told.event for update in onlooker.sent for told in update.events]
    assert heard[-1] == play.heard(None)[-1]
    assert onlooker.heard == len(play.log)
    await viewers.close()


async def test_only_so_many_new_ones_come_at_once_and_seats_are_not_counted() -> None:
    onlookers = Onlookers(10)
    onlookers.arrivals.clock = lambda: 0.0
    for _ in range(ONLOOKERS_AT_ONCE):
        onlookers.arrive()
    with pytest.raises(TooMuch):
        onlookers.arrive()
    with onlookers.one("t", "somebody", 0):
        pass
