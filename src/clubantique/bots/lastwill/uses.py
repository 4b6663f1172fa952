"""The uses of cards worth trying in an action turn, each with the estate that it leads to."""

from __future__ import annotations

from typing import NamedTuple

from clubantique.bots.lastwill.outlook import Outlook
from clubantique.bots.lastwill.whites import plays
from clubantique.games.lastwill.black import activation, can_activate, can_lay, can_put, laying, putting
from clubantique.games.lastwill.box import BLACK, NOTHING, WHITE
from clubantique.games.lastwill.estate import Estate
from clubantique.games.lastwill.laid import Laid, removed
from clubantique.games.lastwill.property import can_sell, is_affordable, purchase, sale
from clubantique.games.lastwill.turn import after
from clubantique.games.lastwill.uses import Use as Said


class Use(NamedTuple):
    """How it is said: the first choice, and what is wanted after it; and what it leads to."""

    code: int
    wants: tuple[int, ...]
    estate: Estate


def uses(outlook: Outlook, estate: Estate) -> list[Use]:
    """All that costs an action, or saves one. What is free comes last, by itself."""
    box = outlook.box
    facts = outlook.facts(estate.board)
    if estate.actions <= 0 and not facts.helpers.left:
        return []
    found: list[Use] = []
    before = NOTHING
    for card in estate.hand:
        if card == before:
            continue
        before = card
        frame = box.frame[card]
        if frame == WHITE:
            found += [Use(*each) for each in plays(outlook, estate, card)]
        elif frame == BLACK:
            if box.type_of[card] != NOTHING:
                found += buy(outlook, estate, card)
            else:
                found += lay(outlook, estate, card)
    for place, laid in enumerate(estate.board):
        found += put(estate, place, laid)
        found += activate(estate, place, laid, facts.amounts[place])
        found += sell(estate, place, laid)
    return found


def helped(estate: Estate, use: Said) -> Said:
    """With a helper instead of an action, where there is one."""
    helpers = estate.savers(use.saving, use.leaving)
    if helpers:
        use.saver, use.actions = helpers[0], 0
    return use


# --- cards of the hand -------------------------------------------------------------------------


def lay(outlook: Outlook, estate: Estate, card: int) -> list[Use]:
    if not can_lay(estate, card):
        return []
    codes = estate.box.codes
    use, wants = laying(estate, [codes.lay[card]]), tuple[int, ...]()
    if use.steps:
        use.leaving = least_useful(outlook, estate)
        wants = (estate.code(use.leaving, codes.instead),)
    return [Use(codes.lay[card], wants, after(estate, use))]


def least_useful(outlook: Outlook, estate: Estate) -> int:
    """L-45: the card that leaves where there is no room; NOTHING if none can."""
    best, most = NOTHING, 0.0
    for place in estate.replaceable():
        facts = outlook.facts(removed(estate.board, place))
        value = facts.free + facts.promise - facts.burden
        if best == NOTHING or value > most:
            best, most = place, value
    return best


def buy(outlook: Outlook, estate: Estate, card: int) -> list[Use]:
    """L-60, at the highest price that can be paid."""
    codes = estate.box.codes
    leaving = least_useful(outlook, estate) if estate.is_full() else NOTHING
    if estate.is_bankrupt() or (estate.is_full() and leaving == NOTHING):
        return []
    if not is_affordable(estate, card, leaving):
        return []
    wants = () if leaving == NOTHING else (estate.code(leaving, codes.instead),)
    use = helped(estate, purchase(estate, [codes.buy[card], *wants]))
    use.amount = use.amounts[-1]
    return [Use(codes.buy[card], wants, after(estate, use))]


# --- cards on the board ------------------------------------------------------------------------


def put(estate: Estate, place: int, laid: Laid) -> list[Use]:
    """L-47; a wild companion cannot be kept, so it goes first."""
    if not can_put(estate, laid):
        return []
    box = estate.box
    code, companion = estate.code(place, box.codes.put), box.slots[laid.kind][laid.markers]
    use, way = putting(estate, [code]), box.codes.with_ + companion
    if box.wild in estate.hand:
        use.companions, way = [box.wild], box.codes.wild_as + companion
    return [Use(code, (way,), after(estate, use))]


def activate(estate: Estate, place: int, laid: Laid, most: int) -> list[Use]:
    """L-46, as far as it costs actions; for as much as can be hoped for."""
    if estate.box.activate_actions[laid.kind] <= 0 or not can_activate(estate, laid):
        return []
    code = estate.code(place, estate.box.codes.activate)
    use = helped(estate, activation(estate, [code]))
    use.amount = min(most, estate.limit())
    return [Use(code, (), after(estate, use))]


def sell(estate: Estate, place: int, laid: Laid) -> list[Use]:
    """L-62, at the lowest price."""
    if not can_sell(estate, laid):
        return []
    code = estate.code(place, estate.box.codes.sell)
    return [Use(code, (), after(estate, helped(estate, sale(estate, [code]))))]
