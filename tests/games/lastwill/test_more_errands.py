"""Phase 3, errands: extensions, the market, unknown cards, the opera and wild companions (L-33 to L-37)."""

from __future__ import annotations

from itertools import permutations

import pytest

from clubantique.core.errors import NotPossible
from clubantique.games.lastwill.events import ExtensionTaken, MarketChanged, OperaVisited, UnknownDrawn

from .table import NAMES, Heirs, heirs

BOYS_2_2 = {"ann": 1, "bob": 2}  # two boys each
BOYS_1_1 = {"ann": 3, "bob": 5}  # one boy each
MODIFIERS = (-3, -2, 1, 3)


def spaces(table: Heirs, name: str) -> int:
    return table.view().heirs[NAMES.index(name)].spaces


# --- L-33 --------------------------------------------------------------------------------------


@pytest.mark.rule("L-33")
def test_an_extension_is_one_more_card_space() -> None:
    table = heirs(3, phase="errand")
    table.turn("extension")
    assert (spaces(table, "ann"), spaces(table, "bob"), table.view().extensions) == (6, 5, 11)
    assert table.told("extension-taken") == [ExtensionTaken(0, 6)]


@pytest.mark.rule("L-33")
def test_a_sixth_card_can_be_laid_there() -> None:
    full = {"ann": "club salon yacht wine_cellar box_guest"}
    table = heirs(2, phase="errand", plans=BOYS_1_1, boards=full, hands={"ann": "gourmet"})
    table.turn("extension")
    table.turn("opera")
    table.turn("lay gourmet")
    assert table.board("ann") == ["club", "salon", "yacht", "wine_cellar", "box_guest", "gourmet"]


@pytest.mark.rule("L-33")
def test_for_the_rest_of_the_game_and_there_is_no_limit_for_a_player() -> None:
    table = heirs(2, phase="errand", plans=BOYS_1_1, spaces={"ann": 9}, extensions=8)
    table.turn("extension")
    table.turn("opera")
    table.rest_of_round()
    assert (spaces(table, "ann"), table.view().extensions) == (10, 7)


@pytest.mark.rule("L-33")
def test_with_five_one_player_may_take_two_in_a_round() -> None:
    table = heirs(5, phase="errand", plans={"ann": 2, "bob": 1, "cid": 3, "dot": 4, "eve": 5})
    for errand in ("opera", "extension", "unknown event", "unknown event", "unknown event", "extension"):
        table.turn(errand)
    assert (spaces(table, "ann"), table.view().extensions) == (7, 10)


@pytest.mark.rule("L-33", "L-31")
def test_when_the_twelve_are_gone_the_errand_is_closed() -> None:
    assert heirs(5, phase="errand").view().extensions == 12
    assert "extension" not in heirs(5, phase="errand", extensions=0).may()
    table = heirs(5, phase="errand", extensions=1)
    table.turn("extension")
    assert "extension" not in table.may(), "though the second spot is free"


# --- L-34 --------------------------------------------------------------------------------------


@pytest.mark.rule("L-34")
@pytest.mark.parametrize("wanted", list(permutations(MODIFIERS)))
def test_the_modifiers_are_reassigned_in_any_way(wanted: tuple[int, int, int, int]) -> None:
    farm, villa, summer, mansion = wanted
    table = heirs(3, phase="errand", modifiers=MODIFIERS)
    table.turn("market", f"set-farm {farm:+}", f"set-villa {villa:+}", f"set-summer {summer:+}")
    assert table.modifiers == {"farm": farm, "villa": villa, "summer": summer, "mansion": mansion}
    assert table.heard(None, "market-changed") == [MarketChanged(0, *[f"{each:+}" for each in wanted])]
    assert table.player == "bob"


@pytest.mark.rule("L-34")
def test_including_not_at_all() -> None:
    table = heirs(3, phase="errand", modifiers=(3, -2, -3, 1))
    table.turn("market", "set-farm +3", "set-villa -2", "set-summer -3")
    assert table.modifiers == {"farm": 3, "villa": -2, "summer": -3, "mansion": 1}


