"""Component files: the boards, and games with other files."""

from __future__ import annotations

from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from clubantique.core.errors import BadComponents
from clubantique.core.registry import load, load_file
from clubantique.games.lastwill.game import LastWill
from games.common import Croupier

from .boxes import with_card, with_cards, with_parts
from .table import Heirs, heirs, new_game
from .test_components import facts, facts_of

PLAN = [1, 1, 1]
SPOTS = {"wild": 2, "extension": 1, "market": 1, "opera": 1}


def space(slot: str, *from_to: list[Any]) -> dict[str, Any]:
    return {"slot": slot, "from_to": list(from_to), "spots": "own"}


BAD_BOARDS: list[tuple[dict[str, Any], str, str, object, object]] = [
    ({"players": [1, 5]}, "$.players", "players", [1, 5], "[2, 5]"),
    ({"players": [2, 6]}, "$.players", "players", [2, 6], "[2, 5]"),
    ({"players": [4, 3]}, "$.players", "players", [4, 3], "[2, 5]"),
    ({"boards__plans_2_3": [PLAN] * 3}, "$.boards.plans_2_3", "plans", 3, 4),
    ({"players": [3, 3], "boards__plans_2_3": [PLAN] * 2}, "$.boards.plans_2_3", "plans", 2, 3),
    ({"boards__plans_4_5": [PLAN] * 4}, "$.boards.plans_4_5", "plans", 4, 5),
    ({"boards__plans_4_5": [PLAN] * 3}, "$.boards.plans_4_5", "plans", 3, 4),
    ({"boards__spots": {"2": SPOTS, "3": SPOTS, "5": SPOTS}}, "$.boards.spots", "spots", ["2", "3", "5"], 4),
    ({"boards__offer_4_5": [space("A", [1, 6, "event"])]}, "$.boards.A.from_to", "rounds", 7, 7),
    ({"boards__offer_4_5": [space("A", [2, 7, "event"])]}, "$.boards.A.from_to", "rounds", 1, 7),
    ({"boards__offer_2_3": [space("A")]}, "$.boards.A.from_to", "rounds", 1, 7),
    (
        {"boards__offer_2_3": [space("A", [1, 4, "event"], [4, 7, "special"])]},
        "$.boards.A.from_to",
        "rounds",
        4,
        7,
    ),
    ({"boards__supplement_3": [space("B", [1, 3, "event"])]}, "$.boards.B.from_to", "rounds", 4, 7),
    ({"boards__supplement_5": [space("B", [1, 3, "event"])]}, "$.boards.B.from_to", "rounds", 4, 7),
    ({"boards__rounds": 8}, "$.boards.S1.from_to", "rounds", 8, 8),
    ({"boards__supplement_3": [space("N1", [1, 7, "event"])]}, "$.boards", "repeated", "N1", ""),
    ({"boards__supplement_5": [space("N6", [1, 7, "event"])]}, "$.boards", "repeated", "N6", ""),
    ({"boards__start_hand_helper": 8}, "$.decks.helper_expense", "cards", 39, 40),
    ({"boards__start_hand_property": 5}, "$.decks.property", "cards", 24, 25),
    ({"boards__start_keep": 7}, "$.boards.start_keep", "cards", 6, 7),
]


@pytest.mark.rule("L-01", "L-02", "L-06", "L-10")
@pytest.mark.parametrize(("changes", "place", "problem", "found", "expected"), BAD_BOARDS)
def test_boards_that_no_game_can_be_played_on_are_refused(
    changes: dict[str, Any], place: str, problem: str, found: object, expected: object
) -> None:
    assert facts_of(with_parts(**changes)) == facts(place, problem, found, expected)


@pytest.mark.rule("L-06")
def test_all_first_cards_may_be_kept() -> None:
    assert LastWill(with_parts(boards__start_keep=6)).box.start_keep == 6


