"""Whatever comes in from outside is either understood or refused in our own words, never with anything else."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from playthroughs.printing import GOLDEN

from clubantique.core.errors import ClubError
from clubantique.core.play import replay
from clubantique.core.record import decode
from clubantique.core.registry import load

GAME = load("adel")
RECORD = (GOLDEN / "adel-2.json").read_bytes()
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


def refused_or_fine(action: Any) -> bool:
    try:
        action()
    except ClubError as refused:
        assert str(refused)
        return False
    return True


@given(st.text())
def test_any_text_is_a_choice_or_unreadable(text: str) -> None:
    if refused_or_fine(lambda: GAME.code(text)):
        assert GAME.name(GAME.code(text)).casefold() == " ".join(text.split()).casefold()


@given(st.binary(max_size=200))
def test_any_bytes_are_a_record_or_refused(data: bytes) -> None:
    refused_or_fine(lambda: replay(decode(data)))


@given(st.integers(0, len(RECORD) - 1), st.binary(min_size=1, max_size=3))
@settings(max_examples=150)
def test_a_record_with_a_few_wrong_bytes_is_a_record_or_refused(place: int, wrong: bytes) -> None:
    refused_or_fine(lambda: replay(decode(RECORD[:place] + wrong + RECORD[place + len(wrong) :])))


@given(st.integers(0, 222), anything)
@settings(max_examples=150)
def test_a_record_with_one_wrong_entry_is_a_record_or_refused(place: int, wrong: object) -> None:
    record = json.loads(RECORD)
    record["entries"][place] = wrong
    refused_or_fine(lambda: replay(decode(msgspec.json.encode(record))))


@given(st.dictionaries(st.text(), st.text(), max_size=3))
def test_any_options_are_settings_or_refused(options: dict[str, str]) -> None:
    refused_or_fine(lambda: GAME.settings(options))


@given(st.sampled_from(["players", "track", "colours", "deal", "series"]), anything)
def test_any_component_data_is_a_box_or_refused(part: str, wrong: object) -> None:
    components = GAME.built_in_components()
    components[part] = wrong
    refused_or_fine(lambda: load("adel", components))


@given(st.integers(), st.integers())
def test_any_seat_and_code_is_a_choice_or_refused(seat: int, code: int) -> None:
    play = replay(decode(RECORD))
    assert not refused_or_fine(lambda: play.choose(seat, code)), "the game is over: nobody may choose"
