"""What came of choices in Adel verpflichtet, compared with what the rules had said."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Any

from clubantique.core.facts import Range
from clubantique.games.adel.box import BUY_LEFT, FIRST_BID
from clubantique.games.adel.events import (
    Advanced,
    Bought,
    CardStolen,
    ChequeStolen,
    Exhibited,
    PlaceRevealed,
    RoundBegan,
)
from clubantique.games.adel.exhibition import block_of
from clubantique.games.adel.state import SHOW

NOT_COMPARED: dict[str, str] = {}
"""Facts that nothing here can be compared with, and why."""

RARE = ("pile",)
LACKS = ("block", "order", "gap", "bidder")


def grant(state: Any, seat: int, code: int, lack: Any) -> None:
    """Whatever is lacking, on a copy of the state."""
    box = state.box
    if lack.of == "bidder":
        state.cheques[seat] = [FIRST_BID]
    elif lack.of == "pile":
        state.size[code - BUY_LEFT] = 1
        state.top[code - BUY_LEFT] = 0
    elif lack.of in ("order", "gap"):
        state.runs[seat] = []
    else:  # a block of the first series, or of the one that is to be shown
        series = box.series[code - box.first_show] if code >= box.first_show else 0
        of_series = [card for card, each in enumerate(box.series) if each == series]
        state.runs[seat] = [] if code >= box.first_show else state.runs[seat]
        state.cards[seat] = sorted({*state.cards[seat], *of_series[: lack.needed]})
    state.forget_offer()


def way_to(state: Any, seat: int, code: int) -> list[int]:
    """What is picked to get there: cards of an exhibition in their order."""
    box = state.box
    if code < box.first_show or code >= box.first_steal:
        return [code]
    block = block_of(box, state.cards[seat], code - box.first_show)
    return [box.first_show + card for card in block]


def within(number: int, facts: Range) -> bool:
    return facts.least <= number <= facts.most


class Consequences:
    """Actions are laid early in a round, and what comes of them is known at its end."""

    def __init__(self) -> None:
        self.laid: list[tuple[int, str, Any]] = []  # who did what, and what was said of it
        self.told: list[Any] = []

    def compare(self, answers: list[Any], after: Any, events: Iterable[Any]) -> None:
        for answer in answers:
            for place, (text, facts) in enumerate(zip(answer.texts, answer.facts, strict=True)):
                self.note(answer, text, facts, after)
                if text.startswith("show "):
                    assert facts.most == most_shown(answer.before, answer.seat, answer.run[: place + 1])
                compare_outlook(answer, answer.texts[: place + 1], answer.outlooks[place])
            if answer.before.phase <= SHOW:  # afterwards pawns have moved
                self.laid += [(answer.seat, "outlook", outlook) for outlook in answer.outlooks]
        for event in events:
            self.told.append(event)
            if isinstance(event, RoundBegan):
                self.settle()
        if not after.due:
            self.settle()

    def note(self, answer: Any, text: str, facts: Any, after: Any) -> None:
        verb, _, what = text.partition(" ")
        before, seat = answer.before, answer.seat
        if verb in ("detective", "exhibit", "bid", "thief", "buy", "done", "castle"):
            self.laid.append((seat, verb, facts))
        if verb == "bid":
            assert facts.cheque == int(what)
        elif verb in ("buy", "steal"):
            assert facts.card in after.card_names(after.cards[seat])
            block = 1 + fitting(before, seat, facts.card)
            assert facts.fitting == block - 1
            assert facts.largest == (block if block >= before.box.exhibition_min else 0)
        if verb == "steal":
            assert facts.card == what
            assert facts.card in before.card_names(before.show[facts.victim])
        elif verb == "show":
            assert facts.card == what
            assert len(answer.texts) - 1 <= facts.most
        elif verb == "done":
            assert facts.shown == cards_of(answer.texts)
            assert facts.count == len(facts.shown)
        elif verb == "castle":
            assert (facts.able == "yes") == can_show(before, seat)
        elif verb == "auction":
            assert facts.cheques == len(before.cheques[seat])
            assert facts.cards == on_sale(before)

    def settle(self) -> None:
        """The round is over: who advanced why, who took what."""
        for seat, verb, facts in self.laid:
            if verb in ("castle", "exhibit", "outlook"):
                assert self.paid(1) <= {facts.best}
                assert self.paid(2) <= {facts.second}
            reasons = {"detective": "detective", "exhibit": "exhibition", "done": "exhibition"}
            if verb in reasons:
                steps = [each.steps for each in self.of(Advanced, seat) if each.reason == reasons[verb]]
                assert within(sum(steps), facts.advance), (verb, steps, facts)
                assert verb != "detective" or not steps or within(sum(steps), facts.rank)
            if verb == "done":
                (shown,) = self.of(Exhibited, seat)
                assert within(shown.rank, facts.rank)
            if verb == "thief":
                loot = len(self.of(CardStolen, seat)) + len(self.of(ChequeStolen, seat))
                assert within(loot, facts.loot), (loot, facts)
                assert {each.place for each in self.of(PlaceRevealed, seat)} <= {facts.at}
            if verb == "bid":
                assert {each.card for each in self.of(Bought, seat)} <= set(facts.cards)
            if verb == "buy":
                assert [(each.card, each.cheque) for each in self.of(Bought, seat)] == [
                    (facts.card, facts.cheque)
                ]
        self.laid, self.told = [], []

    def paid(self, rank: int) -> set[int]:
        """What exhibitions of this rank have advanced in this round."""
        seats = [event.seat for event in self.told if isinstance(event, Exhibited) and event.rank == rank]
        return {
            each.steps for seat in seats for each in self.of(Advanced, seat) if each.reason == "exhibition"
        }

    def of(self, kind: type[Any], seat: int) -> list[Any]:
        return [event for event in self.told if isinstance(event, kind) and event.seat == seat]


def compare_outlook(answer: Any, texts: list[str], outlook: Any) -> None:
    """With what lies there, and with what has been said."""
    before, box = answer.before, answer.before.box
    names = before.card_names(before.cards[answer.seat])
    shown = cards_of(texts) if before.phase == SHOW else []
    largest = max(map(len, split(names)), default=0)
    assert (outlook.best, outlook.second) == (box.best[outlook.beside], box.second[outlook.beside])
    assert outlook.beside == min(max(before.pawn), box.table - 1)
    assert (outlook.blocks, outlook.shown) == (split(names), shown)
    assert (outlook.enough, outlook.largest) == (
        box.exhibition_min,
        largest if largest >= box.exhibition_min else 0,
    )
    assert outlook.missing == (max(0, box.exhibition_min - len(shown)) if before.phase == SHOW else 0)


def cards_of(texts: list[str]) -> list[str]:
    return [text.partition(" ")[2] for text in texts if text.startswith("show ")]


def on_sale(state: Any) -> list[str]:
    return [state.box.cards[top] for top, size in zip(state.top, state.size, strict=True) if size]


def split(cards: list[str]) -> list[list[str]]:
    """By hand: where a letter is passed over, another exhibition begins."""
    found: list[list[str]] = []
    for card in cards:
        if found and ord(card[0]) - ord(found[-1][-1][0]) <= 1:
            found[-1].append(card)
        else:
            found.append([card])
    return found


def fitting(state: Any, seat: int, card: str) -> int:
    """By hand: with how many of their own cards this one could be shown."""
    names = state.card_names(sorted({*state.cards[seat], state.box.card_numbers[card]}))
    return next(len(block) for block in split(names) if card in block) - 1


def most_shown(before: Any, seat: int, run: list[int]) -> int:
    """By hand: whoever passes nothing over any more shows the most."""
    state = before.clone()
    state.runs[seat] = []
    while True:
        following = [code for code in state.options(seat, run) if state.box.first_show <= code]
        if not following:
            return len(run)
        run = [*run, min(following)]


def can_show(state: Any, seat: int) -> bool:
    """By hand: three cards of series without a gap."""
    series = sorted(state.box.series[card] for card in state.cards[seat])
    runs = [series[at : at + state.box.exhibition_min] for at in range(len(series))]
    return any(
        len(run) == state.box.exhibition_min and all(b - a <= 1 for a, b in itertools.pairwise(run))
        for run in runs
    )