MISSHAPEN: list[tuple[dict[str, Any], str]] = [
    ({"boards__rounds": 0}, "$.boards.rounds"),
    ({"boards__rounds": "7"}, "$.boards.rounds"),
    ({"boards__extensions": -1}, "$.boards.extensions"),
    ({"boards__player_board_slots": 0}, "$.boards.player_board_slots"),
    ({"boards__modifiers": [-3, -2, 1]}, "$.boards.modifiers"),
    ({"boards__plans_2_3": [[1, 3, 1]] * 4}, "$.boards.plans_2_3[0][1]"),
    ({"boards__plans_2_3": [[1, 0, 1]] * 4}, "$.boards.plans_2_3[0][1]"),
    ({"boards__plans_2_3": [[-1, 1, 1]] * 4}, "$.boards.plans_2_3[0][0]"),
    ({"boards__plans_2_3": [[1, 1]] * 4}, "$.boards.plans_2_3[0]"),
    ({"boards__start_money": 0}, "$.boards.start_money"),
    ({"boards__unknown_card_spots_per_player": 2}, "$.boards.unknown_card_spots_per_player"),
    (
        {"boards__property_types": ["villa", "farm", "summer", "mansion"]},
        "$.boards.property_types[0]",
    ),
    ({"boards__offer_2_3": [space("a b", [1, 7, "event"])]}, "$.boards.offer_2_3[0].slot"),
    ({"boards__offer_2_3": [space("A", [1, 7, "wild"])]}, "$.boards.offer_2_3[0].from_to[0][2]"),
    ({"boards__offer_2_3": [space("A", [0, 7, "event"])]}, "$.boards.offer_2_3[0].from_to[0][0]"),
    ({"boards__spots": {"2": {"wild": 2}}}, "$.boards.spots[...]"),
    ({"boards__uncle": 1}, "$.boards"),
    ({"decks__uncle": 1}, "$.decks"),
    ({"uncle": 1}, "$"),
    ({"card": []}, "$.decks.property"),
    ({"card": 140}, "$.card"),
]


@pytest.mark.parametrize(("changes", "place"), MISSHAPEN)
def test_a_file_of_the_wrong_shape_is_refused_with_the_place(changes: dict[str, Any], place: str) -> None:
    assert facts_of(with_parts(**changes))["place"] == place


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"count": 0}, ".count"),
        ({"id": "Ball"}, ".id"),
        ({"deck": "events"}, ".deck"),
        ({"crowns": 4}, ".crowns"),
        ({"symbols": ["crown"]}, ".symbols[0]"),
        ({"companions": [{"kind": "cat", "add": 1}]}, ".companions[0].kind"),
        ({"options": [{"actions": -1, "money": 2}]}, ".options[0].actions"),
        ({"activate": [{"actions": 0, "money": 1, "slots": []}] * 2}, ".activate"),
        ({"price": 3}, ""),
    ],
)
def test_so_is_a_card_of_the_wrong_shape(changes: dict[str, Any], field: str) -> None:
    refused = facts_of(with_card("dinner_basic", changes))
    assert (refused["place"], refused["problem"]) == (f"$.card[0]{field}", "shape")


@pytest.mark.parametrize("slot", ["wild", "Wild", "s2"])
def test_offer_spaces_that_are_written_like_another_errand_are_refused(slot: str) -> None:
    """`take wild` is a wild companion, and case does not matter in a choice."""
    offer = deepcopy(LastWill.built_in_components()["boards"]["offer_2_3"])
    offer[0]["slot"] = slot
    with pytest.raises(BadComponents):
        LastWill(with_parts(boards__offer_2_3=offer))


def loaded(components: dict[str, Any]) -> LastWill | None:
    try:
        return LastWill(components)
    except BadComponents:
        return None


@pytest.mark.rule("L-06")
def test_a_file_that_lets_nobody_keep_first_cards_is_refused_or_can_be_played() -> None:
    game = loaded(with_parts(boards__start_keep=0))
    if game:
        table = new_game(2, game=game)
        assert all(table.may(name) for name in table.due)


@pytest.mark.rule("L-80")
def test_a_file_that_lets_nobody_keep_cards_is_refused_or_can_be_played() -> None:
    game = loaded(with_parts(boards__hand_limit=0))
    if game:
        table = heirs(2, game=game, hands={"ann": "ball"})
        table.turn("done")
        table.turn("done")
        assert all(table.may(name) for name in table.due)


@pytest.mark.rule("L-05")
def test_a_will_that_is_there_twice_is_drawn_twice_as_often_or_refused() -> None:
    components = with_card("will_100", {"count": 2})
    components["decks"]["last_will"] = 8
    game = loaded(components)
    if game:
        table = new_game(2, game=game, options={"will": "random"})
        assert len(table.croupier.pools[4]) == 8


# --- other files -------------------------------------------------------------------------------


def first_choices(table: Heirs) -> None:
    while table.due:
        table.choose(table.due[0], table.may(table.due[0])[0])


