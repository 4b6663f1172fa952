"""The bot `heir`: always legal, the same for the same seed, sensible in clear positions, far above `random`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest
from games.lastwill.table import NAMES, Heirs, heirs

import clubantique.bots.lastwill
from clubantique.arena.match import Match
from clubantique.bots import make, names
from clubantique.bots.lastwill.drawing import shares
from clubantique.bots.lastwill.heir import HeirBot
from clubantique.bots.lastwill.market import best_market, market_value
from clubantique.bots.lastwill.outlook import Outlook
from clubantique.bots.lastwill.taste import Taste
from clubantique.bots.lastwill.uses import uses
from clubantique.core.registry import load
from clubantique.games.lastwill.box import EVENT, HELPER_EXPENSE, PROPERTY

GAME = load("lastwill")
HEIR = HeirBot(GAME)


def chosen(table: Heirs) -> str:
    """What the heir chooses in the place of the one whose turn it is."""
    seat = NAMES.index(table.player)
    return GAME.name(HEIR.choose(table.knowledge(table.player), table.state.legal(seat), Random(1)))


def turn(table: Heirs) -> list[str]:
    """All that the heir says in the place of the one whose turn it is, until somebody else is asked."""
    player, phase, said = table.player, table.phase, list[str]()
    while table.state.due and table.due == [player] and table.phase == phase:
        said.append(chosen(table))
        table.turn(said[-1])
    return said


def answer(table: Heirs) -> list[str]:
    """One whole answer: all choices of one run."""
    player, said = table.player, [chosen(table)]
    table.turn(said[-1])
    while table.state.due and table.due == [player] and table.own(player).run:
        said.append(chosen(table))
        table.turn(said[-1])
    return said


def outlook(table: Heirs) -> Outlook:
    return Outlook(HEIR.box, Taste(), table.knowledge(table.player))


# --- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"will": "random"}, {"will": "130"}])
def test_always_chooses_one_of_the_options(seats: int, options: Mapping[str, str]) -> None:
    bots = ["heir", "random", "heir", "random", "heir"][:seats]
    match = Match(GAME, bots, options, 1, seats)
    while match.play.state.due:
        match.choose(match.play.state.due[0])  # refuses whatever is not legal
    assert sorted(GAME.places(match.play.state)) == list(range(1, seats + 1))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_knows_what_to_say_wherever_random_play_leads(seats: int) -> None:
    match = Match(GAME, ["random"] * seats, {}, 2, seats)
    while match.play.state.due:
        seat = match.play.state.due[0]
        legal = match.play.state.legal(seat)
        assert HEIR.choose(GAME.knowledge(match.play.state, seat), legal, Random(1)) in legal
        match.choose(seat)


def test_tries_only_uses_that_the_rules_allow() -> None:
    match = Match(GAME, ["heir"] * 3, {}, 4, 0)
    play = match.play
    tried = 0
    while play.state.due:
        seat = play.state.due[0]
        view = GAME.knowledge(play.state, seat)
        if view.phase == "act" and not view.own.run:
            legal = play.state.legal(seat)
            judged = Outlook(HEIR.box, Taste(), view)
            for use in uses(judged, judged.own):
                assert use.code in legal
                tried += 1
        match.choose(seat)
    assert tried > 100


def test_games_among_heirs_end_in_bankruptcy() -> None:
    play = Match(GAME, ["heir"] * 4, {}, 2, 0).finish()
    assert any(heir.bankrupt for heir in GAME.table(play.state, None).heirs)


def test_the_same_seed_gives_the_same_game_and_the_same_view_the_same_choice() -> None:
    digests = [Match(GAME, ["heir"] * 2, {}, seed, 0).finish().record().sha256() for seed in (3, 3, 4)]
    assert digests[0] == digests[1] != digests[2]
    table = heirs(3, hands={"ann": "boat_dog_guest_chef dog villa_a"}, actions={"ann": 3})
    view, legal = table.knowledge("ann"), table.state.legal(0)
    assert len({bot.choose(view, legal, Random(n)) for bot in (HEIR, HeirBot(GAME)) for n in range(3)}) == 1


def test_beats_three_random_players() -> None:
    wins = 0
    for number in range(20):
        bots = ["random"] * 4
        bots[number % 4] = "heir"
        play = Match(GAME, bots, {}, 5, number).finish()
        wins += GAME.places(play.state)[number % 4] == 1
    assert wins >= 18


def test_is_found_for_last_will_and_never_imports_a_state() -> None:
    assert "heir" in names("lastwill")
    assert isinstance(make("heir", GAME), HeirBot)
    folder = Path(clubantique.bots.lastwill.__file__).parent
    for file in folder.glob("*.py"):
        for module in ("state", "flow", "game", "belief"):
            assert f"games.lastwill.{module} " not in file.read_text(), file.name


# --- the action turn -----------------------------------------------------------------------------


def test_takes_along_all_companions() -> None:
    table = heirs(3, number=7, hands={"ann": "boat_dog_guest_chef dog guest chef"}, actions={"ann": 2})
    assert turn(table)[:4] == ["play boat_dog_guest_chef", "with chef", "with guest", "with dog"]
    assert table.money("ann") == 61


def test_buys_more_actions_before_it_uses_them() -> None:
    hand = "hectic_day_2 carriage_basic boat_basic dinner_basic"
    table = heirs(3, number=7, hands={"ann": hand}, actions={"ann": 1})
    assert turn(table)[0] == "play hectic_day_2"
    assert table.money("ann") == 62


def test_sells_its_last_house_and_goes_bankrupt() -> None:
    table = heirs(
        3,
        number=6,
        hands={"ann": "carriage_basic"},
        boards={"ann": "villa_a@4"},
        money={"ann": 2},
        modifiers=(1, -3, -2, 3),
        actions={"ann": 2},
    )
    assert turn(table)[:2] == ["sell villa_a", "play carriage_basic"]
    assert table.money("ann") == -1


def test_buys_houses_early_and_none_in_the_last_round() -> None:
    early = heirs(3, number=1, hands={"ann": "mansion_b dinner_basic"}, actions={"ann": 1})
    assert turn(early)[0] == "buy mansion_b"
    late = heirs(3, number=7, hands={"ann": "mansion_b dinner_basic"}, actions={"ann": 1})
    assert turn(late)[0] == "play dinner_basic"


def test_sells_in_the_last_round() -> None:
    table = heirs(
        3, number=7, boards={"ann": "mansion_b@4"}, hands={"ann": "dinner_basic"}, actions={"ann": 1}
    )
    assert turn(table)[0] == "sell mansion_b"


def test_lets_houses_decay() -> None:
    table = heirs(3, number=5, boards={"ann": "villa_a"}, actions={"ann": 1})
    assert turn(table) == ["done"]


def test_asks_for_more_when_it_buys_and_less_when_it_sells() -> None:
    dear = heirs(3, hands={"ann": "mansion_b"}, boards={"ann": "agent_price"}, actions={"ann": 1})
    turn(dear)
    assert dear.money("ann") == 50
    cheap = heirs(3, number=7, boards={"ann": "mansion_b@4 agent_price"}, actions={"ann": 1})
    turn(cheap)
    assert cheap.money("ann") == 74


def test_trades_without_an_action_if_a_helper_saves_it() -> None:
    table = heirs(3, hands={"ann": "mansion_b"}, boards={"ann": "agent_trade"}, actions={"ann": 1})
    assert answer(table) == ["buy mansion_b", "free agent_trade"]
    assert table.actions("ann") == 1


def test_puts_a_companion_before_it_activates() -> None:
    table = heirs(3, number=2, hands={"ann": "chef"}, boards={"ann": "reserv_chef1"}, actions={"ann": 1})
    turn(table)
    assert table.board("ann") == ["reserv_chef1+1!"]
    assert table.money("ann") == 67


def test_lowers_its_houses_as_far_as_it_counts() -> None:
    table = heirs(
        3, number=7, boards={"ann": "mansion_b villa_a@4"}, hands={"ann": "wild_party_2"}, actions={"ann": 2}
    )
    turn(table)
    assert table.board("ann") == ["mansion_b@3"]  # which falls once more
    assert table.money("ann") == 73


def test_finishes_a_run_that_somebody_else_began() -> None:
    table = heirs(3, number=7, hands={"ann": "gambling theatre_guest guest"}, actions={"ann": 3})
    table.turn("play theatre_guest")
    assert chosen(table) == "with guest"
    table.turn("spend 1")
    table.turn("play gambling")
    assert chosen(table) == "option 2"


# --- plans, errands, hands -----------------------------------------------------------------------


def test_wants_actions_when_the_hand_is_full_of_uses() -> None:
    hand = "hectic_day_2 world_tour banquet premiere carriage_basic soiree_basic"
    table = heirs(4, phase="plan", number=7, hands={"ann": hand})
    assert answer(table)[0] == "plan 6"


def test_draws_for_a_long_game_early_and_events_in_the_end() -> None:
    early = shares(outlook(heirs(4, phase="plan", number=1)), 6)
    assert early[HELPER_EXPENSE] + early[PROPERTY] >= 4
    late = shares(outlook(heirs(4, phase="plan", number=7)), 4)
    assert late[EVENT] >= 3
    assert late[HELPER_EXPENSE] == late[PROPERTY] == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_says_a_whole_plan(seats: int) -> None:
    table = heirs(seats, phase="block" if seats == 2 else "plan", boards={"ann": "butler secretary"})
    for _ in range(seats if seats > 2 else 4):
        answer(table)
    assert table.phase == "errand"


def test_takes_the_card_that_it_can_use_best() -> None:
    offer = {"S1": "world_tour", "N5": "dinner_basic", "N6": "chef"}
    table = heirs(4, phase="errand", number=7, plans={"ann": 6, "bob": 2, "cid": 3, "dot": 4}, offer=offer)
    while table.player != "ann":
        table.turn("unknown companion")
    assert chosen(table) == "take S1"


def test_goes_to_the_opera_when_nothing_else_helps() -> None:
    table = heirs(4, phase="errand", number=7)
    assert answer(table) == ["opera"]
    assert answer(heirs(4, phase="errand", number=7, boards={"ann": "tailor"})) == ["opera", "spend 5"]


def test_extends_a_full_board() -> None:
    board = "club private_table+2 reserv_chef2+2 coach_horse+1 box_guest+1"
    hands = {"ann": "friend_action mansion_b"}
    assert chosen(heirs(4, phase="errand", number=2, boards={"ann": board}, hands=hands)) == "extension"


def test_moves_the_market_against_what_it_must_sell() -> None:
    board = "mansion_a@4 mansion_b@4 villa_a@4"
    table = heirs(
        4,
        phase="errand",
        number=7,
        boards={"ann": board},
        modifiers=(-3, 1, -2, 3),
        plans={"ann": 3, "bob": 4, "cid": 5, "dot": 6},
    )
    assert best_market(outlook(table))[3] == -3
    assert market_value(outlook(table)) > 5
    assert answer(table)[0] == "market"
    assert table.modifiers["mansion"] == -3
    assert table.modifiers["villa"] == -2


def test_keeps_the_best_cards() -> None:
    hands = {"ann": "dinner_basic world_tour hectic_day_2 theatre_basic"}
    table = heirs(3, phase="keep", number=4, hands=hands)
    while table.phase == "keep" and "ann" in table.due:
        seat = NAMES.index("ann")
        table.choose(
            "ann", GAME.name(HEIR.choose(table.knowledge("ann"), table.state.legal(seat), Random(1)))
        )
    assert set(table.hand("ann")) == {"world_tour", "hectic_day_2"}


# --- its reckoning -------------------------------------------------------------------------------


def test_sees_the_end_coming() -> None:
    calm = outlook(heirs(3, number=4))
    tense = outlook(heirs(3, number=4, money={"bob": 4}))
    over = outlook(heirs(3, number=7))
    assert calm.left > tense.left
    assert 0 == calm.risk < tense.risk < over.risk == 1
    assert over.sure
