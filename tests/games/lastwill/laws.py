"""What must hold in every state of Last Will."""

from __future__ import annotations

from collections import Counter
from typing import Any

from clubantique.games.lastwill.box import NOTHING
from clubantique.games.lastwill.flow import LastWillState
from clubantique.games.lastwill.laid import without

MOST_DECISIONS = 5_000
NOT_OBSERVED = {"step", "ranking"}
"""Fields that an observation leaves out, for they follow from the rest or are of no use."""
FOLLOWS = [("memory", "unseen")]
"""What an observation leaves out because it follows from the rest: tests of the observation show it."""
MISSED = ("own_run", "offer", "start", "heir_1.errands", "heir_0.laid")
"""Fields of an observation that would be missed."""
STAYS_HIDDEN = True  # what was put aside face down is never shown
FEW_LAYOUTS = "tiny"  # with all its cards there are too many to meet each of them
QUICK = {"will": "5"}  # options with which a game is short


def inventory(state: LastWillState) -> Counter[str]:
    """Every card, wherever it is (140 in the box), and every extension."""
    box = state.box
    cards = [card for pile in [*state.deck, *state.discard, *state.hand] for card in pile]
    cards += [card for card in [*state.offer, *state.wills, state.will] if card != NOTHING]
    cards += [card.kind for board in state.board for card in board]
    cards += [box.wild] * state.wilds
    found = Counter(box.cards[card] for card in cards)
    assert found.total() == 140
    assert found == dict(zip(box.cards, box.counts, strict=True))
    found["extension"] = state.extensions + sum(spaces - box.board_spaces for spaces in state.spaces)
    assert found["extension"] == 12
    return found


def holds(state: LastWillState) -> None:
    """What no inventory shows."""
    box = state.box
    for deck, (drawn, discarded) in enumerate(zip(state.deck, state.discard, strict=True)):
        assert all(box.deck[card] == deck for card in drawn + discarded), "L-50: to its own deck"
        assert drawn == sorted(drawn)
        left = discarded
        for card in state.seen[deck] + [
            card for cards in state.aside for card in cards if box.deck[card] == deck
        ]:
            left = without(left, card)
        assert not left, "somebody knows of every discarded card"
    assert sorted(state.modifier) == box.modifiers, "L-34"
    for seat in range(state.seats):
        holds_for(state, seat)


def holds_for(state: LastWillState, seat: int) -> None:
    box = state.box
    assert len(state.board[seat]) <= state.spaces[seat], "L-45"
    assert state.actions[seat] >= 0
    if state.estate(seat).owns_property():
        assert state.money[seat] >= 0, "L-63"
    hand = state.hand[seat]
    for card in state.open[seat]:
        hand = without(hand, card)
    assert box.wild not in hand, "L-95: a wild companion in hand is known to all"
    for laid in state.board[seat]:
        assert 0 <= laid.markers <= len(box.slots[laid.kind])
        assert 0 <= laid.step < max(1, len(box.ladder[laid.kind]))
        for effect in laid.uses:
            assert laid.uses.count(effect) <= box.serving[effect] * box.effects[laid.kind].count(effect), (
                "L-48"
            )


def dealt(state: LastWillState) -> object:
    """What is hidden in hands."""
    return state.hand


def left_out(known: dict[str, Any]) -> None:
    """What is not observed on purpose: it follows, or is known only when nobody chooses any more."""
    known["own"]["run"].sort()  # put together in any order
    known["totals"].clear()
    for heir in known["heirs"]:
        heir["bankrupt"] = False
        for card in heir["board"]:
            card["value"] = None
