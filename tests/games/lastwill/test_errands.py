"""Phase 3, errands: L-30 to L-33 (the other errands are in test_more_errands)."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotAsked, NotPossible
from clubantique.games.lastwill.events import ErrandImpossible, OfferTaken
from clubantique.games.lastwill.game import LastWill

from .boxes import with_parts
from .table import Heirs, heirs

DECKS = ("event", "helper_expense", "property", "companion")
UNKNOWN = [f"unknown {deck}" for deck in DECKS]
ELSEWHERE = ["take wild", "extension", "market", "opera"]
GROUP = {"G1": "gourmet", "G2": "villa_a", "G3": "yacht"}
SMALL = {"S1": "early_start", "S2": "gala_dinner", **GROUP, "N1": "farm_15", "N2": "dog"}
LARGE = {
    "S1": "early_start",
    "S2": "gala_dinner",
    "N1": "villa_a",
    "N2": "farm_15",
    "N3": "gourmet",
    "N4": "yacht",
    "N5": "ball",
    "N6": "dog",
}
BOYS_2_2 = {"ann": 1, "bob": 2}  # two boys each
BOYS_2_2_2 = {"ann": 1, "bob": 2, "cid": 4}


def every_card() -> str:
    """All cards of the four decks."""
    return " ".join(card for deck in DECKS for card in heirs(2).deck(deck))


def few_spots(**numbers: int) -> LastWill:
    """A box with other numbers of spots for three players."""
    spots = {"wild": 0, "extension": 0, "market": 0, "opera": 0, **numbers}
    return LastWill(with_parts(players=[3, 3], boards__spots={"3": spots}))


def offered(table: Heirs) -> list[str]:
    return [text.split()[1] for text in table.may() if text.startswith("take ") and text != "take wild"]


# --- L-30 --------------------------------------------------------------------------------------


@pytest.mark.rule("L-30", "L-32", "L-33", "L-34", "L-35", "L-36", "L-37")
def test_the_example_with_four_players() -> None:
    """Purple and Yellow take special cards, Blue an unknown card, Red the extension; then Purple is skipped."""
    purple, yellow, blue, red = "dot", "bob", "ann", "cid"
    plans = {purple: 1, yellow: 2, blue: 3, red: 4}
    table = heirs(4, phase="errand", plans=plans, offer=LARGE, modifiers=(3, 1, -2, -3))
    assert table.player == purple
    table.turn("take S1")
    assert (table.hand(purple), table.player) == (["early_start"], yellow)
    table.turn("take S2")
    assert (table.hand(yellow), table.player) == (["gala_dinner"], blue)
    assert "take S2" not in table.may(), "Blue wanted that card too"
    table.wish("boat_dog_guest_chef")
    table.turn("unknown event")
    assert (table.hand(blue), table.player) == (["boat_dog_guest_chef"], red)
    table.turn("extension")
    assert table.view().heirs[2].spaces == 6
    assert table.player == yellow, "Purple has no second boy"
    table.turn("market", "set-farm +1", "set-villa -2", "set-summer -3")
    assert table.modifiers == {"farm": 1, "villa": -2, "summer": -3, "mansion": 3}
    assert table.player == blue
    table.turn("take wild")
    assert table.hand(blue) == ["boat_dog_guest_chef", "wild"]
    assert table.player == red
    table.turn("opera")
    assert (table.money(red), table.phase, table.player) == (68, "act", purple)


@pytest.mark.rule("L-30")
def test_one_boy_each_in_turn_order_then_the_second_in_the_same_order() -> None:
    table = heirs(3, phase="errand", plans={"ann": 4, "bob": 2, "cid": 1}, offer=SMALL)
    sent = []
    for errand in ("take S1", "take S2", "take N1", "take N2", "take G1", "take G2"):
        sent.append(table.player)
        table.turn(errand)
    assert sent == ["cid", "bob", "ann", "cid", "bob", "ann"]
    assert table.phase == "act"


@pytest.mark.rule("L-30")
def test_whose_plan_has_one_boy_is_passed_over() -> None:
    table = heirs(3, phase="errand", plans={"ann": 3, "bob": 4, "cid": 7}, offer=SMALL)
    for errand, name in (("take S1", "ann"), ("take S2", "bob"), ("take N1", "cid"), ("take N2", "bob")):
        assert table.player == name
        table.turn(errand)
    assert table.phase == "act"
    assert [heir.errands for heir in table.view().heirs] == [["take S1"], ["take S2", "take N2"], ["take N1"]]


@pytest.mark.rule("L-30")
def test_the_errand_is_done_at_once() -> None:
    table = heirs(3, phase="errand", offer=SMALL)
    with pytest.raises(NotAsked):
        table.choose("bob", "take S1")
    table.turn("take S1")
    assert (table.hand("ann"), table.offer["S1"]) == (["early_start"], None)


# --- L-31 --------------------------------------------------------------------------------------


@pytest.mark.rule("L-31", "L-02")
@pytest.mark.parametrize(
    ("seats", "slots"),
    [(2, list(SMALL)), (3, [*SMALL, "X1"]), (4, list(LARGE)), (5, [*LARGE, "X1"])],
)
def test_all_spots_are_open_in_the_beginning(seats: int, slots: list[str]) -> None:
    offer = {**(SMALL if seats < 4 else LARGE), **({"X1": "club"} if seats in (3, 5) else {})}
    table = heirs(seats, phase="errand", offer=offer)
    assert table.may() == [f"take {slot}" for slot in slots] + ELSEWHERE + UNKNOWN


@pytest.mark.rule("L-31")
@pytest.mark.parametrize(
    ("errand", "then"),
    [
        ("take N1", ()),
        ("take S2", ()),
        ("market", ("set-farm -3", "set-villa -2", "set-summer +1")),
        ("extension", ()),
        ("opera", ()),
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_spot_that_holds_a_boy_is_taken(seats: int, errand: str, then: tuple[str, ...]) -> None:
    table = heirs(seats, phase="errand", offer=SMALL if seats < 4 else LARGE)
    table.turn(errand, *then)
    assert errand not in table.may()
    with pytest.raises(NotPossible):
        table.turn(errand)


@pytest.mark.rule("L-31", "L-33")
def test_five_players_have_two_spots_for_extensions_and_one_for_the_others() -> None:
    table = heirs(5, phase="errand")
    assert (table.view().spots.extension, table.view().spots.market, table.view().spots.opera) == (2, 1, 1)
    table.turn("extension")
    table.turn("extension")
    assert "extension" not in table.may()
    table.turn("opera")
    assert "opera" not in table.may()
    table.turn("market", "set-farm -3", "set-villa -2", "set-summer +1")
    assert "market" not in table.may()


@pytest.mark.rule("L-31")
def test_the_spots_are_free_again_in_the_next_round() -> None:
    table = heirs(3, phase="errand", plans={"ann": 3, "bob": 5, "cid": 7})
    for errand in ("extension", "opera", "unknown event"):
        table.turn(errand)
    table.rest_of_round()
    for plan, cards in ((3, 4), (5, 3), (7, 1)):
        table.turn(f"plan {plan}", f"draw-event {cards}")
    assert {"extension", "opera", "unknown event"} <= set(table.may())


@pytest.mark.rule("L-31")
def test_every_boy_must_be_placed() -> None:
    table = heirs(3, phase="errand")
    assert set(table.may()) == {*ELSEWHERE, *UNKNOWN}
    with pytest.raises(NotPossible):
        table.turn("done")
    with pytest.raises(NotPossible):
        table.turn("enough")


@pytest.mark.rule("L-31")
def test_an_empty_offer_space_is_closed() -> None:
    table = heirs(3, phase="errand", offer={"N1": "farm_15"})
    assert offered(table) == ["N1"]


@pytest.mark.rule("L-31")
def test_a_deck_without_cards_is_closed_and_all_four_close_the_errand() -> None:
    companions = " ".join(heirs(2).deck("companion"))
    assert "unknown companion" not in heirs(3, phase="errand", out=companions).may()
    assert heirs(3, phase="errand", out=every_card()).may() == ELSEWHERE


@pytest.mark.rule("L-31", "L-63")
@pytest.mark.parametrize(("money", "opened"), [(0, False), (1, False), (2, True), (3, True)])
def test_the_opera_is_closed_to_whom_it_would_bring_into_debt_with_property(money: int, opened: bool) -> None:
    table = heirs(3, phase="errand", boards={"ann": "farm_15"}, money={"ann": money})
    assert ("opera" in table.may()) == opened


@pytest.mark.rule("L-31")
def test_a_boy_with_no_open_spot_is_not_placed() -> None:
    """One spot is left, at the opera, and Bob may not go there; Cid may."""
    table = heirs(
        3,
        phase="errand",
        plans=BOYS_2_2_2,
        boards={"bob": "farm_15"},
        money={"bob": 1},
        out=every_card().replace("farm_15", "", 1),
        offer={},
        game=few_spots(opera=2),
    )
    assert (table.player, table.may()) == ("ann", ["opera"])
    table.turn("opera")
    assert (table.player, table.may()) == ("cid", ["opera"])
    assert table.told("errand-impossible") == [ErrandImpossible(1)]
    table.turn("opera")
    assert table.phase == "act"
    assert table.told("errand-impossible") == [ErrandImpossible(seat) for seat in (1, 0, 1, 2)]


# --- L-32 --------------------------------------------------------------------------------------


@pytest.mark.rule("L-32")
@pytest.mark.parametrize("slot", list(LARGE))
def test_the_card_of_the_space_comes_into_the_hand(slot: str) -> None:
    table = heirs(4, phase="errand", offer=LARGE)
    table.turn(f"take {slot}")
    assert table.hand("ann") == table.known("ann") == [LARGE[slot]]
    assert table.offer == {**LARGE, slot: None}, "it is not replaced"
    assert table.heard(None, "offer-taken") == [OfferTaken(0, LARGE[slot])]


@pytest.mark.rule("L-32")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_spots_share_three_cards(seats: int) -> None:
    table = heirs(seats, phase="errand", offer=GROUP)
    assert offered(table) == ["G1", "G2", "G3"]
    table.turn("take G2")
    assert offered(table) == ["G1", "G3"]
    table.turn("take G3")
    assert offered(table) == [], "the third card cannot be taken"
    assert (table.hand("ann"), table.hand("bob")) == (["villa_a"], ["yacht"])
    assert table.offer["G1"] == "gourmet"


@pytest.mark.rule("L-32")
def test_one_player_may_use_both() -> None:
    table = heirs(2, phase="errand", plans=BOYS_2_2, offer=GROUP)
    table.turn("take G3")
    table.turn("opera")
    table.turn("take G1")
    assert table.hand("ann") == ["gourmet", "yacht"]
    assert offered(table) == []


@pytest.mark.rule("L-32")
def test_other_spaces_stay_open_when_the_shared_spots_are_taken() -> None:
    table = heirs(2, phase="errand", plans=BOYS_2_2, offer=SMALL)
    for errand in ("take G1", "take G2"):
        table.turn(errand)
    assert offered(table) == ["S1", "S2", "N1", "N2"]


@pytest.mark.rule("L-32", "L-31")
def test_a_boy_on_a_shared_space_takes_no_other_spot_and_the_others_none_of_these() -> None:
    table = heirs(2, phase="errand", plans=BOYS_2_2, offer=SMALL)
    for errand in ("take S1", "take N1", "take N2"):
        table.turn(errand)
    assert offered(table) == ["S2", "G1", "G2", "G3"]
    assert table.view().spots.shared == 2


@pytest.mark.rule("L-32", "L-82")
def test_what_is_left_there_is_not_taken_in_the_next_round_either() -> None:
    table = heirs(2, phase="errand", plans={"ann": 3, "bob": 5}, offer=GROUP)
    table.turn("take G1")
    table.turn("take G2")
    table.rest_of_round()
    assert table.discards("helper_expense") == ["gourmet", "yacht"]


@pytest.mark.rule("L-32")
def test_four_and_five_players_share_no_spots() -> None:
    table = heirs(4, phase="errand", offer=LARGE)
    for number, slot in enumerate(("N1", "N2", "N3", "N4")):
        table.turn(f"take {slot}")
        assert len(offered(table)) == 7 - number
