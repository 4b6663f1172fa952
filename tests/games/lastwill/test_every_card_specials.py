"""Every special card, companion and Last Will, and the proof that no card of the box is left out."""

from __future__ import annotations

from collections import Counter

import pytest

from clubantique.games.lastwill.game import LastWill

from . import test_every_card_board as board
from . import test_every_card_events as events
from .every_card import Black, White, adds_to, is_activated, is_laid_and_replaced, is_raised, needs, plays
from .every_card import takes_companions as takes
from .table import heirs, new_game

CROWNS = {
    "early_start": 1,
    "gala_dinner": 1,
    "hectic_day_2": 2,
    "luxury_cruise": 2,
    "coach_and_four": 2,
    "hectic_day_3": 3,
    "masked_ball": 3,
    "premiere": 3,
    "banquet": 3,
    "world_tour": 3,
}
SPENDING = [
    White("gala_dinner", "", 1, 3),
    White("gala_dinner", "with chef", 1, 5),
    White("gala_dinner", "with guest", 1, 5),
    White("gala_dinner", "with guest, with chef", 1, 7),
    White("luxury_cruise", "", 2, 6),
    White("luxury_cruise", "with dog", 2, 9),
    White("luxury_cruise", "with guest", 2, 9),
    White("luxury_cruise", "with chef", 2, 9),
    White("luxury_cruise", "with guest, with dog, with chef", 2, 15),
    White("coach_and_four", "", 1, 3),
    White("coach_and_four", "with horse", 1, 6),
    White("coach_and_four", "with horse, with horse", 1, 9),
    White("masked_ball", "option 1", 2, 6),
    White("masked_ball", "option 2", 4, 13),
    White("masked_ball", "option 3", 6, 21),
    White("premiere", "", 1, 4),
    White("premiere", "with guest", 1, 7),
    White("premiere", "with horse", 1, 7),
    White("premiere", "with horse, with guest", 1, 10),
    White("banquet", "", 2, 7),
    White("banquet", "with chef", 2, 11),
    White("banquet", "with guest", 2, 11),
    White("banquet", "with chef, with guest", 2, 15),
    White("world_tour", "", 3, 12),
    White("world_tour", "with guest", 3, 16),
    White("world_tour", "with dog", 3, 15),
    White("world_tour", "with dog, with guest", 3, 19),
]
# What is left of the actions in the end is more than there was.
GAINING = [
    White("early_start", "", -1, 2),
    White("hectic_day_2", "", -2, 0),
    White("hectic_day_3", "", -2, 0),
]
RAISED = [
    ("gala_dinner", 3, "gourmet"),
    ("luxury_cruise", 6, "sailor"),
    ("coach_and_four", 3, "coachman"),
    ("masked_ball", 6, "tailor"),
    ("premiere", 4, "tailor"),
    ("banquet", 7, "gourmet"),
    ("world_tour", 12, "sailor"),
    ("early_start", 2, ""),
    ("hectic_day_2", 0, ""),
    ("hectic_day_3", 0, ""),
]
PARTIES = [("wild_party_2", "special_2"), ("wild_party_3", "special_3")]
MARKETS = ["livestock_market"]

BLACK = [
    (Black("private_table", 1, 0, [2, 4, 6], "guest chef", "gourmet"), "special_1"),
    (Black("school_friend", 1, 0, [1]), "special_1"),
    (Black("landscape_gardener", 1, 0, [1]), "special_2"),
    (Black("crooked_agent", 1, 0, []), "special_2"),
]

# A companion: a white card with the money it then spends, and a black card that takes it.
COMPANIONS = [
    ("chef", "dinner_chef_guest", 3, "reserv_chef1"),
    ("guest", "theatre_guest", 4, "box_guest"),
    ("dog", "dinner_dog", 4, "farm_dog"),
    ("horse", "carriage_horse", 4, "farm_15"),
]
WILD = ["wild"]
WILLS = [
    ("will_70", 70),
    ("will_80", 80),
    ("will_90", 90),
    ("will_100", 100),
    ("will_110", 110),
    ("will_120", 120),
    ("will_130", 130),
]


def named(row: White) -> str:
    return f"{row.card} {row.how}"


@pytest.mark.rule("L-42", "L-43", "L-44", "L-50", "L-91")
@pytest.mark.parametrize("row", SPENDING + GAINING, ids=named)
def test_a_white_special_costs_its_actions_and_money_and_leaves_the_game(row: White) -> None:
    plays(row, f"special_{CROWNS[row.card]}")


@pytest.mark.rule("L-41")
@pytest.mark.parametrize("row", SPENDING, ids=named)
def test_a_white_special_cannot_be_played_with_fewer_actions(row: White) -> None:
    needs(row)


@pytest.mark.rule("L-93")
@pytest.mark.parametrize(("card", "money", "helper"), RAISED)
def test_a_white_special_is_raised_by_the_helper_of_its_symbol(card: str, money: int, helper: str) -> None:
    is_raised(card, money, helper)


@pytest.mark.rule("L-91", "L-50")
@pytest.mark.parametrize("card", MARKETS)
def test_the_livestock_market_sets_two_animals_and_leaves_the_game(card: str) -> None:
    table = heirs(hands={"ann": card}, boards={"ann": "farm_dog_horse"}, actions={"ann": 3})
    table.turn(f"play {card}", "put farm_dog_horse", "put farm_dog_horse")
    assert (table.money("ann"), table.actions("ann"), table.board("ann")) == (70, 2, ["farm_dog_horse+2"])
    assert (table.hand("ann"), table.discards("special_1")) == ([], [card])


