"""What the helpers on a board give together (L-48, L-92, L-94); what several give adds up."""

from __future__ import annotations

from clubantique.games.lastwill.box import TYPES, Box
from clubantique.games.lastwill.laid import Board, Laid, serves, services


class Benefits:
    """The most that there is of each."""

    left: int  # how often helpers can still serve this round
    turn_actions: int  # that they bring in every round
    kept_more: int  # cards that they allow to keep

    # by type of property
    cheaper: list[int]  # by how much they lower a price
    dearer: list[int]  # ... and raise it
    free_trades: list[int]  # in a round
    free_upkeep: list[int]

    def __init__(self) -> None:
        self.left = self.turn_actions = self.kept_more = 0
        self.cheaper = [0] * len(TYPES)
        self.dearer = [0] * len(TYPES)
        self.free_trades = [0] * len(TYPES)
        self.free_upkeep = [0] * len(TYPES)


def benefits(box: Box, board: Board) -> Benefits:
    found = Benefits()
    for card in board:
        if box.effects[card.kind]:
            add(box, card, found)
    return found


def add(box: Box, card: Laid, found: Benefits) -> None:
    found.turn_actions += box.turn_actions[card.kind]
    found.kept_more += box.kept_more[card.kind]
    for type_ in range(len(TYPES)):
        for changes in box.price_changes[card.kind][type_]:
            found.cheaper[type_] -= min(changes[0], 0)
            found.dearer[type_] += max(changes[-1], 0)
    for effect in box.effects[card.kind]:
        times = services(box, card.kind, effect)
        if times:
            found.left += serves(box, card, effect)
            for type_ in range(len(TYPES)):
                if effect in box.trade_savers[type_]:
                    found.free_trades[type_] += times
                if effect in box.activation_savers[type_]:
                    found.free_upkeep[type_] += times
