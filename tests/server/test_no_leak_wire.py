"""The bytes that go to a seat are the same for twins that differ only in what that seat must not know."""

from __future__ import annotations

from typing import cast

import pytest
from conformance.test_no_leak import Pair, pairs
from conformance.walks import Setting, settings

from clubantique.core.events import Viewer
from clubantique.core.play import Play
from clubantique.core.registry import load
from clubantique.server.live import Live
from clubantique.server.messages import encode
from clubantique.server.schema import PLAYING
from clubantique.server.store import Store, StoredChair, StoredTable
from clubantique.server.viewers import Connection

some_settings = pytest.mark.parametrize(
    "setting", [each for each in settings() if each.seats in (2, 5) and len(each.options) <= 1], ids=str
)


def live_table(play: Play) -> Live:
    """The play as the room has it, without any store."""
    game = load(play.game.id)
    chairs = [StoredChair(chair.name, None) for chair in play.chairs]
    table = StoredTable(
        "t", game.id, 1, game.digest, dict(play.options), PLAYING, False, 0, "0", 1, False, None, 0, 0, chairs
    )
    live = Live(cast("Store", None), game, table, [])
    live.play = play
    return live


def on_the_wire(play: Play, viewer: Viewer) -> list[bytes]:
    """What a connection of this viewer is sent: when it comes, when something is new, and when it comes back."""
    live = live_table(play)
    connection = Connection("t", viewer)
    connection.show(live)
    connection.heard = max(1, connection.heard - 5)
    connection.show(live)
    sent = [connection.outbox.get_nowait() or b"" for _ in range(2)]
    return [*sent, encode(live.info())]


def told_apart(found: list[Pair]) -> list[Pair]:
    return [
        pair for pair in found if on_the_wire(pair.true, pair.viewer) != on_the_wire(pair.twin, pair.viewer)
    ]


@some_settings
def test_a_seat_gets_the_same_bytes_for_twins(setting: Setting) -> None:
    found = pairs(setting)
    assert found
    assert not told_apart(found)


def test_a_leak_on_the_wire_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A careless hand sends what is known to everybody instead of what this seat may know."""
    setting = next(each for each in settings() if each.game == "adel" and each.seats == 5)
    monkeypatch.setattr(
        Live, "events", lambda live, play, viewer, heard: [event for _, event in play.log.entries]
    )
    assert told_apart(pairs(setting))
