"""Phase 1, the offer: L-10 and L-11."""

from __future__ import annotations

import pytest

from clubantique.games.lastwill.events import DeckShuffled

from .table import Heirs, heirs, new_game

SMALL = {
    "S1": "sssssss",
    "S2": "sssssss",
    "G1": "hhhhhhh",
    "G2": "ppeeeee",
    "G3": "hhheeee",
    "N1": "pppeeee",
    "N2": "ccccccc",
}
LARGE = {
    "S1": "sssssss",
    "S2": "sssssss",
    "N1": "ppeeeee",
    "N2": "pppeeee",
    "N3": "hhhhhhh",
    "N4": "hhhcccc",
    "N5": "eeeeeee",
    "N6": "ccccccc",
}
OFFERS = {2: SMALL, 3: {**SMALL, "X1": "hhhhhhh"}, 4: LARGE, 5: {**LARGE, "X1": "pppeeee"}}
LETTERS = {"event": "e", "helper_expense": "h", "property": "p", "companion": "c"}


def whole(deck: str) -> str:
    """All cards of a deck."""
    return " ".join(heirs(2).deck(deck))


def all_but(deck: str, *left: str) -> str:
    """All cards of a deck, less these."""
    cards = heirs(2).deck(deck)
    for card in left:
        cards.remove(card)
    return " ".join(cards)


def letter(card: str | None) -> str:
    """The deck of a card on the offer: e, h, p, c, or s for a special card."""
    assert card is not None
    table = heirs(2)
    return next((letter for deck, letter in LETTERS.items() if card in table.deck(deck)), "s")


def next_round(table: Heirs) -> Heirs:
    table.rest_of_round()
    return table


# --- L-10 --------------------------------------------------------------------------------------


@pytest.mark.rule("L-10")
def test_the_first_round_for_three_players() -> None:
    """The example: two special cards, two properties, a companion, and helpers or expenses, all face up."""
    table = new_game(3)
    assert table.offer == {
        "S1": "livestock_market",
        "S2": "early_start",
        "G1": "steward_house",
        "G2": "summer_b",
        "G3": "gardener_vm",
        "N1": "summer_c",
        "N2": "chef",
        "X1": "gardener_sm",
    }
    assert (table.phase, table.view().wilds) == ("inherit", 2)
    assert table.view("bob").offer == table.view("cid").offer == table.view().offer


