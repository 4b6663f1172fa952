"""What a seat knows, as numbers for learners: all of L-95 with a perfect memory.

Cards that stand nowhere are unseen. What is printed on boards and cards, free spots, discard piles, bankruptcy and
places follow from the rest. In which order the own run was put together is left out, for it makes no difference.
"""

from __future__ import annotations

from typing import Final

from clubantique.core.tensor import Pen
from clubantique.games.lastwill.box import DECKS, NOTHING, ORDINARY, WILD, Box
from clubantique.games.lastwill.ending import total
from clubantique.games.lastwill.flow import LastWillState
from clubantique.games.lastwill.laid import Laid
from clubantique.games.lastwill.state import OVER

PHASES: Final = OVER + 1
MOST_BOYS: Final = 2  # of one player in one round
MONEY_BYTES: Final = 5
DEBT_BYTES: Final = 2
FACTS: Final = 5  # of a card on a board; then how often it has served with each effect that can serve


def observe(state: LastWillState, viewer: int, pen: Pen) -> None:
    """The table, the decks, the viewer's own cards, what went to the discard piles, and the heirs."""
    write_table(state, viewer, pen)
    write_decks(state, pen)
    write_own(state, viewer, pen)
    for number in range(state.seats):
        pen.under("heir", number)
        seat = (viewer + number) % state.seats
        write_heir(state, seat, pen)
        write_cards(state, seat, pen)
        write_board(state, seat, pen)


def write_table(state: LastWillState, viewer: int, pen: Pen) -> None:
    box, seats = state.box, state.seats
    pen.one_of("seat", viewer, seats)
    pen.one_of("phase", state.phase, PHASES)
    pen.number("round", state.round)
    pen.seats_of("asked", state.asked, viewer, seats)
    pen.seats_of("due", state.due, viewer, seats)
    pen.one_of("start", (state.start - viewer) % seats, seats)
    pen.flag("last", state.last)
    pen.one_of("will", NOTHING if state.will == NOTHING else box.wills.index(state.will), len(box.wills))
    lowest = box.modifiers[0]
    pen.row("modifiers", [each - lowest for each in state.modifier], len(box.modifiers))
    pen.set_of("blocked", state.blocked, len(box.sides_for(seats).cards))


def write_decks(state: LastWillState, pen: Pen) -> None:
    pen.row("offer", [card + 1 for card in state.offer], len(state.box.sides_for(state.seats).spaces))
    pen.number("wilds", state.wilds)
    pen.number("extensions", state.extensions)
    pen.row("deck_sizes", [len(cards) for cards in state.deck], DECKS)


def write_own(state: LastWillState, viewer: int, pen: Pen) -> None:
    kinds = len(state.box.cards)
    pen.some_of("own_hand", state.hand[viewer], kinds)
    pen.some_of("own_run", sorted(state.runs[viewer]), len(state.names))
    pen.some_of("own_aside", state.aside[viewer], kinds)
    seen: list[int] = []
    for cards in state.seen:
        seen += cards
    pen.some_of("seen", seen, kinds)


# --- the heirs ---------------------------------------------------------------------------------


def write_heir(state: LastWillState, seat: int, pen: Pen) -> None:
    codes = state.box.codes
    worth = total(state, seat)
    pen.amount("money", state.money[seat], MONEY_BYTES)
    pen.amount("debt", -state.money[seat], DEBT_BYTES)
    pen.amount("total", worth, MONEY_BYTES)
    pen.amount("total_debt", -worth, DEBT_BYTES)
    pen.number("actions", state.actions[seat])
    pen.one_of("plan", state.plan[seat], len(state.box.sides_for(state.seats).cards))
    pen.place_in("order", state.order, seat)
    pen.number("to_come", state.queue.count(seat))
    pen.places_of("errands", state.errands[seat], codes.unknown + ORDINARY - codes.take, codes.take)


def write_cards(state: LastWillState, seat: int, pen: Pen) -> None:
    """L-95: what everybody sees of a hand, and of what was put aside."""
    pen.row("backs", by_deck(state.box, state.hand[seat]), WILD + 1)
    pen.some_of("open", state.open_hand(seat), len(state.box.cards))
    pen.row("aside", by_deck(state.box, state.aside[seat]), WILD + 1)


def by_deck(box: Box, cards: list[int]) -> list[int]:
    """How many of them came from each deck."""
    if not cards:
        return cards
    counts = [0] * (WILD + 1)
    for card in cards:
        counts[box.deck[card]] += 1
    return counts


# --- the boards --------------------------------------------------------------------------------


def write_board(state: LastWillState, seat: int, pen: Pen) -> None:
    """How often each card lies there; and then space by space, with all that can be said of the card."""
    box, board = state.box, state.board[seat]
    pen.number("spaces", state.spaces[seat])
    pen.some_of("board", sorted([card.kind for card in board]), len(box.cards))
    pen.row("laid", facts(box, board), most_spaces(box, state.seats) * (FACTS + len(box.serving_effects)))


def facts(box: Box, board: list[Laid]) -> list[int]:
    """Card by card: which it is, the step and value of a property, markers, whether activated, and how it served."""
    width = FACTS + len(box.serving_effects)
    found = [0] * (len(board) * width)
    first = 0
    for card in board:
        ladder = box.ladder[card.kind]
        found[first] = card.kind + 1
        found[first + 1] = card.step
        found[first + 2] = ladder[card.step] if ladder else 0
        found[first + 3] = card.markers
        found[first + 4] = int(card.activated)
        for effect in card.uses:
            found[first + FACTS + box.serving_effects.index(effect)] += 1
        first += width
    return found


def most_spaces(box: Box, seats: int) -> int:
    """L-33: as many as one board can ever have."""
    each_round = min(box.sides_for(seats).extension_spots, MOST_BOYS)
    return box.board_spaces + min(box.extensions, each_round * box.rounds)
