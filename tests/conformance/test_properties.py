"""Laws that every registered game obeys, on random games with every number of players and every option."""

from __future__ import annotations

from itertools import dropwhile, islice
from random import Random

import pytest
from brought import law, laws

from clubantique.core.errors import BadRecord, NotAsked, NothingToWithdraw, NotPossible, UnknownName
from clubantique.core.outside import Chance
from clubantique.core.play import Play, Replay, replay, resume
from clubantique.core.record import decode
from clubantique.core.registry import load, names
from clubantique.core.state import State
from conformance.walks import SOAK, Setting, settings, walk, walked_settings

every_setting = pytest.mark.parametrize("setting", walked_settings(), ids=str)
every_game = pytest.mark.parametrize("name", names())


def positions(setting: Setting, seed: int, chance: float) -> list[Play]:
    """Some positions of a random game, each in a play of its own."""
    rng = Random(seed)
    cuts = [play.record() for play in walk(setting, seed) if rng.random() < chance]
    return [resume(cut, Chance(Random(seed))) for cut in cuts]


@every_game
def test_text_and_code_of_every_choice_round_trip(name: str) -> None:
    game = load(name)
    for code in range(len(game.choices)):
        text = game.name(code)
        assert game.code(text) == code
        assert game.code(f"  {text.upper().replace(' ', '   ')} ") == code


@every_setting
def test_nothing_is_created_or_lost(setting: Setting) -> None:
    law = laws(setting.game)
    for seed in range(3 * SOAK):
        plays = walk(setting, seed)
        before = law.inventory(next(plays).state)
        for play in plays:
            assert law.inventory(play.state) == before
            law.holds(play.state)


@every_setting
def test_every_game_ends_with_a_place_for_everybody(setting: Setting) -> None:
    for seed in range(5 * SOAK):
        *_, play = islice(walk(setting, seed), laws(setting.game).MOST_DECISIONS)
        assert play.over
        places = play.game.places(play.state)
        assert len(places) == setting.seats
        assert all(place == 1 + sum(other < place for other in places) for place in places)


@every_setting
def test_legal_is_exactly_what_apply_accepts(setting: Setting) -> None:
    for play in positions(setting, 1, min(0.01 * SOAK, 0.03)):  # every code of thousands is tried
        for seat in range(setting.seats):
            legal = play.state.legal(seat)
            assert len(set(legal)) == len(legal)
            assert bool(legal) == (seat in play.state.due)
            for code in range(-1, len(play.game.choices) + 1):
                assert accepts(play, seat, code) == (code in legal)


def accepts(play: Play, seat: int, code: int) -> bool:
    state = play.state.clone()
    before = play.game.everything(state)
    try:
        state.apply(seat, code, Chance(Random(0)))
    except (NotPossible, NotAsked) as refused:
        assert play.game.everything(state) == before, "a refused choice must change nothing"
        assert isinstance(refused, NotAsked) == (seat not in state.due)
        return False
    return True


@every_setting
def test_a_seat_that_is_not_there_is_not_asked(setting: Setting) -> None:
    play = setting.start(1)
    play.choose(play.state.due[0], play.state.legal(play.state.due[0])[0])
    for seat in (-1, setting.seats, 99):
        assert play.state.legal(seat) == []
        with pytest.raises(UnknownName):
            play.game.table(play.state, seat)
        with pytest.raises(UnknownName):
            play.game.knowledge(play.state, seat)
        with pytest.raises(NotAsked):
            play.choose(seat, 0)
        with pytest.raises(NothingToWithdraw):
            play.withdraw(seat)


@every_setting
def test_what_legal_returns_may_be_changed_by_whoever_asked(setting: Setting) -> None:
    state = setting.start(1).state
    seat = state.due[0]
    before = state.legal(seat)
    state.legal(seat).clear()
    assert state.legal(seat) == before


@every_setting
def test_a_clone_and_its_original_go_their_own_ways(setting: Setting) -> None:
    for play in positions(setting, 2, 0.05):
        before = play.game.everything(play.state)
        clone = play.state.clone()
        assert play.game.everything(clone) == before
        finish(clone, Random(3))
        assert play.game.everything(play.state) == before
        other = play.state.clone()
        finish(other, Random(3))
        assert play.game.everything(other) == play.game.everything(clone)


def finish(state: State, rng: Random) -> None:
    outside = Chance(rng)
    while state.due:
        seat = state.due[0]
        options = state.legal(seat)
        state.take(seat, options[int(rng.random() * len(options))], outside)


@every_setting
def test_a_record_replays_to_the_same_states_views_and_events(setting: Setting) -> None:
    for seed in range(SOAK):
        seen = [snapshot(play) for play in walk(setting, seed)]
        *_, play = walk(setting, seed)
        again = Replay(decode(play.record().encoded()))
        replayed = [snapshot(again.play)] + [snapshot(again.play) for _ in again.steps()]
        assert replayed == seen
        assert again.play.record() == play.record()
        assert again.play.log.entries() == play.log.entries()


