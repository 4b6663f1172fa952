"""States that a seat's knowledge allows: only what M-90 keeps secret is guessed."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from .builder import crooks
from .laws import holds
from .table import DRAWERS, Crooks

VIEWERS = ["ann", "bob", None]


def busy() -> Crooks:
    """A table at which much has happened: the wife has a drawer open in the second round."""
    drawers = {"top-left": "1D / 2S", "bottom-front": "2D /"}
    table = crooks(3, drawers=drawers, cards={"thief": [8, 2, 5]}, plus={"cid": "1D 1S 2R"})
    table.reveal("thief", "thief", "detective")
    table.turn("open top-left", "flip")
    table.turn("shut", "turn two-left")
    table.turn("stay")
    table.reveal("wife", "detective", "smuggler")
    table.turn("open top-left")
    return table


def thieves(table: Crooks, viewer: str | None, times: int) -> list[list[int]]:
    """The thieves' numbers in so many guesses."""
    rng, knowledge = Random(5), table.knowledge(viewer)
    return [[held[3] for held in table.game.sample(knowledge, rng).numbers] for _ in range(times)]


@pytest.mark.rule("M-90", "M-91")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_guess_looks_the_same_to_whoever_made_it(viewer: str | None) -> None:
    table = busy()
    knowledge = table.knowledge(viewer)
    guess = table.game.sample(knowledge, Random(1))
    holds(guess)
    assert table.game.knowledge(guess, table.viewer(viewer)) == knowledge
    assert guess.cube == table.state.cube


@pytest.mark.rule("M-90", "M-91")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_guess_can_be_played_on(viewer: str | None) -> None:
    table = busy()
    guess = table.game.sample(table.knowledge(viewer), Random(2))
    for text in ("put diamond", "put sapphire", "flip"):
        guess.apply(0, table.game.code(text), table.play)
    table.turn("put diamond", "put sapphire", "flip")
    assert (guess.cube, guess.due, guess.minus_diamonds) == (
        table.state.cube,
        table.state.due,
        table.state.minus_diamonds,
    )


@pytest.mark.rule("M-90", "M-13")
def test_numbers_that_were_never_shown_are_any_that_are_left() -> None:
    table = crooks(3, cards={"thief": [8, 2, 5]})
    guesses = thieves(table, "ann", 300)
    assert {guess[0] for guess in guesses} == {8}
    assert {guess[1] for guess in guesses} == {guess[2] for guess in guesses} == {1, 2, 3, 4, 5, 6, 7}
    assert all(len(set(guess)) == 3 for guess in guesses)


@pytest.mark.rule("M-90", "M-22")
def test_numbers_that_were_shown_are_not_guessed() -> None:
    """Ann and Bob have passed their thieves on; Cid's was never seen."""
    guesses = thieves(busy(), None, 200)
    assert {(ann, bob) for ann, bob, _ in guesses} == {(2, 8)}
    assert {cid for _, _, cid in guesses} == {1, 3, 4, 5, 6, 7}


@pytest.mark.rule("M-90", "M-20")
def test_sealed_choices_are_guessed_among_those_in_hand_and_own_ones_are_not() -> None:
    table = crooks(3)
    table.reveal("thief", "detective", "jeweller")
    table.rest()
    table.choose("ann", "play jeweller")
    table.choose("bob", "play thief")
    knowledge, rng = table.knowledge("ann"), Random(3)
    guesses = [table.game.sample(knowledge, rng) for _ in range(100)]
    assert {str(guess.runs[0]) for guess in guesses} == {"[0]"}
    assert set(Counter(guess.runs[1][0] for guess in guesses)) == {0, 1, 2, 3, 4}
    assert {str(guess.runs[2]) for guess in guesses} == {"[]"}
    assert {str(guess.due) for guess in guesses} == {"[2]"}


def test_a_clone_goes_its_own_way() -> None:
    table = busy()
    before = table.game.everything(table.state)
    clone = table.state.clone()
    assert table.game.everything(clone) == before
    for text in ("put diamond", "put sapphire", "flip"):
        clone.apply(0, table.game.code(text), table.play)
    assert table.game.everything(table.state) == before
    assert clone.cube[DRAWERS.index("top-left")] != table.state.cube[DRAWERS.index("top-left")]
