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
GAMES = ["adel", "meisterdiebe", "lastwill"]
BEGUN_BEFORE = 4
"""Messages that Ann and Bob have heard when the new process opens."""


@pytest.fixture(scope="module")
def old_sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the history has; a shallow clone, or an archive, has no history."""
    found = subprocess.run(["git", "archive", OLD, "src"], cwd=ROOT, capture_output=True)
    if found.returncode:
        pytest.skip(
            f"no rolling upgrade: commit {OLD} is not in this checkout ({found.stderr.decode().strip()})"
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
    async with asyncio.TaskGroup() as group:
        early = [group.create_task(some_of_a_game(old, *table, tally.seed)) for table in before]
    people = [person for task in early for person in task.result()]
    await asyncio.to_thread(new.start)
    assert await revision(old) == "0003"
    for person in people[1::2]:
        person.club = new
    people += [person for game in games for person in await sit_at_both(old, new, game, tally.seed)]
    await asyncio.gather(*[person.play() for person in people])
    old.stop()
    for person in people:
        person.club = new
        await count_and_check(person, tally)
    tally.add(games=len(people) // 2)


async def revision(club: Club) -> str:
    return str((await stored.rows(club.database, "SELECT version_num FROM alembic_version"))[0][0])


async def sit_at_both(old: Club, new: Club, game: str, seed: int) -> list[Restless]:
    """A table that the new process has set up, with Ann there and Bob on the old one."""
    table, tokens = await sit_down(new, old, game, "random")
    clubs = zip((new, old), tokens, strict=True)
    return [Restless(club, table, token, seed + number) for number, (club, token) in enumerate(clubs)]


async def some_of_a_game(old: Club, table: str, tokens: list[str], seed: int) -> list[Restless]:
    """Begun in the old room; Ann and Bob leave in the middle."""
    people = [Restless(old, table, token, seed + number) for number, token in enumerate(tokens)]
    playing = [asyncio.create_task(person.play()) for person in people]
    while any(len(person.received) < BEGUN_BEFORE for person in people):
        await asyncio.sleep(0.05)
    while not all(task.done() for task in playing):  # Python 3.11: wait_for may swallow a cancellation
        for task in playing:
            task.cancel()
        await asyncio.wait(playing, timeout=0.1)
    return people
