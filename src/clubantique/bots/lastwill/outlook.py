"""How an heir sees the table: how long the game will last, and what an estate is worth."""

from __future__ import annotations

from collections.abc import Hashable

from clubantique.bots.lastwill.facts import Facts, read
from clubantique.bots.lastwill.promise import burden, promise
from clubantique.bots.lastwill.taste import Taste
from clubantique.bots.lastwill.worth import hand_worth
from clubantique.games.lastwill.box import NOTHING, TYPES, Box
from clubantique.games.lastwill.estate import Estate
from clubantique.games.lastwill.laid import Board, as_seen, identity
from clubantique.games.lastwill.views import Table


class Outlook:
    """One question: the table, the own estate, and what has been worked out about it."""

    def __init__(self, box: Box, taste: Taste, view: Table) -> None:
        assert view.seat is not None
        self.box = box
        self.taste = taste
        self.view = view
        self.seat = view.seat
        self.modifiers = [view.modifiers[name] for name in TYPES]
        self.own = self.estate()
        self.boards: dict[Hashable, Facts] = {}
        self.held: dict[int, float] = {}  # what a card is worth that is kept
        self.hands: dict[tuple[int, tuple[int, ...]], float] = {}  # ... and what of a hand can be
        self.sure = view.last or view.round >= box.rounds  # this round is the last
        self.left = 0  # rounds after this one
        self.risk = 1.0  # how likely this round is the last
        self.target = 0.0  # the lowest total that a rival is likely to reach, if this round is the last
        self.look_ahead()

    def estate(self) -> Estate:
        """One's own, as it lies there."""
        heir, own, numbers = self.view.heirs[self.seat], self.view.own, self.box.card_numbers
        hand = sorted([numbers[name] for name in own.hand]) if own else []
        return Estate(
            self.box, self.modifiers, heir.money, heir.actions, hand, self.board(self.seat), heir.spaces
        )

    def board(self, seat: int) -> Board:
        return [as_seen(self.box, card) for card in self.view.heirs[seat].board]

    # --- how long it lasts -------------------------------------------------------------------

    def look_ahead(self) -> None:
        view, taste = self.view, self.taste
        most = self.box.rounds - view.round
        soonest, danger, target = float(most), 0.0, 1000.0
        for seat in range(len(view.heirs)):
            acts = self.acts(seat)
            net = self.net(seat)
            needed = net / taste.pace - (1.0 if acts else 0.0)
            if needed < soonest:
                soonest = needed
            if seat != self.seat:
                if acts:
                    danger = max(danger, 1.2 - net / taste.pace)
                target = min(target, self.reach(seat, acts))
        self.target = target
        if self.sure:
            return
        self.risk = min(max(danger, 0.0), 0.8)
        rounded = int(soonest) + (1 if soonest > int(soonest) else 0) if soonest > 0.0 else 0
        self.left = max(1, min(most, rounded))

    def acts(self, seat: int) -> bool:
        """Whether this player will still act this round."""
        return self.view.phase != "keep" and (self.view.phase != "act" or seat in self.view.queue)

    def net(self, seat: int) -> float:
        """What a player still has to get rid of: money, and property at what it can be sold for."""
        box = self.box
        found = float(self.view.heirs[seat].money)
        for card in self.view.heirs[seat].board:
            if card.value is not None:
                ladder = box.ladder[box.card_numbers[card.card]]
                found += max(0.0, ladder[min(card.step + 2, len(ladder) - 1)] + self.taste.haggle)
        return found

    def reach(self, seat: int, acts: bool) -> float:
        """The total that a rival may have at the end of this round."""
        total = float(self.view.totals[seat])
        if not acts:
            return total
        heir = self.view.heirs[seat]
        actions = float(heir.actions) if self.view.phase == "act" else 2.5
        owned = 0.0
        for card in heir.board:
            owned += 1.0 if card.value is not None else 0.0
        if owned > actions:
            return max(0.0, total - self.taste.burst * actions)
        free = self.facts(self.board(seat)).free
        return total - free - self.taste.rush * owned - self.taste.burst * (actions - owned)

    # --- what things are worth ---------------------------------------------------------------

    def facts(self, board: Board) -> Facts:
        which = identity(board)
        found = self.boards.get(which)
        if found is None:
            found = read(self.box, board)
            found.promise = found.burden = 0.0
            self.boards[which] = found
            found.promise = promise(self, board, found)
            found.burden = burden(self, board, found)
        return found

    def value(self, estate: Estate) -> float:
        """What it is worth to end the turn like this, once all that is free has been spent."""
        facts = self.facts(estate.board)
        money = estate.money - min(facts.free, estate.limit())
        if estate.with_money(money).is_bankrupt():
            return self.bankrupt(money)
        if self.sure:
            return -money - facts.burden
        later = facts.promise + hand_worth(self, estate.hand, facts)
        return -money - facts.burden + (1.0 - self.risk) * later

    def bankrupt(self, money: int) -> float:
        """L-71: it ends the game, which is good for whoever is ahead."""
        if self.sure:
            return float(-money)
        return -money + (self.taste.win if money < self.target else -self.taste.shame)

    def price(self, type_: int) -> float:
        """The modifier to be expected when something is sold in a later round."""
        taste = self.taste
        if type_ == NOTHING:
            return 0.0
        return taste.settled * self.modifiers[type_] + (1.0 - taste.settled) * taste.haggle
