"""Bots that somebody else has written, named like ours."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from clubantique.arena.simulation import Plan, simulate
from clubantique.bots import Bot, make, names, register, registry
from clubantique.core.errors import BadBotName, UnknownName
from clubantique.core.registry import load


@pytest.fixture(autouse=True)
def nobody_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})


class First(Bot):
    """Always the first option."""

    name, sees = "first", "nothing"

    def choose(self, view: Any, options: list[int], rng: Random) -> int:
        return options[0]


def test_a_registered_bot_plays_its_game_by_name_and_no_other() -> None:
    assert register("adel")(First) is First
    assert type(make("first", load("adel"))) is First
    tally = simulate(Plan("adel", None, {}, ["first", "first", "random"], games=2, seed=1))
    assert tally.wins_by_bot.keys() == {"first", "random"}
    with pytest.raises(UnknownName):
        make("first", load("lastwill"))


def test_ours_still_fill_empty_chairs() -> None:
    before = names("adel")
    register("adel")(First)
    assert names("adel") == ["first", *before]


def test_a_second_one_of_the_same_name_takes_the_place_of_the_first() -> None:
    register("adel")(First)
    second = register("adel")(type("Second", (First,), {}))
    assert type(make("first", load("adel"))) is second


@pytest.mark.parametrize("name", ["random", "lord", "", "a bot", "bot:fast", "one,two"])
def test_a_name_of_ours_or_one_that_cannot_be_written_is_refused(name: str) -> None:
    before = names("adel")
    with pytest.raises(BadBotName) as refused:
        register("adel")(type("Other", (First,), {"name": name}))
    assert refused.value.facts == {"name": name, "taken": "random, lord"}
    assert names("adel") == before


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownName):
        register("chess")
