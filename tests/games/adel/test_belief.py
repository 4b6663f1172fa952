"""Belief: what a seat may take for possible, and how often."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from clubantique.core.outside import Chance
from clubantique.games.adel import belief
from clubantique.games.adel.exhibition import can_exhibit
from clubantique.games.adel.flow import AdelState
from clubantique.games.adel.game import Adel

GAME = Adel()
ROUNDS = 600


def played(seats: int, choices: list[str], seed: int = 1, **options: str) -> AdelState:
    """A game in which the seats that are due answer with these choices, one after the other."""
    outside = Chance(Random(seed))
    state = GAME.setup(seats, options, outside)
    for text in choices:
        state.apply(state.due[0], GAME.code(text), outside)
    return state


def samples(state: AdelState, viewer: int | None, count: int = ROUNDS) -> list[AdelState]:
    rng = Random(5)
    knowledge = GAME.knowledge(state, viewer)
    return [GAME.sample(knowledge, rng) for _ in range(count)]


def give(state: AdelState, seat: int, cards: str) -> None:
    """Exchange this player's cards for others that lie in the piles."""
    numbers = sorted(state.box.card_numbers[name] for name in cards.split())
    state.pool = sorted([*state.pool, *state.cards[seat]])
    state.pool = [card for card in state.pool if card not in numbers]
    state.cards[seat] = numbers


@pytest.mark.rule("A-91")
def test_every_unseen_card_is_as_likely_in_a_hand_as_in_the_piles() -> None:
    state = played(3, [])
    held = Counter(card for guess in samples(state, 0) for card in guess.cards[1])
    unseen = GAME.knowledge(state, 0).memory
    assert unseen is not None
    assert {state.box.cards[card] for card in held} == set(unseen.unseen)
    expected = ROUNDS * 4 / len(unseen.unseen)
    assert all(expected / 2 < times < expected * 2 for times in held.values())


@pytest.mark.rule("A-90")
def test_own_cards_and_the_visible_ones_are_never_guessed() -> None:
    state = played(4, [])
    for guess in samples(state, 2, 20):
        assert guess.cards[2] == state.cards[2]
        assert guess.top == state.top
        assert guess.size == state.size


@pytest.mark.rule("A-91")
def test_a_bought_card_stays_where_it_went() -> None:
    state = played(
        3, ["auction", "castle", "castle", "bid 24", "detective", "detective", "buy right"], seed=1
    )
    bought = state.seen[0]
    assert len(bought) == 1
    assert all(bought[0] in guess.cards[0] and guess.seen[0] == bought for guess in samples(state, 1, 20))


def test_whoever_has_played_the_exhibition_can_exhibit() -> None:
    state = played(3, ["castle"] * 3)
    for seat in (0, 1):
        give(state, seat, ["A1698 B1580 C1468 D1921", "A1725 B1650 C1540 D1928"][seat])
    outside = Chance(Random(2))
    for seat, text in enumerate(["exhibit", "exhibit", "detective"]):
        state.apply(seat, GAME.code(text), outside)
    possible = [can_exhibit(guess, seat) for guess in samples(state, 2, 200) for seat in (0, 1)]
    assert all(possible)


def test_an_action_card_face_down_may_be_anything_that_is_allowed() -> None:
    state = played(3, ["auction", "castle", "castle"])
    give(state, 1, "A1698 C1468 E1760 F1878")
    outside = Chance(Random(2))
    own_bid = GAME.name(state.legal(0)[0])
    for text in (own_bid, "detective", "detective"):
        state.apply(state.due[0], GAME.code(text), outside)
    guesses = samples(state, 0)
    guessed = Counter(GAME.name(guess.action[1]).split()[0] for guess in guesses)
    assert set(guessed) == {"detective", "thief", "exhibit"}
    assert guessed["thief"] > guessed["detective"] > guessed["exhibit"] > 0
    assert all(not guess.revealed[1] and guess.revealed[0] for guess in guesses)
    assert {GAME.name(guess.action[0]) for guess in guesses} == {own_bid}


def test_ones_own_action_card_is_not_guessed() -> None:
    state = played(3, ["auction", "castle", "castle"])
    outside = Chance(Random(2))
    for text in (GAME.name(state.legal(0)[0]), "detective", "detective"):
        state.apply(state.due[0], GAME.code(text), outside)
    assert {guess.action[1] for guess in samples(state, 1, 50)} == {GAME.code("detective")}


def test_a_sealed_choice_may_be_anything_and_an_open_one_nothing_yet() -> None:
    state = played(3, ["castle"])
    guesses = samples(state, 1)
    places = Counter(GAME.name(guess.runs[0][0]) for guess in guesses)
    assert ROUNDS * 0.4 < places["castle"] < ROUNDS * 0.6
    assert sum(places.values()) == ROUNDS
    assert all(guess.due == [1, 2] and guess.runs[1:] == [[], []] for guess in guesses)


def test_ones_own_unfinished_run_is_kept() -> None:
    state = played(2, ["auction"], variant="surprise")
    assert {tuple(guess.runs[0]) for guess in samples(state, 0, 20)} == {(GAME.code("auction"),)}
    assert {tuple(guess.runs[0]) for guess in samples(state, 1, 20)} == {()}


def test_thieves_that_are_still_to_act_stand_in_line() -> None:
    state = played(4, ["castle"] * 4)
    give(state, 0, "A1698 B1580 C1468 D1921")
    outside = Chance(Random(2))
    for seat in range(4):
        text = "exhibit" if seat == 0 else GAME.name(state.legal(seat)[-1])
        state.apply(seat, GAME.code(text), outside)
    for text in ("show A1698", "show B1580", "show C1468", "done"):
        state.apply(0, GAME.code(text), outside)
    assert len(state.burglars) == 2
    for viewer in (None, 0, 1, 2, 3):
        assert all(guess.burglars == state.burglars for guess in samples(state, viewer, 5))


def test_a_contradiction_fails_loudly() -> None:
    state = played(3, ["castle"] * 3)
    give(state, 0, "A1698 B1580 C1468 D1921")
    outside = Chance(Random(2))
    for seat, text in enumerate(["exhibit", "detective", "detective"]):
        state.apply(seat, GAME.code(text), outside)
    give(state, 0, "A1698")
    with pytest.raises(belief.NoLayout):
        samples(state, 1, 1)


def test_a_table_view_knows_too_little_to_guess_from() -> None:
    state = played(3, [])
    with pytest.raises(AssertionError):
        GAME.sample(GAME.table(state, 0), Random(1))


def test_after_the_end_there_is_nothing_to_guess() -> None:
    outside, rng = Chance(Random(1)), Random(2)
    state = GAME.setup(3, {}, outside)
    while state.due:
        options = state.legal(state.due[0])
        state.apply(state.due[0], options[int(rng.random() * len(options))], outside)
    guess = GAME.sample(GAME.knowledge(state, None), rng)
    assert GAME.everything(guess) == GAME.everything(state)


def test_a_clone_has_everything() -> None:
    outside, rng = Chance(Random(1)), Random(2)
    state = GAME.setup(4, {}, outside)
    while state.due:
        assert GAME.everything(state.clone()) == GAME.everything(state)
        assert state.clone().aids == state.aids
        options = state.legal(state.due[0])
        state.apply(state.due[0], options[int(rng.random() * len(options))], outside)
    assert GAME.everything(state.clone()) == GAME.everything(state)
