"""Every field of a state is copied, seen by those who may know it, guessed right, and marked as what it is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest
from brought import laws

from clubantique.core.events import Viewer
from clubantique.core.marks import Audience, Mark
from clubantique.core.outside import Chance
from clubantique.core.registry import names
from clubantique.core.state import State
from conformance.fields import (
    MARKS,
    Graft,
    Grafts,
    attributes,
    by_seat,
    marked,
    plain,
    shape,
    usual,
)
from conformance.pairs import pairs
from conformance.walks import walk

every_game = pytest.mark.parametrize("game", names())
NO_FACTS = {"Given", "Scratch"}
"""Marks of what does not change in a game, or is no fact of it."""


@cache
def fields(game: str) -> dict[str, str]:
    return marked(type(usual(game).start(0).state))


def facts(game: str) -> dict[str, str]:
    """What can become another in the course of a game."""
    return {name: mark for name, mark in fields(game).items() if mark not in NO_FACTS}


@every_game
def test_every_field_has_a_mark(game: str) -> None:
    assert sorted(fields(game)) == sorted(attributes(usual(game).start(0).state))
    assert [name for name, mark in fields(game).items() if not mark] == []


# --- copies --------------------------------------------------------------------------------------


def held(state: State, game: str) -> dict[str, Any]:
    return {name: getattr(state, name) for name in fields(game)}


@every_game
def test_a_clone_has_every_field_and_shares_none_that_is_changed_in_place(game: str) -> None:
    changed: set[str] = set()
    shared: set[str] = set()
    for seed in range(3):
        before: dict[str, tuple[Any, Any]] = {}
        for play in walk(usual(game), seed):
            now = held(play.state, game)
            for name, (value, was) in before.items():
                if now[name] is value and plain(value) != was:
                    changed.add(name)
            before = {name: (value, plain(value)) for name, value in now.items() if isinstance(value, list)}
            clone = play.state.clone()
            for name in facts(game):
                assert plain(getattr(clone, name)) == plain(now[name]), name
                if isinstance(now[name], list) and getattr(clone, name) is now[name]:
                    shared.add(name)
    assert {"due", "runs"} <= changed
    assert changed & shared == set()


@every_game
def test_lists_inside_lists_are_replaced_and_never_changed(game: str) -> None:
    """A clone shares them."""
    before: list[tuple[Any, Any]] = []
    for play in walk(usual(game), 4):
        assert all(plain(value) == was for value, was in before)
        outer = [value for value in held(play.state, game).values() if isinstance(value, list)]
        inner = [each for value in outer for each in value if not isinstance(each, int | str)]
        before = [(value, plain(value)) for value in inner]


@every_game
def test_what_is_given_never_changes(game: str) -> None:
    for seed in range(2):
        plays = walk(usual(game), seed)
        state = next(plays).state
        given = {name: getattr(state, name) for name, mark in fields(game).items() if mark == "Given"}
        for play in plays:
            assert all(getattr(play.state, name) is value for name, value in given.items())


@every_game
def test_playing_a_clone_changes_no_field_of_the_original(game: str) -> None:
    rng = Random(5)
    for play in walk(usual(game), 5):
        if rng.random() < 0.03:
            before = plain(list(facts_of(play.state, game).values()))
            clone = play.state.clone()
            while clone.due:
                options = clone.legal(clone.due[0])
                clone.take(clone.due[0], options[int(rng.random() * len(options))], Chance(rng))
            assert plain(list(facts_of(play.state, game).values())) == before


def facts_of(state: State, game: str) -> dict[str, Any]:
    return {name: getattr(state, name) for name in facts(game)}


# --- beliefs -------------------------------------------------------------------------------------


def known(state: State, name: str, viewer: Viewer, audience: Audience) -> Any:
    """As much of a field as this viewer may know, if that is its audience."""
    value = getattr(state, name)
    if audience == "everybody":
        return plain(value)
    return plain(value[viewer]) if audience == "owner" and viewer is not None else None


@every_game
def test_a_sampled_state_has_every_field_as_far_as_the_viewer_may_know_it(game: str) -> None:
    setting, rng = usual(game), Random(6)
    loaded = setting.load()
    for play in walk(setting, 6):
        if play.over or rng.random() > 0.1:
            continue
        for viewer in [None, *range(setting.seats)]:
            sampled = loaded.sample(loaded.knowledge(play.state, viewer), rng)
            for name, mark in facts(game).items():
                if name == "chapter":  # a guess has no log, and nothing else asks for it
                    continue
                expected = known(play.state, name, viewer, MARKS[mark].memory)
                assert known(sampled, name, viewer, MARKS[mark].memory) == expected, name


@every_game
def test_after_the_end_everything_is_open(game: str) -> None:
    """Whoever looks on then knows every hand, with and without memory aids."""
    setting = usual(game)
    loaded = setting.load()
    *_, play = walk(setting, 7)
    for viewer in [None, *range(setting.seats)]:
        known_now = loaded.knowledge(play.state, viewer)
        assert loaded.table(play.state, viewer) == known_now
        sampled = loaded.sample(known_now, Random(8))
        for name, mark in facts(game).items():
            if mark == "Own":
                assert plain(getattr(sampled, name)) == plain(getattr(play.state, name)), name


# --- marks ---------------------------------------------------------------------------------------


class Compared(NamedTuple):
    """A field in two plays that are the same to a viewer."""

    viewer: Viewer
    same: bool
    own_same: bool
    as_many: bool


class Evidence(NamedTuple):
    """What there is to judge a mark by: twins, which were made without it, and views of positions with other fields."""

    by_seat: bool
    twins: list[Compared]
    grafts: list[Graft]
    viewers: list[Viewer]


@cache
def grafts(game: str) -> Grafts:
    return Grafts(usual(game))


@cache
def evidence(game: str, name: str) -> Evidence:
    found = grafts(game)
    seated = all(by_seat(target.state, name) for target in found.targets)
    compared = [
        compare(pair.true.state, pair.twin.state, name, pair.viewer, seated) for pair in pairs(usual(game))
    ]
    return Evidence(seated, compared, list(found.of(name)), found.viewers)


def compare(true: State, twin: State, name: str, viewer: Viewer, seated: bool) -> Compared:
    one, other = getattr(true, name), getattr(twin, name)
    own_same = not seated or viewer is None or plain(one[viewer]) == plain(other[viewer])
    return Compared(viewer, plain(one) == plain(other), own_same, shape(one) == shape(other))


def objections(mark: Mark, found: Evidence) -> Iterator[str]:
    """Why a field cannot be marked like that."""
    if "owner" in mark and not found.by_seat:
        yield "it has no part for every seat"
    else:
        yield from objections_by_twins(mark, found)
        yield from objections_by_tables(mark, found)
        yield from objections_by_knowledge(mark, found)


def objections_by_twins(mark: Mark, found: Evidence) -> Iterator[str]:
    twins = found.twins
    if mark.memory == "everybody":
        if not all(each.same for each in twins):
            yield "somebody may not know it"
        return
    if all(each.same for each in twins):
        yield "everybody may know it"
    if mark.memory == "owner" and not all(each.own_same for each in twins):
        yield "its owner may not know it"
    if mark.memory == "nobody" and found.by_seat and all(each.own_same for each in twins):
        yield "its owner may know it"
    if mark.counted != all(each.as_many for each in twins):
        yield "how many there are is secret" if mark.counted else "everybody may know how many there are"


def reaches(audience: Audience, mark: Mark, viewer: Viewer, place: int | None) -> bool:
    if audience == "everybody":
        return mark.in_views
    return audience == "owner" and viewer is not None and viewer == place


def entitled(audience: Audience, mark: Mark, found: Evidence) -> list[Viewer]:
    """Those of whom something must be seen that they may know."""
    return [who for who in found.viewers if reaches(audience, mark, who, who)]


def objections_by_tables(mark: Mark, found: Evidence) -> Iterator[str]:
    for viewer in entitled(mark.table, mark, found):
        due = [each for each in found.grafts if reaches(mark.table, mark, viewer, each.place)]
        contents = [each for each in due if each.as_open and each.as_many]
        if not any(viewer in (each.table or ()) for each in contents or due):
            yield f"{viewer} does not see it"
    covert = [each for each in found.grafts if each.as_open and (each.as_many or not mark.counted)]
    if mark.table != "everybody" and not covert:
        yield "nothing shows that it is kept from anybody"
    for each in covert:
        allowed = {who for who in found.viewers if reaches(mark.table, mark, who, each.place)}
        if (each.table or set()) - allowed:
            yield f"it is shown to {(each.table or set()) - allowed}"


def objections_by_knowledge(mark: Mark, found: Evidence) -> Iterator[str]:
    for viewer in entitled(mark.memory, mark, found):
        due = [each for each in found.grafts if reaches(mark.memory, mark, viewer, each.place)]
        if not any(viewer in (each.knowledge or ()) for each in due):
            yield f"{viewer} does not know it"
    if mark.memory == "everybody" and not mark.in_views and any(each.knowledge for each in found.grafts):
        yield "it stands in views"


@every_game
def test_views_and_twins_agree_with_every_mark(game: str) -> None:
    for name, mark in facts(game).items():
        assert list(objections(MARKS[mark], evidence(game, name))) == [], name


@every_game
def test_no_other_mark_would_do(game: str) -> None:
    """Least of all one that lets everybody know what they may not."""
    for name, mark in facts(game).items():
        others = {each for each in MARKS.values() if each != MARKS[mark]}
        assert [each for each in others if not any(objections(each, evidence(game, name)))] == [], name
        if MARKS[mark].memory != "everybody":
            assert list(objections_by_twins(MARKS["Public"], evidence(game, name))) != [], name


@every_game
def test_what_somebody_may_know_is_observed(game: str) -> None:
    """But for what follows from the rest, as the game's own tests say."""
    follows = laws(game).NOT_OBSERVED
    for name, mark in facts(game).items():
        found = evidence(game, name)
        for viewer in entitled(MARKS[mark].memory, MARKS[mark], found):
            seen = any(viewer in (each.tensor or ()) for each in found.grafts)
            assert viewer is None or seen != (name in follows), name
