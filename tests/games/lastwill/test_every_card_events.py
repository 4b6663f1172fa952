"""Every event of the deck, in every way it can be played: what it costs and where it goes. L-42 to L-44, L-50."""

from __future__ import annotations

import pytest

from .every_card import White, is_raised, needs, plays

EVENTS = [
    White("dinner_basic", "", 1, 2),
    White("dinner_chef_guest", "", 1, 1),
    White("dinner_chef_guest", "with chef", 1, 3),
    White("dinner_chef_guest", "with guest", 1, 3),
    White("dinner_chef_guest", "with guest, with chef", 1, 5),
    White("dinner_dog", "", 1, 1),
    White("dinner_dog", "with dog", 1, 4),
    White("carriage_basic", "", 1, 3),
    White("carriage_horse", "", 1, 1),
    White("carriage_horse", "with horse", 1, 4),
    White("carriage_guest_dog", "", 1, 1),
    White("carriage_guest_dog", "with guest", 1, 3),
    White("carriage_guest_dog", "with dog", 1, 3),
    White("carriage_guest_dog", "with guest, with dog", 1, 5),
    White("boat_basic", "", 2, 5),
    White("boat_dog_guest_chef", "", 2, 2),
    White("boat_dog_guest_chef", "with dog", 2, 5),
    White("boat_dog_guest_chef", "with guest", 2, 4),
    White("boat_dog_guest_chef", "with chef", 2, 4),
    White("boat_dog_guest_chef", "with chef, with dog, with guest", 2, 9),
    White("boat_guest_chef", "", 2, 3),
    White("boat_guest_chef", "with guest", 2, 6),
    White("boat_guest_chef", "with chef", 2, 6),
    White("boat_guest_chef", "with guest, with chef", 2, 9),
    White("theatre_basic", "", 1, 2),
    White("theatre_guest", "", 1, 1),
    White("theatre_guest", "with guest", 1, 4),
    White("theatre_horse_guest", "", 2, 2),
    White("theatre_horse_guest", "with horse", 2, 6),
    White("theatre_horse_guest", "with guest", 2, 4),
    White("theatre_horse_guest", "with horse, with guest", 2, 8),
    White("soiree_basic", "", 2, 5),
    White("soiree_chef_guest", "", 2, 3),
    White("soiree_chef_guest", "with chef", 2, 6),
    White("soiree_chef_guest", "with guest", 2, 6),
    White("soiree_chef_guest", "with chef, with guest", 2, 9),
    White("ball", "option 1", 2, 4),
    White("ball", "option 2", 4, 9),
    White("ball", "option 3", 6, 17),
    White("cruise", "option 1", 1, 2),
    White("cruise", "option 2", 3, 8),
    White("cruise", "option 3", 5, 14),
    White("gambling", "option 1", 1, 2),
    White("gambling", "option 2", 2, 5),
    White("gambling", "option 3", 3, 8),
    White("theatre_season", "option 1", 1, 2),
    White("theatre_season", "option 2", 2, 5),
    White("theatre_season", "option 3", 4, 11),
    White("races", "", 1, 2),
    White("races", "with horse", 1, 4),
    White("races", "with guest", 1, 3),
    White("races", "with horse, with guest", 1, 5),
    White("day_trip", "", 2, 3),
    White("day_trip", "with dog", 2, 6),
    White("day_trip", "with horse", 2, 6),
    White("day_trip", "with dog, with horse", 2, 9),
]

# The card, its first amount, and the helper on spending that adds to it.
RAISED = [
    ("dinner_basic", 2, "gourmet"),
    ("dinner_chef_guest", 1, "gourmet"),
    ("dinner_dog", 1, "gourmet"),
    ("carriage_basic", 3, "coachman"),
    ("carriage_horse", 1, "coachman"),
    ("carriage_guest_dog", 1, "coachman"),
    ("boat_basic", 5, "sailor"),
    ("boat_dog_guest_chef", 2, "sailor"),
    ("boat_guest_chef", 3, "sailor"),
    ("theatre_basic", 2, "tailor"),
    ("theatre_guest", 1, "tailor"),
    ("theatre_horse_guest", 2, "tailor"),
    ("soiree_basic", 5, "sailor"),
    ("soiree_chef_guest", 3, "sailor"),
    ("ball", 4, "sailor"),
    ("cruise", 2, "sailor"),
    ("gambling", 2, ""),
    ("theatre_season", 2, "tailor"),
    ("races", 2, "coachman"),
    ("day_trip", 3, "coachman"),
]


@pytest.mark.rule("L-42", "L-43", "L-44", "L-50")
@pytest.mark.parametrize("row", EVENTS, ids=lambda row: f"{row.card} {row.how}")
def test_an_event_costs_its_actions_and_money_and_goes_to_the_discarded_events(row: White) -> None:
    plays(row, "event")


@pytest.mark.rule("L-41")
@pytest.mark.parametrize("row", EVENTS, ids=lambda row: f"{row.card} {row.how}")
def test_an_event_cannot_be_played_with_fewer_actions(row: White) -> None:
    needs(row)


@pytest.mark.rule("L-93")
@pytest.mark.parametrize(("card", "money", "helper"), RAISED)
def test_an_event_is_raised_by_the_helper_of_its_symbol(card: str, money: int, helper: str) -> None:
    is_raised(card, money, helper)


@pytest.mark.rule("L-42")
def test_these_are_the_twenty_events() -> None:
    assert len({row.card for row in EVENTS}) == 20
    assert [card for card, _, _ in RAISED] == list(dict.fromkeys(row.card for row in EVENTS))
