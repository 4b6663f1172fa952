"""The record is the game: every draw, choice and withdrawal in order, as JSON (docs/records.md)."""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import sha256
from typing import Any

import msgspec

from clubantique.core import registry
from clubantique.core.errors import BadRecord

Entry = int | tuple[int, str | None]
"""A draw (the item drawn), a choice (seat and text), or a withdrawal (seat and null)."""


class Chair(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who sits there: a name, and the bot that plays, if it is one."""

    name: str
    bot: str | None = None


class Played(
    msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True, tag_field="format"
):
    """What records of every format have."""

    game: str
    rules: int
    options: dict[str, str]
    seats: list[Chair]
    entries: list[Entry]


class Record(Played, tag="clubantique-record-2"):
    """A game from its first draw to where it stands."""

    components_digest: str
    components: dict[str, Any] | None = None  # whole, unless they are the built-in ones

    def encoded(self) -> bytes:
        return msgspec.json.encode(self)

    def sha256(self) -> bytes:
        return sha256(self.encoded()).digest()

    def load_game(self) -> registry.AnyGame:
        """The game this record was made with; refused where rules or components have changed."""
        own = self.components
        game = registry.load(self.game) if own is None else _with_components(self.game, _canonical(own))
        if game.rules_version != self.rules:
            raise BadRecord.at("$.rules", "rules", self.rules, game.rules_version)
        if game.digest != self.components_digest:
            raise BadRecord.at("$.components_digest", "components", self.components_digest, game.digest)
        return game


class FirstRecord(Played, tag="clubantique-record-1"):
    """The first format, which called the digest `components` and the data a `box`."""

    components: str
    box: dict[str, Any] | None = None

    def renewed(self) -> Record:
        return Record(
            game=self.game,
            rules=self.rules,
            components_digest=self.components,
            options=self.options,
            seats=self.seats,
            entries=self.entries,
            components=self.box,
        )


AnyRecord = Record | FirstRecord


def renewed(record: AnyRecord) -> Record:
    return record.renewed() if isinstance(record, FirstRecord) else record


def _canonical(components: dict[str, Any]) -> str:
    try:
        return json.dumps(components, sort_keys=True)
    except RecursionError as error:
        raise BadRecord.at("$.components", "shape", str(error)) from error


@lru_cache(maxsize=16)
def _with_components(name: str, components: str) -> registry.AnyGame:
    """Whoever plays one record again and again, as bots do, reads its component data once."""
    return registry.load(name, json.loads(components))


def decode(data: bytes) -> Record:
    """A record of any format from its JSON; a damaged one is refused with the place."""
    try:
        return renewed(msgspec.json.decode(data, type=AnyRecord))
    except msgspec.ValidationError as error:
        found, _, place = str(error).partition(" - at ")
        raise BadRecord.at(place.strip("`") or "$", "shape", found) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord.at("$", "shape", str(error)) from error
