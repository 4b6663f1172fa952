"""What everybody will do: a lord expects the others to reckon as it does, with what everybody knows."""

from __future__ import annotations

from typing import Final

from clubantique.bots.adel.chance import clamp, larger, leaning
from clubantique.bots.adel.outlook import Outlook
from clubantique.bots.adel.taste import Taste
from clubantique.games.adel.justice import place_in_race

TIMES: Final = 3
"""How often everybody answers everybody: less plays worse, more no better."""

OUT_OF_THE_QUESTION: Final = -1000.0


class Peer:
    """A player as the others see them, and how likely they are to play what this round."""

    size: float  # of the largest block
    able: float  # the probability of having an exhibition
    best: float  # what an advance as best exhibitor is worth ...
    second: float  # ... as second best ...
    chase: float  # ... and as detective
    card: float  # what a card more or less is worth
    stake: float  # what a thief is worth
    thieves: int
    cheques: list[int]
    settled: bool  # where they go is no question

    castle: float  # the probability of going there; those that follow are of going there and playing this
    exhibits: float
    steals: float
    detects: float
    bids: float
    robs: float

    def __init__(self, outlook: Outlook, seat: int) -> None:
        self.look_at_cards(outlook, seat)
        self.best, self.second = outlook.best, outlook.second
        self.chase = place_in_race(outlook.spaces, seat)
        place = outlook.view.lords[seat].place
        self.settled = place is not None or not (self.cheques or self.thieves)
        self.castle = 0.6 if not self.settled else 0.0 if place == "auction" else 1.0
        # A first guess, out of which the answers to it soon lead.
        self.exhibits = 0.4 * self.castle * self.able
        self.steals = 0.3 * self.castle if self.thieves else 0.0
        self.detects = 0.2 * self.castle
        self.share_out_auction(outlook.taste)

    def look_at_cards(self, outlook: Outlook, seat: int) -> None:
        """The cards a player is known to have, and their worth."""
        taste = outlook.taste
        self.size = outlook.seen_sizes[seat]
        self.able = clamp(0.65 + 0.5 * (self.size - outlook.box.exhibition_min))
        self.card = outlook.slope(self.size, outlook.without(seat))
        self.cheques = outlook.memory.cheques[seat]
        self.thieves = len(outlook.memory.thieves[seat])
        self.stake = (taste.thief + (taste.last_thief if self.thieves == 1 else 0.0)) * outlook.left

    def share_out_auction(self, taste: Taste) -> None:
        """A thief or a cheque, as far as they are at hand."""
        robbing = taste.robbing if self.cheques else 1.0
        self.robs = (1.0 - self.castle) * robbing if self.thieves else 0.0
        self.bids = 1.0 - self.castle - self.robs if self.cheques else 0.0


class Prospects:
    """What a player may expect of each action, in steps."""

    def __init__(self, peer: Peer, others: list[Peer]) -> None:
        none_above, one_above = 1.0, 0.0
        no_thief = no_detective = 1.0
        thieves = exhibitions = bidders = 0.0
        for other in others:
            above = other.exhibits * larger(other.size, peer.size)
            one_above += above * (none_above - one_above)
            none_above *= 1.0 - above
            no_thief *= 1.0 - other.steals
            no_detective *= 1.0 - other.detects
            thieves += other.steals
            exhibitions += other.exhibits
            bidders += other.bids
        self.exhibition = peer.best * none_above + peer.second * one_above - thieves * peer.card
        self.thief = exhibitions * peer.card - (1.0 - no_detective) * peer.stake
        self.detective = (1.0 - no_thief) * peer.chase
        self.auction = peer.card / (1.0 + bidders)


def meet(outlook: Outlook) -> list[Peer]:
    """All players, each likely to do what is good against what the others are likely to do."""
    peers = [Peer(outlook, seat) for seat in range(len(outlook.spaces))]
    undecided = [(peer, [other for other in peers if other is not peer]) for peer in peers if peer.castle]
    for _ in range(TIMES):
        # All reckon before anybody changes their mind, so that no seat has an advantage.
        hopes = [Prospects(peer, others) for peer, others in undecided]
        for (peer, _others), hope in zip(undecided, hopes, strict=True):
            answer(peer, hope, outlook.taste)
    return peers


def answer(peer: Peer, hopes: Prospects, taste: Taste) -> None:
    """Go half-way to the place and to the actions that promise most."""
    exhibition = hopes.exhibition * peer.able
    thief = hopes.thief if peer.thieves else OUT_OF_THE_QUESTION
    if not peer.settled:
        more = max(exhibition, thief, hopes.detective) - hopes.auction
        peer.castle = 0.5 * (peer.castle + clamp(0.5 + 0.5 * more / taste.whim))
        peer.share_out_auction(taste)
    show, steal, watch = leaning((exhibition, thief, hopes.detective), taste.whim)
    show *= peer.able
    inclined = show + steal + watch
    share = 0.5 * peer.castle / inclined if inclined else 0.0
    peer.exhibits = 0.5 * peer.exhibits + share * show
    peer.steals = 0.5 * peer.steals + share * steal
    peer.detects = 0.5 * peer.detects + share * watch
