"""A server that is told to stop is gone, whatever it is connected to."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from .broker import Broker, broker
from .club import Club, Person, sit_down
from .hosted import Anew, hosted

STUCK = Path(__file__).with_name("stuck_server.py")


async def chat(club: Club) -> Person:
    """Something that the other processes should hear of."""
    table, [ann, _] = await sit_down(club, club, "adel")
    person = Person(club, table, ann)
    await person.come()
    await person.say(kind="chat", text="Good evening")
    await person.hear_of("done")
    return person


@pytest.mark.parametrize("asked", [signal.SIGTERM, signal.SIGINT])
async def test_a_broker_that_hangs_does_not_keep_a_server_from_stopping(
    tmp_path: Path, asked: signal.Signals
) -> None:
    with broker() as hanging, hosted(tmp_path, "--bus", hanging.url, kind=Anew) as club:
        await (await chat(club)).leave()
        hanging.signal(signal.SIGSTOP)
        await (await chat(club)).leave()
        assert club.end(asked) == (0 if asked == signal.SIGTERM else 130)
        assert " stopped\n" in club.log.read_text()


async def test_a_broker_that_hangs_as_soon_as_it_was_told_something(tmp_path: Path) -> None:
    """With somebody at the table, and at the moment at which the hint is on its way."""
    with broker() as hanging, hosted(tmp_path, "--bus", hanging.url, kind=Anew) as club:
        person = await chat(club)
        hanging.signal(signal.SIGSTOP)
        await person.say(kind="chat", text="Is anybody there?")
        assert club.end(signal.SIGTERM) == 0


async def test_a_broker_that_has_died_does_not_keep_a_server_from_stopping(tmp_path: Path) -> None:
    gone = Broker()
    gone.start()
    with hosted(tmp_path, "--bus", gone.url, kind=Anew) as club:
        await (await chat(club)).leave()
        gone.kill()
        await (await chat(club)).leave()
        assert club.end(signal.SIGTERM) == 0


async def test_what_never_closes_is_ended_by_the_watchdog_which_says_where_it_hung(tmp_path: Path) -> None:
    with hosted(tmp_path, program=(str(STUCK),), kind=Anew) as club:
        async with club.http() as http:
            (await http.get("/readyz")).raise_for_status()
        assert club.end(signal.SIGTERM) == 1
        assert "most recent call first" in club.log.read_text()