@pytest.mark.rule("L-91", "L-50")
@pytest.mark.parametrize(("card", "pile"), PARTIES)
def test_a_wild_party_lowers_houses_and_leaves_the_game(card: str, pile: str) -> None:
    table = heirs(hands={"ann": card}, boards={"ann": "villa_a mansion_a"}, actions={"ann": 3})
    table.turn(f"play {card}", "lower villa_a", "lower mansion_a", "lower villa_a")
    assert (table.money("ann"), table.actions("ann")) == (70, 2)
    assert table.board("ann") == ["villa_a@2", "mansion_a@1"]
    assert (table.hand("ann"), table.discards(pile)) == ([], [card])


@pytest.mark.rule("L-45", "L-50")
@pytest.mark.parametrize(("row", "pile"), BLACK)
def test_a_black_special_stays_on_the_board_until_it_leaves_the_game(row: Black, pile: str) -> None:
    is_laid_and_replaced(row, pile)


@pytest.mark.rule("L-46", "L-47")
@pytest.mark.parametrize(("row", "_"), BLACK)
def test_a_black_special_is_activated_and_takes_its_companions(row: Black, _: str) -> None:
    is_activated(row)
    takes(row.card, row.companions.split())
    if row.amounts:
        adds_to(row)


@pytest.mark.rule("L-43", "L-47", "L-50", "L-51")
@pytest.mark.parametrize(("companion", "white", "money", "black"), COMPANIONS)
def test_a_companion_joins_an_event_or_becomes_a_marker(
    companion: str, white: str, money: int, black: str
) -> None:
    table = heirs(hands={"ann": f"{white} {companion}"}, actions={"ann": 1})
    table.turn(f"play {white}", f"with {companion}")
    assert (table.money("ann"), table.actions("ann"), table.hand("ann")) == (70 - money, 0, [])
    assert table.discards("companion") == [companion]
    table = heirs(hands={"ann": f"{companion} {companion}"}, boards={"ann": black}, actions={"ann": 2})
    table.turn(f"put {black}")
    assert (table.money("ann"), table.actions("ann"), table.hand("ann")) == (70, 1, [companion])
    assert (table.board("ann"), table.discards("companion")) == ([f"{black}+1"], [companion])
    assert heirs(hands={"ann": companion}, actions={"ann": 9}).may() == ["done"]


@pytest.mark.rule("L-49", "L-43", "L-47")
@pytest.mark.parametrize("wild", WILD)
@pytest.mark.parametrize(("companion", "white", "money", "black"), COMPANIONS)
def test_a_wild_companion_stands_for_any_and_returns_to_the_offer(
    wild: str, companion: str, white: str, money: int, black: str
) -> None:
    table = heirs(
        open_hands={"ann": f"{wild} {wild}"}, hands={"ann": white}, boards={"ann": black}, actions={"ann": 2}
    )
    assert table.view().wilds == 0
    table.turn(f"play {white}", f"wild-as {companion}")
    if f"spend {money}" in table.may():  # somebody else could join
        table.turn(f"spend {money}")
    assert (table.money("ann"), table.actions("ann"), table.hand("ann")) == (70 - money, 1, [wild])
    table.turn(f"put {black}")
    assert (table.money("ann"), table.actions("ann"), table.hand("ann")) == (70 - money, 0, [])
    assert (table.board("ann"), table.view().wilds, table.discards("companion")) == ([f"{black}+1"], 2, [])


@pytest.mark.rule("L-05")
@pytest.mark.parametrize(("card", "money"), WILLS)
def test_a_last_will_gives_everybody_its_amount(card: str, money: int) -> None:
    kind = new_game(2).kinds(card)[0]
    table = new_game(3, [0, 1, 2, 3, kind], options={"will": "random"})
    assert [table.money(name) for name in ("ann", "bob", "cid")] == [money, money, money]
    assert (table.view().will, len(table.state.wills)) == (card, 6)
    assert card not in table.state.names_of(table.state.wills)


# --- none is left out --------------------------------------------------------------------------

TESTED = {
    "event": {row.card for row in events.EVENTS},
    "helper_expense": {row.card for row in [*board.HELPERS, *board.EXPENSES, *board.COUNTING_ROWS]},
    "property": {row.card for row in board.PROPERTIES},
    "companion": {card for card, *_ in COMPANIONS},
    "wild": set(WILD),
    "special": {row.card for row in SPENDING + GAINING}
    | {row.card for row, _ in BLACK}
    | {card for card, _ in PARTIES}
    | set(MARKETS),
    "last_will": {card for card, _ in WILLS},
}


@pytest.mark.rule("L-04", "L-50")
def test_each_of_the_94_cards_is_used_in_these_tests() -> None:
    cards = LastWill.built_in_components()["card"]
    in_the_box = Counter(card["deck"] for card in cards)
    assert in_the_box == {
        "event": 20, "helper_expense": 32, "property": 13, "companion": 4, "wild": 1, "special": 17, "last_will": 7
    }  # fmt: skip
    for deck, names in TESTED.items():
        assert names == {card["id"] for card in cards if card["deck"] == deck}
    assert sum(len(names) for names in TESTED.values()) == len({card["id"] for card in cards}) == 94
