"""What came of choices in Last Will, compared with what the rules had said."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from clubantique.games.lastwill.events import ActionsGained

COMPARED = (
    "plan", "take", "extension", "opera", "play", "lay", "buy", "sell", "put", "activate", "spend", "with", "done",
    "set-farm", "keep",
)  # fmt: skip


class Consequences:
    """Everything is known as soon as it is done, but for what is drawn."""

    def compare(self, answers: list[Any], after: Any, events: Iterable[Any]) -> None:
        told = list(events)
        for answer in answers:
            spent = answer.before.money[answer.seat] - after.money[answer.seat]
            verb = answer.texts[0].partition(" ")[0]
            for text, facts in zip(answer.texts, answer.facts, strict=True):
                compare_one(answer, text, facts, after, spent)
            if verb in ("buy", "sell", "play", "activate", "opera"):
                said = (
                    answer.outlooks[-1:] if verb == "play" else answer.outlooks
                )  # companions may still join
                assert all(abs(spent) in outlook.amounts for outlook in said), (answer.texts, said)
            if verb in ("buy", "sell", "activate", "lay", "put"):
                compare_actions(answer, after, told)


def compare_one(answer: Any, text: str, facts: Any, after: Any, spent: int) -> None:
    verb, _, what = text.partition(" ")
    before, seat = answer.before, answer.seat
    if verb == "buy":
        assert spent in facts.price
    elif verb == "sell":
        assert -spent in facts.price
    elif verb == "activate":
        assert spent in facts.amounts
    elif verb == "opera":
        assert spent in facts.money
    elif verb in ("spend", "get"):
        assert facts.left == after.money[seat]
    elif verb == "play":
        assert spent >= min(facts.money)
    elif (verb in ("with", "wild-as") and facts.use == "play") or verb == "option":
        assert spent >= facts.money
    elif verb == "plan":
        sides = before.box.sides_for(before.seats)
        plan = int(what) - 1
        assert (facts.cards, facts.boys, facts.actions) == (
            sides.cards[plan],
            sides.boys[plan],
            sides.actions[plan],
        )
    elif verb == "take":
        assert facts.card in after.names_of(after.hand[seat])
    elif verb == "extension":
        assert after.spaces[seat] == facts.spaces + 1
    elif verb.startswith("set-"):
        types = ["farm", "villa", "summer", "mansion"]
        now = before.modifier[types.index(verb.partition("-")[2])]
        assert (facts.now, facts.same == "yes") == (now, int(what) == now)
    elif verb == "lower":
        place = before.place_on_board(seat, answer.run[answer.texts.index(text)])
        assert before.value(before.board[seat][place]) >= facts.value > facts.next
    elif verb == "done":
        assert facts.actions == before.actions[seat]
    elif verb == "keep":
        assert facts.card == what


def compare_actions(answer: Any, after: Any, told: list[Any]) -> None:
    """What the use of a card takes; some cards bring actions."""
    gained = sum(event.actions for event in told if isinstance(event, ActionsGained))
    cost = answer.before.actions[answer.seat] - after.actions[answer.seat] + gained
    assert answer.outlooks[-1].cost == cost, (answer.texts, answer.outlooks[-1], cost)
