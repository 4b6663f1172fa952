"""What one heir has, and the market as it stands: all that the use of a card depends on.

An estate is a value. Rules, facts and bots ask it the same questions, and what the use of a card does (L-42 to L-62) is
said once, as the estate that it leads to.
"""

from __future__ import annotations

from typing import Final

from clubantique.games.lastwill.box import FARM, NOTHING, Box
from clubantique.games.lastwill.laid import Board, Laid, changed, code_on, served, serves

NO_LIMIT: Final = 1_000_000


class Estate:
    """Whoever changes it changes a copy; lists in it are replaced, never written into."""

    box: Box
    market: list[int]  # the modifier of each type of property
    money: int
    actions: int
    hand: list[int]  # sorted
    board: Board
    spaces: int  # on the board

    def __init__(
        self,
        box: Box,
        market: list[int],
        money: int,
        actions: int,
        hand: list[int],
        board: Board,
        spaces: int,
    ) -> None:
        self.box = box
        self.market = market
        self.money = money
        self.actions = actions
        self.hand = hand
        self.board = board
        self.spaces = spaces

    def copy(self) -> Estate:
        return Estate(self.box, self.market, self.money, self.actions, self.hand, self.board, self.spaces)

    def with_money(self, money: int) -> Estate:
        other = self.copy()
        other.money = money
        return other

    def with_actions(self, actions: int) -> Estate:
        other = self.copy()
        other.actions = actions
        return other

    def with_in_hand(self, card: int) -> Estate:
        """One more card."""
        other = self.copy()
        other.hand = sorted(self.hand + [card])
        return other

    def with_spaces(self, spaces: int) -> Estate:
        other = self.copy()
        other.spaces = spaces
        return other

    def with_on_board(self, card: Laid) -> Estate:
        """One more card."""
        other = self.copy()
        other.board = self.board + [card]
        return other

    # --- money ---------------------------------------------------------------------------------

    def owns_property(self) -> bool:
        return owns_property(self.box, self.board)

    def limit(self) -> int:
        """L-63: with property nobody may get into debt; L-70: without, they may."""
        return self.money if self.owns_property() else NO_LIMIT

    def is_bankrupt(self) -> bool:
        """L-70: no property, and no money."""
        return self.money <= 0 and not self.owns_property()

    # --- the board -----------------------------------------------------------------------------

    def is_full(self) -> bool:
        return len(self.board) >= self.spaces

    def replaceable(self) -> list[int]:
        """L-45: the places of black cards that are not property."""
        types = self.box.type_of
        return [place for place, card in enumerate(self.board) if types[card.kind] == NOTHING]

    def code(self, place: int, first: list[int]) -> int:
        return code_on(self.board, place, first)

    def place(self, code: int) -> int:
        """The card on the board that a code speaks of."""
        kind = self.box.codes.what[code]
        left = self.box.codes.nth[code]
        for place, card in enumerate(self.board):
            if card.kind == kind:
                if left == 0:
                    return place
                left -= 1
        return NOTHING

    def card(self, code: int) -> Laid:
        return self.board[self.place(code)]

    # --- helpers -------------------------------------------------------------------------------

    def savers(self, effects: list[int], leaving: int) -> list[int]:
        """L-92: where helpers can still save an action with one of these effects, but for a card about to leave."""
        box = self.box
        found: list[int] = []
        if effects:
            for place, card in enumerate(self.board):
                helps = place != leaving and len(box.effects[card.kind]) > 0
                if helps and saving_effect(box, card, effects) != NOTHING:
                    found.append(place)
        return found

    def save(self, place: int, effects: list[int]) -> None:
        """The helper there has served once more."""
        card = self.board[place]
        self.board = changed(self.board, place, served(card, saving_effect(self.box, card, effects)))

    def white_actions(self) -> int:
        """L-94: actions that only pay for white cards."""
        box = self.box
        count = 0
        for card in self.board:
            if box.effects[card.kind]:
                for effect in box.white_effects:
                    count += serves(box, card, effect)
        return count

    def pay_for_white(self, actions: int) -> None:
        """L-94: actions for white cards are spent before ordinary ones."""
        for effect in self.box.white_effects:
            for place, card in enumerate(self.board):
                while actions > 0 and serves(self.box, card, effect):
                    card = served(card, effect)
                    self.board = changed(self.board, place, card)
                    actions -= 1
        self.actions -= actions

    # --- farms (L-90) --------------------------------------------------------------------------

    def farms(self) -> int:
        return farms(self.box, self.board)

    def markers_on_farms(self, companion: int) -> int:
        """Markers of this companion on all own farms."""
        box = self.box
        count = 0
        for card in self.board:
            if box.type_of[card.kind] == FARM:
                count += box.slots[card.kind][: card.markers].count(companion)
        return count


def owns_property(box: Box, board: Board) -> bool:
    types = box.type_of
    for card in board:  # noqa: SIM110 (a generator takes twice as long where this is compiled)
        if types[card.kind] != NOTHING:
            return True
    return False


def farms(box: Box, board: Board) -> int:
    count = 0
    for card in board:
        if box.type_of[card.kind] == FARM:
            count += 1
    return count


def saving_effect(box: Box, card: Laid, effects: list[int]) -> int:
    """The first of these effects with which a helper can still serve."""
    for effect in effects:
        if serves(box, card, effect):
            return effect
    return NOTHING