@pytest.mark.rule("L-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("number", range(1, 8))
def test_every_space_gets_a_card_of_the_type_it_shows_for_the_round(seats: int, number: int) -> None:
    table = new_game(seats) if number == 1 else next_round(heirs(seats, number=number - 1))
    assert table.state.round == number
    decks = {slot: letter(card) for slot, card in table.offer.items()}
    assert decks == {slot: rounds[number - 1] for slot, rounds in OFFERS[seats].items()}


@pytest.mark.rule("L-10")
def test_property_in_the_first_two_rounds_events_from_the_third_on() -> None:
    """The space that the rulebook shows."""
    second, third = next_round(heirs(4, number=1)), next_round(heirs(4, number=2))
    assert second.offer["N1"] == "farm_15"
    assert third.offer["N1"] == "dinner_basic"


@pytest.mark.rule("L-10")
def test_the_cards_come_from_the_decks() -> None:
    table = heirs(3, number=3)
    table.rest_of_round()
    assert table.offer["G2"] == table.offer["G3"] == "dinner_basic"
    assert table.deck("event").count("dinner_basic") == 0
    assert len(table.deck("event")) == 31 - 3


# --- L-11 --------------------------------------------------------------------------------------


@pytest.mark.rule("L-11")
def test_an_empty_deck_is_made_of_its_discard_pile() -> None:
    table = next_round(heirs(3, discards="dog horse", out=all_but("companion", "dog", "horse")))
    assert table.offer["N2"] == "dog"
    assert (table.deck("companion"), table.discards("companion")) == (["horse"], [])
    assert table.told("deck-shuffled") == [DeckShuffled("companion", 2)]


@pytest.mark.rule("L-11")
def test_it_is_shuffled() -> None:
    table = heirs(3, discards="dog horse", out=all_but("companion", "dog", "horse"))
    table.rest_of_round()
    assert table.kinds("dog horse") in table.croupier.pools


@pytest.mark.rule("L-11")
def test_but_not_as_long_as_a_card_is_left() -> None:
    """The last card is taken, the deck is empty, and the discard pile stays where it is."""
    table = next_round(heirs(3, discards="dog", out=all_but("companion", "horse", "dog")))
    assert table.offer["N2"] == "horse"
    assert (table.deck("companion"), table.discards("companion")) == ([], ["dog"])
    assert table.told("deck-shuffled") == []


@pytest.mark.rule("L-11", "L-82")
def test_what_was_left_on_the_offer_is_shuffled_too() -> None:
    table = next_round(heirs(3, offer={"N2": "guest"}, out=all_but("companion", "guest")))
    assert table.offer["N2"] == "guest"


@pytest.mark.rule("L-11")
def test_with_both_empty_a_space_stays_empty() -> None:
    table = next_round(heirs(3, out=whole("companion")))
    assert table.offer["N2"] is None
    assert None not in [card for slot, card in table.offer.items() if slot != "N2"]
    assert table.told("deck-shuffled") == []


@pytest.mark.rule("L-11")
def test_spaces_are_filled_in_their_order_also_when_a_deck_runs_out() -> None:
    """Three spaces want a helper or an expense; one lies in the deck, one in the discard pile."""
    lying = all_but("helper_expense", "yacht", "club")
    table = next_round(heirs(3, discards="yacht", out=lying))
    assert (table.offer["G1"], table.offer["G3"], table.offer["X1"]) == ("club", "yacht", None)
    assert table.told("deck-shuffled") == [DeckShuffled("helper_expense", 1)]


@pytest.mark.rule("L-11")
def test_spaces_are_filled_in_the_order_of_the_data() -> None:
    table = heirs(5, number=3)
    before = len(table.croupier.pools)
    table.rest_of_round()
    firsts = [table.state.names_of(pool)[0] for pool in table.croupier.pools[before:]]
    assert "".join(letter(card) for card in firsts) == "sseehcece"


@pytest.mark.rule("L-11", "L-04")
def test_special_cards_are_never_reshuffled() -> None:
    specials = " ".join(whole(f"special_{crowns}") for crowns in (1, 2, 3))
    table = next_round(heirs(4, discards=specials))
    assert (table.offer["S1"], table.offer["S2"]) == (None, None)
    assert [len(table.discards(f"special_{crowns}")) for crowns in (1, 2, 3)] == [5, 6, 6]


@pytest.mark.rule("L-11", "L-04")
def test_nor_are_those_with_few_crowns_before_those_with_more() -> None:
    left = all_but("special_1", "gala_dinner", "early_start")
    table = next_round(heirs(4, discards="early_start", out=left))
    assert (table.offer["S1"], table.offer["S2"]) == ("gala_dinner", "hectic_day_2")
    assert table.discards("special_1") == ["early_start"]


# --- L-11 when cards are drawn -----------------------------------------------------------------


@pytest.mark.rule("L-11", "L-20")
def test_a_deck_is_reshuffled_in_the_middle_of_a_draw() -> None:
    table = heirs(3, phase="plan", discards="dog guest", out=all_but("companion", "horse", "dog", "guest"))
    table.turn("plan 2", "draw-event 0", "draw-helper_expense 0", "draw-property 0")
    assert table.hand("ann") == ["guest", "horse"]
    assert (table.deck("companion"), table.discards("companion")) == (["dog"], [])
    assert table.told("deck-shuffled") == [DeckShuffled("companion", 2)]


@pytest.mark.rule("L-11", "L-20")
def test_but_not_after_it() -> None:
    table = heirs(3, phase="plan", discards="dog", out=all_but("companion", "horse", "horse", "dog"))
    table.turn("plan 2", "draw-event 0", "draw-helper_expense 0", "draw-property 0")
    assert (table.hand("ann"), table.discards("companion")) == (["horse", "horse"], ["dog"])
    assert table.told("deck-shuffled") == []


@pytest.mark.rule("L-11", "L-21")
def test_nobody_may_ask_for_more_cards_than_deck_and_discard_pile_hold_together() -> None:
    table = heirs(3, phase="plan", discards="cruise", out=all_but("event", "cruise", "ball"))
    table.turn("plan 1")
    assert table.may() == ["draw-event 0", "draw-event 1", "draw-event 2"]


@pytest.mark.rule("L-11", "L-21")
def test_what_the_other_decks_cannot_give_must_be_drawn_here() -> None:
    """5 cards: at least 3 events, for there are only 2 other cards."""
    out = " ".join([whole("helper_expense"), whole("property"), all_but("companion", "dog", "dog")])
    table = heirs(3, phase="plan", out=out)
    table.turn("plan 1")
    assert table.may() == ["draw-event 3", "draw-event 4", "draw-event 5"]
    table.turn("draw-event 4")
    assert table.hand("ann") == ["dinner_basic"] * 2 + ["dinner_chef_guest"] * 2 + ["dog"]


@pytest.mark.rule("L-11", "L-20")
def test_with_fewer_cards_than_are_to_be_drawn_all_are_drawn() -> None:
    """5 cards are to be drawn and 3 are there, so there is nothing to choose."""
    out = " ".join([all_but("event", "ball"), whole("helper_expense"), all_but("property", "farm_dog")])
    table = heirs(3, phase="plan", discards="chef", out=f"{out} {all_but('companion', 'chef')}")
    table.turn("plan 1")
    assert table.hand("ann") == ["ball", "farm_dog", "chef"]
    assert table.player == "bob"
    table.turn("plan 2")
    assert (table.hand("bob"), table.player) == ([], "cid")


@pytest.mark.rule("L-11")
def test_decks_are_drawn_in_their_order() -> None:
    table = heirs(3, phase="plan")
    before = len(table.croupier.pools)
    table.turn("plan 1", "draw-event 1", "draw-helper_expense 2", "draw-property 1")
    assert [len(pool) for pool in table.croupier.pools[before:]] == [31, 39, 38, 24, 20]
