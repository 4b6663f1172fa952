"""What an heir likes, measured in pounds: the numbers behind its judgement."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Taste:
    """A temperament. Other numbers make another opponent; these were tuned in play against their like."""

    action: float = 3.2  # an action in a later round
    idle: float = 3.5  # an action of this turn that is not used yet
    pace: float = 13.0  # what a player gets rid of in a round
    burst: float = 4.0  # what a rival spends with an action in the last round
    win: float = 40.0  # going bankrupt deeper than anybody else is likely to go
    shame: float = 15.0  # ... and what it costs to end the game as a loser

    settled: float = 0.5  # how likely a modifier is still the same when it matters
    haggle: float = -1.5  # the modifier that a patient seller finds otherwise
    rush: float = 5.0  # a property for which no action to sell it will be left
    trades: float = 2.0  # how many properties can be sold in a round

    held: float = 0.55  # the part of a card's worth that it has as long as it is in hand
    company: float = 0.3  # how likely a companion that is listed somewhere turns up
    spare: float = 0.8  # a companion that fits nowhere
    room: float = 1.5  # a free space on the board, for each round

    drawn: float = 0.7  # a card drawn, the first of a plan; later ones less
    fade: float = 0.12  # ... by this much each
    boy: float = 3.0  # an errand boy
    lead: float = 0.25  # a place further left
    blind: float = 1.6  # an unknown card
    ease: float = 2.0  # an action, beyond what the hand makes of it

    variety: float = 0.7  # how much less each further card of a deck promises
    like_event: float = 2.4  # the decks, by what their first card promises
    like_helper: float = 0.9  # for each round
    like_property: float = 1.2
    like_companion: float = 0.9  # for each space that waits for one
