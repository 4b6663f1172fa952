"""A round (M-20 to M-23): characters, the order of turns, passing on of equal cards, taking the hand back."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.meisterdiebe.box import CHARACTERS, NOTHING
from clubantique.games.meisterdiebe.events import CardsPassed, CharacterRevealed, HandsTaken, RoundBegan
from clubantique.games.meisterdiebe.state import CHOOSE, Quarter


def begin_round(state: Quarter, outside: Outside) -> None:
    """M-20: everybody chooses; M-23: the one card left is played without a choice."""
    state.phase = CHOOSE
    state.round += 1
    state.character = [NOTHING] * state.seats
    if outside.watched:
        outside.tell(RoundBegan(state.round))
    if len(state.hand[0]) > 1:
        state.ask(list(range(state.seats)))
    else:
        reveal(state, [held[0] for held in state.hand], outside)


def reveal(state: Quarter, chosen: list[int], outside: Outside) -> None:
    """M-20: all characters together; M-21: turns by character, then by number."""
    state.character = chosen
    for seat, character in enumerate(chosen):
        state.hand[seat] = [each for each in state.hand[seat] if each != character]
        state.shown[seat] = [seen or each == character for each, seen in enumerate(state.shown[seat])]
        if outside.watched:
            number = state.numbers[seat][character]
            outside.tell(CharacterRevealed(seat, state.names[character], number))
    by_card = [(chosen[seat], state.numbers[seat][chosen[seat]], seat) for seat in range(state.seats)]
    by_card.sort()
    state.order = [seat for _, _, seat in by_card]


def pass_cards(state: Quarter, outside: Outside) -> None:
    """M-22: players of the same character pass those cards on clockwise."""
    for character in range(len(CHARACTERS)):
        seats = [seat for seat in range(state.seats) if state.character[seat] == character]
        if len(seats) > 1:
            held = [state.numbers[seat][character] for seat in seats]
            for number, seat in zip(held[-1:] + held[:-1], seats, strict=True):
                state.numbers[seat] = replaced(state.numbers[seat], character, number)
            if outside.watched:
                outside.tell(CardsPassed(seats, held[-1:] + held[:-1]))


def take_hands_back(state: Quarter, outside: Outside) -> None:
    """M-23: after the sixth round everybody takes all six."""
    if not state.hand[0]:
        state.hand = [state.box.characters] * state.seats
        if outside.watched:
            outside.tell(HandsTaken())


def replaced(numbers: list[int], character: int, number: int) -> list[int]:
    changed = numbers.copy()
    changed[character] = number
    return changed
