"""Black cards: laid on the board, given companions, activated once a round (L-45 to L-48, L-61, L-90)."""

from __future__ import annotations

from clubantique.games.lastwill.box import COMPANIONS, NOTHING
from clubantique.games.lastwill.codes import ACTIVATE, LAY, PUT, WITH
from clubantique.games.lastwill.estate import Estate
from clubantique.games.lastwill.laid import (
    NO_CARDS,
    Laid,
    activated,
    changed,
    freshly_laid,
    removed,
    with_marker,
    without,
)
from clubantique.games.lastwill.money import additions, sums
from clubantique.games.lastwill.uses import Use, finish, pay_actions

PUT_ACTIONS = 1

# --- laying ------------------------------------------------------------------------------------


def can_lay(estate: Estate, card: int) -> bool:
    """L-41, L-45: the actions are there, and a space is free or can be made."""
    if estate.box.place_actions[card] > estate.actions:
        return False
    return not estate.is_full() or bool(estate.replaceable())


def laying(estate: Estate, run: list[int]) -> Use:
    """L-45: if and only if no space is free, a card is discarded to make room."""
    box = estate.box
    use = Use(LAY, box.codes.what[run[0]])
    use.actions = box.place_actions[use.card]
    if len(run) > 1:
        use.leaving = estate.place(run[1])
    elif estate.is_full():
        use.steps = [estate.code(place, box.codes.instead) for place in estate.replaceable()]
    return use


def lay(estate: Estate, use: Use) -> None:
    """L-45; L-94: an action that the card brings is gained after its cost is paid."""
    if use.leaving != NOTHING:
        estate.board = removed(estate.board, use.leaving)
    estate.actions += estate.box.turn_actions[use.card] - use.actions
    estate.hand = without(estate.hand, use.card)
    estate.board = estate.board + [freshly_laid(use.card)]


# --- companions --------------------------------------------------------------------------------


def can_put(estate: Estate, card: Laid) -> bool:
    return estate.actions >= PUT_ACTIONS and bool(ways_to_put(estate, card))


def ways_to_put(estate: Estate, card: Laid) -> list[int]:
    """L-47: the companion of the topmost free space, or a wild one; as codes."""
    box, hand = estate.box, estate.hand
    slots = box.slots[card.kind]
    ways: list[int] = []
    if card.markers < len(slots):
        companion = slots[card.markers]
        if box.companion[companion] in hand:
            ways.append(box.codes.with_ + companion)
        if box.wild in hand:
            ways.append(box.codes.wild_as + companion)
    return ways


def putting(estate: Estate, run: list[int]) -> Use:
    """L-47: one action and a companion card for a marker that stays."""
    place = estate.place(run[0])
    use = Use(PUT, estate.board[place].kind)
    use.place = place
    use.actions = PUT_ACTIONS
    if len(run) > 1:
        use.companions = [companion_card(estate, run[1])]
        return use
    ways = ways_to_put(estate, estate.board[place])
    use.companions = [companion_card(estate, ways[0])]
    use.steps = ways if len(ways) > 1 else NO_CARDS
    return use


def companion_card(estate: Estate, code: int) -> int:
    """The card that comes along: the companion's own, or a wild one in its place."""
    box = estate.box
    return box.companion[box.codes.what[code]] if box.codes.verb[code] == WITH else box.wild


def put(estate: Estate, use: Use) -> None:
    estate.actions -= use.actions
    for card in use.companions:
        estate.hand = without(estate.hand, card)
    estate.board = changed(estate.board, use.place, with_marker(estate.board[use.place]))


# --- activating --------------------------------------------------------------------------------


def can_activate(estate: Estate, card: Laid) -> bool:
    """L-46: once a round, with the actions or a helper that saves them, and an amount that may be spent (L-63)."""
    needed = estate.box.activate_actions[card.kind]
    if needed == NOTHING or card.activated:
        return False
    if needed > estate.actions and not estate.savers(activation_savers(estate, card), NOTHING):
        return False
    amounts = basic_amounts(estate, card)
    return len(amounts) > 0 and amounts[0] <= estate.limit()


def is_free(estate: Estate, card: Laid) -> bool:
    """L-46, L-92: whether it can be activated now without an action."""
    if not can_activate(estate, card):
        return False
    saved = estate.savers(activation_savers(estate, card), NOTHING)
    return estate.box.activate_actions[card.kind] == 0 or bool(saved)


def activation_savers(estate: Estate, card: Laid) -> list[int]:
    """L-92: the effects that save the actions of this activation."""
    type_ = estate.box.type_of[card.kind]
    return NO_CARDS if type_ == NOTHING else estate.box.activation_savers[type_]


def basic_amounts(estate: Estate, card: Laid) -> list[int]:
    """L-47: the basic amount, or that of any filled space; L-90: or what is counted now. Never nothing."""
    amounts = estate.box.amounts[card.kind][: card.markers + 1]
    if estate.box.counts_farms[card.kind]:
        counted = counted_amount(estate, card.kind)
        amounts = [amount + counted for amount in amounts]
    return [amount for amount in amounts if amount > 0]


def counted_amount(estate: Estate, kind: int) -> int:
    """L-90: all farms and all markers on them count."""
    box = estate.box
    total = box.per_farm[kind] * estate.farms()
    for companion in range(len(COMPANIONS)):
        each = box.per_marker[kind][companion]
        if each:
            total += each * estate.markers_on_farms(companion)
    return total


def activation_amounts(estate: Estate, card: Laid) -> list[int]:
    """With what helpers may add (L-92, L-93), within L-63."""
    added = additions(estate.box, estate.board, estate.box.raised_by[card.kind])
    return sums(basic_amounts(estate, card), added, estate.limit())


def activation(estate: Estate, run: list[int]) -> Use:
    """L-46: spend the amount, with the actions or without."""
    place = estate.place(run[0])
    card = estate.board[place]
    use = Use(ACTIVATE, card.kind)
    use.place = place
    use.saving = activation_savers(estate, card)
    use.amounts = activation_amounts(estate, card)
    finish(use, estate, run[1:], estate.box.activate_actions[card.kind], estate.box.codes.spend)
    return use


def activate(estate: Estate, use: Use) -> None:
    pay_actions(estate, use)
    estate.board = changed(estate.board, use.place, activated(estate.board[use.place]))
    estate.money -= use.amount
