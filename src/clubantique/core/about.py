"""What a component file may say beside the material: which version it is, how it is called, and how its things are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct, ValidationError, convert

from clubantique.core.errors import BadComponents

NEWEST_VERSION = 2
LONGEST_LINE = 60

Language = Literal["en", "de", "nl", "it"]
LANGUAGES: tuple[str, ...] = get_args(Language)
Line = Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
ThingId = Annotated[str, Meta(min_length=1, max_length=40)]
Origin = Literal["R", "S", "X"]
"""Where a value comes from: the rules, a description of the game, or reconstructed."""


class About(Struct, forbid_unknown_fields=True):
    """The additions that every game's component file may have, from version 2 on."""

    version: Annotated[int, Meta(ge=1)] = 1
    title: Line | None = None
    names: Annotated[
        dict[ThingId, dict[Language, Line]], Meta(max_length=500)
    ] = {}  # things that are called otherwise
    status: dict[str, Origin] = {}  # by place, `track.table`; the nearest place above counts


FIELDS = About.__struct_fields__


def own_names(components: Mapping[str, Any], language: str) -> dict[str, str]:
    """What a component file calls its things: in this language, else in the first one that there is."""
    names: Mapping[str, Mapping[str, str]] = components.get("names", {})
    order = (language, *LANGUAGES)
    return {
        thing: next(said[each] for each in order if each in said) for thing, said in names.items() if said
    }


def readable_ids(components: Mapping[str, Any]) -> dict[str, str]:
    """Things that have an id and maybe no name anywhere, made readable: `garden_party`."""
    tables = [each for part in components.values() if isinstance(part, list) for each in part]
    ids = [str(each["id"]) for each in tables if isinstance(each, dict) and "id" in each]
    return {each: each.replace("_", " ") for each in ids}


def box_numbers(components: Mapping[str, Any]) -> dict[str, int]:
    """Every number that has a place of its own, as texts call it: `box-track-final-0`. What is on cards is not here."""
    found: dict[str, int] = {}
    _collect(without_about(components), "box", found)
    return found


def _collect(part: object, name: str, found: dict[str, int]) -> None:
    if isinstance(part, int):
        found[name] = part
    elif isinstance(part, Mapping):
        for key, value in part.items():
            _collect(value, f"{name}-{key}", found)
    elif isinstance(part, list) and all(isinstance(each, int) for each in part):
        found.update((f"{name}-{number}", value) for number, value in enumerate(part))


def without_about(components: Mapping[str, Any]) -> dict[str, Any]:
    """The material alone."""
    return {name: part for name, part in components.items() if name not in FIELDS}


def read_about(components: Mapping[str, Any]) -> About:
    """Refused where it is newer than we are, or says more than its version can."""
    found = {name: components[name] for name in FIELDS if name in components}
    _refuse_newer(found.get("version", 1))
    try:
        about = convert(found, About)
    except ValidationError as error:
        raise misshapen(error) from error
    if about.version == 1 and len(found) > ("version" in found):
        raise BadComponents.at("$.version", "version-needed", 1, 2)
    for place, line in _lines(about):
        if not line.isprintable() or line != line.strip():
            raise BadComponents.at(place, "line", line)
    return about


def _refuse_newer(version: object) -> None:
    """Before its shape is looked at, for that may have changed with it."""
    if isinstance(version, int) and version > NEWEST_VERSION:
        raise BadComponents.at("$.version", "newer", version, NEWEST_VERSION)


def _lines(about: About) -> list[tuple[str, str]]:
    """Everything that people will read, with its place."""
    titles = [] if about.title is None else [("$.title", about.title)]
    names = [
        (f"$.names.{thing}.{language}", name)
        for thing, named in about.names.items()
        for language, name in named.items()
    ]
    return titles + [(f"$.names.{thing}", thing) for thing in about.names] + names


def misshapen(error: ValidationError) -> BadComponents:
    """What msgspec found, with the place where it found it."""
    found, _, place = str(error).partition(" - at ")
    place = place.strip("`").removeprefix("key` in `")
    return BadComponents.at(place or "$", "shape", found)
