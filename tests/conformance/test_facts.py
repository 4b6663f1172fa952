"""What the rules say that a choice leads to is what it leads to, when it is played."""

from __future__ import annotations

from random import Random

import pytest
from brought import a_few, brought

from clubantique.core.drafts import considered
from clubantique.core.facts import Facts
from clubantique.core.registry import names
from clubantique.texts import LANGUAGES, Words
from conformance.walks import SOAK, Setting, settings, walked_settings


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
    consequences = brought(setting.game, "consequences").Consequences()
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


@pytest.mark.parametrize("game", names())
def test_every_kind_of_choice_was_compared(game: str) -> None:
    """In some games all of them come up, and each has something that is compared."""
    setting = next(each for each in settings() if each.game == game and each.seats == a_few(game))
    met: set[str] = set()
    for seed in range(6):
        met |= played(setting, seed)
    compared = set(brought(game, "consequences").COMPARED)
    assert compared <= met, compared - met
