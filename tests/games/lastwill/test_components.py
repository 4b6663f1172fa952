"""Component files: what is in the box, and what no game can be played with."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from clubantique.core.errors import BadComponents
from clubantique.games.lastwill.game import LastWill

from .boxes import last_will, with_card, with_parts

NAMES = last_will().box.effect_names
SPENDING, EVENT_EFFECTS, HELPING = NAMES[:3], NAMES[3:7], NAMES[7:]
TYPES = ["farm", "villa", "summer", "mansion"]
CROWNS = [1, 2, 3]
ONE_ACTION = {"actions": 1, "money": 2}
DOG = {"kind": "dog", "add": 3}

Facts = tuple[str, object, object]


def facts_of(components: dict[str, Any]) -> dict[str, object]:
    """Why this file is refused."""
    with pytest.raises(BadComponents) as refused:
        LastWill(components)
    return refused.value.facts


def facts(place: str, problem: str, found: object, expected: object) -> dict[str, object]:
    return {"place": place, "problem": problem, "found": found, "expected": expected}


def number(name: str) -> int:
    """The place of a card in the file."""
    return last_will().box.card_numbers[name]


# --- the box -----------------------------------------------------------------------------------


def test_there_are_140_cards_in_seven_decks() -> None:
    decks: Counter[str] = Counter()
    for card in LastWill.built_in_components()["card"]:
        decks[card["deck"]] += card["count"]
    assert decks == {
        "event": 31,
        "helper_expense": 39,
        "property": 24,
        "companion": 20,
        "special": 17,
        "wild": 2,
        "last_will": 7,
    }
    assert decks.total() == 140


def test_the_boards_of_the_box() -> None:
    box = last_will().box
    assert (box.modifiers, box.board_spaces, box.extensions) == ([-3, -2, 1, 3], 5, 12)
    assert (box.rounds, box.start_money, box.opera_money, box.property_penalty) == (7, 70, 2, 5)
    assert (box.start_helpers, box.start_properties, box.start_keep, box.hand_limit) == (3, 3, 2, 2)
    assert (last_will().fewest, last_will().most) == (2, 5)
    assert [box.will_money[will] for will in box.wills] == [70, 80, 90, 100, 110, 120, 130]


def test_six_farms_and_six_houses_of_each_type() -> None:
    types: Counter[str] = Counter()
    for card in LastWill.built_in_components()["card"]:
        if card["deck"] == "property":
            types[card["symbols"][0]] += card["count"]
    assert types == {"farm": 6, "villa": 6, "summer": 6, "mansion": 6}


# --- cards -------------------------------------------------------------------------------------

BAD_CARDS: list[tuple[str, dict[str, Any], str, str, object, object]] = [
    ("ball", {"frame": "black"}, "frame", "one-of", "black", ["white"]),
    ("butler", {"frame": "white"}, "frame", "one-of", "white", ["black"]),
    ("villa_a", {"frame": "grey"}, "frame", "one-of", "grey", ["black"]),
    ("banquet", {"frame": "grey"}, "frame", "one-of", "grey", ["white", "black"]),
    ("dog", {"frame": "white"}, "frame", "one-of", "white", ["grey"]),
    ("wild", {"frame": "none"}, "frame", "one-of", "none", ["grey"]),
    ("will_70", {"frame": "white"}, "frame", "one-of", "white", ["none"]),
    ("butler", {"kind": "property"}, "kind", "one-of", "property", ["helper", "expense"]),
    ("butler", {"kind": ""}, "kind", "one-of", "", ["helper", "expense"]),
    ("villa_a", {"kind": "expense"}, "kind", "one-of", "expense", ["property"]),
    ("villa_a", {"kind": ""}, "kind", "one-of", "", ["property"]),
    ("ball", {"kind": "expense"}, "kind", "one-of", "expense", []),
    ("dog", {"kind": "helper"}, "kind", "one-of", "helper", []),
    ("banquet", {"kind": "helper"}, "kind", "one-of", "helper", ["helper", "expense"]),
    ("crooked_agent", {"kind": ""}, "kind", "one-of", "", ["helper", "expense"]),
    ("crooked_agent", {"kind": "property"}, "kind", "one-of", "property", ["helper", "expense"]),
    ("banquet", {"crowns": None}, "crowns", "one-of", None, CROWNS),
    ("ball", {"crowns": 1}, "crowns", "one-of", 1, CROWNS),
    ("dog", {"crowns": 3}, "crowns", "one-of", 3, CROWNS),
    # effects that nobody knows, or that a card of this frame cannot have
    ("butler", {"effects": ["fly"]}, "effects", "one-of", "fly", HELPING),
    ("butler", {"effects": ["spend_2_per_farm"]}, "effects", "one-of", "spend_2_per_farm", HELPING),
    ("butler", {"effects": ["gain_3_actions"]}, "effects", "one-of", "gain_3_actions", HELPING),
    ("butler", {"effects": ["upkeep_plus_3"]}, "effects", "one-of", "upkeep_plus_3", HELPING),
    ("butler", {"effects": ["upkeep_plus_3:"]}, "effects", "one-of", "upkeep_plus_3:", HELPING),
    ("butler", {"effects": ["upkeep_plus_3:hut"]}, "effects", "one-of", "upkeep_plus_3:hut", HELPING),
    ("butler", {"effects": ["cutlery_plus_1:farm"]}, "effects", "one-of", "cutlery_plus_1:farm", HELPING),
    (
        "butler",
        {"effects": ["upkeep_plus_3:villa,villa"]},
        "effects",
        "one-of",
        "upkeep_plus_3:villa,villa",
        HELPING,
    ),
    (
        "gardener_vm",
        {"effects": ["upkeep_plus_3:villa,mansion", "fly"]},
        "effects",
        "one-of",
        "fly",
        [*HELPING, "upkeep_plus_3:villa,mansion"],
    ),
    ("club", {"effects": ["draw_plus_2"]}, "effects", "one-of", "draw_plus_2", SPENDING),
    ("club", {"effects": ["place_2_animals"]}, "effects", "one-of", "place_2_animals", SPENDING),
    ("ball", {"effects": ["keep_2_more"]}, "effects", "one-of", "keep_2_more", EVENT_EFFECTS),
    ("ball", {"effects": ["spend_2_per_farm"]}, "effects", "one-of", "spend_2_per_farm", EVENT_EFFECTS),
    ("villa_a", {"effects": ["keep_2_more"]}, "effects", "one-of", "keep_2_more", []),
    ("dog", {"effects": ["wild_companion"]}, "effects", "one-of", "wild_companion", []),
    ("wild", {"effects": ["keep_2_more"]}, "effects", "one-of", "keep_2_more", ["wild_companion"]),
    ("will_70", {"effects": ["start_money:0"]}, "effects", "one-of", "start_money:0", ["start_money:70"]),
    ("will_70", {"effects": ["start_money:x"]}, "effects", "one-of", "start_money:x", ["start_money:70"]),
    ("will_70", {"effects": ["money:70"]}, "effects", "one-of", "money:70", ["start_money:70"]),
    (
        "will_70",
        {"effects": ["start_money:12345"]},
        "effects",
        "one-of",
        "start_money:12345",
        ["start_money:70"],
    ),
    ("will_70", {"effects": []}, "effects", "missing", 0, 1),
    ("will_70", {"effects": ["start_money:70", "start_money:80"]}, "effects", "missing", 2, 1),
    # white cards
    ("ball", {"options": []}, "options", "missing", 0, 1),
    ("ball", {"companions": [DOG]}, "companions", "alone", 3, 1),
    ("wild_party_2", {"options": [ONE_ACTION] * 2}, "effects", "alone", ["depreciate_3"], 1),
    ("wild_party_2", {"companions": [DOG]}, "effects", "alone", ["depreciate_3"], 1),
    ("wild_party_2", {"symbols": ["mask"]}, "effects", "alone", ["depreciate_3"], 1),
    ("livestock_market", {"symbols": ["wine"]}, "effects", "alone", ["place_2_animals"], 1),
    (
        "livestock_market",
        {"effects": ["place_2_animals", "gain_2_actions"]},
        "effects",
        "alone",
        ["place_2_animals", "gain_2_actions"],
        1,
    ),
    ("races", {"companions": [DOG, {"kind": "dog", "add": 2}]}, "companions", "same-add", 2, 3),
    # black cards
    ("butler", {"place_actions": 0}, "place_actions", "missing", 0, 1),
    ("club", {"ladder": [5, 3]}, "ladder", "only-property", [5, 3], ""),
    ("butler", {"ladder": [5]}, "ladder", "only-property", [5], ""),
    ("villa_a", {"symbols": []}, "symbols", "one-of", [], TYPES),
    ("villa_a", {"symbols": ["mask"]}, "symbols", "one-of", ["mask"], TYPES),
    ("villa_a", {"symbols": ["villa", "farm"]}, "symbols", "one-of", ["villa", "farm"], TYPES),
    ("villa_a", {"symbols": ["villa", "mask"]}, "symbols", "one-of", ["villa", "mask"], TYPES),
    ("villa_a", {"ladder": []}, "ladder", "falling", [], ""),
    ("villa_a", {"ladder": [13, 10, 10, 3]}, "ladder", "falling", [13, 10, 10, 3], ""),
    ("villa_a", {"ladder": [3, 5, 7]}, "ladder", "falling", [3, 5, 7], ""),
    ("villa_a", {"depreciates": False}, "ladder", "farm", [13, 10, 7, 5, 3], ""),
    ("farm_15", {"depreciates": True}, "ladder", "farm", [15], ""),
    ("farm_15", {"ladder": [15, 12]}, "ladder", "farm", [15, 12], ""),
    ("villa_a", {"place_actions": 2}, "place_actions", "one-of", 2, [1]),
    ("villa_a", {"place_actions": 0}, "place_actions", "missing", 0, 1),
]


@pytest.mark.parametrize(("card", "changes", "field", "problem", "found", "expected"), BAD_CARDS)
def test_a_card_that_cannot_be_played_is_refused(
    card: str, changes: dict[str, Any], field: str, problem: str, found: object, expected: object
) -> None:
    place = f"$.card[{number(card)}].{field}"
    assert facts_of(with_card(card, changes)) == facts(place, problem, found, expected)


@pytest.mark.parametrize(
    ("basic", "slots"),
    [(3, [2]), (3, [3]), (1, [4, 2]), (1, [2, 2])],
)
@pytest.mark.parametrize("card", ["villa_a", "yacht", "butler"])
def test_amounts_rise_with_the_companions(card: str, basic: int, slots: list[int]) -> None:
    spaces = [{"kind": "dog", "money": money} for money in slots]
    data = with_card(card, {"activate": [{"actions": 1, "money": basic, "slots": spaces}]})
    assert facts_of(data) == facts(f"$.card[{number(card)}].activate", "rising", [basic, *slots], "")


GOOD_CARDS: list[tuple[str, dict[str, Any]]] = [
    ("butler", {"effects": ["upkeep_plus_3:farm,villa", "draw_plus_2"]}),
    ("butler", {"kind": "expense", "effects": []}),
    ("ball", {"effects": ["gain_2_actions"]}),
    ("coach_and_four", {"companions": [DOG, DOG, {"kind": "horse", "add": 1}]}),
    ("crooked_agent", {"kind": "expense", "effects": ["spend_2_per_farm"]}),
    ("villa_a", {"ladder": [20]}),
    ("villa_a", {"ladder": [9, 0]}),
    ("club", {"place_actions": 3}),
    ("will_70", {"effects": ["start_money:75"]}),
    ("world_tour", {"crowns": 1}),
]


@pytest.mark.parametrize(("card", "changes"), GOOD_CARDS)
def test_a_card_that_can_be_played_is_not(card: str, changes: dict[str, Any]) -> None:
    assert LastWill(with_card(card, changes)).custom


# --- decks -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deck", "size"),
    [
        ("event", 31), ("helper_expense", 39), ("property", 24), ("companion", 20),
        ("special", 17), ("wild", 2), ("last_will", 7),
    ],
)  # fmt: skip
@pytest.mark.parametrize("more", [-1, 1])
def test_a_deck_of_another_size_than_the_file_says_is_refused(deck: str, size: int, more: int) -> None:
    data = with_parts(**{f"decks__{deck}": size + more})
    assert facts_of(data) == facts(f"$.decks.{deck}", "deck", size, size + more)


def test_a_card_that_is_listed_twice_is_refused() -> None:
    data = with_card("cruise", {"id": "ball"})
    assert facts_of(data) == facts("$.card", "repeated", "ball", "")


@pytest.mark.parametrize(
    ("symbols", "found"),
    [
        (["dog"], ["chef", "dog", "dog", "guest"]),
        (["mask"], ["chef", "dog", "guest", "mask"]),
        ([], ["", "chef", "dog", "guest"]),
        (["horse", "dog"], ["chef", "dog", "guest", "horse+dog"]),
    ],
)
def test_there_is_a_card_for_each_companion(symbols: list[str], found: list[str]) -> None:
    data = with_card("horse", {"symbols": symbols})
    assert facts_of(data) == facts("$.card", "companions", found, ["chef", "dog", "guest", "horse"])


def without_deck(deck: str) -> dict[str, Any]:
    data = LastWill.built_in_components()
    data["card"] = [card for card in data["card"] if card["deck"] != deck]
    data["decks"][deck] = 0
    return data


@pytest.mark.parametrize("deck", ["wild", "last_will"])
def test_there_are_wild_companions_and_wills(deck: str) -> None:
    assert facts_of(without_deck(deck)) == facts("$.card", "kinds", 0, deck)


def test_wild_companions_are_all_alike() -> None:
    data = LastWill.built_in_components()
    (wild,) = [card for card in data["card"] if card["id"] == "wild"]
    data["card"].append({**wild, "id": "wilder"})
    data["decks"]["wild"] = 4
    assert facts_of(data) == facts("$.card", "kinds", 2, "wild")
