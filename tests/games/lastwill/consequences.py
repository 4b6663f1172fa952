"""What came of choices in Last Will, compared with what the rules had said."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from clubantique.games.lastwill.events import ActionsGained
from clubantique.games.lastwill.laid import freshly_laid, value_of

COMPARED = (
    "plan", "take", "extension", "opera", "play", "lay", "buy", "sell", "put", "activate", "spend", "with", "done",
    "set-farm", "keep",
)  # fmt: skip


RARE = ("money", "space", "extension", "deck")
LACKS = ("actions", "round", "companion", "animal", "house", "amount", "spot", "taken", "blocked", "wild")


def grant(state: Any, seat: int, code: int, lack: Any) -> None:
    """Whatever is lacking, on a copy of the state."""
    if lack.of in ("actions", "money", "space"):
        {"actions": state.actions, "money": state.money, "space": state.spaces}[lack.of][seat] = lack.needed
    elif lack.of in ("wild", "extension"):
        setattr(state, f"{lack.of}s", lack.needed)
    elif lack.of in ("spot", "taken", "blocked"):
        state.errands = [[] for _ in state.errands]
        state.plan = [-1] * state.seats
        state.blocked = []
    else:
        grant_cards(state, seat, code, lack.of)
    state.forget_offer()


def grant_cards(state: Any, seat: int, code: int, of: str) -> None:
    box = state.box
    if of == "companion":
        state.hand[seat] = sorted([*state.hand[seat], box.wild])
    elif of == "deck":
        deck = box.codes.what[code]
        state.deck[deck] = [box.decks[deck][0]]
    elif of == "round":
        state.errands[seat] = []
        state.board[seat] = [unused(card) for card in state.board[seat]]
    else:  # beside what is there: board cards are counted by their kind
        wanted = {"animal": "farm_dog_horse", "house": "mansion_a", "amount": "farm_dog_horse"}[of]
        laid = freshly_laid(box.card_numbers[wanted])
        laid.markers = len(box.slots[laid.kind]) if of == "amount" else 0
        state.board[seat] = [*state.board[seat], laid]
        state.spaces[seat] += 1


def unused(card: Any) -> Any:
    other = card.copy()
    other.activated = False
    return other


def way_to(state: Any, seat: int, code: int) -> list[int]:
    return [code]


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
        place = before.estate(seat).place(answer.run[answer.texts.index(text)])
        assert value_of(before.box, before.board[seat][place]) >= facts.value > facts.next
    elif verb == "done":
        assert facts.actions == before.actions[seat]
    elif verb == "keep":
        assert facts.card == what


def compare_actions(answer: Any, after: Any, told: list[Any]) -> None:
    """What the use of a card takes; some cards bring actions."""
    gained = sum(event.actions for event in told if isinstance(event, ActionsGained))
    cost = answer.before.actions[answer.seat] - after.actions[answer.seat] + gained
    assert answer.outlooks[-1].cost == cost, (answer.texts, answer.outlooks[-1], cost)
