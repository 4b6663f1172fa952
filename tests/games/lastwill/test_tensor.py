"""Observations of Last Will: what stands where, and what may be left out because it follows."""

from __future__ import annotations

from collections import Counter
from itertools import chain, islice

from conformance.walks import walk
from research.tensors import largest, read

from clubantique.games.lastwill.box import DECKS
from clubantique.games.lastwill.game import LastWill


def test_cards_that_stand_nowhere_are_unseen() -> None:
    setting = largest("lastwill")
    box = LastWill().box
    others = [f"heir_{number}.open" for number in range(1, setting.seats)]
    boards = [f"heir_{number}.board" for number in range(setting.seats)]
    for play in islice(walk(setting, 7), 0, None, 20):
        for seat in range(setting.seats):
            unseen = Counter(dict(zip(box.cards, box.counts, strict=True)))
            for name in ["own_hand", "own_aside", "seen", *others, *boards]:
                unseen.subtract(dict(zip(box.cards, read(setting, play.state, seat, name), strict=True)))
            unseen.subtract(box.cards[card - 1] for card in read(setting, play.state, seat, "offer") if card)
            hidden = {
                card: count for card, count in unseen.items() if box.deck[box.card_numbers[card]] < DECKS
            }
            assert +Counter(hidden) == Counter(chain(*play.game.knowledge(play.state, seat).memory.unseen))
