"""Where a game of Last Will stands: boards, hands, decks, money, and whose turn it is."""

from __future__ import annotations

from typing import Final

from clubantique.core.marks import Follows, Given, Hidden, Own, Public, PutAside, Remembered
from clubantique.core.state import State
from clubantique.games.lastwill.box import Box
from clubantique.games.lastwill.estate import Estate
from clubantique.games.lastwill.laid import Laid

INHERIT: Final = 0  # everybody keeps some of the first cards (L-06)
BLOCK: Final = 1  # two players block plans (L-22)
PLAN: Final = 2  # a plan and the cards to draw (L-20)
ERRAND: Final = 3  # an errand boy (L-30)
ACT: Final = 4  # one use of a card, or the end of the turn (L-40)
KEEP: Final = 5  # everybody keeps some cards (L-80)
OVER: Final = 6


class Heirs(State):
    """The table. Cards are kinds of the box; lists of them are sorted."""

    box: Given[Box]
    aids: Given[bool]  # memory aids are on
    phase: Public[int]
    start: Public[int]  # who holds the start-player marker
    will: Public[int]  # the Last Will card drawn, or NOTHING
    wills: Follows[list[int]]  # the others
    modifier: Public[list[int]]  # by type of property
    offer: Public[list[int]]  # by offer space: the card, or NOTHING
    wilds: Public[int]  # wild companions on the offer
    extensions: Public[int]  # left
    blocked: Public[list[int]]  # plans (L-22)
    order: Public[list[int]]  # of turns, once everybody has planned
    queue: Public[list[int]]  # who comes next in this phase; the player in turn included
    last: Public[bool]  # L-71: this round is the last
    ranking: Public[list[int]]

    deck: Hidden[list[list[int]]]  # by deck
    discard: Hidden[list[list[int]]]  # special cards: out of the game
    seen: Remembered[list[list[int]]]  # what everybody saw going to the discard pile

    money: Public[list[int]]  # by seat, as all that follows
    actions: Public[list[int]]
    hand: Own[list[list[int]]]
    open: Public[list[list[int]]]  # what of it everybody knows (L-95)
    aside: PutAside[
        list[list[int]]
    ]  # what was put face down to discard piles that have not been shuffled since
    board: Public[list[list[Laid]]]
    spaces: Public[list[int]]  # on the board
    plan: Public[list[int]]  # or NOTHING
    errands: Public[list[list[int]]]  # the choices that this round's errand boys stand for

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

    def open_hand(self, seat: int) -> list[int]:
        """L-95: what everybody knows of a hand; after the end all of it."""
        return self.hand[seat] if self.phase == OVER else self.open[seat]

    # --- estates -----------------------------------------------------------------------------

    def estate(self, seat: int) -> Estate:
        """What one heir has now, as a value."""
        return Estate(
            self.box,
            self.modifier,
            self.money[seat],
            self.actions[seat],
            self.hand[seat],
            self.board[seat],
            self.spaces[seat],
        )

    def settle(self, seat: int, estate: Estate) -> None:
        """What the use of a card has made of it."""
        self.money[seat] = estate.money
        self.actions[seat] = estate.actions
        self.hand[seat] = estate.hand
        self.board[seat] = estate.board

    def benefit(self, seat: int, by_kind: list[int]) -> int:
        """L-48: what helpers on this board give together."""
        count = 0
        for card in self.board[seat]:
            count += by_kind[card.kind]
        return count

    def signed_modifiers(self) -> list[str]:
        return [f"{modifier:+}" for modifier in self.modifier]

    def names_of(self, cards: list[int]) -> list[str]:
        names = self.box.cards
        return [names[card] for card in cards]
