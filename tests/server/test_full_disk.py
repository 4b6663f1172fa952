"""A disk that is full: the room says so, acknowledges nothing, and goes on as soon as there is space."""

from __future__ import annotations

import asyncio
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from .club import Club, Stubborn, on_disk, opened, sit_down
from .outside import get, post, until

pytestmark = pytest.mark.asyncio

UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


@contextmanager
def no_space(club: Club) -> Iterator[None]:
    """No byte can be written to any file: what a full disk is to SQLite. (Python has no fear of SIGXFSZ.)"""
    assert club.process is not None
    assert signal.getsignal(signal.SIGXFSZ) == signal.SIG_IGN
    resource.prlimit(club.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(club.process.pid, resource.RLIMIT_FSIZE, UNLIMITED)


async def ready(club: Club) -> bool:
    return (await get(club, "/readyz")).status_code == 200


async def not_ready(club: Club) -> bool:
    return (await get(club, "/readyz")).status_code == 503


async def test_the_room_is_not_ready_while_its_disk_is_full(tmp_path: Path) -> None:
    with opened(on_disk(tmp_path)) as club:
        assert await ready(club)
        with no_space(club):
            await until(lambda: not_ready(club))
            assert (await get(club, "/readyz")).json()["store"] is False
            assert (await get(club, "/healthz")).status_code == 200
            assert (await get(club, "/api/tables")).status_code == 200, "whoever only looks is not in the way"
        await until(lambda: ready(club))


async def test_what_cannot_be_written_is_refused_in_the_form_of_the_house(tmp_path: Path) -> None:
    with opened(on_disk(tmp_path)) as club:
        table, [ann, _] = await sit_down(club, club, "adel", "random")
        with no_space(club):
            for path, data in (
                ("/api/tables", {"game": "adel", "name": "Ann", "chairs": [{}]}),
                (f"/api/tables/{table}/pause", {}),
                (f"/api/tables/{table}/pass", {"seat": 0}),
            ):
                refused = await post(club, path, ann, **data)
                assert (refused.status_code, refused.json()) == (
                    503,
                    {"key": "error-store-away", "facts": {}},
                )
        await until(lambda: ready(club))
        assert (await post(club, f"/api/tables/{table}/pause", ann)).status_code == 200


async def test_nothing_that_was_acknowledged_is_missing(tmp_path: Path) -> None:
    with opened(on_disk(tmp_path)) as club:
        table, tokens = await sit_down(club, club, "adel", "random", "random")
        people = [Stubborn(club, table, token, seed) for seed, token in enumerate(tokens)]
        playing = asyncio.gather(*[person.play() for person in people])
        for wanted in (2, 6):

            async def answered(wanted: int = wanted) -> bool:
                return playing.done() or sum(len(person.acknowledged) for person in people) >= wanted

            await until(answered)
            with no_space(club):
                await until(lambda: not_ready(club))
        await playing
        stored = {(seat, message) for seat, message, _ in club.stored(table) if message}
    for seat, person in enumerate(people):
        mine = {message for place, message in stored if place == seat}
        pending = (
            {person.pending["id"]} if person.pending else set()
        )  # the game was over before it was answered
        assert set(person.acknowledged) <= mine <= set(person.acknowledged) | pending
        assert [message for message in person.received if message["kind"] == "refused"] == []


async def test_who_chooses_while_the_disk_is_full_is_sent_away_and_done_later(tmp_path: Path) -> None:
    with opened(on_disk(tmp_path)) as club:
        table, [ann, _] = await sit_down(club, club, "adel", "random")
        person = Stubborn(club, table, ann)
        await person.come()
        while not person.update.get("decision"):
            await person.hear()
        said = {
            "kind": "choose",
            "id": "x",
            "decision": person.update["decision"],
            "choices": person.update["options"][:1],
        }
        with no_space(club):
            await person.say(**said)
            with pytest.raises(ConnectionClosed) as closed:
                await person.hear_of("done")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
        await person.come()
        await person.say(**said)
        assert (await person.hear_of("done"))["id"] == "x"
        await person.leave()
        assert [message for _, message, _ in club.stored(table)].count("x") == 1
    assert "waiting" not in {message["kind"] for message in person.received}
