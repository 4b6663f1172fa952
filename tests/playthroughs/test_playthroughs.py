"""Golden playthroughs: complete games, printed with everything in them, stay as they are."""

from __future__ import annotations

import pytest

from clubantique.core.play import replay
from playthroughs.printing import golden, printed, read, wanted


def test_no_game_lacks_a_playthrough() -> None:
    assert set(golden(".txt")) >= set(wanted())


@pytest.mark.parametrize("title", golden(".json"))
def test_a_playthrough_is_as_it_was(title: str) -> None:
    assert printed(read(title)) == golden(".txt")[title].read_text(encoding="utf-8")


@pytest.mark.parametrize("title", sorted(wanted()))
def test_a_playthrough_is_a_whole_game(title: str) -> None:
    record = read(title)
    assert any(isinstance(entry, tuple) and entry[1] is None for entry in record.entries)
    assert replay(record).over