def snapshot(play: Play) -> list[object]:
    viewers = [None, *range(play.state.seats)]
    views = [(play.game.table(play.state, who), play.game.knowledge(play.state, who)) for who in viewers]
    return [play.game.everything(play.state), views, [len(play.heard(who)) for who in viewers]]


@every_setting
def test_a_sampled_state_agrees_with_the_knowledge_it_came_from(setting: Setting) -> None:
    rng = Random(4)
    for play in positions(setting, 5, 0.15):
        before = laws(setting.game).inventory(play.state)
        for viewer in [None, *range(setting.seats)]:
            knowledge = play.game.knowledge(play.state, viewer)
            sampled = play.game.sample(knowledge, rng)
            assert play.game.knowledge(sampled, viewer) == knowledge
            assert laws(setting.game).inventory(sampled) == before
            laws(setting.game).holds(sampled)


@every_setting
def test_a_sampled_state_can_be_played_to_its_end(setting: Setting) -> None:
    rng = Random(6)
    for play in positions(setting, 7, 0.05):
        viewer = play.state.asked[0] if play.state.asked else 0
        sampled = play.game.sample(play.game.knowledge(play.state, viewer), rng)
        finish(sampled, rng)
        assert len(play.game.places(sampled)) == setting.seats


@every_setting
def test_withdrawing_takes_back_exactly_ones_own_run(setting: Setting) -> None:
    for play in positions(setting, 8, 0.2):
        state = play.state
        for seat in range(setting.seats):
            if seat in state.asked and state.runs[seat]:
                others = [run for other, run in enumerate(state.runs) if other != seat]
                play.withdraw(seat)
                assert seat in state.due
                assert not state.runs[seat]
                assert [run for other, run in enumerate(state.runs) if other != seat] == others
            else:
                with pytest.raises(NothingToWithdraw):
                    play.withdraw(seat)


@every_setting
def test_a_run_is_taken_whole_or_not_at_all(setting: Setting) -> None:
    rng = Random(9)
    for play in positions(setting, 10, 0.05):
        if play.over:
            continue
        seat = play.state.due[0]
        run = a_whole_run(play, seat, rng)
        before = play.record()
        with pytest.raises((NotPossible, NotAsked)):
            play.answer(seat, [*run, run[-1], -1])
        assert play.record() == before
        play.answer(seat, run)
        assert len(play.record().entries) > len(before.entries)


def a_whole_run(play: Play, seat: int, rng: Random) -> list[int]:
    state = play.state
    run: list[int] = list(state.runs[seat])
    begun = len(run)
    while len(run) == begun or not state.complete(seat, run):
        options = state.options(seat, run)
        run = [*run, options[int(rng.random() * len(options))]]
    return run[begun:]


@every_setting
def test_a_damaged_record_is_refused_with_the_place(setting: Setting) -> None:
    *_, play = walk(setting, 11)
    record = play.record()
    rng = Random(12)
    for _ in range(25):
        entries = list(record.entries)
        place = int(rng.random() * len(entries))
        entries[place] = (99, "castle") if isinstance(entries[place], int) else 10_000
        record.entries = entries[: place + 1]
        with pytest.raises(BadRecord) as refused:
            replay(record)
        assert refused.value.facts["place"] == f"$.entries[{place}]"
        record.entries = play.record().entries


@every_setting
def test_one_seed_is_one_game(setting: Setting) -> None:
    *_, one = walk(setting, 0)
    *_, same = walk(setting, 0)
    *_, other = walk(setting, 1)
    assert one.record() == same.record()
    assert one.record() != other.record()


@every_game
def test_random_choices_are_what_the_walks_are_made_of(name: str) -> None:
    """The walks must really withdraw now and then, or the suites above would prove less than they say."""
    setting = next(each for each in settings() if each.game == name)
    kinds: set[object] = set()
    for seed in range(5):
        *_, play = walk(setting, seed)
        kinds |= {
            type(entry).__name__ if isinstance(entry, int) else entry[1] is None
            for entry in play.record().entries
        }
    assert kinds == {"int", True, False}


@every_game
def test_what_a_game_says_of_itself_is_so(name: str) -> None:
    """Other suites leave games out that say so."""
    setting = next(each for each in settings() if each.game == name and not each.options)
    together = later = False
    for seed in range(3):
        for play in walk(setting, seed):
            together |= len(play.state.asked) > 1 and max(map(len, play.state.runs)) > 1
        entries = play.record().entries
        later |= any(
            isinstance(entry, int) for entry in dropwhile(lambda entry: isinstance(entry, int), entries)
        )
    assert (together, later) == (law(name, "RUNS_TOGETHER", True), law(name, "DRAWS_LATER", True))
