"""Helpers on spending: L-93, with L-48 and L-63."""

from __future__ import annotations

import pytest

from clubantique.core.errors import NotPossible

from .boxes import with_cards
from .table import heirs

# A helper, what it adds, a white card of that symbol with its actions and money, a black one with its money.
HELPERS = [
    ("gourmet", 1, "dinner_basic", 1, 2, "reserv_chef1", 1),
    ("coachman", 1, "carriage_basic", 1, 3, "coach_horse", 1),
    ("tailor", 3, "theatre_basic", 1, 2, "box_guest", 1),
    ("sailor", 2, "boat_basic", 2, 5, "yacht", 1),
    ("sailor", 2, "soiree_basic", 2, 5, "club", 2),
]
WHITE = [(helper, more, white, actions, money) for helper, more, white, actions, money, _, _ in HELPERS]
BLACK = [(helper, more, black, money) for helper, more, _, _, _, black, money in HELPERS]

# By symbol: white cards with their money.
SYMBOLS = {
    "cutlery": ("dinner_basic", 2),
    "carriage": ("carriage_basic", 3),
    "mask": ("theatre_basic", 2),
    "helm": ("boat_basic", 5),
    "wine": ("soiree_basic", 5),
}


@pytest.mark.rule("L-93")
@pytest.mark.parametrize(("helper", "more", "card", "actions", "money"), WHITE)
def test_a_helper_may_add_to_a_white_card_of_its_symbol(
    helper: str, more: int, card: str, actions: int, money: int
) -> None:
    table = heirs(hands={"ann": card}, boards={"ann": helper}, actions={"ann": actions})
    table.turn(f"play {card}")
    assert table.may() == [f"spend {money}", f"spend {money + more}"]
    table.turn(f"spend {money + more}")
    assert (table.money("ann"), table.actions("ann")) == (70 - money - more, 0)
    assert (table.hand("ann"), table.discards("event")) == ([], [card])


@pytest.mark.rule("L-93")
@pytest.mark.parametrize(("helper", "more", "card", "money"), BLACK)
def test_a_helper_may_add_to_the_activation_of_a_black_card_of_its_symbol(
    helper: str, more: int, card: str, money: int
) -> None:
    table = heirs(boards={"ann": f"{helper} {card}"}, actions={"ann": 0})
    table.turn(f"activate {card}")
    assert table.may() == [f"spend {money}", f"spend {money + more}"]
    table.turn(f"spend {money + more}")
    assert (table.money("ann"), table.board("ann")) == (70 - money - more, [helper, f"{card}!"])


@pytest.mark.rule("L-93", "L-48")
@pytest.mark.parametrize(("helper", "more", "card", "actions", "money"), WHITE)
def test_the_addition_is_optional(helper: str, more: int, card: str, actions: int, money: int) -> None:
    table = heirs(hands={"ann": card}, boards={"ann": helper}, actions={"ann": actions})
    table.turn(f"play {card}", f"spend {money}")
    assert (table.money("ann"), table.actions("ann"), table.player) == (70 - money, 0, "ann")


@pytest.mark.rule("L-93")
@pytest.mark.parametrize(
    ("helper", "symbols"),
    [
        ("gourmet", ["carriage", "mask", "helm", "wine"]),
        ("coachman", ["cutlery", "mask", "helm", "wine"]),
        ("tailor", ["cutlery", "carriage", "helm", "wine"]),
        ("sailor", ["cutlery", "carriage", "mask"]),
    ],
)
def test_a_helper_adds_nothing_to_other_symbols(helper: str, symbols: list[str]) -> None:
    for symbol in symbols:
        card, money = SYMBOLS[symbol]
        table = heirs(hands={"ann": card}, boards={"ann": helper}, actions={"ann": 2})
        table.turn(f"play {card}")
        assert (table.money("ann"), table.discards("event")) == (70 - money, [card])


@pytest.mark.rule("L-93")
def test_a_helper_adds_nothing_where_no_symbol_is_shown() -> None:
    helpers = "gourmet coachman tailor sailor"
    table = heirs(
        hands={"ann": "gambling early_start"}, boards={"ann": f"{helpers} farm_15"}, actions={"ann": 2}
    )
    table.turn("play gambling", "option 1", "play early_start", "activate farm_15")
    assert table.money("ann") == 64
    table.turn("activate gourmet", "activate coachman")
    assert table.money("ann") == 62


