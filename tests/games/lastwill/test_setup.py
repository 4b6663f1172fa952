"""Setting up: L-01 to L-04, L-06 to L-08."""

from __future__ import annotations

import pytest

from clubantique.core.errors import BadPlayers, NotPossible
from clubantique.core.outside import Chance
from clubantique.core.streams import stream
from clubantique.games.lastwill.events import MarketSet
from games.common import Croupier

from .boxes import last_will
from .table import NAMES, Heirs, heirs, new_game

HELPERS_IN_ORDER = ["friend_hand", "friend_hand", "friend_action"]
FARMS_IN_ORDER = ["farm_15", "farm_15", "farm_dog_horse"]


def first_choices(table: Heirs) -> list[str]:
    """Everybody always takes the first choice, up to the end of the game: the phases, round by round."""
    phases: list[str] = []
    while table.due:
        here = f"{table.state.round} {table.phase}"
        phases += [here] if here not in phases else []
        table.choose(table.due[0], table.may(table.due[0])[0])
    return phases


def keep_first_two(table: Heirs, name: str) -> None:
    for _ in range(2):
        table.choose(name, table.may(name)[0])


# --- players and boards ------------------------------------------------------------------------


@pytest.mark.rule("L-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_play_each_with_a_board_of_five_spaces(seats: int) -> None:
    people = new_game(seats).view().heirs
    assert [heir.spaces for heir in people] == [5] * seats
    assert [heir.board for heir in people] == [[]] * seats


@pytest.mark.rule("L-01")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_fewer_or_more_do_not(seats: int) -> None:
    with pytest.raises(BadPlayers) as refused:
        last_will().setup(seats, {}, Croupier())
    assert (refused.value.facts["fewest"], refused.value.facts["most"]) == (2, 5)


@pytest.mark.rule("L-01")
def test_everybody_has_two_errand_boys_and_one_planning_marker() -> None:
    table = heirs(3, phase="plan")
    table.turn("plan 4")
    assert table.player == "bob"
    table.turn("plan 2", "draw-event 2")
    table.turn("plan 1", "draw-event 5")
    sent = []
    for errand in ["unknown event"] * 3 + ["take wild", "extension", "opera"]:
        sent.append(table.player)
        table.turn(errand)
    assert (sent, table.phase) == (["cid", "bob", "ann", "cid", "bob", "ann"], "act")


@pytest.mark.rule("L-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_planning_board_has_a_side_for_two_and_three_and_one_for_four_and_five(seats: int) -> None:
    plans = [[plan.cards, plan.boys, plan.actions] for plan in new_game(seats).view().plans]
    small = [[5, 2, 1], [2, 2, 2], [4, 1, 2], [0, 2, 3], [3, 1, 3], [7, 2, 1], [1, 1, 4]]
    large = [[3, 1, 2], [4, 2, 1], [0, 2, 3], [6, 2, 1], [4, 2, 2], [2, 1, 4]]
    assert plans == (small if seats < 4 else large)


@pytest.mark.rule("L-02")
@pytest.mark.parametrize(
    ("seats", "spaces"),
    [
        (2, "S1 S2 G1 G2 G3 N1 N2"),
        (3, "S1 S2 G1 G2 G3 N1 N2 X1"),
        (4, "S1 S2 N1 N2 N3 N4 N5 N6"),
        (5, "S1 S2 N1 N2 N3 N4 N5 N6 X1"),
    ],
)
def test_so_has_the_offer_board_and_three_and_five_get_a_supplementary_board(seats: int, spaces: str) -> None:
    assert list(new_game(seats).offer) == spaces.split()


@pytest.mark.rule("L-02")
def test_the_supplementary_boards_of_three_and_of_five_differ() -> None:
    assert new_game(3).offer["X1"] in new_game(2).deck("helper_expense")
    assert new_game(5).offer["X1"] in new_game(2).deck("property")


# --- modifiers and decks -----------------------------------------------------------------------


@pytest.mark.rule("L-03")
def test_the_four_modifiers_are_laid_at_random_one_on_each_type() -> None:
    table = new_game(3, [2, 0, 3, 1])
    assert table.croupier.pools[:4] == [[0, 1, 2, 3], [0, 1, 3], [1, 3], [1]]
    assert table.modifiers == {"farm": 1, "villa": -3, "summer": 3, "mansion": -2}
    assert table.heard(None, "market-set") == [MarketSet("+1", "-3", "+3", "-2")]


@pytest.mark.rule("L-04")
def test_the_four_ordinary_decks_are_shuffled() -> None:
    """Any of their cards may be on top."""
    sizes = {"event": 31, "helper_expense": 39, "property": 24, "companion": 20}
    for deck, size in sizes.items():
        table = heirs(3, phase="errand")
        table.turn(f"unknown {deck}")
        (pool,) = table.croupier.pools[-1:]
        assert len(pool) == size


@pytest.mark.rule("L-04")
def test_special_cards_with_one_crown_lie_on_top_then_two_then_three() -> None:
    table = new_game(4)
    laid = [table.offer["S1"], table.offer["S2"]]
    assert laid == ["livestock_market", "early_start"]
    first_choices(table)
    pools = [table.state.names_of(pool) for pool in table.croupier.pools]
    specials = [pool for pool in pools if pool[-1] in SPECIALS]
    assert [len(pool) for pool in specials] == [5, 4, 3, 2, 1, 6, 5, 4, 3, 2, 1, 6, 5, 4]
    assert set(specials[0]) == ONE_CROWN
    assert set(specials[5]) == TWO_CROWNS
    assert set(specials[11]) == THREE_CROWNS


ONE_CROWN = {"livestock_market", "early_start", "gala_dinner", "private_table", "school_friend"}
TWO_CROWNS = {
    "hectic_day_2", "wild_party_2", "luxury_cruise", "coach_and_four", "landscape_gardener", "crooked_agent",
}  # fmt: skip
THREE_CROWNS = {"hectic_day_3", "wild_party_3", "masked_ball", "premiere", "banquet", "world_tour"}
SPECIALS = ONE_CROWN | TWO_CROWNS | THREE_CROWNS


@pytest.mark.rule("L-04")
@pytest.mark.parametrize("seats", [2, 5])
def test_two_wild_companions_lie_beside_the_offer(seats: int) -> None:
    table = new_game(seats)
    assert table.view().wilds == 2
    assert "wild" not in table.offer.values()
    assert "wild" not in table.deck("companion")


# --- the first hands ---------------------------------------------------------------------------


@pytest.mark.rule("L-06")
def test_everybody_draws_three_helpers_or_expenses_and_three_properties() -> None:
    table = new_game(3)
    assert table.hand("ann") == HELPERS_IN_ORDER + FARMS_IN_ORDER
    assert [heir.hand for heir in table.view().heirs] == [{"helper_expense": 3, "property": 3}] * 3


@pytest.mark.rule("L-06")
def test_before_the_first_offer_is_laid_out() -> None:
    """39 and 24 cards for the first hands; from what is left of them comes the offer."""
    sizes = [len(pool) for pool in new_game(2).croupier.pools]
    assert sizes[4:16] == [39, 38, 37, 24, 23, 22, 36, 35, 34, 21, 20, 19]
    assert sizes[17:] == [5, 4, 33, 18, 32, 17, 20]


@pytest.mark.rule("L-06")
def test_once_it_lies_there_each_keeps_two_before_the_first_plan() -> None:
    table = new_game(3)
    assert (table.phase, table.due) == ("inherit", ["ann", "bob", "cid"])
    assert None not in table.offer.values()
    table.choose("ann", "keep friend_action", "keep farm_15")
    keep_first_two(table, "cid")
    assert (table.phase, table.due) == ("inherit", ["bob"])
    keep_first_two(table, "bob")
    assert (table.phase, table.due) == ("plan", ["ann"])
    assert table.hand("ann") == ["friend_action", "farm_15"]
    assert [len(table.hand(name)) for name in NAMES[:3]] == [2, 2, 2]


@pytest.mark.rule("L-06")
@pytest.mark.parametrize(
    "kept", ["friend_hand friend_hand", "friend_hand farm_dog_horse", "farm_15 farm_dog_horse"]
)
def test_any_two_of_the_six_not_one_of_each_kind(kept: str) -> None:
    table = new_game(3)
    table.choose("ann", *[f"keep {card}" for card in kept.split()])
    assert table.due == ["bob", "cid"]


@pytest.mark.rule("L-06")
def test_neither_fewer_nor_more_than_two() -> None:
    table = new_game(3)
    six = ["keep friend_hand", "keep friend_action", "keep farm_15", "keep farm_dog_horse"]
    assert table.may("ann") == six, "each kind once"
    table.choose("ann", "keep farm_dog_horse")
    assert table.may("ann") == six[:3]
    table.choose("ann", "keep farm_15")
    assert table.may("ann") == []
    with pytest.raises(NotPossible):
        table.choose("bob", "enough")


@pytest.mark.rule("L-06")
def test_the_choice_is_secret_and_shown_to_nobody() -> None:
    table = new_game(3)
    table.choose("ann", "keep friend_action", "keep farm_15")
    assert table.view("bob").heirs[0].open == []
    assert table.view("bob").heirs[0].hand == {"helper_expense": 3, "property": 3}, (
        "not before all have chosen"
    )
    keep_first_two(table, "bob")
    keep_first_two(table, "cid")
    assert [len(table.heard(name, "cards-kept")) for name in ("ann", "bob")] == [1, 1]
    assert table.heard(None, "cards-kept") == []
    assert table.view("bob").heirs[0].open == []


@pytest.mark.rule("L-06")
def test_the_others_go_face_down_to_the_discard_piles_of_their_decks() -> None:
    table = new_game(2)
    assert table.discards("helper_expense") == []
    table.choose("ann", "keep friend_hand", "keep friend_action")
    assert table.discards("helper_expense") == [], "all at the same time"
    keep_first_two(table, "bob")
    assert len(table.discards("helper_expense")) == 1 + 1
    assert set(FARMS_IN_ORDER) <= set(table.discards("property"))
    assert len(table.discards("property")) == 6
    assert table.memory().seen == [[]] * 7, "nobody saw them"


# --- the start player, the rounds --------------------------------------------------------------


@pytest.mark.rule("L-07")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_a_start_player_is_chosen_at_random(start: int) -> None:
    draws = [pool[0] for pool in new_game(3).croupier.pools]
    draws[22] = start
    table = new_game(3, draws)
    assert table.croupier.pools[22] == [0, 1, 2]
    assert table.view().start == start
    for name in table.due:
        keep_first_two(table, name)
    assert (table.phase, table.player) == ("plan", NAMES[start])


@pytest.mark.rule("L-08")
def test_seven_rounds_of_five_phases() -> None:
    """Setting up and ending a round ask nobody; cards are not kept in the last round (L-71)."""
    phases = first_choices(new_game(3))
    rounds = [f"{number} {phase}" for number in range(1, 8) for phase in ("plan", "errand", "act", "keep")]
    assert phases == ["1 inherit", *rounds[:-1]]


@pytest.mark.rule("L-08")
def test_then_the_game_is_over() -> None:
    table = new_game(2)
    assert first_choices(table)[1:6] == ["1 block", "1 plan", "1 errand", "1 act", "1 keep"]
    assert (table.phase, table.state.round, sorted(table.places)) == ("over", 7, [1, 2])


@pytest.mark.rule("L-03", "L-04", "L-07")
def test_two_games_are_not_alike() -> None:
    states = [last_will().setup(5, {}, Chance(stream(1, game))) for game in range(20)]
    assert len({tuple(state.modifier) for state in states}) > 5
    assert {state.start for state in states} == {0, 1, 2, 3, 4}
    assert len({tuple(state.offer) for state in states}) == 20
