"""Belief: states that agree with what a seat knows, every layout of the unseen as likely as another."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from .table import Heirs, heirs, new_game

GAMES = 2_000


def hands(table: Heirs, viewer: str, of: int) -> Counter[tuple[str, ...]]:
    rng = Random(1)
    knowledge = table.knowledge(viewer)
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(GAMES):
        state = table.game.sample(knowledge, rng)
        found[tuple(state.names_of(state.hand[of]))] += 1
    return found


def test_a_hidden_card_is_any_unseen_card_of_its_deck() -> None:
    table = heirs(
        3,
        hands={"ann": "dog", "bob": "horse"},
        out="chef " * 5 + "guest " * 5 + "dog " * 3 + "horse " * 3,
    )
    found = hands(table, "ann", 1)
    assert set(found) == {("dog",), ("horse",)}
    assert found["horse",] / GAMES == pytest.approx(2 / 3, abs=0.05)


def test_what_was_taken_openly_is_there_and_the_own_hand_is_exact() -> None:
    table = heirs(3, hands={"ann": "dog", "bob": "horse"}, open_hands={"bob": "villa_a"})
    for hand in hands(table, "ann", 1):
        assert "villa_a" in hand
        assert len(hand) == 2
    assert set(hands(table, "ann", 0)) == {("dog",)}


def test_cards_put_aside_by_others_may_be_any_unseen_ones_and_own_ones_are_known() -> None:
    table = heirs(3, phase="keep", hands={"ann": "dog", "bob": "horse"})
    table.choose("ann", "enough")
    table.choose("bob", "enough")
    rng = Random(2)
    known = table.knowledge("ann")
    found: Counter[str] = Counter()
    for _ in range(GAMES):
        state = table.game.sample(known, rng)
        assert state.names_of(state.aside[0]) == ["dog"]
        (card,) = state.names_of(state.aside[1])
        found[card] += 1
        assert len(state.discard[3]) == 2
    assert set(found) == {"chef", "guest", "dog", "horse"}
    assert found["dog"] < found["horse"], "one of the dogs is known to lie elsewhere"


def test_sealed_answers_are_guessed_and_own_ones_are_kept() -> None:
    table = new_game(3)
    table.choose("ann", *[table.may("ann")[0]] * 2)
    mine = table.may("bob")[0]
    table.choose("bob", mine)
    rng = Random(3)
    runs = set()
    for _ in range(50):
        state = table.game.sample(table.knowledge("bob"), rng)
        assert [table.game.name(code) for code in state.runs[1]] == [mine]
        assert state.runs[2] == []
        assert len(state.runs[0]) == 2
        runs.add(tuple(state.runs[0]))
    assert len(runs) > 10


def test_a_table_view_is_not_enough() -> None:
    table = heirs(3)
    with pytest.raises(AssertionError, match="table view"):
        table.game.sample(table.view("ann"), Random(0))


def test_knowledge_of_the_sampled_state_is_the_same() -> None:
    table = heirs(
        4,
        hands={"ann": "villa_a", "bob": "gourmet"},
        open_hands={"cid": "wild"},
        boards={"ann": "crooked_agent farm_dog_horse+1!", "dot": "mansion_b@3"},
        discards="villa_b",
        number=4,
    )
    for viewer in ("ann", "bob", "cid", "dot", None):
        knowledge = table.knowledge(viewer)
        assert (
            table.game.knowledge(table.game.sample(knowledge, Random(4)), table.viewer(viewer)) == knowledge
        )
