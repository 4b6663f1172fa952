"""The store by itself: group commits, conflicts, one-time codes, and what is read as one moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from msgspec import structs

from clubantique.server.database import Database
from clubantique.server.migrate import migrate
from clubantique.server.rows import AnswerRow, ChairRow, Change, CodeRow, NewLine, TableRow
from clubantique.server.schema import PLAYING, WAITING
from clubantique.server.store import Store, now
from clubantique.server.table import with_chair
from clubantique.server.writes import CodeGone, Conflict, Repeated

pytestmark = pytest.mark.asyncio


def table(name: str, status: str = WAITING) -> TableRow:
    chairs = [ChairRow("Ann", None, token=name), ChairRow(None, None)]
    return TableRow(
        id=name,
        game="adel",
        rules=1,
        components="c",
        options={},
        status=status,
        open=True,
        seed="0",
        created=now(),
        changed=now(),
        chairs=chairs,
    )


def later(row: TableRow, **values: object) -> TableRow:
    return structs.replace(row, version=row.version + 1, **values)


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    url = f"sqlite:///{tmp_path / 'club.db'}"
    await asyncio.to_thread(migrate, url)
    database = Database(url)
    yield Store(database)
    await database.close()


async def test_what_is_stored_is_read_again(store: Store) -> None:
    await store.write(Change(None, table("one")))
    found = await store.row("one")
    assert found == table("one") or (found is not None and found.changed != table("one").changed)
    assert await store.row("two") is None


async def test_of_two_who_write_at_once_one_is_told(store: Store) -> None:
    row = table("one")
    await store.write(Change(None, row))
    answer = AnswerRow(0, "m1", [3, (0, "castle")])
    writes = [store.write(Change(row, later(row, status=PLAYING), answer=answer)) for _ in range(2)]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert sum(isinstance(result, Conflict) for result in results) == 1
    found = await store.table("one")
    assert found is not None
    assert (found.answers, found.row.version, found.row.status) == ([answer], 1, PLAYING)


async def test_one_failure_does_not_harm_the_rest_of_a_batch(store: Store) -> None:
    await store.write(Change(None, table("one")))
    writes = [store.write(Change(None, table(name))) for name in ("two", "one", "three")]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [isinstance(result, Conflict) for result in results] == [False, True, False]
    assert await store.row("three") is not None


async def test_a_message_counts_once(store: Store) -> None:
    row = table("one")
    await store.write(Change(None, row))
    await store.write(Change(row, later(row), answer=AnswerRow(0, "m1", [])))
    again = Change(later(row), later(later(row)), number=1, answer=AnswerRow(0, "m1", []))
    with pytest.raises(Conflict):
        await store.write(again)


async def test_a_line_that_is_said_again_changes_nothing(store: Store) -> None:
    row = table("one")
    await store.write(Change(None, row))
    await store.write(Change(row, later(row), line=NewLine(0, "m1", "hello")))
    with pytest.raises(Repeated):
        await store.write(Change(later(row), later(later(row)), line=NewLine(0, "m1", "hello")))
    assert [line.text for line in await store.chats.lines("one")] == ["hello"]


async def test_a_code_is_used_once_and_with_it_the_seat_moves_in_one_commit(store: Store) -> None:
    row = table("one")
    await store.write(Change(None, row))
    code = CodeRow("code", "one", 0, now() + 60, "one", by_host=False)
    made = later(row)
    await store.write(Change(row, made, new_code=code))
    assert await store.codes.find("code") == code
    moved = with_chair(later(made), 0, token="new")
    await store.write(Change(made, moved, used_code="code"))
    assert await store.codes.find("code") is None
    found = await store.row("one")
    assert found is not None
    assert found.chairs[0].token == "new"
    with pytest.raises(CodeGone):
        await store.write(Change(moved, with_chair(later(moved), 0, token="thief"), used_code="code"))
    found = await store.row("one")
    assert found is not None
    assert found.chairs[0].token == "new", "a code that is gone moves nothing"


async def test_codes_of_a_seat_that_has_moved_are_gone(store: Store) -> None:
    row = table("one")
    await store.write(Change(None, row))
    await store.write(
        Change(row, later(row), new_code=CodeRow("code", "one", 0, now() + 60, "one", by_host=False))
    )
    await store.write(Change(later(row), with_chair(later(later(row)), 0, token="new")))
    assert await store.codes.find("code") is None


async def test_tokens_change_hands_between_two_chairs(store: Store) -> None:
    row = structs.replace(
        table("one"), chairs=[ChairRow("Ann", None, token="a"), ChairRow("Bob", None, beside=0)]
    )
    await store.write(Change(None, row))
    swapped = with_chair(with_chair(later(row), 0, token="b"), 1, token="a", beside=None)
    await store.write(Change(row, swapped))
    found = await store.row("one")
    assert found is not None
    assert [chair.token for chair in found.chairs] == ["b", "a"]


async def test_a_rematch_is_set_up_in_the_same_commit_or_not_at_all(store: Store) -> None:
    row, other = table("one"), table("two")
    await store.write(Change(None, row))
    for _ in range(2):
        with pytest.raises(Conflict):
            await store.write(
                Change(structs.replace(row, version=7), later(row, rematch="two"), beside=other)
            )
    assert await store.row("two") is None
    await store.write(Change(row, later(row, rematch="two"), beside=other))
    assert await store.row("two") is not None
