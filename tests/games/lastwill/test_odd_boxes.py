"""Boxes that are unusual but allowed can be played; those that cannot are refused in words, never by a stack trace."""

from __future__ import annotations

from typing import Any

import pytest

from clubantique.arena.match import Match
from clubantique.core.errors import BadComponents
from clubantique.games.lastwill.game import LastWill

from .boxes import with_card, with_parts
from .table import heirs


def refused(components: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(BadComponents) as error:
        LastWill(components)
    return str(error.value.facts["place"]), str(error.value.facts["problem"])


def test_an_effect_is_printed_once_on_a_card() -> None:
    twice = with_card("gourmet", {"effects": ["cutlery_plus_1"] * 2})
    assert refused(twice) == ("$.card[34].effects", "repeated")


def test_a_slot_is_written_alike_on_all_boards() -> None:
    components = with_parts()
    components["boards"]["offer_4_5"][0]["slot"] = "s1"
    assert refused(components) == ("$.boards", "repeated")


@pytest.mark.parametrize("name", ["dinner_basic\n", "Dinner", "a b", ""])
def test_a_card_is_called_something_that_can_be_said(name: str) -> None:
    assert refused(with_card("dinner_basic", {"id": name}))[1] == "shape"


def test_numbers_and_nesting_have_their_limits() -> None:
    assert refused(with_parts(boards__action_track=[16**4000]))[1] == "shape"
    assert refused(with_parts(players=[2, 16**4000]))[1] == "shape"
    deep: dict[str, Any] = {}
    for _ in range(3000):
        deep = {"a": deep}
    assert refused(deep)[1] == "shape"


def test_a_counting_expense_may_have_a_printed_amount() -> None:
    game = LastWill(with_card("farm_supplies", {"activate": [{"actions": 0, "money": 3, "slots": []}]}))
    table = heirs(3, boards={"ann": "farm_supplies"}, game=game)
    table.turn("activate farm_supplies")
    assert table.money("ann") == 67
    with_farms = heirs(3, boards={"ann": "farm_supplies farm_15 farm_dog"}, game=game)
    with_farms.turn("activate farm_supplies")
    assert with_farms.money("ann") == 63


def test_every_amount_that_can_be_counted_can_be_said() -> None:
    effects = ["spend_2_per_farm", "spend_2_per_horse_on_farms", "spend_1_per_farm_and_1_per_dog_on_farms"]
    activation = {"actions": 0, "money": 25, "slots": [{"kind": "dog", "money": 30}]}
    game = LastWill(with_card("farm_supplies", {"effects": effects, "activate": [activation]}))
    farms = "farm_15+1 farm_15+1 farm_dog_horse+2 farm_dog_horse+2 farm_dog+1 farm_horses+2"
    table = heirs(
        3, boards={"ann": f"farm_supplies+1 {farms}"}, money={"ann": 200}, spaces={"ann": 7}, game=game
    )
    table.turn("activate farm_supplies")
    counted = 2 * 6 + 2 * 6 + 6 + 3
    assert table.may() == [f"spend {25 + counted}", f"spend {30 + counted}"]


def test_many_equal_helpers_add_up_quickly() -> None:
    components = with_card("gourmet", {"count": 40})
    components["decks"]["helper_expense"] += 39
    board = " ".join(["gourmet"] * 40)
    table = heirs(
        3, hands={"ann": "dinner_basic"}, boards={"ann": board}, spaces={"ann": 40}, game=LastWill(components)
    )
    table.turn("play dinner_basic")
    assert table.may() == [f"spend {amount}" for amount in range(2, 43)]


def test_heirs_play_with_properties_that_cannot_be_activated() -> None:
    game = LastWill(with_card("villa_a", {"activate": []}))
    play = Match(game, ["heir", "heir"], {}, 1, 0).finish()
    assert play.over
