"""Packs the table of effects into the box: by effect, and what the effects of a card make of it (L-90 to L-94)."""

from __future__ import annotations

from clubantique.games.lastwill.box import COMPANIONS, TYPES, Box
from clubantique.games.lastwill.components import Card, Effect

EXTRAS = ["", "event", "companion"]
"""The decks of helpers' extra cards; the first ones are of any deck."""


def rows_of(card: Card, rows: list[Effect]) -> list[int]:
    """The effects of a card as numbers; `upkeep_plus_3:villa,mansion` stands for two of them."""
    numbers = {row.id: number for number, row in enumerate(rows)}
    plain = [numbers[name] for name in card.effects if name in numbers]
    parted = [name.partition(":") for name in card.effects if name not in numbers]
    several = [f"{name}:{each}" for name, _, types in parted for each in types.split(",")]
    return plain + [numbers[name] for name in several if name in numbers]


def pack_effects(box: Box, rows: list[Effect], cards: list[Card]) -> None:
    box.effect_names = [row.id for row in rows]
    box.serving = [row.uses + row.white_actions for row in rows]
    box.serving_effects = [effect for effect, times in enumerate(box.serving) if times]
    box.more_money = [row.more_money for row in rows]
    box.trade_savers = savers(rows, "trade")
    box.activation_savers = savers(rows, "activation")
    box.white_effects = [effect for effect, row in enumerate(rows) if row.white_actions]
    box.opera_raised_by = [effect for effect, row in enumerate(rows) if row.opera]
    box.extra_cards = [max([row.cards for row in rows if row.deck == deck], default=0) for deck in EXTRAS]
    box.effects = [rows_of(card, rows) for card in cards]
    box.raised_by = [raised_by(card, rows) for card in cards]
    pack_spending(box, rows)
    pack_helping(box, rows)


def savers(rows: list[Effect], what: str) -> list[list[int]]:
    return [
        [effect for effect, row in enumerate(rows) if row.saves == what and type_ in row.types]
        for type_ in TYPES
    ]


def raised_by(card: Card, rows: list[Effect]) -> list[int]:
    """L-92: upkeep of a property; L-93: one of the symbols."""
    owned = card.kind == "property"
    return [
        effect
        for effect, row in enumerate(rows)
        if row.more_money and any(symbol in (row.types if owned else row.symbols) for symbol in card.symbols)
    ]


def pack_spending(box: Box, rows: list[Effect]) -> None:
    """L-90: expenses; L-91: events."""
    by_card = [[rows[effect] for effect in effects] for effects in box.effects]
    box.per_farm = [sum(row.per_farm for row in found) for found in by_card]
    box.per_marker = [
        [sum(spent(row, companion) for row in found) for companion in COMPANIONS] for found in by_card
    ]
    box.counts_farms = [any(row.per_farm or row.per_marker for row in found) for found in by_card]
    box.animals = [sum(row.animals for row in found) for found in by_card]
    box.steps_down = [sum(row.steps_down for row in found) for found in by_card]
    box.gained = [sum(row.actions for row in found if row.on == "event") for found in by_card]


def spent(row: Effect, companion: str) -> int:
    """For each marker of this companion."""
    return sum(money for kind, money in row.per_marker.items() if kind == companion)


def pack_helping(box: Box, rows: list[Effect]) -> None:
    """L-92: on property; L-94: on actions and cards."""
    by_card = [[rows[effect] for effect in effects] for effects in box.effects]
    box.turn_actions = [sum(row.actions for row in found if row.on == "helper") for found in by_card]
    box.kept_more = [sum(row.keep for row in found) for found in by_card]
    box.extras = [
        [sum(row.cards > 0 and row.deck == deck for row in found) for deck in EXTRAS] for found in by_card
    ]
    box.gives_extras = [any(extras) for extras in box.extras]
    box.price_changes = [[changes(found, type_) for type_ in TYPES] for found in by_card]


def changes(rows: list[Effect], type_: str) -> list[list[int]]:
    """By what each of these effects may change the price of such a property."""
    found = [[-row.cheaper, row.dearer] for row in rows if type_ in row.types]
    return [[change for change in each if change] for each in found if any(each)]