@pytest.mark.rule("L-34")
def test_each_modifier_lies_on_one_type() -> None:
    table = heirs(3, phase="errand", modifiers=MODIFIERS)
    table.turn("market")
    assert table.may() == ["set-farm -3", "set-farm -2", "set-farm +1", "set-farm +3"]
    table.turn("set-farm +1")
    assert table.may() == ["set-villa -3", "set-villa -2", "set-villa +3"]
    table.turn("set-villa -3")
    assert table.may() == ["set-summer -2", "set-summer +3"]
    with pytest.raises(NotPossible):
        table.turn("set-summer +1")


@pytest.mark.rule("L-34")
def test_they_stay_where_they_are_after_the_round() -> None:
    table = heirs(2, phase="errand", plans=BOYS_1_1, modifiers=MODIFIERS)
    table.turn("market", "set-farm +3", "set-villa +1", "set-summer -2")
    table.turn("opera")
    table.rest_of_round()
    assert table.modifiers == {"farm": 3, "villa": 1, "summer": -2, "mansion": -3}


# --- L-35 --------------------------------------------------------------------------------------


@pytest.mark.rule("L-35")
@pytest.mark.parametrize(
    ("deck", "card"),
    [("event", "ball"), ("helper_expense", "yacht"), ("property", "villa_c"), ("companion", "dog")],
)
def test_an_unknown_card_is_the_top_card_of_a_deck(deck: str, card: str) -> None:
    table = heirs(3, phase="errand")
    before = len(table.deck(deck))
    table.wish(card)
    table.turn(f"unknown {deck}")
    assert (table.hand("ann"), len(table.deck(deck))) == ([card], before - 1)


@pytest.mark.rule("L-35", "L-95")
def test_the_deck_is_public_the_card_secret() -> None:
    table = heirs(3, phase="errand")
    heard = len(table.heard("bob", "cards-seen"))
    table.wish("villa_c")
    table.turn("unknown property")
    assert table.heard("bob", "unknown-drawn") == [UnknownDrawn(0, "property")]
    assert len(table.heard("bob", "cards-seen")) == heard
    assert table.view("bob").heirs[0].hand == {"property": 1}
    assert table.known("ann") == []
    assert table.own("ann").hand == ["villa_c"]


@pytest.mark.rule("L-35", "L-31")
def test_once_per_round_each() -> None:
    table = heirs(2, phase="errand", plans=BOYS_2_2)
    table.turn("unknown event")
    assert "unknown event" in table.may("bob"), "each colour has its own spot"
    table.turn("unknown event")
    assert not [text for text in table.may("ann") if text.startswith("unknown")]
    table.turn("opera")
    assert not [text for text in table.may("bob") if text.startswith("unknown")]
    with pytest.raises(NotPossible):
        table.turn("unknown companion")


@pytest.mark.rule("L-35")
def test_five_players_have_five_spots() -> None:
    table = heirs(5, phase="errand")
    for _ in range(5):
        table.turn("unknown companion")
    assert [len(table.hand(name)) for name in NAMES] == [1] * 5


@pytest.mark.rule("L-35", "L-11")
def test_an_empty_deck_with_a_discard_pile_is_reshuffled_for_it() -> None:
    others = heirs(2).deck("companion")
    others.remove("horse")
    table = heirs(3, phase="errand", discards="horse", out=" ".join(others))
    table.turn("unknown companion")
    assert (table.hand("ann"), table.discards("companion")) == (["horse"], [])
    assert "unknown companion" not in table.may("bob")
    assert "unknown event" in table.may("bob")


# --- L-36 --------------------------------------------------------------------------------------


@pytest.mark.rule("L-36")
def test_the_opera_costs_two_pounds_at_once() -> None:
    table = heirs(3, phase="errand", money={"ann": 20})
    table.turn("opera")
    assert (table.money("ann"), table.player) == (18, "bob")
    assert table.told("opera-visited") == [OperaVisited(0, 2)]


