"""Loads the Fluent catalogues of the house and of a game, and says keys, errors, events and choices in words."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, get_type_hints

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from msgspec import Struct

from clubantique.core.about import LANGUAGES as LANGUAGES
from clubantique.core.about import box_numbers, own_names, readable_ids
from clubantique.core.errors import ClubError, UnknownName, listed
from clubantique.core.events import Choice, Event, Name, Seat
from clubantique.core.facts import Obstacle, Range
from clubantique.core.registry import load, package_of

LONGEST_TEXT = 1500
LARGEST_NUMBER = 10**15
"""More than Fluent and Babel put into a message, and more than anybody wants to read."""


def preferred_language() -> str:
    """The language of the environment where we speak it, else English."""
    for variable in ("CLUBANTIQUE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


@cache
def catalogue(language: str, game: str | None) -> FluentBundle:
    """The texts that no game owns, and those of one game."""
    if language not in LANGUAGES:
        raise UnknownName(kind="language", name=language, possible=listed(LANGUAGES))
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(language, game):
        bundle.add_resource(FluentResource(source))
    return bundle


def sources(language: str, game: str | None) -> list[str]:
    """The text of every catalogue file, the house's first."""
    house = sorted((files("clubantique.texts") / language).iterdir(), key=lambda file: file.name)
    own = [game_texts(game, language)] if game else []
    return [*(file.read_text(encoding="utf-8") for file in house), *own]


def game_texts(game: str, language: str) -> str:
    """The catalogue that a game brings."""
    return _brought(game, "texts", language, ".ftl") or ""


def rulebook(game: str, language: str) -> str | None:
    """The complete rules, if the game brings them."""
    return _brought(game, "rulebook", language, ".md")


def _brought(game: str, folder: str, language: str, suffix: str) -> str | None:
    """A text of a game's own package: in this language, else in English. Ours are complete, others' may not be."""
    place = files(package_of(game)) / folder
    found = [place / f"{each}{suffix}" for each in (language, LANGUAGES[0])]
    return next((file.read_text(encoding="utf-8") for file in found if file.is_file()), None)


@cache
def spoken_fields(kind: type[Struct]) -> Mapping[str, object]:
    """The fields of an event, or of facts, with their annotations, which say what is a seat and what a choice."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__struct_fields__}


def presentable(text: str) -> str:
    """What somebody wrote, as it can be shown in one line: no control characters, and not too long."""
    shown = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)
    return shown if len(shown) <= LONGEST_TEXT else shown[: LONGEST_TEXT - 1] + "…"


class BoxWords:
    """What component data add to a catalogue: names, ids that can be read, and numbers that texts speak of."""

    def __init__(self, components: Mapping[str, Any], language: str) -> None:
        self.own = own_names(components, language)
        self.ids = readable_ids(components)
        self.numbers: Mapping[str, FluentType | str | int | float] = box_numbers(components)


@cache
def _usual_box(language: str, game: str | None) -> BoxWords:
    return BoxWords(load(game).components if game else {}, language)


class Words:
    """Speaks one language about one game (or none), and calls things as its component data do."""

    def __init__(
        self, language: str, game: str | None = None, components: Mapping[str, Any] | None = None
    ) -> None:
        self.language = language
        box = _usual_box(language, game) if components is None else BoxWords(components, language)
        self._own, self._ids, self._numbers = box.own, box.ids, box.numbers
        self._bundle = catalogue(language, game)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def get(self, key: str, otherwise: str, **facts: object) -> str:
        """The words of a message that a game may have left out, or something else."""
        return self(key, **facts) if key in self else otherwise

    def __call__(self, key: str, **facts: object) -> str:
        """The words of a message; a key that is missing or cannot be said is a mistake of ours."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        said = {name: self._plain(fact) for name, fact in facts.items()}
        text, errors = self._bundle.format_pattern(message.value, {**self._numbers, **said})
        if errors:
            raise errors[0]
        return str(text)

    def _plain(self, fact: object) -> FluentType | str | int | float:
        if isinstance(fact, ClubError):
            return self.error(fact).rstrip(".")
        if isinstance(fact, (list, tuple)):
            return presentable(listed(str(each) for each in fact))
        if isinstance(fact, (int, float)) and abs(fact) < LARGEST_NUMBER and not isinstance(fact, bool):
            return fact
        return presentable(str(fact))

    def error(self, error: ClubError) -> str:
        return self(error.key, **error.facts)

    def choice(self, text: str, players: Sequence[str] = ()) -> str:
        """A choice of the table, `bid 24`, in words: its first word is the message, the rest what it is about.

        Where that is the number of a seat, a message can say `$player` instead of `$what`.
        """
        verb, _, what = text.partition(" ")
        is_seat = what.isdecimal() and int(what) < len(players)
        player = players[int(what)] if is_seat else what
        return self.get(f"choice-{verb}", text, what=self.named(what), player=player)

    def named(self, name: str) -> str:
        """A thing of the game, `villa_a`, in words; the second one on a board is `villa_a.2`. Else as it is.

        What goes by its id, as `B1660` does, keeps that beside a name of its own.
        """
        kind, _, number = name.partition(".")
        usual = self(f"name-{kind}") if f"name-{kind}" in self else self._ids.get(kind)
        own = self._own.get(kind)
        if usual is None:
            return name if own is None else f"{name} ({own})"
        said = usual if own is None else own
        return f"{said} ({number})" if number else said

    def event(self, event: Event, players: Sequence[str]) -> str:
        """A fact in words, with the players' names."""
        return self.get(f"event-{event.kind}", event.kind, **self.spoken(event, players))

    def hint(self, choice: str, facts: Mapping[str, object]) -> str:
        """What a choice leads to; empty where the catalogue has nothing to say about it."""
        verb, _, what = choice.partition(" ")
        return self.get(f"hint-{verb}", "", what=what, **facts)

    def obstacle(self, obstacle: Obstacle) -> str:
        """What a choice lacks that is not possible now."""
        lacks = [self(f"lack-{each.of}", needed=each.needed, there=each.there) for each in obstacle.lacks]
        return "; ".join(lacks)

    def spoken(self, facts: Struct, players: Sequence[str]) -> dict[str, object]:
        """Every field as a message can say it: players by their names, choices, cards and ranges in words."""
        return {
            name: self._spoken(kind, getattr(facts, name), players)
            for name, kind in spoken_fields(type(facts)).items()
        }

    def _spoken(self, kind: object, value: Any, players: Sequence[str]) -> object:
        if kind == Seat:
            return players[value]
        if kind == list[Seat]:
            return [players[seat] for seat in value]
        if kind == Choice:
            return self.choice(value, players)
        if kind == Name:
            return self.named(value)
        if kind == list[Name]:
            return [self.named(name) for name in value]
        if isinstance(value, Range):
            return value.least if value.least == value.most else f"{value.least}–{value.most}"
        return value