@pytest.mark.rule("L-08")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_file_with_three_rounds_is_played_to_the_end(seats: int) -> None:
    table = new_game(seats, game=LastWill(with_parts(boards__rounds=3)))
    first_choices(table)
    assert (table.phase, table.state.round) == ("over", 3)
    assert sorted(table.places) == list(range(1, seats + 1))


@pytest.mark.rule("L-10")
def test_an_offer_for_more_rounds_than_are_played_will_do() -> None:
    offer = [space("A", [1, 9, "companion"])]
    table = new_game(4, game=LastWill(with_parts(boards__offer_4_5=offer)))
    assert table.offer == {"A": "chef"}


@pytest.mark.rule("L-01", "L-03", "L-05", "L-06", "L-33", "L-36")
def test_the_numbers_of_another_file_are_the_ones_that_count() -> None:
    changes = {"modifiers": [0, 4, 4, -9], "player_board_slots": 3, "extensions": 1, "opera_money": 7}
    game = LastWill(
        with_parts(
            **{f"boards__{name}": value for name, value in changes.items()}, boards__start_hand_helper=1
        )
    )
    table = new_game(2, game=game)
    assert sorted(table.modifiers.values()) == [-9, 0, 4, 4]
    assert [heir.hand for heir in table.view().heirs] == [{"helper_expense": 1, "property": 3}] * 2
    table = heirs(2, phase="errand", game=game)
    table.turn("opera")
    table.turn("extension")
    assert (table.money("ann"), table.view().heirs[1].spaces, table.view().extensions) == (63, 4, 0)


@pytest.mark.rule("L-34")
def test_equal_modifiers_are_not_told_apart() -> None:
    game = LastWill(with_parts(boards__modifiers=[4, 0, 4, -9]))
    table = heirs(2, phase="errand", game=game, modifiers=(4, 0, 4, -9))
    table.turn("market")
    assert table.may() == ["set-farm -9", "set-farm +0", "set-farm +4"]
    table.turn("set-farm +4")
    assert table.may() == ["set-villa -9", "set-villa +0", "set-villa +4"]
    table.turn("set-villa +4")
    assert table.may() == ["set-summer -9", "set-summer +0"]


@pytest.mark.rule("L-04")
def test_other_numbers_of_cards() -> None:
    game = with_cards(butler=4, dog=1)
    table = heirs(2, game=game)
    assert (len(table.deck("helper_expense")), len(table.deck("companion"))) == (42, 16)
    assert (table.deck("helper_expense").count("butler"), table.deck("companion").count("dog")) == (4, 1)


@pytest.mark.rule("L-01")
def test_a_file_for_fewer_players_needs_no_boards_for_more() -> None:
    spots = {"2": SPOTS, "3": SPOTS}
    changes = {"boards__spots": spots, "boards__plans_4_5": [], "boards__offer_4_5": []}
    game = LastWill(with_parts(players=[2, 3], **changes))
    assert (game.fewest, game.most) == (2, 3)
    assert len(new_game(3, game=game).offer) == 8


@pytest.mark.rule("L-03")
def test_equal_modifiers_are_drawn_as_one() -> None:
    croupier = Croupier()
    LastWill(with_parts(boards__modifiers=[4, 0, 4, -9])).setup(2, {}, croupier)
    assert croupier.pools[:4] == [[0, 1, 2, 2], [1, 2, 2], [2, 2], [2]]


@pytest.mark.rule("L-35")
def test_a_board_may_have_no_spot_for_unknown_cards() -> None:
    game = LastWill(with_parts(boards__unknown_card_spots_per_player=0))
    offered = heirs(2, phase="errand", game=game).may()
    assert "opera" in offered
    assert not [text for text in offered if text.startswith("unknown")]


def written(folder: Path, old: str, new: str) -> Path:
    """The built-in file with one line changed."""
    file = folder / "box.toml"
    built_in = files("clubantique.games.lastwill").joinpath("components.toml").read_text()
    assert old in built_in
    file.write_text(built_in.replace(old, new))
    return file


def test_a_component_file_is_read_from_disk(tmp_path: Path) -> None:
    game = load_file("lastwill", written(tmp_path, "start_money = 70", "start_money = 90"))
    assert (game.components["boards"]["start_money"], game.custom) == (90, True)
    assert not load("lastwill").custom


def test_a_bad_file_on_disk_is_refused_with_the_place(tmp_path: Path) -> None:
    with pytest.raises(BadComponents) as refused:
        load_file("lastwill", written(tmp_path, "event = 31", "event = 30"))
    assert refused.value.facts == facts("$.decks.event", "deck", 31, 30)
