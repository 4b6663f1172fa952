"""The store by itself: batches, conflicts, one-time codes, and what is cleaned away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from clubantique.server.database import Conflict, Database
from clubantique.server.migrate import migrate
from clubantique.server.schema import OVER, PLAYING, WAITING
from clubantique.server.store import Store, StoredAnswer, StoredChair, StoredTable, now

pytestmark = pytest.mark.asyncio


def table(name: str, status: str = WAITING, changed: int | None = None) -> StoredTable:
    chairs = [StoredChair("Ann", None, token=name), StoredChair(None, None)]
    when = now() if changed is None else changed
    return StoredTable(
        id=name,
        game="adel",
        rules=1,
        components="c",
        options={},
        status=status,
        open=True,
        seed="0",
        created=when,
        changed=when,
        chairs=chairs,
    )


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    url = f"sqlite:///{tmp_path / 'club.db'}"
    await asyncio.to_thread(migrate, url)
    database = Database(url)
    yield Store(database)
    await database.close()


async def test_what_is_stored_is_read_again(store: Store) -> None:
    await store.add_table(table("one"))
    found = await store.table("one")
    assert found == table("one", changed=found.changed if found else 0)
    assert await store.table("two") is None


async def test_of_two_who_write_at_once_one_is_told(store: Store) -> None:
    await store.add_table(table("one"))
    found = await store.table("one")
    assert found is not None
    answer = StoredAnswer(0, "m1", [3, (0, "castle")])
    writes = [store.append(found, 0, answer, status=PLAYING, bot_is_due=False) for _ in range(2)]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert sum(isinstance(result, Conflict) for result in results) == 1
    assert [result for result in results if not isinstance(result, Conflict)] == [1]
    assert await store.answers("one") == [answer]


async def test_one_failure_does_not_harm_the_rest_of_a_batch(store: Store) -> None:
    await store.add_table(table("one"))
    writes = [store.add_table(table(name)) for name in ("two", "one", "three")]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [isinstance(result, Conflict) for result in results] == [False, True, False]
    assert await store.table("three") is not None


async def test_a_message_counts_once(store: Store) -> None:
    await store.add_table(table("one"))
    first = await store.table("one")
    assert first is not None
    await store.append(first, 0, StoredAnswer(0, "m1", []), status=PLAYING, bot_is_due=False)
    second = await store.table("one")
    assert second is not None
    with pytest.raises(Conflict):
        await store.append(second, 1, StoredAnswer(0, "m1", []), status=PLAYING, bot_is_due=False)


async def test_a_code_is_good_once_and_not_for_ever(store: Store) -> None:
    await store.add_table(table("one"))
    await store.add_pass("good", "one", 0, now() + 60)
    await store.add_pass("old", "one", 0, now() - 1)
    assert await store.use_pass("old") is None
    assert await store.use_pass("good") == ("one", 0)
    assert await store.use_pass("good") is None


async def test_old_tables_are_cleaned_away_with_all_that_belongs_to_them(store: Store) -> None:
    await store.add_table(table("old", OVER, changed=1000))
    await store.add_table(table("new", OVER))
    await store.add_table(table("played", PLAYING, changed=1000))
    assert await store.forget({OVER: 2000}) == 1
    assert await store.table("old") is None
    assert await store.tables_of(["old"]) == []
    assert [found.id for found in await store.tables_of(["new", "played"])] == ["new", "played"]
