"""What the rules say that a choice leads to is what it leads to, when it is played."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pytest

from clubantique.core.facts import Facts
from clubantique.core.registry import names
from conformance.walks import SOAK, Setting, settings, walked_settings

GAMES = 40 * SOAK


class Answer:
    """A whole answer: the state in which it was begun, and what each of its choices was said to lead to."""

    def __init__(self, before: object, seat: int) -> None:
        self.before = before
        self.seat = seat
        self.run: list[int] = []
        self.texts: list[str] = []
        self.facts: list[Facts] = []
        self.outlooks: list[Facts] = []


def played(setting: Setting, seed: int) -> set[str]:
    """Plays a game at random and compares every answer with what was said before; returns the verbs that were met."""
    play, rng = setting.start(seed), Random(seed)
    consequences = import_module(f"games.{setting.game}.consequences").Consequences()
    game, state = play.game, play.state
    open_answers: dict[int, Answer] = {}
    heard = 0
    met: set[str] = set()
    while not play.over:
        seat = rng.choice(state.due)
        answer = open_answers.setdefault(seat, Answer(state.clone(), seat))
        code = rng.choice(state.legal(seat))
        answer.facts.append(game.option(state, seat, state.runs[seat], code))
        answer.texts.append(game.name(code))
        answer.run.append(code)
        met.add(game.name(code).partition(" ")[0])
        step = state.step
        answer.outlooks.append(game.outlook(state, seat, [*state.runs[seat], code]))
        play.choose(seat, code)
        if state.step != step or play.over:
            events = [event for _, event in play.log.entries(heard)]
            heard = len(play.log)
            consequences.compare(list(open_answers.values()), state, events)
            open_answers = {}
    return met


@pytest.mark.parametrize("setting", walked_settings(), ids=str)
def test_a_choice_leads_to_what_the_rules_said(setting: Setting) -> None:
    for seed in range(2 * SOAK):
        played(setting, seed)


@pytest.mark.parametrize("game", names())
def test_every_kind_of_choice_was_compared(game: str) -> None:
    """In some games all of them come up, and each has something that is compared."""
    setting = next(each for each in settings() if each.game == game and each.seats == 3)
    met: set[str] = set()
    for seed in range(6):
        met |= played(setting, seed)
    compared = set(import_module(f"games.{game}.consequences").COMPARED)
    assert compared <= met, compared - met
