"""What places and action cards are worth."""

from __future__ import annotations

from functools import cached_property

from clubantique.bots.adel.chance import total
from clubantique.bots.adel.outlook import Outlook
from clubantique.bots.adel.peers import Peer, Prospects, meet
from clubantique.games.adel.box import CASTLE, DETECTIVE, EXHIBITION
from clubantique.games.adel.justice import place_in_race


class Actions:
    """A seat's own actions, judged by its own cards against what the others are likely to play."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.others = meet(outlook)
        me = self.others.pop(outlook.seat)
        self.inform(me)
        self.hopes = Prospects(me, self.others)

    def inform(self, me: Peer) -> None:
        """Add what only the seat itself knows: its collection, and whether it would win."""
        outlook = self.outlook
        me.size = outlook.size
        me.best, me.second = outlook.steps(outlook.best), outlook.steps(outlook.second)
        me.chase = outlook.steps(place_in_race(outlook.spaces, outlook.seat))
        me.card = outlook.slope(me.size, outlook.rivals)

    def place(self, code: int) -> float:
        """The value of a place: that of the best action there."""
        return self.at_castle() if code == CASTLE else self.at_auction()

    def at_castle(self) -> float:
        outlook, hopes = self.outlook, self.hopes
        values = [hopes.detective]
        if outlook.size >= outlook.box.exhibition_min:
            values.append(hopes.exhibition)
        if outlook.own.thieves:
            values.append(hopes.thief)
        return max(values)

    def at_auction(self) -> float:
        own = self.outlook.own
        values = [self.bid(cheque) for cheque in own.cheques]
        if own.thieves:
            values.append(self.robbery())
        return max(values)

    def action(self, code: int, castle: bool) -> float:
        """The value of an action card at the castle or at the auction house."""
        if code == EXHIBITION:
            return self.hopes.exhibition
        if code == DETECTIVE:
            return self.hopes.detective
        box = self.outlook.box
        if box.is_bid(code):
            return self.bid(box.values[code])
        return self.hopes.thief + self.seniority(code) if castle else self.robbery()

    def thieves(self) -> float:
        """How many thieves of others are to be expected at the castle."""
        return total([other.steals for other in self.others])

    def seniority(self, code: int) -> float:
        """Most years of service come first (A-40), which counts a little where there are many thieves."""
        box = self.outlook.box
        return 0.1 * self.thieves() * (code - box.first_thief) / (box.first_show - box.first_thief)

    # --- the auction house -------------------------------------------------------------------

    @cached_property
    def prize(self) -> float:
        """What the better one of the visible cards is worth."""
        outlook = self.outlook
        tops = [outlook.box.card_numbers[pile.top] for pile in outlook.view.piles if pile.top]
        return max([outlook.change(top, 1) for top in tops], default=0.0)

    def bid(self, value: int) -> float:
        """The prize less the cheque, as often as nobody bids more; else the cheque comes back (A-22)."""
        wins = 1.0
        for other in self.others:
            if other.bids:
                higher = sum([cheque > value for cheque in other.cheques]) / len(other.cheques)
                wins *= 1.0 - other.bids * higher
        return wins * (self.prize - self.cheque(value / self.highest_cheque()))

    def cheque(self, rank: float) -> float:
        """What a cheque is worth in hand, from the smallest possible (0) to the highest (1): ever less."""
        taste = self.outlook.taste
        return (taste.cheque + taste.rich * rank) * self.outlook.left

    def highest_cheque(self) -> int:
        box = self.outlook.box
        return box.values[box.first_thief - 1]

    def robbery(self) -> float:
        """A middling cheque, if somebody pays one and no other thief is about (A-24, A-25)."""
        no_cheque = no_thief = 1.0
        for other in self.others:
            no_cheque *= 1.0 - other.bids
            no_thief *= 1.0 - other.robs
        return (1.0 - no_cheque) * no_thief * self.cheque(0.5)
