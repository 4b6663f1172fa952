"""What the effects of a card do, in a few words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from clubantique.games.lastwill.box import TYPES
from clubantique.games.lastwill.components import Effect
from clubantique.texts.words import Words

COUNTED = ("animals", "steps_down", "actions", "white_actions", "keep")
HOUSES = TYPES[1:]


def effects(words: Words, rows: Sequence[Effect]) -> list[str]:
    """Of all effects of one card; upkeep of several types in one breath."""
    return [phrase for row in rows for phrase in phrases(words, row)] + list(upkeep(words, rows))


def upkeep(words: Words, rows: Sequence[Effect]) -> Iterator[str]:
    for money in sorted({row.more_money for row in rows if row.types}):
        types = [type_ for row in rows if row.more_money == money for type_ in ordered(row.types)]
        if money:
            yield words("board-effect-upkeep", money=money, types=type_names(words, types))


def phrases(words: Words, row: Effect) -> Iterator[str]:
    if row.per_farm:
        yield words("board-effect-per_farm", money=row.per_farm)
    for companion, money in row.per_marker.items():
        yield words("board-effect-per_marker", companion=companion, money=money)
    for name in COUNTED:
        if getattr(row, name):
            yield words(f"board-effect-{name}", count=getattr(row, name))
    yield from on_property(words, row)
    if row.more_money and (row.symbols or row.opera):
        named = [*row.symbols, *["opera"] * row.opera]
        symbols = "/".join(words("board-effect-symbol", symbol=each) for each in named)
        yield words("board-effect-symbols", symbols=symbols, money=row.more_money)
    if row.cards:
        yield words("board-effect-cards", count=row.cards, deck=row.deck or "any")


def on_property(words: Words, row: Effect) -> Iterator[str]:
    types = type_names(words, ordered(row.types))
    if row.saves:
        yield words(f"board-effect-{row.saves}-{family(row)}", count=row.uses, types=types)
    if row.cheaper or row.dearer:
        yield words(f"board-effect-price-{family(row)}", change=change(row), types=types)


def family(row: Effect) -> str:
    """Farms, houses, or some types of property."""
    if list(row.types) == TYPES[:1]:
        return "farm"
    return "house" if sorted(row.types) == sorted(HOUSES) else "property"


def change(row: Effect) -> str:
    """Of a price."""
    if row.cheaper == row.dearer:
        return f"±£{row.cheaper}"
    return "/".join(f"{sign}£{each}" for sign, each in (("−", row.cheaper), ("+", row.dearer)) if each)


def ordered(types: Sequence[str]) -> list[str]:
    return [type_ for type_ in TYPES if type_ in types]


def type_names(words: Words, types: Sequence[str]) -> str:
    return "/".join(words("board-type", type=type_) for type_ in ordered(types))
