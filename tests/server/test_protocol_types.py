"""The browser client's types are those of room and games: whoever changes messages.py or a views.py runs the tool."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(sys, "path", [str(ROOT / "tools"), *sys.path])
    return import_module("protocol_types")


def test_the_types_of_the_client_are_up_to_date(tool: Any) -> None:
    files: dict[Path, str] = tool.files()
    boards = {file.parent for file in (ROOT / "web" / "src" / "games").glob("*/Board.svelte")}
    assert {file.parent for file in files} == boards | {ROOT / "web" / "src" / "net"}
    for file, text in files.items():
        assert file.read_text(encoding="utf-8") == text, "run: make types"


@pytest.mark.parametrize(
    ("schema", "typed"),
    [
        ({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}}, "(number | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}, "[number, string]"),
        ({"type": "object", "additionalProperties": {"type": "string"}}, "Record<string, string>"),
        ({"enum": ["on", "off"]}, "'on' | 'off'"),
        ({"$ref": "#/$defs/Line"}, "Line"),
        ({}, "unknown"),
    ],
)
def test_schemas_become_types(tool: Any, schema: dict[str, Any], typed: str) -> None:
    assert tool.typed(schema) == typed
