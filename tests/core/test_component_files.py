"""Component files as text: what is written is read again as it was."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from clubantique.core.component_files import as_toml, decode_components
from clubantique.core.registry import house_files, load, names


@pytest.mark.parametrize("game", names())
def test_every_file_of_the_house_is_the_same_when_it_was_written_and_read(game: str) -> None:
    for file in house_files(game).values():
        components = load(game, file).components
        written = as_toml(components)
        assert decode_components(written.encode()) == components
        assert decode_components(json.dumps(components).encode()) == components
        assert max(map(len, written.splitlines())) < 250


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"title": 'a "quoted" \\ title \x7f ü 🎩'},
        {"a b": 1, "ü": {"x.y": [True, -3]}},
        {"empty": [], "none": {}, "list": [[1, 2], ["a"]], "deep": {"in": {"side": [{"x": 1}]}}},
        {"card": [{"id": "a", "slots": [{"kind": "dog"}]}, {"id": "b"}]},
    ],
)
def test_odd_data_are_the_same_when_they_were_written_and_read(data: dict[str, Any]) -> None:
    assert msgspec.toml.decode(as_toml(data)) == data


def test_nothing_stands_for_what_is_left_out() -> None:
    assert as_toml({"a": {"x": None, "y": 1}}) == "[a]\ny = 1\n"
