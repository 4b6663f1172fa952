"""The bytes that go to a seat are the same for twins that differ only in what that seat must not know."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest
from conformance.pairs import Pair, pairs
from conformance.walks import Setting, settings

from clubantique.core.errors import ClubError
from clubantique.core.events import Viewer
from clubantique.core.play import Play
from clubantique.core.registry import load
from clubantique.server import projection
from clubantique.server.messages import Consider, Refused, encode, problem_of
from clubantique.server.projection import consider, face, info, options
from clubantique.server.rows import ChairRow, TableRow
from clubantique.server.schema import PLAYING
from clubantique.server.table import Played, Table
from clubantique.server.viewers import Connection, Viewers

some_settings = pytest.mark.parametrize(
    "setting", [each for each in settings() if each.seats in (2, 5) and len(each.options) <= 1], ids=str
)


def table_of(play: Play) -> Table:
    """The play as the room has it, without any store."""
    game = load(play.game.id)
    chairs = [ChairRow(chair.name, None) for chair in play.chairs]
    row = TableRow(
        id="t",
        game=game.id,
        rules=1,
        components=game.digest,
        options=dict(play.options),
        status=PLAYING,
        seed="0",
        version=1,
        created=0,
        changed=0,
        chairs=chairs,
    )
    return Table(row, game, Played(play, 1, {}))


def on_the_wire(play: Play, viewer: Viewer) -> list[bytes]:
    """What a connection of this viewer is sent: when it comes, when something is new, and when it comes back."""
    table = table_of(play)
    connection = Connection("t", viewer, [] if viewer is None else [viewer])
    connection.show_everything(table, face(table, frozenset()))
    connection.heard = max(1, connection.heard - 5)
    connection.shown = None
    connection.show(table, face(table, frozenset()))
    sent = list(connection.outbox.waiting)
    return [*sent, encode(info(table)), *answers(table, play, viewer)]


def answers(table: Table, play: Play, viewer: Viewer) -> list[bytes]:
    """What a seat hears about drafts, and why something is refused."""
    if viewer is None:
        return []
    found: list[bytes] = []
    offered = [play.game.name(code) for code in options(table, play, viewer)]
    for choices in ([], offered[:1], offered[-2:], [table.game.name(0)]):
        try:
            draft = Consider("m", table.decision(viewer), choices)
            found.append(encode(consider(table, viewer, draft)))
            play.state.check(viewer, [table.game.code(choice) for choice in choices])
        except ClubError as error:
            found.append(encode(Refused("m", problem_of(error))))
    return found


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
        projection, "events", lambda play, viewer, heard: [event for _, event in play.log.entries()]
    )
    assert told_apart(pairs(setting))


# --- coming back -----------------------------------------------------------------------------------------


def folded(log: list[Any], update: dict[str, Any]) -> list[Any]:
    """What a page shows after an update: new events, without what has faded."""
    whole = update["events"] if update["fresh"] else [*log, *update["events"]]
    return [
        told
        for told in whole
        if update["remembers"] or told["until"] is None or update["chapter"] <= told["until"]
    ]


def shown(table: Table, connection: Connection) -> dict[str, Any]:
    connection.shown = None
    connection.show(table, face(table, frozenset()))
    update: dict[str, Any] = msgspec.json.decode(connection.outbox.waiting.popleft())
    return update


def differences(setting: Setting) -> list[tuple[Viewer, int]]:
    """One connection stays, another one is cut and comes back after every choice: where the two are not the same."""
    rng = Random(11)
    play = setting.start(seed=11)
    table = table_of(play)
    viewers: list[Viewer] = [None, *range(setting.seats)]
    stays = {viewer: Connection("t", viewer, []) for viewer in viewers}
    logs: dict[Viewer, list[Any]] = {viewer: [] for viewer in viewers}
    found = []
    while not play.over:
        updates = {viewer: shown(table, connection) for viewer, connection in stays.items()}
        logs = {viewer: folded(logs[viewer], update) for viewer, update in updates.items()}
        viewer = rng.choice(viewers)
        again = shown(table, Connection("t", viewer, []))
        rest = {**again, "events": [], "fresh": False}
        if again["events"] != logs[viewer] or rest != {**updates[viewer], "events": [], "fresh": False}:
            found.append((viewer, play.state.step))
        seat = rng.choice(play.state.due)
        play.choose(seat, rng.choice(play.state.legal(seat)))
    return found


@some_settings
def test_whoever_comes_back_sees_exactly_what_they_would_have_seen(setting: Setting) -> None:
    assert differences(setting) == []


def test_a_memory_for_whoever_comes_back_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page would not show what has faded; but it must not even be sent."""
    setting = next(each for each in settings() if each.game == "meisterdiebe" and each.seats == 5)
    monkeypatch.setattr(Play, "readable", lambda play, viewer: play.log.readable(viewer, 0, faded=True))
    assert differences(setting)


# --- how much somebody has chosen in secret ---------------------------------------------------------------


async def published(viewers: Viewers, table: Table) -> None:
    """Those who look on, too, have been shown the table."""
    viewers.publish(table, face(table, frozenset()))
    while viewers.waits():
        await asyncio.sleep(0)


@pytest.mark.asyncio
@some_settings
async def test_nobody_hears_how_far_others_have_come_with_an_answer(setting: Setting) -> None:
    """Who sends an answer in parts is heard of once, when it is whole; only the seat itself sees every part."""
    rng = Random(5)
    play = setting.start(seed=5)
    table = table_of(play)
    viewers = Viewers()
    everybody = [Connection("t", viewer, []) for viewer in (None, *range(setting.seats))]
    for connection in everybody:
        viewers.add(connection)
    parts = 0
    while not play.over:
        await published(viewers, table)
        for connection in everybody:
            connection.outbox.waiting.clear()
        seat, step = rng.choice(play.state.due), play.state.step
        play.choose(seat, rng.choice(play.state.legal(seat)))
        await published(viewers, table)
        heard = {connection.seat for connection in everybody if connection.outbox.waiting}
        if play.state.step == step and seat in play.state.due:
            assert heard == {seat}
            parts += 1
        else:
            assert heard == {connection.seat for connection in everybody}
    assert parts or setting.game == "meisterdiebe"
