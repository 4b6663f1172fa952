"""Golden playthroughs: complete games with all that anybody gets in them stay as they are."""

from __future__ import annotations

import pytest

from clubantique.core.play import replay
from clubantique.core.registry import names
from playthroughs.printing import digests, first_difference, golden, printed, read, readable, wanted

HOW = "python tests/playthroughs/printing.py --step {title} {step} prints it whole"


def test_no_game_lacks_a_playthrough() -> None:
    assert set(golden(".digests")) == set(golden(".json")) >= set(wanted())
    assert set(golden(".txt")) == set(names())


@pytest.mark.parametrize("title", golden(".json"))
def test_a_playthrough_is_as_it_was(title: str) -> None:
    step = first_difference(golden(".digests")[title].read_text(), digests(read(title)))
    assert not step, HOW.format(title=title, step=step)


@pytest.mark.parametrize("game", names())
def test_a_transcript_is_as_it_was(game: str) -> None:
    assert printed(read(readable(game))) == golden(".txt")[game].read_text(encoding="utf-8")


@pytest.mark.parametrize("title", sorted(title for title, (*_, options) in wanted().items() if options))
def test_an_option_makes_a_difference(title: str) -> None:
    """To what somebody gets, even where the same is played."""
    game, seats, _ = wanted()[title]
    assert first_difference(
        golden(".digests")[f"{game}-{seats}"].read_text(), golden(".digests")[title].read_text()
    )


@pytest.mark.parametrize("title", sorted(wanted()))
def test_a_playthrough_is_a_whole_game(title: str) -> None:
    record = read(title)
    assert any(isinstance(entry, tuple) and entry[1] is None for entry in record.entries)
    assert replay(record).over
