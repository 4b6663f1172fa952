"""One's own part of the table: money, actions, hand and board, as plain values that a search can try out."""

from __future__ import annotations

from typing import NamedTuple

from clubantique.games.lastwill.box import Box
from clubantique.games.lastwill.effects import EFFECTS, USES
from clubantique.games.lastwill.views import Card, Table

NO_USES: tuple[int, ...] = ()


class Laid(NamedTuple):
    """A black card on the board."""

    kind: int
    step: int
    markers: int
    activated: bool
    uses: tuple[int, ...]


Board = tuple[Laid, ...]
Hand = tuple[int, ...]
Key = tuple[int, int, Hand, Board]


class Estate:
    """Where an heir stands within the own turn."""

    __slots__ = ("actions", "board", "hand", "money", "spaces")

    def __init__(self, money: int, actions: int, hand: Hand, board: Board, spaces: int) -> None:
        self.money = money
        self.actions = actions
        self.hand = hand
        self.board = board
        self.spaces = spaces

    def key(self) -> Key:
        return self.money, self.actions, self.hand, self.board

    def full(self) -> bool:
        return len(self.board) >= self.spaces


def laid(box: Box, seen: Card) -> Laid:
    uses = tuple([EFFECTS.index(effect) for effect in seen.uses]) if seen.uses else NO_USES
    return Laid(box.card_numbers[seen.card], seen.step, len(seen.markers), seen.activated, uses)


def board_of(box: Box, view: Table, seat: int) -> Board:
    return tuple([laid(box, card) for card in view.heirs[seat].board])


def estate_of(box: Box, view: Table, seat: int) -> Estate:
    """The own estate as it lies there."""
    heir = view.heirs[seat]
    numbers = box.card_numbers
    hand = tuple(sorted([numbers[name] for name in view.own.hand])) if view.own else ()
    return Estate(heir.money, heir.actions, hand, board_of(box, view, seat), heir.spaces)


def changed(board: Board, index: int, card: Laid) -> Board:
    return board[:index] + (card,) + board[index + 1 :]


def removed(board: Board, index: int) -> Board:
    return board[:index] + board[index + 1 :]


def without(hand: Hand, card: int) -> Hand:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def code_of(board: Board, index: int, first: list[int]) -> int:
    """The code of a card on the board: counted on for each of its kind before it."""
    kind = board[index].kind
    code = first[kind]
    for other in range(index):
        if board[other].kind == kind:
            code += 1
    return code


def serves(box: Box, card: Laid, effect: int) -> int:
    """How often a helper can still serve with this effect this round."""
    offered = box.effects[card.kind].count(effect) * USES[effect]
    return offered - card.uses.count(effect) if offered else 0