@pytest.mark.rule("L-93", "L-48")
@pytest.mark.parametrize(("helper", "more", "card", "actions", "money"), WHITE)
def test_two_equal_helpers_add_once_each(helper: str, more: int, card: str, actions: int, money: int) -> None:
    table = heirs(
        game=with_cards(**{helper: 2}),
        hands={"ann": card},
        boards={"ann": f"{helper} {helper}"},
        actions={"ann": actions},
    )
    table.turn(f"play {card}")
    assert table.may() == [f"spend {money}", f"spend {money + more}", f"spend {money + 2 * more}"]
    table.turn(f"spend {money + 2 * more}")
    assert table.money("ann") == 70 - money - 2 * more


@pytest.mark.rule("L-93")
@pytest.mark.parametrize(("helper", "more", "card", "actions", "money"), WHITE)
def test_a_helper_adds_at_every_use_of_a_round(
    helper: str, more: int, card: str, actions: int, money: int
) -> None:
    table = heirs(hands={"ann": f"{card} {card}"}, boards={"ann": helper}, actions={"ann": 2 * actions})
    table.turn(f"play {card}", f"spend {money + more}", f"play {card}", f"spend {money + more}")
    assert table.money("ann") == 70 - 2 * (money + more)


@pytest.mark.rule("L-93", "L-43")
def test_once_per_use_and_not_once_per_companion() -> None:
    table = heirs(
        hands={"ann": "boat_dog_guest_chef dog guest chef"}, boards={"ann": "sailor"}, actions={"ann": 2}
    )
    table.turn("play boat_dog_guest_chef", "with dog", "with guest", "with chef")
    assert table.may() == ["spend 9", "spend 11"]
    table.turn("spend 11")
    assert (table.money("ann"), table.discards("companion")) == (59, ["chef", "guest", "dog"])


@pytest.mark.rule("L-93", "L-43")
def test_the_addition_does_not_wait_for_companions() -> None:
    table = heirs(hands={"ann": "dinner_dog dog"}, boards={"ann": "gourmet"}, actions={"ann": 1})
    table.turn("play dinner_dog")
    assert sorted(table.may()) == ["spend 1", "spend 2", "with dog"]
    table.turn("spend 2")
    assert (table.money("ann"), table.hand("ann")) == (68, ["dog"])


@pytest.mark.rule("L-93", "L-47")
def test_a_helper_adds_to_whatever_amount_is_chosen() -> None:
    table = heirs(boards={"ann": "tailor box_guest2+2"})
    table.turn("activate box_guest2")
    assert table.may() == ["spend 1", "spend 2", "spend 4", "spend 5", "spend 7"]
    table.turn("spend 7")
    assert table.money("ann") == 63


@pytest.mark.rule("L-93", "L-44")
def test_a_helper_adds_once_to_a_long_pleasure() -> None:
    table = heirs(hands={"ann": "ball"}, boards={"ann": "sailor"}, actions={"ann": 6})
    table.turn("play ball", "option 3")
    assert table.may() == ["spend 17", "spend 19"]
    table.turn("spend 19")
    assert (table.money("ann"), table.actions("ann")) == (51, 0)


@pytest.mark.rule("L-93")
@pytest.mark.parametrize(
    ("helper", "card", "actions", "money"),
    [("gourmet", "reserv_chef2", 1, 70), ("coachman", "coach_horse2", 1, 70), ("tailor", "box_guest", 1, 70)],
)
def test_laying_a_card_and_putting_a_companion_are_not_using(
    helper: str, card: str, actions: int, money: int
) -> None:
    table = heirs(
        hands={"ann": f"{card} chef horse guest"}, boards={"ann": helper}, actions={"ann": actions + 1}
    )
    table.turn(f"lay {card}")
    assert (table.money("ann"), table.actions("ann")) == (money, 1)
    table.turn(f"put {card}")
    assert (table.money("ann"), table.actions("ann")) == (money, 0)


@pytest.mark.rule("L-93", "L-45")
def test_discarding_is_not_using() -> None:
    table = heirs(
        hands={"ann": "butler"}, boards={"ann": "gourmet reserv_chef1"}, spaces={"ann": 2}, actions={"ann": 1}
    )
    table.turn("lay butler", "instead-of reserv_chef1")
    assert (table.money("ann"), table.board("ann")) == (70, ["gourmet", "butler"])


