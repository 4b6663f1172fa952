"""Choosing characters, the order of turns and the cycle of six rounds: M-20, M-21 and M-23."""

from __future__ import annotations

from itertools import pairwise

import pytest

from clubantique.core.errors import NotAsked, NotPossible
from clubantique.games.meisterdiebe.box import CHARACTERS

from .builder import crooks
from .table import NAMES, Crooks

RULEBOOK = ["Martin", "Petra", "Frank", "Jean", "Maria", "Mustava", "Geraldo", "Franz"]
"""The players of the rulebook's example, seated so that seats help nobody."""


def rulebook() -> Crooks:
    """The rulebook's round: Frank jeweller 2, Maria jeweller 5, Mustava, Jean and Petra thieves 1, 6 and 8."""
    cards = {"jeweller": [1, 3, 2, 4, 5, 6, 7, 8], "thief": [2, 8, 3, 6, 4, 1, 5, 7]}
    table = crooks(8, names=RULEBOOK, cards=cards)
    table.reveal("detective", "thief", "jeweller", "thief", "jeweller", "thief", "master", "smuggler")
    return table


def order(table: Crooks) -> list[str]:
    """Who has a turn in this round, one after the other."""
    took, played = [], table.state.round
    while table.state.round == played and table.phase in ("open", "twist"):
        took.append(table.player)
        table.turn(*(["shut", "stay"] if table.phase == "open" else ["stay"]))
    return took


@pytest.mark.rule("M-20")
def test_all_choose_at_once_in_any_order() -> None:
    table = crooks(3)
    assert table.due == ["ann", "bob", "cid"]
    table.choose("cid", "play thief")
    table.choose("ann", "play thief")
    assert (table.phase, table.due) == ("choose", ["bob"])
    table.choose("bob", "play jeweller")
    assert (table.phase, table.due) == ("open", ["bob"])


@pytest.mark.rule("M-20")
def test_nothing_is_revealed_before_all_have_chosen() -> None:
    table = crooks(3)
    table.choose("cid", "play thief")
    table.choose("ann", "play jeweller")
    assert [crook.character for crook in table.view("bob").crooks] == [None] * 3
    assert table.told("character-revealed") == []
    table.choose("bob", "play detective")
    assert [crook.character for crook in table.view("bob").crooks] == ["jeweller", "detective", "thief"]
    assert len(table.told("character-revealed")) == 3


@pytest.mark.rule("M-20")
def test_one_card_each() -> None:
    table = crooks(3)
    table.choose("cid", "play thief")
    with pytest.raises(NotAsked):
        table.choose("cid", "play jeweller")


@pytest.mark.rule("M-21")
@pytest.mark.parametrize(("earlier", "later"), list(pairwise(CHARACTERS)))
def test_characters_have_their_turns_in_this_order(earlier: str, later: str) -> None:
    """Whatever the numbers, and whatever the seats."""
    table = crooks(2, cards={earlier: [7, 8]})
    table.reveal(later, earlier)
    assert order(table) == ["bob", "ann"]


@pytest.mark.rule("M-21")
def test_the_six_characters_in_order() -> None:
    table = crooks(6)
    table.reveal("detective", "master", "thief", "smuggler", "wife", "jeweller")
    assert order(table) == ["fay", "eve", "dot", "cid", "bob", "ann"]


@pytest.mark.rule("M-21")
@pytest.mark.parametrize("character", CHARACTERS)
def test_the_same_character_in_ascending_order_of_numbers(character: str) -> None:
    table = crooks(3, cards={character: [6, 2, 5]})
    table.reveal(character, character, character)
    assert order(table) == ["bob", "cid", "ann"]


@pytest.mark.rule("M-21")
def test_the_rulebooks_example_of_the_order_of_turns() -> None:
    assert order(rulebook()) == ["Frank", "Maria", "Franz", "Mustava", "Jean", "Petra", "Geraldo", "Martin"]


@pytest.mark.rule("M-22")
def test_the_rulebooks_example_of_passing_cards_on() -> None:
    """Frank and Maria swap; Petra, Jean and Mustava sit in this order clockwise."""
    table = rulebook()
    table.rest()
    assert (table.number("Frank", "jeweller"), table.number("Maria", "jeweller")) == (5, 2)
    thieves = [table.number(name, "thief") for name in ("Petra", "Jean", "Mustava")]
    assert thieves == [1, 8, 6]
    alone = [("Martin", "detective", 1), ("Geraldo", "master-thief", 7), ("Franz", "smuggler", 8)]
    assert [table.number(name, character) for name, character, _ in alone] == [each for _, _, each in alone]


@pytest.mark.rule("M-21")
def test_the_order_of_turns_is_open() -> None:
    table = rulebook()
    view = table.view(None)
    assert [RULEBOOK[seat] for seat in [view.turn, *view.order]][:3] == ["Frank", "Maria", "Franz"]


@pytest.mark.rule("M-23")
@pytest.mark.parametrize("character", CHARACTERS)
def test_a_played_character_cannot_be_chosen_again(character: str) -> None:
    table = crooks(2)
    table.reveal(character, "thief")
    table.rest()
    assert table.may("ann") == [f"play {each}" for each in CHARACTERS if each != character]
    with pytest.raises(NotPossible):
        table.choose("ann", f"play {character}")


@pytest.mark.rule("M-23")
def test_everybody_chooses_from_one_card_less_each_round() -> None:
    table = crooks(3)
    for left in (6, 5, 4, 3, 2):
        assert [len(table.may(name)) for name in NAMES[:3]] == [left] * 3
        table.quiet_round()


@pytest.mark.rule("M-23")
def test_the_sixth_card_is_played_without_a_choice() -> None:
    table = crooks(2, cards={"thief": [2, 1]})
    for _ in range(4):
        table.choose("ann", table.may("ann")[-1])
        table.choose("bob", table.may("bob")[-1])
        table.rest()
    table.reveal("jeweller", "wife")
    table.rest()
    assert (table.view().round, table.phase, table.due) == (6, "open", ["bob"])
    assert [crook.character for crook in table.view().crooks] == ["jewellers-wife", "jeweller"]


@pytest.mark.rule("M-23")
def test_after_the_sixth_round_everybody_takes_all_six_back() -> None:
    table = crooks(3)
    for number in range(1, 7):
        assert table.view().round == number
        table.quiet_round()
    assert (table.view().round, table.phase) == (7, "choose")
    for name in NAMES[:3]:
        assert table.may(name) == [f"play {character}" for character in CHARACTERS]
    assert len(table.told("hands-taken")) == 1


@pytest.mark.rule("M-23")
def test_the_hand_is_not_taken_back_earlier() -> None:
    table = crooks(2)
    for _ in range(5):
        table.quiet_round()
    assert table.told("hands-taken") == []
    assert [crook.hand for crook in table.view().crooks] == [[], []]
