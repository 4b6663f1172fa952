"""What is secret, what is public (L-95)."""

from __future__ import annotations

import pytest

from .table import heirs, new_game

L95 = pytest.mark.rule("L-95")


@L95
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    table = heirs(3, hands={"ann": "villa_a dog", "bob": "gourmet"})
    assert table.own("ann").hand == ["villa_a", "dog"]
    assert table.view("bob").own != table.view("ann").own
    assert table.view().own is None
    for name in ("bob", "cid", None):
        assert "villa_a" not in str(table.view(name))


@L95
def test_sizes_of_hands_and_the_backs_of_their_cards_are_public() -> None:
    table = heirs(3, hands={"ann": "villa_a dog horse dinner_dog"}, open_hands={"ann": "wild hectic_day_2"})
    assert table.view("bob").heirs[0].hand == {
        "event": 1,
        "property": 1,
        "companion": 2,
        "special_2": 1,
        "wild": 1,
    }


@L95
def test_money_boards_modifiers_and_offers_are_public() -> None:
    table = heirs(
        3,
        boards={"ann": "villa_a@2! reserv_chef2+1"},
        money={"ann": 41},
        modifiers=(1, -3, 3, -2),
        offer={"S1": "hectic_day_2"},
    )
    view = table.view()
    assert view.heirs[0].money == 41
    villa, reservation = view.heirs[0].board
    assert (villa.card, villa.value, villa.activated) == ("villa_a", 7, True)
    assert (reservation.card, reservation.value, reservation.markers) == ("reserv_chef2", None, ["chef"])
    assert view.modifiers == {"farm": 1, "villa": -3, "summer": 3, "mansion": -2}
    assert [space.card for space in view.offer if space.slot == "S1"] == ["hectic_day_2"]
    assert view.totals[0] == 41 + 7 + 5


@L95
def test_sizes_of_decks_and_discard_piles_are_public_but_not_what_is_in_them() -> None:
    table = heirs(3, discards="villa_a villa_b")
    (pile,) = [pile for pile in table.view().piles if pile.deck == "property"]
    assert (pile.size, pile.discarded) == (22, 2)
    assert table.view("ann").memory is None
    assert "villa_b" not in str(table.view("ann"))


@L95
def test_with_memory_aids_the_table_shows_what_can_be_remembered() -> None:
    table = heirs(3, discards="villa_a villa_b", options={"memory_aids": "on"})
    assert table.view("ann").memory == table.memory("ann")
    assert table.memory("ann").seen[2] == ["villa_a", "villa_b"]


@L95
def test_a_card_taken_from_the_offer_is_known_until_it_is_played() -> None:
    table = heirs(3, phase="errand", offer={"S1": "hectic_day_2", "N1": "villa_a"}, plans={"ann": 1})
    table.choose("ann", "take S1")
    assert table.view("cid").heirs[0].open == ["hectic_day_2"]
    played = heirs(3, open_hands={"ann": "hectic_day_2"}, actions={"ann": 1})
    played.turn("play hectic_day_2")
    assert played.view("cid").heirs[0].open == []


@L95
def test_of_two_equal_cards_the_known_one_is_played_first() -> None:
    table = heirs(3, hands={"ann": "dinner_basic"}, open_hands={"ann": "dinner_basic"}, actions={"ann": 1})
    table.turn("play dinner_basic")
    assert table.known("ann") == []
    assert table.hand("ann") == ["dinner_basic"]


@L95
def test_a_wild_companion_in_hand_is_known_to_all() -> None:
    table = heirs(3, phase="errand")
    table.choose("ann", "take wild")
    assert table.view("bob").heirs[0].open == ["wild"]


@L95
def test_the_deck_of_an_unknown_card_is_public_the_card_is_not() -> None:
    table = heirs(3, phase="errand")
    table.wish("villa_c")
    table.choose("ann", "unknown property")
    assert [event.deck for event in table.heard("bob", "unknown-drawn")] == ["property"]  # type: ignore[attr-defined]
    assert "villa_c" not in str(table.heard("bob", "cards-seen"))
    assert "villa_c" in str(table.heard("ann", "cards-seen")[-1])
    assert table.view("bob").heirs[0].hand == {"property": 1}


