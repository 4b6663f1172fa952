"""What cards do beyond spending is a table of the component file: other numbers, new effects, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from clubantique.core.errors import BadComponents
from clubantique.games.lastwill.game import LastWill
from clubantique.terminal.boards.lastwill_material import Material
from clubantique.texts.words import Words

from .boxes import last_will
from .table import heirs


def with_effect(name: str, **changes: Any) -> dict[str, Any]:
    """The built-in components with one effect that does something else."""
    components = LastWill.built_in_components()
    (row,) = (row for row in components["effect"] if row["id"] == name)
    row.update(changes)
    return components


def with_new(card: str, **row: Any) -> dict[str, Any]:
    """... with one more effect, which this card has instead of its own."""
    components = LastWill.built_in_components()
    components["effect"].append(row)
    (changed,) = (each for each in components["card"] if each["id"] == card)
    changed["effects"] = [row["id"]]
    return components


# --- files of the first version -----------------------------------------------------------------------


def test_a_file_without_the_table_has_the_one_of_the_house() -> None:
    old = LastWill.built_in_components()
    del old["effect"], old["version"], old["status"]
    game = LastWill(old)
    assert (game.custom, game.digest) == (False, last_will().digest)
    assert game.components["effect"] == last_will().components["effect"]


def test_another_number_makes_another_box() -> None:
    game = LastWill(with_effect("keep_2_more", keep=3))
    assert game.custom
    assert game.digest != last_will().digest


# --- other numbers ------------------------------------------------------------------------------------


@pytest.mark.rule("L-92")
def test_prices_change_by_what_the_table_says() -> None:
    game = LastWill(with_effect("house_price_pm_2", cheaper=1, dearer=4))
    table = heirs(hands={"ann": "villa_a"}, boards={"ann": "crooked_agent"}, actions={"ann": 1}, game=game)
    assert game.box.price_changes[game.box.card_numbers["crooked_agent"]][1] == [[-1, 4]]
    table.turn("buy villa_a", "spend 17")
    assert (table.money("ann"), table.actions("ann")) == (53, 0)


@pytest.mark.rule("L-92")
def test_several_price_helpers_with_other_numbers_add_up() -> None:
    changed = with_effect("house_price_pm_2", cheaper=1, dearer=4)
    boards = {"ann": "crooked_agent agent_trade"}
    table = heirs(hands={"ann": "villa_a"}, boards=boards, actions={"ann": 1}, game=LastWill(changed))
    agents = sum("house_price_pm_2" in effects_of(table.game, card) for card in boards["ann"].split())
    table.turn("buy villa_a")
    prices = {13 - low + 4 * high for low in range(agents + 1) for high in range(agents + 1 - low)}
    assert sorted(int(text.split()[1]) for text in table.may() if text.startswith("spend")) == sorted(prices)


def effects_of(game: LastWill, card: str) -> list[str]:
    return [game.box.effect_names[effect] for effect in game.box.effects[game.box.card_numbers[card]]]


@pytest.mark.rule("L-90")
def test_farms_and_their_markers_count_what_the_table_says() -> None:
    name = "spend_1_per_farm_and_1_per_dog_on_farms"
    (card,) = (each for each in last_will().box.cards if name in effects_of(last_will(), each))
    game = LastWill(with_effect(name, per_farm=3, per_marker={"dog": 5}))
    table = heirs(boards={"ann": f"{card} farm_dog+1"}, actions={"ann": 2}, game=game)
    printed = game.box.amounts[game.box.card_numbers[card]][0]
    table.turn(f"activate {card}")
    assert table.money("ann") == 70 - printed - 3 - 5


# --- new effects --------------------------------------------------------------------------------------


@pytest.mark.rule("L-92")
def test_a_new_effect_is_played_and_said() -> None:
    row = {"id": "villa_cheap", "on": "helper", "types": ["villa"], "cheaper": 5}
    game = LastWill(with_new("butler", **row))
    table = heirs(boards={"ann": "butler villa_a"}, actions={"ann": 1}, game=game)
    table.turn("sell villa_a")
    assert table.may() == ["get 8", "get 13"]
    material = Material(game, Words("en", "lastwill"), ["Ann"])
    assert material.effects("butler") == ["Villa −£5"]


@pytest.mark.rule("L-94")
def test_a_new_helper_brings_two_actions_in_every_round() -> None:
    game = LastWill(with_new("butler", id="plus_two_actions", on="helper", actions=2))
    table = heirs(hands={"ann": "butler"}, actions={"ann": 1}, game=game)
    table.turn("lay butler")
    assert table.actions("ann") == 2


# --- what is refused ----------------------------------------------------------------------------------

HELPING = ["saves", "cheaper", "dearer", "more_money", "actions", "white_actions", "cards", "keep"]


@pytest.mark.parametrize(
    ("row", "place", "problem"),
    [
        ({"id": "keep_2_more", "on": "helper", "keep": 2}, ".id", "repeated"),
        ({"id": "Keep", "on": "helper", "keep": 2}, ".id", "shape"),
        ({"id": "a", "on": "butler", "keep": 2}, ".on", "shape"),
        ({"id": "a", "on": "helper", "keep": -1}, ".keep", "shape"),
        ({"id": "a", "on": "helper", "flies": 2}, "", "shape"),
        ({"id": "a", "on": "helper"}, "", "one-of"),
        ({"id": "a", "on": "helper", "animals": 1}, ".animals", "one-of"),
        ({"id": "a", "on": "event", "keep": 1}, ".keep", "one-of"),
        ({"id": "a", "on": "expense", "actions": 1}, ".actions", "one-of"),
        ({"id": "a", "on": "helper", "keep": 1, "types": ["farm"]}, ".types", "one-of"),
        ({"id": "a", "on": "helper", "keep": 1, "uses": 1}, ".uses", "one-of"),
        ({"id": "a", "on": "helper", "keep": 1, "symbols": ["mask"]}, ".symbols", "one-of"),
        ({"id": "a", "on": "helper", "keep": 1, "opera": True}, ".opera", "one-of"),
        ({"id": "a", "on": "helper", "keep": 1, "deck": "event"}, ".deck", "one-of"),
        ({"id": "a", "on": "event", "animals": 1, "actions": 1}, "", "alone"),
        ({"id": "a", "on": "helper", "cheaper": 1}, ".types", "missing"),
        ({"id": "a", "on": "helper", "saves": "trade", "uses": 1}, ".types", "missing"),
        ({"id": "a", "on": "helper", "saves": "trade", "types": ["farm"]}, ".uses", "missing"),
        ({"id": "a", "on": "helper", "more_money": 1}, ".symbols", "missing"),
        ({"id": "a", "on": "helper", "cards": 4}, ".deck", "repeated"),
        ({"id": "a", "on": "helper", "cards": 4, "deck": "event"}, ".deck", "repeated"),
    ],
)
def test_an_effect_that_cannot_be_played_is_refused(row: dict[str, Any], place: str, problem: str) -> None:
    components = LastWill.built_in_components()
    components["effect"].append(row)
    with pytest.raises(BadComponents) as refused:
        LastWill(components)
    number = len(components["effect"]) - 1
    assert refused.value.facts["place"] == f"$.effect[{number}]{place}"
    assert refused.value.facts["problem"] == problem


def test_what_a_helper_can_do_is_said() -> None:
    with pytest.raises(BadComponents) as refused:
        LastWill(with_effect("keep_2_more", keep=0))
    assert refused.value.facts["expected"] == HELPING
