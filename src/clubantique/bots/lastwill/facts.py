"""What can be read off a board: what it spends by itself, what its helpers do."""

from __future__ import annotations

from clubantique.games.lastwill.black import basic_amounts
from clubantique.games.lastwill.box import NOTHING, TYPES, Box
from clubantique.games.lastwill.estate import Estate
from clubantique.games.lastwill.laid import Board, Laid, serves
from clubantique.games.lastwill.money import additions


class Facts:
    """One board, judged once. The value is filled in by the outlook."""

    __slots__ = (
        "amounts", "burden", "cheaper", "dearer", "free", "free_trades", "free_upkeep", "kept_more", "left",
        "owned", "promise", "turn_actions",
    )  # fmt: skip

    owned: int  # properties
    amounts: list[int]  # by card: the most that its activation spends now
    free: int  # what the cards spend that cost no action and have not been used
    left: int  # how often helpers can still serve this round

    # by type of property
    cheaper: list[int]  # by how much helpers lower a price at most
    dearer: list[int]  # ... and raise it
    free_trades: list[int]  # in a round
    free_upkeep: list[int]

    turn_actions: int  # that helpers bring in every round
    kept_more: int  # cards that they allow to keep

    promise: float  # what the board will spend in later rounds
    burden: float  # what its properties will still count


def read(box: Box, board: Board) -> Facts:
    facts = Facts()
    facts.owned = facts.free = facts.left = facts.turn_actions = facts.kept_more = 0
    facts.cheaper, facts.dearer, facts.free_trades, facts.free_upkeep = ([0] * len(TYPES) for _ in range(4))
    bare = Estate(box, box.modifiers, 0, 0, [], board, 0)
    facts.amounts = [amount(bare, card) for card in board]
    for place, card in enumerate(board):
        kind = card.kind
        facts.owned += box.type_of[kind] != NOTHING
        if not card.activated and box.activate_actions[kind] == 0:
            facts.free += facts.amounts[place]
        if box.effects[kind]:
            read_helper(box, card, facts)
    return facts


def read_helper(box: Box, card: Laid, facts: Facts) -> None:
    facts.turn_actions += box.turn_actions[card.kind]
    facts.kept_more += box.kept_more[card.kind]
    for type_, changes in enumerate(box.price_changes[card.kind]):
        facts.cheaper[type_] -= sum(min(0, *each) for each in changes)
        facts.dearer[type_] += sum(max(0, *each) for each in changes)
    for effect in box.effects[card.kind]:
        if box.serving[effect]:
            facts.left += serves(box, card, effect)
            for type_ in range(len(TYPES)):
                facts.free_trades[type_] += box.serving[effect] * (effect in box.trade_savers[type_])
                facts.free_upkeep[type_] += box.serving[effect] * (effect in box.activation_savers[type_])


def raised(box: Box, kind: int, board: Board) -> int:
    """What helpers add to the use of this card (L-92, L-93)."""
    return sum(additions(box, board, box.raised_by[kind]))


def amount(estate: Estate, card: Laid) -> int:
    """The most that this card spends when it is activated; 0 if it cannot be."""
    amounts = basic_amounts(estate, card)
    return amounts[-1] + raised(estate.box, card.kind, estate.board) if amounts else 0
