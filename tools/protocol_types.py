"""Writes the browser client's types of all that comes from Python: `python tools/protocol_types.py`.

web/src/net/protocol.ts is made from structs of server/ and of core/facts.py, and every web/src/games/ID/views.ts
from the game's views.py and the outlooks of its facts.py. The structs are written once, in Python; a test compares the
files with what this tool would write now.
"""

from __future__ import annotations

import json
from importlib import import_module
from inspect import getdoc
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any

import msgspec

from clubantique.core import facts, registry
from clubantique.server import box_messages, film_messages, house, messages, text_routes

WEB = Path(__file__).resolve().parent.parent / "web" / "src"
HEADING = """\
/**
 * What travels between the club room and this client. Written by tools/protocol_types.py from
 * src/clubantique/server/messages.py and house.py: change those, and run the tool.
 */
import type { Event, Facts, View } from './views'
"""
GAME_HEADING = """\
/** What a viewer sees of {game}. Written by tools/protocol_types.py from the game's views.py and facts.py. */
"""
NEVER_SENT = "Everything"
GAMES_OWN = {"view": "View", "event": "Event", "outlook": "Facts"}
"""Fields of which the room knows nothing: what they hold is between the game and its board."""

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


Structs = list[type[msgspec.Struct]]


def structs(*modules: ModuleType) -> Structs:
    """The structs of these modules, in the order in which they are written there."""
    return [
        found
        for module in modules
        for found in vars(module).values()
        if isinstance(found, type)
        and issubclass(found, msgspec.Struct)
        and found.__module__ == module.__name__
        and found is not facts.Facts  # games add its fields
    ]


def unions() -> dict[str, list[str]]:
    """Which messages may come one way or the other."""
    found = {name: value for name, value in vars(messages).items() if isinstance(value, UnionType)}
    return {name: [each.__name__ for each in value.__args__] for name, value in found.items()}


def constants() -> dict[str, int]:
    return {name: value for name, value in vars(messages).items() if name.isupper() and type(value) is int}


def union(types: list[str]) -> str:
    return " | ".join(dict.fromkeys(types))


def listed(items: Schema) -> str:
    inner = typed(items) if items else "Facts"
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def typed(schema: Schema) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "enum" in schema:
        return union([f"'{value}'" for value in schema["enum"]])
    if "anyOf" in schema:
        return union([typed(each) for each in schema["anyOf"]])
    if "prefixItems" in schema:
        return f"[{', '.join(typed(each) for each in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        return listed(schema.get("items", {}))
    if schema.get("type") == "object":
        return f"Record<string, {typed(schema.get('additionalProperties', {}))}>"
    return PLAIN[schema["type"]] if "type" in schema else "unknown"


def field(name: str, schema: Schema, may_be_missing: bool) -> str:
    found = GAMES_OWN.get(name) if schema == {} else None
    return f"  {name}{'?' if may_be_missing else ''}: {found or typed(schema)}"


def interface(struct: type[msgspec.Struct], schema: Schema) -> str:
    """What the room sends is whole; what clients send, and nobody may add to, can leave out what has a default."""
    sent_by_clients = schema.get("additionalProperties") is False
    required = schema.get("required", [])
    fields = [
        field(name, each, sent_by_clients and name not in required)
        for name, each in schema["properties"].items()
    ]
    return "\n".join([f"/** {getdoc(struct)} */", f"export interface {struct.__name__} {{", *fields, "}\n"])


def interfaces(found: Structs) -> list[str]:
    _, schemas = msgspec.json.schema_components(found)
    return [interface(struct, schemas[struct.__name__]) for struct in found]


def protocol() -> str:
    found = structs(facts, house, messages, box_messages, film_messages, text_routes)
    numbers = "".join(f"export const {name} = {json.dumps(value)}\n" for name, value in constants().items())
    ways = "".join(f"export type {name} = {union(names)}\n" for name, names in unions().items())
    return "\n".join([HEADING, numbers, *interfaces(found), ways])


def views(game: str) -> str:
    """What the board of a game gets: its views, and the outlooks of its facts."""
    found = structs(import_module(f"clubantique.games.{game}.views"))
    seen = [struct for struct in found if struct.__name__ != NEVER_SENT]
    known = structs(import_module(f"clubantique.games.{game}.facts"))
    outlooks = [struct for struct in known if struct.__name__.endswith("Outlook")]
    return "\n".join([GAME_HEADING.format(game=game), *interfaces(seen + outlooks)])


def files() -> dict[Path, str]:
    """Every file with what stands in it; a game without a board of its own needs none."""
    own = [game for game in registry.names() if (WEB / "games" / game).is_dir()]
    boards = {WEB / "games" / game / "views.ts": views(game) for game in own}
    return {WEB / "net" / "protocol.ts": protocol()} | boards


if __name__ == "__main__":
    for file, text in files().items():
        file.write_text(text, encoding="utf-8")
