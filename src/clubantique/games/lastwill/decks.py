"""Decks, discard piles and hands: how cards move, and what everybody knows of them (L-11, L-50, L-95)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.lastwill.box import DECK_NAMES, DECKS, NOTHING, ORDINARY, SPECIAL
from clubantique.games.lastwill.events import DeckShuffled
from clubantique.games.lastwill.laid import NO_CARDS, without
from clubantique.games.lastwill.state import Heirs


def available(state: Heirs, deck: int) -> int:
    """L-11: what deck and discard pile hold together."""
    return len(state.deck[deck]) + len(state.discard[deck])


def take(state: Heirs, deck: int, outside: Outside) -> int:
    """The top card of a deck, or NOTHING; L-11: an empty deck is made of its discard pile, and not earlier."""
    if not state.deck[deck]:
        if deck >= ORDINARY or not state.discard[deck]:
            return NOTHING
        shuffle(state, deck, outside)
    pool = state.deck[deck].copy()
    card = outside.draw(pool)
    state.deck[deck] = pool
    return card


def take_special(state: Heirs, outside: Outside) -> int:
    """L-04: one crown lies on top, then two, then three."""
    for deck in range(SPECIAL, DECKS):
        if state.deck[deck]:
            return take(state, deck, outside)
    return NOTHING


def shuffle(state: Heirs, deck: int, outside: Outside) -> None:
    """The discard pile becomes the deck; from now on nobody knows where its cards are."""
    state.deck[deck] = state.discard[deck]
    state.discard[deck] = NO_CARDS
    state.seen[deck] = NO_CARDS
    for seat in range(state.seats):
        if state.aside[seat]:
            state.aside[seat] = [card for card in state.aside[seat] if state.box.deck[card] != deck]
    if outside.watched:
        outside.tell(DeckShuffled(DECK_NAMES[deck], len(state.deck[deck])))


def draw(state: Heirs, seat: int, deck: int, number: int, outside: Outside) -> list[int]:
    """Cards from the top into a hand, as many as there are."""
    drawn: list[int] = []
    for _ in range(number):
        card = take(state, deck, outside)
        if card == NOTHING:
            break
        drawn.append(card)
    if drawn:
        state.hand[seat] = sorted(state.hand[seat] + drawn)
    return drawn


def take_openly(state: Heirs, seat: int, card: int) -> None:
    """L-95: everybody saw it coming to this hand."""
    state.hand[seat] = sorted(state.hand[seat] + [card])
    state.open[seat] = sorted(state.open[seat] + [card])


def known_no_longer(state: Heirs, seat: int, card: int) -> None:
    """A card has left the hand before everybody's eyes; one that was known to be there is so no longer."""
    if card in state.open[seat]:
        state.open[seat] = without(state.open[seat], card)


def discard(state: Heirs, card: int) -> None:
    """L-50: to the discard pile of its own deck, special cards out of the game; L-49: a wild one to the offer."""
    if card == state.box.wild:
        state.wilds += 1
        return
    deck = state.box.deck[card]
    state.discard[deck] = sorted(state.discard[deck] + [card])
    state.seen[deck] = sorted(state.seen[deck] + [card])


def keep_only(state: Heirs, seat: int, kept: list[int]) -> None:
    """L-06, L-80: the rest of the hand goes face down to the discard piles."""
    decks = state.box.deck
    given = state.hand[seat]
    for card in kept:
        given = without(given, card)
    state.hand[seat] = kept
    for card in given:
        state.discard[decks[card]] = sorted(state.discard[decks[card]] + [card])
    state.aside[seat] = sorted(state.aside[seat] + follow_known(state, seat, given, kept))


def follow_known(state: Heirs, seat: int, given: list[int], kept: list[int]) -> list[int]:
    """What became of the cards that everybody knew, for backs are seen (L-95).

    Where no card of a deck is given up, those known are still there; where none is kept, everybody knows where they
    went; else nobody does. Returns the cards given up of which only their owner knows.
    """
    decks = state.box.deck
    gone = [decks[card] for card in given]
    stayed = [decks[card] for card in kept]
    known = state.open[seat]
    state.open[seat] = [card for card in known if decks[card] not in gone]
    for card in known:
        deck = decks[card]
        if deck in gone and deck not in stayed:
            given = without(given, card)
            state.seen[deck] = sorted(state.seen[deck] + [card])
    return given


def give_back_wilds(state: Heirs, seat: int) -> None:
    """L-49, L-80: a wild companion is never kept."""
    wild = state.box.wild
    while wild in state.hand[seat]:
        state.hand[seat] = without(state.hand[seat], wild)
        known_no_longer(state, seat, wild)
        discard(state, wild)
