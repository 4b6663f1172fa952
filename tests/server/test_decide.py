"""What comes of a command, without event loop, database or clock: tables are values, and decisions are pure."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from clubantique.core.errors import ClubError, NotPossible
from clubantique.core.outside import Chance
from clubantique.core.registry import load
from clubantique.server.commands import (
    HOUSE,
    Begin,
    BotAnswers,
    By,
    Close,
    Command,
    Look,
    MakeCode,
    Moment,
    Pause,
    Rematch,
    Remove,
    Resign,
    Resume,
    Sit,
    TakeBack,
    TimeOut,
    UseCode,
    Visitor,
    WindClock,
)
from clubantique.server.decide import DECIDERS, decide
from clubantique.server.deciding import Decision
from clubantique.server.errors import NotAway, NotNow, NotYours, Stale, Taken, UsedPass
from clubantique.server.messages import AgreeToEnd, Chat, Choose, Mute, NewChair, NewTable, StandIn, Withdraw
from clubantique.server.rows import TableRow
from clubantique.server.schema import CLOSED, PLAYING, WAITING
from clubantique.server.seating import new_row, set_up
from clubantique.server.table import PAUSED, Played, Table, read, with_chair

NOW = 1_000_000
ANN, BOB, ZOE = (Visitor(name) for name in ("ann", "bob", "zoe"))


def moment(now: int = NOW, *away: int) -> Moment:
    return Moment(now, Chance(Random(7)), frozenset(away))


def new(*chairs: NewChair, clock: int | None = None, game: str = "adel") -> Table:
    wanted = NewTable(game=game, name="Ann", chairs=list(chairs), clock=clock)
    row = new_row(load(game), wanted, "ann", id="t", seed="0", now=NOW)
    return set_up(load(game), row, Chance(Random(7)), NOW).after


def done(table: Table, by: By, command: Command, at: Moment | None = None) -> Table:
    return decided(table, by, command, at).after


def decided(table: Table, by: By, command: Command, at: Moment | None = None) -> Decision:
    decision = decide(table, by, command, at or moment())
    assert decision is not None
    return decision


def two(clock: int | None = None) -> Table:
    """Ann, Bob and a bot, in the first question of Adel verpflichtet."""
    return done(new(NewChair(), NewChair(bot="random"), clock=clock), ZOE, Sit("Bob", "bob"))


def choice(table: Table, seat: int, message: str = "m1") -> Choose:
    assert table.play is not None
    code = table.play.state.legal(seat)[0]
    return Choose(message, table.decision(seat), [table.game.name(code)])


# --- sitting down and beginning ------------------------------------------------------------------


def test_a_game_begins_in_the_same_change_in_which_the_last_chair_is_taken() -> None:
    waiting = new(NewChair(), NewChair(bot="random"))
    assert (waiting.row.status, waiting.play) == (WAITING, None)
    decision = decided(waiting, ZOE, Sit("Bob", "bob"))
    assert decision.after.row.status == PLAYING
    assert decision.change.answer is not None
    assert decision.change.answer.entries
    assert decision.after.seats_of("bob") == [1]
    assert waiting.play is None, "the table before is as it was"


def test_whoever_did_not_hear_that_they_sit_sits_once() -> None:
    waiting = new(NewChair(), NewChair())
    seated = done(waiting, ZOE, Sit("Bob", "bob"))
    assert decide(seated, ZOE, Sit("Bob", "bob"), moment()) is None


def test_no_chair_is_free_twice() -> None:
    with pytest.raises(Taken):
        decide(two(), ZOE, Sit("Zoe", "zoe"), moment())


def test_only_the_host_begins() -> None:
    waiting = done(new(NewChair(), NewChair()), ZOE, Sit("Bob", "bob"))
    with pytest.raises(NotYours):
        decide(waiting, BOB, Begin(), moment())
    begun = done(waiting, ANN, Begin())
    assert begun.row.status == PLAYING
    assert begun.row.chairs[2].bot is not None


def test_whoever_leaves_a_chair_leaves_nothing_behind() -> None:
    waiting = done(new(NewChair(), NewChair()), ZOE, Sit("Bob", "bob"))
    decision = decided(waiting, ANN, Remove(1))
    assert decision.after.row.chairs[1] == new(NewChair(), NewChair()).row.chairs[1]
    assert decision.change.forgets == 1
    assert decision.after.seats_of("bob") == []
    for by, seat in ((BOB, 0), (ZOE, 1)):
        with pytest.raises(ClubError):
            decide(waiting, by, Remove(seat), moment())


# --- playing -------------------------------------------------------------------------------------


def test_an_answer_is_tried_on_a_fork() -> None:
    table = two()
    before = read(table.game, table.row, []).row
    decision = decided(table, BOB, choice(table, 1))
    assert isinstance(table.stage, Played)
    assert isinstance(decision.after.stage, Played)
    assert (table.decision(1), decision.after.decision(1)[1]) != (decision.after.decision(1), 0)
    assert (table.stage.answers, decision.after.stage.answers, decision.change.number) == (1, 2, 1)
    assert before.version == table.row.version == decision.after.row.version - 1
    assert not decision.after.was_said(1, "m1"), "before it is stored it was not said"


def test_what_was_stored_is_not_done_again() -> None:
    table = two()
    assert isinstance(table.stage, Played)
    table.stage.said[1, "m1"] = 1
    assert decide(table, BOB, choice(table, 1), moment()) is None
    assert decide(table, BOB, Withdraw("m1", (9, 9)), moment()) is None


def test_an_answer_to_another_question_or_of_somebody_else_is_refused() -> None:
    table = two()
    with pytest.raises(Stale):
        decide(table, BOB, Choose("m", (99, 0), ["castle"]), moment())
    with pytest.raises(NotYours):
        decide(table, ZOE, choice(table, 1), moment())
    with pytest.raises(NotPossible):
        decide(table, BOB, Choose("m", table.decision(1), ["bid 24"]), moment())
    with pytest.raises(NotNow):
        decide(done(table, ANN, Close()), BOB, choice(table, 1), moment())


def test_only_the_house_speaks_for_bots() -> None:
    table = two()
    answer = choice(table, 2)
    said = BotAnswers(2, answer.decision, answer.choices)
    assert decided(table, HOUSE, said).change.answer is not None
    with pytest.raises(NotYours):
        decide(table, ANN, said, moment())
    person = choice(table, 1)
    with pytest.raises(NotNow):
        decide(table, HOUSE, BotAnswers(1, person.decision, person.choices), moment())


def test_a_part_of_an_answer_does_not_tell_that_somebody_is_at_it() -> None:
    """Only whoever is due counts: otherwise the time of the last change would betray how far others have come."""
    rng, table = Random(3), two()
    parts = 0
    for step in range(200):
        if not table.due():
            break
        seat = rng.choice(table.due())
        assert table.play is not None
        code = rng.choice(table.play.state.legal(seat))
        said = BotAnswers(seat, table.decision(seat), [table.game.name(code)])
        bots = structs.replace(
            table, row=structs.replace(with_chair(table.row, seat, stand_in="random"), changed=1)
        )
        after = done(bots, HOUSE, said, moment(NOW + step))
        assert (after.row.changed == 1) is (after.question() == table.question())
        parts += after.row.changed == 1
        table = after
    assert parts


def test_the_row_says_whom_the_table_waits_for() -> None:
    table = two()
    assert table.row.due == sum(1 << seat for seat in table.due())
    assert table.row.bot_is_due
    assert table.row.due_version == table.row.version
    old = structs.replace(table, row=structs.replace(table.row, due=None, due_version=None))
    assert done(old, HOUSE, Look()).row.due == table.row.due
    assert decide(table, HOUSE, Look(), moment()) is None


# --- clocks --------------------------------------------------------------------------------------


def test_bots_take_over_when_time_has_run_out_but_not_alone() -> None:
    table = two(clock=60)
    assert table.row.deadline == NOW + 60
    assert decide(table, HOUSE, TimeOut(), moment(NOW + 59)) is None
    after = done(table, HOUSE, TimeOut(), moment(NOW + 60))
    assert after.status == PAUSED
    assert all(after.thinker(seat) for seat in range(3))
    back = done(after, BOB, Resume(), moment(NOW + 500))
    assert (back.status, back.thinker(1)) == (PLAYING, None)
    assert back.row.deadline == NOW + 560


def test_a_pause_keeps_the_seconds_that_are_left() -> None:
    paused = done(two(clock=60), ANN, Pause(), moment(NOW + 20))
    assert (paused.status, paused.row.deadline) == (PAUSED, 40)
    assert decide(paused, HOUSE, TimeOut(), moment(NOW + 99)) is None
    assert done(paused, BOB, Resume(), moment(NOW + 1000)).row.deadline == NOW + 1040
    with pytest.raises(NotNow):
        decide(paused, ANN, Pause(), moment())


@pytest.mark.parametrize("jump", [-40 * 86400, 40 * 86400])
def test_whoever_was_due_when_the_clock_jumped_has_the_whole_time_again(jump: int) -> None:
    table = two(clock=60)
    assert decide(table, HOUSE, WindClock(), moment(NOW + 30)) is None
    assert done(table, HOUSE, WindClock(), moment(NOW + jump)).row.deadline == NOW + jump + 60


# --- moving a seat, handing it on, taking it back ------------------------------------------------


def code_for(table: Table, by: By, seat: int, at: Moment | None = None) -> tuple[Table, UseCode]:
    decision = decided(table, by, MakeCode(seat, "code", 900), at)
    assert decision.change.new_code is not None
    return decision.after, UseCode(decision.change.new_code, "new")


def test_a_code_is_bound_to_whoever_held_the_chair() -> None:
    table, use = code_for(two(), BOB, 1)
    moved = done(table, ZOE, use)
    assert (moved.seats_of("bob"), moved.seats_of("new")) == ([], [1])
    again = UseCode(use.code, "thief")
    with pytest.raises(UsedPass):
        decide(moved, ZOE, again, moment())
    with pytest.raises(UsedPass):
        decide(table, ZOE, use, moment(NOW + 901))


def test_a_code_of_somebody_who_was_removed_moves_nobody_else() -> None:
    waiting = done(new(NewChair(), NewChair()), ZOE, Sit("Mallory", "mallory"))
    waiting, use = code_for(waiting, Visitor("mallory"), 1)
    freed = done(waiting, ANN, Remove(1))
    victim = done(freed, ZOE, Sit("Victim", "victim"))
    with pytest.raises(UsedPass):
        decide(victim, Visitor("mallory"), use, moment())
    with pytest.raises(NotYours):
        decide(victim, Visitor("mallory"), MakeCode(1, "other", 900), moment())


def test_the_host_hands_on_only_the_seat_of_somebody_who_is_away() -> None:
    table = two()
    with pytest.raises(NotAway):
        decide(table, ANN, MakeCode(1, "code", 900), moment())
    for by in (BOB, ZOE):
        with pytest.raises(NotYours):
            decide(table, by, MakeCode(0, "code", 900), moment(NOW, 0))
    table, use = code_for(table, ANN, 1, moment(NOW, 1))
    with pytest.raises(NotAway):
        decide(table, ZOE, use, moment())  # Bob is back
    with pytest.raises(NotYours):
        decide(table, ANN, use, moment(NOW, 1))  # nobody who plays here sees another's cards


def handed_on() -> Table:
    table, use = code_for(two(), ANN, 1, moment(NOW, 1))
    return done(table, ZOE, structs.replace(use, name="Zoe"), moment(NOW, 1))


def test_the_whole_table_reads_whose_seat_went_to_whom() -> None:
    table, use = code_for(two(), ANN, 1, moment(NOW, 1))
    decision = decided(table, ZOE, structs.replace(use, name="Zoe"), moment(NOW, 1))
    line = decision.change.line
    assert line is not None
    assert line.notice is not None
    assert all(word in line.notice for word in ("handed-on", "Bob", "Zoe"))
    chair = decision.after.row.chairs[1]
    assert (chair.name, chair.owner, chair.owner_name) == ("Zoe", "bob", "Bob")


def test_whoever_was_away_takes_the_seat_back_at_any_time() -> None:
    back = done(handed_on(), BOB, TakeBack())
    assert (back.seats_of("bob"), back.seats_of("new")) == ([1], [])
    assert (back.row.chairs[1].name, back.row.chairs[1].owner) == ("Bob", None)
    for by in (ZOE, ANN, Visitor("new")):
        with pytest.raises(NotYours):
            decide(handed_on(), by, TakeBack(), moment())


def test_nobody_resigns_a_seat_that_was_only_handed_to_them() -> None:
    with pytest.raises(NotYours):
        decide(handed_on(), Visitor("new"), Resign(1), moment())
    assert done(done(handed_on(), BOB, TakeBack()), BOB, Resign(1)).row.chairs[1].resigned


def test_the_first_owner_stays_it_however_often_a_seat_is_handed_on() -> None:
    decision = decided(handed_on(), ANN, MakeCode(1, "second", 900), moment(NOW, 1))
    assert decision.change.new_code is not None
    twice = done(decision.after, Visitor("yves"), UseCode(decision.change.new_code, "yves"), moment(NOW, 1))
    assert (twice.row.chairs[1].owner, twice.row.chairs[1].owner_name) == ("bob", "Bob")
    assert done(twice, BOB, TakeBack()).seats_of("bob") == [1]


def test_when_the_first_seat_of_a_shared_device_moves_the_other_stays() -> None:
    table = new(NewChair(name="Bob"), NewChair(bot="random"))
    assert table.seats_of("ann") == [0, 1]
    table, use = code_for(table, ANN, 0)
    moved = done(table, ZOE, use)
    assert (moved.seats_of("new"), moved.seats_of("ann")) == ([0], [1])


# --- the rest of what people decide --------------------------------------------------------------


def test_whoever_resigns_leaves_the_game_to_a_bot_for_good() -> None:
    table = done(two(), BOB, Resign(1))
    assert table.thinker(1) is not None
    for command in (choice(table, 1), Pause(), AgreeToEnd(1, True), StandIn(1, None)):
        with pytest.raises(NotYours):
            decide(table, BOB, command, moment())


def test_a_game_is_abandoned_when_everybody_agrees() -> None:
    one = done(two(), ANN, AgreeToEnd(0, True))
    assert one.row.status == PLAYING
    both = done(one, BOB, AgreeToEnd(1, True))
    assert (both.row.status, both.row.deadline, both.row.bot_is_due, both.row.due) == (CLOSED, None, False, 0)
    with pytest.raises(NotYours):
        decide(one, BOB, AgreeToEnd(0, True), moment())


def test_a_rematch_is_one_change_and_happens_once() -> None:
    closed = done(two(), ANN, Close())
    decision = decided(closed, BOB, Rematch("again", "1", "bobs"))
    assert isinstance(decision.change.beside, TableRow)
    assert decision.change.beside.chairs[0].name == "Bob"
    assert decision.after.row.rematch == "again"
    assert decide(decision.after, BOB, Rematch("again", "1", "bobs"), moment()) is None
    with pytest.raises(NotNow):
        decide(decision.after, ANN, Rematch("other", "1", "anns"), moment())


def test_somebody_who_is_muted_says_nothing() -> None:
    muted = done(two(), ANN, Mute(1, True))
    with pytest.raises(NotYours):
        decide(muted, BOB, Chat("m", "hello"), moment())
    line = decided(muted, ANN, Chat("m", "hello")).change.line
    assert line is not None
    assert line.text == "hello"


def test_strangers_decide_nothing() -> None:
    """Whatever is asked by somebody without a seat is refused, but to sit down and to use a code."""
    table = two()
    wishes: list[Command] = [
        AgreeToEnd(1, True),
        Begin(),
        choice(table, 1),
        Chat("m", "hello"),
        Close(),
        Look(),
        MakeCode(1, "code", 900),
        Mute(1, True),
        Pause(),
        Rematch("again", "1", "zoe"),
        Remove(1),
        Resign(1),
        Resume(),
        StandIn(1, "random"),
        TakeBack(),
        TimeOut(),
        WindClock(),
        Withdraw("m", table.decision(1)),
        BotAnswers(2, table.decision(2), ["castle"]),
    ]
    assert {type(wish) for wish in wishes} == set(DECIDERS) - {Sit, UseCode}
    for wish in wishes:
        with pytest.raises((NotYours, NotNow)):
            decide(table, ZOE, wish, moment(NOW, 0, 1))
