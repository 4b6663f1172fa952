"""The page of observations is up to date: whoever changes a tensor runs the tool."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from clubantique.core.registry import load, names
from clubantique.research.observations import Observer

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(sys, "path", [str(ROOT / "tools"), *sys.path])
    return import_module("tensor_tables")


def test_the_page_is_up_to_date(tool: Any) -> None:
    assert tool.TARGET.read_text(encoding="utf-8") == tool.page(), "run: python tools/tensor_tables.py"


@pytest.mark.parametrize("name", names())
def test_every_way_of_writing_is_explained_and_every_note_belongs_to_a_field(tool: Any, name: str) -> None:
    fields = Observer(load(name), tool.usual_players(load(name)), {}).fields
    page = tool.ways_of_writing()
    assert all(f"| {field.kind} |" in page for field in fields)
    assert set(tool.notes(name)) <= {field.name.rpartition(".")[2] for field in fields}


def test_a_table_of_several_alike_says_where_each_begins(tool: Any) -> None:
    observer = Observer(load("meisterdiebe"), tool.PLAYERS, {})
    starts = {field.name: field.start for field in observer.fields}
    first, second = starts["crook_0.plus_diamonds"], starts["crook_1.plus_diamonds"]
    assert f"`crook_0` from {first} on, and so on, {second - first} bytes each" in tool.page()
