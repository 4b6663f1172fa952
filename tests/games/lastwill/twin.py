"""Twins: plays that one viewer must not be able to tell from the true one, made from the list of secrets (L-95).

Secret are hands, the order of the decks, cards put aside face down, and answers not yet revealed. A twin is played
again from the record, with other cards in the places of those that this viewer never saw: each is exchanged for one
that came from the same shuffling of the same deck and lies in another hidden place now.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from clubantique.core.events import Event, Viewer
from clubantique.core.outside import Scripted
from clubantique.core.play import Play
from clubantique.core.record import Record
from clubantique.games.lastwill.box import DECK_NAMES, NOTHING
from clubantique.games.lastwill.codes import GET, SPEND, WILD_AS
from clubantique.games.lastwill.events import CardsSeen, DeckShuffled
from clubantique.games.lastwill.flow import LastWillState
from clubantique.games.lastwill.state import INHERIT, KEEP


class Answer:
    """A whole answer as it was given, and what was seen of it."""

    def __init__(self, seat: int, codes: list[int], phase: int) -> None:
        self.seat = seat
        self.codes = codes
        self.phase = phase
        self.money = 0  # spent or received
        self.wild = False  # whether a wild companion was used
        self.kept: list[int] = []  # hidden draws in hand afterwards


class History:
    """The true play once more. A draw is known by its number; `held` and `aside` are those nobody else has seen."""

    def __init__(self, record: Record) -> None:
        self.script = Scripted([entry for entry in record.entries if isinstance(entry, int)])
        self.draws = self.script.draws.copy()
        self.play = Play(record.load_game(), record.seats, record.options, self.script)
        self.state: LastWillState = self.play.state
        self.play.listeners.append(self.hear)
        self.held: list[list[int]] = [[] for _ in record.seats]
        self.aside: list[list[int]] = [[] for _ in record.seats]
        self.shuffles: list[tuple[int, int]] = []  # the deck, and how many cards had been drawn
        self.shuffled: list[int] = []  # decks, during the last answer
        self.answers: list[Answer] = []
        self.deal()
        for entry in record.entries:
            if not isinstance(entry, int):
                self.enter(*entry)

    def drawn(self) -> int:
        return len(self.draws) - len(self.script.draws)

    def deal(self) -> None:
        """Modifiers and perhaps a will come first, then the hands."""
        first = len(self.state.box.modifiers) + (self.state.will != NOTHING)
        for seat, hand in enumerate(self.state.hand):
            self.held[seat] = list(range(first, first + len(hand)))
            first += len(hand)

    def hear(self, event: Event) -> None:
        if isinstance(event, DeckShuffled):
            deck = DECK_NAMES.index(event.deck)
            self.shuffles.append((deck, self.drawn()))
            self.shuffled.append(deck)
        elif isinstance(event, CardsSeen):
            self.held[event.seat] += range(self.drawn() - len(event.cards), self.drawn())

    def enter(self, seat: int, text: str | None) -> None:
        if text is None:
            self.play.withdraw(seat)
            return
        state = self.state
        code = self.play.game.code(text)
        step, phase = state.step, state.phase
        asked, runs = state.asked, state.runs.copy()
        hands, known, money = state.hand.copy(), state.open.copy(), state.money.copy()
        self.shuffled = []
        self.play.choose(seat, code)
        if state.step == step and state.due:
            return
        runs[seat] = [*runs[seat], code]
        for each in asked:
            answer = Answer(each, runs[each], phase)
            answer.money = abs(money[each] - state.money[each])
            answer.wild = self.uses_wild(hands[each], each)
            self.follow(each, phase, Counter(hands[each]), Counter(known[each]))
            answer.kept = self.held[each].copy()
            self.answers.append(answer)
        for aside in self.aside:
            aside[:] = [draw for draw in aside if self.deck(draw) not in self.shuffled]

    def uses_wild(self, before: list[int], seat: int) -> bool:
        wild = self.state.box.wild
        return before.count(wild) > self.state.hand[seat].count(wild)

    def follow(self, seat: int, phase: int, hand: Counter[int], known: Counter[int]) -> None:
        """What was played has been seen; what was kept back or put aside has not."""
        gone = hand - Counter(self.state.hand[seat])
        secretly = phase in (INHERIT, KEEP)
        shown = Counter[int]() if secretly else known - Counter(self.state.open[seat])
        for card, count in (gone - shown).items():
            draws = [draw for draw in self.held[seat] if self.draws[draw] == card]
            doubtful = secretly and known[card] > 0
            for draw in draws if doubtful else draws[:count]:
                self.held[seat].remove(draw)
                if secretly and not doubtful:
                    self.aside[seat].append(draw)

    def deck(self, draw: int) -> int:
        return self.state.box.deck[self.draws[draw]]

    def shuffling(self, draw: int) -> tuple[int, int]:
        """The deck of a draw, and how often that had been shuffled before."""
        deck = self.deck(draw)
        return deck, sum(shuffled == deck and before <= draw for shuffled, before in self.shuffles)

    def hidden_from(self, viewer: Viewer) -> list[int]:
        seats = [seat for seat in range(self.state.seats) if seat != viewer]
        return [draw for seat in seats for draw in self.held[seat] + self.aside[seat]]

    def exchange(self, viewer: Viewer, rng: Random) -> dict[int, int]:
        """A new card for every hidden draw."""
        found: dict[int, int] = {}
        hidden = self.hidden_from(viewer)
        for shuffling in sorted({self.shuffling(draw) for draw in hidden}):
            draws = [draw for draw in hidden if self.shuffling(draw) == shuffling]
            deck, times = shuffling
            pool = [self.draws[draw] for draw in draws]
            if times == sum(shuffled == deck for shuffled, _ in self.shuffles):
                pool += self.state.deck[deck]
            for draw in draws:
                found[draw] = pool.pop(int(rng.random() * len(pool)))
        return found


def twin(record: Record, viewer: Viewer, rng: Random) -> Play | None:
    """Another play that this viewer must not be able to tell from the true one; None when the game is over."""
    past = History(record)
    if not past.state.due:
        return None
    exchange = past.exchange(viewer, rng)
    draws = [exchange.get(number, card) for number, card in enumerate(past.draws)]
    play = Play(record.load_game(), record.seats, record.options, Scripted(draws))
    for answer in past.answers:
        if answer.phase in (INHERIT, KEEP) and answer.seat != viewer:
            answer.codes = kept_instead(past, answer, exchange)
        give(play, answer)
    for seat in past.state.asked:
        answer_again(play, past.state, seat, viewer, rng)
    return play


def kept_instead(past: History, answer: Answer, exchange: dict[int, int]) -> list[int]:
    """The same places of the hand, with the cards that are there now."""
    box = past.state.box
    codes = answer.codes.copy()
    for draw in answer.kept:
        if draw in exchange:
            codes.remove(box.codes.keep[past.draws[draw]])
            codes.append(box.codes.keep[exchange[draw]])
    return sorted(codes, key=lambda code: (code == box.codes.enough, code))


def give(play: Play, answer: Answer) -> None:
    """The same answer. With other cards in hand, a step may be needed that was not asked for, or the other way."""
    state: LastWillState = play.state
    codes = state.box.codes
    step = state.step
    for code in answer.codes:
        if state.step == step and answer.seat in state.due:
            play.choose(answer.seat, code)
    while state.step == step and answer.seat in state.due:
        options = state.legal(answer.seat)
        amounts = [code for code in options if codes.verb[code] in (SPEND, GET)]
        same = [code for code in amounts if codes.what[code] == answer.money]
        ways = [code for code in options if (codes.verb[code] == WILD_AS) == answer.wild]
        play.choose(answer.seat, (same or ways)[0])


def answer_again(play: Play, true: LastWillState, seat: int, viewer: Viewer, rng: Random) -> None:
    """The open question: own choices as they were, sealed ones anew; whoever is due may have begun or not."""
    if seat == viewer:
        for code in true.runs[seat]:
            play.choose(seat, code)
    elif seat not in true.due:
        while seat in play.state.due:
            play.choose(seat, anything(play.state.legal(seat), rng))
    else:
        begin_anything(play, seat, rng)


def begin_anything(play: Play, seat: int, rng: Random) -> None:
    """A run that is not complete, of any length."""
    while rng.random() < 0.7:
        run = play.state.runs[seat]
        unfinished = [code for code in play.state.legal(seat) if not play.state.complete(seat, [*run, code])]
        if not unfinished:
            return
        play.choose(seat, anything(unfinished, rng))


def anything(options: list[int], rng: Random) -> int:
    return options[int(rng.random() * len(options))]


def others(state: LastWillState, viewer: Viewer) -> list[int]:
    return [seat for seat in range(state.seats) if seat != viewer]


SECRETS: dict[str, Callable[[LastWillState, Viewer], object]] = {
    "the decks": lambda state, viewer: state.deck,
    "a card in a deck": lambda state, viewer: state.deck[1][:1],
    "a card of another player": lambda state, viewer: state.hand[others(state, viewer)[0]],
    "the cards of all others": lambda state, viewer: [state.hand[seat] for seat in others(state, viewer)],
    "whether others hold a helper": lambda state, viewer: [
        [card for card in state.hand[seat] if state.box.effects[card]] for seat in others(state, viewer)
    ],
    "the discard piles": lambda state, viewer: state.discard,
    "cards that others put aside": lambda state, viewer: [
        state.aside[seat] for seat in others(state, viewer)
    ],
    "a sealed choice": lambda state, viewer: [state.runs[seat] for seat in others(state, viewer)],
    "how far a choice has come": lambda state, viewer: [
        len(state.runs[seat]) for seat in others(state, viewer)
    ],
}
"""What L-95 keeps from a viewer, read from the true state: material for the leaks that must be noticed."""

OPEN: dict[str, Callable[[LastWillState], object]] = {
    "hand": lambda state: [sorted(state.box.deck[card] for card in hand) for hand in state.hand],
}
"""What L-95 shows to everybody of what is not everybody's: the backs of the cards in hand."""
