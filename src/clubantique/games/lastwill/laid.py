"""A black card on a board: how far it has come, and how often it can still serve (L-45 to L-48)."""

from __future__ import annotations

from typing import Final

from clubantique.games.lastwill.box import DOG, HORSE, Box
from clubantique.games.lastwill.views import Card

NO_CARDS: Final[list[int]] = []


class Laid:
    """A value: whoever changes it puts a changed copy in its place."""

    kind: int
    step: int  # how far the value of a property has fallen
    markers: int  # how many companion spaces are filled, from the top
    activated: bool  # this round
    uses: list[int]  # effects that have served this round, in ascending order

    def copy(self) -> Laid:
        other = Laid()
        other.kind = self.kind
        other.step = self.step
        other.markers = self.markers
        other.activated = self.activated
        other.uses = self.uses
        return other


Board = list[Laid]


def freshly_laid(kind: int) -> Laid:
    card = Laid()
    card.kind = kind
    card.step = 0
    card.markers = 0
    card.activated = False
    card.uses = NO_CARDS
    return card


def as_seen(box: Box, seen: Card) -> Laid:
    """A card that lies open on a board, out of a view of it."""
    card = freshly_laid(box.card_numbers[seen.card])
    card.step = seen.step
    card.markers = len(seen.markers)
    card.activated = seen.activated
    card.uses = [box.effect_names.index(effect) for effect in seen.uses]
    return card


# --- what becomes of a card ----------------------------------------------------------------------


def activated(card: Laid) -> Laid:
    other = card.copy()
    other.activated = True
    return other


def with_marker(card: Laid) -> Laid:
    """L-47: on the topmost free space."""
    other = card.copy()
    other.markers += 1
    return other


def a_step_down(card: Laid) -> Laid:
    """L-81, L-91."""
    other = card.copy()
    other.step += 1
    return other


def served(card: Laid, effect: int) -> Laid:
    other = card.copy()
    other.uses = sorted(card.uses + [effect])
    return other


# --- what can be read off it ---------------------------------------------------------------------


def services(box: Box, kind: int, effect: int) -> int:
    """L-48: how often a helper serves with this effect in a round."""
    return box.effects[kind].count(effect) * box.serving[effect]


def serves(box: Box, card: Laid, effect: int) -> int:
    """L-48: how often a helper can still serve with this effect this round; each card counts its own uses."""
    if effect not in box.effects[card.kind]:
        return 0
    return services(box, card.kind, effect) - card.uses.count(effect)


def can_fall(box: Box, card: Laid) -> bool:
    """L-81: farms never lose value, houses not below the lowest step."""
    return card.step + 1 < len(box.ladder[card.kind])


def value_of(box: Box, card: Laid) -> int:
    """The current value of a property."""
    return box.ladder[card.kind][card.step]


def is_animal(companion: int) -> bool:
    return companion in (DOG, HORSE)


# --- boards --------------------------------------------------------------------------------------


def changed(board: Board, place: int, card: Laid) -> Board:
    """The board with a changed card in the place of the old one."""
    other = board.copy()
    other[place] = card
    return other


def removed(board: Board, place: int) -> Board:
    """L-45, L-62: the board once a card has left it; its markers go back."""
    other = board.copy()
    other.pop(place)
    return other


def code_on(board: Board, place: int, first: list[int]) -> int:
    """The code of a card on a board: the one of its kind, counted on for each such card before it."""
    kind = board[place].kind
    code = first[kind]
    for other in range(place):
        if board[other].kind == kind:
            code += 1
    return code


def identity(board: Board) -> tuple[tuple[int, int, int, bool, tuple[int, ...]], ...]:
    """What tells boards apart, for those who remember what they found out about one."""
    return tuple([(card.kind, card.step, card.markers, card.activated, tuple(card.uses)) for card in board])


def without(cards: list[int], card: int) -> list[int]:
    """These cards less one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
