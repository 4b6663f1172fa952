"""Black cards: laid on the board, given companions, activated once a round (L-45 to L-48, L-61, L-90)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.lastwill.box import DOG, HORSE
from clubantique.games.lastwill.codes import FREE, GET, SPEND, WITH
from clubantique.games.lastwill.decks import discard, play_from_hand
from clubantique.games.lastwill.effects import (
    FARM,
    FARM_ACTIVATE_FREE,
    HOUSE_ACTIVATE_FREE,
    NOTHING,
    PLUS_ACTION,
    SPEND_1_PER_FARM_AND_1_PER_DOG_ON_FARMS,
    SPEND_2_PER_FARM,
    SPEND_2_PER_HORSE_ON_FARMS,
)
from clubantique.games.lastwill.events import ActionsGained, CardActivated, CardLaid, CardRemoved
from clubantique.games.lastwill.money import additions, limit, pay, sums
from clubantique.games.lastwill.state import Heirs, Laid, freshly_laid, served, serves
from clubantique.games.lastwill.white import place_marker

PUT_ACTIONS = 1

# --- laying ------------------------------------------------------------------------------------


def can_lay(state: Heirs, seat: int, card: int) -> bool:
    """L-41, L-45: the actions are there, and a space is free or can be made."""
    if state.box.place_actions[card] > state.actions[seat]:
        return False
    return not state.board_is_full(seat) or bool(replaceable(state, seat))


def replaceable(state: Heirs, seat: int) -> list[int]:
    """L-45: black cards that are not property."""
    types = state.box.type_of
    return [index for index, card in enumerate(state.board[seat]) if types[card.kind] == NOTHING]


def lay_steps(state: Heirs, seat: int, run: list[int]) -> list[int]:
    """L-45: if and only if no space is free, a card is discarded to make room."""
    if len(run) > 1 or not state.board_is_full(seat):
        return []
    instead = state.box.codes.instead
    return [state.code_on_board(seat, index, instead) for index in replaceable(state, seat)]


def lay_card(state: Heirs, seat: int, run: list[int], outside: Outside) -> None:
    """L-45; L-94: an action that the card brings is gained after its cost is paid."""
    box = state.box
    card = box.codes.what[run[0]]
    if len(run) > 1:
        make_room(state, seat, run[1], outside)
    state.actions[seat] -= box.place_actions[card]
    put_on_board(state, seat, card)
    if outside.watched:
        outside.tell(CardLaid(seat, box.cards[card], box.place_actions[card]))
    gained = box.effects[card].count(PLUS_ACTION)
    if gained:
        state.actions[seat] += gained
        if outside.watched:
            outside.tell(ActionsGained(seat, gained))


def put_on_board(state: Heirs, seat: int, card: int) -> None:
    play_from_hand(state, seat, card)
    state.board[seat] = state.board[seat] + [freshly_laid(card)]


def make_room(state: Heirs, seat: int, code: int, outside: Outside) -> None:
    """L-45: at no action; benefits end before the new card is paid for."""
    card = state.remove(seat, state.place_on_board(seat, code))
    discard(state, card.kind)
    if outside.watched:
        outside.tell(CardRemoved(seat, state.box.cards[card.kind]))


# --- companions --------------------------------------------------------------------------------


def can_put(state: Heirs, seat: int, card: Laid) -> bool:
    return state.actions[seat] >= PUT_ACTIONS and bool(ways_to_put(state, seat, card))


def ways_to_put(state: Heirs, seat: int, card: Laid) -> list[int]:
    """L-47: the companion of the topmost free space, or a wild one; as codes."""
    box, hand = state.box, state.hand[seat]
    slots = box.slots[card.kind]
    ways: list[int] = []
    if card.markers < len(slots):
        companion = slots[card.markers]
        if box.companion[companion] in hand:
            ways.append(box.codes.with_ + companion)
        if box.wild in hand:
            ways.append(box.codes.wild_as + companion)
    return ways


def put_steps(state: Heirs, seat: int, run: list[int]) -> list[int]:
    if len(run) > 1:
        return []
    ways = ways_to_put(state, seat, state.board[seat][state.place_on_board(seat, run[0])])
    return ways if len(ways) > 1 else []


def put_companion(state: Heirs, seat: int, run: list[int], outside: Outside) -> None:
    """L-47: one action and a companion card for a marker that stays."""
    box = state.box
    index = state.place_on_board(seat, run[0])
    way = run[1] if len(run) > 1 else ways_to_put(state, seat, state.board[seat][index])[0]
    card = box.companion[box.codes.what[way]] if box.codes.verb[way] == WITH else box.wild
    state.actions[seat] -= PUT_ACTIONS
    play_from_hand(state, seat, card)
    discard(state, card)
    place_marker(state, seat, index, outside)


# --- activating --------------------------------------------------------------------------------


def can_activate(state: Heirs, seat: int, card: Laid) -> bool:
    """L-46: once a round, with the actions or a helper that saves them, and an amount that may be spent (L-63)."""
    box = state.box
    needed = box.activate_actions[card.kind]
    if needed == NOTHING or card.activated:
        return False
    if needed > state.actions[seat] and not savers(state, seat, activation_effect(state, card), NOTHING):
        return False
    amounts = basic_amounts(state, seat, card)
    return len(amounts) > 0 and amounts[0] <= limit(state, seat)


def is_free(state: Heirs, seat: int, card: Laid) -> bool:
    """L-46, L-92: whether it can be activated now without an action."""
    if not can_activate(state, seat, card):
        return False
    saved = savers(state, seat, activation_effect(state, card), NOTHING)
    return state.box.activate_actions[card.kind] == 0 or bool(saved)


def activation_effect(state: Heirs, card: Laid) -> int:
    """L-92: the effect that saves the actions of this activation."""
    type_ = state.box.type_of[card.kind]
    if type_ == NOTHING:
        return NOTHING
    return FARM_ACTIVATE_FREE if type_ == FARM else HOUSE_ACTIVATE_FREE


def basic_amounts(state: Heirs, seat: int, card: Laid) -> list[int]:
    """L-47: the basic amount, or that of any filled space; L-90: or what is counted now. Never nothing."""
    amounts = state.box.amounts[card.kind][: card.markers + 1]
    effects = state.box.effects[card.kind]
    if effects and effects[0] <= SPEND_1_PER_FARM_AND_1_PER_DOG_ON_FARMS:
        counted = counted_amount(state, seat, effects)
        amounts = [amount + counted for amount in amounts]
    return [amount for amount in amounts if amount > 0]


def counted_amount(state: Heirs, seat: int, effects: list[int]) -> int:
    """L-90: all farms and all markers on them count."""
    total = 0
    for effect in effects:
        if effect == SPEND_2_PER_FARM:
            total += 2 * state.farms(seat)
        elif effect == SPEND_2_PER_HORSE_ON_FARMS:
            total += 2 * state.markers_on_farms(seat, HORSE)
        elif effect == SPEND_1_PER_FARM_AND_1_PER_DOG_ON_FARMS:
            total += state.farms(seat) + state.markers_on_farms(seat, DOG)
    return total


def activation_amounts(state: Heirs, seat: int, card: Laid) -> list[int]:
    """With what helpers may add (L-92, L-93), within L-63."""
    added = additions(state.box, state.board[seat], state.box.raised_by[card.kind])
    return sums(basic_amounts(state, seat, card), added, limit(state, seat))


def activate_steps(state: Heirs, seat: int, run: list[int]) -> list[int]:
    card = state.board[seat][state.place_on_board(seat, run[0])]
    spend = state.box.codes.spend
    amounts = [spend + amount for amount in activation_amounts(state, seat, card)]
    return finishing_steps(state, run[1:], *way_to_activate(state, seat, card), amounts)


def way_to_activate(state: Heirs, seat: int, card: Laid) -> tuple[bool, list[int]]:
    """Whether the actions are there, and which helpers could save them."""
    needed = state.box.activate_actions[card.kind]
    if needed == 0:
        return True, []
    return needed <= state.actions[seat], savers(state, seat, activation_effect(state, card), NOTHING)


def activate_card(state: Heirs, seat: int, run: list[int], outside: Outside) -> None:
    """L-46: spend the amount, with the actions or without."""
    box = state.box
    index = state.place_on_board(seat, run[0])
    card = state.board[seat][index]
    affordable, helpers = way_to_activate(state, seat, card)
    saver = chosen_saver(state, run[1:], affordable, helpers)
    said = box.codes.verb[run[-1]] == SPEND
    money = box.codes.what[run[-1]] if said else activation_amounts(state, seat, card)[0]
    if saver == NOTHING:
        state.actions[seat] -= box.activate_actions[card.kind]
    else:
        save_action(state, seat, saver, activation_effect(state, card))
    used = card.copy()
    used.activated = True
    state.change(seat, index, used)
    pay(state, seat, money)
    if outside.watched:
        outside.tell(CardActivated(seat, box.cards[card.kind], money))


# --- helpers that save an action (L-92) --------------------------------------------------------


def savers(state: Heirs, seat: int, effect: int, leaving: int) -> list[int]:
    """Helpers that can still serve with this effect, but for a card that is about to leave; as codes."""
    if effect == NOTHING:
        return []
    free = state.box.codes.free
    return [
        state.code_on_board(seat, index, free)
        for index, card in enumerate(state.board[seat])
        if index != leaving and serves(state.box, card, effect)
    ]


def save_action(state: Heirs, seat: int, code: int, effect: int) -> None:
    index = state.place_on_board(seat, code)
    state.change(seat, index, served(state.board[seat][index], effect))


def finishing_steps(
    state: Heirs, rest: list[int], affordable: bool, helpers: list[int], amounts: list[int]
) -> list[int]:
    """How an activation or a trade can be finished: a helper that saves the action, then the amount.

    What can only be one is not asked for.
    """
    verbs = state.box.codes.verb
    if rest and verbs[rest[-1]] in (SPEND, GET):
        return []
    decided = bool(rest) or not helpers or (not affordable and len(helpers) == 1)
    if decided:
        return amounts if len(amounts) > 1 else []
    return helpers + amounts if affordable else helpers


def chosen_saver(state: Heirs, rest: list[int], affordable: bool, helpers: list[int]) -> int:
    """The helper that was chosen, or the only one where the action could not be paid; else NOTHING."""
    if rest and state.box.codes.verb[rest[0]] == FREE:
        return rest[0]
    return NOTHING if affordable else helpers[0]
