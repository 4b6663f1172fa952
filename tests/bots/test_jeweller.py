"""The bot `jeweller`: always legal, an honest memory, the same for the same seed, far above `random`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest

from clubantique.arena.match import Match
from clubantique.arena.simulation import Plan, simulate
from clubantique.bots import make, names
from clubantique.bots.meisterdiebe.casting import left, patience
from clubantique.bots.meisterdiebe.jeweller import JewellerBot
from clubantique.bots.meisterdiebe.memory import UNKNOWN, Memory, pulled
from clubantique.bots.meisterdiebe.outlook import KEPT, Outlook
from clubantique.bots.meisterdiebe.taste import Taste
from clubantique.core.errors import BadOption, ClubError, UnknownName
from clubantique.core.events import Event
from clubantique.core.registry import load
from clubantique.games.meisterdiebe.box import FIRST_DRAWER, PLUNDER, PULL, SHUT, STAY
from clubantique.games.meisterdiebe.cube import SECRET_UPPER, UPPER_DIAMONDS
from clubantique.games.meisterdiebe.events import DrawerOpened, PulledOut, Twisted
from clubantique.games.meisterdiebe.twist import twisted

GAME = load("meisterdiebe")


def match_of(bots: Sequence[str], seed: int = 1) -> Match:
    return Match(GAME, bots, {}, seed, 0)


def steps(match: Match) -> Iterator[None]:
    """After every choice of the game."""
    state = match.play.state
    while state.due:
        match.choose(state.due[0])
        yield


def memory_of(match: Match, seat: int) -> Memory:
    bot = match.bots[seat]
    assert isinstance(bot, JewellerBot)
    return bot.memory


# --- choices -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("name", ["jeweller", "jeweller:memory=2"])
def test_always_one_of_the_options(name: str, seats: int) -> None:
    match = match_of([name] * (seats - 1) + ["random"], seats)
    while match.play.state.due:
        seat = match.play.state.due[0]
        options = list(match.play.state.legal(seat))
        view = GAME.table(match.play.state, seat)
        assert match.bots[seat].choose(view, options, Random(1)) in options
        match.choose(seat)


def test_offered_choices_are_left_as_they_were() -> None:
    match = match_of(["jeweller"] * 3)
    for _ in range(60):
        seat = match.play.state.due[0]
        options = list(match.play.state.legal(seat))
        before = options.copy()
        match.bots[seat].choose(GAME.table(match.play.state, seat), options, Random(1))
        assert options == before
        match.choose(seat)


def test_the_same_seed_gives_the_same_game() -> None:
    bots = ["jeweller", "jeweller:memory=3", "random"]
    first, second = match_of(bots, 5).finish(), match_of(bots, 5).finish()
    assert first.record() == second.record()
    assert first.record() != match_of(bots, 6).finish().record()


def test_after_a_restart_it_chooses_as_before() -> None:
    """All events heard again, in order, and the bot is where it was."""
    for name in ("jeweller", "jeweller:memory=2"):
        match = match_of([name] * 3, 4)
        for _ in range(150):
            match.choose(match.play.state.due[0])
        seat = match.play.state.due[0]
        again = make(name, GAME)
        for event in match.play.log.all():
            if event.heard_by(seat):
                again.hear(event)
        view, options = GAME.table(match.play.state, seat), match.play.state.legal(seat)
        assert [again.choose(view, options, Random(n)) for n in range(20)] == [
            match.bots[seat].choose(view, options, Random(n)) for n in range(20)
        ]


# --- memory --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_the_cube_in_a_perfect_head_is_the_true_one(seats: int) -> None:
    for seed in range(3):
        match = match_of(["jeweller"] + ["random"] * (seats - 1), seed)
        for _ in steps(match):
            assert memory_of(match, 0).cube == match.play.state.cube


@pytest.mark.parametrize("limit", [1, 2, 5, 12])
def test_a_limited_memory_knows_the_drawers_opened_last_and_no_others(limit: int) -> None:
    match = match_of([f"jeweller:memory={limit}", "random", "jeweller", "random"], limit)
    follower = Follower()
    match.play.listeners.append(follower.hear)
    for event in match.play.log.all():
        follower.hear(event)
    for _ in steps(match):
        head, true = memory_of(match, 0).cube, match.play.state.cube
        known = [place for place, drawer in enumerate(head) if drawer[UPPER_DIAMONDS] != UNKNOWN]
        assert known == follower.last(limit)
        for place in known:
            seen = [here for here in range(7) if head[place][here] != UNKNOWN]
            assert [head[place][here] for here in seen] == [true[place][here] for here in seen]


class Follower:
    """Follows where drawers go, and in which order they were opened, by numbers stuck on them."""

    def __init__(self) -> None:
        self.labels = [[place] * 7 for place in range(12)]
        self.opened: list[int] = []

    def hear(self, event: Event) -> None:
        if isinstance(event, Twisted):
            self.labels = twisted(self.labels, GAME.code(event.twist))
        if isinstance(event, DrawerOpened):
            label = self.labels[GAME.code(event.drawer) - FIRST_DRAWER][0]
            self.opened = [each for each in self.opened if each != label] + [label]

    def last(self, count: int) -> list[int]:
        return [place for place in range(12) if self.labels[place][0] in self.opened[-count:]]


def test_what_was_forgotten_has_no_influence() -> None:
    """A twin hears another past, up to the drawers that are remembered, and chooses the same."""
    match = match_of(["jeweller:memory=2"] * 2 + ["random"] * 2, 9)
    compared = 0
    for number, _ in enumerate(steps(match)):
        state = match.play.state
        if number % 7 or not state.due:
            continue
        seat = state.due[0]
        heard = [event for event in match.play.log.all() if event.heard_by(seat)]
        here = first_remembered(heard, 2)
        twins = [make("jeweller:memory=2", GAME) for _ in range(2)]
        for bot, past in zip(twins, [unpulled(heard[:here]), changed(unpulled(heard[:here]))], strict=True):
            for event in past + heard[here:]:
                bot.hear(event)
        view, options = GAME.table(state, seat), state.legal(seat)
        chosen = [[bot.choose(view, options, Random(n)) for n in range(5)] for bot in twins]
        assert chosen[0] == chosen[1]
        compared += here > 0
    assert compared > 20


def first_remembered(events: list[Event], limit: int) -> int:
    """Where the story of the drawers opened last begins; 0 if there are not so many."""
    follower = Follower()
    opened: list[tuple[int, int]] = []
    for number, event in enumerate(events):
        follower.hear(event)
        if isinstance(event, DrawerOpened):
            opened.append((number, follower.opened[-1]))
    for number, _ in reversed(opened):
        if len({label for here, label in opened if here >= number}) == limit:
            return number
    return 0


def unpulled(events: list[Event]) -> list[Event]:
    """Without secret compartments: what was seen of them would rightly be kept with a drawer that is opened again."""
    return [event for event in events if not isinstance(event, PulledOut)]


def changed(events: list[Event]) -> list[Event]:
    """Another past: other gems in other drawers, other falls, other twists."""
    other: list[Event] = []
    for event in events:
        if isinstance(event, DrawerOpened):
            drawer = GAME.name(FIRST_DRAWER + (GAME.code(event.drawer) - FIRST_DRAWER + 5) % 12)
            fallen = 0 if event.fallen_diamonds else 2
            event = msgspec.structs.replace(
                event, drawer=drawer, diamonds=event.diamonds + 3, fallen_diamonds=fallen
            )
        elif isinstance(event, Twisted):
            event = msgspec.structs.replace(event, twist=GAME.name(STAY))
        other.append(event)
    return other


def test_a_perfect_memory_is_influenced_by_the_past() -> None:
    """The other side of the twin test: the change of the past is one that can be noticed."""
    match = match_of(["jeweller"] * 4, 9)
    differ = 0
    for number, _ in enumerate(steps(match)):
        if number % 7 or not match.play.state.due:
            continue
        seat = match.play.state.due[0]
        heard = unpulled([event for event in match.play.log.all() if event.heard_by(seat)])
        view, options = GAME.table(match.play.state, seat), match.play.state.legal(seat)
        chosen = []
        for past in (heard, changed(heard)):
            bot = make("jeweller", GAME)
            for event in past:
                bot.hear(event)
            chosen.append(bot.choose(view, options, Random(1)))
        differ += chosen[0] != chosen[1]
    assert differ > 5


def test_what_is_seen_when_a_drawer_is_pulled_out() -> None:
    unknown = [UNKNOWN, 1, 0, 0, 0, UNKNOWN, UNKNOWN]
    assert pulled(unknown, "small") == [0, 1, 0, 0, 0, 0, 0]
    assert pulled(unknown, "empty") == [1, 1, 0, 0, 0, 0, 0]
    assert pulled(unknown, "fallen") == [1, 1, 0, 0, 0, 1, 0]
    assert pulled(unknown, "ruby") == [1, 1, 0, 0, 0, 0, 0]


# --- play ----------------------------------------------------------------------------------------


def test_it_pulls_exactly_where_it_remembers_a_ruby() -> None:
    pulls = plunders = 0
    for seed in range(6):
        match = match_of(["jeweller", "jeweller:memory=4", "random"], seed)
        while match.play.state.due:
            seat = match.play.state.due[0]
            options = list(match.play.state.legal(seat))
            if PULL in options and seat < 2:
                memory = memory_of(match, seat)
                code = match.bots[seat].choose(GAME.table(match.play.state, seat), options, Random(1))
                assert (code == PULL) == (memory.cube[memory.opened][SECRET_UPPER] == 1)
                pulls += code == PULL
                plunders += code == PLUNDER
            match.choose(seat)
    assert pulls
    assert plunders


def test_a_perfect_memory_is_never_caught() -> None:
    for seed in range(4):
        match = match_of(["jeweller"] + ["random"] * 3, seed)
        match.finish()
        caught = [event for event in match.play.log.all() if event.kind == "player-caught"]
        assert caught
        assert all(getattr(event, "seat", None) != 0 for event in caught)


def test_nothing_to_steal_leaves_all_shut() -> None:
    """A thief before an empty cube."""
    bot = JewellerBot(GAME)
    match = match_of(["jeweller"] * 2)
    for _ in steps(match):
        if match.play.state.phase == 2:
            break
    view = GAME.table(match.play.state, match.play.state.due[0])
    crooks = [msgspec.structs.replace(crook, character="thief") for crook in view.crooks]
    thieves = msgspec.structs.replace(view, crooks=crooks)
    assert bot.choose(thieves, [*range(FIRST_DRAWER, SHUT + 1)], Random(1)) == SHUT


def test_what_is_left_when_better_drawers_are_gone() -> None:
    assert left([1.0, 5.0, 3.0], 0.0) == 5.0
    assert left([1.0, 5.0, 3.0], 0.5) == 4.0
    assert left([1.0, 5.0, 3.0], 1.0) == 3.0
    assert left([1.0, 5.0, 3.0], 9.0) == 1.0


def test_a_forgotten_compartment_is_a_share_of_what_nobody_sees() -> None:
    match = match_of(["jeweller:memory=2"] * 4, 3)
    for number, _ in enumerate(steps(match)):
        view = GAME.table(match.play.state, 0)
        outlook = Outlook(GAME.box, Taste(), memory_of(match, 0), view)
        true = 0
        for drawer in match.play.state.cube:
            true += drawer[1] + drawer[2] + drawer[3] + drawer[4]
        expected = 0.0
        for side in outlook.sides:
            for compartment in side:
                expected += compartment[1]
        assert expected == pytest.approx(true)
        assert 0.0 <= patience(outlook) <= 1.0
        assert max(outlook.risks(KEPT)) <= 1.0
        if number == 150:
            break


def test_it_is_told_only_what_a_table_shows() -> None:
    assert JewellerBot.sees == "table"
    match = match_of(["jeweller", "random"], 2)
    for _ in range(80):
        match.choose(match.play.state.due[0])
    state = match.play.state
    open_view: Any = GAME.knowledge(state, 0)
    seat, options = state.due[0], state.legal(state.due[0])
    shut_view: Any = msgspec.structs.replace(open_view, memory=None)
    bots = [deepcopy(match.bots[0]) for _ in range(2)]
    assert seat in (0, 1)
    assert bots[0].choose(open_view, options, Random(3)) == bots[1].choose(shut_view, options, Random(3))


# --- names and settings --------------------------------------------------------------------------


def test_names_are_without_settings() -> None:
    assert names("meisterdiebe") == ["random", "jeweller"]


def test_settings_are_part_of_the_name() -> None:
    bots = ["jeweller:memory=2", "jeweller:memory=perfect", "jeweller"]
    match = match_of(bots)
    assert [memory_of(match, seat).limit for seat in range(3)] == [2, None, None]
    assert [chair.bot for chair in match.play.record().seats] == bots


@pytest.mark.parametrize(
    "name",
    [
        "jeweller:memory",
        "jeweller:memory=",
        "jeweller:memory=0",
        "jeweller:memory=13",
        "jeweller:memory=two",
        "jeweller:memory=-1",
        "jeweller:memory=02",
        "jeweller:nerve=2",
        "jeweller:",
        "jeweller:memory=2:memory=3",
    ],
)
def test_bad_settings_are_refused_with_what_is_possible(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        make(name, GAME)
    assert refused.value.facts["option"] in (name, "jeweller:memory=3")
    assert "jeweller:memory=perfect|1|2|" in str(refused.value.facts["possible"])


def test_other_bots_have_no_settings() -> None:
    with pytest.raises(BadOption) as refused:
        make("random:memory=2", GAME)
    assert refused.value.facts == {"option": "random:memory=2", "possible": "random"}
    with pytest.raises(UnknownName) as unknown:
        make("fence:memory=2", GAME)
    assert unknown.value.facts["possible"] == "random, jeweller"
    assert issubclass(BadOption, ClubError)


# --- strength ------------------------------------------------------------------------------------


def test_it_wins_clearly_more_than_half_against_three_random() -> None:
    tally = simulate(Plan("meisterdiebe", None, {}, ["jeweller"] + ["random"] * 3, 60, 1, rotate=True))
    assert tally.wins_by_bot["jeweller"] >= 54


def test_a_short_memory_is_weaker_but_still_above_random() -> None:
    bots = ["jeweller:memory=2"] + ["random"] * 3
    tally = simulate(Plan("meisterdiebe", None, {}, bots, 60, 1, rotate=True))
    assert 30 <= tally.wins_by_bot["jeweller:memory=2"] < 60


def test_four_of_them_come_to_an_end() -> None:
    tally = simulate(Plan("meisterdiebe", None, {}, ["jeweller"] * 4, 12, 1, rotate=True))
    assert max(tally.rounds) < 60
