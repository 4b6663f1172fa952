"""Finished games again: from any seat, with everything open, downloaded and laid out elsewhere."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import pytest_asyncio
from brought import law

from clubantique.core.play import replay
from clubantique.core.record import Record, decode
from clubantique.core.registry import names

from .club import Club, two_friends

pytestmark = pytest.mark.asyncio


async def get(club: Club, path: str, **query: Any) -> httpx.Response:
    async with club.http() as http:
        return await http.get(path, params=query)


async def finished(club: Club, game: str) -> str:
    """A table at which a game has been played to the end, with bots standing in for both people."""
    async with two_friends(club, game, "random", clock=None, **law(game, "QUICK", {})) as (
        ann,
        bob,
        onlooker,
    ):
        async with club.http() as http:
            for seat in (0, 1):
                headers = {"Authorization": f"Bearer {ann.token}"}
                path = f"/api/tables/{ann.table}/stand-in"
                wish = {"seat": seat, "bot": "random"}
                (await http.post(path, json=wish, headers=headers)).raise_for_status()
        await ann.leave()
        await bob.leave()
        await onlooker.play()
    return ann.table


@pytest_asyncio.fixture(params=names())
async def table(request: pytest.FixtureRequest, club: Club) -> str:
    return await finished(club, request.param)


async def whole(club: Club, table: str, **query: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The last part of a film, and all its frames."""
    frames: list[dict[str, Any]] = []
    while True:
        part = await get(club, f"/api/tables/{table}/replay", first=len(frames), count=100, **query)
        film = part.raise_for_status().json()
        frames += film["frames"]
        if len(frames) >= film["steps"]:
            return film, frames


async def record_of(club: Club, table: str) -> Record:
    return decode((await get(club, f"/api/tables/{table}/record")).raise_for_status().content)


async def test_a_finished_game_is_shown_again(club: Club, table: str) -> None:
    record = await record_of(club, table)
    play = replay(record)
    film, frames = await whole(club, table)
    assert [frame["entry"] for frame in frames[1:]] == [
        list(entry) for entry in record.entries if isinstance(entry, tuple)
    ]
    assert frames[-1]["view"]["ranking"] == play.game.places(play.state)
    assert len(frames[-1]["hands"]) == 3
    assert film["race"][-1] == {"round": play.state.round, "standing": play.game.standing(play.state)}
    last = (await get(club, f"/api/tables/{table}/replay", first=-1, count=1)).json()
    assert last["frames"] == frames[-1:]
    assert last["first"] == film["steps"] - 1

    for seat in range(3):
        _, seen = await whole(club, table, seat=seat)
        assert all(frame["hands"] is None for frame in seen)
        assert {frame["entry"][0] for frame in seen if frame["entry"]} == {seat}
        assert all(frame["view"]["seat"] == seat for frame in seen)


async def test_a_record_is_laid_out_elsewhere(club: Club, table: str) -> None:
    record = await record_of(club, table)
    async with club.http() as http:
        there = await http.post("/api/records", content=record.encoded())
        damaged = await http.post(
            "/api/records", content=record.encoded().replace(b'"entries":[', b'"entries":[9,')
        )
    info = there.raise_for_status().json()
    assert info["status"] == "over"
    assert (await record_of(club, info["id"])).entries == record.entries
    assert (await whole(club, info["id"]))[1] == (await whole(club, table))[1]
    assert damaged.json()["key"] == "error-record"


async def test_half_a_record_can_be_looked_at(club: Club) -> None:
    record = await record_of(club, await finished(club, "adel"))
    choices = [number for number, entry in enumerate(record.entries) if isinstance(entry, tuple)]
    record.entries = record.entries[: choices[5]]
    async with club.http() as http:
        info = (await http.post("/api/records", content=record.encoded())).raise_for_status().json()
    assert info["status"] == "closed"
    assert len((await whole(club, info["id"]))[1]) == 6


async def test_while_a_game_is_played_there_is_no_replay_of_it(club: Club) -> None:
    async with two_friends(club, "adel", "random") as (ann, _, _):
        for part in ("replay", "replay?seat=0", "record"):
            refused = await get(club, f"/api/tables/{ann.table}/{part}")
            assert (refused.status_code, refused.json()["key"]) == (409, "error-not-now")


async def test_nobody_sits_where_there_is_no_seat(club: Club) -> None:
    table = await finished(club, "adel")
    for query in ({"seat": 3}, {"seat": 99}, {"count": 0}, {"count": 101}, {"first": "x"}):
        assert (await get(club, f"/api/tables/{table}/replay", **query)).status_code in (400, 403)


async def test_a_record_with_an_odd_box_is_refused(club: Club) -> None:
    record = await record_of(club, await finished(club, "adel"))
    record.components = {"odd": "box"}
    async with club.http() as http:
        refused = await http.post("/api/records", content=record.encoded())
    assert (refused.status_code, refused.json()["key"]) == (400, "error-components")


async def test_a_record_that_is_longer_than_any_game_is_refused(club: Club) -> None:
    record = await record_of(club, await finished(club, "adel"))
    record.entries = [0] * 4000
    async with club.http() as http:
        assert (await http.post("/api/records", content=record.encoded())).json()["key"] == "error-too-long"
        odd = await http.post("/api/records", content=b'{"game": "\xff"}')
    assert (odd.status_code, odd.json()["key"]) == (400, "error-garbled")
