"""Component files as text: TOML as people write it, or the same as JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import msgspec

BARE = re.compile(r"[A-Za-z0-9_-]+")
WIDTH = 110


def decode_components(data: bytes) -> dict[str, Any]:
    """ValueError or RecursionError where it is neither."""
    if data.lstrip()[:1] == b"{":
        return msgspec.json.decode(data, type=dict[str, Any])
    return msgspec.toml.decode(data, type=dict[str, Any])


def as_toml(components: Mapping[str, Any]) -> str:
    """A component file that has these data: what is short first, then its tables, then its cards."""
    plain = {name: part for name, part in components.items() if not _is_table(part) and not _is_list(part)}
    tables = {name: part for name, part in components.items() if _is_table(part)}
    lists = {name: part for name, part in components.items() if _is_list(part)}
    parts = [_lines(plain)] if plain else []
    parts += [f"[{_key(name)}]\n{_lines(table)}" for name, table in tables.items()]
    parts += [f"[[{_key(name)}]]\n{_lines(each)}" for name, listed in lists.items() for each in listed]
    return "\n".join(parts)


def _is_table(part: object) -> bool:
    return isinstance(part, dict)


def _is_list(part: object) -> bool:
    """Of tables, and not empty: `[[card]]` cannot say that there are none."""
    return isinstance(part, list) and bool(part) and all(isinstance(each, dict) for each in part)


def _lines(table: Mapping[str, Any]) -> str:
    return "".join(_line(name, value) for name, value in table.items() if value is not None)


def _line(name: str, value: object) -> str:
    """Long lists have a line for each item."""
    line = f"{_key(name)} = {_value(value)}\n"
    if len(line) <= WIDTH or not isinstance(value, list):
        return line
    items = "".join(f"  {_value(each)},\n" for each in value)
    return f"{_key(name)} = [\n{items}]\n"


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else _text(name)


def _value(value: object) -> str:
    if isinstance(value, dict):
        inside = ", ".join(
            f"{_key(name)} = {_value(each)}" for name, each in value.items() if each is not None
        )
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_value(each) for each in value)}]"
    if isinstance(value, str):
        return _text(value)
    return json.dumps(value)


def _text(value: str) -> str:
    """JSON escapes as TOML does, but for DEL."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
