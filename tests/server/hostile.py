"""Component files that nobody should bring: broken in every way that we could think of, each from its number."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from clubantique.core.component_files import as_toml
from clubantique.core.finding import is_outside
from clubantique.core.registry import load, names

ODD_VALUES: list[Any] = [
    None,
    [],
    {},
    "",
    "x",
    1.5,
    True,
    -1,
    10**30,
    -(2**63),
    [[]],
    {"a": 1},
    "\u202e",
    "\x00",
]
ODD_NUMBERS = [0, -1, 1000, 1001, 2**31, 2**63, 10**400, -(10**9)]
ODD_TEXTS = ["\u202eevil", "\u200b", "a\nb", "\x00", "𝟏𝟐", "é" * 200, "‮", "\ud800", "İ", "A\u0301" * 30]
DEEP = 8_000

HOUSE = [name for name in names() if not is_outside(name)]
"""Whose files can be made endless, for that is known of them."""

Leaf = tuple[Any, Any]  # what holds a value, and under which key or number
Maker = Callable[[Random, str], str]


def leaves(part: Any) -> list[Leaf]:
    pairs = part.items() if isinstance(part, dict) else enumerate(part)
    found: list[Leaf] = []
    for key, value in list(pairs):
        found.append((part, key))
        if isinstance(value, (dict, list)):
            found += leaves(value)
    return found


def whole(game: str) -> dict[str, Any]:
    return load(game).built_in_components()


def written(rng: Random, components: Any) -> str:
    """JSON, or TOML where that can be said in it."""
    if rng.random() < 0.5:
        return json.dumps(components)
    try:
        return as_toml(components)
    except (TypeError, AttributeError):
        return json.dumps(components)


def other_type(rng: Random, game: str) -> str:
    components = whole(game)
    holder, key = rng.choice(leaves(components))
    holder[key] = rng.choice(ODD_VALUES)
    return written(rng, components)


def missing(rng: Random, game: str) -> str:
    components = whole(game)
    holder, key = rng.choice(leaves(components))
    del holder[key]
    return written(rng, components)


def odd_number(rng: Random, game: str) -> str:
    components = whole(game)
    numbers = [(holder, key) for holder, key in leaves(components) if isinstance(holder[key], int)]
    for holder, key in rng.sample(numbers, rng.choice([1, 1, 1, 5, len(numbers)])):
        holder[key] = rng.choice(ODD_NUMBERS)
    return json.dumps(components)


def odd_text(rng: Random, game: str) -> str:
    named = {thing: {"de": "y"} for thing in load(game).things()[:1]}
    components = whole(game) | {"title": "Ours", "names": named}
    texts = [(holder, key) for holder, key in leaves(components) if isinstance(holder[key], str)]
    holder, key = rng.choice(texts)
    holder[key] = rng.choice(ODD_TEXTS)
    if rng.random() < 0.3:
        components["names"][rng.choice(ODD_TEXTS)] = {"de": rng.choice(ODD_TEXTS)}
    return json.dumps(components)


def no_number(rng: Random, game: str) -> str:
    text = as_toml(whole(game))
    lines = [line for line in text.splitlines() if line[-1:].isdigit()]
    line = rng.choice(lines)
    odd = rng.choice(["nan", "inf", "-inf", "1979-05-27", "07:32:00", "1e400", "0x7fffffffffffffff", "0b1"])
    return text.replace(line, f"{line.split(' = ')[0]} = {odd}", 1)


def too_large(rng: Random, game: str) -> str:
    components = whole(game)
    lists = [holder[key] for holder, key in leaves(components) if isinstance(holder[key], list)]
    longest = rng.choice([each for each in lists if each])
    longest += longest * rng.choice([5, 50, 500])
    return json.dumps(components)[:70_000]


def too_deep(rng: Random, game: str) -> str:
    before, opening, closing = rng.choice([("x = ", "[", "]"), ("x = ", "{a = ", "}"), ("", '{"a":', "}")])
    return f"{before}{opening * DEEP}1{closing * DEEP}"


def twice(rng: Random, game: str) -> str:
    components = whole(game)
    lists = [holder[key] for holder, key in leaves(components) if isinstance(holder[key], list)]
    chosen = rng.choice([each for each in lists if each])
    chosen.append(rng.choice(chosen))
    if rng.random() < 0.3:
        return as_toml(components) + "\nversion = 2\n[players]\n"
    return written(rng, components)


def endless(rng: Random, game: str) -> str:
    """Games that would go on for ever, or nearly so."""
    components = whole(game)
    if game == "adel":
        components["track"] |= {"table": 1000, "castles": [{"spaces": 1000, "pair": [0, 0]}]}
        components["limits"] = {"quiet_rounds": 1000}
    elif game == "meisterdiebe":
        components["limits"]["rounds"] = 1000
        components["setup"] |= {"minus_diamonds": 60, "placed_diamonds": 500}
        components["gems"]["diamond"]["total"] = 1000
    else:
        boards = components["boards"]
        boards |= {"rounds": 1000, "start_money": 1000}
        for name in ("offer_2_3", "offer_4_5", "supplement_3", "supplement_5"):
            for space in boards[name]:
                space["from_to"][-1][1] = 1000
    return json.dumps(components)


def garbage(rng: Random, game: str) -> str:
    made = [
        "",
        " ",
        "null",
        "[]",
        "{",
        "{}",
        '{"version": 99}',
        "a." * 5000 + "a = 1",
        "[" + "a." * 3000 + "a]\n" * 3,
        "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(300)),
        '"' * 1000,
        "players = [2, 5]\n" * 2,
        "\ufeff" + as_toml(whole(game)),
        "#" * 59_000,
    ]
    return rng.choice(made)


MAKERS: list[Maker] = [
    other_type,
    missing,
    odd_number,
    odd_text,
    no_number,
    too_large,
    too_deep,
    twice,
    endless,
    garbage,
]


def hostile(number: int) -> tuple[str, str, str]:
    """The kind, the game and the file."""
    rng = Random(number)
    maker = MAKERS[number % len(MAKERS)]
    game = HOUSE[number // len(MAKERS) % len(HOUSE)]
    return maker.__name__, game, maker(rng, game)
