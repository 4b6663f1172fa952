"""Whole games are played again apart from play: however many there are and whatever they are like, nobody waits."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from clubantique.core.errors import BadRecord, ClubError, NotAsked
from clubantique.core.files import read_record
from clubantique.core.play import replay
from clubantique.core.record import Record
from clubantique.server.errors import NotYours, TooLong
from clubantique.server.replays import MOST_ENTRIES, MOST_WAITING, ReplayPool

from .club import PLENTY
from .hosted import hosted, metrics_of
from .one_replayer import HANG

PROGRAM = (str(Path(__file__).with_name("one_replayer.py")),)
GOLDEN = Path(__file__).parents[1] / "playthroughs" / "golden" / "adel-2.json"
LIMIT = 120.0
FRIENDS = 40


def fickle(times: int) -> Record:
    """Somebody who lays and withdraws, and nothing else."""
    record = read_record(GOLDEN)
    first = next(place for place, entry in enumerate(record.entries) if isinstance(entry, tuple))
    record.entries = record.entries[:first] + [(0, "castle"), (0, None)] * times
    return record


# --- errors travel -------------------------------------------------------------------------------


def kinds(of: type[ClubError]) -> Iterator[type[ClubError]]:
    for kind in of.__subclasses__():
        yield kind
        yield from kinds(kind)


ROOMS = ("clubantique.core", "clubantique.bots", "clubantique.server")


def test_every_refusal_can_be_sent_to_another_process() -> None:
    found = [kind for kind in kinds(ClubError) if kind.__module__.startswith(ROOMS)]
    assert len(found) > 30
    for kind in found:
        error = kind(place="$", found=NotAsked(seat=1, due=[0, 2]))
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), again.key, str(again)) == (kind, kind.key, str(error))


async def test_a_record_is_checked_in_a_worker() -> None:
    pool = ReplayPool()
    record = read_record(GOLDEN)
    try:
        checked = await pool.check("", record)
        assert (checked.game, checked.over) == ("adel", True)
        assert checked.options == dict(replay(record).options)
        with pytest.raises(NotYours):
            await pool.film("", record, 7, 0, 1)
        record.entries = [*record.entries, (0, "castle")]
        with pytest.raises(BadRecord) as refused:
            await pool.check("", record)
        assert isinstance(refused.value.facts["found"], ClubError)
    finally:
        await pool.close()


async def test_what_no_game_is_like_is_not_even_replayed() -> None:
    pool = ReplayPool()
    with pytest.raises(TooLong):
        await pool.check("", fickle(MOST_ENTRIES // 3))
    assert pool._pool._slots == {}
    await pool.close()


# --- in a real room ------------------------------------------------------------------------------


async def test_finished_games_are_replayed_where_nobody_waits(tmp_path: Path) -> None:
    """Laid out, looked at from outside, downloaded and shown: the process that serves the tables replays none of it."""
    with hosted(tmp_path, "--log", "json", program=PROGRAM) as club:
        async with club.http() as http:
            for record in (read_record(GOLDEN), fickle(700)):
                laid = await http.post("/api/records", content=record.encoded())
                assert laid.status_code == 201, laid.text
                path = f"/api/tables/{laid.json()['id']}"
                for part in ("", "/record", "/replay", "/replay?seat=0&first=-1"):
                    assert (await http.get(path + part)).status_code == 200, part
            film = await http.get(f"{path}/replay")
            damaged = await http.post(
                "/api/records", content=fickle(1).encoded().replace(b"castle", b"cellar")
            )
            seat = await http.get(f"{path}/replay?seat=5")
    assert film.headers["content-type"].startswith("application/json")
    assert (damaged.status_code, damaged.json()["key"]) == (400, "error-record")
    assert damaged.json()["facts"]["place"] == "$.entries[12]"
    assert (seat.status_code, seat.json()["key"]) == (403, "error-not-yours")
    assert not [line for line in club.lines() if line["event"] == "went-wrong"]


async def test_a_fickle_record_is_refused_before_anybody_replays_it(tmp_path: Path) -> None:
    with hosted(tmp_path, program=PROGRAM) as club:
        async with club.http() as http:
            refused = await http.post("/api/records", content=fickle(1490).encoded())
    assert (refused.status_code, refused.json()["key"]) == (400, "error-too-long")


async def test_friends_behind_one_address_lay_out_a_record_each(tmp_path: Path) -> None:
    with hosted(tmp_path) as club:
        async with club.http() as http:
            data = read_record(GOLDEN).encoded()
            laid = await asyncio.gather(
                *[http.post("/api/records", content=data, timeout=LIMIT) for _ in range(FRIENDS)]
            )
    assert [each.status_code for each in laid] == [201] * FRIENDS


async def test_one_address_may_have_only_so_much_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HANG, "yes")
    with hosted(tmp_path, "--requests", PLENTY, program=PROGRAM) as club:
        async with club.http() as http, asyncio.timeout(LIMIT):
            data = read_record(GOLDEN).encoded()

            async def lay_out(**headers: str) -> httpx.Response:
                return await http.post("/api/records", content=data, headers=headers, timeout=LIMIT)

            asked = [asyncio.create_task(lay_out()) for _ in range(MOST_WAITING + 5)]
            done, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
            refused = done.pop().result()
            assert (refused.status_code, refused.json()["key"]) == (429, "error-too-much")
            other = asyncio.create_task(lay_out(**{"X-Forwarded-For": "198.51.100.7"}))
            assert (await metrics_of(club))["connections"] == 0  # others are served
            await asyncio.wait([other], timeout=1)
            assert not other.done()
            for task in [*asked, other]:
                task.cancel()
            await asyncio.wait([*asked, other])
