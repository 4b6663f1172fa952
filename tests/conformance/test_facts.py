"""What the rules say that a choice leads to is what it leads to, when it is played."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from random import Random
from types import ModuleType
from typing import Any

import pytest
from brought import a_few, brought

from clubantique.core.drafts import considered
from clubantique.core.events import Event
from clubantique.core.facts import Facts
from clubantique.core.finding import part
from clubantique.core.registry import names
from clubantique.texts import LANGUAGES, Words
from conformance.mistaken import Path, declared, paths, wrong
from conformance.walks import SOAK, Setting, settings, walked_settings

FEW_GAMES, MOST_GAMES = 3, 60
WAYS = 3
"""In how many ways a field is made wrong: more, less, or nothing at all."""


class Answer:
    """A whole answer: the state in which it was begun, and what each of its choices was said to lead to."""

    def __init__(self, before: object, seat: int) -> None:
        self.before = before
        self.seat = seat
        self.run: list[int] = []
        self.texts: list[str] = []
        self.facts: list[Facts] = []
        self.outlooks: list[Facts] = []

    def mistaken(self, kind: type[Facts], path: Path, way: int) -> Answer:
        """The same answer, but one field of such facts was said wrong."""
        other = copy(self)
        other.facts, other.outlooks = (
            [one_of(wrong(each, path), way, each) if type(each) is kind else each for each in said]
            for said in (self.facts, self.outlooks)
        )
        return other


Tape = list[tuple[list[Answer], Any, list[Event]]]
"""What there was to compare: answers, the state after them, and what was told meanwhile."""


def one_of(ways: list[Facts], way: int, right: Facts) -> Facts:
    return ways[way] if way < len(ways) else right


def played(setting: Setting, seed: int, tape: Tape | None = None) -> None:
    """Plays a game at random and compares every answer with what was said before."""
    play, rng = setting.start(seed), Random(seed)
    consequences = brought(setting.game, "consequences").Consequences()
    game, state = play.game, play.state
    open_answers: dict[int, Answer] = {}
    heard = 0
    while not play.over:
        seat = rng.choice(state.due)
        answer = open_answers.setdefault(seat, Answer(state.clone(), seat))
        code = rng.choice(state.legal(seat))
        answer.facts.append(game.option(state, seat, state.runs[seat], code))
        answer.texts.append(game.name(code))
        answer.run.append(code)
        step = state.step
        answer.outlooks.append(game.outlook(state, seat, [*state.runs[seat], code]))
        play.choose(seat, code)
        if state.step != step or play.over:
            events = [event for _, event in play.log.entries(heard)]
            heard = len(play.log)
            consequences.compare(list(open_answers.values()), state, events)
            if tape is not None:
                tape.append((list(open_answers.values()), state.clone(), events))
            open_answers = {}


@pytest.mark.parametrize("setting", walked_settings(), ids=str)
def test_a_choice_leads_to_what_the_rules_said(setting: Setting) -> None:
    for seed in range(2 * SOAK):
        played(setting, seed)


# --- what is not possible ------------------------------------------------------------------------


def granted_everywhere(setting: Setting, seed: int) -> set[str]:
    """Whatever lacks something is granted that, on a copy, and is possible then; returns what was lacking."""
    play, rng = setting.start(seed), Random(seed)
    consequences = brought(setting.game, "consequences")
    state, met = play.state, set[str]()
    said = [Words(language, setting.game) for language in LANGUAGES]
    while not play.over:
        for seat in state.due:
            possible = state.legal(seat)
            for obstacle in play.game.obstacles(state, seat):
                code = play.game.code(obstacle.choice)
                assert code not in possible, obstacle
                assert all(words.obstacle(obstacle) for words in said)
                other = state.clone()
                for lack in obstacle.lacks:
                    consequences.grant(other, seat, code, lack)
                    met.add(lack.of)
                assert code in considered(other, seat, consequences.way_to(other, seat, code)).run, obstacle
        seat = rng.choice(state.due)
        play.choose(seat, rng.choice(state.legal(seat)))
    return met


@pytest.mark.parametrize("game", names())
def test_what_lacks_something_is_possible_with_it(game: str) -> None:
    consequences = brought(game, "consequences")
    met: set[str] = set()
    for setting in settings():
        if setting.game == game:
            met |= granted_everywhere(setting, seed=1)
    assert set(consequences.LACKS) <= met <= {*consequences.LACKS, *consequences.RARE}


# --- that comparing notices something --------------------------------------------------------------


@pytest.mark.parametrize("game", names())
def test_a_fact_that_is_wrong_is_noticed_whatever_it_is_about(game: str) -> None:
    """Every field of every fact is made wrong in games that were played, and whoever compares has to object.

    But for those that the game's consequences.py names, with the reason why they cannot be compared there.
    """
    consequences = brought(game, "consequences")
    module = part(game, "facts")
    every = set() if module is None else declared(module)
    tapes = recordings(game, every)
    said = {each for tape in tapes for each in fields_of(tape)}
    unnoticed = {named(each) for each in said if not noticed(consequences, tapes, *each)}
    assert unnoticed | (every - top_level(said)) == set(consequences.NOT_COMPARED)


Field = tuple[type[Facts], Path]


def named(field: Field) -> str:
    return ".".join([field[0].__name__, *field[1]])


def top_level(fields: set[Field]) -> set[str]:
    return {f"{kind.__name__}.{path[0]}" for kind, path in fields}


def recordings(game: str, every: set[str]) -> list[Tape]:
    """Games of a few, and more of them as long as some field was never said: some choices are rare."""
    found: list[Tape] = []
    said: set[Field] = set()
    for seed in range(MOST_GAMES):
        if seed >= FEW_GAMES and every <= top_level(said):
            break
        for setting in settings():
            if (setting.game, setting.seats) == (game, a_few(game)):
                tape = recorded(setting, seed)
                if seed < FEW_GAMES or not fields_of(tape) <= said:
                    found.append(tape)
                said |= fields_of(tape)
    return found


def fields_of(tape: Tape) -> set[Field]:
    return {(type(facts), path) for facts in stated(tape) for path in paths(facts)}


def recorded(setting: Setting, seed: int) -> Tape:
    """What was compared in a whole game."""
    tape: Tape = []
    played(setting, seed, tape)
    return tape


def stated(tape: Tape) -> Iterator[Facts]:
    for answers, _, _ in tape:
        for answer in answers:
            yield from [*answer.facts, *answer.outlooks]


def noticed(consequences: ModuleType, tapes: list[Tape], kind: type[Facts], path: Path) -> bool:
    """Whether anybody objects where this field is wrong: in one way, or in another."""
    return any(objected(consequences, tape, kind, path, way) for tape in tapes for way in range(WAYS))


def objected(consequences: ModuleType, tape: Tape, kind: type[Facts], path: Path, way: int) -> bool:
    comparing = consequences.Consequences()
    try:
        for answers, after, events in tape:
            comparing.compare([answer.mistaken(kind, path, way) for answer in answers], after, events)
    except (AssertionError, LookupError, ValueError):
        return True
    return False
