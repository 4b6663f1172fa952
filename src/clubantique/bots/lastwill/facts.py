"""What can be read off a board: what it spends by itself, what its helpers do."""

from __future__ import annotations

from clubantique.games.lastwill.benefits import Benefits, benefits
from clubantique.games.lastwill.black import basic_amounts
from clubantique.games.lastwill.box import NOTHING, Box
from clubantique.games.lastwill.estate import Estate
from clubantique.games.lastwill.laid import Board, Laid
from clubantique.games.lastwill.money import additions


class Facts:
    """One board, judged once. The value is filled in by the outlook."""

    __slots__ = ("amounts", "burden", "free", "helpers", "owned", "promise")

    helpers: Benefits
    owned: int  # properties
    amounts: list[int]  # by card: the most that its activation spends now
    free: int  # what the cards spend that cost no action and have not been used
    promise: float  # what the board will spend in later rounds
    burden: float  # what its properties will still count


def read(box: Box, board: Board) -> Facts:
    facts = Facts()
    facts.helpers = benefits(box, board)
    facts.owned = facts.free = 0
    bare = Estate(box, box.modifiers, 0, 0, [], board, 0)
    facts.amounts = [amount(bare, card) for card in board]
    for place, card in enumerate(board):
        if box.type_of[card.kind] != NOTHING:
            facts.owned += 1
        if not card.activated and box.activate_actions[card.kind] == 0:
            facts.free += facts.amounts[place]
    return facts


def raised(box: Box, kind: int, board: Board) -> int:
    """What helpers add to the use of this card (L-92, L-93)."""
    raised_by = box.raised_by[kind]
    return sum(additions(box, board, raised_by)) if raised_by else 0


def amount(estate: Estate, card: Laid) -> int:
    """The most that this card spends when it is activated; 0 if it cannot be."""
    basic = basic_amount(estate, card)
    return basic + raised(estate.box, card.kind, estate.board) if basic else 0


def basic_amount(estate: Estate, card: Laid) -> int:
    """The same without helpers."""
    amounts = basic_amounts(estate, card)
    return amounts[-1] if amounts else 0
