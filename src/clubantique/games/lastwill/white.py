"""White cards: played once, with companions or options, and discarded (L-42 to L-44, L-91)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.lastwill.box import COMPANIONS
from clubantique.games.lastwill.codes import OPTION, SPEND, WITH
from clubantique.games.lastwill.decks import discard, play_from_hand
from clubantique.games.lastwill.effects import (
    ANIMALS,
    DEPRECIATE_3,
    GAINED_ACTIONS,
    PLACE_2_ANIMALS,
    PLUS_ACTION_WHITE,
    STEPS_DOWN,
)
from clubantique.games.lastwill.events import (
    ActionsGained,
    CardPlayed,
    CompanionsJoined,
    HouseLowered,
    MarkerPut,
)
from clubantique.games.lastwill.money import additions, limit, pay, sums
from clubantique.games.lastwill.state import Heirs, is_animal, served, serves


def can_play(state: Heirs, seat: int, card: int) -> bool:
    """L-41, L-63: actions and money allow one of its options; L-91: and it does something."""
    if not has_option(state, seat, card):
        return False
    effects = state.box.effects[card]
    if not effects:
        return True
    if PLACE_2_ANIMALS in effects:
        return len(animal_spaces(state, seat, [])) > 0
    return DEPRECIATE_3 not in effects or len(lowering_steps(state, seat, [])) > 0


def white_actions(state: Heirs, seat: int) -> int:
    """L-94: actions that only pay for white cards."""
    count = 0
    for card in state.board[seat]:
        if serves(state.box, card, PLUS_ACTION_WHITE):
            count += state.box.effects[card.kind].count(PLUS_ACTION_WHITE) - card.uses.count(
                PLUS_ACTION_WHITE
            )
    return count


def has_option(state: Heirs, seat: int, card: int) -> bool:
    """The first option is the cheapest, in most cases the only one."""
    box = state.box
    if box.option_actions[card][0] <= state.actions[seat] and box.option_money[card][0] <= state.money[seat]:
        return True
    return bool(possible_options(state, seat, card))


def possible_options(state: Heirs, seat: int, card: int) -> list[int]:
    """L-44: the options that can be paid."""
    box = state.box
    actions = state.actions[seat] + white_actions(state, seat)
    most = limit(state, seat)
    needed, money = box.option_actions[card], box.option_money[card]
    return [number for number in range(len(needed)) if needed[number] <= actions and money[number] <= most]


# --- the run: an option, companions, markers or steps down, and the amount ---------------------


def play_steps(state: Heirs, seat: int, run: list[int]) -> list[int]:
    """What may follow; nothing when the card is complete."""
    codes = state.box.codes
    card = codes.what[run[0]]
    effects = state.box.effects[card]
    if PLACE_2_ANIMALS in effects:
        return animal_steps(state, seat, run[1:])
    if DEPRECIATE_3 in effects:
        return lowering_steps(state, seat, run[1:])
    options = possible_options(state, seat, card)
    if len(options) > 1 and len(run) == 1:
        return [codes.option + option for option in options]
    return spending_steps(state, seat, run)


def chosen_option(state: Heirs, seat: int, run: list[int]) -> int:
    """The one that was chosen, or the only one that is possible."""
    codes = state.box.codes
    if len(run) > 1 and codes.verb[run[1]] == OPTION:
        return codes.what[run[1]]
    return possible_options(state, seat, codes.what[run[0]])[0]


def spending_steps(state: Heirs, seat: int, run: list[int]) -> list[int]:
    """L-43: companions in any order, and then the amount."""
    codes = state.box.codes
    if codes.verb[run[-1]] == SPEND:
        return []
    amounts = amounts_to_spend(state, seat, run)
    steps = companion_steps(state, seat, run, amounts[0])
    if not steps and len(amounts) == 1:
        return []
    return steps + [codes.spend + amount for amount in amounts]


def amounts_to_spend(state: Heirs, seat: int, run: list[int]) -> list[int]:
    """The option with its companions, and what helpers may add (L-93)."""
    box = state.box
    card = box.codes.what[run[0]]
    amount = box.option_money[card][chosen_option(state, seat, run)]
    for code in run[1:]:
        if box.codes.with_ <= code < box.codes.wild_as + len(COMPANIONS):
            amount += box.adds[card][box.codes.what[code]]
    return sums([amount], additions(box, state.board[seat], box.raised_by[card]), limit(state, seat))


def companion_steps(state: Heirs, seat: int, run: list[int], amount: int) -> list[int]:
    """L-43: each listed symbol once, by a matching card or a wild companion, as far as money allows (L-63)."""
    box, codes, hand = state.box, state.box.codes, state.hand[seat]
    card = codes.what[run[0]]
    listed = box.listed[card]
    most = limit(state, seat)
    cards: list[int] = []
    wilds: list[int] = []
    wild_left = hand.count(box.wild)
    for companion in range(len(COMPANIONS)):
        wild_left -= run.count(codes.wild_as + companion)
    for companion in range(len(COMPANIONS)):
        matching, wild = codes.with_ + companion, codes.wild_as + companion
        used = run.count(matching)
        if used + run.count(wild) < listed[companion] and amount + box.adds[card][companion] <= most:
            if hand.count(box.companion[companion]) > used:
                cards.append(matching)
            if wild_left > 0:
                wilds.append(wild)
    return cards + wilds


# --- animals (L-91) ----------------------------------------------------------------------------


def animal_spaces(state: Heirs, seat: int, chosen: list[int]) -> list[int]:
    """The cards on the own board whose topmost free space, after these markers, shows a dog or a horse; as codes."""
    codes, slots = state.box.codes.put, state.box.slots
    spaces: list[int] = []
    for index, card in enumerate(state.board[seat]):
        if card.markers < len(slots[card.kind]):
            code = state.code_on_board(seat, index, codes)
            markers = card.markers + chosen.count(code)
            if markers < len(slots[card.kind]) and is_animal(slots[card.kind][markers]):
                spaces.append(code)
    return spaces


def animal_steps(state: Heirs, seat: int, chosen: list[int]) -> list[int]:
    """One or two markers; the first may open the space for the second."""
    enough = state.box.codes.enough
    if len(chosen) == ANIMALS or enough in chosen:
        return []
    spaces = animal_spaces(state, seat, chosen)
    return [enough] + spaces if chosen and spaces else spaces


# --- steps down (L-91) -------------------------------------------------------------------------


def lowering_steps(state: Heirs, seat: int, chosen: list[int]) -> list[int]:
    """Houses that can fall further than was chosen; three steps in all, or as many as there are."""
    codes = state.box.codes.lower
    steps: list[int] = []
    if len(chosen) < STEPS_DOWN:
        for index, card in enumerate(state.board[seat]):
            if state.can_fall(card):
                code = state.code_on_board(seat, index, codes)
                if card.step + chosen.count(code) + 1 < len(state.box.ladder[card.kind]):
                    steps.append(code)
    return steps


# --- playing -----------------------------------------------------------------------------------


def play_card(state: Heirs, seat: int, run: list[int], outside: Outside) -> None:
    """L-42: the cost first, then what the card does, then it is discarded."""
    box = state.box
    card = box.codes.what[run[0]]
    actions = box.option_actions[card][chosen_option(state, seat, run)]
    said = box.codes.verb[run[-1]] == SPEND
    money = box.codes.what[run[-1]] if said else amounts_to_spend(state, seat, run)[0]
    pay_white_actions(state, seat, actions)
    pay(state, seat, money)
    companions = send_companions(state, seat, run)
    if outside.watched:
        outside.tell(CardPlayed(seat, box.cards[card], actions, money))
        if companions:
            outside.tell(CompanionsJoined(seat, companions))
    play_from_hand(state, seat, card)
    discard(state, card)
    do_effects(state, seat, box.effects[card], run[1:], outside)


def pay_white_actions(state: Heirs, seat: int, actions: int) -> None:
    """L-94: actions for white cards are spent before ordinary ones."""
    for index, card in enumerate(state.board[seat]):
        while actions > 0 and serves(state.box, card, PLUS_ACTION_WHITE):
            card = served(card, PLUS_ACTION_WHITE)
            state.change(seat, index, card)
            actions -= 1
    state.actions[seat] -= actions


def send_companions(state: Heirs, seat: int, run: list[int]) -> list[str]:
    """L-43: the companion cards are discarded; L-49: wild ones return to the offer."""
    box = state.box
    sent: list[int] = []
    for code in run[1:]:
        if box.codes.with_ <= code < box.codes.wild_as + len(COMPANIONS):
            matching = box.codes.verb[code] == WITH
            sent.append(box.companion[box.codes.what[code]] if matching else box.wild)
    for card in sent:
        play_from_hand(state, seat, card)
        discard(state, card)
    return state.names_of(sent)


def do_effects(state: Heirs, seat: int, effects: list[int], steps: list[int], outside: Outside) -> None:
    """L-91."""
    for effect in effects:
        if effect == PLACE_2_ANIMALS:
            for code in steps:
                if code != state.box.codes.enough:
                    place_marker(state, seat, state.place_on_board(seat, code), outside)
        elif effect == DEPRECIATE_3:
            for code in steps:
                lower(state, seat, state.place_on_board(seat, code), outside)
        else:
            state.actions[seat] += GAINED_ACTIONS[effect]
            if outside.watched:
                outside.tell(ActionsGained(seat, GAINED_ACTIONS[effect]))


def place_marker(state: Heirs, seat: int, index: int, outside: Outside) -> None:
    """L-47: a marker of the space's own kind on the topmost free space."""
    card = state.board[seat][index].copy()
    companion = state.box.slots[card.kind][card.markers]
    card.markers += 1
    state.change(seat, index, card)
    if outside.watched:
        outside.tell(MarkerPut(seat, state.box.cards[card.kind], COMPANIONS[companion]))


def lower(state: Heirs, seat: int, index: int, outside: Outside) -> None:
    """L-81, L-91: a house loses one step of value."""
    card = state.board[seat][index].copy()
    card.step += 1
    state.change(seat, index, card)
    if outside.watched:
        outside.tell(HouseLowered(seat, state.box.cards[card.kind], state.value(card)))
