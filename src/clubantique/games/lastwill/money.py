"""Money: who is bankrupt, and what helpers add to spending (L-70, L-71, L-92, L-93)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.lastwill.box import Box
from clubantique.games.lastwill.estate import Estate
from clubantique.games.lastwill.events import WentBankrupt
from clubantique.games.lastwill.laid import Board
from clubantique.games.lastwill.state import Heirs


def watch_for_bankruptcy(state: Heirs, seat: int, before: Estate, outside: Outside) -> None:
    """L-71: when somebody is bankrupt, this round is the last."""
    if state.estate(seat).is_bankrupt() and not before.is_bankrupt():
        state.last = True
        if outside.watched:
            outside.tell(WentBankrupt(seat, state.money[seat]))


def additions(box: Box, board: Board, raised_by: list[int]) -> list[int]:
    """What each helper on this board can add to the use of a card (L-92, L-93)."""
    if not raised_by:
        return []
    effects, more = box.effects, box.more_money
    return [more[effect] for card in board for effect in effects[card.kind] if effect in raised_by]


def sums(amounts: list[int], added: list[int], most: int) -> list[int]:
    """All that can be spent: an amount, with any of the additions, within the limit; ascending."""
    found = [amount for amount in amounts if amount <= most]
    for addition in added:
        found = sorted({*found, *[amount + addition for amount in found if amount + addition <= most]})
    return found
