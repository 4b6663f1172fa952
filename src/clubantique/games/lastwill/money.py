"""Money: what may be spent, who is bankrupt, and what helpers add to spending (L-63, L-70, L-71, L-92, L-93)."""

from __future__ import annotations

from typing import Final

from clubantique.core.outside import Outside
from clubantique.games.lastwill.box import Box
from clubantique.games.lastwill.effects import MORE_MONEY
from clubantique.games.lastwill.events import WentBankrupt
from clubantique.games.lastwill.state import Heirs, Laid

NO_LIMIT: Final = 1_000_000


def limit(state: Heirs, seat: int) -> int:
    """L-63: with property nobody may get into debt; L-70: without, they may."""
    return state.money[seat] if state.owns_property(seat) else NO_LIMIT


def pay(state: Heirs, seat: int, money: int) -> None:
    state.money[seat] -= money


def is_bankrupt(state: Heirs, seat: int) -> bool:
    """L-70: no property, and no money."""
    return state.money[seat] <= 0 and not state.owns_property(seat)


def watch_for_bankruptcy(state: Heirs, seat: int, was_bankrupt: bool, outside: Outside) -> None:
    """L-71: when somebody is bankrupt, this round is the last."""
    if not was_bankrupt and is_bankrupt(state, seat):
        state.last = True
        if outside.watched:
            outside.tell(WentBankrupt(seat, state.money[seat]))


def additions(box: Box, board: list[Laid], raised_by: list[int]) -> list[int]:
    """What each helper on this board can add to the use of a card (L-92, L-93)."""
    if not raised_by:
        return []
    effects = box.effects
    return [MORE_MONEY[effect] for card in board for effect in effects[card.kind] if effect in raised_by]


def sums(amounts: list[int], added: list[int], most: int) -> list[int]:
    """All that can be spent: an amount, with any of the additions, within the limit; ascending."""
    found = [amount for amount in amounts if amount <= most]
    for addition in added:
        found = sorted({*found, *[amount + addition for amount in found if amount + addition <= most]})
    return found
