"""The game in its own box, and in boxes with some parts replaced."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from typing import Any

from clubantique.games.lastwill.game import LastWill
from games.common import replaced


@cache
def last_will() -> LastWill:
    return LastWill()


def with_parts(**changes: Any) -> dict[str, Any]:
    """The built-in components with parts replaced, for instance `boards__rounds=3`."""
    return replaced(LastWill.built_in_components(), **changes)


def with_cards(**counts: int) -> LastWill:
    """A box with other numbers of some cards, `butler=2`; their decks grow or shrink with them."""
    components = LastWill.built_in_components()
    for card in components["card"]:
        if card["id"] in counts:
            components["decks"][card["deck"]] += counts[card["id"]] - card["count"]
            card["count"] = counts[card["id"]]
    return LastWill(components)


def with_card(name: str, changes: Mapping[str, Any]) -> dict[str, Any]:
    """The built-in components with one card printed differently."""
    components = deepcopy(LastWill.built_in_components())
    (card,) = (card for card in components["card"] if card["id"] == name)
    card.update(changes)
    return components
