"""What a lord likes, measured in steps on the track: the numbers behind its judgement."""

from __future__ import annotations

from msgspec import Struct


class Taste(Struct, frozen=True):
    """A temperament. Other numbers make another opponent; these were tuned in play against their like."""

    card: float = 1.3  # a further card in the largest block, apart from the final scoring
    final: float = 0.8  # a step of the final scoring, as against one now
    side: float = 0.5  # the part of a card's worth that it has outside the largest block
    age: float = 0.2  # the oldest object of all, as against the youngest: it decides ties
    spite: float = 1.0  # what a rival's loss counts, shared among all rivals
    cheque: float = 0.3  # a cheque kept, whatever its value
    rich: float = 0.6  # what the highest cheque of all is worth more than that
    thief: float = 0.8  # a thief that stays out of prison
    last_thief: float = 0.5  # what the only free one is worth more than that
    finish: float = 2.0  # ending the game as its winner; as a loser, what that costs
    secret: float = 0.1  # a card that nobody gets to see

    hidden: float = 0.75  # the part of a player's unseen cards that are taken to fit into their largest block
    robbing: float = 0.25  # how often rivals at the auction house send a thief rather than a cheque

    whim: float = 1.0  # a place or an action that is worse than the best by this much is never chosen
    bluff: float = 0.15  # how often it is bolder than that ...
    daring: float = 3.0  # ... and how many times as bold
    flair: float = 0.3  # the same for collection cards, where there is less to gain by a bluff