@L95
def test_how_many_of_each_deck_are_drawn_is_public_which_they_are_is_not() -> None:
    table = heirs(3, phase="plan")
    table.choose("ann", "plan 2", "draw-event 1", "draw-helper_expense 0", "draw-property 1")
    (drawn,) = table.heard("bob", "cards-drawn")
    assert (drawn.events, drawn.helpers, drawn.properties, drawn.companions) == (1, 0, 1, 0)  # type: ignore[attr-defined]
    assert {event.seat for event in table.heard("bob", "cards-seen")} == {1}  # type: ignore[attr-defined]


@L95
def test_sealed_choices_are_nobodys_business() -> None:
    table = new_game(3)
    before = table.knowledge("bob")
    table.choose("ann", table.may("ann")[0])
    assert table.knowledge("bob") == before
    assert len(table.own("ann").run) == 1


# --- cards given up face down ------------------------------------------------------------------


@L95
def test_where_no_card_of_a_deck_is_given_up_the_known_ones_are_still_known() -> None:
    table = heirs(3, phase="keep", hands={"ann": "dog"}, open_hands={"ann": "villa_a"})
    table.choose("ann", "keep villa_a", "enough")
    assert table.known("ann") == ["villa_a"]
    assert table.memory("bob").asides[0] == [0, 0, 0, 1, 0, 0, 0]


@L95
def test_where_no_card_of_a_deck_is_kept_everybody_knows_where_the_known_ones_went() -> None:
    table = heirs(3, phase="keep", hands={"ann": "villa_b dog"}, open_hands={"ann": "villa_a"})
    table.choose("ann", "keep dog", "enough")
    assert table.known("ann") == []
    assert table.memory("bob").seen[2] == ["villa_a"]
    assert "villa_b" in table.memory("bob").unseen[2]
    assert table.memory("bob").unseen[2].count("villa_a") == 1


@L95
def test_where_some_are_kept_and_some_given_up_nobody_knows_any_more() -> None:
    table = heirs(3, phase="keep", hands={"ann": "villa_b"}, open_hands={"ann": "villa_a"})
    table.choose("ann", "keep villa_b", "enough")
    assert table.known("ann") == []
    assert table.memory("bob").seen[2] == []
    assert table.memory("bob").unseen[2].count("villa_a") == 2
    assert table.memory("ann").aside == ["villa_a"]
    assert table.memory("ann").unseen[2].count("villa_a") == 1


@L95
def test_whoever_put_cards_aside_remembers_them_until_the_deck_is_shuffled() -> None:
    table = heirs(2, phase="keep", hands={"ann": "chef guest"}, out="chef " * 4 + "guest " * 4 + "dog " * 5)
    table.choose("ann", "enough")
    assert table.memory("ann").aside == ["chef", "guest"]
    assert table.memory("bob").aside == []
    for name, choice in (("bob", "block 1"), ("ann", "block 2")):
        table.choose(name, choice)
    table.choose("ann", "plan 6", "draw-event 0", "draw-helper_expense 0", "draw-property 1")
    assert table.told("deck-shuffled")
    assert table.memory("ann").aside == []


@L95
def test_what_is_unseen_is_what_may_be_anywhere_hidden() -> None:
    table = heirs(
        3,
        hands={"ann": "villa_a", "bob": "villa_b"},
        open_hands={"cid": "villa_c"},
        boards={"ann": "mansion_a", "bob": "mansion_a"},
        discards="mansion_b",
    )
    for name, hidden in (("ann", {"villa_a": 1, "villa_b": 2}), ("bob", {"villa_a": 2, "villa_b": 1})):
        unseen = table.memory(name).unseen[2]
        assert {card: unseen.count(card) for card in ("villa_a", "villa_b")} == hidden
        assert (unseen.count("villa_c"), unseen.count("mansion_a"), unseen.count("mansion_b")) == (1, 0, 1)
    assert table.memory().unseen[2].count("villa_a") == 2