@pytest.mark.rule("L-93", "L-63")
@pytest.mark.parametrize(("helper", "more", "card", "actions", "money"), WHITE)
def test_with_property_the_sum_makes_no_debts(
    helper: str, more: int, card: str, actions: int, money: int
) -> None:
    board = {"ann": f"{helper} {helper} farm_15"}
    game = with_cards(**{helper: 2})
    enough = money + 2 * more - 1  # for one of the two
    table = heirs(
        game=game, hands={"ann": card}, boards=board, money={"ann": enough}, actions={"ann": actions}
    )
    table.turn(f"play {card}")
    assert table.may() == [f"spend {money}", f"spend {money + more}"]
    with pytest.raises(NotPossible):
        table.turn(f"spend {money + 2 * more}")
    bare = heirs(game=game, hands={"ann": card}, boards=board, money={"ann": money}, actions={"ann": actions})
    bare.turn(f"play {card}")
    assert (bare.money("ann"), bare.discards("event")) == (0, [card])


@pytest.mark.rule("L-93", "L-70")
def test_without_property_an_addition_may_make_debts() -> None:
    table = heirs(
        hands={"ann": "theatre_basic"}, boards={"ann": "tailor"}, money={"ann": 3}, actions={"ann": 1}
    )
    table.turn("play theatre_basic", "spend 5")
    assert table.money("ann") == -2


@pytest.mark.rule("L-93", "L-48", "L-45")
@pytest.mark.parametrize(("helper", "more", "card", "actions", "money"), WHITE)
def test_a_helper_adds_when_hired_and_not_when_discarded(
    helper: str, more: int, card: str, actions: int, money: int
) -> None:
    table = heirs(hands={"ann": f"{helper} {card}"}, actions={"ann": actions + 1})
    table.turn(f"lay {helper}", f"play {card}", f"spend {money + more}")
    assert (table.money("ann"), table.actions("ann")) == (70 - money - more, 0)
    gone = heirs(
        hands={"ann": f"butler {card}"},
        boards={"ann": helper},
        spaces={"ann": 1},
        actions={"ann": actions + 1},
    )
    gone.turn("lay butler", f"instead-of {helper}", f"play {card}")
    assert (gone.money("ann"), gone.actions("ann")) == (70 - money, 0)


@pytest.mark.rule("L-93")
def test_a_helper_adds_nothing_for_others() -> None:
    table = heirs(hands={"ann": "theatre_basic"}, boards={"bob": "tailor"}, actions={"ann": 1})
    table.turn("play theatre_basic")
    assert table.money("ann") == 68


# --- the opera ---------------------------------------------------------------------------------


@pytest.mark.rule("L-93", "L-36")
@pytest.mark.parametrize("amount", [2, 5])
def test_sending_a_boy_to_the_opera_may_spend_three_more(amount: int) -> None:
    table = heirs(phase="errand", boards={"ann": "tailor"})
    table.turn("opera")
    assert table.may() == ["spend 2", "spend 5"]
    table.turn(f"spend {amount}")
    assert (table.money("ann"), table.player) == (70 - amount, "bob")


@pytest.mark.rule("L-93", "L-48")
def test_two_tailors_at_the_opera() -> None:
    table = heirs(phase="errand", game=with_cards(tailor=2), boards={"ann": "tailor tailor"})
    table.turn("opera")
    assert table.may() == ["spend 2", "spend 5", "spend 8"]
    table.turn("spend 8")
    assert table.money("ann") == 62


@pytest.mark.rule("L-93", "L-36", "L-63")
@pytest.mark.parametrize(("money", "left"), [(4, 2), (2, 0)])
def test_at_the_opera_the_sum_makes_no_debts(money: int, left: int) -> None:
    table = heirs(phase="errand", boards={"ann": "tailor farm_15"}, money={"ann": money})
    table.turn("opera")
    assert (table.money("ann"), table.player) == (left, "bob")
    poor = heirs(phase="errand", boards={"ann": "tailor farm_15"}, money={"ann": 1})
    assert "opera" not in poor.may()


@pytest.mark.rule("L-93", "L-36")
def test_only_the_tailor_goes_to_the_opera() -> None:
    table = heirs(
        phase="errand", boards={"ann": "gourmet coachman sailor landscape_gardener", "bob": "tailor"}
    )
    table.turn("opera")
    assert (table.money("ann"), table.player) == (68, "bob")
