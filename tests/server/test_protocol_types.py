"""The browser client's types are those of the room: whoever changes messages.py runs the tool."""

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
    written = tool.TARGET.read_text(encoding="utf-8")
    assert written == tool.protocol(), "run: python tools/protocol_types.py"


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
