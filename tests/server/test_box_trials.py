"""Whether a game can be played with a box: bounded, said in words, and every bot shows whether it can."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from boxes import corrected

from clubantique.arena import match
from clubantique.core.errors import BadComponents
from clubantique.core.registry import load, names
from clubantique.server import box_trials
from clubantique.server.box_trials import judged, try_bot, try_out, varied

from .hostile import endless


def problem_of(game: str, file: str) -> dict[str, Any]:
    with pytest.raises(BadComponents) as refused:
        try_out(game, file)
    return refused.value.facts


@pytest.mark.parametrize("game", names())
def test_a_corrected_box_can_be_played_by_everybody(game: str) -> None:
    file = json.dumps(corrected(game))
    assert judged(game, file).components == corrected(game)
    try_out(game, file)
    assert try_bot(game, file, "random")


def test_a_game_that_does_not_end_is_refused_with_the_number_of_players() -> None:
    found = problem_of("adel", endless(Random(1), "adel"))
    assert (found["problem"], found["found"], found["expected"]) == ("endless", 3000, 2)


def test_more_than_can_be_shown_is_refused_before_anybody_plays() -> None:
    components = load("lastwill").built_in_components()
    components["card"][0]["count"] = 900
    components["decks"]["event"] += 898
    assert problem_of("lastwill", json.dumps(components))["problem"] == "pieces"
    assert problem_of("adel", " " * 60_001)["problem"] == "large"


def test_rules_that_stumble_are_found_before_anybody_sits_down(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(match.Match, "choose", stumble)
    found = problem_of("adel", json.dumps(corrected("adel")))
    assert (found["problem"], found["found"]) == ("stumbles", "ZeroDivisionError")
    assert not try_bot("adel", json.dumps(corrected("adel")), "lord")


def test_every_option_is_tried_with_every_number_of_players_that_it_is_for() -> None:
    for name in names():
        game = load(name)
        spread = game.most - game.fewest + 1
        tried = [
            (seats, option, value)
            for number in range(box_trials.GAMES)
            for seats in [game.fewest + number % spread]
            for option, value in varied(game, seats, number).items()
        ]
        for option, values in game.option_values.items():
            fewest, most = game.option_players.get(option, (game.fewest, game.most))
            wanted = {(seats, option, value) for seats in range(fewest, most + 1) for value in values}
            assert wanted == {each for each in tried if each[1] == option}
