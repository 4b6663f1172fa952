"""A rolling upgrade: a process of commit f1e47e0 and one of ours share a store, and people of one table are on both."""

from __future__ import annotations

import asyncio
import subprocess
import tarfile
from collections.abc import Iterator
from contextlib import ExitStack
from io import BytesIO
from pathlib import Path

import pytest

from . import stored
from .broker import broker
from .club import Club, sit_down
from .kills import ROOT, SOAK, Tally
from .postgres import postgres
from .restless import Restless
from .test_nothing_lost import count_and_check

pytestmark = pytest.mark.asyncio

OLD = "f1e47e0"
GAMES = ["adel", "meisterdiebe", "lastwill"]  # that the old one had
BEGUN_BEFORE = 4
"""Messages that Ann and Bob have heard when the new process opens."""
THEN = 10_000 if SOAK else 40
"""And so many, or to the end of the game, while both are open."""


@pytest.fixture(scope="module")
def old_sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return sources_of(OLD, tmp_path_factory)


def sources_of(commit: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the history has; a shallow clone, or an archive, has no history."""
    found = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, capture_output=True)
    if found.returncode:
        pytest.skip(
            f"no rolling upgrade: commit {commit} is not in this checkout ({found.stderr.decode().strip()})"
        )
    folder = tmp_path_factory.mktemp("old")
    with tarfile.open(fileobj=BytesIO(found.stdout)) as packed:
        packed.extractall(folder, filter="data")
    return folder / "src"


@pytest.fixture
def rooms(old_sources: Path) -> Iterator[tuple[Club, Club]]:
    """The old one is open, the new one is not yet."""
    with postgres() as store, broker() as between, ExitStack() as at_last:
        old, new = Club(store.url, between.url), Club(store.url, between.url)
        old.environment = {**Club.environment, "PYTHONPATH": str(old_sources)}  # type: ignore[misc]
        old.start()
        at_last.callback(stop_if_open, old)
        at_last.callback(stop_if_open, new)
        yield old, new


def stop_if_open(club: Club) -> None:
    if club.process is not None and club.process.poll() is None:
        club.stop()


async def test_an_old_and_a_new_process_serve_the_same_tables(rooms: tuple[Club, Club], tally: Tally) -> None:
    old, new = rooms
    games = GAMES if SOAK else GAMES[:1]
    before = [await sit_down(old, old, game, "random") for game in games]
    assert await revision(old) == "0002"
    people = [
        Restless(old, table, token, tally.seed + number)
        for table, tokens in before
        for number, token in enumerate(tokens)
    ]
    await play_until_heard(people, BEGUN_BEFORE)
    await asyncio.to_thread(new.start)
    assert await revision(old) == "0004"
    for person in people[1::2]:
        person.club = new
    people += [person for game in games for person in await sit_at_both(old, new, game, tally.seed)]
    await play_until_heard(people, THEN)
    old.stop()
    for person in people:
        person.club = new
    await play_until_heard(people, THEN + BEGUN_BEFORE)
    for person in people:
        await count_and_check(person, tally)
    tally.add(games=len(people) // 2)


async def revision(club: Club) -> str:
    return str((await stored.rows(club.database, "SELECT version_num FROM alembic_version"))[0][0])


async def sit_at_both(old: Club, new: Club, game: str, seed: int) -> list[Restless]:
    """A table that the new process has set up, with Ann there and Bob on the old one."""
    table, tokens = await sit_down(new, old, game, "random")
    clubs = zip((new, old), tokens, strict=True)
    return [Restless(club, table, token, seed + number) for number, (club, token) in enumerate(clubs)]


async def play_until_heard(people: list[Restless], messages: int) -> None:
    """Until everybody has heard so many, or the game is over; whoever is still playing then leaves in the middle."""
    playing = [asyncio.create_task(person.play()) for person in people]
    while any(
        len(person.received) < messages and not task.done()
        for person, task in zip(people, playing, strict=True)
    ):
        await asyncio.wait(playing, timeout=0.05)
    while not all(task.done() for task in playing):  # Python 3.11: wait_for may swallow a cancellation
        for task in playing:
            task.cancel()
        await asyncio.wait(playing, timeout=0.1)
    for task in playing:
        if not task.cancelled():
            task.result()