@pytest.mark.rule("L-36", "L-93")
def test_a_tailor_may_make_it_five() -> None:
    for spent in (2, 5):
        table = heirs(3, phase="errand", boards={"ann": "tailor"})
        table.turn("opera")
        assert table.may() == ["spend 2", "spend 5"]
        table.turn(f"spend {spent}")
        assert table.money("ann") == 70 - spent


@pytest.mark.rule("L-36", "L-63", "L-93")
def test_the_tailor_may_not_bring_anybody_into_debt_with_property() -> None:
    table = heirs(3, phase="errand", boards={"ann": "tailor farm_15"}, money={"ann": 4})
    table.turn("opera")
    assert (table.money("ann"), table.player) == (2, "bob")


@pytest.mark.rule("L-36", "L-70", "L-71")
@pytest.mark.parametrize(("money", "bankrupt"), [(3, False), (2, True), (1, True), (-4, True)])
def test_it_may_make_a_player_bankrupt(money: int, bankrupt: bool) -> None:
    table = heirs(3, phase="errand", money={"ann": money})
    table.turn("opera")
    assert table.money("ann") == money - 2
    assert table.view().heirs[0].bankrupt == bankrupt
    assert len(table.told("went-bankrupt")) == (1 if bankrupt and money > 0 else 0)


@pytest.mark.rule("L-36", "L-71")
def test_then_the_round_goes_on_and_is_the_last() -> None:
    table = heirs(2, phase="errand", plans=BOYS_2_2, money={"ann": 2})
    table.turn("opera")
    assert (table.view().last, table.phase, table.player) == (True, "errand", "bob")
    table.turn("extension")
    table.turn("take wild")
    table.turn("take wild")
    table.turn("done")
    table.turn("done")
    assert (table.phase, table.places) == ("over", [1, 2])


@pytest.mark.rule("L-36", "L-63")
def test_with_property_the_last_pounds_do_not_make_bankrupt() -> None:
    table = heirs(3, phase="errand", boards={"ann": "farm_15"}, money={"ann": 2})
    table.turn("opera")
    assert (table.money("ann"), table.view().last) == (0, False)


# --- L-37 --------------------------------------------------------------------------------------


@pytest.mark.rule("L-37")
def test_a_wild_companion_comes_into_the_hand() -> None:
    table = heirs(3, phase="errand")
    table.turn("take wild")
    assert table.hand("ann") == table.known("ann") == ["wild"]
    assert table.view().wilds == 1
    assert len(table.heard("bob", "wild-taken")) == 1


@pytest.mark.rule("L-37", "L-31")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_spot_for_each_of_the_two(seats: int) -> None:
    table = heirs(seats, phase="errand")
    table.turn("take wild")
    table.turn("take wild")
    assert (table.hand("ann"), table.hand("bob"), table.view().wilds) == (["wild"], ["wild"], 0)
    assert "take wild" not in table.may()


@pytest.mark.rule("L-37")
def test_a_player_with_two_boys_may_take_both() -> None:
    table = heirs(2, phase="errand", plans=BOYS_2_2)
    table.turn("take wild")
    table.turn("opera")
    table.turn("take wild")
    assert table.hand("ann") == ["wild", "wild"]
    assert "take wild" not in table.may()


@pytest.mark.rule("L-37", "L-31")
def test_the_spot_is_closed_when_none_lies_there() -> None:
    table = heirs(3, phase="errand", open_hands={"bob": "wild wild"})
    assert "take wild" not in table.may()
    table = heirs(3, phase="errand", open_hands={"bob": "wild"})
    table.turn("take wild")
    assert "take wild" not in table.may(), "though a spot is free"


@pytest.mark.rule("L-37", "L-49")
def test_one_that_returns_in_phase_four_cannot_be_taken_again_this_round() -> None:
    table = heirs(2, phase="errand", plans=BOYS_1_1, hands={"ann": "dinner_dog"})
    table.turn("take wild")
    table.turn("opera")
    table.turn("play dinner_dog", "wild-as dog")
    assert (table.hand("ann"), table.view().wilds) == ([], 2)
    assert "take wild" not in table.may()
    table.turn("done")
    assert "take wild" not in table.may("bob")
