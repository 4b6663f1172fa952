"""The bot `lord`: always legal, the same for the same seed, sensible in clear positions, far above `random`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import clubantique.bots.adel
from clubantique.arena.match import Match
from clubantique.bots import make, names
from clubantique.bots.adel.chance import leaning, payment, pick
from clubantique.bots.adel.collection import counted, largest, windows
from clubantique.bots.adel.lord import LordBot
from clubantique.bots.adel.outlook import Outlook
from clubantique.bots.adel.taste import Taste
from clubantique.core.registry import AnyGame, load
from clubantique.games.adel.views import Table

from .seats import Me, Player, view_of

ADEL = load("adel")
LORD = LordBot(ADEL)

SURPRISE = {"variant": "surprise"}
CONFRONTATION = {"variant": "confrontation"}
TABLES: list[tuple[int, dict[str, str]]] = [(2, SURPRISE), (2, CONFRONTATION), (3, {}), (4, {}), (5, {})]


def other_components() -> dict[str, Any]:
    """Four series, a year twice, a short way, larger exhibitions, few cheques, one colour without thieves."""
    data = deepcopy(ADEL.components)
    data["track"] = {"table": 7, "last": 9, "final": [5, 1], "castles": [{"spaces": 7, "pair": [2, 0]}]}
    data["deal"] = {"cards": 5, "exhibition_min": 4}
    years = [1500, 1500, 1510, 1600, 1700, 1800, 1900]
    data["series"] = {letter: {"theme": letter, "years": years} for letter in "MNPQ"}
    for number, colour in enumerate(data["colours"].values()):
        colour["cheques"] = [number + 1]
        colour["thieves"] = [number + 1] if number else []
    return data


BOXES: dict[str, AnyGame] = {"built in": ADEL, "other": load("adel", other_components())}


def chosen(view: Table, *options: str, times: int = 200) -> Counter[str]:
    """What the lord chooses in this position, many times over."""
    codes = [ADEL.code(text) for text in options]
    rng = Random(1)
    return Counter(ADEL.name(LORD.choose(view, codes, rng)) for _ in range(times))


def shown(me: Me, *rivals: Player, times: int = 100) -> Counter[str]:
    """The exhibitions that the lord chooses card by card, as the rules offer them."""
    rng = Random(1)
    found: Counter[str] = Counter()
    for _ in range(times):
        me.run = []
        while "done" not in me.run:
            view = view_of("show", me, *rivals)
            codes = [ADEL.code(text) for text in offered(me)]
            me.run = [*me.run, ADEL.name(LORD.choose(view, codes, rng))]
        found[" ".join(text.removeprefix("show ") for text in me.run[:-1])] += 1
    return found


def offered(me: Me) -> list[str]:
    """Cards after the last one chosen without a gap (A-30); done from three on."""
    cards = sorted(me.cards.split())
    run = [text.removeprefix("show ") for text in me.run]
    if run:
        cards = [card for card in cards if card > run[-1] and ord(card[0]) - ord(run[-1][0]) <= 1]
    return [f"show {card}" for card in cards] + ["done"] * (len(run) >= 3)


# --- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_always_chooses_one_of_the_options(box: str, seats: int, options: Mapping[str, str]) -> None:
    for number in range(3):
        bots = ["lord", "random", "lord", "lord", "random"][:seats]
        match = Match(BOXES[box], bots, options, 1, number)
        while match.play.state.due:
            seat = match.play.state.due[0]
            legal = match.play.state.legal(seat)
            match.choose(seat)  # refuses whatever is not legal
            assert legal
        assert len(match.play.game.places(match.play.state)) == seats


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_games_among_lords_come_to_an_end(seats: int, options: Mapping[str, str]) -> None:
    for number in range(8):
        play = Match(ADEL, ["lord"] * seats, options, 2, number).finish()
        table = ADEL.table(play.state, None)
        assert table.round < 100
        assert table.quiet < 20


def test_the_same_seed_gives_the_same_game() -> None:
    digests = [Match(ADEL, ["lord"] * 4, {}, seed, 0).finish().record().sha256() for seed in (3, 3, 4)]
    assert digests[0] == digests[1] != digests[2]


def test_chooses_alike_whatever_it_saw_before() -> None:
    view = view_of("where", Me(cards="A1698 B1580 C1468 D1921"), Player(), Player())
    fresh = LordBot(ADEL)
    codes = [ADEL.code("castle"), ADEL.code("auction")]
    assert [LORD.choose(view, codes, Random(n)) for n in range(20)] == [
        fresh.choose(view, codes, Random(n)) for n in range(20)
    ]


def test_beats_three_random_players() -> None:
    wins = 0
    for number in range(200):
        bots = ["random"] * 4
        bots[number % 4] = "lord"
        play = Match(ADEL, bots, {}, 5, number).finish()
        wins += ADEL.places(play.state)[number % 4] == 1
    assert wins >= 160


def test_is_found_for_adel_and_never_imports_a_state() -> None:
    assert "lord" in names("adel")
    assert isinstance(make("lord", ADEL), LordBot)
    folder = Path(clubantique.bots.adel.__file__).parent
    for file in folder.glob("*.py"):
        for module in ("state", "flow", "game", "belief"):
            assert f"games.adel.{module} " not in file.read_text(), file.name


# --- where and what ------------------------------------------------------------------------------


def test_exhibits_when_alone_at_the_castle() -> None:
    me = Me(place="castle", cards="A1698 B1580 C1468 F1878")
    view = view_of("what", me, Player(place="auction"), Player(place="auction"))
    assert chosen(view, "detective", "exhibit", "thief 5", "thief 8") == {"exhibit": 200}


def test_exhibits_when_nobody_has_a_free_thief() -> None:
    me = Me(place="castle", cards="A1698 A1725 B1580 B1650 C1468 C1540")
    rivals = [Player(place="castle", thieves=[]), Player(place="castle", thieves=[])]
    assert chosen(view_of("what", me, *rivals), "detective", "exhibit") == {"exhibit": 200}


def test_goes_to_the_auction_house_without_an_exhibition() -> None:
    me = Me(cards="A1698 A1725 D1921 F1878", thieves=[])
    view = view_of("where", me, Player(hidden=5), Player(hidden=5), tops="B1580 E1760")
    found = chosen(view, "castle", "auction")
    assert found["auction"] > 150


def test_sends_the_detective_when_last_among_thieves() -> None:
    me = Me(place="castle", cards="A1698 A1725 D1921 F1878", thieves=[5])
    rivals = [Player(space=6 + n, place="castle", seen="A1764 B1660 C1615 D1932", hidden=3) for n in range(3)]
    assert chosen(view_of("what", me, *rivals), "detective", "thief 5")["detective"] > 150


def test_sends_no_detective_where_there_is_no_thief_to_catch() -> None:
    me = Me(place="castle", cards="A1698 A1725 B1580 C1468")
    rivals = [Player(space=9, place="castle", thieves=[], cheques=[]) for _ in range(3)]
    assert chosen(view_of("what", me, *rivals), "detective", "exhibit")["detective"] == 0


def test_bids_the_lowest_cheque_when_alone_at_the_auction_house() -> None:
    me = Me(place="auction", cards="A1698 B1580 C1468 F1878")
    view = view_of("what", me, Player(place="castle"), Player(place="castle"))
    assert chosen(view, "bid 1", "bid 10", "bid 15", "bid 24", "thief 5", "thief 8") == {"bid 1": 200}


def test_bids_higher_against_others() -> None:
    me = Me(place="auction", cards="A1698 B1580 C1468 F1878")
    rivals = [Player(place="auction"), Player(place="auction"), Player(place="auction")]
    found = chosen(view_of("what", me, *rivals, tops="D1921 B1650"), "bid 1", "bid 10", "bid 15", "bid 24")
    assert found["bid 24"] > found["bid 1"]


def test_bluffs() -> None:
    me = Me(place="castle", cards="A1698 B1580 C1468 D1921 F1878")
    rivals = [Player(space=3, place="castle", seen="A1764 B1660 C1615", hidden=3) for _ in range(3)]
    for me.space in (3, 8):
        found = chosen(view_of("what", me, *rivals), "detective", "exhibit", "thief 5", "thief 8")
        assert len(found) > 2
        assert max(found.values()) < 180


def test_ends_the_game_as_its_winner_rather_than_as_a_loser() -> None:
    taste = Taste()
    strong, weak = "A1698 A1725 B1580 B1650 C1468 C1540 D1921 E1760", "A1698 C1468 E1760"
    rival = Player(space=25, seen="A1764 B1660 C1615", hidden=1)
    winning = Outlook(LORD.box, taste, view_of("what", Me(space=26, cards=strong), rival))
    losing = Outlook(LORD.box, taste, view_of("what", Me(space=26, cards=weak), rival))
    assert winning.steps(3) > 3 > losing.steps(3)


@pytest.mark.parametrize("place", ["castle", "auction"])
def test_needs_no_cheques_thieves_or_cards_in_the_piles(place: str) -> None:
    bare = [Player(cheques=[], thieves=[], hidden=0, place=place) for _ in range(2)]
    me = Me(place=place, cheques=[1], thieves=[5], cards="")
    options = ["detective", "thief 5"] if place == "castle" else ["bid 1", "thief 5"]
    assert chosen(view_of("what", me, *bare, tops=""), *options).total() == 200


# --- cards ---------------------------------------------------------------------------------------


def test_shows_few_cards_when_unchallenged() -> None:
    me = Me(place="castle", action="exhibit", cards="A1698 A1725 B1580 B1650 C1468 C1540 D1921")
    sizes = Counter[int]()
    for cards, times in shown(me, Player(place="castle", action="detective")).items():
        sizes[len(cards.split())] += times
    assert sizes[3] == max(sizes.values())
    assert sizes[7] == 0


def test_shows_its_largest_block_to_beat_another() -> None:
    me = Me(place="castle", action="exhibit", cards="A1698 A1725 B1580 C1468 E1760 F1878 F1896")
    rival = Player(place="castle", action="exhibit", seen="A1764 B1660 C1615 C1687", hidden=0)
    found = shown(me, rival)
    assert found["A1698 A1725 B1580 C1468"] > 50


def test_risks_only_cards_that_it_can_spare() -> None:
    me = Me(place="castle", action="exhibit", cards="A1698 A1725 B1580 C1468 E1760 F1878 F1896")
    found = shown(me, Player(place="castle", action="thief 9"))
    assert set(found) == {"E1760 F1878 F1896"}


def test_finishes_a_run_that_somebody_else_began() -> None:
    me = Me(place="castle", action="exhibit", cards="A1698 A1725 B1580 C1468 C1540")
    me.run = ["show A1698", "show B1580", "show C1468"]
    assert chosen(view_of("show", me, Player()), "show C1540", "done") == {"done": 200}


def test_steals_what_makes_its_block_larger() -> None:
    me = Me(place="castle", action="thief 5", cards="A1698 A1725 B1580 D1921")
    rival = Player(
        place="castle", action="exhibit", seen="B1650 C1468 D1928", show="B1650 C1468 D1928", hidden=2
    )
    view = view_of("steal", me, rival)
    assert chosen(view, "steal B1650", "steal C1468", "steal D1928") == {"steal C1468": 200}


def test_buys_what_makes_its_block_larger() -> None:
    me = Me(place="auction", action="bid 1", cards="A1698 A1725 B1580 F1878")
    view = view_of("buy", me, Player(), tops="E1760 C1468")
    assert chosen(view, "buy left", "buy right") == {"buy right": 200}


def test_buys_the_older_of_two_that_fit() -> None:
    me = Me(place="auction", action="bid 1", cards="A1698 A1725 B1580 C1540")
    found = chosen(view_of("buy", me, Player(), tops="C1901 C1468"), "buy left", "buy right")
    assert found["buy right"] > found["buy left"]


# --- its reckoning -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "size"), [("", 0), ("A1698", 1), ("A1698 C1468", 1), ("A1698 B1580 C1468 E1760 E1822", 3)]
)
def test_largest_block(cards: str, size: int) -> None:
    assert largest(counted(LORD.box, cards.split())) == size


def test_windows_are_exhibitions_and_begin_as_the_run_does() -> None:
    numbers = LORD.box.card_numbers
    cards = [numbers[name] for name in ["A1698", "A1725", "B1580", "C1468", "E1760", "F1878"]]
    assert windows(LORD.box, cards, []) == [cards[:3], cards[:4], cards[1:4]]
    assert windows(LORD.box, cards, cards[:2]) == [cards[:3], cards[:4]]
    assert windows(LORD.box, cards, [cards[0], cards[2]]) == []


def test_payment_counts_who_is_above() -> None:
    assert payment(5, [], 4, 2) == 4
    assert payment(5, [9], 4, 2) == 2
    assert payment(5, [9, 9], 4, 2) == 0
    assert payment(5, [5], 4, 2) == 3


@pytest.mark.parametrize(("values", "never"), [([1.0, 0.4, -0.5], 2), ([0.0, 2.0], 0)])
def test_never_picks_what_is_worse_than_its_whim(values: Sequence[float], never: int) -> None:
    rng = Random(1)
    assert leaning(values, 1.0)[never] == 0
    assert never not in {pick(values, 1.0, rng) for _ in range(200)}
    assert pick(values, 0.0, rng) == values.index(max(values))
