"""What came of choices in Last Will, compared with what the rules had said."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from clubantique.games.lastwill.box import COMPANIONS, DECK_NAMES, ORDINARY, TYPES
from clubantique.games.lastwill.events import ActionsGained
from clubantique.games.lastwill.laid import freshly_laid, value_of
from clubantique.games.lastwill.views import PHASES

NOT_COMPARED: dict[str, str] = {}
"""Facts that nothing here can be compared with, and why."""

ON_BOARD = ("put", "activate", "sell", "lower", "free", "instead-of")
CARDS = ("keep", "play", "lay", "buy", *ON_BOARD)

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
            for place, (text, facts) in enumerate(zip(answer.texts, answer.facts, strict=True)):
                compare_one(answer, text, facts, after, spent)
                compare_more(answer, place, facts)
                compare_outlook(answer, place, answer.outlooks[place])
            if verb in ("buy", "sell", "play", "activate", "opera"):
                said = (
                    answer.outlooks[-1:] if verb == "play" else answer.outlooks
                )  # companions may still join
                assert all(abs(spent) in outlook.amounts for outlook in said), (answer.texts, said)
            if verb in ("play", "buy", "sell", "activate", "lay", "put"):
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
    elif verb in ("plan", "block"):
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
    elif verb == "done":
        assert facts.actions == before.actions[seat]
        assert (facts.count, facts.cards) == (len(facts.cards), free_activations(before, seat))
    elif verb == "enough":
        assert facts.phase == PHASES[before.phase]
    elif verb == "market":
        assert facts.modifiers == dict(zip(TYPES, before.modifier, strict=True))
    elif verb == "unknown" or verb.startswith("draw-"):
        deck = DECK_NAMES.index(what if verb == "unknown" else verb.removeprefix("draw-"))
        assert (facts.size, facts.discarded) == (len(before.deck[deck]), len(before.discard[deck]))


def compare_more(answer: Any, place: int, facts: Any) -> None:
    """With what is printed, and with what lies there."""
    before, seat, text = answer.before, answer.seat, answer.texts[place]
    verb, _, what = text.partition(" ")
    box, estate = before.box, before.estate(seat)
    kind = box.card_numbers.get(what.partition(".")[0], -1)
    laid = estate.card(answer.run[place]) if verb in ON_BOARD else None
    again = answer.texts[:place].count(text)
    if verb in CARDS:
        assert facts.card == box.cards[kind]
    if verb in ("lay", "buy"):
        assert facts.full == ("yes" if len(estate.board) >= estate.spaces else "no")
    if verb == "take":
        assert facts.kind == ("wild" if what == "wild" else "card")
    elif verb == "extra":
        assert (facts.kind, facts.cards) == (what, {"card": 2, "event": 3, "companion": 3}[what])
    elif verb in ("with", "wild-as"):
        first, _, card = answer.texts[0].partition(" ")
        adds = box.adds[box.card_numbers[card.partition(".")[0]]]
        assert (facts.use, facts.money) == (first, adds[COMPANIONS.index(what)])
    elif verb == "lay":
        assert facts.gained == box.turn_actions[kind]
    elif laid is not None and verb == "put":
        markers = laid.markers + again
        assert facts.companion == COMPANIONS[box.slots[laid.kind][markers]]
        assert facts.money == box.amounts[laid.kind][markers + 1]
    elif laid is not None and verb == "lower":
        ladder = box.ladder[laid.kind][laid.step + again :]
        assert [facts.value, facts.next] == ladder[:2]
    elif laid is not None and verb == "sell":
        assert facts.value == value_of(box, laid)
    elif laid is not None and verb == "free":
        assert facts.most == sum(box.serving[effect] for effect in box.effects[laid.kind])
        assert facts.left == facts.most - len(laid.uses)


def free_activations(before: Any, seat: int) -> list[str]:
    """Whatever can be activated by somebody who has no actions."""
    state = before.clone()
    state.actions[seat] = 0
    state.forget_offer()
    texts = [state.names[code].partition(" ") for code in state.options(seat, [])]
    return [what.partition(".")[0] for verb, _, what in texts if verb == "activate"]


def compare_outlook(answer: Any, place: int, outlook: Any) -> None:
    before, seat, texts = answer.before, answer.seat, answer.texts[: place + 1]
    verb = texts[0].partition(" ")[0]
    assert (outlook.money, outlook.actions) == (before.money[seat], before.actions[seat])
    assert outlook.said == len(texts)
    if PHASES[before.phase] in ("inherit", "keep"):
        kept = [text for text in answer.texts if text != "enough"]
        whole = len(answer.texts) == len(kept)
        assert outlook.most == len(kept) if whole else outlook.most > len(kept)
    if verb == "plan":
        decks = sum(len(cards) for cards in [*before.deck[:ORDINARY], *before.discard[:ORDINARY]])
        planned = before.box.sides_for(before.seats).cards[int(texts[0].split()[1]) - 1]
        drawn = sum(int(text.split()[1]) for text in texts if text.startswith("draw-"))
        left = min(planned + 2 * texts.count("extra card"), decks) - drawn
        assert outlook.draw == (left if place + 1 < len(answer.texts) else 0)


def compare_actions(answer: Any, after: Any, told: list[Any]) -> None:
    """What the use of a card takes; some cards bring actions, and for white ones some helpers pay."""
    before, seat, verb = answer.before, answer.seat, answer.texts[0].partition(" ")[0]
    gained = sum(event.actions for event in told if isinstance(event, ActionsGained))
    cost = before.actions[seat] - after.actions[seat] + gained
    if verb == "play":
        cost += services(after.board[seat]) - services(before.board[seat])
    assert answer.outlooks[-1].cost == cost, (answer.texts, answer.outlooks[-1], cost)
    saved = any(text.startswith("free ") for text in answer.texts) or cost == 0
    for text, facts in zip(answer.texts, answer.facts, strict=True):
        said = text.partition(" ")[0]
        if said in ("spend", "get", "option") or (said == "lay"):
            assert facts.actions == cost, (answer.texts, facts)
        elif said == "play":
            assert cost in facts.actions
        elif said in ("buy", "sell", "activate", "put") and not saved and verb == said:
            assert facts.actions == cost


def services(board: list[Any]) -> int:
    return sum(len(card.uses) for card in board)
