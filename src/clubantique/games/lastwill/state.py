"""Where a game of Last Will stands: boards, hands, decks, money, and whose turn it is."""

from __future__ import annotations

from typing import Final

from clubantique.core.state import State
from clubantique.games.lastwill.box import DOG, HORSE, Box
from clubantique.games.lastwill.effects import FARM, NOTHING, USES

INHERIT: Final = 0  # everybody keeps some of the first cards (L-06)
BLOCK: Final = 1  # two players block plans (L-22)
PLAN: Final = 2  # a plan and the cards to draw (L-20)
ERRAND: Final = 3  # an errand boy (L-30)
ACT: Final = 4  # one use of a card, or the end of the turn (L-40)
KEEP: Final = 5  # everybody keeps some cards (L-80)
OVER: Final = 6

NO_CARDS: Final[list[int]] = []


class Laid:
    """A black card on a board. It is a value: whoever changes it puts a changed copy in its place."""

    kind: int
    step: int  # how far the value of a property has fallen
    markers: int  # how many companion spaces are filled, from the top
    activated: bool  # this round
    uses: list[int]  # effects that have served this round

    def copy(self) -> Laid:
        other = Laid()
        other.kind = self.kind
        other.step = self.step
        other.markers = self.markers
        other.activated = self.activated
        other.uses = self.uses
        return other


def freshly_laid(kind: int) -> Laid:
    card = Laid()
    card.kind = kind
    card.step = 0
    card.markers = 0
    card.activated = False
    card.uses = NO_CARDS
    return card


class Heirs(State):
    """The table. Cards are kinds of the box; lists of them are sorted."""

    box: Box
    aids: bool  # memory aids are on
    phase: int
    start: int  # who holds the start-player marker
    will: int  # the Last Will card drawn, or NOTHING
    wills: list[int]  # the others
    modifier: list[int]  # by type of property
    offer: list[int]  # by offer space: the card, or NOTHING
    wilds: int  # wild companions on the offer
    extensions: int  # left
    blocked: list[int]  # plans (L-22)
    order: list[int]  # of turns, once everybody has planned
    queue: list[int]  # who comes next in this phase; the player in turn included
    last: bool  # L-71: this round is the last
    ranking: list[int]

    deck: list[list[int]]  # by deck
    discard: list[list[int]]  # special cards: out of the game
    seen: list[list[int]]  # what everybody saw going to the discard pile

    money: list[int]  # by seat, as all that follows
    actions: list[int]
    hand: list[list[int]]
    open: list[list[int]]  # what of it everybody knows (L-95)
    aside: list[list[int]]  # what was put face down to discard piles that have not been shuffled since
    board: list[list[Laid]]
    spaces: list[int]  # on the board
    plan: list[int]  # or NOTHING
    errands: list[list[int]]  # the choices that this round's errand boys stand for

    def copy_table(self, other: Heirs) -> None:
        self.copy_question(other)
        other.box = self.box
        other.aids = self.aids
        other.phase = self.phase
        other.start = self.start
        other.will = self.will
        other.wills = self.wills
        other.modifier = self.modifier
        other.offer = self.offer.copy()
        other.wilds = self.wilds
        other.extensions = self.extensions
        other.blocked = self.blocked
        other.order = self.order
        other.queue = self.queue
        other.last = self.last
        other.ranking = self.ranking
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.seen = self.seen.copy()
        other.money = self.money.copy()
        other.actions = self.actions.copy()
        other.hand = self.hand.copy()
        other.open = self.open.copy()
        other.aside = self.aside.copy()
        other.board = self.board.copy()
        other.spaces = self.spaces.copy()
        other.plan = self.plan.copy()
        other.errands = self.errands.copy()

    # --- the boards --------------------------------------------------------------------------

    def owns_property(self, seat: int) -> bool:
        types = self.box.type_of
        return any(types[card.kind] != NOTHING for card in self.board[seat])

    def value(self, card: Laid) -> int:
        """The current value of a property."""
        return self.box.ladder[card.kind][card.step]

    def can_fall(self, card: Laid) -> bool:
        """L-81: farms never lose value, houses not below the lowest step."""
        return card.step + 1 < len(self.box.ladder[card.kind])

    def board_is_full(self, seat: int) -> bool:
        return len(self.board[seat]) >= self.spaces[seat]

    def change(self, seat: int, index: int, card: Laid) -> None:
        """Put a changed card in the place of the old one."""
        board = self.board[seat].copy()
        board[index] = card
        self.board[seat] = board

    def remove(self, seat: int, index: int) -> Laid:
        """L-45, L-62: a card leaves the board, its markers go back."""
        board = self.board[seat].copy()
        card = board.pop(index)
        self.board[seat] = board
        return card

    def code_on_board(self, seat: int, index: int, first: list[int]) -> int:
        """The code of a card on the board: the one of its kind, counted on for each such card before it."""
        board = self.board[seat]
        kind = board[index].kind
        code = first[kind]
        for other in range(index):
            if board[other].kind == kind:
                code += 1
        return code

    def place_on_board(self, seat: int, code: int) -> int:
        """The card on the board that a code speaks of."""
        kind = self.box.codes.what[code]
        left = self.box.codes.nth[code]
        for index, card in enumerate(self.board[seat]):
            if card.kind == kind:
                if left == 0:
                    return index
                left -= 1
        return NOTHING

    def markers_on_farms(self, seat: int, companion: int) -> int:
        """L-90: markers of this companion on all own farms."""
        box = self.box
        count = 0
        for card in self.board[seat]:
            if box.type_of[card.kind] == FARM:
                count += box.slots[card.kind][: card.markers].count(companion)
        return count

    def farms(self, seat: int) -> int:
        return len([card for card in self.board[seat] if self.box.type_of[card.kind] == FARM])

    def signed_modifiers(self) -> list[str]:
        return [f"{modifier:+}" for modifier in self.modifier]

    def names_of(self, cards: list[int]) -> list[str]:
        names = self.box.cards
        return [names[card] for card in cards]


def benefits(box: Box, board: list[Laid], effect: int) -> int:
    """L-48: how often helpers on this board have an effect; the benefits of several add up."""
    count = 0
    for card in board:
        effects = box.effects[card.kind]
        if effects:
            count += effects.count(effect)
    return count


def serves(box: Box, card: Laid, effect: int) -> bool:
    """L-48: whether a helper can still serve with this effect this round; each card counts its own uses."""
    effects = box.effects[card.kind]
    return effect in effects and card.uses.count(effect) < effects.count(effect) * USES[effect]


def served(card: Laid, effect: int) -> Laid:
    """The helper once it has served."""
    other = card.copy()
    other.uses = sorted(card.uses + [effect])
    return other


def without(cards: list[int], card: int) -> list[int]:
    """These cards less one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def is_animal(companion: int) -> bool:
    return companion in (DOG, HORSE)
