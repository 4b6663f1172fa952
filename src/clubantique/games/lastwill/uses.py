"""One use of a card, said step by step and then done (L-39 to L-63)."""

from __future__ import annotations

from clubantique.games.lastwill.box import NOTHING
from clubantique.games.lastwill.codes import FREE, GET, SPEND
from clubantique.games.lastwill.estate import Estate
from clubantique.games.lastwill.laid import NO_CARDS


class Use:
    """A use as far as it has been said: what may follow, what it costs, and what it is about.

    If nothing follows, or whoever thinks ahead decides for others, it can be done: `after` in `turn.py`.
    """

    verb: int
    card: int  # its kind
    place: int  # on the board, or NOTHING
    leaving: int  # the place of the card that makes room, or NOTHING
    actions: int  # what it takes
    saving: list[int]  # the effects with which helpers could save these actions ...
    saver: int  # ... and the place of the one that does, or NOTHING
    amounts: list[int]  # what it can spend or bring in, as far as that is decided; ascending
    amount: int  # and what it does, if nothing else is said
    companions: list[int]  # cards of the hand that come along
    places: list[int]  # on the board, of markers or steps down, as they were said
    steps: list[int]  # the codes that may follow

    def __init__(self, verb: int, card: int) -> None:
        self.verb = verb
        self.card = card
        self.place = NOTHING
        self.leaving = NOTHING
        self.actions = 0
        self.saving = NO_CARDS
        self.saver = NOTHING
        self.amounts = NO_CARDS
        self.amount = 0
        self.companions = NO_CARDS
        self.places = NO_CARDS
        self.steps = NO_CARDS


def finish(use: Use, estate: Estate, rest: list[int], needed: int, first: int) -> None:
    """How an activation or a trade is finished: a helper that saves the actions (L-92), then the amount.

    `first` is the code of no pounds. What can only be one is not asked for.
    """
    verbs, amounts = estate.box.codes.verb, use.amounts
    helpers = estate.savers(use.saving, use.leaving) if needed else NO_CARDS
    affordable = needed <= estate.actions
    if rest and verbs[rest[0]] == FREE:
        use.saver = estate.place(rest[0])
    elif not affordable and helpers:
        use.saver = helpers[0]
    use.actions = needed if use.saver == NOTHING else 0
    if rest and verbs[rest[-1]] in (SPEND, GET):
        use.amount = estate.box.codes.what[rest[-1]]
        return
    use.amount = amounts[0] if amounts else 0
    said = [first + amount for amount in amounts] if len(amounts) > 1 else NO_CARDS
    if rest or not helpers or (not affordable and len(helpers) == 1):
        use.steps = said
        return
    free = estate.box.codes.free
    use.steps = [estate.code(place, free) for place in helpers]
    if affordable:
        use.steps = use.steps + [first + amount for amount in amounts]


def pay_actions(estate: Estate, use: Use) -> None:
    """With actions, or with a helper that saves them."""
    if use.saver == NOTHING:
        estate.actions -= use.actions
    else:
        estate.save(use.saver, use.saving)
