"""The record is the game: every draw, choice and withdrawal in order, as JSON (docs/records.md)."""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import sha256
from typing import Any, Literal

import msgspec

from clubantique.core import registry
from clubantique.core.errors import BadRecord

FORMAT: Literal["clubantique-record-1"] = "clubantique-record-1"

Entry = int | tuple[int, str | None]
"""A draw (the item drawn), a choice (seat and text), or a withdrawal (seat and null)."""


class Chair(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who sits there: a name, and the bot that plays, if it is one."""

    name: str
    bot: str | None = None


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A game from its first draw to where it stands."""

    format: Literal["clubantique-record-1"]
    game: str
    rules: int
    components: str  # SHA-256 of the component data
    options: dict[str, str]
    seats: list[Chair]
    entries: list[Entry]
    box: dict[str, Any] | None = None  # the component data whole, unless built in

    def encoded(self) -> bytes:
        return msgspec.json.encode(self)

    def digest(self) -> bytes:
        return sha256(self.encoded()).digest()

    def load_game(self) -> registry.AnyGame:
        """The game this record was made with; refused where rules or components have changed."""
        game = registry.load(self.game) if self.box is None else _with_box(self.game, _canonical(self.box))
        if game.rules_version != self.rules:
            raise BadRecord.at("$.rules", "rules", self.rules, game.rules_version)
        if game.digest != self.components:
            raise BadRecord.at("$.components", "components", self.components, game.digest)
        return game


def _canonical(box: dict[str, Any]) -> str:
    try:
        return json.dumps(box, sort_keys=True)
    except RecursionError as error:
        raise BadRecord.at("$.box", "shape", str(error)) from error


@lru_cache(maxsize=16)
def _with_box(name: str, box: str) -> registry.AnyGame:
    """Whoever plays one record again and again, as bots do, reads its component data once."""
    return registry.load(name, json.loads(box))


def decode(data: bytes) -> Record:
    """A record from its JSON; a damaged one is refused with the place."""
    try:
        return msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        found, _, place = str(error).partition(" - at ")
        raise BadRecord.at(place.strip("`") or "$", "shape", found) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord.at("$", "shape", str(error)) from error
